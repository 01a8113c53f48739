import { rigOf } from '../../card.ts';
import { addLasting } from '../../draft.ts';
import type { Effect, Modifier } from '../../effect.ts';
import type { LastingOf, OmitLasting } from '../../lasting.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { jackOut, jackOutRefusal } from '../../rulebook/run/jackOut.ts';
import { RUNNER } from '../../table.ts';
import { choose } from '../choose.ts';
import { verb } from '../sequence.ts';

type Restriction = LastingOf<'noBreaking' | 'noJackOut' | 'jackOutTax' | 'breakTax' | 'runBan' | 'rest'>;

/** The meaning mirrors the lasting effect: the kinds have the same names. */
const lasts = (lasting: OmitLasting<Restriction, 'ref'>): Effect =>
  verb({ v: lasting.what, n: lasting.amount, until: lasting.until }, (draft, { ref }) =>
    addLasting(draft, { ...lasting, ref }),
  );

/** Prevents breaking on the next ice encountered in this run, whatever comes in between (OP-18). */
export const lockNextIce = (): Effect =>
  lasts({
    what: 'noBreaking',
    amount: 1,
    until: 'nextEncounter',
  });

/**
 * The Runner cannot jack out for the rest of the run, or until the end of the next encounter. Effects that end the run
 * still work (R-CARD-jack-attack.1, R-CARD-shock-r).
 */
export const noJackOut = (until: 'run' | 'nextEncounter'): Effect => lasts({ what: 'noJackOut', amount: 1, until });

/** What costs the Runner more for the rest of the run. */
export const runTax = (what: 'jackOutTax' | 'breakTax', amount: number): Effect =>
  lasts({ what, amount, until: 'run' });

/** The additional cost of breaking in runs on this fort or in all runs, as long as the card is active. */
export const breakTax = (amount: number, where: 'here' | 'anywhere'): Modifier => ({
  of: 'breakTax',
  by: amount,
  ...(where === 'here' && { on: { where } }),
  fits: (_, self, { fort }) => where === 'anywhere' || (self.fort !== null && self.fort === fort),
});

/** The Runner cannot run until they pay; several such bans are lifted one at a time. */
export const runBan = (amount: number): Effect =>
  lasts({
    what: 'runBan',
    amount,
    until: 'game',
  });

/** The Runner cannot run until they have actually taken this many actions (R-CARD-haunting-inquisition). */
export const noRunFor = (actions: number): Effect =>
  lasts({
    what: 'rest',
    amount: actions,
    fresh: true,
    until: 'game',
  });

/** The pick that stands for jacking out; the other picks are slots, numbered from 1. */
const LEAVE = 0;

/** The Runner loses a program of their choice, or jacks out if allowed; asked only if they have a program. */
export function trashOrJackOut(): Effect {
  return verb(
    { v: 'unless', by: RUNNER, cost: { v: 'jackOut' }, part: { v: 'trash', of: 'program' } },
    (draft) => {
      const programs = rigOf(draft.table, 'program');
      const leave = programs.length > 0 && !jackOutRefusal(draft.table) ? [LEAVE] : [];
      choose(draft, RUNNER, 'trashOrJackOut', [...leave, ...programs]);
    },
    (draft, { got }) => {
      if (got[0] === LEAVE) jackOut(draft);
      else trashTogether(draft, got);
    },
  );
}
