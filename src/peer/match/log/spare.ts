/** Entries found behind a damaged one in a phone's own log: they wait for the other phone to resend it. */
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';

/** The stored record. */
export const writeSpare = (entries: readonly Uint8Array[]): Uint8Array => encodeCbor(entries);

/** The entries in a stored record; none if it is missing or unreadable. */
export function readSpare(record: Uint8Array | undefined): readonly Uint8Array[] {
  const decoded = record && decodeCbor(record);
  if (!decoded?.ok || !Array.isArray(decoded.value)) return [];
  return decoded.value.filter((bytes): bytes is Uint8Array => bytes instanceof Uint8Array);
}
