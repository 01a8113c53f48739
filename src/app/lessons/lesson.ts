/** A chapter of a first game as a running game: one seat is the learner's, the script plays the other. */

import { fail, ok } from '../../base/result.ts';
import type { AnyMove, Game, GameEvent, Refusal, Seat } from '../../rules/game.ts';
import { decide, decideSealed, type LocalGame, startLocal } from '../../solo/local.ts';
import type { Random } from '../../solo/random.ts';
import { refuse } from '../../solo/refusal.ts';
import type { LessonChapter, LessonStep, Words } from '../../words/lessons.ts';
import type { PlayStep, RunningGame, RunningView } from '../play/running.ts';

export interface LessonPlace {
  readonly chapter: number;
  readonly step: number;
}

/** A move of the script on the current table. */
export interface ScriptedMove<M extends AnyMove> {
  readonly seat: Seat;
  readonly move: M;
  /** It counts only in this window. */
  readonly window?: string;
}

/** Stores a step's events. */
export type Keep = (act: () => GameEvent[]) => void;

/** What a game brings to its lessons, screens aside. */
export interface LessonScript<T, M extends AnyMove> {
  readonly game: Game<T, M>;
  readonly chapters: readonly LessonChapter<M>[];
  /** By seat: the word that a move of it starts with in the script. */
  readonly sides: readonly [string, string];
  /** Chance in a chapter: nothing may depend on luck. */
  chance(chapter: number): Random;
  /** Resolves a move of the script on the current table. */
  parse(local: LocalGame<T, M>, words: string): ScriptedMove<M>;
  /** Plays what lies between two scripted moves, such as passes. `refused`: the rules will refuse the move. */
  prepare(local: LocalGame<T, M>, words: string, keep: Keep, refused: boolean): void;
  /** Whether the learner's move is the one that the step asks for. */
  fits(asked: M, made: M): boolean;
  /** Whether the table waits while the learner reads. */
  readonly waits: boolean;
}

/** The response to a tap that the lesson does not accept. */
export interface Answered<M extends AnyMove = AnyMove> {
  readonly move: M;
  readonly refusal: Refusal | null;
  readonly invited: boolean;
  /** The consequence, if the lesson knows it. */
  readonly comes: Words | null;
}

export interface Lesson<T, M extends AnyMove> extends RunningGame<T, M> {
  readonly seat: Seat;
  readonly chapter: LessonChapter<M>;
  readonly at: number;
  readonly step: LessonStep<M>;
  /** The learner's next move; null if they only read. */
  readonly tap: ScriptedMove<M> | null;
  /** Number of this step's taps already done. */
  readonly done: number;
  /** The rules' response to the learner's attempt: the refusal that the step is about, or that of a different tap. */
  readonly answered: Answered<M> | null;
  /** Other moves to try now. */
  readonly others: readonly ScriptedMove<M>[];
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

/** The chapter before that step. Throws if the rules refuse the script. */
export function openLesson<T, M extends AnyMove>(
  script: LessonScript<T, M>,
  seat: Seat,
  { chapter: number, step: from }: LessonPlace,
): Lesson<T, M> {
  const { game, sides, parse, fits } = script;
  const chapter = script.chapters[number];
  if (chapter === undefined) throw new Error(`there is no chapter ${number}`);
  const started = startLocal(game, chapter.decks, {}, script.chance(number));
  if (!started.ok) throw new Error(`a lesson cannot be dealt: ${started.error.why}`);
  const local: LocalGame<T, M> = started.value;
  const steps: PlayStep<T>[] = [];
  const bids: [M | null, M | null] = [null, null];
  const listeners = new Set<() => void>();
  let at = 0;
  let done = 0;
  let opened = false;
  let answered: Lesson<T, M>['answered'] = null;

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
  /** `made`: as the learner made it, where that may differ. */
  const act = (words: string, made?: M): void => {
    script.prepare(local, words, keep, false);
    const { seat: by, move: scripted } = parse(local, words);
    const move = made ?? scripted;
    if (local.game.ask(local.table).kind === 'sealed') {
      bids[by] = move;
      const [first, second] = bids;
      if (first && second) keep(() => sure(decideSealed(local, [first, second])));
      return;
    }
    keep(() => sure(decide(local, by, move)));
  };
  const stepNow = (): LessonStep<M> => chapter.steps[at] ?? { what: '', why: '' };
  const isMine = ({ moves, byItself }: LessonStep<M>): boolean =>
    !byItself && moves?.[0]?.startsWith(`${sides[seat]} `) === true;
  /** Plays the other side's moves immediately and prepares the learner's question. */
  const enter = (): void => {
    done = 0;
    opened = false;
    answered = null;
    const { moves = [], refused } = stepNow();
    if (!isMine(stepNow()) && !refused) for (const move of moves) act(move);
    else if (moves[0]) script.prepare(local, moves[0], keep, refused !== undefined);
  };
  const finish = (): void => {
    const { moves = [], refused } = stepNow();
    if (isMine(stepNow()) && !refused) for (const move of moves.slice(done)) act(move);
    at++;
    enter();
  };
  const tapNow = (): ScriptedMove<M> | null => {
    const words = isMine(stepNow()) ? stepNow().moves?.[done] : undefined;
    return words === undefined ? null : parse(local, words);
  };
  const othersNow = (): { scripted: ScriptedMove<M>; comes: Words }[] =>
    tapNow() === null
      ? []
      : (stepNow().others ?? []).map(({ move, comes }) => ({ scripted: parse(local, move), comes }));
  const comesOf = (move: M): Words | null =>
    stepNow().instead?.(move) ?? othersNow().find(({ scripted }) => fits(scripted.move, move))?.comes ?? null;
  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };

  for (const move of chapter.before) act(move);
  enter();
  while (at < Math.min(from, chapter.steps.length - 1)) finish();
  // Steps before the learner arrived are not news.
  let told = { steps: [...steps], since: steps.length };

  const lesson: Lesson<T, M> = {
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
        scripted.seat === seat && tap && !fits(scripted.move, tap.move) ? [scripted] : [],
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
    view: (of) => (of === seat ? viewOf(local, seat, tapNow(), lesson.waits, bids, steps.length, script.waits) : null),
    answer(of, moves, wish) {
      // No automatic passes here: every window that matters is a step.
      if (wish || of !== seat) return fail(refuse('lessonStep'));
      for (const [nth, move] of moves.entries()) {
        const tap = tapNow();
        const { refused } = stepNow();
        if (!tap || refused || !fits(tap.move, move)) {
          if (nth > 0) break;
          const refusal = local.game.refusal(local.table, seat, move, local.known[seat]);
          answered = {
            move,
            refusal,
            invited: tap !== null && refused !== undefined && fits(tap.move, move),
            comes: refusal ? null : comesOf(move),
          };
          // The coach shows the message, so no sheet may cover it.
          opened = false;
          changed();
          return ok(null);
        }
        act(stepNow().moves?.[done] ?? '', move);
        done++;
        opened = false;
        if (done === stepNow().moves?.length) {
          at++;
          enter();
        } else script.prepare(local, stepNow().moves?.[done] ?? '', keep, false);
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

/** Whether this is what is asked now, legal or not. */
export function isOpen<T, M extends AnyMove>(
  { game, table }: LocalGame<T, M>,
  { seat, window }: ScriptedMove<M>,
): boolean {
  const question = game.ask(table);
  if (question.kind === 'sealed') return window === undefined;
  if (question.kind !== 'move' && question.kind !== 'choose') return false;
  return question.of === seat && (window === undefined || (question.kind === 'move' && question.window === window));
}

/** Sealed bids and choices open in a sheet, which would cover what is to be read first. */
function asksInSheet<T, M extends AnyMove>(local: LocalGame<T, M>, tap: ScriptedMove<M> | null): boolean {
  const { kind } = local.game.ask(local.table);
  return tap !== null && isOpen(local, tap) && (kind === 'sealed' || kind === 'choose');
}

function viewOf<T, M extends AnyMove>(
  local: LocalGame<T, M>,
  seat: Seat,
  tap: ScriptedMove<M> | null,
  waits: boolean,
  bids: readonly [M | null, M | null],
  length: number,
  holds: boolean,
): RunningView<T> {
  const { table, known } = local;
  const isRead = tap === null || waits;
  return {
    table,
    known: known[seat],
    question: local.game.ask(table),
    questionAt: length,
    length,
    asked: !isRead,
    arrange: null,
    held: holds && isRead,
    sealed: [bids[0] !== null, bids[1] !== null],
    corner: '',
  };
}

function sure(done: ReturnType<typeof decide>): GameEvent[] {
  if (!done.ok) throw new Error(`a lesson was refused: ${JSON.stringify(done.error)}`);
  return done.value;
}
