/** Refusals in the matrix: what an action lacks, and what would make it possible. */

import type { Target } from '../../../../rules/trenchcoat/game/names.ts';
import { accessMethods, matrixAttributes } from '../../../../rules/trenchcoat/sheet/device.ts';
import { plain, rangeText } from '../numbers.ts';
import type { TrenchRefusalWords } from './index.ts';

const targets: Readonly<Record<Target, { readonly on: string; readonly find: string }>> = {
  node: { on: 'a node', find: 'Find the node first.' },
  process: { on: 'a process', find: 'Find the process first.' },
  stream: { on: 'a stream', find: 'Find the stream first.' },
  file: { on: 'a file', find: 'Find the file first.' },
};

/** The word for a node, whose name the player may not know. */
const nodeWord = (name: string): string => name || 'that node';

export const matrix = {
  sheetFirst: 'Choose a sheet first.',
  deviceFirst: 'Choose a device first.',
  ratingShort: ({ short, has, needs, best }) =>
    `That needs ${matrixAttributes[short]} ${needs}, and yours is ${has}.${best === null ? '' : ` You can use ${accessMethods[best]}.`}`,
  notOnTarget: ({ action, target }) => `${action} doesn’t work on ${targets[target].on}.`,
  exploitMissing: 'This account level is too low, and you don’t own Exploit.',
  programMissing: ({ program }) => `You don’t own ${program}.`,
  nodeUp: ({ node }) => `${node || 'That node'} is already up.`,
  nodeDown: ({ node }) => `${node || 'That node'} is shut down.`,
  notAccessed: ({ node }) => `You aren’t in ${nodeWord(node)}.`,
  insideAlready: ({ node }) => `You are already in ${nodeWord(node)}.`,
  addressUnknown: ({ node }) => `You don’t know the address of ${nodeWord(node)}.`,
  accessFirst: ({ node }) => `Access ${nodeWord(node)} first.`,
  findFirst: ({ target }) => targets[target].find,
  accountOutside: 'The player must access that node first.',
  noSignalReaches: ({ metres, most }) => `The distance can’t be ${plain(metres)} m. Use 0 to ${most}.`,
  notWireless: ({ node }) => `${node} isn’t wireless: it has no Signal.`,
  ownSignal: 'Your device has no Signal.',
  outOfRange: ({ signal, reaches, node, metres }) =>
    `Signal ${signal} reaches ${rangeText(reaches)}, and ${node} is ${rangeText(metres)} away.`,
} satisfies Partial<TrenchRefusalWords>;
