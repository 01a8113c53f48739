/** What a player has tapped and the phones have not written yet: it stands on the screen at once, and is written as soon as he may. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { other, type Seat } from '../../../../rules/game.ts';
import type { Move, Table } from '../../../../rules/kit/index.ts';
import { numberOf } from '../../../../rules/kit/table.ts';
import type { Seated } from '../../../play/seated.ts';

interface Waiting {
  seat: Seat;
  move: Move;
  /** The question it was given as the answer to; null before that. */
  sentAt: number | null;
}

export interface Queue {
  /** The number as it will be. */
  number(seat: Seat, name: string): number;
  /** Asks for it; refusals are told as ever. */
  give(seat: Seat, move: Move): void;
}

/** `alone`: one phone plays both seats, and gives the pen to itself. */
export function useQueue(v: Seated<Table, Move>, alone: boolean): Queue {
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  const wanted = useRef('');
  const { question, questionAt, pending, table } = v;
  const mine = question.kind === 'move' && question.of === v.seat && question.window === 'free';
  const [head] = queue;
  useEffect(() => {
    if (head && head.sentAt !== null && !pending && (head.sentAt !== questionAt || !mine))
      return setQueue((all) => all.slice(1));
    if (head && head.sentAt === null && mine && !pending) {
      if (head.seat === v.seat) {
        setQueue(([first, ...rest]) => (first ? [{ ...first, sentAt: questionAt }, ...rest] : []));
        return v.play(head.move);
      }
      if (alone) return v.play({ do: 'yield' });
    }
    const want = !alone && head !== undefined && table.step === 'free' && table.pen === other(v.seat);
    // A hint may be lost where the other phone is not there: it is given again when it is.
    const hint = want ? `${questionAt} ${v.link}` : '';
    if (hint !== wanted.current) {
      wanted.current = hint;
      v.want?.(want);
    }
  });
  // A wish that was refused goes with the word about it.
  useEffect(() => {
    if (!pending) setQueue((all) => (all[0]?.sentAt === questionAt && refusedOf(v, all[0]) ? all.slice(1) : all));
  }, [pending]);
  return {
    number: (seat, name) =>
      queue.reduce(
        (sum, { seat: of, move, sentAt }) =>
          of === seat && move.do === 'change' && move.name === name && (sentAt === null || sentAt === questionAt)
            ? sum + move.by
            : sum,
        numberOf(table, seat, name),
      ),
    give: (seat, move) => setQueue((all) => joined(all, { seat, move, sentAt: null })),
  };
}

const refusedOf = (v: Seated<Table, Move>, { move }: Waiting): boolean => v.refusal(move) !== null;

/** Taps on one number that wait together are one change. */
function joined(all: readonly Waiting[], next: Waiting): readonly Waiting[] {
  const last = all.at(-1);
  const { move } = next;
  if (
    !last ||
    last.sentAt !== null ||
    last.seat !== next.seat ||
    last.move.do !== 'change' ||
    move.do !== 'change' ||
    last.move.name !== move.name
  )
    return [...all, next];
  const by = last.move.by + move.by;
  const before = all.slice(0, -1);
  return by === 0 ? before : [...before, { ...last, move: { ...move, by } }];
}
