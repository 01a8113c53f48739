/** A player sees cards of a draw pile, which stay there: keys and openings by the other player (PROTOCOL 9.5). */
import { zip } from '../../../../base/lists.ts';
import { ok, type Result } from '../../../../base/result.ts';
import { other, type Seat } from '../../../../rules/game.ts';
import type { Face } from '../../../secret/deckTable.ts';
import { type TrackedDeck, withCardSeen, withCardSeenAt } from '../cardTracker.ts';
import { keysFor, type Obligation, sameHandle, sealTurns } from '../obligation.ts';
import { type Offence, offence } from '../offence.ts';
import {
  type AnsweredState,
  isDetermined,
  nameOf,
  type State,
  type Terms,
  type Turn,
  withSeat,
  worldOf,
} from '../state.ts';
import {
  answering,
  checkProof,
  type Incoming,
  type QuestionKind,
  type QuestionOfKind,
  turnDone,
  unexpectedEntry,
} from './kind.ts';

export const look: QuestionKind<QuestionOfKind<'look'>> = {
  owed: (_terms, state, question) => looks(question, worldOf(state).wheres[question.pile]),
  take: takeLook,
  close: () => answering({ kind: 'look' }),
};

/** For cards not already in the log; may be empty. */
function looks({ to, at, count }: QuestionOfKind<'look'>, where: TrackedDeck): Result<Turn[], Offence> {
  const cards = where.pile.slice(at, at + count);
  if (where.loose || cards.length < count) return offence('game', { kind: 'look-size', count });
  const by = other(to);
  const hidden = cards.filter((token) => !token.open);
  const positions = hidden.map(({ joint }) => joint).filter((joint) => joint !== null);
  const seals = hidden.map(({ seal }) => seal).filter((seal) => seal !== null);
  const own = seals.filter((seal) => seal.by === by);
  const turns: Turn[] = [];
  if (positions.length > 0) turns.push(keysFor(where, by, positions));
  return ok([...turns, ...sealTurns(by, where.deck, own)]);
}

function takeLook(incoming: Incoming, { pile }: QuestionOfKind<'look'>): Result<AnsweredState, Offence> {
  const { terms, state, entry } = incoming;
  const [turn] = state.turns;
  if (turn === undefined || !isDetermined(turn)) return unexpectedEntry(entry);
  const proof = checkProof(incoming);
  if (!proof.ok) return proof;
  const after = looked(terms, state, pile, turn, proof.value.faces);
  return after.ok ? ok(turnDone(after.value, entry, proof.value)) : after;
}

/** Cards seen in a look stay known at their positions. */
function looked(
  terms: Terms,
  state: State,
  deck: Seat,
  obligation: Obligation,
  faces: readonly (Face | null)[],
): Result<State, Offence> {
  const world = worldOf(state);
  // A deck list may contain any number. If this one stood for no card, the viewer could not tell what may be done with
  // it.
  if (faces.some((face) => face !== null && nameOf(terms.game.cards, face) === null))
    return offence('no card', { kind: 'seen-foreign' });
  const where = withFaces(world.wheres[deck], obligation, faces);
  return where.ok ? ok({ ...state, world: { ...world, wheres: withSeat(world.wheres, deck, where.value) } }) : where;
}

function withFaces(
  before: TrackedDeck,
  obligation: Obligation,
  faces: readonly (Face | null)[],
): Result<TrackedDeck, Offence> {
  let where = before;
  if (obligation.type === 'KEYS')
    for (const [position, face] of zip(obligation.positions, faces)) {
      const step = withCardSeen(where, position, face);
      if (!step.ok) return step;
      where = step.value;
    }
  if (obligation.type === 'OPEN')
    for (const [item, face] of zip(obligation.items, faces)) {
      if (item.kind !== 'seal' || face === null) continue;
      const at = where.pile.findIndex(({ seal }) => seal !== null && sameHandle(seal.handle, item.seal.handle));
      const step = withCardSeenAt(where, at, face, true);
      if (!step.ok) return step;
      where = step.value;
    }
  return ok(where);
}
