/** What each kind of word costs, how long it is kept, and to which entry it leads: the one table (protocol/README, Words). */
import type { BodyType } from '../log/body.ts';
import type { WordKind } from '../log/word.ts';
import { cost } from './sync/budget.ts';

interface WordRow {
  /** What it costs to hear one. */
  readonly price: number;
  /** Which one of each player counts. Of heads the shortest and the last: the first excuses whatever a longer one does. */
  readonly keep: 'first' | 'last' | 'shortest-and-last';
  /** Whether it outlives this start of the phone. */
  readonly onDisk: boolean;
  /** Whether it goes into the file. What both have agreed to stands in the log; before that it is nobody's business. */
  readonly inFile: boolean;
  /** What the player with the pen writes because of it. */
  readonly leadsTo: BodyType | null;
}

export const words: Readonly<Record<WordKind, WordRow>> = {
  resign: { price: cost.write, keep: 'first', onDisk: true, inFile: true, leadsTo: 'RESIGN' },
  absent: { price: cost.write, keep: 'last', onDisk: true, inFile: true, leadsTo: null },
  charge: { price: cost.write, keep: 'first', onDisk: true, inFile: true, leadsTo: null },
  offer: { price: cost.write, keep: 'last', onDisk: true, inFile: false, leadsTo: 'AGREED' },
  move: { price: 2 * cost.signature, keep: 'last', onDisk: false, inFile: false, leadsTo: 'HANDOVER' },
  head: { price: cost.write, keep: 'shortest-and-last', onDisk: true, inFile: true, leadsTo: null },
};
