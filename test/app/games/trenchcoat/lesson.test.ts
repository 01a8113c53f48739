/** The first session from either seat can be completed with the suggested taps, and its words match its table. */
import { describe, expect, it } from 'vitest';
import { script } from '../../../../src/app/games/trenchcoat/learn/script.ts';
import { type Lesson, openLesson } from '../../../../src/app/lessons/lesson.ts';
import type { Seat } from '../../../../src/rules/game.ts';
import type { TrenchKnown } from '../../../../src/rules/trenchcoat/game/known.ts';
import { pendingOutcome } from '../../../../src/rules/trenchcoat/game/master.ts';
import type { Move } from '../../../../src/rules/trenchcoat/game/move.ts';
import { GM, PLAYER, type Table } from '../../../../src/rules/trenchcoat/game/table.ts';
import { sampleSheets } from '../../../../src/rules/trenchcoat/made.ts';
import { groups, words } from '../../../../src/words/en/trenchcoat/learn/glossary.ts';
import { pages } from '../../../../src/words/en/trenchcoat/learn/index.ts';
import { chapters, moveTitle } from '../../../../src/words/en/trenchcoat/learn/lesson.ts';

type TrenchLesson = Lesson<Table, Move>;
const seats = [GM, PLAYER] as const;
const tableOf = (lesson: TrenchLesson): Table => lesson.view(lesson.seat)!.table;
const open = (seat: Seat, chapter: number, step = 0): TrenchLesson => openLesson(script, seat, { chapter, step });
/** The index of the chapter's step with the given move. */
const at = (chapter: number, move: string): number =>
  chapters[chapter]!.steps.findIndex(({ moves }) => moves?.includes(move));

/** By seat and chapter. */
const taps: readonly [string[][], string[][]] = [
  [
    ['Say it', 'Hand over', 'Call: I slip past the guard', 'Tell the result'],
    [
      'Add the node',
      'Hand over',
      'Decide without a test',
      'Call: User Account Access',
      'Tell the result',
      'End the session',
      'Reveal the dice',
      'Reveal the nodes',
      'Done',
    ],
  ],
  [
    ['Bring Vesper Quill', 'Ask for: I slip past the guard', 'Roll 5f'],
    ['Ask for: Access', 'Ask for: User Account Access', 'Roll 5f'],
  ],
];

describe.each(seats)('the first session from seat %i', (seat) => {
  it.each(chapters.map((_, nth) => nth))('chapter %i can be completed with the suggested taps', (chapter) => {
    const lesson = open(seat, chapter);
    const tapped: string[] = [];
    for (;;) {
      const before = lesson.at;
      while (lesson.tap && lesson.at === before) {
        expect(lesson.tap.seat).toBe(seat);
        tapped.push(moveTitle(lesson.tap.move));
        lesson.do();
      }
      if (lesson.at === before && !lesson.next()) break;
    }
    expect(lesson.at).toBe(chapters[chapter]!.steps.length - 1);
    expect(tapped).toEqual(taps[seat][chapter]);
  });

  it('resumes at any step with the same table', () => {
    for (const [chapter, { steps }] of chapters.entries()) {
      const lesson = open(seat, chapter);
      for (const nth of steps.keys()) {
        expect(tableOf(open(seat, chapter, nth)), `${chapter}.${nth}`).toEqual(tableOf(lesson));
        lesson.next();
      }
    }
  });

  it('explains every step in short sentences', () => {
    for (const { steps } of chapters)
      for (const { what, why } of steps)
        for (const text of [what, why].map((one) => (typeof one === 'string' ? one : one[seat]))) {
          expect(text).toMatch(/^[A-Z]/);
          expect(text.length).toBeLessThan(200);
        }
  });

  it('a different tap is answered and does nothing', () => {
    const step = seat === GM ? at(0, 'gm call') : at(0, 'player ask');
    const lesson = open(seat, 0, step);
    const before = tableOf(lesson);
    const refused: Move = { do: 'clock', to: 5 };
    const legal: Move =
      seat === GM
        ? { do: 'end', facts: [] }
        : { do: 'request', request: { kind: 'test', who: 0, ability: ['mental.logic'], say: '' } };
    for (const move of [refused, legal]) {
      void lesson.answer(seat, [move]);
      expect(lesson.answered).toMatchObject({ move, invited: false });
      expect([lesson.at, tableOf(lesson)]).toEqual([step, before]);
      lesson.again();
    }
    expect(lesson.answered).toBeNull();
  });
});

it('the learner’s own words and amount told are used', () => {
  const player = open(PLAYER, 0, at(0, 'player ask'));
  const { move } = player.tap!;
  if (move.do !== 'request') throw new Error('no request is asked for');
  void player.answer(PLAYER, [{ ...move, request: { ...move.request, say: 'On tiptoe' } }]);
  expect([player.answered, player.at]).toEqual([null, at(0, 'player ask') + 1]);
  expect(tableOf(player).pending?.request.say).toBe('On tiptoe');
});

it('a legal call with a different difficulty does not advance the lesson', () => {
  const master = open(GM, 0, at(0, 'gm call'));
  const { move } = master.tap!;
  if (move.do !== 'call') throw new Error('no call is asked for');
  const { acts } = move.call.terms;
  const terms = { ...move.call.terms, acts: { ...acts, rows: [{ abilities: [], modifiers: [] }] } };
  const easier = { ...move, call: { ...move.call, terms } };
  void master.answer(GM, [easier]);
  expect(master.answered?.move).toEqual(easier);
  expect(master.at).toBe(at(0, 'gm call'));
});

describe('the words of a step match its table', () => {
  const standing = (chapter: number) => {
    const lesson = open(GM, chapter, at(chapter, 'gm tell'));
    const { table, known } = lesson.view(GM)!;
    return pendingOutcome({ table, known: known as unknown as TrenchKnown });
  };

  it('the test against the guard: +2, total 2, quality 4', () => {
    expect(sampleSheets[0]?.skills.find(({ name }) => name === 'Stealth')?.value).toBe(4);
    expect(standing(0)).toMatchObject({ total: 2, outcome: { result: 2, quality: 4, success: true, events: {} } });
    expect(standing(0)?.outcome.band.name).toBe('Good Result');
  });

  it('the exploit: 8 + 2 − 3 against 4, five on the dice, and a tally of 2', () => {
    expect(standing(1)).toMatchObject({ total: 3, outcome: { result: 5, success: true, events: {} } });
    const { table, known } = open(GM, 1, at(1, 'gm tell') + 1).view(GM)!;
    expect(table.nodes[0]?.level).toBe('user');
    expect((known as unknown as TrenchKnown).secret?.nodes[0]?.tally).toBe(2);
  });

  it('at the end the dice and the node are revealed', () => {
    const end = { step: 'over', opened: { dice: true, node: true } };
    expect(tableOf(open(PLAYER, 1, at(1, 'gm close')))).toMatchObject(end);
  });
});

describe('the glossary', () => {
  it('explains every term, with unique names and addresses', () => {
    for (const { name, meaning } of words)
      expect([name, meaning]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)]);
    expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
    expect(new Set(words.map(({ group }) => group))).toEqual(new Set(groups));
    for (const { name, meaning } of words) expect([name, meaning.length < 190]).toEqual([name, true]);
  });

  it.each(
    'Ability,Account,Active Alert,Anomaly,Combat ICE,Critical,Exploit test,Firewall,Find Wireless,Half,Jam Wireless,Limit,Node,Program,R,Shutdown,Silent Alert,Sleaze,Stream,Supported test,Tally,Test quality'.split(
      ',',
    ),
  )('includes %s', (name) => {
    expect(words.map((word) => word.name)).toContain(name);
  });
});

it('each seat has a page, in short sections', () => {
  for (const { sections } of pages) {
    expect(sections.length).toBeGreaterThanOrEqual(6);
    for (const { text } of sections)
      expect(text.split(/(?<=\.) /).every((one) => one.split(' ').length <= 25)).toBe(true);
  }
});
