/**
 * A decision, in a window or a choice: proofs, then the ACT with one author's public moves, which the proofs support,
 * and the resulting table (PROTOCOL 10.6).
 */
import { equal } from '../../../../base/bytes.ts';
import { canonical, canonicalText, type Json, readCanonical } from '../../../../base/canonical.ts';
import { ok, type Result } from '../../../../base/result.ts';
import type { AnyGame, AnyMove, CardId, Question, Refusal, Seat, Step } from '../../../../rules/game.ts';
import { sha256 } from '../../../crypto.ts';
import { type Act, MAX_FACT_BYTES, type SealedFact } from '../../../log/body.ts';
import { applyEvents } from '../applyEvents.ts';
import { withFacts as committed } from '../hiddenValues.ts';
import type { EntryProof } from '../obligation.ts';
import { type Offence, offence } from '../offence.ts';
import {
  type AnsweredState,
  lengthOf,
  nameOf,
  type Observer,
  type State,
  seenEntry,
  type TableUpdate,
  type Terms,
  type World,
  withKnowledge,
  withSeat,
  worldOf,
} from '../state.ts';
import { MAX_PROOFS } from '../turn.ts';
import { type Incoming, type QuestionKind, type QuestionOfKind, unexpectedEntry } from './kind.ts';

export const decision: QuestionKind<QuestionOfKind<'move' | 'choose'>> = {
  owed: (_terms, _state, { of }) => ok([{ type: 'ACT', by: of }]),
  take: (incoming) => (incoming.entry.body.type === 'ACT' ? act(incoming) : deferProof(incoming)),
};

/** A proof that waits for its ACT, which determines what it has to prove. */
function deferProof({ state, entry, insight }: Incoming): Result<AnsweredState, Offence> {
  if (state.got.length >= MAX_PROOFS) return offence('proof', { kind: 'too-many-proofs' });
  return ok({ state: { ...state, got: [...state.got, seenEntry(entry, insight.faces)] }, happened: [] });
}

/**
 * The state after an ACT with `state.got` as its proofs; the next question is not asked yet. The chain already has the
 * entry.
 */
function act({ terms, observer, state: before, entry, insight }: Incoming): Result<AnsweredState, Offence> {
  const { author, body } = entry;
  if (body.type !== 'ACT') return unexpectedEntry(entry);
  const { facts: values = [] } = insight;
  const happened: TableUpdate[] = [];
  let state = before;
  let proofs = before.got;
  let given = 0;
  for (const [at, bytes] of body.moves.entries()) {
    const move = readMove(bytes);
    if (!move.ok) return move;
    if (at > 0 && !isAskedToMove(terms.game.ask(worldOf(state).table), author))
      return offence('move', { kind: 'moves-not-joined' });
    const { commits = 0 } = move.value;
    const committed = commit(terms, state, author, body.facts.slice(given, given + commits), values.slice(given));
    if (!committed.ok) return committed;
    given += commits;
    if (given > body.facts.length) return offence('proof', { kind: 'facts-not-held' });
    const told = values.slice(given - commits, given);
    const moved = applyMove(terms, committed.value, author, move.value, told, proofs);
    if (!moved.ok) return moved;
    const { world, events, used } = moved.value;
    state = { ...committed.value, world };
    proofs = proofs.slice(used);
    happened.push({ seq: lengthOf(state) - 1, events, table: world.table, known: world.known });
  }
  if (proofs.length > 0 || given < body.facts.length) return offence('proof', { kind: 'unasked-proofs' });
  const same = sameTable(observer, state, body);
  if (!same.ok) return same;
  return ok({ state: { ...state, question: null, turns: [], got: [] }, happened });
}

/** Whether the ACT was signed for the table of that state. */
export function sameTable(observer: Observer, state: State, { tableHash: signed }: Act): Result<null, Offence> {
  const { table } = worldOf(state);
  if (observer.checkedBefore || equal(tableHash(table).subarray(0, 8), signed)) return ok(null);
  return { ok: false, error: { kind: 'differs', detail: { kind: 'tables-differ' }, table } };
}

/** Whether the player is asked for a move. */
export function isAskedToMove(question: Question | null, seat: Seat): boolean {
  return (question?.kind === 'move' || question?.kind === 'choose') && question.of === seat;
}

/** SHA-256 of the canonical table: 32 bytes. An ACT carries the first 8. */
export function tableHash(table: unknown): Uint8Array {
  if (typeof table !== 'object' || table === null) return sha256(canonical(table));
  // Tables are immutable, and an author needs their hash twice.
  const known = hashes.get(table);
  if (known !== undefined) return known;
  const hash = sha256(canonical(table));
  hashes.set(table, hash);
  return hash;
}

const hashes = new WeakMap<object, Uint8Array>();

interface Moved {
  readonly world: World;
  readonly events: TableUpdate['events'];
  /** Proofs this move used. */
  readonly used: number;
}

function applyMove(
  terms: Terms,
  state: State,
  author: Seat,
  move: AnyMove,
  facts: readonly (Json | null)[],
  proofs: readonly EntryProof[],
): Result<Moved, Offence> {
  const { game } = terms;
  const world = worldOf(state);
  const step = cachedStep(game, world.table, author, move);
  if (!step.ok) return offence('move', { kind: 'refused', game: game.id, refusal: step.error });
  const { table, events } = step.value;
  const evidence = { game, decks: state.decks, author, proofs, answered: () => null };
  const walked = applyEvents(world, events, evidence);
  if (!walked.ok) return walked;
  if (!walked.value.done) return offence('proof', { kind: 'proof-missing', event: walked.value.event.kind });
  const { places, used } = walked.value;
  const known = world.known[author];
  if (known !== null) {
    const hidden = hiddenFace(game.cards, proofs.slice(0, used));
    const bare = withFacts(move, facts);
    const whole = hidden === null ? bare : { ...bare, hidden };
    const judged = cachedRefusal(game, world.table, author, whole, known);
    // A move that does not name a card (the whole hand goes) has no field for it, even if only one card was hidden.
    const form = judged?.kind === 'E-FORM' && game.refusal(world.table, author, whole)?.kind === 'E-FORM';
    const wrong = form ? game.refusal(world.table, author, bare, known) : judged;
    if (wrong !== null) return offence('move', { kind: 'refused', game: game.id, refusal: wrong });
  }
  return ok({ world: { ...places, table }, events, used });
}

/** The move as its author made it, for a side that sees its facts. */
function withFacts(move: AnyMove, facts: readonly (Json | null)[]): AnyMove {
  const { commits, ...rest } = move;
  return commits === undefined || facts.length < commits ? move : { ...rest, facts };
}

/** The state with more facts, which their author knows from here on. */
function commit(
  terms: Terms,
  state: State,
  author: Seat,
  facts: readonly SealedFact[],
  values: readonly (Json | null)[],
): Result<State, Offence> {
  if (facts.length === 0) return ok(state);
  const first = state.hidden[author].facts.length;
  const held = committed(state.hidden[author], facts);
  if (!held.ok) return held;
  let next: State = { ...state, hidden: withSeat(state.hidden, author, held.value) };
  for (const [at] of facts.entries()) {
    const value = values[at];
    if (value !== undefined)
      next = withKnowledge(terms, next, author, { kind: 'fact', of: author, number: first + at, value });
  }
  return ok(next);
}

/** The card of a hidden choice, for a side that sees it: the one committed with this move. */
function hiddenFace(names: readonly CardId[], proofs: readonly EntryProof[]): CardId | null {
  const commits = proofs.filter(({ entry }) => entry.body.type === 'COMMIT');
  return commits.length === 1 ? nameOf(names, commits[0]?.faces[0] ?? null) : null;
}

/** Encodes a bid; an offence if the move cannot be a bid, which must be short and hide nothing else. */
export function writeBid(move: AnyMove): Result<Uint8Array, Offence> {
  const bid = canonical(move);
  const read = readBid(bid);
  if (!read.ok) return read;
  return bid.length <= MAX_FACT_BYTES ? ok(bid) : offence('move', { kind: 'bid-length' });
}

/** Decodes a bid from the log: a move without commitments. */
export function readBid(bytes: Uint8Array): Result<AnyMove, Offence> {
  const move = readMove(bytes);
  return move.ok && move.value.commits !== undefined ? offence('move', { kind: 'bid-commits' }) : move;
}

/** Decodes a move from the log: a canonical object that hides nothing and may commit to facts. */
export function readMove(bytes: Uint8Array): Result<AnyMove, Offence> {
  const read = readCanonical(bytes);
  if (!read.ok || !isMove(read.value)) return offence('move', { kind: 'move-form' });
  return ok(read.value);
}

function isMove(value: unknown): value is AnyMove {
  if (typeof value !== 'object' || value === null || !('do' in value) || typeof value.do !== 'string') return false;
  if ('hidden' in value || 'facts' in value) return false;
  return !('commits' in value) || (Number.isInteger(value.commits) && Number(value.commits) > 0);
}

// A move is judged twice with the same table and knowledge: for the entries it becomes, and for the log that accepts
// them. Both are immutable, so the last verdict stays valid.

/** `Game.refusal`, given what the player knows. */
export const cachedRefusal = (
  game: AnyGame,
  table: unknown,
  seat: Seat,
  move: AnyMove,
  known: unknown,
): Refusal | null =>
  cached(refusals, { game, table, seat, move, known }, () => game.refusal(table, seat, move, known ?? undefined));

/** `Game.answer` to a move as the other player receives it. */
export const cachedStep = (game: AnyGame, table: unknown, seat: Seat, move: AnyMove): Result<Step<unknown>, Refusal> =>
  cached(steps, { game, table, seat, move, known: null }, () => game.answer(table, { kind: 'move', seat, move }));

interface Judged {
  readonly game: AnyGame;
  readonly table: unknown;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly known: unknown;
}

interface CachedResult<R> extends Omit<Judged, 'table' | 'move'> {
  readonly text: string;
  readonly result: R;
}

/** The latest request for each table. */
const refusals = new WeakMap<object, CachedResult<Refusal | null>>();
const steps = new WeakMap<object, CachedResult<Result<Step<unknown>, Refusal>>>();

function cached<R>(
  all: WeakMap<object, CachedResult<R>>,
  { game, table, seat, move, known }: Judged,
  make: () => R,
): R {
  const text = textOf(move);
  if (typeof table !== 'object' || table === null || text === null) return make();
  const last = all.get(table);
  if (last?.game === game && last.seat === seat && last.known === known && last.text === text) return last.result;
  const result = make();
  all.set(table, { game, seat, known, text, result });
  return result;
}

/** Null if a screen passes something a log cannot contain; the game then reports it. */
function textOf(move: AnyMove): string | null {
  try {
    return canonicalText(move);
  } catch {
    return null;
  }
}
