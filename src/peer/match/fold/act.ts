/** The entry that carries decisions: public moves of one author, proven by the entries before it, and the table they lead to (A2). */

import { equal } from '../../../base/bytes.ts';
import { canonical } from '../../../base/canonical.ts';
import { ok, type Result } from '../../../base/result.ts';
import type { AnyMove, CardId, Question, Seat } from '../../../rules/game.ts';
import { sha256 } from '../../crypto.ts';
import type { Act } from '../../log/body.ts';
import { applyEvents } from './applyEvents.ts';
import { type Answered, askNext, closeQuestion } from './closeQuestion.ts';
import { readMove } from './moves.ts';
import type { Proof } from './obligation.ts';
import type { Observer } from './observer.ts';
import { type Offence, offence } from './offence.ts';
import { type Happening, lengthOf, nameOf, type State, type Terms, type World, worldOf } from './state.ts';

/** The state after an ACT whose proofs are `state.got`. The chain has the entry already. */
export function act(
  terms: Terms,
  observer: Observer,
  before: State,
  author: Seat,
  body: Act,
): Result<Answered, Offence> {
  const happened: Happening[] = [];
  let state = before;
  let proofs = before.got;
  for (const [at, bytes] of body.moves.entries()) {
    const move = readMove(bytes);
    if (!move.ok) return move;
    if (at > 0 && !asks(state.question, author))
      return offence('move', 'the moves of one entry follow each other without a question between them');
    const moved = carryOut(terms, state, author, move.value, proofs);
    if (!moved.ok) return moved;
    const next = askNext(terms, { ...state, world: moved.value.world });
    if (!next.ok) return next;
    state = next.value;
    proofs = proofs.slice(moved.value.used);
    const { table, known } = moved.value.world;
    happened.push({ seq: lengthOf(state) - 1, events: moved.value.events, table, known });
  }
  if (proofs.length > 0) return offence('proof', 'there are proofs that nobody asked for');
  const { table } = worldOf(state);
  if (!observer.checkedBefore && !equal(tableHash(table).subarray(0, 8), body.tableHash)) {
    return { ok: false, error: { kind: 'differs', text: 'the two phones have come to different tables', table } };
  }
  const closed = closeQuestion(terms, state);
  return closed.ok ? ok({ state: closed.value.state, happened: [...happened, ...closed.value.happened] }) : closed;
}

/** Whether that player is asked for a move. */
export function asks(question: Question | null, seat: Seat): boolean {
  return (question?.kind === 'move' || question?.kind === 'choose') && question.of === seat;
}

/** SHA-256 of the canonical table: 32 bytes, of which an ACT carries the first 8. */
export function tableHash(table: unknown): Uint8Array {
  if (typeof table !== 'object' || table === null) return sha256(canonical(table));
  // A table never changes, and its author needs the hash of his own twice.
  const known = hashes.get(table);
  if (known !== undefined) return known;
  const hash = sha256(canonical(table));
  hashes.set(table, hash);
  return hash;
}

const hashes = new WeakMap<object, Uint8Array>();

interface Moved {
  readonly world: World;
  readonly events: Happening['events'];
  /** Proofs that this move has used up. */
  readonly used: number;
}

function carryOut(
  terms: Terms,
  state: State,
  author: Seat,
  move: AnyMove,
  proofs: readonly Proof[],
): Result<Moved, Offence> {
  const { game } = terms;
  const world = worldOf(state);
  const refused = game.refusal(world.table, author, move);
  if (refused !== null) return offence('move', refused.text);
  const step = game.answer(world.table, { kind: 'move', seat: author, move });
  if (!step.ok) return offence('move', step.error.text);
  const { table, events } = step.value;
  const evidence = { names: game.cards, decks: state.decks, author, proofs, answered: () => null };
  const walked = applyEvents(world, events, evidence);
  if (!walked.ok) return walked;
  if (!walked.value.done) return offence('proof', `the proof of ${walked.value.event.kind} is missing`);
  const { places, used } = walked.value;
  const known = world.known[author];
  if (known !== null) {
    const hidden = hiddenFace(game.cards, proofs.slice(0, used));
    const whole = hidden === null ? move : { ...move, hidden };
    // A move that names no card (the whole hand goes) has no place for one, though only one was hidden.
    const form = game.refusal(world.table, author, whole)?.kind === 'E-FORM';
    const wrong = game.refusal(world.table, author, form ? move : whole, known);
    if (wrong !== null) return offence('move', wrong.text);
  }
  return ok({ world: { ...places, table }, events, used });
}

/** The card of a hidden choice, for who can see it: the one that was committed to with this move. */
function hiddenFace(names: readonly CardId[], proofs: readonly Proof[]): CardId | null {
  const commits = proofs.filter(({ entry }) => entry.body.type === 'COMMIT');
  return commits.length === 1 ? nameOf(names, commits[0]?.faces[0] ?? null) : null;
}
