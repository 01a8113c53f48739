/** A player's new phone succeeds the old one: the key that others know signs the new key, once. */
import { describe, expect, test } from 'vitest';
import { concat, hex } from '../../src/base/bytes.ts';
import { fail, ok } from '../../src/base/result.ts';
import { keyOfSecret, type Signer, signedMessage, signerOf } from '../../src/peer/crypto.ts';
import type { StoreFault } from '../../src/peer/store/store.ts';
import type { WriteOnceSlots } from '../../src/peer/store/writeOnceSlots.ts';
import {
  type KeyChain,
  latestKey,
  MAX_CHAIN_LENGTH,
  MAX_STEPS,
  readChain,
  signSuccessor,
} from '../../src/peer/succession/chain.ts';
import { answerCode, readAnswer, readRequest, requestCode } from '../../src/peer/succession/codes.ts';
import {
  adoptPredecessors,
  appointSuccessor,
  isRetired,
  ownSuccession,
  standingOfKey,
} from '../../src/peer/succession/kept.ts';
import { filled, value } from '../support/vectors.ts';

/** Slots as on disk, which fail when a test sets `ill`. */
class OnceInMemory implements WriteOnceSlots {
  readonly kept = new Map<string, unknown>();
  ill: StoreFault | null = null;

  async read(name: string) {
    return this.ill === null ? ok(this.kept.get(name)) : fail(this.ill);
  }

  async add(name: string, value: unknown) {
    if (this.ill !== null) return fail(this.ill);
    const there = this.kept.get(name) ?? value;
    this.kept.set(name, there);
    return ok(there);
  }
}

/** A phone's key, by number. */
const phone = (n: number): Signer => signerOf(keyOfSecret(filled(n)));
const [first, second, third, thief] = [phone(1), phone(2), phone(3), phone(9)] as const;

/** A chain in which each phone appoints the next as its successor. */
async function row(...phones: readonly Signer[]): Promise<KeyChain> {
  let chain: KeyChain | null = null;
  for (const [at, next] of phones.slice(1).entries())
    chain = await signSuccessor(phones[at] as Signer, next.publicKey, chain);
  return chain as KeyChain;
}

const keysOf = ({ keys }: KeyChain): string[] => keys.map(hex);
const names = (...phones: readonly Signer[]): string[] => phones.map(({ publicKey }) => hex(publicKey));

describe('a chain of keys', () => {
  test('is read back with each key signed by the previous one', async () => {
    const chain = await row(first, second, third);
    const read = value(await readChain(chain.bytes));
    expect(keysOf(read)).toEqual(names(first, second, third));
    expect(latestKey(read)).toEqual(third.publicKey);
  });

  test('is rejected if one bit is changed', async () => {
    const { bytes } = await row(first, second, third);
    for (let at = 0; at < bytes.length; at += 7) {
      const bent = bytes.slice();
      bent[at] = (bent[at] as number) ^ 1;
      expect((await readChain(bent)).ok, `byte ${at}`).toBe(false);
    }
  });

  test('is rejected with another length, with a key twice, or signed for another purpose', async () => {
    const { bytes } = await row(first, second);
    for (const wrong of [bytes.slice(0, 32), bytes.slice(0, -1), concat(bytes, filled(0, 1)), new Uint8Array()])
      expect((await readChain(wrong)).ok).toBe(false);
    expect((await readChain((await row(first, second, first)).bytes)).ok).toBe(false);
    const entry = await first.sign(signedMessage('sig', first.publicKey, second.publicKey));
    expect((await readChain(concat(first.publicKey, entry, second.publicKey))).ok).toBe(false);
  });

  test('drops its oldest key if it would be too long for a code', async () => {
    const phones = Array.from({ length: MAX_STEPS + 3 }, (_, at) => phone(20 + at));
    const chain = await row(...phones);
    expect(chain.bytes).toHaveLength(MAX_CHAIN_LENGTH);
    expect(keysOf(value(await readChain(chain.bytes)))).toEqual(names(...phones.slice(2)));
  });
});

describe('the codes of two phones', () => {
  test('are read back as they were shown, and when copied as text', async () => {
    const chain = await row(first, second, third);
    for (const copy of [(code: string) => code, (code: string) => `\n${code.replaceAll(' ', '_')} `]) {
      expect(await readRequest(copy(await requestCode(second)))).toEqual(second.publicKey);
      expect((await readAnswer(copy(answerCode(chain))))?.bytes).toEqual(chain.bytes);
    }
  });

  test('are rejected with a character changed, cut short, or swapped', async () => {
    const [asks, answers] = [await requestCode(second), answerCode(await row(first, second))];
    const wrong = (code: string) => [
      code.slice(0, -3),
      `${code.slice(0, 30)}${code[30] === 'A' ? 'B' : 'A'}${code.slice(31)}`,
      `${code}000`,
      'NRHC3H',
      '',
      'x'.repeat(5000),
    ];
    for (const text of [...wrong(asks), answers]) expect(await readRequest(text)).toBeNull();
    for (const text of [...wrong(answers), asks]) expect(await readAnswer(text)).toBeNull();
  });

  test('for the longest chain fit into a code that a camera can read', async () => {
    const chain = await row(...Array.from({ length: MAX_STEPS + 1 }, (_, at) => phone(20 + at)));
    expect(answerCode(chain).length).toBeLessThanOrEqual(1000);
  });
});

describe('the old phone', () => {
  test('stores what it signed, and gives the same phone the same answer again', async () => {
    const slots = new OnceInMemory();
    const chain = value(await appointSuccessor(slots, first, second.publicKey));
    expect(keysOf(chain)).toEqual(names(first, second));
    expect(await isRetired(slots, first.publicKey)).toBe(true);
    expect(await isRetired(slots, second.publicKey)).toBe(false);
    expect(value(await ownSuccession(slots, first.publicKey)).passed?.bytes).toEqual(chain.bytes);
    expect(value(await appointSuccessor(slots, first, second.publicKey)).bytes).toEqual(chain.bytes);
  });

  test('signs for one phone only, whichever tab is asked', async () => {
    const slots = new OnceInMemory();
    const both = await Promise.all([second, third].map(({ publicKey }) => appointSuccessor(slots, first, publicKey)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'other' });
  });

  test('signs neither for itself nor for a key that it succeeds', async () => {
    const slots = new OnceInMemory();
    value(await adoptPredecessors(slots, second.publicKey, await row(first, second)));
    expect(await appointSuccessor(slots, second, second.publicKey)).toEqual({ ok: false, error: 'own' });
    expect(await appointSuccessor(slots, second, first.publicKey)).toEqual({ ok: false, error: 'earlier' });
    expect(keysOf(value(await appointSuccessor(slots, second, third.publicKey)))).toEqual(names(first, second, third));
  });

  test('shows nothing that it could not store', async () => {
    const slots = new OnceInMemory();
    slots.ill = 'full';
    expect(await appointSuccessor(slots, first, second.publicKey)).toEqual({ ok: false, error: 'full' });
    slots.ill = null;
    expect(keysOf(value(await appointSuccessor(slots, first, third.publicKey)))).toEqual(names(first, third));
  });
});

describe('the new phone', () => {
  test('accepts the answer to its own code, repeatedly if needed', async () => {
    const slots = new OnceInMemory();
    const chain = await row(first, second);
    for (let time = 0; time < 2; time++) value(await adoptPredecessors(slots, second.publicKey, chain));
    expect(value(await ownSuccession(slots, second.publicKey)).follows?.bytes).toEqual(chain.bytes);
  });

  test('rejects the answer to another phone, and a second one', async () => {
    const slots = new OnceInMemory();
    expect(await adoptPredecessors(slots, third.publicKey, await row(first, second))).toEqual({
      ok: false,
      error: 'other',
    });
    value(await adoptPredecessors(slots, third.publicKey, await row(first, third)));
    expect(await adoptPredecessors(slots, third.publicKey, await row(second, third))).toEqual({
      ok: false,
      error: 'has',
    });
    expect(keysOf(value(await ownSuccession(slots, third.publicKey)).follows as KeyChain)).toEqual(names(first, third));
  });

  test('succeeds no other phone once its own key has a successor', async () => {
    const slots = new OnceInMemory();
    value(await appointSuccessor(slots, second, third.publicKey));
    expect(await adoptPredecessors(slots, second.publicKey, await row(first, second))).toEqual({
      ok: false,
      error: 'has',
    });
  });
});

describe('a known player returns', () => {
  const [a, b, c] = names(first, second, third) as [string, string, string];
  const met = new Set([a]);

  test('with a new phone: its chain leads back to the known key, which is retired', async () => {
    const slots = new OnceInMemory();
    const { bytes } = await row(first, second);
    expect(await standingOfKey(slots, b, bytes, met)).toBe('follows');
    expect(await standingOfKey(slots, a, null, met)).toBe('retired');
    expect(await standingOfKey(slots, b, bytes, met)).toBe('follows');
  });

  test('with the phone after that, whether or not this one has seen the one in between', async () => {
    const { bytes } = await row(first, second, third);
    expect(await standingOfKey(new OnceInMemory(), c, bytes, met)).toBe('follows');
    const slots = new OnceInMemory();
    await standingOfKey(slots, b, (await row(first, second)).bytes, met);
    // The oldest key has been dropped from the chain, and this phone has never met the key in between.
    expect(await standingOfKey(slots, c, (await row(second, third)).bytes, new Set([b]))).toBe('follows');
    expect(await standingOfKey(slots, b, (await row(first, second)).bytes, met)).toBe('retired');
  });

  test('but is not recognized with another phone’s chain, one of unknown keys, or none', async () => {
    const slots = new OnceInMemory();
    const { bytes } = await row(first, second);
    expect(await standingOfKey(slots, c, bytes, met)).toBe('none');
    expect(await standingOfKey(slots, b, null, met)).toBe('none');
    expect(await standingOfKey(slots, b, filled(1, bytes.length), met)).toBe('none');
    expect(await standingOfKey(slots, c, (await row(second, third)).bytes, met)).toBe('none');
    expect([...slots.kept]).toEqual([]);
  });

  test('too late if the same key signed another one first: the first one stays', async () => {
    const slots = new OnceInMemory();
    await standingOfKey(slots, b, (await row(first, second)).bytes, met);
    const [key] = names(thief) as [string];
    expect(await standingOfKey(slots, key, (await row(first, thief)).bytes, met)).toBe('rival');
    expect(await standingOfKey(slots, b, (await row(first, second)).bytes, met)).toBe('follows');
  });

  test('but is not trusted if that cannot be stored', async () => {
    const slots = new OnceInMemory();
    slots.ill = 'shut';
    expect(await standingOfKey(slots, b, (await row(first, second)).bytes, met)).toBe('none');
  });
});
