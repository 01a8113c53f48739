/** A chapter of the first game as a running game: one seat is the learner's, the script plays the other. */

import { canonicalText } from '../../../../../base/canonical.ts';
import { fail, ok } from '../../../../../base/result.ts';
import type { GameEvent, Refusal, Seat } from '../../../../../rules/game.ts';
import type { Move, Table } from '../../../../../rules/netrunner/index.ts';
import { netrunner } from '../../../../../rules/netrunner/index.ts';
import { decide, decideSealed, startLocal } from '../../../../../solo/local.ts';
import { refuse } from '../../../../../solo/refusal.ts';
import type { Chapter, LessonStep, Words } from '../../../../../words/en/netrunner/lessons/made.ts';
import { chapters } from '../../../../../words/en/netrunner/lessons/script.ts';
import type { PlayStep, RunningGame, RunningView } from '../../../../play/running.ts';
import { isOpen, type Local, parseScriptedMove, passUntil, type ScriptedMove } from './scriptedMove.ts';

export interface Place {
  readonly chapter: number;
  readonly step: number;
}

/** The response to a tap that the lesson does not accept. */
export interface Answered {
  readonly move: Move;
  readonly refusal: Refusal | null;
  readonly invited: boolean;
  /** The consequence, if the lesson knows it. */
  readonly comes: Words | null;
}

export interface Lesson extends RunningGame<Table, Move> {
  readonly seat: Seat;
  readonly chapter: Chapter;
  readonly at: number;
  readonly step: LessonStep;
  /** The learner's next move; null if they only read. */
  readonly tap: ScriptedMove | null;
  /** Number of this step's taps already done. */
  readonly done: number;
  /** The rules' response to the learner's attempt: the refusal that the step is about, or that of a different tap. */
  readonly answered: Answered | null;
  /** Other moves to try now. */
  readonly others: readonly ScriptedMove[];
  /** The question opens in a sheet, once the learner has read why. */
  readonly waits: boolean;
  /** Opens the sheet. */
  open(): void;
  /** Does what the step asks for. */
  do(): void;
  /** Back to the table. */
  again(): void;
  /** The next step; false if the chapter is over. */
  next(): boolean;
}

/** No randomness: piles keep their order, and the last card of a hand is taken. */
const noChance = (below: number): number => below - 1;

/** The chapter before that step. Throws if the rules refuse the script. */
export function openLesson(seat: Seat, { chapter: number, step: from }: Place): Lesson {
  const chapter = chapters[number];
  if (chapter === undefined) throw new Error(`there is no chapter ${number}`);
  const started = startLocal(netrunner, chapter.decks, {}, noChance);
  if (!started.ok) throw new Error(`a lesson cannot be dealt: ${started.error.why}`);
  const local: Local = started.value;
  const steps: PlayStep<Table>[] = [];
  const bids: [Move | null, Move | null] = [null, null];
  const listeners = new Set<() => void>();
  let at = 0;
  let done = 0;
  let opened = false;
  let answered: Lesson['answered'] = null;

  const keep = (act: () => GameEvent[]): void => {
    const before = local.table;
    const events = act();
    steps.push({
      seq: steps.length,
      events,
      before,
      after: local.table,
      known: [seat === 0 ? local.known[0] : null, seat === 1 ? local.known[1] : null],
    });
  };
  const act = (words: string): void => {
    passUntil(local, words, keep);
    const { seat: by, move } = parseScriptedMove(local, words);
    if (local.game.ask(local.table).kind === 'sealed') {
      bids[by] = move;
      const [corp, runner] = bids;
      if (corp && runner) keep(() => sure(decideSealed(local, [corp, runner])));
      return;
    }
    keep(() => sure(decide(local, by, move)));
  };
  const stepNow = (): LessonStep => chapter.steps[at] ?? { what: '', why: '' };
  const isMine = ({ moves, byItself }: LessonStep): boolean =>
    !byItself && moves?.[0]?.startsWith(seat === 0 ? 'corp ' : 'runner ') === true;
  /** Plays the other side's moves immediately and prepares the learner's question. */
  const enter = (): void => {
    done = 0;
    opened = false;
    answered = null;
    const { moves = [], refused } = stepNow();
    if (!isMine(stepNow()) && !refused) for (const move of moves) act(move);
    else if (moves[0]) passUntil(local, moves[0], keep, refused !== undefined);
  };
  const finish = (): void => {
    const { moves = [], refused } = stepNow();
    if (isMine(stepNow()) && !refused) for (const move of moves.slice(done)) act(move);
    at++;
    enter();
  };
  const tapNow = (): ScriptedMove | null => {
    const words = isMine(stepNow()) ? stepNow().moves?.[done] : undefined;
    return words === undefined ? null : parseScriptedMove(local, words);
  };
  const othersNow = (): { scripted: ScriptedMove; comes: Words }[] =>
    tapNow() === null
      ? []
      : (stepNow().others ?? []).map(({ move, comes }) => ({ scripted: parseScriptedMove(local, move), comes }));
  const comesOf = (move: Move): Words | null =>
    stepNow().instead?.(move) ?? othersNow().find(({ scripted }) => isSame(scripted.move, move))?.comes ?? null;
  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };

  for (const move of chapter.before) act(move);
  enter();
  while (at < Math.min(from, chapter.steps.length - 1)) finish();
  // Steps before the learner arrived are not news.
  let told = { steps: [...steps], since: steps.length };

  const lesson: Lesson = {
    seat,
    chapter,
    get at() {
      return at;
    },
    get step() {
      return stepNow();
    },
    get tap() {
      return tapNow();
    },
    get done() {
      return done;
    },
    get answered() {
      return answered;
    },
    get others() {
      const tap = tapNow();
      return othersNow().flatMap(({ scripted }) =>
        scripted.seat === seat && tap && !isSame(scripted.move, tap.move) ? [scripted] : [],
      );
    },
    get waits() {
      return !opened && asksInSheet(local, tapNow());
    },
    open() {
      opened = true;
      changed();
    },
    do() {
      const tap = tapNow();
      if (tap) void lesson.answer(seat, [tap.move]);
    },
    again() {
      answered = null;
      changed();
    },
    next() {
      if (at + 1 >= chapter.steps.length) return false;
      finish();
      told = { ...told, steps: [...steps] };
      changed();
      return true;
    },
    told: () => told,
    view: (of) => (of === seat ? viewOf(local, seat, tapNow(), lesson.waits, bids, steps.length) : null),
    answer(of, moves, wish) {
      // No automatic passes here: every window that matters is a step.
      if (wish || of !== seat) return fail(refuse('lessonStep'));
      for (const [nth, move] of moves.entries()) {
        const tap = tapNow();
        const { refused } = stepNow();
        if (!tap || refused || !isSame(tap.move, move)) {
          if (nth > 0) break;
          const refusal = local.game.refusal(local.table, seat, move, local.known[seat]);
          answered = {
            move,
            refusal,
            invited: tap !== null && refused !== undefined && isSame(tap.move, move),
            comes: refusal ? null : comesOf(move),
          };
          // The coach shows the message, so no sheet may cover it.
          opened = false;
          changed();
          return ok(null);
        }
        act(stepNow().moves?.[done] ?? '');
        done++;
        opened = false;
        if (done === stepNow().moves?.length) {
          at++;
          enter();
        } else passUntil(local, stepNow().moves?.[done] ?? '', keep);
      }
      answered = null;
      told = { ...told, steps: [...steps] };
      changed();
      return ok(null);
    },
    onChange(handler) {
      listeners.add(handler);
      return () => listeners.delete(handler);
    },
  };
  return lesson;
}

const isSame = (a: Move, b: Move): boolean => canonicalText(a) === canonicalText(b);

/** Sealed bids and choices open in a sheet, which would cover what is to be read first. */
function asksInSheet(local: Local, tap: ScriptedMove | null): boolean {
  const { kind } = local.game.ask(local.table);
  return tap !== null && isOpen(local, tap) && (kind === 'sealed' || kind === 'choose');
}

function viewOf(
  local: Local,
  seat: Seat,
  tap: ScriptedMove | null,
  waits: boolean,
  bids: readonly [Move | null, Move | null],
  length: number,
): RunningView<Table> {
  const { table, known } = local;
  return {
    table,
    known: known[seat],
    question: local.game.ask(table),
    questionAt: length,
    length,
    asked: tap !== null && !waits,
    arrange: null,
    held: tap === null || waits,
    sealed: [bids[0] !== null, bids[1] !== null],
    corner: '',
  };
}

function sure(done: ReturnType<typeof decide<Table, Move, Local['known'][0]>>): GameEvent[] {
  if (!done.ok) throw new Error(`a lesson was refused: ${JSON.stringify(done.error)}`);
  return done.value;
}
