/** The open question: which entries it takes, what answers it, what the next question is, and how the game ends. */

import { equal } from '../../../base/bytes.ts';
import { ok, type Result } from '../../../base/result.ts';
import { other, type Question, type Seat } from '../../../rules/game.ts';
import { seedCommitment } from '../../secret/seed.ts';
import { applyEvents } from './applyEvents.ts';
import { valueTurns } from './hiddenValues.ts';
import { type Offence, offence } from './offence.ts';
import { chance, withCoinUsed } from './questions/chance.ts';
import { decision } from './questions/decision.ts';
import { hidePiles } from './questions/hide.ts';
import {
  type Closing,
  type Incoming,
  type Kind,
  type QuestionKind,
  type QuestionOfKind,
  takeProof,
  turnDone,
  unexpectedEntry,
} from './questions/kind.ts';
import { look } from './questions/look.ts';
import { open, takeValues } from './questions/open.ts';
import { blind, pick } from './questions/pick.ts';
import { sealed } from './questions/sealed.ts';
import { setUp } from './questions/setup.ts';
import { show } from './questions/show.ts';
import {
  type AnsweredState,
  type End,
  lengthOf,
  type PendingStep,
  type State,
  type Terms,
  type Turn,
  worldOf,
} from './state.ts';

const over: QuestionKind<QuestionOfKind<'over'>> = {
  owed: (terms, state, { winner }) => closing(terms, state, winner ?? 0),
  take: takeClosing,
};

/** How the game ends by its rules; null if it continues. */
const endBy = (question: QuestionOfKind): End | null =>
  question.kind === 'over' ? { by: 'rules', winner: question.winner, why: question.why } : null;

/** The given player has conceded: the other wins, if the game has winners. */
export const resignedBy = ({ game }: Pick<Terms, 'game'>, loser: Seat): End => ({
  by: 'resignation',
  loser,
  winner: game.nobodyWins ? null : other(loser),
});

/**
 * What is owed after the end, by `first` and then by the opponent. Without seeds, each player opens what they must,
 * even if that is nothing, so that both sign the end.
 */
function closing({ game }: Terms, state: State, first: Seat): Result<Turn[], Offence> {
  const seats = [first, other(first)] as const;
  if (!game.opens) return ok(seats.map((by): Turn => ({ type: 'SEED', by })));
  const turns: Turn[] = [];
  for (const of of seats) {
    const lists = game.opens(worldOf(state).table).filter((one) => one.of === of);
    const reveal = { of, facts: lists.flatMap(({ facts }) => facts), held: lists.flatMap(({ held }) => held) };
    const opened = valueTurns(state.hidden[of], reveal);
    if (!opened.ok) return opened;
    turns.push(...(opened.value.length > 0 ? opened.value : [{ type: 'OPEN', by: of, items: [] } as const]));
  }
  return ok(turns);
}

/**
 * The state when the game is decided by something other than its rules. `first` is the seat that shows its seed first.
 */
export function applyEnd(terms: Terms, state: State, end: End, first: Seat): Result<AnsweredState, Offence> {
  const turns = closing(terms, state, first);
  return turns.ok ? ok({ state: { ...state, end, turns: turns.value, got: [], due: null }, happened: [] }) : turns;
}

/** An entry after the end. */
function takeClosing(incoming: Incoming): Result<AnsweredState, Offence> {
  const { terms, state, entry } = incoming;
  const { body, author } = entry;
  if (body.type === 'OPEN') return takeValues(incoming);
  if (body.type !== 'SEED') return unexpectedEntry(entry);
  const { nonces, seedCommitments } = terms.header;
  const made = seedCommitment(author, nonces[author], body.seed);
  if (!equal(made, seedCommitments[author])) return offence('seed', { kind: 'other-seed-here' });
  return ok(turnDone(state, entry));
}

const kinds: { readonly [K in Kind]: QuestionKind<QuestionOfKind<K>> } = {
  move: decision,
  choose: decision,
  sealed,
  chance,
  open,
  hide: hidePiles,
  look,
  pick,
  blind,
  show,
  over,
};

const kindOf = <K extends Kind>({ kind }: QuestionOfKind<K>): QuestionKind<QuestionOfKind<K>> => kinds[kind];

/** The state after an owed entry, before the question is answered. */
export function takeEntry(incoming: Incoming): Result<AnsweredState, Offence> {
  const { world, end, due, question } = incoming.state;
  if (world === null || question === null) return setUp(incoming);
  if (end !== null) return takeClosing(incoming);
  // If `due` is set, the question is answered and its events remain to be proven.
  return due === null ? kindOf(question).take(incoming, question) : takeProof(incoming);
}

/** The result of the question's entries, once none is owed. */
function close(terms: Terms, state: State, question: QuestionOfKind): Result<Closing, Offence> {
  const kind = kindOf(question);
  if (kind.close === undefined) throw new Error(`a ${question.kind} is answered by its last entry`);
  return kind.close(terms, state, question);
}

/** Asks for the next question. The table and positions are those of `state.world`. */
export function askNext(terms: Terms, state: State): Result<State, Offence> {
  const question = terms.game.ask(worldOf(state).table);
  // The entries the question takes, in order, with their authors.
  const turns = kindOf(question).owed(terms, state, question);
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
export function closeQuestion(terms: Terms, before: AnsweredState): Result<AnsweredState, Offence> {
  const happened = [...before.happened];
  let { state } = before;
  for (let steps = 0; state.turns.length === 0 && state.end === null; steps++) {
    // A question without entries (a look at cards both know) leads directly to the next; a game that asks only such
    // questions is stuck.
    if (steps > MAX_STEPS) return offence('game', { kind: 'asks-without-end' });
    const next = step(terms, state);
    if (!next.ok) return next;
    state = next.value.state;
    happened.push(...next.value.happened);
  }
  return ok({ state, happened });
}

const MAX_STEPS = 1000;

function step(terms: Terms, state: State): Result<AnsweredState, Offence> {
  const { question, due } = state;
  if (question === null) return still(askNext(terms, state));
  return due === null ? still(answered(terms, state, question)) : applyAnswer(terms, state, question, due);
}

/** Once the question has all its entries, they either imply one more entry or give the answer. */
function answered(terms: Terms, state: State, question: Question): Result<State, Offence> {
  const closed = close(terms, state, question);
  if (!closed.ok) return closed;
  if ('turn' in closed.value) return ok({ ...state, turns: [closed.value.turn] });
  const step = terms.game.answer(worldOf(state).table, closed.value.answer);
  // The player who shows a card or fact is answerable for it: a deck list may contain cards its owner may not play.
  if (!step.ok)
    return offence(kindOf(question).blamed ?? 'game', {
      kind: 'answer-refused',
      game: terms.game.id,
      refusal: step.error,
    });
  const used = question.kind === 'chance' && question.heldBy === undefined ? withCoinUsed(terms, state) : state;
  return ok({ ...used, due: { step: step.value, from: state.got.length } });
}

/** Applies the answer's events as far as they are proven. */
function applyAnswer(
  terms: Terms,
  state: State,
  question: Question,
  { step, from }: PendingStep,
): Result<AnsweredState, Offence> {
  const walked = applyEvents(worldOf(state), step.events, {
    game: terms.game,
    decks: state.decks,
    author: null,
    proofs: state.got.slice(from),
    answered: kindOf(question).proven?.(terms, state, question) ?? (() => null),
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
const still = (state: Result<State, Offence>): Result<AnsweredState, Offence> =>
  state.ok ? ok({ state: state.value, happened: [] }) : state;
