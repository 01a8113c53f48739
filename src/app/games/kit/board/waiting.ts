/** What a player has tapped and the phones have not written yet, in its order; only the first is ever on its way. */
import type { Seat } from '../../../../rules/game.ts';
import type { Move, Table } from '../../../../rules/kit/index.ts';
import { readMove } from '../../../../rules/kit/refusal.ts';
import { numberOf } from '../../../../rules/kit/table.ts';

export interface KitWaiting {
  readonly seat: Seat;
  readonly move: Move;
  /** So many of their moves were written when it was given: one more, and this one is (K-PEN-02). Null before it was given. */
  readonly nth: number | null;
  /** The question it was given as the answer to, by this page. */
  readonly at: number | null;
}

export interface Now {
  readonly table: Table;
  readonly seat: Seat;
  /** They may write what they like. */
  readonly mine: boolean;
  readonly questionAt: number;
  /** Something of their is being written, or gives the pen on in a moment. */
  readonly busy: boolean;
  /** One phone plays both seats. */
  readonly alone: boolean;
  refused(move: Move): boolean;
}

const isWritten = ({ written }: Table, { seat, nth }: KitWaiting): boolean => nth !== null && written[seat] > nth;

/** What is to be done about the first that waits: `done` and `refused` go, the latter with a word. Null: nothing now. */
export function due(head: KitWaiting | undefined, now: Now): 'done' | 'give' | 'refused' | 'yield' | null {
  if (!head) return null;
  if (isWritten(now.table, head)) return 'done';
  if (now.busy || !now.mine) return null;
  if (head.seat !== now.seat) return now.alone ? 'yield' : null;
  if (now.refused(head.move)) return 'refused';
  return head.at === now.questionAt ? null : 'give';
}

/** The first one is on its way. */
export const given = ([head, ...rest]: readonly KitWaiting[], { table, questionAt }: Now): readonly KitWaiting[] =>
  head ? [{ ...head, nth: table.written[head.seat], at: questionAt }, ...rest] : [];

/** Another tap: on a number that waits last it is one change with it. */
export function tapped(all: readonly KitWaiting[], seat: Seat, move: Move): readonly KitWaiting[] {
  const last = all.at(-1);
  const next = { seat, move, nth: null, at: null };
  if (last?.nth !== null || last.seat !== seat || last.move.do !== 'change' || move.do !== 'change')
    return [...all, next];
  if (last.move.name !== move.name) return [...all, next];
  const by = last.move.by + move.by;
  const before = all.slice(0, -1);
  return by === 0 ? before : [...before, { ...last, move: { ...move, by } }];
}

/** What could not be written, for whatever reason, may be given again. */
export const again = (all: readonly KitWaiting[]): readonly KitWaiting[] => all.map((one) => ({ ...one, at: null }));

/** A number as it will be. */
export const numberWith = (all: readonly KitWaiting[], table: Table, seat: Seat, name: string): number =>
  all.reduce(
    (sum, one) =>
      one.seat === seat && one.move.do === 'change' && one.move.name === name && !isWritten(table, one)
        ? sum + one.move.by
        : sum,
    numberOf(table, seat, name),
  );

/** What a store brought back; whatever has not the form of it is left out. */
export function readWaiting(note: unknown): readonly KitWaiting[] {
  if (!Array.isArray(note)) return [];
  return note.flatMap((one: Partial<KitWaiting> | null) => {
    const move = readMove(one?.move);
    const nth = one?.nth ?? null;
    if (!move || (one?.seat !== 0 && one?.seat !== 1) || (nth !== null && !Number.isSafeInteger(nth))) return [];
    return [{ seat: one.seat, move, nth, at: null }];
  });
}
