/** What a phone has found behind a damaged entry of its own log: it waits for the other phone to send that entry again. */
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';

/** The record of a store. */
export const writeSpare = (entries: readonly Uint8Array[]): Uint8Array => encodeCbor(entries);

/** The entries in a record of the own store; none where there is no record, or none that can be read. */
export function readSpare(record: Uint8Array | undefined): readonly Uint8Array[] {
  const decoded = record && decodeCbor(record);
  if (!decoded?.ok || !Array.isArray(decoded.value)) return [];
  return decoded.value.filter((bytes): bytes is Uint8Array => bytes instanceof Uint8Array);
}
