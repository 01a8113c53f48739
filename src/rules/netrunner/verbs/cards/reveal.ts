import { push } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { keywordsAt } from '../../rulebook/cards/keywords.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { gainBits } from '../../rulebook/pay/gain.ts';
import { allIce, cardAt } from '../../table.ts';
import { verb } from '../sequence.ts';

/** Gains bits for all matching ice face up at that point, rezzed or only revealed (N-REV-05). */
export function revealIce(keyword: string, each: number): Effect {
  return verb(
    {
      v: 'all',
      as: { do: 'revealFor', keyword, each },
      parts: [
        { v: 'reveal', n: 'any', of: { type: 'ice', keyword } },
        { v: 'gain', n: each, per: 'ice' },
      ],
    },
    (draft, { ref: { seat: of } }) => {
      const from = allIce(draft.table).filter((slot) => cardAt(draft.table, slot).card === null);
      const choice = {
        do: 'choose',
        of,
        what: 'revealIce',
        from,
        min: 0,
        max: from.length,
        only: { keyword },
      } as const;
      if (from.length > 0) push(draft, choice);
    },
    (draft, { got }) => {
      if (got.length > 0) push(draft, { do: 'show', slots: got, result: 'reveal' });
    },
    (draft, { ref }) => {
      const up = allIce(draft.table).filter((slot) => keywordsAt(draft.table, slot).includes(keyword));
      gainBits(draft, ref.seat, each * up.length, 'effect');
    },
  );
}

/** Sells another of the player's installed cards for bits; a card that is saved gives none (R-CARD-joan-of-arc.2). */
export function sellInstalled(amount: number): Effect {
  return verb(
    {
      v: 'may',
      as: { do: 'sellOne', each: amount },
      part: {
        v: 'all',
        parts: [
          { v: 'trash', of: { only: 'own' } },
          { v: 'gain', n: amount, per: 'trashed' },
        ],
      },
    },
    (draft, { ref }) => {
      const from = draft.table.runner.rig.filter((slot) => slot !== ref.slot);
      if (from.length > 0) push(draft, { do: 'choose', of: ref.seat, what: 'sell', from, min: 0, max: 1, ref });
    },
    (draft, { got }) => trashTogether(draft, got),
    (draft, { ref, got }) => gainBits(draft, ref.seat, amount * (got[0] ?? 0), 'effect'),
  );
}
