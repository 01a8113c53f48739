/** What a phone writes by itself: every entry that is no decision of its player. */

import { itemsAt } from '../../../base/lists.ts';
import { exhaustive } from '../../../base/never.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { other, type Refusal } from '../../../rules/game.ts';
import type { Body, Commit } from '../../log/body.ts';
import { seal } from '../../secret/bid.ts';
import type { Face } from '../../secret/deckTable.ts';
import { unsealFact } from '../../secret/fact.ts';
import { holdShare, openShare } from '../../secret/held.ts';
import type { Secrets } from '../../secret/seed.ts';
import { applyEvents } from '../fold/applyEvents.ts';
import { facesOf } from '../fold/cardTracker.ts';
import type { RevealTurn } from '../fold/hiddenValues.ts';
import type { Obligation } from '../fold/obligation.ts';
import { heldAtOnce } from '../fold/questions/held.ts';
import { lengthOf, type State, type Terms, worldOf } from '../fold/state.ts';
import type { Phone } from './phone.ts';

/** What a player has decided and only goes into the log in its turn, and what his phone alone knows. */
export interface Own {
  readonly seed: Uint8Array;
  readonly secrets: Secrets;
  /** His note for the open question, once it is locked (PROTOCOL 8.3). */
  readonly note: Uint8Array | null;
}

/** The entry this phone owes now; null when it is not its turn, or when its player has to decide first. */
export async function reply(terms: Terms, phone: Phone, state: State, own: Own): Promise<Body | null> {
  const turn = state.turns[0];
  if (turn === undefined || turn.by !== phone.seat) return null;
  switch (turn.type) {
    case 'ACT':
      return null;
    case 'SETUP':
      return phone.setup();
    case 'X':
    case 'Y':
    case 'Z':
      return phone.list(state, turn.type, turn.deck);
    case 'COIN':
      return phone.coin(state);
    case 'KEYS':
      return phone.keys(state, turn);
    case 'OPEN':
      return phone.open(state, turn);
    case 'COMMIT':
      return turn.kind === 'hand' ? phone.hand(state) : hidden(terms, phone, state, turn);
    case 'BIDC':
    case 'BIDP':
    case 'BIDO':
      return own.note && bid(turn.type, state, own.secrets, own.note);
    case 'HOLD': {
      const number = state.hidden[turn.by].held.length;
      const commitments = eachHeld(state).map((at) => holdShare(own.secrets, number + at));
      return { type: 'HOLD', number, commitments };
    }
    case 'SHARE': {
      const each = eachHeld(state);
      const number = state.hidden[other(turn.by)].held.length - each.length;
      return { type: 'SHARE', number, values: each.map((at) => own.secrets.openShare(number + at)) };
    }
    case 'REVEAL':
      return reveal(state, turn, own.secrets);
    case 'SEED':
      return { type: 'SEED', seed: own.seed };
    case 'SHOW':
      throw new Error('the game wants a card shown that nobody has chosen');
    default:
      return exhaustive(turn);
  }
}

/** For each number that is held now, which of them it is. */
const eachHeld = ({ question }: State): number[] => [...Array(heldAtOnce(question)).keys()];

/** The cards a player may put back in his own order now, as he sees them from the top; null when he is not asked to. */
export function arrangeable(terms: Terms, state: State, seat: 0 | 1): readonly Face[] | null {
  const turn = state.turns[0];
  if (turn?.type !== 'COMMIT' || turn.kind !== 'reorder' || turn.by !== seat) return null;
  const { event, wheres } = wanting(terms, state);
  if (event.kind !== 'look') return null;
  const { at, count, owner } = event;
  const faces = facesOf(wheres[owner].pile.slice(at, at + count));
  return faces.length === count ? faces : null;
}

/** The commitments to those cards in an order: `order[i]` is the old place of the new card `i`. E-FORM when it is no order. */
export function arrangement(
  terms: Terms,
  phone: Phone,
  state: State,
  order: readonly number[],
): Result<Commit, Refusal> {
  const faces = arrangeable(terms, state, phone.seat);
  const [turn] = state.turns;
  if (faces === null || turn?.type !== 'COMMIT')
    return fail({ kind: 'E-PEN', text: 'There is nothing to put in order now.' });
  const places = new Set(order);
  const fits = order.length === faces.length && places.size === faces.length && faces.every((_, at) => places.has(at));
  if (!fits) return fail({ kind: 'E-FORM', text: 'Each of the cards has to be put back once.' });
  return ok(phone.commit(turn, lengthOf(state), itemsAt(faces, order)));
}

/** A card that was seen and goes face down to a place of its own is bound there without a choice. */
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

/** The event that waits for the proof owed now, and where the cards are just before it. */
function wanting(terms: Terms, state: State) {
  if (state.due === null) throw new Error('no proof is owed');
  const { step, from } = state.due;
  const proofs = state.got.slice(from);
  const evidence = { game: terms.game, decks: state.decks, author: null, proofs, answered: () => null };
  const walked = applyEvents(worldOf(state), step.events, evidence);
  if (!walked.ok || walked.value.done) throw new Error('no proof is owed');
  return { event: walked.value.event, wheres: walked.value.places.wheres };
}

function reveal(state: State, { by, facts, held }: RevealTurn, secrets: Secrets): Body {
  const opened = facts.map((number) => {
    const sealed = state.hidden[by].facts[number];
    const fact = sealed && unsealFact(secrets, number, sealed);
    if (!fact) throw new Error('a fact of one’s own is not what was committed to');
    return fact;
  });
  return { type: 'REVEAL', facts: opened, held: held.map((number) => openShare(secrets, number)) };
}

function bid(type: 'BIDC' | 'BIDP' | 'BIDO', state: State, secrets: Secrets, note: Uint8Array): Body {
  if (type === 'BIDP') return { type, note };
  const seq = type === 'BIDC' ? lengthOf(state) : (state.got[0]?.entry.seq ?? 0);
  const { commitment, opened } = seal(secrets, seq, note);
  return type === 'BIDC' ? { type, commitment } : { type, ...opened };
}
