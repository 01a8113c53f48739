/** Verbs whose effect comes later: once, or each time something happens while it lasts. */
import { addLasting } from '../draft.ts';
import type { Effect, EffectMoment, Trigger, TriggerWords } from '../effect.ts';
import type { LastingOf, LastingUntil, OmitLasting } from '../lasting.ts';
import { compound, partOf, verb } from './sequence.ts';

/** One text at several moments: only the first moment has words. */
export const atMoments = (
  says: TriggerWords,
  effect: Effect,
  ...moments: Omit<Trigger, 'effect' | 'says'>[]
): Trigger[] => moments.map((moment, at) => ({ ...moment, effect, says: at === 0 ? says : 'elsewhere' }));

/** The event waited for; `turnEnds`: the end of the current turn, whichever player's. */
const waits = {
  turnEnds: { on: 'end', until: 'game' },
  runEnds: { on: 'runEnds', until: 'run' },
  nextIce: { on: 'encountered', until: 'run' },
  laterIce: { on: 'encountered', until: 'run' },
  /** The run made by the next action. */
  thatRun: { on: 'runBegins', until: 'special' },
  encounterEnds: { on: 'encounterEnds', until: 'run' },
  rezzedPassed: { on: 'icePassed', until: 'run' },
  nextAgenda: { on: 'agendaAccessed', until: 'turn' },
  thisPassed: { on: 'icePassed', until: 'run' },
} as const satisfies Record<string, { on: EffectMoment; until: LastingUntil }>;

type WaitFields = OmitLasting<LastingOf<'later' | 'whenever'>, 'what'>;

function wait(what: 'later' | 'whenever', when: keyof typeof waits, then: Effect, told?: 'told'): Effect {
  const { on, until } = waits[when];
  return compound(
    what === 'later'
      ? { v: what, on, until, part: then.means, ...(told ? { told: true } : {}) }
      : { v: what, on, until, part: then.means },
    [then],
    (draft, { ref }) => {
      // Only if the moment is about this text's card.
      const slot = when === 'thisPassed' && ref.slot !== null ? { slot: ref.slot } : {};
      const isOthersTurn = when === 'turnEnds' && draft.table.active !== ref.seat;
      const fields: WaitFields = {
        amount: 1,
        on: isOthersTurn ? 'opponentEnd' : on,
        until,
        ref: partOf(ref, 0),
        ...slot,
      };
      addLasting(draft, what === 'later' ? { what, ...fields } : { what, ...fields });
    },
  );
}

/** Once, the next time the given moment comes. */
export const later = (when: keyof typeof waits, then: Effect, told?: 'told'): Effect => wait('later', when, then, told);

/** Each time the given moment comes while it lasts. */
export const whenever = (when: keyof typeof waits, then: Effect): Effect => wait('whenever', when, then);

/** At the start of each of the owner's next X turns. */
export const inNextTurns = (then: Effect): Effect =>
  compound(
    { v: 'each', per: 'paid', part: { v: 'later', on: 'start', until: 'game', part: then.means } },
    [then],
    (draft, { ref }) => {
      const amount = ref.about?.amount ?? 0;
      addLasting(draft, { what: 'later', amount, on: 'start', until: 'game', ref: partOf(ref, 0) });
    },
  );

/** The owner forfeits the given amount, or the text's X, of what they next score or gain (N-SCO-12). */
export const forfeit = (of: 'points' | 'bits', count: number | 'X'): Effect =>
  verb(
    { v: 'forfeit', of: of === 'bits' ? of : undefined, ...(count === 'X' ? { per: 'paid' } : { n: count }) },
    (draft, { ref }) => {
      const amount = count === 'X' ? (ref.about?.amount ?? 0) : count;
      addLasting(draft, { what: 'forfeit', amount, seat: ref.seat, of, until: 'game' });
    },
  );

/** Takes effect only once the current encounter is over. */
export const afterThis = (then: Effect): Effect => later('encounterEnds', then, 'told');

/** When the encounter with the next ice of this run is over, whatever comes in between. */
export const afterNextIce = (then: Effect): Effect => later('nextIce', later('encounterEnds', then));
