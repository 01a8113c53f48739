/**
 * Putting right by agreement (PROTOCOL 14.11): where a rule was not applied as it should have been both change the table, and the game, its
 * log and its audit go on from there. Only what both can see; what was wrong before stays its author's.
 */
import { equal } from '../../../base/bytes.ts';
import { canonical, type Json, readCanonical } from '../../../base/canonical.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { type GameEvent, other, type Refusal, type Seat } from '../../../rules/game.ts';
import { type Body, LONGEST_CHANGE } from '../../log/body.ts';
import type { Entry } from '../../log/entry.ts';
import { type KeyOf, readCorrection } from '../../log/statement.ts';
import { applyEvents } from './applyEvents.ts';
import { askNext, closeQuestion } from './closeQuestion.ts';
import { type Offence, offence } from './offence.ts';
import { mayAsk, withPoint } from './points.ts';
import { type Answered, type Ask, lengthOf, type State, type Terms, type World } from './state.ts';

/** The world with that put right, and the events by which cards went. E-FORM where nothing can be put right, or as the game refuses it. */
export function corrected(
  { game }: Pick<Terms, 'game'>,
  state: Pick<State, 'world' | 'decks' | 'chain'>,
  change: unknown,
): Result<{ world: World; events: readonly GameEvent[] }, Refusal> {
  const world = state.world;
  if (world === null || game.correct === undefined)
    return fail({ kind: 'E-FORM', text: 'In this game nothing is put right.' });
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
  if (!walked.ok || !walked.value.done)
    return fail({ kind: 'E-STATE', text: 'That would have to be proven by cards that nobody may show.' });
  return ok({ world: { ...walked.value.places, table }, events });
}

/** The entry that asks for it, or why it cannot be asked for. `statement`: the word of the other one, where it is he who asks. */
export function correctionOf(
  terms: Terms,
  state: State,
  change: Json,
  statement: Uint8Array | null,
): Result<Body, Refusal> {
  if (!mayAsk(state)) return fail({ kind: 'E-PENDING', text: 'Not now: something has to be settled first.' });
  const done = corrected(terms, state, change);
  if (!done.ok) return done;
  const bytes = canonical(change);
  return bytes.length > LONGEST_CHANGE
    ? fail({ kind: 'E-FORM', text: 'That is too much to be put right at once.' })
    : ok({ type: 'CORRECT', change: bytes, statement });
}

/** Null for any other entry, and where the other player has asked for just this, just here. */
export async function correctionFault(
  { gameId }: Pick<Terms, 'gameId'>,
  keyOf: KeyOf,
  { body, author, seq, prev }: Entry,
): Promise<Offence | null> {
  if (body.type !== 'CORRECT' || body.statement === null) return null;
  const read = await readCorrection(body.statement, gameId, keyOf);
  const his = read.ok && read.value.by === other(author) && equal(read.value.change, body.change);
  return his && read.value.seq === seq && equal(read.value.head, prev)
    ? null
    : { kind: 'proof', text: 'the other player has not asked to put that right here' };
}

/** Somebody asks, and the other one owes an answer. */
export function takeCorrection(
  terms: Terms,
  state: State,
  { seq, author }: Entry,
  body: Extract<Body, { type: 'CORRECT' }>,
): Result<Answered, Offence> {
  const change = readCanonical(body.change);
  const asked = change.ok ? correctionOf(terms, state, change.value, body.statement) : null;
  if (!change.ok || !asked?.ok) return offence('proof', 'that cannot be put right here');
  const by: Seat = body.statement === null ? author : other(author);
  const next: State = {
    ...state,
    ask: { by, change: change.value, seq },
    turns: [{ type: 'AGREE', by: other(by) }, ...state.turns],
  };
  return ok({ state: next, happened: [] });
}

/** Both agree: the table is put right, and asks anew. Nobody goes back behind that. */
export function putRight(
  terms: Terms,
  state: State,
  { by, change }: Extract<Ask, { change: Json }>,
): Result<Answered, Offence> {
  const done = corrected(terms, state, change);
  if (!done.ok) return offence('game', done.error.text);
  const { world, events } = done.value;
  const next = askNext(terms, { ...state, world, points: [], barred: 'corrected' });
  if (!next.ok) return next;
  const happening = {
    seq: lengthOf(state) - 1,
    events,
    table: world.table,
    known: world.known,
    corrected: { by, change },
  };
  const closed = closeQuestion(terms, { state: next.value, happened: [happening] });
  if (!closed.ok) return closed;
  const { state: after, happened } = closed.value;
  return ok({ state: terms.takesBack && mayAsk(after) ? withPoint(after) : after, happened });
}
