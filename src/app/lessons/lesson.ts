/** A chapter of a first game as a running game: the learner plays one seat, the script plays the other. */

import { fail, ok } from '../../base/result.ts';
import { watchers } from '../../base/watchers.ts';
import type { AnyMove, Game, GameEvent, Refusal, Seat } from '../../rules/game.ts';
import { decide, decideSealed, type LocalGame, startLocal } from '../../solo/local.ts';
import type { Random } from '../../solo/random.ts';
import { refuse } from '../../solo/refusal.ts';
import type { LessonChapter, LessonStep, Words } from '../../words/lessons.ts';
import type { PlayAnswer, PlayStep, RunningGame, RunningView, StepContext } from '../play/running.ts';

export interface LessonPlace {
  readonly chapter: number;
  readonly step: number;
}

/** A scripted move, resolved against the current table. */
export interface ScriptedMove<M extends AnyMove> {
  readonly seat: Seat;
  readonly move: M;
  /** The move counts only in this window. */
  readonly window?: string;
}

/** Stores a step's events. */
export type StepRecorder = (act: () => GameEvent[]) => void;

/** What a game provides for its lessons, except screens. */
export interface LessonScript<T, M extends AnyMove> {
  readonly game: Game<T, M>;
  readonly chapters: readonly LessonChapter<M>[];
  /** By seat: the word that starts each scripted move of that side. */
  readonly sides: readonly [string, string];
  /** The random numbers for a chapter: no lesson may depend on luck. */
  chance(chapter: number): Random;
  /** Resolves a scripted move against the current table. */
  parse(local: LocalGame<T, M>, words: string): ScriptedMove<M>;
  /** Plays whatever lies between two scripted moves, such as passes. `refused`: the rules will refuse the move. */
  prepare(local: LocalGame<T, M>, words: string, keep: StepRecorder, refused: boolean): void;
  /** Whether the learner's move is the one that the step asks for. */
  fits(asked: M, made: M): boolean;
  /** Whether the table waits while the learner reads. */
  readonly waits: boolean;
}

/** The response to a tap that the lesson does not accept. */
export interface LessonResponse<M extends AnyMove = AnyMove> {
  readonly move: M;
  readonly refusal: Refusal | null;
  readonly invited: boolean;
  /** The consequence, if the lesson has one for it. */
  readonly comes: Words | null;
}

export interface Lesson<T, M extends AnyMove> extends RunningGame<T, M> {
  readonly seat: Seat;
  readonly chapter: LessonChapter<M>;
  readonly at: number;
  readonly step: LessonStep<M>;
  /** The learner's next move; null if they only read in this step. */
  readonly tap: ScriptedMove<M> | null;
  /** How many of this step's taps are done. */
  readonly done: number;
  /**
   * The response to the learner's last attempt: the refusal that the step is about, or the response to a different tap.
   */
  readonly answered: LessonResponse<M> | null;
  /** Other moves the learner can try now. */
  readonly others: readonly ScriptedMove<M>[];
  /** The step's question opens in a sheet, but only after the learner has read the text. */
  readonly waits: boolean;
  /** Opens the sheet. */
  open(): void;
  /** Makes the move that the step asks for. */
  do(): void;
  /** Returns to the table. */
  again(): void;
  /** Goes to the next step; false if the chapter is over. */
  next(): boolean;
}

/** Opens a chapter just before the given step. Throws if the rules refuse the script. */
export const openLesson = <T, M extends AnyMove>(
  script: LessonScript<T, M>,
  seat: Seat,
  place: LessonPlace,
): Lesson<T, M> => new ScriptedLesson(script, seat, place);

class ScriptedLesson<T, M extends AnyMove> implements Lesson<T, M> {
  readonly seat: Seat;
  readonly chapter: LessonChapter<M>;
  at = 0;
  done = 0;
  answered: Lesson<T, M>['answered'] = null;
  readonly #script: LessonScript<T, M>;
  readonly #local: LocalGame<T, M>;
  readonly #steps: PlayStep<T>[] = [];
  readonly #bids: [M | null, M | null] = [null, null];
  readonly #watchers = watchers();
  #opened = false;
  #told: StepContext<T>;

  constructor(script: LessonScript<T, M>, seat: Seat, { chapter: number, step: from }: LessonPlace) {
    const chapter = script.chapters[number];
    if (chapter === undefined) throw new Error(`there is no chapter ${number}`);
    const started = startLocal(script.game, chapter.decks, {}, script.chance(number));
    if (!started.ok) throw new Error(`a lesson cannot be dealt: ${started.error.why}`);
    this.#script = script;
    this.#local = started.value;
    this.seat = seat;
    this.chapter = chapter;
    for (const move of chapter.before) this.#act(move);
    this.#enter();
    while (this.at < Math.min(from, chapter.steps.length - 1)) this.#finish();
    // Earlier steps are not news when the learner resumes.
    this.#told = { steps: [...this.#steps], since: this.#steps.length };
  }

  get step(): LessonStep<M> {
    return this.chapter.steps[this.at] ?? { what: '', why: '' };
  }

  get tap(): ScriptedMove<M> | null {
    const words = this.#isMine() ? this.step.moves?.[this.done] : undefined;
    return words === undefined ? null : this.#script.parse(this.#local, words);
  }

  get others(): ScriptedMove<M>[] {
    const { tap } = this;
    return this.#others().flatMap(({ scripted }) =>
      scripted.seat === this.seat && tap && !this.#script.fits(scripted.move, tap.move) ? [scripted] : [],
    );
  }

  get waits(): boolean {
    return !this.#opened && asksInSheet(this.#local, this.tap);
  }

  open(): void {
    this.#opened = true;
    this.#changed();
  }

  do(): void {
    const { tap } = this;
    if (tap) void this.answer(this.seat, [tap.move]);
  }

  again(): void {
    this.answered = null;
    this.#changed();
  }

  next(): boolean {
    if (this.at + 1 >= this.chapter.steps.length) return false;
    this.#finish();
    this.#told = { ...this.#told, steps: [...this.#steps] };
    this.#changed();
    return true;
  }

  told(): StepContext<T> {
    return this.#told;
  }

  view(of: Seat): RunningView<T> | null {
    if (of !== this.seat) return null;
    return viewOf(this.#local, of, this.tap, this.waits, this.#bids, this.#steps.length, this.#script.waits);
  }

  answer(of: Seat, moves: readonly M[], wish?: true): PlayAnswer {
    // Automatic passing is off in lessons: every window that matters is a step.
    if (wish || of !== this.seat) return fail(refuse('lessonStep'));
    for (const [nth, move] of moves.entries()) {
      if (!this.#isAsked(move)) {
        if (nth === 0) return this.#explain(move);
        break;
      }
      this.#advance(move);
    }
    this.answered = null;
    this.#told = { ...this.#told, steps: [...this.#steps] };
    this.#changed();
    return ok(null);
  }

  onChange(handler: () => void): () => void {
    return this.#watchers.add(handler);
  }

  #changed(): void {
    this.#watchers.tell();
  }

  readonly #keep: StepRecorder = (act) => {
    const before = this.#local.table;
    const events = act();
    const { table, known } = this.#local;
    this.#steps.push({
      seq: this.#steps.length,
      events,
      before,
      after: table,
      known: [this.seat === 0 ? known[0] : null, this.seat === 1 ? known[1] : null],
    });
  };

  /** `made`: the move as the learner made it, if it may differ. */
  #act(words: string, made?: M): void {
    this.#prepare(words, false);
    const { seat: by, move: scripted } = this.#script.parse(this.#local, words);
    const move = made ?? scripted;
    if (this.#local.game.ask(this.#local.table).kind !== 'sealed')
      return this.#keep(() => sure(decide(this.#local, by, move)));
    this.#bids[by] = move;
    const [first, second] = this.#bids;
    if (first && second) this.#keep(() => sure(decideSealed(this.#local, [first, second])));
  }

  #prepare(words: string, refused: boolean): void {
    this.#script.prepare(this.#local, words, this.#keep, refused);
  }

  #isMine(): boolean {
    const { moves, byItself } = this.step;
    return !byItself && moves?.[0]?.startsWith(`${this.#script.sides[this.seat]} `) === true;
  }

  /** Plays the other side's moves immediately and prepares the learner's question. */
  #enter(): void {
    this.done = 0;
    this.#opened = false;
    this.answered = null;
    const { moves = [], refused } = this.step;
    if (!this.#isMine() && !refused) for (const move of moves) this.#act(move);
    else if (moves[0]) this.#prepare(moves[0], refused !== undefined);
  }

  #finish(): void {
    const { moves = [], refused } = this.step;
    if (this.#isMine() && !refused) for (const move of moves.slice(this.done)) this.#act(move);
    this.at++;
    this.#enter();
  }

  #isAsked(move: M): boolean {
    const { tap } = this;
    return tap !== null && !this.step.refused && this.#script.fits(tap.move, move);
  }

  /** Makes the learner's move, which is the one asked for. */
  #advance(move: M): void {
    this.#act(this.step.moves?.[this.done] ?? '', move);
    this.done++;
    this.#opened = false;
    if (this.done === this.step.moves?.length) {
      this.at++;
      this.#enter();
    } else this.#prepare(this.step.moves?.[this.done] ?? '', false);
  }

  /** Responds to a move other than the one asked for, in the words of the rules or the lesson. */
  #explain(move: M): PlayAnswer {
    const { table, known, game } = this.#local;
    const { tap } = this;
    const refusal = game.refusal(table, this.seat, move, known[this.seat]);
    const invited = tap !== null && this.step.refused !== undefined && this.#script.fits(tap.move, move);
    this.answered = { move, refusal, invited, comes: refusal ? null : this.#comes(move) };
    // The coach shows the message, so no sheet may cover it.
    this.#opened = false;
    this.#changed();
    return ok(null);
  }

  #others(): { scripted: ScriptedMove<M>; comes: Words }[] {
    if (this.tap === null) return [];
    return (this.step.others ?? []).map(({ move, comes }) => ({
      scripted: this.#script.parse(this.#local, move),
      comes,
    }));
  }

  #comes(move: M): Words | null {
    const other = this.#others().find(({ scripted }) => this.#script.fits(scripted.move, move));
    return this.step.instead?.(move) ?? other?.comes ?? null;
  }
}

/** Whether this is being asked now, legal or not. */
export function isOpen<T, M extends AnyMove>(
  { game, table }: LocalGame<T, M>,
  { seat, window }: ScriptedMove<M>,
): boolean {
  const question = game.ask(table);
  if (question.kind === 'sealed') return window === undefined;
  if (question.kind !== 'move' && question.kind !== 'choose') return false;
  return question.of === seat && (window === undefined || (question.kind === 'move' && question.window === window));
}

/** Sealed bids and choices open in a sheet, which would cover the text to be read first. */
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
