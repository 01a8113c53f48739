/** How a text asks its players to choose, and the verbs that act on what was chosen. */
import type { Seat } from '../../game.ts';
import type { ChooseName } from '../decisions.ts';
import { answerWith, type Draft, push } from '../draft.ts';
import type { Context, Effect } from '../effect.ts';
import type { TextRef } from '../frame.ts';
import type { Means } from '../means.ts';
import type { Installed, Table } from '../table.ts';
import { verb } from './sequence.ts';

/** Asks for `count` of these; if there are no more, all are taken without asking (R-GEN-30, N-BRK-17). */
export function choose(draft: Draft, of: Seat, what: ChooseName, from: readonly number[], count = 1): void {
  if (from.length > count) push(draft, { do: 'choose', of, what, from, min: count, max: count });
  else answerWith(draft, from);
}

/** Asks for one of these, even if there is only one; nothing is asked if there are none. */
export function askForOne(draft: Draft, of: Seat, what: ChooseName, from: readonly number[], ref?: TextRef): void {
  if (from.length > 0) push(draft, { do: 'choose', of, what, from, min: 1, max: 1, ...(ref && { ref }) });
}

/** Asks for any number of these, at most `most`; nothing is asked if there are none. */
export function askForSome(draft: Draft, of: Seat, what: ChooseName, from: readonly number[], most: number): void {
  const max = Math.min(most, from.length);
  if (max > 0) push(draft, { do: 'choose', of, what, from, min: 0, max });
}

/** Asks for an amount from 0 to `max`, divided among `from`. Skipped if either is empty. */
export function askForAmount(
  draft: Draft,
  of: Seat,
  what: ChooseName,
  max: number,
  from: readonly number[] = [0],
): void {
  if (max > 0 && from.length > 0) push(draft, { do: 'choose', of, what, from, min: 0, max, total: max });
}

type From = (table: Table, ref: TextRef) => readonly number[];

/** Lets the text's owner choose one of these, and passes it to `act`. */
export function onChosen(
  means: Means,
  what: ChooseName,
  from: From,
  act: (draft: Draft, pick: number, context: Context) => void,
): Effect {
  return verb(
    means,
    (draft, { ref }) => choose(draft, ref.seat, what, from(draft.table, ref)),
    (draft, context) => {
      const [pick] = context.got;
      if (pick !== undefined) act(draft, pick, context);
    },
  );
}

/** Lets the text's owner choose at most `most` of these, and passes them to `act`. */
export function onSome(
  means: Means,
  what: ChooseName,
  from: From,
  most: number,
  act: (draft: Draft, picks: readonly number[]) => void,
): Effect {
  return verb(
    means,
    (draft, { ref }) => askForSome(draft, ref.seat, what, from(draft.table, ref), most),
    (draft, { got }) => act(draft, got),
  );
}

/** Calls `act` with the text's own card if it is still installed. */
export function onThis(means: Means, act: (draft: Draft, card: Installed, context: Context) => void): Effect {
  return verb(means, (draft, context) => {
    const card = draft.table.cards[context.ref.slot ?? 0];
    if (card) act(draft, card, context);
  });
}
