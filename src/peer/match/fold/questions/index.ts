/** Dispatches a question to the fold code for its kind. */
import type { Result } from '../../../../base/result.ts';
import type { CardEvent } from '../../../../rules/game.ts';
import type { Given } from '../cardTracker.ts';
import type { Offence } from '../offence.ts';
import type { Answered, State, Terms, Turn } from '../state.ts';
import { blind } from './blind.ts';
import { chance } from './chance.ts';
import { decision } from './decision.ts';
import { hide } from './hide.ts';
import type { Asked, Closed, Incoming, Kind, QuestionKind } from './kind.ts';
import { look } from './look.ts';
import { open } from './open.ts';
import { over, takeClosing } from './over.ts';
import { pick } from './pick.ts';
import { takeProof } from './proof.ts';
import { sealed } from './sealed.ts';
import { setUp } from './setup.ts';
import { show } from './show.ts';

const kinds: { readonly [K in Kind]: QuestionKind<Asked<K>> } = {
  move: decision,
  choose: decision,
  sealed,
  chance,
  open,
  hide,
  look,
  pick,
  blind,
  show,
  over,
};

/** The entries a question takes, in order, with their authors. */
export function owedFor<K extends Kind>(
  terms: Terms,
  state: State,
  question: Asked<K>,
): Result<readonly Turn[], Offence> {
  return kinds[question.kind].owed(terms, state, question);
}

/** The state after an owed entry, before the question is answered. */
export function takeEntry(incoming: Incoming): Result<Answered, Offence> {
  const { world, end, due, question } = incoming.state;
  if (world === null || question === null) return setUp(incoming);
  if (end !== null) return takeClosing(incoming);
  // The question is answered, and its events remain to be proven.
  return due === null ? takeFor(incoming, question) : takeProof(incoming);
}

/** The result of the question's entries, once none is owed. */
export function closeFor<K extends Kind>(terms: Terms, state: State, question: Asked<K>): Result<Closed, Offence> {
  const kind = kinds[question.kind];
  if (kind.close === undefined) throw new Error(`a ${question.kind} is answered by its last entry`);
  return kind.close(terms, state, question);
}

/** The cards proven by the answer itself. */
export function provenBy<K extends Kind>(
  terms: Terms,
  state: State,
  question: Asked<K>,
): (event: CardEvent) => Given | null {
  return kinds[question.kind].proven?.(terms, state, question) ?? (() => null);
}

/** The offence when the game refuses the answer: the player who shows a card or fact is answerable for it. */
export const blamedFor = ({ kind }: Asked): Offence['kind'] => kinds[kind].blamed ?? 'game';

function takeFor<K extends Kind>(incoming: Incoming, question: Asked<K>): Result<Answered, Offence> {
  return kinds[question.kind].take(incoming, question);
}
