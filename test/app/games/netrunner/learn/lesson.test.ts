/** The first game from either seat: the rulebook's numbers after every step (G1, G2, G3), and what is said to a tap that leads elsewhere. */
import { describe, expect, it } from 'vitest';
import { type Lesson, openLesson } from '../../../../../src/app/games/netrunner/learn/game/lesson.ts';
import { chapters } from '../../../../../src/app/games/netrunner/learn/game/script.ts';
import type { Seat } from '../../../../../src/rules/game.ts';
import { netrunner } from '../../../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';

const seats = [CORP, RUNNER] as const;
const last = chapters.map(({ steps }) => steps.length - 1);
const asked = ({ step: { deeds, byItself } }: Lesson, seat: Seat): boolean =>
  !byItself && deeds?.[0]?.startsWith(seat === CORP ? 'corp ' : 'runner ') === true;
const tableOf = (lesson: Lesson) => lesson.view(lesson.seat)!.table;
/** The step of a chapter that holds that deed. */
const at = (chapter: number, deed: string): number =>
  chapters[chapter]!.steps.findIndex(({ deeds }) => deeds?.includes(deed));

/** From the beginning of a chapter by the taps that are asked for, as the board sends them. Result: the step where nothing follows. */
function tapThrough(seat: Seat, chapter: number): number {
  const lesson = openLesson(seat, { chapter, step: 0 });
  for (;;) {
    const before = lesson.at;
    while (lesson.tap && lesson.at === before && !lesson.step.refused) {
      lesson.open();
      const { table, known } = lesson.view(seat)!;
      expect(netrunner.moves(table, seat, known), `${chapter}.${before}`).toContainEqual(lesson.tap.move);
      lesson.do();
    }
    if (lesson.at === before && !lesson.next()) return lesson.at;
  }
}

describe.each(seats)('the first game from seat %i', (seat) => {
  it.each(chapters.map((_, nth) => nth))(
    'chapter %i goes to its end, and every tap is one that the rules list',
    (nth) => {
      expect(tapThrough(seat, nth)).toBe(last[nth]);
    },
  );

  it('left at any step it goes on from the same table', () => {
    for (const [chapter, { steps }] of chapters.entries()) {
      const lesson = openLesson(seat, { chapter, step: 0 });
      for (const nth of steps.keys()) {
        expect(tableOf(openLesson(seat, { chapter, step: nth })), `${chapter}.${nth}`).toEqual(tableOf(lesson));
        lesson.next();
      }
    }
  });

  it('says what happens and why at every step, shortly and in sentences', () => {
    for (const { steps } of chapters)
      for (const { what, why } of steps)
        for (const words of [what, why].map((one) => (typeof one === 'string' ? one : one[seat]))) {
          expect(words).toMatch(/^[A-Z]/);
          expect(words.length).toBeLessThan(200);
        }
  });

  it('every refusal that is invited comes, and changes nothing', () => {
    let seen = 0;
    for (const [chapter, { steps }] of chapters.entries())
      for (const [nth, { refused, deeds }] of steps.entries()) {
        if (!refused || !deeds?.[0]?.startsWith(seat === CORP ? 'corp' : 'runner')) continue;
        const lesson = openLesson(seat, { chapter, step: nth });
        const before = tableOf(lesson);
        lesson.do();
        expect(lesson.answered).toMatchObject({ invited: true, refusal: { kind: refused.kind } });
        expect(tableOf(lesson)).toBe(before);
        seen++;
      }
    expect(seen).toBe(seat === CORP ? 1 : 2);
  });

  it('another tap is answered: what the rules refuse in their words, what they allow as allowed; nothing is done', () => {
    for (const [chapter, { steps }] of chapters.entries())
      for (const nth of steps.keys()) {
        const lesson = openLesson(seat, { chapter, step: nth });
        if (!asked(lesson, seat)) continue;
        lesson.open();
        const { table, known } = lesson.view(seat)!;
        const others = netrunner
          .moves(table, seat, known)
          .filter((move) => JSON.stringify(move) !== JSON.stringify(lesson.tap?.move));
        for (const move of [...others, { do: 'removeTag' } as const]) {
          void lesson.answer(seat, [move]);
          const refusal = netrunner.refusal(table, seat, move, known);
          expect(lesson.answered).toEqual({ move, refusal, invited: false });
          expect([lesson.at, tableOf(lesson)]).toEqual([nth, table]);
          lesson.again();
        }
        expect(lesson.answered).toBeNull();
      }
  });
});

describe('the rulebook’s numbers', () => {
  const bitsAfter = (chapter: number, deed: string) => {
    const { corp, runner } = tableOf(openLesson(RUNNER, { chapter, step: at(chapter, deed) + 1 }));
    return [corp.bits, runner.bits];
  };

  it('G1: the bits after each action of the first two turns', () => {
    const deeds = [
      ['corp ice keeper hq', 9, 5],
      ['runner install the-short-circuit', 9, 4],
      ['runner show loony-goon', 9, 3],
      ['runner play livewires-contacts', 9, 6],
    ] as const;
    for (const [deed, ...bits] of deeds) expect(bitsAfter(0, deed), deed).toEqual(bits);
    const end = tableOf(openLesson(CORP, { chapter: 0, step: last[0]! }));
    expect([end.corp.bits, end.corp.hand, end.runner.bits, end.runner.hand]).toEqual([5, 4, 7, 3]);
  });

  it('G2: the agenda is stolen with the last bit, for one card', () => {
    const end = tableOf(openLesson(RUNNER, { chapter: 1, step: last[1]! }));
    expect([end.corp.bits, end.runner.bits, end.runner.hand, end.runner.points]).toEqual([1, 0, 2, 4]);
    expect(end.runner.trash).toContain('score');
  });

  it('G3: a tie goes to the Corp, the chip and two cards are lost', () => {
    const end = tableOf(openLesson(RUNNER, { chapter: 2, step: last[2]! }));
    expect([end.corp.bits, end.runner.bits, end.runner.hand, end.run]).toEqual([0, 2, 2, null]);
    expect(end.runner.trash).toContain('zetatech-mem-chip');
  });

  it('the agenda of the last chapter is scored', () => {
    const end = tableOf(openLesson(CORP, { chapter: 3, step: last[3]! }));
    expect([end.corp.points, end.corp.bits]).toEqual([2, 9]);
  });
});
