/** Lines of a sheet by name. */
import type { ChangedLine } from '../../../rules/trenchcoat/sheet/changes.ts';
import { matrixAttributes } from '../../../rules/trenchcoat/sheet/device.ts';
import { say, type WordsByKind } from '../../says.ts';

const lines: WordsByKind<ChangedLine> = {
  name: () => 'Name',
  character: () => 'Kind',
  number: ({ name }) => name,
  device: () => 'Device',
  class: () => 'Device class',
  rating: ({ attribute }) => `Device ${matrixAttributes[attribute]}`,
  method: () => 'Access method',
};

export const lineWords = (line: ChangedLine): string => say(lines, 'Something', line);
