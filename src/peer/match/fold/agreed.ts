/**
 * What both players can agree on: a draw, taking back, fixing the table (PROTOCOL 14.8, 14.10, 14.11). The log contains
 * only what both have signed: one through a word with the offer, the other through the entry that includes it.
 */

import { canonical, type Json } from '../../../base/canonical.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { GameEvent, Refusal, Seat } from '../../../rules/game.ts';
import { type Learned, mergeLearned } from '../../../rules/learned.ts';
import { MAX_CHANGE_BYTES } from '../../log/body.ts';
import type { GameOffer } from '../../log/word.ts';
import { refuse } from '../refusal.ts';
import { applyEvents } from './applyEvents.ts';
import { type Offence, offence } from './offence.ts';
import { applyEnd, askNext, closeQuestion } from './question.ts';
import { type AnsweredState, lengthOf, type State, type Terms, type World } from './state.ts';
import { mayAgree, withPoint } from './turn.ts';

/** Why the players cannot agree on that now; null if they can. E-PENDING, E-BACK, or as the game refuses a change. */
export function offerRefusal(terms: Terms, state: State, offer: GameOffer): Refusal | null {
  if (!mayAgree(state)) return refuse('settleFirst');
  if (offer.what === 'draw') return terms.game.nobodyWins ? refuse('nothingToDraw') : null;
  // A bid is bound to the table at which it was made.
  if (state.got.length > 0) return refuse('openBidFirst');
  if (offer.what === 'back') return backRefusal(terms, state, offer.to);
  const done = applyFix(terms, state, offer.change);
  return done.ok ? null : done.error;
}

/** The state after both have agreed; the entry is its author's consent. */
export function applyAgreed(terms: Terms, state: State, offer: GameOffer): Result<AnsweredState, Offence> {
  if (offerRefusal(terms, state, offer) !== null) return offence('proof', { kind: 'not-agreeable' });
  switch (offer.what) {
    case 'draw':
      return applyEnd(terms, state, { by: 'agreement', winner: null }, FIRST);
    case 'back':
      return goBack(terms, state, offer.to);
    case 'correct':
      return takeFix(terms, state, offer.change);
  }
}

/** Who shows their seed first when nobody wins. */
const FIRST: Seat = 0;

// Taking back (PROTOCOL 14.10): the log keeps the moves and the take-back; the table returns to an earlier one. Chance
// results stay: a pile keeps its order, and a number already rolled is reused for the next request.

/**
 * What was learned since the decision that was open when the log had `to` entries; null if the table cannot go back
 * there.
 */
export function learnedSince({ points }: Pick<State, 'points'>, to: number): readonly Learned[] | null {
  const at = points.findIndex(({ length }) => length === to);
  return at < 0 || at === points.length - 1 ? null : mergeLearned(points.slice(at).flatMap(({ learned }) => learned));
}

/** Why the players cannot go back there now; null if they can. */
function backRefusal({ takesBack }: Pick<Terms, 'takesBack'>, state: State, to: number): Refusal | null {
  if (!takesBack) return refuse('takesNothingBack');
  return learnedSince(state, to) === null ? refuse('barred', { by: state.barred }) : null;
}

/** The state after going back to the table at the given log length. */
function goBack(terms: Terms, state: State, to: number): Result<AnsweredState, Offence> {
  const { points, coins } = state;
  const at = points.findIndex(({ length }) => length === to);
  const [before, undone] = [points.slice(0, at), points.slice(at)];
  const [point] = undone;
  if (point === undefined) return offence('game', { kind: 'no-such-table' });
  const learned = undone.flatMap((one) => one.learned);
  const last = before.at(-1);
  const next = askNext(terms, {
    ...state,
    world: point.world,
    // Coins used since then come first, followed by those left from an earlier take-back.
    coins: { ...coins, kept: [...undone.flatMap(({ thrown }) => thrown), ...coins.kept] },
    // What players have learned stays known, and is listed again when going back further.
    points: last ? [...before.slice(0, -1), { ...last, learned: [...last.learned, ...learned] }] : [],
  });
  if (!next.ok) return next;
  const { table, known } = point.world;
  const happening = { seq: lengthOf(state) - 1, events: [], table, known, back: { to } };
  return ok({ state: withPoint(next.value), happened: [happening] });
}

// Fixing the table (PROTOCOL 14.11): where a rule was misapplied, both players change the table, and game, log and
// audit continue from there. Public information only; earlier offences still count against their author.

/**
 * The world after the fix, and the events that move its cards. E-FORM if nothing can be fixed, or as the game refuses
 * it.
 */
export function applyFix(
  { game }: Pick<Terms, 'game'>,
  state: Pick<State, 'world' | 'decks' | 'chain'>,
  change: Json,
): Result<{ world: World; events: readonly GameEvent[] }, Refusal> {
  const world = state.world;
  if (world === null || game.correct === undefined) return fail(refuse('putsNothingRight'));
  if (canonical(change).length > MAX_CHANGE_BYTES) return fail(refuse('tooMuchAtOnce'));
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

/** Both agree: the table is fixed and asks its question again. Nothing before this point can be taken back. */
function takeFix(terms: Terms, state: State, change: Json): Result<AnsweredState, Offence> {
  const done = applyFix(terms, state, change);
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
