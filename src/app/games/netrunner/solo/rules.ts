/** What Netrunner provides for solo games. */
import type { Move, Table } from '../../../../rules/netrunner/index.ts';
import { netrunner } from '../../../../rules/netrunner/index.ts';
import type { SoloRules } from '../../../../solo/solo.ts';
import { idleBid, idleMove } from './idle.ts';

const telling = new Set(['trace', 'damage', 'accessed', 'turn', 'over', 'searched', 'exposed']);

export const soloRules: SoloRules<Table, Move> = {
  game: netrunner,
  idle: idleMove,
  idleBid,
  machine: () => import('./machine.ts').then((module) => module.machinePlayer),
  tells: ({ kind }) => telling.has(kind),
};
