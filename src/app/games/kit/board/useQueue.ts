/**
 * Queues taps: each shows on screen immediately, is stored on this phone, and is sent as soon as the player has the
 * pen.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { deleteNote, readNote, saveNote } from '../../../../peer/store/notes.ts';
import { other, type Seat } from '../../../../rules/game.ts';
import type { Move, Table } from '../../../../rules/kit/index.ts';
import type { Seated } from '../../../play/seated.ts';
import {
  enqueue,
  markSent,
  markUnsent,
  nextStep,
  numberWith,
  type QueueContext,
  type QueuedMove,
  readQueue,
} from './waiting.ts';

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
  const [, redraw] = useState(0);
  const [read, setRead] = useState(false);
  const put = (next: readonly QueuedMove[]): void => {
    waiting.current = next;
    if (read) void runInOrder(() => (next.length > 0 ? saveNote(game, next) : deleteNote(game)));
    redraw((n) => n + 1);
  };
  useEffect(() => {
    let left = false;
    void runInOrder(() => readNote(game)).then((note) => {
      if (left) return;
      const before = readQueue(note);
      waiting.current = [...before, ...waiting.current];
      if (waiting.current.length > before.length) void runInOrder(() => saveNote(game, waiting.current));
      setRead(true);
    });
    return () => {
      left = true;
    };
  }, [game]);
  return { all: () => waiting.current, read, put };
}
