/**
 * The heads that each phone has signed for a start of the other one, and what they excuse (PROTOCOL 14.4): a phone may have lost the last
 * that it wrote, and sign that number once more, but none below the length that the other one then had.
 */
import type { Seat } from '../../../rules/game.ts';
import type { Signer } from '../../crypto.ts';
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';
import { type Entry, LAST_SEQ } from '../../log/entry.ts';
import { type Head, signHead, verifyHead } from '../../log/head.ts';
import { Items } from '../../log/items.ts';
import type { GameId, Store } from '../../store/store.ts';
import { BOOT_SIZE } from './wire.ts';

export interface SignedHead extends Head {
  readonly by: Seat;
  /** 64 bytes. */
  readonly signature: Uint8Array;
}

interface Parts {
  readonly signer: Signer;
  readonly store: Store;
  readonly name: GameId;
}

export class Heads {
  readonly #parts: Parts;
  readonly #seat: Seat;
  #kept: readonly SignedHead[] = [];

  /** `seat`: the player of this phone. */
  constructor({ signer, store, name }: Parts, seat: Seat) {
    this.#parts = { signer, store, name };
    this.#seat = seat;
  }

  /** One by each player at most: the shortest, which excuses whatever a longer one does. */
  get kept(): readonly SignedHead[] {
    return this.#kept;
  }

  /** Takes over what the own store held. */
  restore(record: Uint8Array | undefined): void {
    this.#kept = readHeads(record);
  }

  /** This phone's word for the other one. Null when it could not be kept, since a phone that forgets it would accuse the innocent. */
  async sign(gameId: Uint8Array, head: Head): Promise<SignedHead | null> {
    const signed = { ...head, by: this.#seat, signature: await signHead(this.#parts.signer, gameId, head) };
    return (await this.#keep(signed)) ? signed : null;
  }

  /** The other phone's word for this one. Result: whether it is his, and is kept. */
  async take(gameId: Uint8Array, key: Uint8Array, signed: SignedHead): Promise<boolean> {
    return (await verifyHead(key, gameId, signed, signed.signature)) && (await this.#keep(signed));
  }

  async #keep(signed: SignedHead): Promise<boolean> {
    const known = this.#kept.find(({ by }) => by === signed.by);
    if (known !== undefined && known.length <= signed.length) return true;
    const kept = [...this.#kept.filter(({ by }) => by !== signed.by), signed];
    const stored = await this.#parts.store.append(this.#parts.name, [], { heads: writeHeads(kept) });
    if (stored.ok) this.#kept = kept;
    return stored.ok;
  }
}

/** The record of a store. */
export const writeHeads = (heads: readonly SignedHead[]): Uint8Array => encodeCbor(heads.map(writeHead));

/** The heads in a record; none where there is no record, or none that can be read. No signature is looked at. */
export function readHeads(record: Uint8Array | undefined): readonly SignedHead[] {
  const decoded = record && decodeCbor(record);
  if (!decoded?.ok || !Array.isArray(decoded.value)) return [];
  const heads = decoded.value.map((one) => (one instanceof Uint8Array ? readHead(one) : null));
  return heads.every((one) => one !== null) ? heads : [];
}

/** One head, for a record or for what stands beside a log. */
export const writeHead = ({ by, length, head, boot, signature }: SignedHead): Uint8Array =>
  encodeCbor([by, length, head, boot, signature]);

/** A head from outside, or null. The signature is not looked at. */
export function readHead(bytes: Uint8Array): SignedHead | null {
  const decoded = decodeCbor(bytes);
  if (!decoded.ok || !Array.isArray(decoded.value)) return null;
  const items = new Items(decoded.value);
  const [by, length, head] = [items.seat(), items.uint(LAST_SEQ), items.bytes(32)];
  const [boot, signature] = [items.bytes(BOOT_SIZE), items.bytes(64)];
  return items.fault() === null ? { by, length, head, boot, signature } : null;
}

/** Whether a second payload of that number convicts nobody: its author may have lost the first one with his last writes. */
export const excuses = (heads: readonly SignedHead[], { seq, author }: Pick<Entry, 'seq' | 'author'>): boolean =>
  heads.some(({ by, length }) => by !== author && length <= seq);
