/** Any value is refused as a move with a code of table 1.0; nothing changes, and nothing is thrown. */
import { describe, expect, test } from 'vitest';
import { canonical, type Json } from '../../../../src/base/canonical.ts';
import { publishedMove, type Seat } from '../../../../src/rules/game.ts';
import type { Gain } from '../../../../src/rules/trenchcoat/game/call.ts';
import { answer, ask } from '../../../../src/rules/trenchcoat/game/flow.ts';
import { bringMove, callMove, endMove, tellMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import type { Move } from '../../../../src/rules/trenchcoat/game/move.ts';
import { moves } from '../../../../src/rules/trenchcoat/game/propose.ts';
import { refusal } from '../../../../src/rules/trenchcoat/game/refusal.ts';
import type { Request, Table } from '../../../../src/rules/trenchcoat/game/table.ts';
import { trenchcoat } from '../../../../src/rules/trenchcoat/index.ts';
import { singleCharacter } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { type Random, seeded } from '../../../../src/solo/random.ts';
import { refusalWords } from '../../../../src/words/en/trenchcoat/refusals/index.ts';
import { does, type Evening, half, localEvening, masterOf } from '../../../support/trenchcoat/evening.ts';
import { decker, registryText } from '../../../support/trenchcoat/golden.ts';
import { leadEvening } from '../../../support/trenchcoat/randomEvening.ts';
import { saidOf } from '../../../support/trenchcoat/said.ts';

/** Table 1.0. */
const codes = /^E-(INT|RANGE|BLANK|ENUM|PREREQ|PROGRAM|LEVEL|DICE|STATE|PROOF|MSG)$/;

const request: Request = { kind: 'test', who: 0, ability: [], say: '' };
const quiet: { say: string; gains: Gain[]; span: number } = { say: '', gains: [], span: 0 };

const fails = (more: object) => ({ do: 'without', outcome: 'fails', ...quiet, ...more });
const numbered = (logic: unknown) => ({ do: 'sheet', at: 0, sheet: { ...decker, numbers: { 'mental.logic': logic } } });
const tells = (more: object) => ({
  do: 'tell',
  tell: { telling: 'success', success: true, band: null, quality: null, next: 'done', ...quiet, ...more },
  commits: 1,
});

/** A session at the given step. */
async function at(step: Table['step'], options = { dice: 'rolled' }): Promise<Evening> {
  const evening = localEvening(1, options);
  const steps: readonly (() => Promise<void>)[] = [
    async () => {},
    async () => {
      const brought = bringMove('Registry', true, registryText);
      await does(evening, 0, brought);
      await does(evening, 0, { do: 'done' });
      await does(evening, 1, { do: 'sheet', at: 0, sheet: decker });
    },
    () => does(evening, 1, { do: 'request', request }),
    () => does(evening, 0, callMove(masterOf(evening), call())),
    () => does(evening, 1, { do: 'roll' }),
  ];
  for (const play of steps) {
    await play();
    if (evening.table().step === step) return evening;
  }
  throw new Error(`no evening comes to ${step}`);
}

const call = (score = 3) =>
  ({
    label: 'Test',
    terms: { acts: singleCharacter([{ name: 'Logic', score }]) },
    acting: 'player',
    who: 0,
    exploit: null,
    open: false,
  }) as const;

describe('a move is refused', () => {
  test.each<[string, Table['step'], Seat, unknown, string]>([
    ['a value that is not a move', 'lead', 0, null, 'E-MSG'],
    ['a list', 'lead', 0, [], 'E-MSG'],
    ['an unknown verb', 'lead', 0, { do: 'constructor' }, 'E-ENUM'],
    ['an extra field', 'lead', 0, { do: 'done', because: 1 }, 'E-MSG'],
    ['a move by the other seat', 'lead', 1, { do: 'done' }, 'E-STATE'],
    ['a request out of turn', 'lead', 1, { do: 'request', request }, 'E-STATE'],
    ['a roll without a call', 'idle', 1, { do: 'roll' }, 'E-STATE'],
    ['a request before there is a sheet', 'idle', 1, { do: 'request', request: { ...request, who: 1 } }, 'E-ENUM'],
    [
      'a request that is too long',
      'idle',
      1,
      { do: 'request', request: { ...request, say: 'x'.repeat(501) } },
      'E-RANGE',
    ],
    ['a sheet with a word for a number', 'idle', 1, numbered('big'), 'E-INT'],
    ['a sheet with a number that is too large', 'idle', 1, numbered(1000), 'E-RANGE'],
    ['a sheet at a place that does not exist', 'idle', 1, { do: 'sheet', at: 3, sheet: decker }, 'E-ENUM'],
    ['leaving a node that was not entered', 'idle', 1, { do: 'leave', node: 0 }, 'E-STATE'],
    ['a node that does not exist', 'idle', 1, { do: 'leave', node: 7 }, 'E-ENUM'],
    ['a second roll of the same half', 'rolled', 1, { do: 'roll' }, 'E-STATE'],
    ['dice switched off while a test is open', 'rolled', 0, { do: 'dice', on: false }, 'E-STATE'],
    ['a call without a page', 'requested', 0, { do: 'call', call: call() }, 'E-MSG'],
    ['an answer with two pages', 'requested', 0, fails({ commits: 2 }), 'E-PROOF'],
    ['an answer with pages of a different size', 'requested', 0, fails({ facts: ['page'] }), 'E-PROOF'],
    ['a time that runs backwards', 'requested', 0, fails({ span: -1, commits: 1 }), 'E-RANGE'],
    [
      'a gain in a node that does not exist',
      'requested',
      0,
      fails({ gains: [{ gain: 'aid', node: 9 }], commits: 1 }),
      'E-ENUM',
    ],
    [
      'an account in a node that nobody has accessed',
      'requested',
      0,
      fails({ gains: [{ gain: 'level', node: 0, level: 'user' }], commits: 1 }),
      'E-STATE',
    ],
    [
      'an unknown account',
      'requested',
      0,
      fails({ gains: [{ gain: 'level', node: 0, level: 'root' }], commits: 1 }),
      'E-ENUM',
    ],
    ['a result marked as told without a value', 'rolled', 0, tells({ telling: 'quality' }), 'E-BLANK'],
    ['a follow-up test without an exploit', 'rolled', 0, tells({ next: 'own' }), 'E-STATE'],
  ])('%s', async (_, step, seat, move, code) => {
    const evening = await at(step);
    const before = canonical(evening.table());
    const wrong = refusal(evening.table(), seat, move, evening.known(seat));
    expect([wrong?.kind, wrong && refusalWords(wrong)]).toEqual([code, expect.stringMatching(/\w.*\.$/)]);
    expect(answer(evening.table(), { kind: 'move', seat, move: move as Move }).ok).toBe(false);
    expect(canonical(evening.table())).toEqual(before);
  });

  test('a call without a total, on the Game Master’s phone', async () => {
    const evening = await at('requested');
    const terms = { acts: singleCharacter([{ name: 'Logic', score: null }]) };
    expect(callMove(masterOf(evening), { ...call(), terms })).toMatchObject({
      error: { kind: 'E-BLANK' },
    });
  });

  test('telling a test before the event of the held half is used or ignored', async () => {
    for (let seed = 1; seed < 60; seed++) {
      const evening = localEvening(seed);
      await does(evening, 0, { do: 'done' });
      await does(evening, 1, { do: 'sheet', at: 0, sheet: decker });
      await does(evening, 1, { do: 'request', request });
      await does(evening, 0, callMove(masterOf(evening), call()));
      await does(evening, 1, { do: 'roll' });
      const draft = { telling: 'success', ...quiet, next: 'done', step: null } as const;
      const tell = (choices: object) => tellMove(masterOf(evening), { ...draft, choices });
      if (tell({}).ok) continue;
      expect(saidOf(tell({}))).toBe('E-STATE Use or ignore the event in your half of the roll first.');
      expect(tell({ event: 'ignore' }).ok).toBe(true);
      return;
    }
    throw new Error('no half held an event');
  });
});

/** Small random JSON that sometimes contains words of moves. */
function anything(random: Random, words: readonly string[], depth = 0): Json {
  const word = () => words[random(words.length)] ?? '';
  switch (random(depth > 3 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return random(2) === 0;
    case 2:
      return [0, 1, -1, 2 ** 53 - 1, 500, random(1000)][random(6)] ?? 0;
    case 3:
      return word();
    case 4:
      return ['', 'x'.repeat(random(700)), '\ud800', 'é'][random(4)] ?? '';
    case 5:
      return Array.from({ length: random(4) }, () => anything(random, words, depth + 1));
    default:
      return Object.fromEntries(Array.from({ length: random(5) }, () => [word(), anything(random, words, depth + 1)]));
  }
}

/** The same value with one part replaced. */
function spoiled(value: Json | undefined, random: Random, words: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || random(4) === 0) return anything(random, words, 2);
  if (Array.isArray(value))
    return value.length === 0 ? [1] : value.with(random(value.length), spoiled(value[0], random, words));
  const object = value as { readonly [key: string]: Json | undefined };
  const keys = Object.keys(object);
  const key = keys[random(keys.length)] ?? 'do';
  return { ...object, [key]: spoiled(object[key], random, words) };
}

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => [key, ...wordsOf(one)])
      : [];

test.each([1, 2, 3, 4])(
  'any JSON as a move is refused with a code, or is a move that can be made (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    let refused = 0;
    for (const step of ['lead', 'idle', 'requested', 'called', 'rolled'] as const) {
      const evening = await at(step);
      const legal = ([0, 1] as const).flatMap((seat) => moves(evening.table(), seat, evening.known(seat)));
      const words = ['do', ...wordsOf(legal)].slice(0, 400);
      for (let times = 0; times < 150; times++) {
        const like = publishedMove(legal[random(legal.length)] as Move) as unknown as Json;
        const move = random(2) === 0 ? anything(random, words) : spoiled(like, random, words);
        const seat = random(2) as Seat;
        const wrong = refusal(evening.table(), seat, move, evening.known(seat));
        if (wrong === null) {
          expect(
            answer(evening.table(), { kind: 'move', seat, move: publishedMove(move as never) }).ok,
            JSON.stringify(move),
          ).toBe(true);
          continue;
        }
        refused++;
        expect(wrong.kind).toMatch(codes);
        expect(refusalWords(wrong).length).toBeGreaterThan(10);
      }
    }
    expect(refused).toBeGreaterThan(500);
  },
);

test('T-FAIR-07 nodes are revealed after the dice, and each only once', async () => {
  const evening = localEvening(1);
  await does(evening, 0, endMove(masterOf(evening)));
  const no = (move: Move) => {
    const wrong = refusal(evening.table(), 0, move);
    return wrong && refusalWords(wrong);
  };
  expect(no({ do: 'openNode' })).toBe('Reveal the dice first.');
  await does(evening, 0, { do: 'openDice' });
  expect(no({ do: 'openDice' })).toBe('The dice are already revealed.');
  await does(evening, 0, { do: 'openNode' });
  expect(no({ do: 'openNode' })).toBe('The nodes are already revealed.');
  await does(evening, 0, { do: 'close' });
  expect(ask(evening.table())).toMatchObject({ kind: 'over', winner: null });
});

test('an answer that was not asked for is refused with a code', async () => {
  for (const step of ['lead', 'idle', 'requested', 'called', 'rolled'] as const) {
    const table = (await at(step)).table();
    for (const given of [
      { kind: 'chance', value: 3 },
      { kind: 'held', number: 0 },
      { kind: 'open', facts: [], held: [] },
      { kind: 'hide' },
      { kind: 'sealed', notes: [{ do: 'roll' }, { do: 'roll' }] },
    ] as const)
      expect(answer(table, given as never)).toMatchObject({ error: { kind: expect.stringMatching(codes) } });
  }
});

describe('a session of a thousand tests', () => {
  test('keeps the table small, and refuses another test', async () => {
    const evening = localEvening(7);
    await leadEvening(evening, 7, 1000, 'open');
    expect(evening.table().tests).toBe(1000);
    expect(canonical(evening.table()).length).toBeLessThan(32 * 1024);
    expect(canonical(evening.known(0) as never).length).toBeLessThan(32 * 1024);
    const full = { ...evening.table(), step: 'lead' as const };
    const more = callMove(masterOf(evening), call());
    expect(more.ok && refusal(full, 0, more.value, evening.known(0))).toMatchObject({ kind: 'E-RANGE' });
  });
});

test('T-DICE-11 without dice nothing is rolled: a call can be told immediately, and R is 0', async () => {
  const evening = localEvening(1, { dice: 'none' });
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet: decker });
  await does(evening, 1, { do: 'request', request });
  await does(evening, 0, callMove(masterOf(evening), call(-1)));
  expect(evening.table()).toMatchObject({ step: 'rolled', held: 0, test: { half: null } });
  const draft = { telling: 'quality', choices: {}, ...quiet, next: 'done', step: null } as const;
  const told = tellMove(masterOf(evening), draft);
  expect(told).toMatchObject({ value: { tell: { quality: -1, success: false, band: 'Failure' } } });
});

test('T-DICE-05 with all ten dice open both phones see both halves immediately', async () => {
  const evening = localEvening(4);
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet: decker });
  await does(evening, 1, { do: 'request', request });
  await does(evening, 0, callMove(masterOf(evening), { ...call(), open: true }));
  await does(evening, 1, { do: 'roll' });
  expect(evening.table().held).toBe(0);
  // Two halves in one number, the acting half first: `+0-+0` and `-00-+`.
  const rolling = { ...evening.table(), step: 'rolling' as const };
  const value = 243 * half('+0-+0') + half('-00-+');
  expect(answer(rolling, { kind: 'chance', value })).toMatchObject({
    value: { table: { test: { half: half('+0-+0'), second: half('-00-+') } } },
  });
  expect(answer(rolling, { kind: 'chance', value: 59_049 })).toMatchObject({ error: { kind: 'E-DICE' } });
  expect(ask(evening.table())).toMatchObject({ kind: 'move', of: 0, window: 'rolled' });
});

test('every phone uses the same name, version and seats for the game', () => {
  expect(trenchcoat).toMatchObject({ id: 'trenchcoat', version: 2, seats: ['Game Master', 'player'], cards: [] });
  expect(trenchcoat.setup({ sizes: [0, 0], options: { dice: 'loaded' } })).toMatchObject({ error: { kind: 'E-ENUM' } });
  expect(trenchcoat.setup({ sizes: [0, 45], options: { dice: 'rolled' } })).toMatchObject({ error: { kind: 'E-MSG' } });
});
