/** Verbs for what holds for the rest of a run, and for bans on the next (N-RUN-19, N-RUN-23). */
import type { Slot } from '../../../game.ts';
import { rigOf } from '../../card.ts';
import { last } from '../../draft.ts';
import type { Effect, Modifier } from '../../effect.ts';
import type { LastingOf, Without } from '../../lasting.ts';
import { keywordsAt } from '../../rulebook/cards/keywords.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { jackOut, jackOutRefusal } from '../../rulebook/run/jackOut.ts';
import { bits, number } from '../../sentence.ts';
import { RUNNER, type Table } from '../../table.ts';
import { choose } from '../cards/cards.ts';
import { verb } from '../sequence.ts';

type Told = LastingOf<'noBreaking' | 'noJackOut' | 'jackOutTax' | 'breakTax' | 'runBan' | 'rest'>;

/** What lasts is meant: the kinds are called the same. */
const lasts = (says: string, lasting: Without<Told, 'ref'>): Effect =>
  verb(says, (draft, { ref }) => last(draft, { ...lasting, ref }), {
    means: { v: lasting.what, n: lasting.amount, until: lasting.until },
  });

/** The next ice encountered in this run, whatever lies between (OP-18). */
export const lockNextIce = (): Effect =>
  lasts('The Runner cannot break subroutines on the next ice he encounters in this run.', {
    what: 'noBreaking',
    amount: 1,
    until: 'nextEncounter',
  });

/** Effects that end the run still do (R-CARD-jack-attack.1, R-CARD-shock-r). */
export const noJackOut = (): Effect =>
  lasts('For the rest of this run, the Runner cannot jack out.', { what: 'noJackOut', amount: 1, until: 'run' });

export const noJackOutUntilNextIce = (): Effect =>
  lasts('The Runner cannot jack out until he has left the next ice he encounters.', {
    what: 'noJackOut',
    amount: 1,
    until: 'nextEncounter',
  });

export const jackOutCosts = (amount: number): Effect =>
  lasts(`For the rest of this run, jacking out costs the Runner ${bits(amount)}.`, {
    what: 'jackOutTax',
    amount,
    until: 'run',
  });

export const breakingCosts = (amount: number): Effect =>
  lasts(`For the rest of this run, every subroutine costs the Runner ${bits(amount)} more to break.`, {
    what: 'breakTax',
    amount,
    until: 'run',
  });

/** The same in runs on this fort or in all runs, as long as the card is active. */
export const breakTax = (amount: number, where: 'here' | 'anywhere'): Modifier => ({
  of: 'breakTax',
  says:
    where === 'here'
      ? `In runs on this fort, every subroutine costs the Runner ${bits(amount)} more to break.`
      : `Every subroutine costs you ${bits(amount)} more to break.`,
  by: amount,
  on: where === 'here' ? { where } : undefined,
  amount: (_, self, { fort }) => (where === 'anywhere' || (self.fort !== null && self.fort === fort) ? amount : 0),
});

/** For each use of such a breaker in runs on this fort, whether it breaks or not. */
export const fortUseTax = (amount: number, keyword: string): Modifier => ({
  of: 'useTax',
  says: `In runs on this fort, each use of a ${keyword.toLowerCase()} icebreaker costs the Runner ${bits(amount)} more.`,
  by: amount,
  on: { type: 'icebreaker', keyword, where: 'here' },
  amount: (table, self, { slot, fort }) =>
    self.fort !== null && self.fort === fort && slot !== undefined && isBreaker(table, slot, keyword) ? amount : 0,
});

function isBreaker(table: Table, slot: Slot, keyword: string): boolean {
  const keywords = table.cards[slot] ? keywordsAt(table, slot) : [];
  return keywords.includes('Icebreaker') && keywords.includes(keyword);
}

/** Several such bans are lifted one by one. */
export const runBan = (amount: number): Effect =>
  lasts(`The Runner cannot run again until he has spent an action and ${bits(amount)} to lift this.`, {
    what: 'runBan',
    amount,
    until: 'game',
  });

/** Actions that the Runner really takes (R-CARD-haunting-inquisition). */
export const noRunFor = (actions: number): Effect =>
  lasts(`The Runner cannot run again until he has taken ${number(actions)} more actions.`, {
    what: 'rest',
    amount: actions,
    fresh: true,
    until: 'game',
  });

/** Stands for jacking out among slots, which are numbered from 1. */
const LEAVE = 0;

/** The Runner loses a program of his choice, or leaves while he may; asked only if he has one. */
export function trashOrJackOut(): Effect {
  return {
    says: 'The Runner trashes one of his installed programs, unless he jacks out now.',
    steps: [
      (draft) => {
        const programs = rigOf(draft.table, 'program');
        const leave = programs.length > 0 && !jackOutRefusal(draft.table) ? [LEAVE] : [];
        choose(draft, RUNNER, 'trashOrJackOut', [...leave, ...programs]);
      },
      (draft, { got }) => {
        if (got[0] === LEAVE) jackOut(draft);
        else trashTogether(draft, got);
      },
    ],
    means: { v: 'unless', by: RUNNER, cost: { v: 'jackOut' }, part: { v: 'trash', of: 'program' } },
  };
}
