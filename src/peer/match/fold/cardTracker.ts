/**
 * A match: two phones that share only a link play any game that implements the contract, to its end. The game asks, the
 * match gathers the answer with the hidden-card protocol, entry by entry, and both reach the same table.
 *
 * This file tracks one deck's cards, row by row, as far as one side knows them: the owner and the audit know where
 * every card is, the opponent only what was shown to them. Driven only by the game's card events and the proofs in the
 * log.
 */
import { ok, type Result } from '../../../base/result.ts';
import type { CardEvent, CardId, Place, Seat, Slot } from '../../../rules/game.ts';
import type { Handle } from '../../log/body.ts';
import type { Face } from '../../secret/deckTable.ts';
import { type Offence, offence } from './offence.ts';

/** A commitment that fixes which card it is. */
export interface Seal {
  readonly by: Seat;
  readonly handle: Handle;
  readonly commitment: Uint8Array;
}

/** A card in its place. */
export interface Token {
  /** Null if this side does not know it. */
  readonly face: Face | null;
  /** Its face is in the log, so both players know it. */
  readonly open: boolean;
  readonly seal: Seal | null;
  /** Its position in the last shuffle, counted from the top at that time, while it stays there. */
  readonly joint: number | null;
}

export interface TrackedDeck {
  readonly deck: Seat;
  readonly size: number;
  /** Whether this side knows where every card is (which cards are in the pile, not their order). */
  readonly full: boolean;
  /** From the top. While `loose`, its order does not matter: it has to be shuffled before use. */
  readonly pile: readonly Token[];
  readonly loose: boolean;
  /** Shuffles so far. */
  readonly epoch: number;
  /** In no order. */
  readonly hand: readonly Token[];
  readonly slots: Readonly<Record<Slot, Token>>;
  readonly open: readonly Token[];
}

/** Before the first shuffle. */
export function newDeck(deck: Seat, size: number, full: boolean): TrackedDeck {
  const pile = Array.from({ length: size }, () => blank);
  return { deck, size, full, pile, loose: true, epoch: 0, hand: [], slots: {}, open: [] };
}

/** The pile after a shuffle. `order`: the face at each position, for the audit. */
export function shuffled(where: TrackedDeck, order: readonly Face[] | null): TrackedDeck {
  const pile = where.pile.map((_, at) => ({ ...blank, joint: at, face: order?.[at] ?? null }));
  return { ...where, pile, loose: false, epoch: where.epoch + 1 };
}

/** The pile after a cut. Both sides keep what they know about its cards. */
export function cut(where: TrackedDeck, count: number): Result<TrackedDeck, Offence> {
  const { pile, loose } = where;
  if (loose || count > pile.length) return offence('game', { kind: 'cut-size', count });
  return ok({ ...where, pile: [...pile.slice(count), ...pile.slice(0, count)] });
}

/**
 * Records that this side has seen the card at a position of the last shuffle. `duplicate` if it is known to be
 * elsewhere.
 */
export function withCardSeen(where: TrackedDeck, joint: number, face: Face | null): Result<TrackedDeck, Offence> {
  const at = where.pile.findIndex((token) => token.joint === joint);
  if (at < 0) return offence('game', { kind: 'position-gone', position: joint });
  return face === null ? ok(where) : withCardSeenAt(where, at, face, false);
}

/** The same by pile position: `at` counts from the top; `open` if both saw it. */
export function withCardSeenAt(
  where: TrackedDeck,
  at: number,
  face: Face,
  open: boolean,
): Result<TrackedDeck, Offence> {
  const token = where.pile[at];
  if (token === undefined) return offence('game', { kind: 'pile-short-of', at });
  const there = findToken(where, face.row);
  if (there !== null && there !== token) return duplicate(face);
  return ok({ ...where, pile: where.pile.with(at, { ...token, face, open: open || token.open }) });
}

/** The evidence for a card event: the card, if this side sees it, and a new commitment to it. */
export interface CardEvidence {
  readonly face: Face | null;
  readonly seal?: Seal;
}

/**
 * The deck after a card moved, and which card that was. `names`: the game's cards by number. Offences: `place` if the
 * card cannot have been there, `duplicate` if it is known to be elsewhere, `face` if it differs from the event's,
 * `game` if the events make no sense.
 */
export function withCardMoved(
  where: TrackedDeck,
  event: CardEvent,
  given: CardEvidence,
  names: readonly CardId[],
): Result<{ where: TrackedDeck; face: Face | null }, Offence> {
  const taken = take(where, event, given.face, names);
  if (!taken.ok) return taken;
  const { rest, token } = taken.value;
  const { face } = token;
  if (event.face !== null && face === null) return offence('game', { kind: 'unknown-origin', card: event.face });
  if (event.face !== null && face !== null && names[face.card] !== event.face) {
    return offence('face', { kind: 'shown-other', card: event.face });
  }
  const seal = given.seal ?? token.seal;
  const open = given.seal === undefined && (token.open || event.face !== null);
  const put = place(rest, event.to, { face, seal, open, joint: token.joint });
  return put.ok ? ok({ where: put.value, face }) : put;
}

/** The cards of the given tokens, as far as this side knows them. */
export const facesOf = (tokens: readonly Token[]): Face[] =>
  tokens.map(({ face }) => face).filter((face) => face !== null);

/** The rows in the pile, ascending: only for a side that knows them. */
export function pileRows(where: TrackedDeck): number[] {
  const elsewhere = new Set(tokensOutsidePile(where).map((token) => token.face?.row));
  return Array.from({ length: where.size }, (_, row) => row).filter((row) => !elsewhere.has(row));
}

/**
 * The token of the given row if this side knows its position, else null. This side may only know that a card is
 * somewhere in the pile.
 */
function findToken(where: TrackedDeck, row: number): Token | null {
  return [...tokensOutsidePile(where), ...where.pile].find((token) => token.face?.row === row) ?? null;
}

const blank: Token = { face: null, open: false, seal: null, joint: null };

function tokensOutsidePile(where: TrackedDeck): Token[] {
  return [...where.hand, ...Object.values(where.slots), ...where.open];
}

type Taken = Result<{ rest: TrackedDeck; token: Token }, Offence>;

function take(where: TrackedDeck, event: CardEvent, given: Face | null, names: readonly CardId[]): Taken {
  const { from } = event;
  switch (from.in) {
    case 'hand':
      return takeFromHand(where, given);
    case 'pile':
      return from.at === undefined ? takeFromAnywhere(where, given) : takeFromTop(where, from.at, given);
    case 'slot': {
      const { [from.slot]: token, ...slots } = where.slots;
      if (token === undefined) return offence('game', { kind: 'slot-empty', slot: from.slot });
      return identify({ ...where, slots }, token, given);
    }
    case 'open': {
      // The lowest row among several copies: both players see them all, so any consistent choice will do.
      const at = lowest(where.open, event.face, names);
      const token = where.open[at];
      if (token === undefined) return offence('game', { kind: 'not-open', card: event.face });
      return ok({ rest: { ...where, open: where.open.toSpliced(at, 1) }, token });
    }
  }
}

function takeFromHand(where: TrackedDeck, given: Face | null): Taken {
  const { hand, full } = where;
  if (given !== null) {
    const at = hand.findIndex(({ face }) => face?.row === given.row);
    if (at >= 0) return ok({ rest: { ...where, hand: hand.toSpliced(at, 1) }, token: { ...blank, face: given } });
    if (!full && findToken(where, given.row) !== null) return duplicate(given);
  }
  const unknown = hand.findIndex(({ face }) => face === null);
  if (hand.length === 0 || full || (given !== null && unknown < 0)) {
    return offence('place', { kind: 'not-in-hand' });
  }
  // It is unknown which card left, so nothing is known about the rest.
  const rest = given === null ? hand.slice(1).map(() => blank) : hand.toSpliced(unknown, 1);
  return ok({ rest: { ...where, hand: rest }, token: { ...blank, face: given } });
}

/** Takes the card found by a search. The rest of the pile has no order until it is shuffled. */
function takeFromAnywhere(where: TrackedDeck, given: Face | null): Taken {
  const { pile, full } = where;
  if (pile.length === 0) return offence('game', { kind: 'pile-empty' });
  const elsewhere = given !== null && tokensOutsidePile(where).some(({ face }) => face?.row === given.row);
  if (elsewhere && !full) return duplicate(given);
  if (elsewhere || (full && given === null)) return offence('place', { kind: 'not-in-pile' });
  return ok({
    rest: { ...where, pile: pile.slice(1).map(() => blank), loose: true },
    token: { ...blank, face: given },
  });
}

function takeFromTop(where: TrackedDeck, at: number, given: Face | null): Taken {
  const token = where.pile[at];
  if (where.loose || token === undefined) return offence('game', { kind: 'no-card-from-top', at });
  if (where.full && token.face === null && given === null) return offence('game', { kind: 'unseen-card' });
  return identify({ ...where, pile: where.pile.toSpliced(at, 1) }, token, given);
}

/** The token, with the given card if there is one. This side may have known it already. */
function identify(rest: TrackedDeck, token: Token, given: Face | null): Taken {
  if (given === null) return ok({ rest, token });
  if (token.face !== null && token.face.row !== given.row) return offence('face', { kind: 'another-card' });
  if (token.face === null && findToken(rest, given.row) !== null) return duplicate(given);
  return ok({ rest, token: { ...token, face: given } });
}

function place(where: TrackedDeck, to: Place, token: Token): Result<TrackedDeck, Offence> {
  switch (to.in) {
    case 'hand':
      return ok({ ...where, hand: [...where.hand, { ...blank, face: token.face }] });
    case 'open':
      if (token.face === null) return offence('game', { kind: 'open-unshown' });
      return ok({ ...where, open: [...where.open, { ...blank, face: token.face, open: true }] });
    case 'slot':
      if (where.slots[to.slot] !== undefined) return offence('game', { kind: 'slot-taken', slot: to.slot });
      if (!bound({ ...token, joint: null })) return offence('game', { kind: 'unbound-face-down' });
      return ok({ ...where, slots: { ...where.slots, [to.slot]: { ...token, joint: null } } });
    case 'pile': {
      if (to.at === undefined) return ok({ ...where, pile: [...where.pile.map(() => blank), blank], loose: true });
      if (where.loose || to.at > where.pile.length) return offence('game', { kind: 'no-place-in-pile', at: to.at });
      if (!bound(token)) return offence('game', { kind: 'unbound-card' });
      return ok({ ...where, pile: where.pile.toSpliced(to.at, 0, token) });
    }
  }
}

/** Whether the log fixes which card it is. */
const bound = (token: Token): boolean => token.open || token.seal !== null || token.joint !== null;

/** The index of a card's lowest row in a list, or -1. */
export function lowest(tokens: readonly Token[], card: CardId | null, names: readonly CardId[]): number {
  let best = -1;
  for (const [at, { face }] of tokens.entries()) {
    if (face === null || names[face.card] !== card) continue;
    const before = tokens[best]?.face;
    if (!before || face.row < before.row) best = at;
  }
  return best;
}

const duplicate = (face: Face) => offence('duplicate', { kind: 'duplicate-card', row: face.row });
