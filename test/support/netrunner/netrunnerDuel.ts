/** Two phones play Netrunner with the built-in decks and random answers that mostly advance the game. */
import type { AnyMove } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { type Move, netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { type Duel, type DuelOptions, duel } from '../duel.ts';
import { weightOf } from '../randomPlay.ts';

export type NetrunnerDuel = Duel<Table, Move>;

export const netrunnerDuel = (seed: number, more: Partial<DuelOptions<Table, Move>> = {}): Promise<NetrunnerDuel> =>
  duel<Table, Move>({ game: netrunner, seed, decks: starterDecks, weigh: forward, ...more });

/** As in random play of the rules only, but no one concedes. */
const forward = (move: AnyMove): number => (move.do === 'concede' ? 0 : weightOf(move));

/** Whether both phones had the same table after every entry. */
export function sameTables({ players: [a, b] }: NetrunnerDuel): boolean {
  return JSON.stringify([...a.tables]) === JSON.stringify([...b.tables]);
}
