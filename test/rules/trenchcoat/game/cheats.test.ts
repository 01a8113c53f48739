/** Cheating with the dice or hidden terms is stopped immediately, and reported. */
import { describe, expect, test } from 'vitest';
import { canonical, type Json, readCanonical } from '../../../../src/base/canonical.ts';
import type { Body } from '../../../../src/peer/log/body.ts';
import type { Entry } from '../../../../src/peer/log/entry.ts';
import { type MatchFile, writeFile } from '../../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../../src/peer/secret/curve.ts';
import type { AnyGame, Seat } from '../../../../src/rules/game.ts';
import type { TrenchKnown } from '../../../../src/rules/trenchcoat/game/known.ts';
import type { Move } from '../../../../src/rules/trenchcoat/game/move.ts';
import { report } from '../../../../src/rules/trenchcoat/game/report.ts';
import { pageOf, readPage } from '../../../../src/rules/trenchcoat/game/slots.ts';
import type { Table } from '../../../../src/rules/trenchcoat/game/table.ts';
import { trenchcoat } from '../../../../src/rules/trenchcoat/index.ts';
import { findingWords } from '../../../../src/words/en/trenchcoat/report.ts';
import { foreign, type Hands, strike } from '../../../support/cheat.ts';
import { memoCurve } from '../../../support/memoCurve.ts';
import { reopened } from '../../../support/peer/opened.ts';
import { localEvening } from '../../../support/trenchcoat/evening.ts';
import { dice, playGolden, readRegistry } from '../../../support/trenchcoat/golden.ts';
import { prove } from '../../../support/words/proofTold.ts';

type Change = (entry: Entry, hands: Hands) => Body | null;

const curve = memoCurve();

/** The same page with a different choice; null if it has none. */
function chosenAnew(value: Uint8Array): Uint8Array | null {
  const read = readCanonical(value);
  const places = read.ok ? readPage(read.value) : null;
  const [first, ...rest] = places ?? [];
  if (first?.is !== 'choice') return null;
  const page = pageOf([{ ...first, impossible: true }, ...rest]);
  return page.ok ? canonical(page.value as Json) : null;
}

/** The cheating seat, its offence, the entry it changes, the change, and the other phone's finding. */
const foul: readonly [Seat, string, Body['type'], Change, string][] = [
  [
    0,
    'opens another sealed page than it had committed to',
    'OPEN',
    ({ body }) =>
      reopened(body, 'fact', (facts) => {
        const at = facts.findIndex(({ value }) => chosenAnew(value) !== null);
        const fact = facts[at];
        const value = fact && chosenAnew(fact.value);
        return fact && value ? facts.with(at, { ...fact, value }) : null;
      }),
    'commitment',
  ],
  [
    0,
    'opens another half than it held',
    'OPEN',
    ({ body }) => reopened(body, 'held', ([first, ...rest]) => first && [{ ...first, share: foreign }, ...rest]),
    'commitment',
  ],
  [
    0,
    'opens its dice out of order',
    'OPEN',
    ({ body }) => reopened(body, 'held', ([a, b, ...rest]) => (a && b ? [b, a, ...rest] : null)),
    'proof',
  ],
  [
    0,
    'opens all of its dice but one',
    'OPEN',
    ({ body }) => reopened(body, 'held', ([a, b, ...rest]) => (a && b ? [a, ...rest] : null)),
    'proof',
  ],
  [
    1,
    'gives a nonce of an earlier test again',
    'SHARE',
    ({ body, seq }, { log }) => {
      const before = log.find((one) => one.body.type === 'SHARE' && one.seq < seq)?.body;
      return body.type === 'SHARE' && before?.type === 'SHARE' ? { ...body, values: before.values } : null;
    },
    'reuse',
  ],
  [
    1,
    'throws the coin of an earlier test again',
    'COIN',
    ({ body, seq, author }, { log }) => {
      const before = log.find((one) => one.body.type === 'COIN' && one.author === author && one.seq < seq)?.body;
      return body.type === 'COIN' && before?.type === 'COIN' ? { ...body, value: before.value } : null;
    },
    'coin',
  ],
  [
    0,
    'holds a half that it held in an earlier test',
    'HOLD',
    ({ body, seq }, { log }) => {
      const before = log.find((one) => one.body.type === 'HOLD' && one.seq < seq)?.body;
      return body.type === 'HOLD' && before?.type === 'HOLD' ? { ...body, commitments: before.commitments } : null;
    },
    'reuse',
  ],
  [0, 'calls a test without a sealed page', 'ACT', acting('call', (move) => ({ ...move, commits: 0 })), 'move'],
  [0, 'tells a test that nobody called', 'ACT', acting('call', () => ({ do: 'tell' })), 'move'],
  [1, 'rolls twice', 'ACT', acting('request', () => ({ do: 'roll' })), 'move'],
];

function acting(verb: string, change: (move: { [key: string]: Json }) => Json): Change {
  return ({ body }) => {
    if (body.type !== 'ACT' || body.moves[0] === undefined) return null;
    const read = readCanonical(body.moves[0]);
    const move = read.ok ? (read.value as { [key: string]: Json }) : {};
    return move['do'] === verb ? { ...body, moves: [canonical(change(move))] } : null;
  };
}

/** A list of a different length than the question asks for. */
const resized: readonly (readonly [string, <I>(list: readonly I[]) => I[]])[] = [
  ['one too few', (list) => list.slice(1)],
  ['one too many', (list) => [...list, ...list.slice(0, 1)]],
  ['one alone', (list) => list.slice(0, 1)],
  ['one twice, in the place of another', (list) => [...list.slice(0, 1), ...list.slice(0, -1)]],
];

describe('a cheating phone is stopped and named, by its opponent and by anyone who reads the file,', () => {
  test.each(resized)('if it writes %s', async (_, change) => {
    const lists: readonly (readonly [Seat, Body['type'], Change])[] = [
      [0, 'HOLD', ({ body }) => (body.type === 'HOLD' ? { ...body, commitments: change(body.commitments) } : null)],
      [1, 'SHARE', ({ body }) => (body.type === 'SHARE' ? { ...body, values: change(body.values) } : null)],
      [0, 'OPEN', ({ body }) => reopened(body, 'held', change)],
    ];
    for (const [cheat, type, changed] of lists) {
      const { game, seq, after } = await struck(cheat, type, changed);
      expect([type, after.status]).toMatchObject([type, { kind: 'stopped', why: 'cheat', seat: cheat, seq }]);
      const file = writeFile(game.players[cheat === 0 ? 1 : 0].match.file() as MatchFile);
      const { kind, text } = await prove(trenchcoat as AnyGame, file, { curve: inlineCurve });
      expect([type, kind]).toEqual([type, 'foul']);
      expect(text).toContain(`the ${trenchcoat.seats[cheat]} broke the rules at entry ${seq}`);
    }
  });
});

describe('a phone is stopped immediately and named', () => {
  test.each(foul)('if it has seat %i and %s', async (cheat, _, type, change, kind) => {
    const { game, seq, after } = await struck(cheat, type, change);
    expect(after.status).toMatchObject({ kind: 'stopped', why: 'cheat', seat: cheat, seq, fault: kind });
    const proof = await prove(
      trenchcoat as AnyGame,
      writeFile(game.players[cheat === 0 ? 1 : 0].match.file() as MatchFile),
      {
        curve: inlineCurve,
      },
    );
    expect(proof.kind).toBe('foul');
    expect(proof.text).toContain(`the ${trenchcoat.seats[cheat]} broke the rules at entry ${seq}`);
  });
});

/** Plays sessions until one contains an entry of type `type`. */
async function struck(cheat: Seat, type: Body['type'], change: Change) {
  for (let seed = 1; seed < 12; seed++) {
    const { duel, seq, after } = await strike<Table, Move, TrenchKnown>({
      game: trenchcoat,
      seed,
      decks: [[], []],
      curve,
      mostMoves: 1,
      cheat,
      weigh: ({ do: verb }) =>
        ['dice', 'announce', 'without', 'close'].includes(verb) ? 0.1 : verb === 'end' ? 0.2 : 1,
      when: (entry, hands) => entry.body.type === type && change(entry, hands) !== null,
      change,
    });
    if (seq !== null) return { game: duel, seq, after };
  }
  throw new Error('no evening gave an occasion');
}

test('T-FAIR-08 a missing test is named by its number', async () => {
  const evening = localEvening(dice);
  await playGolden(evening);
  const events = (await evening.events()).filter((event) => !('test' in event) || event.test !== 3);
  expect(findingWords(report(events, readRegistry).finding)).toBe('Test 3 is missing.');
  expect(report(events, readRegistry).missing).toEqual([3]);
});
