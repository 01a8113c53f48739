/**
 * What has to be proven about an event before it may happen: one obligation, one entry. Both phones read the obligations from the
 * same events and the same public places, so the receiver demands exactly what the author had to send.
 */
import { zip } from '../../../base/lists.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { CardEvent, CommonEvent, LookEvent, Seat } from '../../../rules/game.ts';
import type { Body, Commit, Handle, Open } from '../../log/body.ts';
import type { Draft } from '../../log/entry.ts';
import { checkOpening } from '../../secret/commit.ts';
import { type DeckTable, type Face, faceOf } from '../../secret/deckTable.ts';
import type { Seal, TrackedDeck } from './cardTracker.ts';
import { type Offence, offence } from './offence.ts';

/** An entry that `by` owes, about cards of `deck`. */
export type Obligation =
  /** A card straight from the hand or out of a search. */
  | { readonly type: 'SHOW'; readonly by: Seat; readonly deck: Seat }
  /** His scalars for these positions of the last shuffle. */
  | {
      readonly type: 'KEYS';
      readonly by: Seat;
      readonly deck: Seat;
      readonly epoch: number;
      readonly positions: readonly number[];
    }
  | { readonly type: 'OPEN'; readonly by: Seat; readonly deck: Seat; readonly seals: readonly Seal[] }
  /** Fresh commitments: a hidden choice is bound in the entry that makes it (PROTOCOL 6.1). */
  | {
      readonly type: 'COMMIT';
      readonly by: Seat;
      readonly deck: Seat;
      readonly kind: Commit['kind'];
      readonly count: number;
    };

/** What an entry says and where it stands. */
export type Written = Pick<Draft, 'seq' | 'author' | 'body'>;

/** What an entry has shown: its cards in order, as far as this side knows them, and the seals it made. */
export interface Proof {
  readonly entry: Written;
  /** Null where this side does not get to see the card. */
  readonly faces: readonly (Face | null)[];
  readonly seals: readonly Seal[];
}

/**
 * What an event demands, or null. `author` made the move; for answers without an author (a look, opened notes) it is null
 * and the owner of the card proves it. `game` when the events ask for what nobody can prove.
 */
export function obligationOf(
  where: TrackedDeck,
  event: CommonEvent,
  author: Seat | null,
): Result<Obligation | null, Offence> {
  if (event.kind === 'look') return ok(arranging(event));
  if (event.kind !== 'card') return ok(null);
  if (event.fresh) return showing(where, event, author ?? event.owner);
  return ok(event.face === null ? hiding(where, event, author ?? event.owner) : null);
}

/** Whether an entry has another form than an obligation asks for: type, author, deck, positions, handles, number. Null when it fits. */
export function mismatch(obligation: Obligation, { body, author, seq }: Written): Offence | null {
  return author === obligation.by && fits(obligation, body)
    ? null
    : { kind: 'proof', text: `entry ${seq} is not the proof that is owed here` };
}

/**
 * The cards an entry shows, when it is what the obligation asks for. `known`: what this side alone found out about the entry (the
 * cards behind keys and commitments). Offences: `proof`, or what the cryptography says.
 */
export function discharge(
  obligation: Obligation,
  table: DeckTable,
  entry: Written,
  known: readonly (Face | null)[],
): Result<Proof, Offence> {
  const { body } = entry;
  const wrong = mismatch(obligation, entry);
  if (wrong !== null) return fail(wrong);
  if (body.type === 'SHOW') {
    const face = faceOf(table, body.point);
    return face.ok ? ok({ entry, faces: [face.value], seals: [] }) : face;
  }
  if (body.type === 'OPEN' && obligation.type === 'OPEN') return opened(obligation.seals, table, entry, body);
  if (body.type === 'COMMIT') {
    return ok({ entry, faces: each(body.commitments, known), seals: sealsOf(entry, body.commitments) });
  }
  return ok({ entry, faces: body.type === 'KEYS' ? each(body.positions, known) : [], seals: [] });
}

/** The obligation to give one's scalars for positions of the last shuffle. */
export function keysFor({ deck, epoch }: TrackedDeck, by: Seat, positions: readonly number[]): Obligation {
  return { type: 'KEYS', by, deck, epoch: epoch - 1, positions };
}

/** The seals that a COMMIT entry makes, by index. */
export function sealsOf({ seq, author }: Written, commitments: readonly Uint8Array[]): Seal[] {
  return commitments.map((commitment, index) => ({ by: author, handle: { seq, index }, commitment }));
}

/** One face for each item, null where nothing is known of it. */
const each = (items: readonly unknown[], known: readonly (Face | null)[]) => items.map((_, i) => known[i] ?? null);

function arranging(event: LookEvent): Obligation | null {
  if (!event.arranged) return null;
  return { type: 'COMMIT', by: event.by, deck: event.owner, kind: 'reorder', count: event.count };
}

function showing(where: TrackedDeck, { from, owner }: CardEvent, author: Seat): Result<Obligation | null, Offence> {
  const deck = owner;
  if (from.in === 'open') return ok(null);
  if (from.in === 'hand' || (from.in === 'pile' && from.at === undefined)) return ok({ type: 'SHOW', by: owner, deck });
  const token = from.in === 'slot' ? where.slots[from.slot] : where.pile[from.at ?? 0];
  if (token === undefined) return offence('game', 'there is no card to show');
  const { seal, joint } = token;
  // In a slot an open seal is opened again, so that whoever turns a card up always shows it.
  if (seal !== null && (from.in === 'slot' || !token.open))
    return ok({ type: 'OPEN', by: seal.by, deck, seals: [seal] });
  if (token.open || joint === null) return ok(null);
  return ok(keysFor(where, author, [joint]));
}

function hiding(where: TrackedDeck, { from, to, owner }: CardEvent, author: Seat): Obligation | null {
  const commit = (kind: Commit['kind']): Obligation => ({ type: 'COMMIT', by: author, deck: owner, kind, count: 1 });
  const chosen = from.in === 'hand' || (from.in === 'pile' && from.at === undefined);
  if (chosen && to.in === 'hand') return from.in === 'hand' ? null : commit('other');
  // A card from a known place of the pile is bound by the shuffle until it lies in a slot.
  const joint = from.in === 'pile' && from.at !== undefined && where.pile[from.at]?.joint != null;
  if (to.in === 'slot' && (chosen || joint)) return commit(to.discarded ? 'trashdown' : 'install');
  if (to.in === 'pile' && chosen) return commit(to.at === undefined ? 'other' : 'reorder');
  return null;
}

function fits(obligation: Obligation, body: Body): boolean {
  switch (obligation.type) {
    case 'SHOW':
      return body.type === 'SHOW' && body.deck === obligation.deck;
    case 'KEYS':
      return (
        body.type === 'KEYS' &&
        body.deck === obligation.deck &&
        body.epoch === obligation.epoch &&
        body.positions.length === obligation.positions.length &&
        body.positions.every((at, i) => at === obligation.positions[i])
      );
    case 'OPEN':
      return (
        body.type === 'OPEN' &&
        body.openings.length === obligation.seals.length &&
        body.openings.every((one, i) => one.deck === obligation.deck && sameHandle(one, obligation.seals[i]?.handle))
      );
    case 'COMMIT':
      return (
        body.type === 'COMMIT' &&
        body.kind === obligation.kind &&
        body.deck === obligation.deck &&
        body.commitments.length === obligation.count &&
        body.about.length === 0
      );
  }
}

/** Whether two handles name the same commitment. */
export const sameHandle = (a: Handle, b: Handle | undefined): boolean => a.seq === b?.seq && a.index === b.index;

function opened(seals: readonly Seal[], table: DeckTable, entry: Written, { openings }: Open): Result<Proof, Offence> {
  const faces: Face[] = [];
  for (const [{ by, commitment }, opening] of zip(seals, openings)) {
    const face = checkOpening(table, by, commitment, opening);
    if (!face.ok) return face;
    faces.push(face.value);
  }
  return ok({ entry, faces, seals: [] });
}
