/** What proves that a player was not honest stands outside of the log, and is kept beside it: a restart forgives nothing. */
import { decodeCbor, encodeCbor } from '../log/cbor.ts';
import { Items } from '../log/items.ts';
import type { Halt } from './book.ts';

/** Whether a halt proves it: an entry that its author could not honestly sign, or two of one number (10.4). */
export function proves(halt: Halt): boolean {
  if (halt.kind === 'fork') return halt.at === 'entry';
  return halt.kind === 'refused' && !['pen', 'differs', 'game'].includes(halt.offence.kind);
}

/** The record of a store: the entry that was not taken, after those that belong to it. */
export const writeEvidence = (entries: readonly Uint8Array[]): Uint8Array => encodeCbor([entries]);

/** The entries in a record of the own store; none where there is no record, or none that can be read. */
export function readEvidence(record: Uint8Array | undefined): readonly Uint8Array[] {
  const decoded = record && decodeCbor(record);
  if (!decoded?.ok || !Array.isArray(decoded.value)) return [];
  const items = new Items(decoded.value);
  const entries = items.byteStrings();
  return items.fault() === null ? entries : [];
}
