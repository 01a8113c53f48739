/**
 * A game file as the moments of its game: a complete game with both hands open, an unfinished or damaged one as far as
 * it can be replayed.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { hex } from '../../../src/base/bytes.ts';
import { canonical } from '../../../src/base/canonical.ts';
import { sha256 } from '../../../src/peer/crypto.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { type AnyGame, type Known, publishedMove } from '../../../src/rules/game.ts';
import { type Moment, positionAt } from '../../../src/rules/moment.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { mustParse } from '../../support/cheat.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { type NetrunnerDuel, netrunnerDuel } from '../../support/netrunner/netrunnerDuel.ts';
import { courseOf } from '../../support/words/proofTold.ts';

const SEED = 7;
const curve = memoCurve();
const game = netrunner as AnyGame;
let played: NetrunnerDuel;
let file: MatchFile;

beforeAll(async () => {
  played = await netrunnerDuel(SEED, { curve });
  await played.play();
  file = played.players[0].match.file() as MatchFile;
});

const courseFrom = (change: Partial<MatchFile> = {}) => courseOf(game, writeFile({ ...file, ...change }), { curve });

/** The tables, by the entry they came with, as the test's phones had them. */
function tablesOf(moments: readonly Moment[]): [number, string[]][] {
  const tables = new Map<number, string[]>();
  for (const { seq, table } of moments)
    tables.set(seq, [...(tables.get(seq) ?? []), hex(sha256(canonical(table as never)))]);
  return [...tables];
}

const seen = () => [...played.players[0].tables];
const upTo = (entries: number) => seen().filter(([seq]) => seq < entries);

describe('a game file is replayed', () => {
  it('through the tables that the phones had at each entry, with every card known', async () => {
    const { proof, moments, entries } = await courseFrom();
    expect([proof.kind, entries]).toEqual(['fair', file.entries.length]);
    expect(tablesOf(moments)).toEqual(seen());
    for (const { known, piles, table } of moments as Moment<{ corp: { pile: number }; runner: { pile: number } }>[]) {
      expect(known).not.toContain(null);
      // Of several events in one entry the last has the piles.
      if (piles !== null) expect(piles.map(({ length }) => length)).toEqual([table.corp.pile, table.runner.pile]);
    }
    const standing = moments.map(positionAt).filter((one) => one !== null);
    expect(standing.length).toBeGreaterThan(moments.length / 2);
    for (const { piles, known } of standing)
      for (const seat of [0, 1] as const) expect([...piles[seat]].sort()).toEqual((known[seat] as Known).pile);
  });

  it('with each decision at the first moment it led to: its player was asked, and could make it', async () => {
    const { moments } = await courseFrom();
    const acts = file.entries.map(mustParse).filter(({ body }) => body.type === 'ACT');
    const decided = moments.flatMap(({ by }, at) => (by ? [{ ...by, before: moments[at - 1] }] : []));
    // Both bids of a trace belong to one moment.
    expect(decided.length).toBeGreaterThan(acts.length / 2);
    for (const { seat, move, before } of decided) {
      const question = game.ask(before?.table);
      if (question.kind === 'sealed') continue;
      expect([question.kind, 'of' in question && question.of]).toEqual([
        expect.stringMatching(/^(move|choose)$/),
        seat,
      ]);
      // Hidden parts of a move are missing.
      const known = before?.known[seat] as Known;
      const possible = game.moves(before?.table, seat, known).map(publishedMove);
      if ('do' in move && move.do !== 'choose') expect(possible.map((one) => one.do)).toContain(move.do);
    }
  });

  it('with only public information while the game is unfinished', async () => {
    const end = file.entries.map(mustParse).findIndex(({ body }) => body.type === 'SEED');
    const { proof, moments, entries } = await courseFrom({ entries: file.entries.slice(0, end) });
    expect([proof.kind, entries]).toEqual(['open', end]);
    expect(tablesOf(moments)).toEqual(upTo(end));
    for (const moment of moments) expect([moment.known, positionAt(moment)]).toEqual([[null, null], null]);
  });

  it('up to the first invalid entry if it is damaged', async () => {
    const at = Math.floor(file.entries.length / 2);
    const hurt = file.entries.map((entry, seq) =>
      seq === at ? entry.map((byte, i) => (i === 40 ? byte ^ 1 : byte)) : entry,
    );
    const { proof, moments, entries } = await courseFrom({ entries: hurt });
    expect(proof.kind).toBe('damaged');
    expect(proof.text).toContain(`entry ${at} of ${file.entries.length}`);
    expect(entries).toBe(at);
    expect(moments.length).toBeGreaterThan(0);
    expect(tablesOf(moments)).toEqual(upTo(at));
  });

  it.each([
    ['first', () => 0],
    ['second', () => 1],
    ['last', (length: number) => length - 1],
  ])(
    'only up to its %s entry if the signature there is invalid, though more was replayed before that was known',
    async (_, place) => {
      const at = place(file.entries.length);
      const forged = file.entries.map((entry, seq) => (seq === at ? entry.with(-1, (entry.at(-1) ?? 0) ^ 1) : entry));
      const { proof, moments, entries } = await courseFrom({ entries: forged });
      expect(proof.kind).toBe('damaged');
      expect(proof.text).toContain(`entry ${at} of ${file.entries.length}`);
      expect(entries).toBe(at);
      expect(tablesOf(moments)).toEqual(upTo(at));
    },
  );

  it('through the complete entries if its bytes are truncated', async () => {
    const whole = writeFile(file);
    const { proof, moments, entries } = await courseOf(game, whole.slice(0, whole.length >> 1), { curve });
    expect(proof.kind).toBe('damaged');
    expect(proof.text).toContain(
      `${entries} of its ${file.entries.length} entries can be read, and both keys signed them`,
    );
    expect(proof.of?.entries).toBe(file.entries.length);
    expect(moments.length).toBeGreaterThan(0);
    expect(tablesOf(moments)).toEqual(upTo(entries));
  });

  it('not at all if it is not a game file, is cut in its header, or has other rules', async () => {
    const whole = writeFile(file);
    const bad = [
      new Uint8Array(),
      new Uint8Array(9).fill(7),
      whole.slice(0, 200),
      writeFile({ ...file, version: 'chess/1' }),
    ];
    for (const bytes of bad) {
      const { proof, moments, entries } = await courseOf(game, bytes, { curve });
      expect([moments, entries]).toEqual([[], 0]);
      expect(['foreign', 'damaged']).toContain(proof.kind);
    }
  });
});
