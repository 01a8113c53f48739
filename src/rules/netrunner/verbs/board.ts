/** Permanent numbers a card gives while active: memory, hand size, actions, taxes. */
import type { Seat } from '../../game.ts';
import { findCard } from '../card.ts';
import { addCounters, addLasting, addPoints, emit } from '../draft.ts';
import type { Effect, Modifier } from '../effect.ts';
import type { TextRef } from '../frame.ts';
import { gainBits } from '../rulebook/pay/gain.ts';
import { addGainedActions } from '../rulebook/turn/perTurn.ts';
import { CORP, RUNNER, type Table } from '../table.ts';
import { condition, verb } from './sequence.ts';

export const moreMemory = (mu: number): Modifier => ({ of: 'mu', by: mu });

/** Makes the base memory equal to the number of cards in the Runner's hand. */
export const handIsMemory = (): Modifier => ({ of: 'handIsMemory', by: 1, per: 'handCard' });

/** Strengthens icebreakers hosted in this card. */
export const hostedStrength = (amount: number): Modifier => ({
  of: 'strength',
  by: amount,
  on: { type: 'icebreaker', where: 'inside' },
  fits({ cards }, self, { slot }) {
    const hosted = slot === undefined ? undefined : cards[slot];
    return hosted?.host === self.slot && findCard(hosted.card)?.keywords.includes('Icebreaker') === true;
  },
});

export const moreHandSize = (seat: Seat, cards: number): Modifier => ({
  of: 'handSize',
  by: cards,
  fits: (_, __, subject) => subject.seat === seat,
});

export const moreActions = (seat: Seat, actions: number): Modifier => ({
  of: 'actions',
  by: actions,
  fits: (_, __, subject) => subject.seat === seat,
});

export const noNewForts = (): Modifier => ({ of: 'noNewForts', by: 1 });

/** Gives agenda points without an agenda (N-SCO-12, N-WIN-06). */
export function scorePoints(points: number): Effect {
  return verb({ v: 'points', n: points }, (draft, { ref }) => {
    emit(draft, { kind: 'points', seat: ref.seat, amount: points });
    addPoints(draft, ref.seat, points);
  });
}

/** Gives points in addition to the agenda's own. */
export const scoreMorePoints = (points: number): Effect => ({
  ...scorePoints(points),
  means: { v: 'points', n: points, more: true },
});

/** Agenda points the Runner scored this turn, with agendas or otherwise. */
const scoredNow = ({ past }: Table): number =>
  past.turn.reduce((sum, event) => {
    if (event.kind === 'stolen') return sum + event.points;
    return event.kind === 'points' && event.seat === RUNNER && event.amount > 0 ? sum + event.amount : sum;
  }, 0);

/** The Runner sells the points scored this turn to the Corp, if they still have them. */
export const sellPoints = (each: number): Effect =>
  verb(
    {
      v: 'all',
      as: { do: 'handOver', each },
      parts: [
        { v: 'points', n: -1, per: 'point' },
        { v: 'points', per: 'point', who: CORP },
        { v: 'gain', n: each, per: 'point' },
      ],
    },
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
  );

const lasting = {
  mu: { v: 'memory' },
  handSize: { v: 'handSize' },
} as const;

/**
 * Lowers one of the Runner's numbers until the given point, effective immediately: programs that no longer fit are
 * trashed (N-RINS-12).
 */
export function lowerRunnerNumber(what: keyof typeof lasting, amount: number, until: 'turn' | 'game'): Effect {
  const { v } = lasting[what];
  return verb({ v, n: -amount, who: RUNNER, until }, (draft) => addLasting(draft, { what, amount: -amount, until }));
}

export const ownTurn = condition('E-WINDOW', { is: 'turn' }, (table, ref) => table.active === ref?.seat);

/** For an agenda being scored: advancement counters beyond its difficulty at that time. */
const surplus = (ref: TextRef): number => ref.about?.amount ?? 0;

/** Additional points for every `every` counters beyond the difficulty. */
export const scorePointsForSurplus = (every: number): Effect =>
  verb({ v: 'points', per: { each: 'surplus', every } }, (draft, { ref }) => {
    const points = Math.floor(surplus(ref) / every);
    if (points === 0) return;
    emit(draft, { kind: 'points', seat: ref.seat, amount: points });
    addPoints(draft, ref.seat, points);
  });

export const putCountersForSurplus = (name: string, every: number): Effect =>
  verb({ v: 'counter', of: name, per: { each: 'surplus', every } }, (draft, { ref }) => {
    const { slot } = ref;
    if (slot === null) return;
    addGainedActions(draft, ref.seat, () => addCounters(draft, slot, name, Math.floor(surplus(ref) / every)));
  });
