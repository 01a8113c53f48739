import { describe, expect, test } from 'vitest';
import type { Body } from '../../src/peer/log/body.ts';
import { type Cbor, decodeCbor, encodeCbor } from '../../src/peer/log/cbor.ts';
import {
  ENTRY_LIMIT,
  LAST_SEQ,
  parseEntry,
  readBody,
  signEntry,
  verifyEntry,
  writeBody,
} from '../../src/peer/log/entry.ts';
import { bodies } from '../support/bodies.ts';
import { filled, gid, publicKeys, signers, value } from '../support/vectors.ts';

const B32 = filled(7);
const NONE = new Uint8Array();

describe('a body', () => {
  test.each(bodies)('of type $type is read back: $#', (body) => {
    const wire = value(decodeCbor(encodeCbor(writeBody(body))));
    expect(value(readBody(wire))).toEqual(body);
  });

  test('has samples of every type and every kind', () => {
    const numbers = new Set(bodies.map((body) => (writeBody(body) as Cbor[])[0]));
    expect([...numbers].toSorted((a, b) => Number(a) - Number(b))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
    const kinds = bodies.flatMap((body) => (body.type === 'COMMIT' ? body.kind : []));
    expect(new Set(kinds).size).toBe(5);
  });

  test.each(bodies)(
    'of type $type is rejected with an item missing, an extra item, or an item of another type: $#',
    (body) => {
      const wire = writeBody(body) as Cbor[];
      // These items may be omitted.
      const optional = body.type === 'RESIGN' || (body.type === 'HANDOVER' && body.word !== null);
      if (wire.length > 1 && !optional && body.type !== 'OPEN') expect(readBody(wire.slice(0, -1)).ok).toBe(false);
      expect(readBody([...wire, 5]).ok).toBe(false);
      for (const [i, item] of wire.entries()) {
        const others: Cbor[] = [item instanceof Uint8Array ? 1 : NONE, 'text', [[]], 2 ** 32 - 1];
        for (const other of others.filter((found) => typeof found !== typeof item || Array.isArray(item))) {
          expect(readBody(wire.with(i, other)).ok, `item ${i}`).toBe(false);
        }
      }
    },
  );

  test.each<[string, Cbor]>([
    ['something other than a list', 12],
    ['no type', []],
    ['type 0', [0]],
    ['type 16, which does not exist', [16, 1]],
    ['a table whose length does not match its size', [1, B32, 3, new Uint8Array(68)]],
    ['a table for a deck without cards', [1, B32, 0, new Uint8Array(34)]],
    ['a list with half a point', [2, new Uint8Array(48)]],
    ['an empty shuffle', [2, NONE]],
    ['a list that names its deck', [3, 0, B32]],
    ['a third seat', [5, 2, [1], B32]],
    ['more positions than keys', [5, 0, [1, 2], B32]],
    ['no position', [5, 0, [], NONE]],
    ['a position above 16 bits', [5, 0, [65_536], B32]],
    ['a commitment of kind 5', [6, 5, 0, B32]],
    ['an empty list of commitments', [6, 0, 0, NONE]],
    ['an extra field in a commitment', [6, 0, 0, B32, NONE]],
    ['coin 0', [7, 0, B32]],
    ['coin 1000 without the next anchor', [7, 1000, B32]],
    ['coin 999 with a next anchor', [7, 999, B32, B32]],
    ['no move', [8, [], new Uint8Array(8)]],
    ['an empty move', [8, [NONE], new Uint8Array(8)]],
    ['a move that is a number', [8, [5], new Uint8Array(8)]],
    ['a table hash of 32 bytes', [8, [B32], B32]],
    ['half a fact', [8, [B32], new Uint8Array(8), B32]],
    ['a fact that is not a whole block', [8, [B32], new Uint8Array(8), B32, new Uint8Array(31)]],
    ['an oversized fact', [8, [B32], new Uint8Array(8), B32, new Uint8Array(2080)]],
    ['an item that is not a list', [9, 0]],
    ['an empty item', [9, []]],
    ['an item of an unknown form', [9, [4, 0, B32]]],
    ['an item and part of another', [9, [0, 1, 2, 0, B32, B32], [0, 1, 2]]],
    ['an item with extra data', [9, [1, 0, B32, 0]]],
    ['an item with a number above the last one', [9, [3, LAST_SEQ + 1, B32, B32]]],
    ['a fact opened without its salt', [9, [2, 0, B32]]],
    ['an empty fact', [9, [2, 0, NONE, B32]]],
    ['an oversized opened fact', [9, [2, 0, new Uint8Array(2049), B32]]],
    ['half a share', [9, [3, 1, B32]]],
    ['a commitment of 31 bytes', [10, new Uint8Array(31)]],
    ['a share with its number', [11, 0, B32]],
    ['no commitment for a held number', [10, NONE]],
    ['seventeen held numbers', [10, new Uint8Array(17 * 32)]],
    ['shares of seventeen numbers', [11, new Uint8Array(17 * 32)]],
    ['a resignation by a word of 257 bytes', [13, new Uint8Array(257)]],
    ['an offer of 257 bytes', [15, new Uint8Array(257)]],
  ])('is rejected with %s', (_, wire) => {
    expect(readBody(wire)).toMatchObject({ ok: false, error: { kind: expect.any(String) } });
  });
});

describe('an entry', () => {
  const draft = { seq: 3, author: 1, prev: filled(9), body: { type: 'RESIGN', word: null } } as const;

  test('is read back from its bytes, and its signature is valid', async () => {
    const entry = await signEntry(signers[1], gid, draft);
    const read = value(parseEntry(entry.bytes));
    expect(read).toEqual(entry);
    expect(await verifyEntry(read, gid, publicKeys[1])).toBe(true);
    expect(await verifyEntry(read, filled(0), publicKeys[1])).toBe(false);
    expect(await verifyEntry(read, gid, publicKeys[0])).toBe(false);
  });

  test('keeps no reference to the buffer it came in', async () => {
    const { bytes } = await signEntry(signers[1], gid, draft);
    const buffer = bytes.slice();
    const read = value(parseEntry(buffer));
    buffer.fill(0);
    expect(read.bytes).toEqual(bytes);
    expect(await verifyEntry(read, gid, publicKeys[1])).toBe(true);
  });

  const payload = (items: Cbor) => encodeCbor([encodeCbor(items), new Uint8Array(64)]);
  const say: Cbor = [13];
  test.each<[string, Uint8Array]>([
    ['no bytes', NONE],
    ['something other than a list', encodeCbor(5)],
    ['no signature', encodeCbor([encodeCbor([3, 0, 0, B32, say])])],
    ['a signature of 63 bytes', encodeCbor([encodeCbor([3, 0, 0, B32, say]), new Uint8Array(63)])],
    ['extra data after the signature', encodeCbor([encodeCbor([3, 0, 0, B32, say]), new Uint8Array(64), 0])],
    ['a payload that is not a byte string', encodeCbor([[3, 0, 0, B32, say], new Uint8Array(64)])],
    ['a payload that is not CBOR', encodeCbor([Uint8Array.of(0xff), new Uint8Array(64)])],
    ['a payload in another encoding', encodeCbor([Uint8Array.of(0x98, 0x05, 2, 0, 0, 0, 0), new Uint8Array(64)])],
    ['another version', payload([2, 0, 0, B32, say])],
    ['a newer version', payload([4, 0, 0, B32, say])],
    ['a number above the last one', payload([3, LAST_SEQ + 1, 0, B32, say])],
    ['a third author', payload([3, 0, 2, B32, say])],
    ['a short previous hash', payload([3, 0, 0, new Uint8Array(31), say])],
    ['no body', payload([3, 0, 0, B32])],
    ['two bodies', payload([3, 0, 0, B32, say, say])],
    ['a malformed body', payload([3, 0, 0, B32, [12]])],
    ['too many bytes', new Uint8Array(ENTRY_LIMIT + 1)],
  ])('is rejected with %s', (_, bytes) => {
    expect(parseEntry(bytes)).toMatchObject({ ok: false, error: { kind: expect.any(String) } });
  });

  test('is accepted without any of these faults', () => {
    expect(parseEntry(payload([3, 0, 0, B32, say]))).toMatchObject({ ok: true, value: { body: { type: 'RESIGN' } } });
  });

  test('is accepted at the maximum size, but not one byte above it', async () => {
    const act = (length: number): Body => ({
      type: 'ACT',
      moves: [new Uint8Array(length)],
      tableHash: new Uint8Array(8),
      facts: [],
    });
    const { bytes } = await signEntry(signers[0], gid, { ...draft, author: 0, body: act(10_000) });
    const room = ENTRY_LIMIT - (bytes.length - 10_000);
    const largest = await signEntry(signers[0], gid, { ...draft, author: 0, body: act(room) });
    expect(largest.bytes).toHaveLength(ENTRY_LIMIT);
    expect(parseEntry(largest.bytes).ok).toBe(true);
    await expect(signEntry(signers[0], gid, { ...draft, author: 0, body: act(room + 1) })).rejects.toThrow();
  });
});
