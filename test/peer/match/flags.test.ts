/** What a game's header records: that its end reveals no seeds, and that it has no winner (PROTOCOL 3.3). */
import { describe, expect, it } from 'vitest';
import { hex } from '../../../src/base/bytes.ts';
import { ok } from '../../../src/base/result.ts';
import { joinGameFiles, type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import { type AnyGame, type AnyMove, type Game, other, type Seat } from '../../../src/rules/game.ts';
import { foreign, mustParse, strike } from '../../support/cheat.ts';
import { duel } from '../../support/duel.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { reopened } from '../../support/peer/opened.ts';
import { wordOf, wordPacket } from '../../support/peer/words.ts';
import {
  type SecretGame,
  type SecretKnown,
  type SecretMove,
  type SecretTable,
  secretToy,
} from '../../support/secretToy.ts';
import { prove, proveFile } from '../../support/words/proofTold.ts';

const curve = memoCurve();
const decks = [[], []] as const;
const evening: SecretGame = { ...secretToy('dice'), nobodyWins: true };

type Dealt = { readonly id: string; readonly held: readonly [number, number] };

/** Only chance: each player is dealt five numbers, then the game is over. */
const dealing = (more: Pick<AnyGame, 'opens'>): Game<Dealt, AnyMove> =>
  ({
    id: 'dealing',
    version: 1,
    seats: ['first', 'second'],
    cards: [],
    options: {},
    setup: () => ok({ id: 'dealing', held: [0, 0] }),
    deckRefusal: () => null,
    ask: ({ held }: Dealt) => {
      const heldBy = ([0, 1] as const).find((seat) => held[seat] === 0);
      return heldBy === undefined
        ? { kind: 'over', winner: null, why: 'all is dealt' }
        : { kind: 'chance', below: 1000, heldBy, count: 5 };
    },
    moves: () => [],
    refusal: () => ({ kind: 'E-FORM', text: 'nobody moves' }),
    answer: ({ id, held: [first, second] }: Dealt) =>
      ok({
        table: { id, held: first === 0 ? [5, 0] : [first, second === 0 ? 5 : second] },
        events: [{ kind: 'dealt' }],
      }),
    knowledge: {
      begin: () => ({}),
      learn: (known: unknown) => known,
      told: (known: unknown) => known,
      cards: () => null,
    },
    ...more,
  }) as unknown as Game<Dealt, AnyMove>;

const typesOf = (file: MatchFile): string[] => file.entries.map((bytes) => mustParse(bytes).body.type);

describe('the header', () => {
  it('records which games end without seeds, and which have no winner', async () => {
    const flags = async (game: SecretGame): Promise<number | undefined> => {
      const made = await duel<SecretTable, SecretMove, SecretKnown>({ game, seed: 1, decks, curve });
      await made.quiet();
      return made.players[0].match.file()?.header.flags;
    };
    expect(await flags(secretToy('seeds'))).toBe(0);
    expect(await flags(secretToy('dice'))).toBe(1);
    expect(await flags(evening)).toBe(3);
  });

  it('is signed with the game: a file whose flags were changed proves nothing', async () => {
    const made = await duel<SecretTable, SecretMove, SecretKnown>({ game: evening, seed: 1, decks, curve });
    await made.play();
    const file = made.players[0].match.file() as MatchFile;
    const proof = (flags: number) =>
      prove(evening as unknown as AnyGame, writeFile({ ...file, header: { ...file.header, flags } }), {
        curve: inlineCurve,
      });
    expect((await proof(3)).kind).not.toBe('damaged');
    for (const flags of [0, 1, 2]) expect(await proof(flags)).toMatchObject({ kind: 'damaged' });
  });
});

describe('a game of pure chance', () => {
  it.each([
    ['seeds', {}, ['SEED', 'SEED']],
    ['empty openings', { opens: () => [] }, ['OPEN', 'OPEN']],
  ] as const)('ends with its two %s, and the next game refers to it', async (_, more, ending) => {
    const rules = dealing(more);
    const first = await duel({ game: rules, seed: 2, decks, curve });
    await first.play();
    const file = first.players[0].match.file() as MatchFile;
    expect(typesOf(file)).toEqual(['SETUP', 'SETUP', 'HOLD', 'SHARE', 'HOLD', 'SHARE', ...ending]);
    for (const { match } of first.players)
      expect(match.view().status).toMatchObject({ kind: 'over', winner: null, verdict: { clean: true }, owed: null });
    const next = secretToy('seeds');
    const second = await duel<SecretTable, SecretMove, SecretKnown>({
      game: next,
      seed: 2,
      decks,
      curve,
      options: { rounds: '2', after: hex(gameId(file.header)) },
    });
    await second.play();
    const row = joinGameFiles([file, second.players[0].match.file() as MatchFile]);
    const games = [rules, next] as unknown as AnyGame[];
    let at = 0;
    const proof = await proveFile(async () => games[at++] as AnyGame, row, { curve: inlineCurve });
    expect(proof.text).toMatch(/^A match of 2 games in a row between the same two keys/);
  });
});

describe('a game without a winner', () => {
  const begun = async () => {
    const made = await duel<SecretTable, SecretMove, SecretKnown>({ game: evening, seed: 4, decks, curve });
    await made.play(({ players }) => (players[0].match.view().table?.round ?? 0) >= 2);
    await made.quiet();
    return made;
  };

  it.each([0, 1] as const)('is not won by anyone if seat %i leaves', async (seat) => {
    const made = await begun();
    await made.players[seat].match.resign();
    await made.play();
    for (const { match } of made.players)
      expect(match.view().status).toMatchObject({
        kind: 'over',
        by: 'resignation',
        winner: null,
        verdict: { winner: null },
      });
    const { text, outcome } = await prove(
      evening as unknown as AnyGame,
      writeFile(made.players[0].match.file() as MatchFile),
      {
        curve: inlineCurve,
      },
    );
    expect(text).toContain('Nobody has won');
    expect(outcome?.winner ?? null).toBeNull();
  });

  it('cannot be drawn', async () => {
    const made = await begun();
    const asked = made.players.find(({ match }) => match.view().asked)?.seat as Seat;
    const waiting = made.players[other(asked)].match;
    expect(waiting.view().waiting).toMatchObject({ mayClaim: false });
    expect(await waiting.offer({ what: 'draw' })).toMatchObject({ ok: false, error: { kind: 'E-FORM' } });
  });

  it.each([
    ['proves nothing', evening, false],
    ['wins if the game has a winner', secretToy('dice'), true],
  ] as const)('in which a claim that the other player is absent %s', async (_, game, counts) => {
    const made = await duel<SecretTable, SecretMove, SecretKnown>({ game, seed: 4, decks, curve });
    await made.play(({ players }) => (players[0].match.view().table?.round ?? 0) >= 2);
    await made.quiet();
    const file = made.players[0].match.file() as MatchFile;
    const { pen, length, head } = made.players[0].match.view();
    const by = other(pen as Seat);
    const place = { by, seq: length, head } as const;
    const word = await wordOf(made.players[by].signer, file, { kind: 'absent', boot: null, ...place });
    const beside = [{ kind: 'word', bytes: word.bytes }] as const;
    const { text } = await prove(game as unknown as AnyGame, writeFile({ ...file, beside }), { curve: inlineCurve });
    expect(text.includes('has been waiting for it')).toBe(counts);
    made.pair[by === 0 ? 'a' : 'b'].send(wordPacket(word, gameId(file.header)));
    await made.quiet();
    expect(made.players[pen as Seat].match.view().peer.claimed).toBe(counts);
  });

  it('names a phone that was at fault, but no winner', async () => {
    const { duel: made, seq } = await strike<SecretTable, SecretMove, SecretKnown>({
      game: evening,
      seed: 1,
      decks,
      curve,
      cheat: 0,
      when: ({ body }) => reopened(body, 'held', () => []) !== null,
      change: ({ body }) => reopened(body, 'held', ([first]) => first && [{ ...first, share: foreign }]),
    });
    const { match } = made.players[1];
    expect(match.view().status).toMatchObject({ kind: 'stopped', why: 'cheat', seat: 0, seq, winner: null });
    const proof = await prove(evening as unknown as AnyGame, writeFile(match.file() as MatchFile), {
      curve: inlineCurve,
    });
    expect(proof.text).toMatch(/^Foul play: the keeper broke the rules at entry \d+: [^.]*\. Anyone can check that/);
  });
});
