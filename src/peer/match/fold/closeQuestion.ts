/** From the entries that were given to the answer of a question, and on to the next one. */
import { exhaustive } from '../../../base/never.ts';
import { ok, type Result } from '../../../base/result.ts';
import type { Answer, AnyMove, CardEvent, Question, Seat } from '../../../rules/game.ts';
import type { Body } from '../../log/body.ts';
import { coinResult, fairNumbers, pick } from '../../secret/coin.ts';
import type { Face } from '../../secret/deckTable.ts';
import { applyEvents } from './applyEvents.ts';
import type { Given, Seal } from './cardTracker.ts';
import { factOf, numberOf } from './hiddenValues.ts';
import { readMove } from './moves.ts';
import { type Proof, sameHandle, sealsOf } from './obligation.ts';
import { type Offence, offence } from './offence.ts';
import { type Both, type Happening, lengthOf, nameOf, type State, type Terms, type Turn, worldOf } from './state.ts';
import { stepsFor } from './steps.ts';

export interface Answered {
  readonly state: State;
  readonly happened: readonly Happening[];
}

/** Asks the table anew. `table` and places are those of `state.world`. */
export function askNext(terms: Terms, state: State): Result<State, Offence> {
  const question = terms.game.ask(worldOf(state).table);
  const turns = stepsFor(terms, state, question);
  if (!turns.ok) return turns;
  const end = question.kind === 'over' ? ({ by: 'rules', winner: question.winner, text: question.why } as const) : null;
  return ok({ ...state, question, turns: turns.value, got: [], due: null, asked: lengthOf(state), end });
}

/** Answers questions for as long as nothing more is owed for them. */
export function closeQuestion(terms: Terms, before: State): Result<Answered, Offence> {
  const happened: Happening[] = [];
  let state = before;
  for (let steps = 0; state.turns.length === 0 && state.end === null; steps++) {
    // A question that no entry answers (a look at cards both know) leads to the next; a game that asks only such is stuck.
    if (steps > MOST_STEPS) return offence('game', 'the game asks without end');
    const next = state.due === null ? answered(terms, state) : carriedOut(terms, state);
    if (!next.ok) return next;
    state = next.value.state;
    happened.push(...next.value.happened);
  }
  return ok({ state, happened });
}

const MOST_STEPS = 1000;

/** The question has all its entries: either one more follows from them, or they are the answer. */
function answered(terms: Terms, state: State): Result<Answered, Offence> {
  const { table } = worldOf(state);
  const question = state.question as Question;
  if (question.kind === 'pick' && state.got.length === 3) {
    return ok({ state: { ...state, turns: [openingOf(terms, state, question.hand)] }, happened: [] });
  }
  const answer = answerOf(terms, state, question);
  if (!answer.ok) return answer;
  const step = terms.game.answer(table, answer.value);
  // Whoever shows a card or a fact answers for it: the table of a deck may hold cards that its owner may not play.
  if (!step.ok) return offence(blamed(question), `the answer was refused: ${step.error.text}`);
  return ok({ state: { ...state, due: { step: step.value, from: state.got.length } }, happened: [] });
}

const blamed = ({ kind }: Question): Offence['kind'] =>
  kind === 'pick' || kind === 'show' ? 'face' : kind === 'open' ? 'move' : 'game';

function carriedOut(terms: Terms, state: State): Result<Answered, Offence> {
  const { step, from } = state.due as NonNullable<State['due']>;
  const question = state.question as Question;
  const walked = applyEvents(worldOf(state), step.events, {
    game: terms.game,
    decks: state.decks,
    author: null,
    proofs: state.got.slice(from),
    answered: provenBy(terms, question, state),
  });
  if (!walked.ok) return walked;
  if (!walked.value.done) return ok({ state: { ...state, turns: [walked.value.obligation] }, happened: [] });
  const next = askNext(terms, { ...state, world: { ...walked.value.places, table: step.table } });
  if (!next.ok) return next;
  const { known } = walked.value.places;
  const happening = { seq: lengthOf(state) - 1, events: step.events, table: step.table, known };
  return ok({ state: next.value, happened: [happening] });
}

function answerOf(terms: Terms, state: State, question: Question): Result<Answer, Offence> {
  switch (question.kind) {
    case 'sealed':
      return notesOf(state, question.first);
    case 'chance':
      return question.heldBy === undefined
        ? ok({ kind: 'chance', value: fairNumbers(thrown(terms, state, 0))(question.below) })
        : ok({ kind: 'held', number: state.hidden[question.heldBy].held.length - 1 });
    case 'open': {
      const values = state.hidden[question.of];
      const held = question.held.map((number) => numberOf(terms.gameId, question.of, values, number) ?? 0);
      return ok({ kind: 'open', facts: question.facts.map((number) => factOf(values, number)), held });
    }
    case 'hide':
      return ok({ kind: 'hide' });
    case 'look':
      return ok({ kind: 'look' });
    case 'blind':
      return ok({ kind: 'blind' });
    case 'pick': {
      const face = named(terms, state.got[3]?.faces[0] ?? null);
      return face.ok ? ok({ kind: 'pick', face: face.value }) : face;
    }
    case 'show': {
      const faces: string[] = [];
      for (const slot of question.slots) {
        const face = named(terms, shownIn(state, question.of, slot));
        if (!face.ok) return face;
        faces.push(face.value);
      }
      return ok({ kind: 'show', faces });
    }
    case 'move':
    case 'choose':
    case 'over':
      throw new Error(`a ${question.kind} is not answered here`);
    default:
      return exhaustive(question);
  }
}

function openingOf(terms: Terms, state: State, hand: Seat): Turn {
  return { type: 'OPEN', by: hand, deck: hand, seals: [chosenOf(terms, state).seal] };
}

/** Which card of the hidden hand the coin has chosen; its owner knows what it is. */
function chosenOf(terms: Terms, state: State): Given & { seal: Seal } {
  const { entry, faces } = state.got[0] as Proof;
  const { commitments } = entry.body as Extract<Body, { type: 'COMMIT' }>;
  const at = pick(thrown(terms, state, 1), commitments.length, 1)[0] as number;
  return { face: faces[at] ?? null, seal: sealsOf(entry, commitments)[at] as Seal };
}

/** The result of the coin whose halves are the entries from `at` on. */
function thrown(terms: Terms, state: State, at: number): Uint8Array {
  const halves: Both<Uint8Array> = [new Uint8Array(), new Uint8Array()];
  let t = 0;
  for (const { entry } of state.got.slice(at, at + 2)) {
    const coin = entry.body as Extract<Body, { type: 'COIN' }>;
    (halves as [Uint8Array, Uint8Array])[entry.author] = coin.value;
    t = coin.t;
  }
  return coinResult(terms.gameId, t, halves);
}

function notesOf(state: State, first: Seat): Result<Answer, Offence> {
  const notes: AnyMove[] = [];
  for (const at of [1, 2]) {
    const body = state.got[at]?.entry.body as Extract<Body, { type: 'BIDP' | 'BIDO' }>;
    const note = readMove(body.note);
    if (!note.ok) return note;
    notes.push(note.value);
  }
  const [second, opened] = notes as [AnyMove, AnyMove];
  return ok({ kind: 'sealed', notes: first === 0 ? [opened, second] : [second, opened] });
}

/** The face behind a slot that was opened for this question, or that the log has shown before. */
function shownIn(state: State, of: Seat, slot: number): Face | null {
  const token = worldOf(state).wheres[of].slots[slot];
  if (token === undefined) return null;
  const { seal } = token;
  if (seal === null) return token.face;
  const shown = state.got[0];
  if (shown?.entry.body.type !== 'OPEN') return null;
  const at = shown.entry.body.openings.findIndex((opening) => sameHandle(seal.handle, opening));
  return shown.faces[at] ?? null;
}

/** What the answer itself has proven: the picked card and the shown ones need no second proof. */
function provenBy(terms: Terms, question: Question, state: State): (event: CardEvent) => Given | null {
  if (question.kind === 'blind') {
    let open = true;
    return (event) => {
      if (!open || event.owner !== question.hand || event.from.in !== 'hand' || event.face !== null) return null;
      open = false;
      return chosenOf(terms, state);
    };
  }
  if (question.kind === 'pick') {
    let open = true;
    return (event) => {
      if (!open || event.owner !== question.hand || event.from.in !== 'hand' || !event.fresh) return null;
      open = false;
      return { face: state.got[3]?.faces[0] ?? null };
    };
  }
  if (question.kind !== 'show') return () => null;
  return ({ owner, from, fresh }) => {
    if (!fresh || owner !== question.of || from.in !== 'slot' || !question.slots.includes(from.slot)) return null;
    return { face: shownIn(state, owner, from.slot) };
  };
}

function named(terms: Terms, face: Face | null): Result<string, Offence> {
  const name = nameOf(terms.game.cards, face);
  return name === null ? offence('no card', 'the card shown is none of this game') : ok(name);
}
