/** For each kind of word: its cost, how long it is kept, and the entry it leads to (protocol/README, Words). */
import type { BodyType } from '../log/body.ts';
import type { WordKind } from '../log/word.ts';
import { cost } from './sync/otherPhone.ts';

interface WordPolicy {
  /** The cost of processing a word. */
  readonly price: number;
  /**
   * Which word per player counts. For heads, the shortest and the last: the shortest excuses everything that a longer
   * one does.
   */
  readonly keep: 'first' | 'last' | 'shortest-and-last';
  /** Whether it survives a restart. */
  readonly onDisk: boolean;
  /**
   * Whether it is written to the game file. Otherwise private until both players agree; the log then records the
   * agreement.
   */
  readonly inFile: boolean;
  /** The entry with which the player with the pen responds; null for none. */
  readonly leadsTo: BodyType | null;
}

export const wordPolicies: Readonly<Record<WordKind, WordPolicy>> = {
  resign: { price: cost.write, keep: 'first', onDisk: true, inFile: true, leadsTo: 'RESIGN' },
  absent: { price: cost.write, keep: 'last', onDisk: true, inFile: true, leadsTo: null },
  charge: { price: cost.write, keep: 'first', onDisk: true, inFile: true, leadsTo: null },
  offer: { price: cost.write, keep: 'last', onDisk: true, inFile: false, leadsTo: 'AGREED' },
  move: { price: 2 * cost.signature, keep: 'last', onDisk: false, inFile: false, leadsTo: 'HANDOVER' },
  head: { price: cost.write, keep: 'shortest-and-last', onDisk: true, inFile: true, leadsTo: null },
};
