/**
 * Fixing the table (PROTOCOL 14.11): where a rule was misapplied, both players change the table, and game, log and
 * audit continue from there. Public information only; earlier offences stay with their author.
 */

import { canonical, type Json } from '../../../base/canonical.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { GameEvent, Refusal } from '../../../rules/game.ts';
import { LONGEST_CHANGE } from '../../log/body.ts';
import { refuse } from '../refusal.ts';
import { applyEvents } from './applyEvents.ts';
import { askNext, closeQuestion } from './closeQuestion.ts';
import { type Offence, offence } from './offence.ts';
import { mayAgree, withPoint } from './points.ts';
import { type Answered, lengthOf, type State, type Terms, type World } from './state.ts';

/**
 * The world after the fix, and the events that move its cards. E-FORM if nothing can be fixed, or as the game refuses
 * it.
 */
export function corrected(
  { game }: Pick<Terms, 'game'>,
  state: Pick<State, 'world' | 'decks' | 'chain'>,
  change: Json,
): Result<{ world: World; events: readonly GameEvent[] }, Refusal> {
  const world = state.world;
  if (world === null || game.correct === undefined) return fail(refuse('putsNothingRight'));
  if (canonical(change).length > LONGEST_CHANGE) return fail(refuse('tooMuchAtOnce'));
  const step = game.correct(world.table, change);
  if (!step.ok) return step;
  const { events, table } = step.value;
  const walked = applyEvents(world, events, {
    game,
    decks: state.decks,
    author: null,
    proofs: [],
    answered: () => null,
  });
  if (!walked.ok || !walked.value.done) return fail(refuse('unprovable'));
  return ok({ world: { ...walked.value.places, table }, events });
}

/** Both agree: the table is fixed and asks again. Nobody can take back past this. */
export function putRight(terms: Terms, state: State, change: Json): Result<Answered, Offence> {
  const done = corrected(terms, state, change);
  if (!done.ok) return offence('game', { kind: 'refused', game: terms.game.id, refusal: done.error });
  const { world, events } = done.value;
  const next = askNext(terms, { ...state, world, points: [], barred: 'corrected' });
  if (!next.ok) return next;
  const happening = {
    seq: lengthOf(state) - 1,
    events,
    table: world.table,
    known: world.known,
    corrected: { change },
  };
  const closed = closeQuestion(terms, { state: next.value, happened: [happening] });
  if (!closed.ok) return closed;
  const { state: after, happened } = closed.value;
  return ok({ state: terms.takesBack && mayAgree(after) ? withPoint(after) : after, happened });
}
