/** Test quality in words. A log has it by its name of the rules, which no version may change; one of another version stands as it is. */
import type { BandName } from '../../../rules/trenchcoat/dice/band.ts';

const bandNames: Readonly<Record<BandName, string>> = {
  'Epic Fail': 'Epic Fail',
  'Severe Failure': 'Severe Failure',
  'Decisive Failure': 'Decisive Failure',
  Failure: 'Failure',
  'Barely made it': 'Barely made it',
  Acceptable: 'Acceptable',
  'Good Result': 'Good Result',
  Exceptional: 'Exceptional',
  'Epic Success': 'Epic Success',
};

export const bandWords = (name: string): string =>
  Object.hasOwn(bandNames, name) ? bandNames[name as BandName] : name;
