/** Conditions and amounts that ask what has happened. */
import { changeBits } from '../draft.ts';
import type { Condition, Effect } from '../effect.ts';
import { iceRezzed, touchedByCorp, wasTagged } from '../rulebook/past.ts';
import { bits } from '../sentence.ts';
import { verb } from './sequence.ts';

/** Only counts what the Corp did in its own last turn (R-CARD-roving-submarine.2). */
export const fortTouched: Omit<Condition, 'kind'> = {
  says: 'you installed a card in or on it in your last turn, or put an advancement counter on one there',
  holds: (table, ref) => ref?.about?.fort !== undefined && touchedByCorp(table, ref.about.fort),
};

export const taggedThisTurn: Omit<Condition, 'kind'> = {
  says: 'the Runner was given a tag in that turn',
  holds: wasTagged,
};

export const gainPerIceRezzed = (each: number): Effect =>
  verb(
    `Gain ${bits(each)} for every piece of ice that the Corp rezzed in this turn.`,
    (draft, { ref }) => changeBits(draft, ref.seat, each * iceRezzed(draft.table).length, 'effect'),
    { plain: true },
  );
