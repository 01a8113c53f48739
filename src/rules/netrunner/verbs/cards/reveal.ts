/** Verbs that turn one's own cards up for bits, or sell what is installed. */
import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { changeBits, push } from '../../draft.ts';
import type { Effect, Modifier } from '../../effect.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { bits } from '../../sentence.ts';
import { cardAt, type Table } from '../../table.ts';

const allIce = (table: Table): Slot[] => table.forts.flatMap((fort) => [...fort.ice]);

const hasKeyword = (table: Table, slot: Slot, keyword: string): boolean => {
  const { card } = cardAt(table, slot);
  return card !== null && definition(card).keywords.includes(keyword);
};

/** Bits for all such ice that lies face up then, rezzed or only revealed (N-REV-05). */
export function revealIce(keyword: string, each: number): Effect {
  const kind = keyword.toLowerCase();
  return {
    says: `Reveal any ${kind}s you like, then gain ${bits(each)} for every ${kind} that is revealed or rezzed.`,
    steps: [
      (draft, { ref }) => {
        const from = allIce(draft.table).filter((slot) => cardAt(draft.table, slot).card === null);
        if (from.length > 0)
          push(draft, {
            do: 'choose',
            of: ref.seat,
            what: 'revealIce',
            from,
            min: 0,
            max: from.length,
            only: { keyword },
          });
      },
      (draft, { got }) => {
        if (got.length > 0) push(draft, { do: 'show', slots: got, result: 'reveal' });
      },
      (draft, { ref }) => {
        const up = allIce(draft.table).filter((slot) => hasKeyword(draft.table, slot, keyword));
        changeBits(draft, ref.seat, each * up.length, 'effect');
      },
    ],
  };
}

/** Strength of all ice with that keyword. */
export const keywordStrength = (keyword: string, amount: number): Modifier => ({
  of: 'strength',
  says: `Every ${keyword.toLowerCase()} has +${amount} strength.`,
  amount: (table, _, { slot }) =>
    slot !== undefined && table.cards[slot]?.ice && hasKeyword(table, slot, keyword) ? amount : 0,
});

/** Another of one's own installed cards for bits; one that is saved brings none (R-CARD-joan-of-arc.2). */
export function sellInstalled(amount: number): Effect {
  return {
    says: `You may trash another of your installed cards to gain ${bits(amount)}.`,
    steps: [
      (draft, { ref }) => {
        const from = draft.table.runner.rig.filter((slot) => slot !== ref.slot);
        if (from.length > 0) push(draft, { do: 'choose', of: ref.seat, what: 'sell', from, min: 0, max: 1, ref });
      },
      (draft, { got }) => trashTogether(draft, got),
      (draft, { ref, got }) => changeBits(draft, ref.seat, amount * (got[0] ?? 0), 'effect'),
    ],
  };
}
