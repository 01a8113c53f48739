/** Lasting numbers a card gives while it is active: memory, hand size, actions, taxes. */
import type { Seat } from '../../game.ts';
import type { Condition, Modifier } from '../effect.ts';
import { number } from '../sentence.ts';
import { RUNNER, type Table } from '../table.ts';

export const moreMemory = (mu: number): Modifier => ({ of: 'mu', says: `+${mu} MU.`, amount: () => mu });

export const moreHandSize = (seat: Seat, cards: number): Modifier => ({
  of: 'handSize',
  says: `Hand size +${cards}.`,
  amount: (_, __, subject) => (subject.seat === seat ? cards : 0),
});

export const moreActions = (seat: Seat, actions: number): Modifier => ({
  of: 'actions',
  says: `You have ${number(actions)} more action${actions === 1 ? '' : 's'} each turn.`,
  amount: (_, __, subject) => (subject.seat === seat ? actions : 0),
});

/** Bits besides any other cost for each agenda stolen from this fort; it still counts in the run in which the card is trashed. */
export const stealTax = (amount: number): Modifier => ({
  of: 'stealCost',
  says: `To steal an agenda accessed from this fort, the Runner pays [${amount}] more. This counts to the end of a run in which the Runner trashes this card.`,
  amount: (_, self, subject) => (self.fort !== null && self.fort === subject.fort ? amount : 0),
  lingers: true,
});

/** What the Runner did in his last turn. */
export const lastTurn = (kind: 'run' | 'stolen', times: number, says: string): Condition => ({
  says,
  kind: 'E-TARGET',
  holds: (table: Table) => table.past.last[RUNNER].filter((event) => event.kind === kind).length >= times,
});
