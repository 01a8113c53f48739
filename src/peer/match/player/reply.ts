/** Entries a phone writes automatically: all but its player's decisions. */

import { itemsAt } from '../../../base/lists.ts';
import { exhaustive } from '../../../base/never.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Refusal } from '../../../rules/game.ts';
import type { Body, Commit } from '../../log/body.ts';
import type { Face } from '../../secret/deckTable.ts';
import { applyEvents } from '../fold/applyEvents.ts';
import { facesOf } from '../fold/cardTracker.ts';
import type { Obligation } from '../fold/obligation.ts';
import { tableHash } from '../fold/questions/decision.ts';
import { BID } from '../fold/questions/sealed.ts';
import { lengthOf, type State, type Terms, worldOf } from '../fold/state.ts';
import { refuse } from '../refusal.ts';
import type { Phone } from './phone.ts';

/** Decisions waiting for their turn in the log, known only to this player's phone. */
export interface Own {
  readonly seed: Uint8Array;
  /** Their locked bid for the open question (PROTOCOL 8.3): canonical bytes. */
  readonly bid: Uint8Array | null;
}

/** The entry this phone owes now; null if it is not its turn, or its player has to decide first. */
export async function reply(terms: Terms, phone: Phone, state: State, own: Own): Promise<Body | null> {
  const turn = state.turns[0];
  if (turn === undefined || turn.by !== phone.seat) return null;
  switch (turn.type) {
    case 'ACT':
      return state.question?.kind === 'sealed' && own.bid !== null ? act(phone, state, own.bid) : null;
    case 'SETUP':
      return phone.setup();
    case 'X':
    case 'Y':
    case 'Z':
      return phone.list(state, turn.type);
    case 'COIN':
      return phone.coin(state);
    case 'KEYS':
      return phone.keys(state, turn);
    case 'OPEN':
      return phone.open(state, turn);
    case 'COMMIT':
      return turn.kind === 'hand' ? phone.hand(state) : hidden(terms, phone, state, turn);
    case 'HOLD':
      return phone.hold(state);
    case 'SHARE':
      return phone.share(state);
    case 'SEED':
      return { type: 'SEED', seed: own.seed };
    default:
      return exhaustive(turn);
  }
}

/** The ACT of a bid: committed by the first player, open from the second. */
function act(phone: Phone, state: State, bid: Uint8Array): Body {
  const hash = tableHash(worldOf(state).table).slice(0, 8);
  return state.got.length === 0
    ? { type: 'ACT', moves: [BID], tableHash: hash, facts: phone.seal(state.hidden[phone.seat].facts.length, [bid]) }
    : { type: 'ACT', moves: [bid], tableHash: hash, facts: [] };
}

/** The cards a player may reorder now, from the top as they see them; null if not asked to. */
export function arrangeable(terms: Terms, state: State, seat: 0 | 1): readonly Face[] | null {
  const turn = state.turns[0];
  if (turn?.type !== 'COMMIT' || turn.kind !== 'reorder' || turn.by !== seat) return null;
  const { event, wheres } = wanting(terms, state);
  if (event.kind !== 'look') return null;
  const { at, count, owner } = event;
  const faces = facesOf(wheres[owner].pile.slice(at, at + count));
  return faces.length === count ? faces : null;
}

/**
 * The commitments to those cards in an order: `order[i]` is the old position of the new card `i`. E-FORM if it is not a
 * permutation.
 */
export function arrangement(
  terms: Terms,
  phone: Phone,
  state: State,
  order: readonly number[],
): Result<Commit, Refusal> {
  const faces = arrangeable(terms, state, phone.seat);
  const [turn] = state.turns;
  if (faces === null || turn?.type !== 'COMMIT') return fail(refuse('nothingToArrange'));
  const places = new Set(order);
  const fits = order.length === faces.length && places.size === faces.length && faces.every((_, at) => places.has(at));
  if (!fits) return fail(refuse('arrangeEachOnce'));
  return ok(phone.commit(turn, lengthOf(state), itemsAt(faces, order)));
}

/** A viewed card that goes face down to a place of its own is bound there without a choice. */
function hidden(
  terms: Terms,
  phone: Phone,
  state: State,
  obligation: Extract<Obligation, { type: 'COMMIT' }>,
): Commit | null {
  const { event, wheres } = wanting(terms, state);
  if (event.kind !== 'card') return null;
  const { from, owner } = event;
  const face = from.in === 'pile' && from.at !== undefined ? wheres[owner].pile[from.at]?.face : null;
  if (!face) throw new Error('the game hides a card that nobody has chosen');
  return phone.commit(obligation, lengthOf(state), [face]);
}

/** The event waiting for the proof owed now, and the card positions just before it. */
function wanting(terms: Terms, state: State) {
  if (state.due === null) throw new Error('no proof is owed');
  const { step, from } = state.due;
  const proofs = state.got.slice(from);
  const evidence = { game: terms.game, decks: state.decks, author: null, proofs, answered: () => null };
  const walked = applyEvents(worldOf(state), step.events, evidence);
  if (!walked.ok || walked.value.done) throw new Error('no proof is owed');
  return { event: walked.value.event, wheres: walked.value.places.wheres };
}
