/** Verbs that move a card into a hand: from a discard pile or a draw pile, or from where it is installed. */

import { definition } from '../../card.ts';
import { discardToHand, push, slotToHand } from '../../draft.ts';
import type { Card, CardType, Effect } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { returnPlayedToHand } from '../../rulebook/cards/play.ts';
import { CORP, RUNNER, type Table } from '../../table.ts';
import { onChosen } from '../choose.ts';
import { verb } from '../sequence.ts';
import { returnToHand } from './trash.ts';

/** Searches the player's own pile for a card of the given type: shows it, takes it into hand, shuffles (N-HID-14). */
export function search(type: CardType): Effect {
  return verb({ v: 'search', of: type, to: 'hand' }, (draft, { ref }) =>
    push(draft, { do: 'search', seat: ref.seat, type, step: 0 }),
  );
}

/**
 * How many cards on top of a discard pile a text cannot take: with rulings its own card is already there, but the
 * choice was made earlier (R-GEN-22).
 */
const ownCardsOnTop = ({ options }: Pick<Table, 'options'>, ref: TextRef): number =>
  options.rules === 'rulings' && ref.text === 'play' ? 1 : 0;

/** The matching cards of the player's own trash, by position from the top. */
export const inTrash = (table: Table, ref: TextRef, fits: (card: Card) => boolean): number[] =>
  table.runner.trash
    .map((_, at) => at)
    .slice(ownCardsOnTop(table, ref))
    .filter((at) => fits(definition(table.runner.trash[at] ?? '')));

/** Recovers a card from the player's own trash, chosen among all matches; the card was face up and is named. */
export const recover = (type?: CardType): Effect =>
  onChosen(
    { v: 'recover', of: type ?? 'card' },
    'recover',
    (table, ref) => inTrash(table, ref, (card) => type === undefined || card.type === type),
    (draft, at) => discardToHand(draft, RUNNER, at),
  );

/**
 * Returns this card, or the card the text is about, to its owner's hand: an installed card loses its counters
 * (R-GEN-10), a played card goes there instead of the trash.
 */
export const takeBack = (which: 'this' | 'that'): Effect =>
  verb({ v: 'takeBack', of: which }, (draft, { ref }) => {
    if (which === 'this' && ref.text === 'play') return returnPlayedToHand(draft);
    returnToHand(draft, which === 'this' ? ref.slot : ref.about?.slot);
  });

/** Takes the top card, whatever it is; not a draw. Only its owner sees a card taken from the stack. */
export function takeTop(from: 'trash' | 'stack'): Effect {
  const isThere = ({ runner }: Table): boolean => (from === 'trash' ? runner.trash.length : runner.pile) > 0;
  return {
    ...verb(from === 'trash' ? { v: 'recover', of: { only: 'top' } } : { v: 'draw', taken: true }, (draft) => {
      if (from === 'trash') discardToHand(draft, RUNNER, 0);
      else push(draft, { do: 'look', by: RUNNER, pile: RUNNER, count: 1, step: 'look', bring: true });
    }),
    missing: (table) => (isThere(table) ? null : refuse('pileEmpty', { pile: from })),
  };
}

/** Any of the Corp's installed cards goes into HQ, including this one (R-CARD-cowboy-sysop). */
export const takeOneBack = (): Effect =>
  onChosen(
    { v: 'takeBack', of: { only: 'own' } },
    'takeBack',
    ({ forts }) => forts.flatMap(({ ice, inside }) => [...ice, ...inside]),
    returnToHand,
  );

/**
 * Returns any card from Archives to HQ: face-down ones are chosen by slot, face-up ones by position from the top,
 * numbered after the last slot.
 */
export const backToHq = (): Effect =>
  onChosen(
    { v: 'recover', of: 'card' },
    'archives',
    ({ corp, lastSlot, options }, ref) => [
      ...corp.down,
      ...corp.up.map((_, at) => lastSlot + 1 + at).slice(ownCardsOnTop({ options }, ref)),
    ],
    (draft, pick) => {
      const { lastSlot } = draft.table;
      if (pick <= lastSlot) slotToHand(draft, pick);
      else discardToHand(draft, CORP, pick - lastSlot - 1);
    },
  );
