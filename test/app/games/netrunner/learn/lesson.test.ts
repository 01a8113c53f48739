/**
 * The first game from either seat: the rulebook's numbers after every step (G1, G2, G3), and the response to any other
 * tap.
 */
import { describe, expect, it } from 'vitest';
import {
  type NetrunnerLesson as Lesson,
  openLesson,
} from '../../../../../src/app/games/netrunner/learn/game/lessonUi.tsx';
import type { Seat } from '../../../../../src/rules/game.ts';
import { netrunner } from '../../../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { chapters } from '../../../../../src/words/en/netrunner/lessons/script.ts';

const seats = [CORP, RUNNER] as const;
const last = chapters.map(({ steps }) => steps.length - 1);
const asked = ({ step: { moves, byItself } }: Lesson, seat: Seat): boolean =>
  !byItself && moves?.[0]?.startsWith(seat === CORP ? 'corp ' : 'runner ') === true;
const tableOf = (lesson: Lesson) => lesson.view(lesson.seat)!.table;
/** The index of the chapter's step with the given move. */
const at = (chapter: number, script: string): number =>
  chapters[chapter]!.steps.findIndex(({ moves }) => moves?.includes(script));

/** Plays a chapter from its start with the expected taps, as the board sends them. Returns the last step. */
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
  it.each(chapters.map((_, nth) => nth))('chapter %i reaches its end, and every tap is listed by the rules', (nth) => {
    expect(tapThrough(seat, nth)).toBe(last[nth]);
  });

  it('resumes at any step with the same table', () => {
    for (const [chapter, { steps }] of chapters.entries()) {
      const lesson = openLesson(seat, { chapter, step: 0 });
      for (const nth of steps.keys()) {
        expect(tableOf(openLesson(seat, { chapter, step: nth })), `${chapter}.${nth}`).toEqual(tableOf(lesson));
        lesson.next();
      }
    }
  });

  it('every step says what happens and why, in short sentences', () => {
    for (const { steps } of chapters)
      for (const { what, why, others = [] } of steps)
        for (const words of [what, why, ...others.map(({ comes }) => comes)].map((one) =>
          typeof one === 'string' ? one : one[seat],
        )) {
          expect(words).toMatch(/^[A-Z]/);
          expect(words.length).toBeLessThan(200);
        }
  });

  it('answers a beginner’s six questions by the end', () => {
    const read = chapters
      .flatMap(({ steps }) =>
        steps.flatMap(({ what, why, others = [] }) => [what, why, ...others.map((one) => one.comes)]),
      )
      .map((words) => (typeof words === 'string' ? words : words[seat]))
      .join(' ');
    const answers: Readonly<Record<string, readonly RegExp[]>> = {
      'what an action is worth': [/An action is worth about a bit or a card/],
      'what ice does': [/does nothing|ends every run/, /takes? effect/],
      'when to rez': [/(Rez ice|pays) to protect a fort that matters\b.{1,20}saves? (the|its) bits/],
      'how a trace is won': [/[Tt]ies go to (you|the Corp)/, /link of 5 (would have been|is) safe/],
      'how one wins': [/Seven agenda points/, /flatline/, /must draw from an empty R&D/, /seven bad publicity/],
      'why cards are lost': [/Net damage/, /meat damage/, /Brain damage/, /five cards at most/],
    };
    for (const [question, found] of Object.entries(answers))
      for (const one of found) expect(read, question).toMatch(one);
  });

  it('no card in hand does better than the expected tap', () => {
    const better: Readonly<Record<string, readonly string[]>> = {
      bit: ['livewires-contacts', 'score', 'accounts-receivable', 'efficiency-experts'],
      run: ['inside-job'],
    };
    for (const [chapter, { steps }] of chapters.entries())
      for (const nth of steps.keys()) {
        const lesson = openLesson(seat, { chapter, step: nth });
        const { table, known } = lesson.view(seat)!;
        const plays = netrunner.moves(table, seat, known).flatMap((move) => (move.do === 'play' ? [move.card] : []));
        for (const card of better[lesson.tap?.move.do ?? ''] ?? [])
          expect(plays, `${chapter}.${nth}`).not.toContain(card);
      }
  });

  it('every chapter has at least two choices, each legal and each answered with its consequence', () => {
    for (const [chapter, { steps }] of chapters.entries()) {
      let choices = 0;
      for (const nth of steps.keys()) {
        const lesson = openLesson(seat, { chapter, step: nth });
        if (lesson.tap === null) continue;
        lesson.open();
        const bids = lesson.step.instead !== undefined;
        if (lesson.others.length > 0 || bids) choices++;
        for (const { move } of lesson.others) {
          const { table, known } = lesson.view(seat)!;
          expect(netrunner.refusal(table, seat, move, known), `${chapter}.${nth} ${JSON.stringify(move)}`).toBeNull();
          void lesson.answer(seat, [move]);
          expect(lesson.answered?.comes, `${chapter}.${nth}`).toBeTruthy();
          expect(tableOf(lesson)).toBe(table);
          lesson.again();
        }
      }
      expect(choices, `chapter ${chapter}`).toBeGreaterThanOrEqual(2);
    }
  });

  it('any legal bid is answered with its consequence, and the example’s bid is not the only good one', () => {
    const step = chapters[2]!.steps.findIndex(({ moves }) =>
      moves?.[0]?.startsWith(seat === CORP ? 'corp bid' : 'runner bid'),
    );
    const lesson = openLesson(seat, { chapter: 2, step });
    const { table, known } = lesson.view(seat)!;
    const told: string[] = [];
    for (const move of netrunner.moves(table, seat, known)) {
      if (move.do !== 'bid' || JSON.stringify(move) === JSON.stringify(lesson.tap?.move)) continue;
      lesson.open();
      void lesson.answer(seat, [move]);
      expect(lesson.answered?.comes, JSON.stringify(move)).toBeTruthy();
      expect(lesson.waits).toBe(true);
      told.push(String(lesson.answered?.comes));
      lesson.again();
    }
    expect(told.length).toBeGreaterThanOrEqual(4);
    if (seat === RUNNER) expect(told.join(' ')).toContain('A link of 5 can’t be beaten with 4 bits.');
  });

  it('every refusal that a lesson invites occurs and changes nothing', () => {
    let seen = 0;
    for (const [chapter, { steps }] of chapters.entries())
      for (const [nth, { refused, moves }] of steps.entries()) {
        if (!refused || !moves?.[0]?.startsWith(seat === CORP ? 'corp' : 'runner')) continue;
        const lesson = openLesson(seat, { chapter, step: nth });
        const before = tableOf(lesson);
        lesson.do();
        expect(lesson.answered).toMatchObject({ invited: true, refusal: { kind: refused.kind } });
        expect(tableOf(lesson)).toBe(before);
        seen++;
      }
    expect(seen).toBe(seat === CORP ? 1 : 2);
  });

  it('any other tap is answered by a refusal in the rules’ words or by saying that it is allowed, and changes nothing', () => {
    for (const [chapter, { steps }] of chapters.entries())
      for (const nth of steps.keys()) {
        const lesson = openLesson(seat, { chapter, step: nth });
        if (!asked(lesson, seat)) continue;
        const inSheet = lesson.waits;
        lesson.open();
        const { table, known } = lesson.view(seat)!;
        const others = netrunner
          .moves(table, seat, known)
          .filter((move) => JSON.stringify(move) !== JSON.stringify(lesson.tap?.move));
        const untag = { do: 'removeTag' } as const;
        for (const move of lesson.tap?.move.do === 'removeTag' ? others : [...others, untag]) {
          void lesson.answer(seat, [move]);
          const refusal = netrunner.refusal(table, seat, move, known);
          expect(lesson.answered).toMatchObject({ move, refusal, invited: false });
          // No sheet covers the text.
          expect(lesson.waits || !inSheet).toBe(true);
          expect([lesson.at, tableOf(lesson)]).toEqual([nth, table]);
          lesson.again();
        }
        expect(lesson.answered).toBeNull();
      }
  });
});

describe('the rulebook’s numbers', () => {
  const bitsAfter = (chapter: number, script: string) => {
    const { corp, runner } = tableOf(openLesson(RUNNER, { chapter, step: at(chapter, script) + 1 }));
    return [corp.bits, runner.bits];
  };

  it('G1: the bits after each action of the first two turns', () => {
    const cases = [
      ['corp ice keeper hq', 9, 5],
      ['runner install the-short-circuit', 9, 4],
      ['runner show loony-goon', 9, 3],
      ['runner play livewires-contacts', 9, 6],
    ] as const;
    for (const [script, ...bits] of cases) expect(bitsAfter(0, script), script).toEqual(bits);
    const end = tableOf(openLesson(CORP, { chapter: 0, step: last[0]! }));
    expect([end.corp.bits, end.corp.hand, end.runner.bits, end.runner.hand]).toEqual([5, 4, 7, 3]);
  });

  it('G2: the agenda is stolen with the last bit, for one card', () => {
    const end = tableOf(openLesson(RUNNER, { chapter: 1, step: last[1]! }));
    expect([end.corp.bits, end.runner.bits, end.runner.hand, end.runner.points]).toEqual([1, 0, 2, 4]);
    expect(end.runner.trash).toContain('zetatech-mem-chip');
  });

  it('G3: a tie goes to the Corp; the chip and two cards are lost', () => {
    const end = tableOf(openLesson(RUNNER, { chapter: 2, step: last[2]! }));
    expect([end.corp.bits, end.runner.bits, end.runner.hand, end.run]).toEqual([0, 2, 2, null]);
    expect(end.runner.trash).toContain('zetatech-mem-chip');
  });

  it('the last chapter costs the Runner three cards, a tag and one point of hand size, and the Runner survives', () => {
    const once = (script: string) => tableOf(openLesson(RUNNER, { chapter: 4, step: at(4, script) + 1 }));
    expect([once('corp choose 4').runner.hand, once('corp choose 4').runner.tags]).toEqual([2, 1]);
    expect([once('runner untag').runner.tags, once('runner draw').runner.hand]).toEqual([0, 4]);
    const end = tableOf(openLesson(RUNNER, { chapter: 4, step: last[4]! }));
    expect([end.runner.brain, end.runner.hand, end.over]).toEqual([1, 4, null]);
    expect(end.corp.bits).toBe(0);
  });

  it('the words of a step match its table', () => {
    const table = (chapter: number, script: string) =>
      tableOf(openLesson(CORP, { chapter, step: at(chapter, script) }));
    expect(table(0, 'corp bit').corp.bits).toBe(8);
    expect([table(1, 'corp rez neural-blade').corp.bits, table(1, 'corp rez neural-blade').runner.bits]).toEqual([
      12, 6,
    ]);
    expect([table(1, 'corp rez triggerman').corp.bits, table(1, 'corp rez triggerman').runner.bits]).toEqual([8, 4]);
    expect(table(2, 'corp rez homewrecker').corp.bits).toBe(11);
    expect([table(2, 'corp bid 4').corp.bits, table(2, 'corp bid 4').runner.bits]).toEqual([4, 5]);
    expect(table(3, 'corp inside marine-arcology f1').corp.bits).toBe(10);
    expect(table(3, 'corp advance marine-arcology').corp.bits).toBe(5);
    expect(table(4, 'corp rez cortical-scrub').corp.bits).toBe(7);
  });

  it('the agenda of the fourth chapter is scored', () => {
    const end = tableOf(openLesson(CORP, { chapter: 3, step: last[3]! }));
    expect([end.corp.points, end.corp.bits]).toEqual([2, 2]);
  });
});
