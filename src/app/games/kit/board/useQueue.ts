/**
 * Queues taps: each shows on screen immediately, is stored on this phone, and is sent as soon as the player has the
 * pen.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { deleteNote, readNote, saveNote } from '../../../../peer/store/notes.ts';
import { other, type Seat } from '../../../../rules/game.ts';
import type { Move, Table } from '../../../../rules/kit/index.ts';
import { readMove } from '../../../../rules/kit/refusal.ts';
import { numberOf } from '../../../../rules/kit/table.ts';
import { useAsyncEffect, useRedraw } from '../../../parts/hooks.ts';
import type { Seated } from '../../../play/seated.ts';

export interface Queue {
  /** A number after all queued changes. */
  number(seat: Seat, name: string): number;
  /** Sends the change; refusals are shown as usual. */
  give(seat: Seat, move: Move): void;
}

/** `alone`: one phone plays both seats and passes the pen to itself. */
export function useQueue(v: Seated<Table, Move>, alone: boolean): Queue {
  const { all, read, put } = useStoredQueue(v.storageKey);
  const wanted = useRef('');
  const { question, questionAt, pending, passing, table, seat } = v;
  const now: QueueContext = {
    table,
    seat,
    mine: question.kind === 'move' && question.of === seat && question.window === 'free',
    questionAt,
    // A player about to pass the pen writes nothing more, since it would be refused.
    busy: pending || passing === true,
    alone,
    refused: (move) => v.refusal(move) !== null,
  };
  useEffect(() => {
    if (!read) return;
    const [head] = all();
    const what = nextStep(head, now);
    if (what === 'yield') return v.play({ do: 'yield' });
    if (what === 'give') put(markSent(all(), now));
    if (what === 'done' || what === 'refused') put(all().slice(1));
    if (head && (what === 'give' || what === 'refused')) return v.play(head.move);
    const want = !alone && all().length > 0 && table.step === 'free' && table.pen === other(seat);
    // A hint may be lost while the other phone is away, so it is repeated when that phone returns.
    const hint = want ? `${questionAt} ${v.link}` : '';
    if (hint !== wanted.current) {
      wanted.current = hint;
      v.want?.(want);
    }
  });
  return {
    number: (of, name) => numberWith(all(), table, of, name),
    give: (of, move) => put(enqueue(pending ? all() : markUnsent(all()), of, move)),
  };
}

let going: Promise<unknown> = Promise.resolve();

/** Runs jobs in tap order, whichever screen started them. */
function runInOrder<T>(job: () => Promise<T>): Promise<T> {
  const done = going.then(job);
  going = done.catch(() => null);
  return done;
}

/** `read`: whether the stored queue has been loaded. */
function useStoredQueue(game: string) {
  const waiting = useRef<readonly QueuedMove[]>([]);
  const redraw = useRedraw();
  const [read, setRead] = useState(false);
  const put = (next: readonly QueuedMove[]): void => {
    waiting.current = next;
    if (read) void runInOrder(() => (next.length > 0 ? saveNote(game, next) : deleteNote(game)));
    redraw();
  };
  useAsyncEffect([game], (isHere) => {
    void runInOrder(() => readNote(game)).then((note) => {
      if (!isHere()) return;
      const before = readQueue(note);
      waiting.current = [...before, ...waiting.current];
      if (waiting.current.length > before.length) void runInOrder(() => saveNote(game, waiting.current));
      setRead(true);
    });
  });
  return { all: () => waiting.current, read, put };
}

/** A player's taps that have not been written to the log yet, in order; at most the first is being sent. */
export interface QueuedMove {
  readonly seat: Seat;
  readonly move: Move;
  /**
   * How many of the player's moves were in the log when this one was sent; once there is one more, it has been written
   * (K-PEN-02). Null before it is sent.
   */
  readonly nth: number | null;
  /** The question it was sent to answer, if this page sent it. */
  readonly at: number | null;
}

export interface QueueContext {
  readonly table: Table;
  readonly seat: Seat;
  /** Whether this player has the pen. */
  readonly mine: boolean;
  readonly questionAt: number;
  /** Whether one of the player's moves is being written or is about to pass the pen. */
  readonly busy: boolean;
  /** Whether one phone plays both seats. */
  readonly alone: boolean;
  refused(move: Move): boolean;
}

const isWritten = ({ written }: Table, { seat, nth }: QueuedMove): boolean => nth !== null && written[seat] > nth;

/**
 * What to do with the first move in the queue: `done` and `refused` remove it, the latter with a message. Null if there
 * is nothing to do right now.
 */
export function nextStep(
  head: QueuedMove | undefined,
  now: QueueContext,
): 'done' | 'give' | 'refused' | 'yield' | null {
  if (!head) return null;
  if (isWritten(now.table, head)) return 'done';
  if (now.busy || !now.mine) return null;
  if (head.seat !== now.seat) return now.alone ? 'yield' : null;
  if (now.refused(head.move)) return 'refused';
  return head.at === now.questionAt ? null : 'give';
}

/** Marks the first move as being sent. */
export const markSent = (
  [head, ...rest]: readonly QueuedMove[],
  { table, questionAt }: QueueContext,
): readonly QueuedMove[] => (head ? [{ ...head, nth: table.written[head.seat], at: questionAt }, ...rest] : []);

/** Adds a tap; if it changes the same number as the last one queued, the two are merged. */
export function enqueue(queue: readonly QueuedMove[], seat: Seat, move: Move): readonly QueuedMove[] {
  const last = queue.at(-1);
  const next = { seat, move, nth: null, at: null };
  if (last?.nth !== null || last.seat !== seat || last.move.do !== 'change' || move.do !== 'change')
    return [...queue, next];
  if (last.move.name !== move.name) return [...queue, next];
  const by = last.move.by + move.by;
  const before = queue.slice(0, -1);
  return by === 0 ? before : [...before, { ...last, move: { ...move, by } }];
}

/** Marks all moves as unsent, so that a tap that could not be written is sent again. */
export const markUnsent = (queue: readonly QueuedMove[]): readonly QueuedMove[] =>
  queue.map((one) => ({ ...one, at: null }));

/** A number after all queued changes. */
export const numberWith = (queue: readonly QueuedMove[], table: Table, seat: Seat, name: string): number =>
  queue.reduce(
    (sum, one) =>
      one.seat === seat && one.move.do === 'change' && one.move.name === name && !isWritten(table, one)
        ? sum + one.move.by
        : sum,
    numberOf(table, seat, name),
  );

/** Reads a stored queue, dropping invalid items. */
export function readQueue(note: unknown): readonly QueuedMove[] {
  if (!Array.isArray(note)) return [];
  return note.flatMap((one: Partial<QueuedMove> | null) => {
    const move = readMove(one?.move);
    const nth = one?.nth ?? null;
    if (!move || (one?.seat !== 0 && one?.seat !== 1) || (nth !== null && !Number.isSafeInteger(nth))) return [];
    return [{ seat: one.seat, move, nth, at: null }];
  });
}
