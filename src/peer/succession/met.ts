/** Whether a phone with an unknown key is the next phone of someone this phone has met. Source: PROTOCOL 11.9. */
import { hex } from '../../base/bytes.ts';
import type { Once } from '../store/once.ts';
import { readChain } from './chain.ts';
import { heirOf, keepHeir } from './kept.ts';

/**
 * `follows`: it succeeds a known key. `retired`: its key has been passed on to another. `rival`: a known key was passed
 * on to another before, so this phone is too late. `none`: nothing is known about it.
 */
export type Standing = 'follows' | 'retired' | 'rival' | 'none';

/**
 * `key`: proved by the other phone. `chain`: its claim about earlier keys, untrusted bytes. `met`: the keys this phone
 * has met. All keys in hexadecimal. Whatever is trusted is stored first; nothing is, if the storage does not work right
 * now.
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
  // Keys before the first known one are ignored: anyone can make up such a chain.
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

/** A key is known if it was met, or succeeds one that was. */
async function firstKnown(slots: Once, keys: readonly string[], met: ReadonlySet<string>): Promise<number> {
  for (const [at, key] of keys.entries()) {
    if (met.has(key)) return at;
    const heir = await heirOf(slots, key);
    if (heir.ok && heir.value !== null) return at;
  }
  return -1;
}
