/** A long game between two phones in this process, as stored by one of them. */
import { hex } from '../../src/base/bytes.ts';
import type { AnyMove } from '../../src/rules/game.ts';
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import { type Duel, testSecret } from '../support/duel.ts';
import { netrunnerDuel } from '../support/netrunner/netrunnerDuel.ts';

/** Bytes as hexadecimal, which can be passed to a page. */
export interface StoredGame {
  length: number;
  /** The phone's secret key. */
  secret: string;
  keys: [string, string];
  /** For a game other than Netrunner: its rules, and their version. */
  rules?: string;
  records: Record<string, string>;
  entries: string[];
}

const weights: Record<string, number> = {
  concede: 0,
  score: 0,
  run: 0.3,
  jackOut: 40,
  bit: 8,
  draw: 0.1,
  use: 0.5,
  advance: 0.2,
  trash: 0,
};

/**
 * Played until there are at least the given number of entries and the Corp is asked for a move. The Corp's R&D is
 * doubled, so that it lasts.
 */
export async function storedGame(entries: number): Promise<StoredGame> {
  const decks = [[...starterDecks[0], ...starterDecks[0]], starterDecks[1]] as const;
  for (let seed = 1; ; seed++) {
    const game = await netrunnerDuel(seed, { decks, weigh: (move) => weights[move.do] ?? 1, mostMoves: 1 });
    const [corp] = game.players;
    await game.play(() => {
      const { length, question } = corp.match.view();
      return length >= entries && question?.kind === 'move' && question.window === 'action' && question.of === 0;
    });
    if (corp.match.view().status.kind !== 'playing') continue;
    return storedOf(game, seed);
  }
}

/** The disk contents of the first of two phones created from the given seed. */
export async function storedOf<T, M extends AnyMove, K>({ players }: Duel<T, M, K>, seed: number): Promise<StoredGame> {
  const [own, other] = players;
  const store = own.disk.open();
  const games = await store.list();
  const stored = await store.read(games.ok ? (games.value[0]?.gameId ?? '') : '');
  if (!stored.ok) throw new Error(stored.error);
  return {
    length: stored.value.entries.length,
    secret: hex(testSecret(seed, 0)),
    keys: [hex(own.signer.publicKey), hex(other.signer.publicKey)],
    records: Object.fromEntries(Object.entries(stored.value.records).map(([key, bytes]) => [key, hex(bytes)])),
    entries: stored.value.entries.map(hex),
  };
}
