/** Verbs whose effect comes later: once, or each time something happens while it lasts. */
import { last } from '../draft.ts';
import type { Effect, Moment, Trigger } from '../effect.ts';
import type { Lasting, LastingOf, LastingUntil, Without } from '../lasting.ts';
import { lower } from '../sentence.ts';
import { meant, partOf, verb } from './sequence.ts';

/** One text at several moments: the first of them tells it. */
export const atEach = (says: string, effect: Effect, ...moments: Omit<Trigger, 'effect' | 'says'>[]): Trigger[] =>
  moments.map((moment, at) => ({ ...moment, effect, says: at === 0 ? says : '' }));

interface Waiting {
  /** A clause: "the next time the Runner encounters a piece of ice in this run". */
  says: string;
  on: Moment;
  until: LastingUntil;
  /** Only where the moment is about the card this text stands on. */
  here?: true;
}

type Told = Without<LastingOf<'later' | 'whenever'>, 'what'>;

const wait = (told: (one: Told) => Lasting, { says, on, until, here }: Waiting, then: Effect): Effect => ({
  says: `${says}, ${lower(then.says)}`,
  steps: [
    (draft, { ref }) => {
      const slot = here && ref.slot !== null ? { slot: ref.slot } : {};
      last(draft, told({ amount: 1, on, until, ref: partOf(ref, 0), ...slot }));
    },
  ],
  parts: [then],
  means: { v: 'later', on, until, part: meant(then) },
});

/** Once, the next time that moment comes. */
export const later = (waiting: Waiting, then: Effect): Effect =>
  wait((one) => ({ what: 'later', ...one }), waiting, then);

/** Each time that moment comes while it lasts. */
export const whenever = (waiting: Waiting, then: Effect): Effect => ({
  ...wait((one) => ({ what: 'whenever', ...one }), waiting, then),
  means: { v: 'whenever', on: waiting.on, until: waiting.until, part: meant(then) },
});

/** At the start of each of the owner's next turns, X of them. */
export const inNextTurns = (then: Effect): Effect => ({
  says: `At the start of each of your next X turns, ${lower(then.says)}`,
  steps: [
    (draft, { ref }) =>
      last(draft, { what: 'later', amount: ref.about?.amount ?? 0, on: 'start', until: 'game', ref: partOf(ref, 0) }),
  ],
  parts: [then],
  means: { v: 'each', per: 'paid', part: { v: 'later', on: 'start', until: 'game', part: meant(then) } },
});

const forfeited = { points: 'agenda points you score', bits: 'you gain' } as const;

/** Of what the owner will score or gain the next is not his (N-SCO-12): so much, or the X of the text. */
export const forfeit = (of: keyof typeof forfeited, amount: number | 'X'): Effect =>
  verb(
    `You do not get the next ${of === 'bits' ? `[${amount}]` : amount} ${forfeited[of]}.`,
    (draft, { ref }) =>
      last(draft, {
        what: 'forfeit',
        amount: amount === 'X' ? (ref.about?.amount ?? 0) : amount,
        seat: ref.seat,
        of,
        until: 'game',
      }),
    {
      means: {
        v: 'forfeit',
        of: of === 'bits' ? of : undefined,
        ...(amount === 'X' ? { per: 'paid' } : { n: amount }),
      },
    },
  );

export const endOfTurn = { says: 'At the end of this turn', on: 'end', until: 'game' } as const;
/** The same for a card of the Corp's in a run, which is in the Runner's turn. */
export const endOfThisTurn = { says: 'At the end of this turn', on: 'opponentEnd', until: 'game' } as const;
const nextIce = {
  says: 'The next time the Runner encounters a piece of ice in this run',
  on: 'encountered',
  until: 'run',
} as const;
export const laterIce = {
  says: 'Whenever the Runner encounters a piece of ice later in this run',
  on: 'encountered',
  until: 'run',
} as const;
const thisEncounterEnds = { says: 'When that encounter ends', on: 'encounterEnds', until: 'run' } as const;
export const rezzedPassed = {
  says: 'For the rest of this run, whenever the Runner has passed a rezzed piece of ice',
  on: 'icePassed',
  until: 'run',
} as const;
export const afterPassingThis = {
  says: 'When the Runner has passed this ice',
  on: 'icePassed',
  until: 'run',
  here: true,
} as const;
export const atRunEnd = { says: 'At the end of this run', on: 'runEnds', until: 'run' } as const;

/** Holds only when the encounter going on is over. */
export const afterThis = (then: Effect): Effect => ({ ...later(thisEncounterEnds, then), says: then.says });

/** When the encounter with the next ice of this run is over, whatever lies between. */
export const afterNextIce = (then: Effect): Effect => ({
  ...later(nextIce, later(thisEncounterEnds, then)),
  says: `When the Runner’s next encounter in this run ends, ${lower(then.says)}`,
});
