/**
 * A test's quality in words. Logs store the rules' own name for a band, which must never change; unknown names are
 * shown unchanged.
 */
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
