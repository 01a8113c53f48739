/** Verbs of cards that work just after a run has succeeded, before its access. */

import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { addLasting } from '../../draft.ts';
import type { Ability, Condition, Cost, Effect } from '../../effect.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { trashCost } from '../../rulebook/numbers.ts';
import { bitsRefusal, spend } from '../../rulebook/pay/payment.ts';
import { freeAccessed } from '../../rulebook/run/accessEnd.ts';
import { creditedFort } from '../../rulebook/run/run.ts';
import { cardAt, type FortId, fortOf, isCentral, RUNNER, type Table } from '../../table.ts';
import { chooseTrashOrder } from '../cards/trash.ts';
import { inThisRun } from '../past.ts';
import { condition, fact, verb } from '../sequence.ts';

const fortNow = (table: Table): FortId | null => (table.run?.success ? creditedFort(table) : null);

export const onFort = (fort: FortId): Condition =>
  condition('E-PLACE', { is: 'about', result: 'success', where: fort }, (table) => fortNow(table) === fort);

/** Of several copies, only the first comes immediately after the run's success (R-CARD-credit-subversion). */
export const firstCopyOnFort = (fort: FortId): Condition =>
  condition('E-PLACE', { is: 'about', result: 'success', where: fort, first: true }, (table, ref) => {
    return (
      fortNow(table) === fort && !inThisRun(table).some((event) => event.kind === 'trashed' && event.card === ref?.card)
    );
  });

const onSubsidiary = condition(
  'E-PLACE',
  { is: 'about', result: 'success', where: 'subsidiary' },
  (table) => insideNow(table).length > 0,
);

/** Cards inside the fort being run on; empty for a central fort. */
function insideNow(table: Table): readonly Slot[] {
  const fort = fortNow(table);
  return fort === null || isCentral(fort) ? [] : (fortOf(table, fort)?.inside ?? []);
}

/**
 * Additional stored cards in the upcoming access of the run's fort; several copies add up (R-CARD-hq-mole,
 * R-CARD-r-and-d-mole).
 */
export const accessMoreNow = (cards: number): Effect =>
  verb({ v: 'access', n: cards, where: 'run' }, (draft) => {
    const fort = fortNow(draft.table) ?? draft.table.run?.fort;
    if (fort !== undefined) addLasting(draft, { what: 'access', amount: cards, fort, until: 'run' });
  });

/** No noisy icebreaker was used in this run, and no trace was made. */
export const quietRun = fact(
  { is: 'quiet' },
  (table) => !table.run?.noisy && !inThisRun(table).some(({ kind }) => kind === 'trace'),
);

/** What other cards add to the trash costs there, for face-up cards (R-CARD-death-from-above.2). */
function surcharge(table: Table): number {
  const fort = fortNow(table) ?? '';
  return insideNow(table).reduce((sum, slot) => {
    const { card } = cardAt(table, slot);
    const cost = card === null ? null : trashCost(table, fort, slot, card);
    return card === null || cost === null ? sum : sum + cost - (definition(card).trash ?? 0);
  }, 0);
}

/** Trashes any card accessed now for free, including agendas (N-GEN-06). */
export const trashAccessedFree = (): Effect => verb({ v: 'freeTrash', where: 'that' }, freeAccessed);

/** Trashes everything inside the given fort, including unseen cards, which stay face down. */
const trashInside = (): Effect => ({
  steps: [
    (draft, { ref }) => chooseTrashOrder(draft, ref.seat, insideNow(draft.table)),
    (draft, { got }) => {
      const cost = surcharge(draft.table);
      trashTogether(draft, got);
      spend(draft, RUNNER, 'trash', cost);
    },
  ],
  means: { v: 'trash', n: 'all', of: { type: ['agenda', 'node', 'upgrade'], where: 'run' } },
  missing(table) {
    const cost = surcharge(table);
    return bitsRefusal(table, RUNNER, 'trash', cost, 'insideTrashCost');
  },
});

/** The card that trashes them is used just after the success. */
export const trashFortInside = (cost: Cost): Ability => ({
  cost,
  when: 'success',
  effect: trashInside(),
  condition: onSubsidiary,
});
