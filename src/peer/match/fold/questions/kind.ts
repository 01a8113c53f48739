/**
 * What the fold needs to know about a kind of question. Each kind has a file in this folder; `question.ts` collects
 * them.
 */
import { ok, type Result } from '../../../../base/result.ts';
import type { Answer, CardEvent, Question } from '../../../../rules/game.ts';
import type { Entry } from '../../../log/entry.ts';
import { checkSorted } from '../../../secret/commit.ts';
import type { CardEvidence } from '../cardTracker.ts';
import { discharge, type EntryProof } from '../obligation.ts';
import { type Offence, offence } from '../offence.ts';
import {
  type AnsweredState,
  type Insight,
  isDetermined,
  type Observer,
  type State,
  seenEntry,
  type Terms,
  type Turn,
} from '../state.ts';

/** An entry its author may write now, of a type allowed now. */
export interface Incoming {
  readonly terms: Terms;
  readonly observer: Observer;
  readonly state: State;
  readonly entry: Entry;
  readonly insight: Insight;
}

export interface QuestionKind<Q> {
  /** The entries the question takes, in order, with their authors. */
  owed(terms: Terms, state: State, question: Q): Result<readonly Turn[], Offence>;
  /** The state after the owed entry. */
  take(incoming: Incoming, question: Q): Result<AnsweredState, Offence>;
  /** Called once all owed entries are there. Absent if the last of them already answers the question. */
  close?(terms: Terms, state: State, question: Q): Result<Closing, Offence>;
  /** The cards proven by the answer itself: their events need no further proof. Absent if there are none. */
  proven?(terms: Terms, state: State, question: Q): (event: CardEvent) => CardEvidence | null;
  /** The last entry's offence if the game refuses the answer. Absent: `game`. */
  readonly blamed?: Offence['kind'];
}

/** The answer the entries give, or one more entry they imply. */
export type Closing = { readonly answer: Answer } | { readonly turn: Turn };

type ByKind = { readonly [Q in Question as Q['kind']]: Q };

export type Kind = keyof ByKind;

/** The questions of one kind. */
export type QuestionOfKind<K extends Kind = Kind> = { [P in K]: { readonly kind: P } & ByKind[P] }[K];

/** The state with one turn done; its entry is kept for the answer. */
export const turnDone = (state: State, entry: Entry, proof: EntryProof = seenEntry(entry)): AnsweredState => ({
  state: { ...state, turns: state.turns.slice(1), got: [...state.got, proof] },
  happened: [],
});

export const answering = (answer: Answer): Result<Closing, Offence> => ok({ answer });

/** This question does not allow entries of the given type. */
export const unexpectedEntry = ({ body }: Entry) => offence('pen', { kind: 'no-place-for', type: body.type });

/** The state after the owed proof. */
export function takeProof(incoming: Incoming): Result<AnsweredState, Offence> {
  const proof = checkProof(incoming);
  return proof.ok ? ok(turnDone(incoming.state, incoming.entry, proof.value)) : proof;
}

/** What the entry shows, if it is the owed proof. */
export function checkProof({ state, entry, insight }: Incoming): Result<EntryProof, Offence> {
  const { body } = entry;
  const [turn] = state.turns;
  if (turn === undefined || !isDetermined(turn)) return unexpectedEntry(entry);
  const checked = discharge(turn, state.decks, entry, insight.faces ?? []);
  if (!checked.ok || body.type !== 'COMMIT' || body.kind !== 'hand') return checked;
  const ascending = checkSorted(body.commitments);
  return ascending.ok ? ok(checked.value) : ascending;
}
