/** Five numbers held in one question: both phones, a file, a crash at every write, and possible cheating. */
import { describe, expect, it } from 'vitest';
import type { Body } from '../../../src/peer/log/body.ts';
import type { Entry } from '../../../src/peer/log/entry.ts';
import { audit } from '../../../src/peer/match/audit/audit.ts';
import { type MatchFile, readFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { AnyGame, Seat } from '../../../src/rules/game.ts';
import { decide, startLocal } from '../../../src/solo/local.ts';
import { seeded } from '../../../src/solo/random.ts';
import { foreign, handsOf, mustParse, rewritten, strike } from '../../support/cheat.ts';
import { type Duel, type DuelOptions, duel } from '../../support/duel.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { Wiretap } from '../../support/packets.ts';
import { openedIn } from '../../support/peer/opened.ts';
import { type SecretKnown, type SecretMove, type SecretTable, secretToy } from '../../support/secretToy.ts';

type FiveDuel = Duel<SecretTable, SecretMove, SecretKnown>;

const FIVE = 5;
const curve = memoCurve();
const decks = [[], []] as const;
const game = (ends: 'seeds' | 'dice') => secretToy(ends, 9, FIVE);

const begun = (
  ends: 'seeds' | 'dice',
  more: Partial<DuelOptions<SecretTable, SecretMove, SecretKnown>> = {},
): Promise<FiveDuel> => duel({ game: game(ends), seed: 1, decks, curve, options: { rounds: '2' }, ...more });

const fileOf = ({ players }: FiveDuel): MatchFile => players[0].match.file() as MatchFile;

function expectEnd({ players }: FiveDuel): void {
  const [a, b] = players.map(({ match }) => match.view());
  expect(a?.status).toMatchObject({ kind: 'over', verdict: { clean: true }, waitsFor: null });
  expect(b?.status).toEqual(a?.status);
}

describe('five numbers held at once', () => {
  it.each(['seeds', 'dice'] as const)(
    'take two entries, and the file of a game that shows its %s is clean',
    async (ends) => {
      const made = await begun(ends);
      await made.play();
      expectEnd(made);
      const log = fileOf(made).entries.map(mustParse);
      const holds = log.flatMap(({ body }) => (body.type === 'HOLD' ? [body] : []));
      const shares = log.flatMap(({ body }) => (body.type === 'SHARE' ? [body] : []));
      expect(holds.map(({ commitments }) => commitments.length)).toEqual([FIVE, FIVE]);
      expect(shares.map(({ values }) => values.length)).toEqual([FIVE, FIVE]);
      const again = readFile(writeFile(fileOf(made)));
      expect(again).toEqual({ ok: true, value: fileOf(made) });
      const verdict = await audit(game(ends) as AnyGame, fileOf(made), { curve: inlineCurve });
      expect(made.players[1].match.view().status).toMatchObject({ verdict });
    },
  );

  it('are known only to their holder, each with its own value', async () => {
    const made = await begun('dice');
    await made.play(({ players }) => players[0].match.view().table?.step === 'note');
    await made.quiet();
    const [holder, peer] = made.players.map(({ match }) => match.view().known?.held);
    expect(Object.keys(holder ?? {})).toEqual(['0/0', '0/1', '0/2', '0/3', '0/4']);
    expect(peer).toEqual({});
  });

  it('can also be drawn on a single phone', () => {
    const local = startLocal(game('dice'), [[], []], { rounds: '2' }, seeded(3));
    if (!local.ok) throw new Error(JSON.stringify(local.error));
    const { value } = local;
    const { game: rules, table, known } = value;
    const write = rules.moves(table, 0, known[0])[0] as SecretMove;
    expect(decide(value, 0, write).ok).toBe(true);
    expect(Object.keys(value.known[0].held)).toEqual(['0/0', '0/1', '0/2', '0/3', '0/4']);
    expect(value.known[1].held).toEqual({});
    expect(value.table).toMatchObject({ step: 'note', held: [FIVE, 0] });
  });

  it.each([0, 1] as const)(
    'are restored after seat %i crashes at any of its writes, and nothing else is signed',
    async (seat) => {
      let index = 1;
      for (; ; index++) {
        const made = await killed(seat, index);
        if (made === null) break;
        expectEnd(made);
      }
      expect(index).toBeGreaterThan(5);
    },
  );
});

type Change = (body: Body) => Body | null;

const hold =
  (change: (list: readonly Uint8Array[]) => Uint8Array[]): Change =>
  (body) =>
    body.type === 'HOLD' ? { ...body, commitments: change(body.commitments) } : null;
const share =
  (change: (list: readonly Uint8Array[]) => Uint8Array[]): Change =>
  (body) =>
    body.type === 'SHARE' ? { ...body, values: change(body.values) } : null;

describe('a phone that should hold five at once', () => {
  it.each<[string, Body['type'], Change, string]>([
    ['commits to four', 'HOLD', hold((list) => list.slice(1)), 'proof'],
    ['commits to six', 'HOLD', hold((list) => [...list, foreign]), 'proof'],
    ['commits twice to the same', 'HOLD', hold(([a, b, c, d]) => [a, b, c, d, a] as Uint8Array[]), 'reuse'],
    ['gives four shares', 'SHARE', share((list) => list.slice(1)), 'proof'],
    ['gives six shares', 'SHARE', share((list) => [...list, foreign]), 'proof'],
    ['gives one share twice', 'SHARE', share(([a, b, c, d]) => [a, b, c, d, b] as Uint8Array[]), 'reuse'],
  ])('is stopped immediately when it %s', async (_, type, change, kind) => {
    const cheat = type === 'HOLD' ? 0 : 1;
    const { seq, after } = await strike<SecretTable, SecretMove, SecretKnown>({
      game: game('dice'),
      seed: 1,
      decks,
      curve,
      mostMoves: 1,
      cheat,
      when: ({ body }: Entry) => body.type === type,
      change: ({ body }) => change(body),
    });
    expect(after.status).toMatchObject({ kind: 'stopped', why: 'cheat', seat: cheat, seq, fault: kind });
  });

  it.each<[string, Body['type'], Change]>([
    ['the third commitment', 'HOLD', hold((list) => list.with(2, foreign))],
    ['the fifth share', 'SHARE', share((list) => list.with(4, foreign))],
  ])('is named by the audit for making up %s', async (_, type, change) => {
    const made = await begun('seeds', { seed: 2 });
    await made.play();
    const { log } = handsOf({ seed: 2, decks, game: game('seeds'), cheat: 0 }, fileOf(made));
    // Only if none of it was opened; otherwise, it is found without the seeds.
    const opened = new Set(log.flatMap(({ body }) => openedIn(body, 'held').map((one) => one.number)));
    const entry = log.findLast(({ body }) => body.type === type && !opened.has(2));
    expect(entry).toBeDefined();
    const changes = new Map([[entry?.seq ?? 0, change(entry?.body as Body) as Body]]);
    const verdict = await audit(game('seeds') as AnyGame, await rewritten(2, fileOf(made), changes), {
      curve: inlineCurve,
    });
    expect(verdict).toMatchObject({ clean: false, foul: { seat: entry?.author, seq: entry?.seq, kind: 'seed' } });
  });
});

it.each([0, 17, 1.5])(
  'a move after which %d numbers would have to be held makes no sense and is not sent',
  async (count) => {
    const made = await duel({ game: secretToy('dice', 9, count), seed: 1, decks, curve });
    await made.quiet();
    const [{ match }] = made.players;
    expect(await match.play([{ do: 'write', facts: [{ n: 1 }] }])).toMatchObject({ error: { kind: 'E-GAME' } });
  },
);

/** One game in which a phone crashes once; null if the game was over before it could. */
async function killed(seat: Seat, index: number): Promise<FiveDuel | null> {
  const tap = new Wiretap();
  const made = await begun('dice', {
    seed: 5,
    fate: tap.pass,
    open: (of, start) =>
      of === seat && start === 0
        ? { fate: ({ index: at }) => (at !== index ? 'done' : index % 2 === 0 ? 'die-before' : 'die-after') }
        : {},
  });
  await made.play(({ dead }) => dead[seat]);
  if (!made.dead[seat]) return null;
  await made.restart(seat);
  await made.play();
  expect(tap.forked).toEqual([]);
  return made;
}
