/** Sealed bids between two phones: an ACT that binds a bid, an open ACT, and an OPEN (PROTOCOL 8). */
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/base/canonical.ts';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import { BID } from '../../../src/peer/match/fold/questions/sealed.ts';
import type { Secrets } from '../../../src/peer/secret/seed.ts';
import { sealFact } from '../../../src/peer/secret/values.ts';
import type { AnyMove, Seat } from '../../../src/rules/game.ts';
import { mustParse } from '../../support/cheat.ts';
import { netrunnerDuel } from '../../support/netrunner/netrunnerDuel.ts';
import { openedIn } from '../../support/peer/opened.ts';
import { expectEnd, shortDuel, shortGame, type ToyDuel } from '../../support/shortToy.ts';
import { corp } from '../../support/vectors.ts';

const view = (game: ToyDuel, seat: Seat) => game.players[seat].match.view();
const noted = (game: ToyDuel, seat: Seat, bits: number) => game.players[seat].match.bid({ do: 'bid', bits });
const logOf = (game: ToyDuel) => (game.players[0].match.file() as MatchFile).entries.map(mustParse);

async function atTheBid(): Promise<ToyDuel> {
  for (let seed = 1; seed < 40; seed++) {
    const game = await shortDuel({
      seed,
      options: { length: 'short', takeBack: 'consent' },
      weigh: (move) => ('card' in move && move.card === 'fox' ? 20 : 1),
    });
    const there = () => view(game, 0).question?.kind === 'sealed';
    await game.play(there);
    await game.quiet();
    if (there()) return game;
  }
  throw new Error('no game came to a bid');
}

describe('a bid', () => {
  it('is bound as a fact, answered openly, and opened', async () => {
    const game = await atTheBid();
    const { length } = view(game, 0);
    const facts = (): readonly unknown[] => logOf(game).flatMap(({ body }) => (body.type === 'ACT' ? body.facts : []));
    const before = facts().length;
    await noted(game, 0, 1);
    await noted(game, 1, 0);
    await game.quiet();
    const [bound, answered, opened] = logOf(game).slice(length, length + 3);
    expect(bound).toMatchObject({ author: 0, body: { type: 'ACT', moves: [BID], facts: [{}] } });
    expect(answered).toMatchObject({ author: 1, body: { type: 'ACT', facts: [] } });
    expect(answered?.body).toMatchObject({ moves: [canonical({ do: 'bid', bits: 0 })] });
    expect(openedIn(opened?.body, 'fact')).toMatchObject([
      { number: before, value: canonical({ do: 'bid', bits: 1 }) },
    ]);
    await game.play();
    expectEnd(game);
  });

  it('lets the players agree on a draw while it is bound, but on nothing else', async () => {
    const game = await atTheBid();
    await noted(game, 0, 1);
    await game.quiet();
    const { match } = game.players[1];
    expect(view(game, 1)).toMatchObject({ asked: true, back: { ways: [] } });
    for (const wanted of [{ what: 'correct', change: { bits: 1 } } as const, { what: 'back', to: 12 } as const])
      expect(await match.offer(wanted)).toMatchObject({ ok: false, error: { kind: 'E-PENDING' } });
    expect(await match.offer({ what: 'draw' })).toMatchObject({ ok: true });
    await game.quiet();
    await game.players[0].match.accept();
    await game.quiet();
    expect(view(game, 0).status).toMatchObject({ kind: 'over', by: 'agreement', winner: null });
    expect(view(game, 1).status).toMatchObject({
      kind: 'over',
      by: 'agreement',
      winner: null,
      verdict: { clean: true },
    });
  });

  it('does not keep anyone from conceding while it is bound', async () => {
    const game = await atTheBid();
    await noted(game, 0, 1);
    await game.quiet();
    await game.players[0].match.resign();
    await game.quiet();
    expect(view(game, 1).status).toMatchObject({
      kind: 'over',
      by: 'resignation',
      winner: 1,
      verdict: { clean: true },
    });
  });

  it('cannot be inferred from the length of its copy in any game', async () => {
    const blocks = (move: AnyMove): number =>
      sealFact(corp as unknown as Secrets, 0, canonical(move as never)).sealed.length / 32;
    const lengths = new Map<string, Set<number>>();
    const look = (game: string, { table, question, known, seat }: Seen, moves: Moves): void => {
      if (question?.kind !== 'sealed' || question.first !== seat || !table || !known) return;
      const seen = lengths.get(game) ?? new Set();
      lengths.set(game, seen);
      for (const move of moves(table, seat, known)) seen.add(blocks(move));
    };
    for (const seed of [32, 45]) {
      const { game } = shortGame();
      const toy = await shortDuel({ seed });
      await toy.play(({ players }) => {
        for (const { match } of players) look('toy', match.view(), game.moves as Moves);
        return false;
      });
    }
    for (let seed = 1; seed < 8; seed++) {
      const { netrunner } = await import('../../../src/rules/netrunner/index.ts');
      const made = await netrunnerDuel(seed);
      await made.play(({ players }) => {
        for (const { match } of players) look('netrunner', match.view(), netrunner.moves as Moves);
        return false;
      });
    }
    expect(Object.fromEntries(lengths)).toEqual({ toy: new Set([1]), netrunner: new Set([1]) });
  });
});

type Seen = { table: unknown; question: { kind: string; first?: Seat } | null; known: unknown; seat: Seat };
type Moves = (table: unknown, seat: Seat, known: unknown) => AnyMove[];
