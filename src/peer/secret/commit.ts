import { compare, concat, equal, u8, u32 } from '../../base/bytes.ts';
import { zip } from '../../base/lists.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { hash, type Point } from '../crypto.ts';
import type { Open, Opening } from '../log/body.ts';
import type { Curve } from './curve.ts';
import { type Deck, type DeckTable, type Face, faceOf } from './deckTable.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';

/** A salted commitment to one card, for one index of one entry (PROTOCOL 6.1). 32 bytes. */
function cardCommitment(
  gameId: Uint8Array,
  by: Seat,
  seq: number,
  deck: Seat,
  point: Point,
  salt: Uint8Array,
): Uint8Array {
  return hash('card', gameId, u8(by), u32(seq), u8(deck), point, salt);
}

/** Commitments as in the entry, and the card behind each: private to the committer. */
export interface CommittedCards {
  readonly commitments: readonly Uint8Array[];
  readonly faces: readonly Face[];
}

/**
 * Commits to cards in entry `seq`, which must be final: the salts depend on it (PROTOCOL 6.1). `order`: `'kept'` if the
 * order has a meaning (a rearranged pile); `'sorted'` if it must reveal nothing (a hand). The cards may be from either
 * deck.
 */
export function commit(
  secrets: Secrets,
  seq: number,
  faces: readonly Face[],
  order: 'kept' | 'sorted',
): CommittedCards {
  const made = faces.map((face) => ({ face, commitment: commitmentOf(secrets, seq, face) }));
  if (order === 'sorted') made.sort((a, b) => compare(a.commitment, b.commitment));
  return { commitments: made.map(({ commitment }) => commitment), faces: made.map(({ face }) => face) };
}

/** What opens commitment `index` of entry `seq`. The audit expects exactly these bytes in an OPEN entry. */
export function opening(secrets: Secrets, seq: number, index: number, face: Face): Opening {
  const { deck, point, row } = face;
  return { seq, index, deck, point, salt: secrets.cardSalt(seq, deck, row) };
}

/** The card an opening shows, if it matches the commitment by `by` in entry `opened.seq` and is in the table. */
export function checkOpening(table: DeckTable, by: Seat, commitment: Uint8Array, opened: Opening): Result<Face, Fault> {
  const { seq, deck, point, salt } = opened;
  const made = cardCommitment(table.gameId, by, seq, deck, point, salt);
  if (deck !== table.deck || !equal(made, commitment)) {
    return fault('commitment', { kind: 'opening-not-committed', seq, index: opened.index });
  }
  return faceOf(table, point);
}

/** Whether an entry that shows cards contains valid points: its author's table might not. */
export async function checkPoints(curve: Curve, { items }: Pick<Open, 'items'>): Promise<Result<null, Fault>> {
  const points = items.flatMap((item) => ('point' in item ? [item.point] : []));
  const there = points.length === 0 || (await curve.arePoints(concat(...points)));
  return there ? ok(null) : fault('point', { kind: 'card-not-point' });
}

/** Whether a list of commitments is strictly ascending, as a hand's must be. */
export function checkSorted(commitments: readonly Uint8Array[]): Result<null, Fault> {
  let at = 1;
  for (const [before, after] of zip(commitments, commitments.slice(1))) {
    if (compare(before, after) >= 0) return fault('order', { kind: 'commitments-not-ascending', at });
    at++;
  }
  return ok(null);
}

/**
 * For the audit: finds by trial which row of `deck` the author of entry `seq` committed to; null if none (then the salt
 * or card is false). `likely` rows are tried first: each attempt costs two hashes.
 */
export function findRow(
  author: Secrets,
  seq: number,
  deck: Deck,
  commitment: Uint8Array,
  likely: readonly number[] = [],
): number | null {
  const fits = (face: Face | undefined) => face !== undefined && equal(commitmentOf(author, seq, face), commitment);
  for (const row of likely) if (fits(deck.faces[row])) return row;
  return deck.faces.find((face) => !likely.includes(face.row) && fits(face))?.row ?? null;
}

function commitmentOf(secrets: Secrets, seq: number, { deck, point, row }: Face): Uint8Array {
  const salt = secrets.cardSalt(seq, deck, row);
  return cardCommitment(secrets.gameId, secrets.seat, seq, deck, point, salt);
}
