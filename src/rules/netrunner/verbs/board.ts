/** Lasting numbers a card gives while it is active: memory, hand size, actions, taxes. */
import type { Seat } from '../../game.ts';
import { definition } from '../card.ts';
import { addCounters, addPoints, emit, last } from '../draft.ts';
import type { Condition, Effect, Modifier } from '../effect.ts';
import type { TextRef } from '../frame.ts';
import { gainBits } from '../rulebook/pay/gain.ts';
import { number, some } from '../sentence.ts';
import { CORP, countersAt, RUNNER, type Table } from '../table.ts';
import { verb } from './sequence.ts';

export const moreMemory = (mu: number): Modifier => ({ of: 'mu', says: `+${mu} MU.`, by: mu, amount: () => mu });

/** For a while, and at once: programs that do not fit any more are trashed (N-RINS-12). */
export const lessMemory = (mu: number): Effect =>
  verb(
    `The Runner has -${mu} MU until the end of this turn.`,
    (draft) => last(draft, { what: 'mu', amount: -mu, until: 'turn' }),
    { means: { v: 'memory', n: -mu, who: RUNNER, until: 'turn' } },
  );

/** The base memory is as large as the Runner's hand. */
export const handIsMemory = (): Modifier => ({
  of: 'handIsMemory',
  says: 'You have a base MU of one for each card in your hand.',
  by: 1,
  per: 'handCard',
  amount: () => 1,
});

/** Icebreakers inside this card. */
export const hostedStrength = (amount: number): Modifier => ({
  of: 'strength',
  says: '',
  by: amount,
  on: { type: 'icebreaker', where: 'inside' },
  amount: (table, self, { slot }) => {
    const card = slot === undefined ? undefined : table.cards[slot];
    const inside = card?.host === self.slot && card.card !== null;
    return inside && definition(card.card ?? '').keywords.includes('Icebreaker') ? amount : 0;
  },
});

export const moreHandSize = (seat: Seat, cards: number): Modifier => ({
  of: 'handSize',
  says: `+${cards} hand size.`,
  by: cards,
  amount: (_, __, subject) => (subject.seat === seat ? cards : 0),
});

export const moreActions = (seat: Seat, actions: number): Modifier => ({
  of: 'actions',
  says: `You have ${number(actions)} more action${actions === 1 ? '' : 's'} each turn.`,
  by: actions,
  amount: (_, __, subject) => (subject.seat === seat ? actions : 0),
});

/** As many as there are counters of that name on this card. */
export const moreActionsPer = (name: string): Modifier => ({
  of: 'actions',
  says: `You have one more action each turn for every ${name} counter on this card.`,
  by: 1,
  per: { each: 'counter', of: name },
  amount: (table, self, { seat }) =>
    seat === table.cards[self.slot]?.owner ? countersAt(table, { slot: self.slot }, name) : 0,
});

/** Bits besides any other cost for each agenda stolen from this fort; it still counts in the run in which the card is trashed. */
export const stealTax = (amount: number): Modifier => ({
  of: 'stealCost',
  says: `The Runner has to pay [${amount}] more to steal an agenda from this fort, even in a run in which he trashes this card.`,
  by: amount,
  on: { type: 'agenda', where: 'here' },
  amount: (_, self, subject) => (self.fort !== null && self.fort === subject.fort ? amount : 0),
  lingers: true,
});

export const noNewForts = (): Modifier => ({
  of: 'noNewForts',
  says: 'The Corp cannot make new forts.',
  by: 1,
  amount: () => 1,
});

/** Difficulty of every agenda with that keyword, installed or not; copies add up. */
export const easierAgendas = (keyword: string, less: number): Modifier => ({
  of: 'difficulty',
  says: `The difficulty of ${keyword} agendas is ${less} lower.`,
  by: -less,
  on: { type: 'agenda', keyword },
  amount: (_, __, { card }) => (card !== undefined && definition(card).keywords.includes(keyword) ? -less : 0),
});

/** Agenda points that no agenda brings (N-SCO-12, N-WIN-06). */
export function scorePoints(points: number): Effect {
  return verb(
    `Score ${some(points, 'agenda point')}.`,
    (draft, { ref }) => {
      emit(draft, { kind: 'points', seat: ref.seat, amount: points });
      addPoints(draft, ref.seat, points);
    },
    { means: { v: 'points', n: points } },
  );
}

/** Besides those of the agenda that says so. */
export const scoreMorePoints = (points: number): Effect => ({
  ...scorePoints(points),
  says: `Score ${number(points)} more agenda point${points === 1 ? '' : 's'}.`,
});

/** Agenda points that the Runner has scored in the turn going on, by agendas and beside them. */
const scoredNow = ({ past }: Table): number =>
  past.turn.reduce((sum, event) => {
    if (event.kind === 'stolen') return sum + event.points;
    return event.kind === 'points' && event.seat === RUNNER && event.amount > 0 ? sum + event.amount : sum;
  }, 0);

/** Points of this turn, as far as they are still there, go to the Corp for bits. */
export const handOverPoints = (each: number): Effect =>
  verb(
    `Lose all agenda points you scored this turn: the Corp scores as many, and you gain [${each}] for each.`,
    (draft, { ref }) => {
      const points = Math.min(scoredNow(draft.table), draft.table.runner.points);
      if (points === 0) return;
      for (const [seat, amount] of [
        [RUNNER, -points],
        [CORP, points],
      ] as const) {
        emit(draft, { kind: 'points', seat, amount });
        addPoints(draft, seat, amount);
      }
      gainBits(draft, ref.seat, each * points, 'effect');
    },
    {
      means: {
        v: 'all',
        parts: [
          { v: 'points', n: -1, per: 'point' },
          { v: 'points', per: 'point', who: CORP },
          { v: 'gain', n: each, per: 'point' },
        ],
      },
    },
  );

/** The Runner's hand size, for the rest of the game. */
export function smallerHand(cards: number): Effect {
  return verb(
    `The Runner has -${cards} hand size for the rest of the game.`,
    (draft) => last(draft, { what: 'handSize', amount: -cards, until: 'game' }),
    { means: { v: 'handSize', n: -cards, who: RUNNER, until: 'game' } },
  );
}

export const ownTurn: Condition = {
  says: 'it is your own turn',
  use: 'in your own turn',
  kind: 'E-WINDOW',
  holds: (table, ref) => table.active === ref?.seat,
  means: { is: 'turn' },
};

/** Of an agenda as it is scored: what it had beyond its difficulty, as that was then. */
const surplus = (ref: TextRef): number => ref.about?.amount ?? 0;

/** Points beyond the printed ones for every so many counters beyond the difficulty. */
export const scorePointsForSurplus = (every: number): Effect =>
  verb(
    `Score one more agenda point for every ${number(every)} advancement counters on this card beyond its difficulty.`,
    (draft, { ref }) => {
      const points = Math.floor(surplus(ref) / every);
      if (points === 0) return;
      emit(draft, { kind: 'points', seat: ref.seat, amount: points });
      addPoints(draft, ref.seat, points);
    },
    { means: { v: 'points', per: { each: 'surplus', every } } },
  );

export const putCountersForSurplus = (name: string, every: number): Effect =>
  verb(
    `Put a ${name} counter on this card for every ${number(every)} advancement counters on it beyond its difficulty.`,
    (draft, { ref }) => {
      if (ref.slot !== null) addCounters(draft, ref.slot, name, Math.floor(surplus(ref) / every));
    },
    { means: { v: 'counter', of: name, per: { each: 'surplus', every } } },
  );
