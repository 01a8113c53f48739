/** Input that no screen would send: it is refused with a sentence, and nothing changes. */

import { describe, expect, it } from 'vitest';
import { soloRules } from '../../../src/app/games/netrunner/solo/rules.ts';
import type { Answer, Question, Refusal, Seat, Setup } from '../../../src/rules/game.ts';
import { type Move, netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { seeded } from '../../../src/solo/random.ts';
import { openSolo, type SoloGame } from '../../../src/solo/solo.ts';
import { refusalWords } from '../../../src/words/en/netrunner/refusals/index.ts';
import { kinds } from '../../support/properties.ts';
import { deal, playOut } from '../../support/randomPlay.ts';
import { plays, scenario, several } from '../../support/scenario.ts';

/** Tables at questions of many kinds, by question. */
const standing = new Map<string, Table>();
for (let seed = 1; seed <= 12; seed++) {
  const local = deal(seed);
  const note = (table: Table): void => {
    const question = netrunner.ask(table);
    const name = question.kind === 'move' ? `move ${question.window}` : question.kind;
    if (!standing.has(name)) standing.set(name, table);
  };
  for (let at = 0; at < 400 && !local.table.over; at++) {
    note(local.table);
    playOut(local, undefined, 1);
  }
  const made = netrunner.setup({ sizes: [45, 45], options: {} });
  if (made.ok) note(made.value);
}
const tables = [...standing].map(([name, table]) => ({ name, table }));

const isSentence = (refusal: Refusal): boolean =>
  kinds.has(refusal.kind) && /^[A-Z\d“"].*[.!?]$/s.test(refusalWords(refusal));

/** Expects a refusal with a sentence, and an unchanged table. */
function refused(table: Table, given: unknown): Refusal {
  const before = JSON.stringify(table);
  const step = netrunner.answer(table, given as Answer<Move>);
  expect(JSON.stringify(table)).toBe(before);
  expect(step.ok, `accepted: ${String(given)}`).toBe(false);
  const refusal = step.ok ? { kind: '', why: '', values: {} } : step.error;
  expect(isSentence(refusal), `${refusal.kind} ${refusalWords(refusal)}`).toBe(true);
  return refusal;
}

const circle: Record<string, unknown> = { kind: 'move', seat: 0 };
circle['move'] = circle;
const noJson: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['a text', '{"kind":"move"}'],
  ['a number', Number.NaN],
  ['a large number', 10n ** 30n],
  ['a sign', Symbol('move')],
  ['a function', () => ({ kind: 'move' })],
  ['a list', [{ kind: 'move' }]],
  ['a map', new Map([['kind', 'move']])],
  ['a date', new Date(0)],
  ['what holds itself', circle],
  ['what inherits its fields', Object.create({ do: 'bit' })],
];

describe('N-GEN-04 an answer', () => {
  it.each(noJson)('that is %s is refused', (_, value) => {
    for (const { table } of tables) {
      refused(table, value);
      for (const seat of [0, 1]) refused(table, { kind: 'move', seat, move: value });
      refused(table, { kind: 'sealed', bids: value });
    }
  });

  it('of a kind that was not asked for is refused at every question', () => {
    expect(tables.length, [...standing.keys()].join()).toBeGreaterThan(12);
    const others: Record<string, unknown> = {
      chance: { kind: 'chance', value: 0 },
      hide: { kind: 'hide' },
      look: { kind: 'look' },
      pick: { kind: 'pick', face: 'score' },
      show: { kind: 'show', faces: [] },
      sealed: {
        kind: 'sealed',
        bids: [
          { do: 'bid', bits: 0 },
          { do: 'bid', bits: 0 },
        ],
      },
      over: { kind: 'over', winner: 0, why: '' },
      none: { kind: 'none' },
    };
    for (const { table } of tables) {
      const { kind } = netrunner.ask(table);
      for (const [name, given] of Object.entries(others)) if (name !== kind) refused(table, given);
    }
  });

  it('by a player who does not exist, or is not asked, is refused', () => {
    for (const { table } of tables) {
      const question = netrunner.ask(table);
      for (const seat of [2, -1, '0', null, undefined]) refused(table, { kind: 'move', seat, move: { do: 'pass' } });
      if (question.kind === 'move' || question.kind === 'choose') {
        const seat = question.of === 0 ? 1 : 0;
        for (const move of anyMoves) refused(table, { kind: 'move', seat, move });
      }
    }
  });
});

/** One well-formed move of every kind. */
const anyMoves: readonly Move[] = [
  { do: 'pass' },
  { do: 'draw' },
  { do: 'bit' },
  { do: 'install', ice: true, fort: 'hq' },
  { do: 'install', card: 'mouse' },
  { do: 'play', card: 'score' },
  { do: 'advance', slot: 1 },
  { do: 'trashResource', slot: 1 },
  { do: 'removeTag' },
  { do: 'run', fort: 'hq' },
  { do: 'rez', slot: 1, card: 'keeper' },
  { do: 'score', slot: 1, card: 'hostile-takeover' },
  { do: 'use', slot: 1, ability: 0 },
  { do: 'jackOut' },
  { do: 'choose', picks: [] },
  { do: 'bid', bits: 0 },
  { do: 'show', card: 'keeper' },
  { do: 'steal', at: 0, card: 'hostile-takeover' },
  { do: 'trash', at: 0, card: 'trap' },
  { do: 'discard' },
];

describe('N-GEN-04 a move', () => {
  it('N-GEN-04 a move', () => {
    const t = scenario();
    for (const move of anyMoves)
      for (const extra of [{ card2: 1 }, { why: 'so' }, { options: {} }, { seat: 0 }]) {
        const [name] = Object.keys(extra);
        const refusal = netrunner.refusal(t.table, 0, { ...move, ...extra });
        expect([refusal?.kind, refusal && refusalWords(refusal)], `${move.do} with ${name}`).toEqual([
          'E-FORM',
          expect.stringContaining(`“${name}” is not part of it`),
        ]);
      }
  });

  it('with a field of the wrong type, or without a required one, is refused, and the refusal names the field', () => {
    const t = scenario();
    for (const move of anyMoves)
      for (const name of Object.keys(move).filter((one) => one !== 'do'))
        for (const value of [null, -1, 1.5, {}, 'x'.repeat(65), [[[]]]]) {
          const refusal = netrunner.refusal(t.table, 0, { ...move, [name]: value });
          expect(
            [refusal?.kind, refusal && refusalWords(refusal)],
            `${move.do} with ${name} ${JSON.stringify(value)}`,
          ).toEqual(['E-FORM', expect.stringMatching(/“\w+” (is missing or wrong|is wrong|is not part of it)\.$/)]);
        }
  });
});

describe('N-GEN-02 an answer to an older question', () => {
  it('is refused with a sentence, or is also an answer to the new question', () => {
    let [old, refusals] = [0, 0];
    for (let seed = 1; seed <= 6; seed++) {
      const local = deal(seed);
      const random = seeded(seed);
      for (let at = 0; at < 150 && !local.table.over; at++) {
        const question = netrunner.ask(local.table);
        const given = answersTo(local.table, question, (seat) => netrunner.moves(local.table, seat, local.known[seat]));
        playOut(local, undefined, 1);
        const again = given[random(Math.max(1, given.length))];
        if (!again) continue;
        old += 1;
        const step = netrunner.answer(local.table, again);
        if (step.ok) continue;
        refusals += 1;
        expect(isSentence(step.error), refusalWords(step.error)).toBe(true);
      }
    }
    expect(refusals / old).toBeGreaterThan(0.3);
  });

  it('to choose among earlier options is refused, since they are gone', () => {
    const t = plays('corporate-detective-agency', {
      corp: { hand: ['corporate-detective-agency'] },
      runner: { tags: 1, rig: ['broker', 'fall-guy', 'nomad-allies'] },
    });
    const picks = [t.slot('broker'), t.slot('fall-guy')];
    t.corp.chooses(...picks);
    t.refuses('E-WINDOW', () => t.corp.chooses(...picks));
    t.corp.plays('corporate-detective-agency');
    const gone = t.refuses('E-TARGET', () => t.corp.chooses(...picks));
    expect(gone.text).toBe('That isn’t one of the options. Choose again: the resources to trash.');
  });
});

function answersTo(table: Table, question: Question, movesOf: (seat: Seat) => Move[]): Answer<Move>[] {
  if (table.over || (question.kind !== 'move' && question.kind !== 'choose')) return [];
  return movesOf(question.of).map((move) => ({ kind: 'move', seat: question.of, move }));
}

describe('input from another version', () => {
  it('N-DECK-10 a deck with a card unknown to this build is refused, and the refusal names the card', () => {
    const deck = [...several(44), 'of-tomorrow'];
    const refused = netrunner.deckRefusal(1, deck, {}) as Refusal;
    expect(refused.kind).toBe('E-DECK');
    expect(refusalWords(refused)).toBe('There is no card called “of-tomorrow”.');
  });

  it('N-TRX-12 options unknown to this build are refused and named, never ignored', () => {
    const cases: readonly (readonly [Setup['options'], string])[] = [
      [{ trace: '2012' }, 'This version has no option “trace 2012”.'],
      [{ dice: 'six' }, 'This version has no option “dice six”.'],
      [{ rules: '1996', noise: 'on' }, 'This version has no option “noise on”.'],
      [{ rules: { toString: 1 } as unknown as string }, 'This version has no option “rules”.'],
    ];
    for (const [options, text] of cases) {
      const made = netrunner.setup({ sizes: [45, 45], options });
      expect(made).toMatchObject({ ok: false, error: { kind: 'E-FORM' } });
      expect(!made.ok && refusalWords(made.error)).toBe(text);
    }
  });

  it.each([netrunner.version - 1, netrunner.version + 1, 0])(
    'a solo game from version %i is not continued',
    (version) => {
      const decks: SoloGame['decks'] = [
        [...deal(1).known[0].hand, ...deal(1).known[0].pile],
        [...deal(1).known[1].hand, ...deal(1).known[1].pile],
      ];
      const game: SoloGame = { kind: 'goldfish', seat: 0, decks, options: {}, seed: 1, version, answers: [] };
      expect(openSolo(soloRules, { ...game, version: netrunner.version }).ok).toBe(true);
      const kept = JSON.stringify(game);
      const opened = openSolo(soloRules, game);
      expect(opened).toMatchObject({
        ok: false,
        error: { kind: 'E-VERSION', why: 'savedOtherRules' },
      });
      expect(JSON.stringify(game)).toBe(kept);
    },
  );
});
