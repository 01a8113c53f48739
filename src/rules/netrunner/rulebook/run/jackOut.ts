/** Jacking out, and what forbids it or raises its cost. */

import type { Refusal } from '../../../game.ts';
import { changeRun, type Draft } from '../../draft.ts';
import { refuse } from '../../refusal.ts';
import { RUNNER, type Table } from '../../table.ts';
import { jackOutTax } from '../numbers.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';

/** What is forbidden cannot be paid for either (R-GEN-26). Effects that end the run are not jacking out. */
export function jackOutRefusal(table: Table): Refusal | null {
  const ban = table.lasting.find((one) => one.what === 'noJackOut');
  if (ban) return refuse('noJackingOut', { by: ban.ref?.card ?? null });
  const tax = jackOutTax(table);
  return bitsRefusal(table, RUNNER, 'ability', tax, 'jackOutCost');
}

/** The Runner jacks out and pays; the caller has checked that they can. */
export function jackOut(draft: Draft): void {
  changeRun(draft, { ended: true, jackedOut: true });
  spend(draft, RUNNER, 'ability', jackOutTax(draft.table));
}
