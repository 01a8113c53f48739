/** A budget for a run: announced and reserved; the remainder is lost. */
import { addLasting, changeBits, type Draft } from '../../draft.ts';
import type { Effect, Trigger } from '../../effect.ts';
import type { Purpose } from '../../frame.ts';
import { bitsOf, cardAt, counters, RUNNER, type Table } from '../../table.ts';
import { askForOne } from '../choose.ts';
import { compound, fact, numbersTo, partOf, verb } from '../sequence.ts';

/** Before the first approach of a run on this fort, the run still counts as just begun. */
const runHasOnlyBegun = fact(
  { is: 'run', where: 'here', step: 'begun' },
  ({ run, cards }, ref) => run?.fresh === true && ref?.slot != null && cards[ref.slot]?.fort === run.fort,
);

const SPARE = 10;

/** More bits than the player has may be announced, since more may be gained (R-CARD-obfuscated-fortress.2). */
const maxBudget = (table: Table): number =>
  table.runner.rig.reduce((sum, slot) => sum + counters(cardAt(table, slot), 'bits'), bitsOf(table, RUNNER) + SPARE);

/**
 * Only bits in the pool can be lost as the remainder. A number announced later in the run replaces it
 * (R-CARD-obfuscated-fortress.3).
 */
function announce(): Effect {
  const rest = verb({ v: 'lose', n: 'any', who: RUNNER }, (draft, { ref }) => {
    const left = draft.table.lasting.find((one) => one.what === 'cap' && one.slot === ref.slot)?.amount ?? 0;
    changeBits(draft, RUNNER, -Math.min(left, bitsOf(draft.table, RUNNER)), 'effect');
  });
  return compound(
    { v: 'budget', above: SPARE, who: RUNNER, until: 'run' },
    [rest],
    (draft) => askForOne(draft, RUNNER, 'budget', numbersTo(maxBudget(draft.table))),
    (draft, { ref, got }) => {
      forgetBudgets(draft);
      const slot = ref.slot === null ? {} : { slot: ref.slot };
      addLasting(draft, { what: 'cap', amount: got[0] ?? 0, seat: RUNNER, ...slot, until: 'run' });
      addLasting(draft, { what: 'later', amount: 1, on: 'runEnds', ref: partOf(ref, 0), until: 'run' });
    },
  );
}

function forgetBudgets(draft: Draft): void {
  draft.table.lasting = draft.table.lasting.filter((one) => one.what !== 'cap' || one.pays !== undefined);
}

/** At the start of a run on this fort, and if the card is rezzed at that point, which `rezAt` provides. */
export const announceBudget = (): Trigger[] => [
  { on: 'runBegins', of: 'fort', effect: announce() },
  { on: 'rezzed', only: runHasOnlyBegun, says: 'elsewhere', effect: announce() },
];

/** In the run that begins, limits spending on these purposes, wherever the bits are. */
export const spendingCap = (amount: number, ...pays: Purpose[]): Effect =>
  verb({ v: 'budget', n: amount, pays }, (draft, { ref }) =>
    addLasting(draft, { what: 'cap', amount, seat: ref.seat, pays, until: 'run' }),
  );
