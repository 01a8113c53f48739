/** Resolves a question from its entries and moves to the next one. */

import { ok, type Result } from '../../../base/result.ts';
import type { Question } from '../../../rules/game.ts';
import { applyEvents } from './applyEvents.ts';
import { type Offence, offence } from './offence.ts';
import { spent } from './questions/chance.ts';
import { blamedFor, closeFor, owedFor, provenBy } from './questions/index.ts';
import { endBy } from './questions/over.ts';
import { type Answered, type Due, lengthOf, type State, type Terms, worldOf } from './state.ts';

/** Asks for the next question. `table` and positions are those of `state.world`. */
export function askNext(terms: Terms, state: State): Result<State, Offence> {
  const question = terms.game.ask(worldOf(state).table);
  const turns = owedFor(terms, state, question);
  if (!turns.ok) return turns;
  return ok({
    ...state,
    question,
    turns: turns.value,
    got: [],
    due: null,
    asked: lengthOf(state),
    end: endBy(question),
  });
}

/** Answers questions until an entry is owed. */
export function closeQuestion(terms: Terms, before: Answered): Result<Answered, Offence> {
  const happened = [...before.happened];
  let { state } = before;
  for (let steps = 0; state.turns.length === 0 && state.end === null; steps++) {
    // A question without entries (a look at cards both know) leads to the next; a game that asks only such questions is
    // stuck.
    if (steps > MOST_STEPS) return offence('game', { kind: 'asks-without-end' });
    const next = step(terms, state);
    if (!next.ok) return next;
    state = next.value.state;
    happened.push(...next.value.happened);
  }
  return ok({ state, happened });
}

const MOST_STEPS = 1000;

function step(terms: Terms, state: State): Result<Answered, Offence> {
  const { question, due } = state;
  if (question === null) return still(askNext(terms, state));
  return due === null ? still(answered(terms, state, question)) : carriedOut(terms, state, question, due);
}

/** The question has all its entries: they imply one more entry, or they are the answer. */
function answered(terms: Terms, state: State, question: Question): Result<State, Offence> {
  const closed = closeFor(terms, state, question);
  if (!closed.ok) return closed;
  if ('turn' in closed.value) return ok({ ...state, turns: [closed.value.turn] });
  const step = terms.game.answer(worldOf(state).table, closed.value.answer);
  // The player who shows a card or fact is answerable for it: a deck list may hold cards its owner may not play.
  if (!step.ok)
    return offence(blamedFor(question), { kind: 'answer-refused', game: terms.game.id, refusal: step.error });
  const used = question.kind === 'chance' && question.heldBy === undefined ? spent(terms, state) : state;
  return ok({ ...used, due: { step: step.value, from: state.got.length } });
}

/** Applies the answer's events as far as they are proven. */
function carriedOut(terms: Terms, state: State, question: Question, { step, from }: Due): Result<Answered, Offence> {
  const walked = applyEvents(worldOf(state), step.events, {
    game: terms.game,
    decks: state.decks,
    author: null,
    proofs: state.got.slice(from),
    answered: provenBy(terms, state, question),
  });
  if (!walked.ok) return walked;
  if (!walked.value.done) return still(ok({ ...state, turns: [walked.value.obligation] }));
  const next = askNext(terms, { ...state, world: { ...walked.value.places, table: step.table } });
  if (!next.ok) return next;
  const { known } = walked.value.places;
  const happening = { seq: lengthOf(state) - 1, events: step.events, table: step.table, known };
  return ok({ state: next.value, happened: [happening] });
}

/** Nothing happened on the table. */
const still = (state: Result<State, Offence>): Result<Answered, Offence> =>
  state.ok ? ok({ state: state.value, happened: [] }) : state;
