/** A long game that two phones have played in this process, as one of them has it on its disk. */
import { hex } from '../../src/base/bytes.ts';
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import { testSecret } from '../support/duel.ts';
import { netrunnerDuel } from '../support/netrunner/netrunnerDuel.ts';

/** Bytes as hexadecimal digits: what can be handed to a page. */
export interface StoredGame {
  length: number;
  /** The secret key of the phone. */
  secret: string;
  keys: [string, string];
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

/** Until there are so many entries and the Corp is asked for a move. The Corp's R&D is doubled, so that it lasts. */
export async function storedGame(entries: number): Promise<StoredGame> {
  const decks = [[...starterDecks[0], ...starterDecks[0]], starterDecks[1]] as const;
  for (let seed = 1; ; seed++) {
    const game = await netrunnerDuel(seed, { decks, weigh: (move) => weights[move.do] ?? 1, mostMoves: 1 });
    const [corp, runner] = game.players;
    await game.play(() => {
      const { length, question } = corp.match.view();
      return length >= entries && question?.kind === 'move' && question.window === 'action' && question.of === 0;
    });
    if (corp.match.view().status.kind !== 'playing') continue;
    const store = corp.disk.open();
    const games = await store.list();
    const stored = await store.read(games.ok ? (games.value[0]?.gameId ?? '') : '');
    if (!stored.ok) throw new Error(stored.error);
    return {
      length: stored.value.entries.length,
      secret: hex(testSecret(seed, 0)),
      keys: [hex(corp.signer.publicKey), hex(runner.signer.publicKey)],
      records: Object.fromEntries(Object.entries(stored.value.records).map(([key, bytes]) => [key, hex(bytes)])),
      entries: stored.value.entries.map(hex),
    };
  }
}
