/** What is named in a sentence about it: at the beginning of one. */
import type { Called } from '../../../../rules/trenchcoat/called.ts';
import { type Says, say } from '../../../says.ts';
import { capital } from '../../capital.ts';

const ours: Says<Exclude<Called, string>> = {
  ability: ({ of }) => (of === null ? 'The ability' : `The ability of ${of}`),
  limit: ({ of }) => `The limit for ${of}`,
  characters: () => 'The number of characters',
  time: () => 'Task Time',
  distance: () => 'The distance',
  result: () => 'A result of ten dice',
  size: () => 'The size of a result',
  nonBlanks: () => 'A number of non-blanks',
  name: () => 'The name',
  ownName: () => 'A name',
  deviceName: () => 'The name of the device',
  ownNumber: () => 'A number',
  deviceClass: () => 'A class',
  account: () => 'An account',
  ice: () => 'ICE',
  state: () => 'A state',
  part: ({ part }) => (part === 'move' ? 'The move' : part === 'facts' ? 'That' : capital(part)),
};

export const calledWords = (name: Called): string => (typeof name === 'string' ? name : say(ours, 'That', name));
