/** Pairs two players: their decks, the winner, and the statistics. */

import type { CardId, Seat } from '../../../src/rules/game.ts';
import { withMemory } from '../../../src/rules/known.ts';
import { builtInDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { buildDeck } from '../../../src/rules/netrunner/packs/build.ts';
import { packsOf, poolOf } from '../../../src/rules/netrunner/packs/packs.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { seeded } from '../../../src/solo/random.ts';
import { randomDeck } from '../decks.ts';
import { deal, type NetrunnerGame } from '../randomPlay.ts';
import { type Habits, habitsOf } from './habits.ts';
import { heldOut } from './heldOut.ts';
import { type Mind, winnerOf } from './minds.ts';
import { tuning } from './tuning.ts';

/** Built-in decks, decks for tuning, decks never tuned with, any legal deck, or decks built from sealed packs. */
export const deckSets = ['built-in', 'tuning', 'held-out', 'any', 'sealed'] as const;
export type DeckSet = (typeof deckSets)[number];

/** One game's result, as plain data. */
export interface Outcome {
  readonly seed: number;
  /** The first player's side. */
  readonly side: Seat;
  readonly decks: readonly [string, string];
  readonly won: boolean;
  readonly end: string;
  readonly turns: number;
  readonly habits: Habits;
  /** A move was refused, or the game did not end. */
  readonly fault?: string;
}

/** The decks for the given seed; consecutive seeds cover every pair in a set. */
function decksOf(set: DeckSet, seed: number): readonly { readonly id: string; readonly cards: readonly CardId[] }[] {
  if (set === 'any') {
    const random = seeded(seed);
    return [CORP, RUNNER].map((side) => ({ id: 'any', cards: randomDeck(side as Seat, random) }));
  }
  if (set === 'sealed')
    return ([CORP, RUNNER] as const).map((side) => {
      const packs = packsOf(seeded(2 * seed + side), { v1: 2, proteus: 0, classic: 0 });
      return { id: 'sealed', cards: buildDeck(side, poolOf(packs)).cards };
    });
  const [corp, runner] = { 'built-in': builtInDecks, tuning, 'held-out': heldOut }[set];
  const at = (seed - 1) % (corp.length * runner.length);
  return [corp[Math.floor(at / runner.length)], runner[at % runner.length]].flatMap((deck) => deck ?? []);
}

/** The arena continues after a broken game. */
function faultOf(play: () => unknown): string | null {
  try {
    play();
    return null;
  } catch (error) {
    return String(error);
  }
}

type Watched = Parameters<typeof winnerOf>[3];

/** With any decks, every other game uses the alternative rules. */
export function dealt(set: DeckSet, seed: number): NetrunnerGame {
  const [corp, runner] = decksOf(set, seed);
  if (!corp || !runner) throw new Error(`no decks for seed ${seed}`);
  const local = deal(seed, [corp.cards, runner.cards], { rules: set === 'any' && seed % 2 ? 'rulings' : '1996' });
  for (const side of [0, 1] as const) local.known[side] = withMemory(local.known[side]);
  return local;
}

/** The game with the given seed and the first player on the given side. */
export function played(
  [first, second]: readonly [Mind, Mind],
  side: Seat,
  set: DeckSet,
  seed: number,
  watch?: Watched,
): Outcome {
  const local = dealt(set, seed);
  const habits = habitsOf();
  const fault = faultOf(() =>
    winnerOf(local, side === CORP ? [first, second] : [second, first], seeded(seed + 1), {
      ...watch,
      sees: habits.sees,
      decides: habits.decides,
    }),
  );
  const { over, turn } = local.table;
  return {
    seed,
    side,
    decks: decksOf(set, seed).map(({ id }) => id) as [string, string],
    won: over?.winner === side,
    end: fault ?? over?.why ?? 'no end',
    turns: turn,
    habits: habits.seen(),
    ...(fault !== null && { fault }),
  };
}

/** Both games with a seed, with sides swapped. */
export const pairOf = (minds: readonly [Mind, Mind], set: DeckSet, seed: number, watch?: Watched): Outcome[] =>
  [CORP, RUNNER].map((side) => played(minds, side as Seat, set, seed, watch));

const Z = 1.96;

/** The 95 % confidence interval of the share (E. B. Wilson, 1927). */
export function interval(won: number, of: number): [low: number, high: number] {
  const p = won / of;
  const square = (Z * Z) / of;
  const middle = (p + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((p * (1 - p)) / of + square / (4 * of));
  return [middle - half, middle + half];
}

/** "34 of 50, 68 % (54 to 79)". */
export function said(games: readonly Outcome[]): string {
  const won = games.filter((game) => game.won).length;
  const percent = (share: number): number => Math.round(100 * share);
  const [low, high] = interval(won, games.length).map(percent);
  return `${won} of ${games.length}, ${percent(won / games.length)} % (${low} to ${high})`;
}
