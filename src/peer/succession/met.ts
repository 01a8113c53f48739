/** Whether a phone that comes with another key is the next one of somebody this phone has met. Source: PROTOCOL 11.9. */
import { hex } from '../../base/bytes.ts';
import type { Once } from '../store/once.ts';
import { readChain } from './chain.ts';
import { heirOf, keepHeir } from './kept.ts';

/**
 * `follows`: it follows a key that is known. `retired`: its key has been passed on to another one. `rival`: a known key has been passed on
 * to another one before, and this phone comes too late. `none`: nothing is known of it.
 */
export type Standing = 'follows' | 'retired' | 'rival' | 'none';

/**
 * `key`: what the other phone has proved. `chain`: what it says of earlier keys, bytes from anybody. `met`: the keys this phone has met.
 * All keys in hexadecimal. What is believed is kept first; where the storage does not work just now nothing is.
 */
export async function standingOfKey(
  slots: Once,
  key: string,
  chain: Uint8Array | null,
  met: ReadonlySet<string>,
): Promise<Standing> {
  const heir = await heirOf(slots, key);
  if (heir.ok && heir.value !== null) return 'retired';
  const read = chain === null ? null : await readChain(chain);
  if (!read?.ok) return 'none';
  const keys = read.value.keys.map(hex);
  if (keys.pop() !== key) return 'none';
  // The keys before the first that is known are none of this phone's business: anybody can make such a row of his own.
  const known = await firstKnown(slots, keys, met);
  if (known < 0) return 'none';
  const row = [...keys.slice(known), key];
  for (const [at, from] of row.slice(0, -1).entries()) {
    const to = row[at + 1] ?? key;
    const kept = await keepHeir(slots, from, to);
    if (!kept.ok) return 'none';
    if (kept.value !== to) return 'rival';
  }
  return 'follows';
}

/** A key is known that was met, or that follows one. */
async function firstKnown(slots: Once, keys: readonly string[], met: ReadonlySet<string>): Promise<number> {
  for (const [at, key] of keys.entries()) {
    if (met.has(key)) return at;
    const heir = await heirOf(slots, key);
    if (heir.ok && heir.value !== null) return at;
  }
  return -1;
}
