/**
 * What a phone keeps of successions: its own, and those of people it has met. Each is kept before it is shown or believed, and never
 * written over: a key passes on to one other, once.
 */
import { equal, hex } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Signer } from '../crypto.ts';
import type { Once } from '../store/once.ts';
import type { StoreFault } from '../store/store.ts';
import { type Chain, latest, passOn, readChain } from './chain.ts';

export interface Own {
  /** The keys that this phone's one follows. */
  readonly follows: Chain | null;
  /** The key of this phone has been passed on: the last one of these follows it. */
  readonly passed: Chain | null;
}

/** `own`: the key asks to follow itself. `earlier`: the phone has followed it. `other`: it has been passed on to another one before. */
export type PassFault = StoreFault | 'own' | 'earlier' | 'other';
/** `other`: the answer is to another phone. `has`: this phone follows another one already, or its key has been passed on. */
export type FollowFault = StoreFault | 'other' | 'has';

const named = (what: 'follows' | 'passed', key: Uint8Array): string => `${what}/${hex(key)}`;

/** The successions of this phone's key. */
export async function ownSuccession(slots: Once, key: Uint8Array): Promise<Result<Own, StoreFault>> {
  const [follows, passed] = await Promise.all([kept(slots, named('follows', key)), kept(slots, named('passed', key))]);
  if (!follows.ok) return follows;
  return passed.ok ? ok({ follows: follows.value, passed: passed.value }) : passed;
}

/** This phone's key signs that one; the result is on the disk. The same one again gets the same answer. */
export async function passKeyOn(slots: Once, signer: Signer, next: Uint8Array): Promise<Result<Chain, PassFault>> {
  const own = await ownSuccession(slots, signer.publicKey);
  if (!own.ok) return own;
  const { follows, passed } = own.value;
  if (equal(next, signer.publicKey)) return fail('own');
  if (follows?.keys.some((key) => equal(key, next))) return fail('earlier');
  const chain = passed ?? (await passOn(signer, next, follows));
  const there = passed === null ? await added(slots, named('passed', signer.publicKey), chain) : ok(chain);
  if (!there.ok) return there;
  return equal(latest(there.value), next) ? there : fail('other');
}

/** This phone's key follows those of an answer. Result: that it is on the disk. */
export async function followKeys(slots: Once, key: Uint8Array, chain: Chain): Promise<Result<Chain, FollowFault>> {
  if (!equal(latest(chain), key)) return fail('other');
  const own = await ownSuccession(slots, key);
  if (!own.ok) return own;
  if (own.value.passed !== null) return fail('has');
  const there = await added(slots, named('follows', key), chain);
  if (!there.ok) return there;
  return equal(there.value.bytes, chain.bytes) ? there : fail('has');
}

/** The key that follows this one of somebody else, in hexadecimal, as this phone has learned; null where none does. */
export async function heirOf(slots: Once, key: string): Promise<Result<string | null, StoreFault>> {
  const read = await slots.read(`heir/${key}`);
  return read.ok ? ok(typeof read.value === 'string' ? read.value : null) : read;
}

/** Keeps that. Result: the one that has been kept, perhaps another one before. */
export async function keepHeir(slots: Once, key: string, heir: string): Promise<Result<string, StoreFault>> {
  const there = await slots.add(`heir/${key}`, heir);
  return there.ok ? ok(typeof there.value === 'string' ? there.value : heir) : there;
}

async function kept(slots: Once, name: string): Promise<Result<Chain | null, StoreFault>> {
  const read = await slots.read(name);
  return read.ok ? ok(await chainIn(read.value)) : read;
}

async function added(slots: Once, name: string, chain: Chain): Promise<Result<Chain, StoreFault>> {
  const there = await slots.add(name, chain.bytes);
  return there.ok ? ok((await chainIn(there.value)) ?? chain) : there;
}

async function chainIn(value: unknown): Promise<Chain | null> {
  const read = value instanceof Uint8Array ? await readChain(value) : null;
  return read?.ok ? read.value : null;
}
