/** What a refusal is about, for the beginning of a sentence. */
import type { NumberName } from '../../../../rules/trenchcoat/reasons.ts';
import { say, type WordsByKind } from '../../../says.ts';

const ours: WordsByKind<Exclude<NumberName, string>> = {
  ability: ({ of }) => (of === null ? 'The ability' : `${of}’s ability`),
  limit: ({ of }) => `The limit for ${of}`,
  characters: () => 'The number of characters',
  time: () => 'Task Time',
  name: () => 'The name',
  ownName: () => 'A name',
  deviceName: () => 'The device name',
  ownNumber: () => 'A number',
  deviceClass: () => 'The class',
  account: () => 'The account',
  ice: () => 'ICE',
  state: () => 'The state',
  part: ({ part }) => (part === 'move' ? 'The move' : part === 'facts' ? 'That' : `The field “${part}”`),
};

export const calledWords = (name: NumberName): string => (typeof name === 'string' ? name : say(ours, 'That', name));
