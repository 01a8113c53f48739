/** What the matrix refuses: what is missing for an action, and what would make it possible. */

import type { Target } from '../../../../rules/trenchcoat/game/names.ts';
import { accessMethods, matrixAttributes } from '../../../../rules/trenchcoat/sheet/device.ts';
import { rangeText } from '../numbers.ts';
import type { RefusalWords } from './index.ts';

const targets: Readonly<Record<Target, { readonly on: string; readonly find: string }>> = {
  node: { on: 'a node', find: 'Find the node first.' },
  process: { on: 'a process', find: 'Find the process first.' },
  stream: { on: 'a stream', find: 'Find the stream first.' },
  file: { on: 'a file', find: 'Find the file first.' },
};

export const matrix = {
  sheetFirst: 'Choose a sheet first.',
  deviceFirst: 'Choose a device first.',
  ratingShort: ({ short, has, needs, best }) =>
    `${matrixAttributes[short]} ${has}, needs ${needs}.${best === null ? '' : ` ${accessMethods[best]} is possible.`}`,
  notOnTarget: ({ action, target }) => `${action} is not possible on ${targets[target].on}.`,
  exploitMissing: 'You do not own Exploit, and this account is too low.',
  programMissing: ({ program }) => `You do not own ${program}.`,
  nodeUp: ({ node }) => `${node} is up.`,
  nodeDown: ({ node }) => `${node} is shut down.`,
  notAccessed: ({ node }) => `${node} is not accessed.`,
  insideAlready: ({ node }) => `You are in ${node} already.`,
  addressUnknown: ({ node }) => `The address of ${node} is not known.`,
  accessFirst: ({ node }) => `Access ${node} first.`,
  findFirst: ({ target }) => targets[target].find,
  accountOutside: 'An account is held in a node that is accessed.',
  noSignalReaches: ({ metres, most }) => `No Signal reaches ${metres} m; 0 to ${most} would do.`,
  notWireless: ({ node }) => `${node} has no Signal: it is not wireless.`,
  ownSignal: 'Your device has no Signal.',
  outOfRange: ({ signal, reaches, node, metres }) =>
    `Signal ${signal} reaches ${rangeText(reaches)}; ${node} is ${rangeText(metres)} away.`,
} satisfies Partial<RefusalWords>;
