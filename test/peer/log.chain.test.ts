import { describe, expect, test } from 'vitest';
import { keyOfSecret, type Signer, signerOf } from '../../src/peer/crypto.ts';
import type { Body } from '../../src/peer/log/body.ts';
import { append, appendAll, type Chain, draftNext, extend, startChain } from '../../src/peer/log/chain.ts';
import { type Entry, signEntry } from '../../src/peer/log/entry.ts';
import { filled, gid, publicKeys, signers, value } from '../support/vectors.ts';

const say = (number: number): Body => ({ type: 'AGREED', offer: Uint8Array.of(number) });
const start = startChain(gid, publicKeys);

/** The chain after entries with the values 0, 1, 2 … by the Corp and the Runner in turn, and those entries. */
async function talk(count: number): Promise<{ chain: Chain; entries: Entry[] }> {
  const entries: Entry[] = [];
  let chain = start;
  for (let i = 0; i < count; i++) {
    const seat = i % 2 === 0 ? 0 : 1;
    const entry = await signEntry(signers[seat], gid, draftNext(chain, seat, say(i)));
    entries.push(entry);
    chain = extend(chain, entry);
  }
  return { chain, entries };
}

const next = (chain: Chain, seat: 0 | 1, body: Body, signer: Signer = signers[seat]) =>
  signEntry(signer, gid, draftNext(chain, seat, body));

test('entries are appended one after another, starting from the game id', async () => {
  const { chain, entries } = await talk(4);
  let seen = start;
  for (const entry of entries) {
    const appended = value(await append(seen, entry.bytes));
    expect(appended.entry).toEqual(entry);
    seen = appended.chain;
  }
  expect(seen).toEqual(chain);
  expect(seen.head).toEqual(entries[3]!.hash);
  expect(start.past).toHaveLength(0);
});

describe('an entry is not appended', () => {
  test('(malformed) if it cannot be parsed', async () => {
    const { chain } = await talk(1);
    expect(await append(chain, Uint8Array.of(1, 2, 3))).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  test('(gap) while earlier entries are missing, and is appended after them', async () => {
    const { entries } = await talk(3);
    const first = value(await append(start, entries[0]!.bytes)).chain;
    expect(await append(first, entries[2]!.bytes)).toEqual({ ok: false, error: { kind: 'gap', have: 1, seq: 2 } });
    const second = value(await append(first, entries[1]!.bytes)).chain;
    expect((await append(second, entries[2]!.bytes)).ok).toBe(true);
  });

  test('(known) if it is already there, whatever its signature', async () => {
    const { chain, entries } = await talk(3);
    expect(await append(chain, entries[1]!.bytes)).toEqual({ ok: false, error: { kind: 'known', seq: 1 } });
  });

  test('(forged) if another key signed it, or it was changed', async () => {
    const { chain } = await talk(2);
    const stranger = signerOf(keyOfSecret(filled(8)));
    expect(await append(chain, (await next(chain, 0, say(2), stranger)).bytes)).toMatchObject({
      error: { kind: 'forged' },
    });
    expect(await append(chain, (await next(chain, 0, say(2), signers[1])).bytes)).toMatchObject({
      error: { kind: 'forged' },
    });
    const changed = (await next(chain, 0, say(2))).bytes.slice();
    // The value is the last byte of the payload, just before the two bytes of the signature's head.
    changed[changed.length - 64 - 3] = 3;
    expect(await append(chain, changed)).toMatchObject({ error: { kind: 'forged' } });
  });

  test('(forged) if it comes from another game', async () => {
    const other = startChain(filled(1), publicKeys);
    const { bytes } = await signEntry(signers[0], filled(1), { ...draftNext(other, 0, say(0)), prev: gid });
    expect(await append(start, bytes)).toMatchObject({ error: { kind: 'forged' } });
  });

  test('(fork) if its author has signed another entry with that number, and both together prove it', async () => {
    const { chain, entries } = await talk(5);
    const early = (await talk(2)).chain;
    const second = await next(early, 0, say(99));
    const found = await append(chain, second.bytes);
    expect(found).toEqual({ ok: false, error: { kind: 'fork', at: 'entry', entry: second } });
    // The proof is sufficient on its own: of two chains up to that point, each accepts one of them.
    expect((await append(early, second.bytes)).ok && (await append(early, entries[2]!.bytes)).ok).toBe(true);
  });

  test('(forged, not fork) if someone else made that second entry', async () => {
    const { chain } = await talk(5);
    const early = (await talk(2)).chain;
    const byStranger = await next(early, 0, say(99), signerOf(keyOfSecret(filled(8))));
    expect(await append(chain, byStranger.bytes)).toMatchObject({ error: { kind: 'forged' } });
    const byOther = await next(early, 1, say(99));
    expect(await append(chain, byOther.bytes)).toMatchObject({ error: { kind: 'forged' } });
    // The author's key, but under the opponent's name: that author has no entry with this number.
    const misnamed = await next(early, 1, say(99), signers[0]);
    expect(await append(chain, misnamed.bytes)).toMatchObject({ error: { kind: 'forged' } });
  });

  test('(fork) if it builds on a different history', async () => {
    const { chain } = await talk(3);
    const early = (await talk(2)).chain;
    const elsewhere = extend(early, await next(early, 0, say(99)));
    const entry = await next(elsewhere, 1, say(3));
    expect(await append(chain, entry.bytes)).toEqual({ ok: false, error: { kind: 'fork', at: 'history', entry } });
    const byStranger = await next(elsewhere, 1, say(3), signerOf(keyOfSecret(filled(8))));
    expect(await append(chain, byStranger.bytes)).toMatchObject({ error: { kind: 'forged' } });
  });
});

describe('many entries at once', () => {
  test('are appended like single ones', async () => {
    const { chain, entries } = await talk(40);
    const found = await appended(entries.map((entry) => entry.bytes));
    expect(found).toEqual({ chain, entries, error: null });
  });

  test('are appended up to the first invalid one', async () => {
    const { entries } = await talk(6);
    const list = entries.map((entry) => entry.bytes);
    const damaged = list.with(3, list[3]!.with(list[3]!.length - 1, list[3]!.at(-1)! ^ 1));
    const found = await appended(damaged);
    expect(found.error).toMatchObject({ kind: 'forged' });
    expect(found.entries).toEqual(entries.slice(0, 3));
    expect(found.chain).toEqual((await talk(3)).chain);

    const gap = await appended(list.toSpliced(2, 1));
    expect(gap.error).toEqual({ kind: 'gap', have: 2, seq: 3 });
    expect(gap.entries).toHaveLength(2);
    // The first fault is a bad signature before a gap.
    expect((await appended(damaged.toSpliced(4, 1))).error).toMatchObject({ kind: 'forged' });
  });

  test('are not read beyond the first invalid one', async () => {
    const { entries } = await talk(40);
    const unsigned = entries.map(({ bytes }) => bytes.with(bytes.length - 1, bytes.at(-1)! ^ 1));
    const read: number[] = [];
    const list = new Proxy(unsigned, {
      get: (all, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) read.push(Number(name));
        return Reflect.get(all, name);
      },
    });
    expect((await appended(list)).error).toMatchObject({ kind: 'forged', detail: { kind: 'not-signed', seq: 0 } });
    expect(Math.max(...read)).toBeLessThan(20);
  });

  async function appended(list: readonly Uint8Array[]) {
    const entries: Entry[] = [];
    let chain = start;
    for await (const step of appendAll(start, list)) {
      if (!step.ok) return { chain, entries, error: step.error };
      entries.push(step.value.entry);
      chain = step.value.chain;
    }
    return { chain, entries, error: null };
  }
});

test('an entry that does not come next cannot be appended without verification either', async () => {
  const { entries } = await talk(2);
  expect(() => extend(start, entries[1]!)).toThrow();
});
