/**
 * What an event needs proven before it may happen: one obligation, one entry. Both phones derive obligations from the
 * same events and public positions, so the receiver demands exactly what the author had to send.
 */
import { zip } from '../../../base/lists.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { CardEvent, CommonEvent, Seat } from '../../../rules/game.ts';
import type { Body, Commit, Handle, Open, OpenItem } from '../../log/body.ts';
import type { UnsignedEntry } from '../../log/entry.ts';
import { checkOpening } from '../../secret/commit.ts';
import { type DeckTable, type Face, faceOf } from '../../secret/deckTable.ts';
import type { Seal, TrackedDeck } from './cardTracker.ts';
import { type Offence, offence } from './offence.ts';

/** An entry that `by` owes. */
export type Obligation =
  /** Their scalars for the given positions of the deck's last shuffle. */
  | { readonly type: 'KEYS'; readonly by: Seat; readonly deck: Seat; readonly positions: readonly number[] }
  | OpenTurn
  /** Fresh commitments: a hidden choice is bound in the entry that makes it (PROTOCOL 6.1). */
  | {
      readonly type: 'COMMIT';
      readonly by: Seat;
      readonly deck: Seat;
      readonly kind: Commit['kind'];
      readonly count: number;
    };

/** The entry in which `by` opens these items, in order: cards, or facts and held numbers. */
export interface OpenTurn {
  readonly type: 'OPEN';
  readonly by: Seat;
  readonly items: readonly ToOpen[];
}

export type ToOpen =
  | { readonly kind: 'seal'; readonly deck: Seat; readonly seal: Seal }
  /** A card straight from the hand or from a search. */
  | { readonly kind: 'card'; readonly deck: Seat }
  | { readonly kind: 'fact' | 'held'; readonly number: number };

/** The content of an entry and its position. */
export type PlacedEntry = Pick<UnsignedEntry, 'seq' | 'author' | 'body'>;

/** What an entry proved: its cards in order, as far as this side knows them, and the seals it created. */
export interface EntryProof {
  readonly entry: PlacedEntry;
  /** Null if this side does not see the card. */
  readonly faces: readonly (Face | null)[];
  readonly seals: readonly Seal[];
}

/**
 * What an event requires, or null. `author` made the move; null for answers without one (a look, opened bids), where
 * the card's owner proves it. `game` if the events require a proof that cannot exist.
 */
export function obligationOf(
  where: TrackedDeck,
  event: CommonEvent,
  author: Seat | null,
): Result<Obligation | null, Offence> {
  if (event.kind === 'look') {
    const { arranged, by, owner: deck, count } = event;
    return ok(arranged ? { type: 'COMMIT', by, deck, kind: 'reorder', count } : null);
  }
  if (event.kind !== 'card') return ok(null);
  if (event.fresh) return showing(where, event, author ?? event.owner);
  return ok(event.face === null ? hiding(where, event, author ?? event.owner) : null);
}

/** How an entry differs from an obligation: type, author, deck, positions, handles or number. Null if it matches. */
export function mismatch(obligation: Obligation, { body, author, seq }: PlacedEntry): Offence | null {
  return author === obligation.by && fits(obligation, body)
    ? null
    : { kind: 'proof', detail: { kind: 'not-the-proof', seq } };
}

/**
 * The cards an entry shows, if it meets the obligation. `known`: what only this side learned from the entry (the cards
 * behind keys and commitments). Offences: `proof`, or those of the cryptography.
 */
export function discharge(
  obligation: Obligation,
  decks: readonly [DeckTable | null, DeckTable | null],
  entry: PlacedEntry,
  known: readonly (Face | null)[],
): Result<EntryProof, Offence> {
  const { body } = entry;
  const wrong = mismatch(obligation, entry);
  if (wrong !== null) return fail(wrong);
  if (body.type === 'OPEN' && obligation.type === 'OPEN') return opened(obligation, decks, entry, body);
  if (body.type === 'COMMIT') {
    const { seq, author } = entry;
    const seals = body.commitments.map((commitment, index) => ({ by: author, handle: { seq, index }, commitment }));
    return ok({ entry, faces: each(body.commitments, known), seals });
  }
  return ok({ entry, faces: body.type === 'KEYS' ? each(body.positions, known) : [], seals: [] });
}

/** The obligation to give scalars for positions of the last shuffle. */
export function keysFor({ deck }: TrackedDeck, by: Seat, positions: readonly number[]): Obligation {
  return { type: 'KEYS', by, deck, positions };
}

/** The obligations to open all the given items, split over as many entries as needed; `bytes`: the size of each. */
export function openTurns(by: Seat, all: readonly { readonly item: ToOpen; readonly bytes: number }[]): OpenTurn[] {
  const turns: OpenTurn[] = [];
  let items: ToOpen[] = [];
  let size = 0;
  for (const { item, bytes } of all) {
    size += bytes + OVERHEAD_BYTES;
    if (size > MAX_BYTES) {
      turns.push({ type: 'OPEN', by, items });
      items = [];
      size = bytes + OVERHEAD_BYTES;
    }
    items.push(item);
  }
  return items.length === 0 ? turns : [...turns, { type: 'OPEN', by, items }];
}

/** The obligations to open the given seals of one deck; the same player opens them all. */
export const sealTurns = (by: Seat, deck: Seat, seals: readonly Seal[]): OpenTurn[] =>
  openTurns(
    by,
    seals.map((seal) => ({ item: { kind: 'seal', deck, seal }, bytes: 32 })),
  );

/** Per entry: three quarters of the maximum. */
const MAX_BYTES = 12 * 1024;
/** Overhead for numbers, salt and CBOR, in bytes. */
const OVERHEAD_BYTES = 48;

/** One face per item, null if unknown. */
const each = (items: readonly unknown[], known: readonly (Face | null)[]) => items.map((_, i) => known[i] ?? null);

function showing(where: TrackedDeck, { from, owner }: CardEvent, author: Seat): Result<Obligation | null, Offence> {
  const deck = owner;
  if (from.in === 'open') return ok(null);
  if (from.in === 'hand' || (from.in === 'pile' && from.at === undefined))
    return ok({ type: 'OPEN', by: owner, items: [{ kind: 'card', deck }] });
  const token = from.in === 'slot' ? where.slots[from.slot] : where.pile[from.at ?? 0];
  if (token === undefined) return offence('game', { kind: 'nothing-to-show' });
  const { seal, joint } = token;
  // A card in a slot is opened even if its seal is already open, so turning a card up always shows it.
  if (seal !== null && (from.in === 'slot' || !token.open))
    return ok({ type: 'OPEN', by: seal.by, items: [{ kind: 'seal', deck, seal }] });
  if (token.open || joint === null) return ok(null);
  return ok(keysFor(where, author, [joint]));
}

function hiding(where: TrackedDeck, { from, to, owner }: CardEvent, author: Seat): Obligation | null {
  const commit = (kind: Commit['kind']): Obligation => ({ type: 'COMMIT', by: author, deck: owner, kind, count: 1 });
  const chosen = from.in === 'hand' || (from.in === 'pile' && from.at === undefined);
  if (chosen && to.in === 'hand') return from.in === 'hand' ? null : commit('other');
  // A card from a known pile position is bound by the shuffle until it reaches a slot.
  const joint = from.in === 'pile' && from.at !== undefined && where.pile[from.at]?.joint != null;
  if (to.in === 'slot' && (chosen || joint)) return commit(to.discarded ? 'trashdown' : 'install');
  if (to.in === 'pile' && chosen) return commit(to.at === undefined ? 'other' : 'reorder');
  return null;
}

function fits(obligation: Obligation, body: Body): boolean {
  switch (obligation.type) {
    case 'KEYS':
      return (
        body.type === 'KEYS' &&
        body.deck === obligation.deck &&
        body.positions.length === obligation.positions.length &&
        body.positions.every((at, i) => at === obligation.positions[i])
      );
    case 'OPEN':
      return (
        body.type === 'OPEN' &&
        body.items.length === obligation.items.length &&
        [...zip(obligation.items, body.items)].every(([wanted, item]) => isSameItem(wanted, item))
      );
    case 'COMMIT':
      return (
        body.type === 'COMMIT' &&
        body.kind === obligation.kind &&
        body.deck === obligation.deck &&
        body.commitments.length === obligation.count
      );
  }
}

/** Whether two handles name the same commitment. */
export const sameHandle = (a: Handle, b: Handle | undefined): boolean => a.seq === b?.seq && a.index === b.index;

function isSameItem(wanted: ToOpen, item: OpenItem): boolean {
  if (wanted.kind === 'seal')
    return item.kind === 'seal' && item.deck === wanted.deck && sameHandle(item, wanted.seal.handle);
  if (wanted.kind === 'card') return item.kind === 'card' && item.deck === wanted.deck;
  return item.kind === wanted.kind && item.number === wanted.number;
}

function opened(
  { items }: OpenTurn,
  decks: readonly [DeckTable | null, DeckTable | null],
  entry: PlacedEntry,
  body: Open,
): Result<EntryProof, Offence> {
  const faces: Face[] = [];
  for (const [wanted, item] of zip(items, body.items)) {
    // Facts and held numbers are not cards: see `hiddenValues.ts`.
    if (item.kind === 'fact' || item.kind === 'held') continue;
    const table = decks[item.deck];
    if (table === null) throw new Error('an obligation before both decks were there');
    const face =
      item.kind === 'seal' && wanted.kind === 'seal'
        ? checkOpening(table, wanted.seal.by, wanted.seal.commitment, item)
        : faceOf(table, item.point);
    if (!face.ok) return face;
    faces.push(face.value);
  }
  return ok({ entry, faces, seals: [] });
}
