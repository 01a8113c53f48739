/**
 * What the record of a game says of it, so that the shelf can be filled again from the games: a phone may die between the
 * two. A chunk of its own, since the first screen need not wait for it.
 */
import { fromHex, hex } from '../../base/bytes.ts';
import { canonical, isObject, readCanonical } from '../../base/canonical.ts';
import type { Shelf, Shelved } from './shelf.ts';
import type { Store } from './store.ts';

/** Puts every game back that is in the store and not on the shelf. Result: whether there was one. */
export async function refill(shelf: Shelf, store: Pick<Store, 'list' | 'read'>): Promise<boolean> {
  const [names, listed] = await Promise.all([shelf.names(), store.list()]);
  // What cannot be read is not missing.
  if (!names.ok || !listed.ok) return false;
  let found = false;
  for (const { gameId } of listed.value) {
    const kept = names.value.has(gameId) ? null : await store.read(gameId);
    const row = kept?.ok ? readShelved(gameId, kept.value.records.shelf) : null;
    if (row === null) continue;
    await shelf.put(row);
    found = true;
  }
  return found;
}

/** The record. */
export function writeShelved({ names, keys, seat, rules, ticket, touched }: Shelved): Uint8Array {
  const { role, room, token, peerKey } = ticket;
  return canonical({ names, keys, seat, rules, ticket: { role, room, token, peerKey: hex(peerKey) }, touched });
}

/** The game as it was when it began; null where there is no such record, or none that can be read. */
export function readShelved(game: string, record: Uint8Array | undefined): Shelved | null {
  const read = record && readCanonical(record);
  if (!read?.ok || !isObject(read.value)) return null;
  const { names, keys, seat, rules, ticket, touched } = read.value;
  if (!isPair(names) || !isPair(keys) || (seat !== 0 && seat !== 1) || !isObject(ticket)) return null;
  const peerKey = fromHex(String(ticket.peerKey));
  if (peerKey?.length !== 32) return null;
  const { role, room, token } = ticket;
  if ((role !== 'host' && role !== 'guest') || typeof room !== 'string' || typeof token !== 'string') return null;
  return {
    game,
    names,
    keys,
    seat,
    points: [0, 0],
    turn: 0,
    over: false,
    ...(typeof rules === 'string' ? { rules } : {}),
    ticket: { role, room, token, peerKey },
    touched: typeof touched === 'number' ? touched : 0,
  };
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');
