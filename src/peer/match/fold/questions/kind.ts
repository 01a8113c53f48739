/** What the fold has to know of a kind of question. Each kind has a file of its own here, and `index.ts` leads to all of them. */
import { ok, type Result } from '../../../../base/result.ts';
import type { Answer, CardEvent, Question } from '../../../../rules/game.ts';
import type { Entry } from '../../../log/entry.ts';
import type { Given } from '../cardTracker.ts';
import type { Proof } from '../obligation.ts';
import type { Observer } from '../observer.ts';
import { type Offence, offence } from '../offence.ts';
import { type Answered, type Insight, type State, seenEntry, type Terms, type Turn } from '../state.ts';

/** An entry that its author may write now, of a type that may come now. */
export interface Incoming {
  readonly terms: Terms;
  readonly observer: Observer;
  readonly state: State;
  readonly entry: Entry;
  readonly insight: Insight;
}

export interface QuestionKind<Q> {
  /** The entries that the question takes, in order, and who writes each. */
  owed(terms: Terms, state: State, question: Q): Result<readonly Turn[], Offence>;
  /** The state with the entry that is owed. */
  take(incoming: Incoming, question: Q): Result<Answered, Offence>;
  /** All entries that are owed are there. Left out where the last of them has answered the question already. */
  close?(terms: Terms, state: State, question: Q): Result<Closed, Offence>;
  /** The cards that the answer itself has proven: their events need no proof of their own. Left out where there are none. */
  proven?(terms: Terms, state: State, question: Q): (event: CardEvent) => Given | null;
  /** What is wrong with the last entry where the game refuses the answer. Left out: the game makes no sense. */
  readonly blamed?: Offence['kind'];
}

/** The answer that the entries make, or one more that follows from them. */
export type Closed = { readonly answer: Answer } | { readonly turn: Turn };

type ByKind = { readonly [Q in Question as Q['kind']]: Q };

export type Kind = keyof ByKind;

/** The questions of that kind. */
export type Asked<K extends Kind = Kind> = { [P in K]: { readonly kind: P } & ByKind[P] }[K];

/** The turn is over, its entry kept for the answer. */
export const done = (state: State, entry: Entry, proof: Proof = seenEntry(entry)): Answered => ({
  state: { ...state, turns: state.turns.slice(1), got: [...state.got, proof] },
  happened: [],
});

export const answering = (answer: Answer): Result<Closed, Offence> => ok({ answer });

/** The entry is of a type that this question does not take. */
export const misplaced = ({ body }: Entry) => offence('pen', { kind: 'no-place-for', type: body.type });
