/**
 * A phone's stored successions: its own, and those of people it has met. Each is stored before it is shown or trusted,
 * and never overwritten: a key appoints a successor only once.
 */
import { equal, hex } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Signer } from '../crypto.ts';
import type { StoreFault } from '../store/store.ts';
import type { WriteOnceSlots } from '../store/writeOnceSlots.ts';
import { type KeyChain, latestKey, readChain, signSuccessor } from './chain.ts';

export interface OwnSuccession {
  /** The keys this phone's key succeeds. */
  readonly follows: KeyChain | null;
  /** This phone's key has a successor: the last key in the chain. */
  readonly passed: KeyChain | null;
}

/**
 * `own`: the key asks to succeed itself. `earlier`: this phone's key succeeded it. `other`: this key already has
 * another successor.
 */
export type AppointFault = StoreFault | 'own' | 'earlier' | 'other';
/** `other`: the answer is for another phone. `has`: this phone's key already succeeds another, or has a successor. */
export type PredecessorFault = StoreFault | 'other' | 'has';

const named = (what: 'follows' | 'passed', key: Uint8Array): string => `${what}/${hex(key)}`;

/** The successions of this phone's key. */
export async function ownSuccession(
  slots: WriteOnceSlots,
  key: Uint8Array,
): Promise<Result<OwnSuccession, StoreFault>> {
  const [follows, passed] = await Promise.all([
    readChainSlot(slots, named('follows', key)),
    readChainSlot(slots, named('passed', key)),
  ]);
  if (!follows.ok) return follows;
  return passed.ok ? ok({ follows: follows.value, passed: passed.value }) : passed;
}

/**
 * Signs the given key as the successor of this phone's key; resolves once that is on disk. Repeating it for the same
 * key gives the same answer.
 */
export async function appointSuccessor(
  slots: WriteOnceSlots,
  signer: Signer,
  next: Uint8Array,
): Promise<Result<KeyChain, AppointFault>> {
  const own = await ownSuccession(slots, signer.publicKey);
  if (!own.ok) return own;
  const { follows, passed } = own.value;
  if (equal(next, signer.publicKey)) return fail('own');
  if (follows?.keys.some((key) => equal(key, next))) return fail('earlier');
  const chain = passed ?? (await signSuccessor(signer, next, follows));
  const there = passed === null ? await addToSlot(slots, named('passed', signer.publicKey), chain) : ok(chain);
  if (!there.ok) return there;
  return equal(latestKey(there.value), next) ? there : fail('other');
}

/** Makes this phone's key succeed the keys in an answer. Resolves once that is on disk. */
export async function adoptPredecessors(
  slots: WriteOnceSlots,
  key: Uint8Array,
  chain: KeyChain,
): Promise<Result<KeyChain, PredecessorFault>> {
  if (!equal(latestKey(chain), key)) return fail('other');
  const own = await ownSuccession(slots, key);
  if (!own.ok) return own;
  if (own.value.passed !== null) return fail('has');
  const there = await addToSlot(slots, named('follows', key), chain);
  if (!there.ok) return there;
  return equal(there.value.bytes, chain.bytes) ? there : fail('has');
}

/** Whether the given key of this phone has a successor; false if the storage cannot tell. */
export async function isRetired(slots: WriteOnceSlots, key: Uint8Array): Promise<boolean> {
  const own = await ownSuccession(slots, key);
  return own.ok && own.value.passed !== null;
}

/** The key that succeeds the given one, in hexadecimal, as far as this phone knows; null if none does. */
async function successorOf(slots: WriteOnceSlots, key: string): Promise<Result<string | null, StoreFault>> {
  const read = await slots.read(`heir/${key}`);
  return read.ok ? ok(typeof read.value === 'string' ? read.value : null) : read;
}

/** Stores the key's successor. Resolves to the stored one, which may be an earlier, different key. */
async function saveSuccessor(slots: WriteOnceSlots, key: string, heir: string): Promise<Result<string, StoreFault>> {
  const there = await slots.add(`heir/${key}`, heir);
  return there.ok ? ok(typeof there.value === 'string' ? there.value : heir) : there;
}

async function readChainSlot(slots: WriteOnceSlots, name: string): Promise<Result<KeyChain | null, StoreFault>> {
  const read = await slots.read(name);
  return read.ok ? ok(await chainIn(read.value)) : read;
}

async function addToSlot(slots: WriteOnceSlots, name: string, chain: KeyChain): Promise<Result<KeyChain, StoreFault>> {
  const there = await slots.add(name, chain.bytes);
  return there.ok ? ok((await chainIn(there.value)) ?? chain) : there;
}

async function chainIn(value: unknown): Promise<KeyChain | null> {
  const read = value instanceof Uint8Array ? await readChain(value) : null;
  return read?.ok ? read.value : null;
}

/**
 * `follows`: it succeeds a known key. `retired`: it has itself been succeeded by another key. `rival`: a known key
 * appointed a different phone first. `none`: nothing is known about it.
 */
export type KeyStanding = 'follows' | 'retired' | 'rival' | 'none';

/**
 * `key`: proved by the other phone. `chain`: its claim about earlier keys, untrusted bytes. `met`: the keys this phone
 * has met. All keys in hexadecimal. Whatever is trusted is stored first; if the storage does not work, nothing is
 * trusted.
 */
export async function standingOfKey(
  slots: WriteOnceSlots,
  key: string,
  chain: Uint8Array | null,
  met: ReadonlySet<string>,
): Promise<KeyStanding> {
  const heir = await successorOf(slots, key);
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
    const kept = await saveSuccessor(slots, from, to);
    if (!kept.ok) return 'none';
    if (kept.value !== to) return 'rival';
  }
  return 'follows';
}

/** A key is known if it was met or succeeds one that was. */
async function firstKnown(slots: WriteOnceSlots, keys: readonly string[], met: ReadonlySet<string>): Promise<number> {
  for (const [at, key] of keys.entries()) {
    if (met.has(key)) return at;
    const heir = await successorOf(slots, key);
    if (heir.ok && heir.value !== null) return at;
  }
  return -1;
}
