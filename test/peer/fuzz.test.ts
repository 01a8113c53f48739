import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hex, slices } from '../../src/base/bytes.ts';
import { isScalar, isValidPublicKey } from '../../src/peer/crypto.ts';
import { type Cbor, decodeCbor, encodeCbor } from '../../src/peer/log/cbor.ts';
import { append, startChain } from '../../src/peer/log/chain.ts';
import { parseEntry, readBody, writeBody, writePayload } from '../../src/peer/log/entry.ts';
import { acceptCoin } from '../../src/peer/secret/coin.ts';
import { checkOpening } from '../../src/peer/secret/commit.ts';
import { inlineCurve } from '../../src/peer/secret/curve.ts';
import { faceOf, readTable } from '../../src/peer/secret/deckTable.ts';
import { openAll } from '../../src/peer/secret/pile.ts';
import { checkList, makeY, makeZ } from '../../src/peer/secret/shuffle.ts';
import { checkFact, checkShare, unsealFact } from '../../src/peer/secret/values.ts';
import { bodies } from '../support/bodies.ts';
import { isPoint } from '../support/group.ts';
import { corp, gid, mini, publicKeys, runner, shuffle } from '../support/vectors.ts';

// Whatever the other phone sends, the answer is a value: a throw in any of these fails the property.

const noise = fc.uint8Array({ maxLength: 400 });
const thirtyTwo = fc.uint8Array({ minLength: 32, maxLength: 32 });
const start = startChain(gid, publicKeys);
const samples = bodies.map((body) =>
  encodeCbor([writePayload({ seq: 0, author: 0, prev: gid, body }), new Uint8Array(64)]),
);

/** A valid entry with some bytes changed, removed or inserted, which passes many more checks than noise. */
const damaged = fc
  .record({
    sample: fc.constantFrom(...samples),
    changes: fc.array(fc.record({ at: fc.nat(4000), byte: fc.nat(255), how: fc.constantFrom('set', 'cut', 'add') }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ sample, changes }) => {
    const list = [...sample];
    for (const { at, byte, how } of changes) {
      list.splice(at % (list.length + 1), how === 'add' ? 0 : 1, ...(how === 'cut' ? [] : [byte]));
    }
    return Uint8Array.from(list);
  });

/** Any list of allowed CBOR values that begins with an entry type. */
const { cbor } = fc.letrec<{ cbor: Cbor }>((tie) => ({
  cbor: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Cbor[]>(0, 1, 2, 5, 1000, 65_536, 2 ** 32 - 1),
    fc.constantFrom(0, 8, 32, 34, 64, 68, 96).map((length) => new Uint8Array(length)),
    fc.constantFrom('', 'a'),
    fc.array(tie('cbor'), { maxLength: 4 }),
  ),
}));
const bodyLike = fc.tuple(fc.nat({ max: 24 }), fc.array(cbor, { maxLength: 6 })).map(([type, rest]) => [type, ...rest]);

describe('random bytes', () => {
  test('are either invalid CBOR or the only encoding of the value read', () => {
    fc.assert(
      fc.property(fc.oneof(noise, damaged), (bytes) => {
        const read = decodeCbor(bytes);
        expect(read.ok ? hex(encodeCbor(read.value)) : typeof read.error.kind).toBe(read.ok ? hex(bytes) : 'string');
      }),
      { numRuns: 2000 },
    );
  });

  test('are either not an entry or one that writes the same payload', () => {
    let entries = 0;
    fc.assert(
      fc.property(fc.oneof(noise, damaged, damaged), (bytes) => {
        const read = parseEntry(bytes);
        if (!read.ok) return;
        entries++;
        expect(hex(writePayload(read.value))).toBe(hex(read.value.payload));
      }),
      { numRuns: 3000 },
    );
    // Otherwise the damage is too heavy to test anything.
    expect(entries).toBeGreaterThan(100);
  });

  test('are either not a body or one that is written back unchanged', () => {
    let read = 0;
    fc.assert(
      fc.property(bodyLike, (wire) => {
        const body = readBody(wire);
        if (!body.ok) return;
        read++;
        expect(writeBody(body.value)).toEqual(wire);
      }),
      { numRuns: 5000 },
    );
    expect(read).toBeGreaterThan(20);
  });

  test('never join the log', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(noise, damaged), async (bytes) => {
        const found = await append(start, bytes);
        expect(found).toMatchObject({ ok: false, error: { kind: expect.stringMatching(/^(malformed|forged|gap)$/) } });
      }),
      { numRuns: 300 },
    );
  });

  test('are not points, scalars or keys if their length is wrong, and never throw if it is right', () => {
    fc.assert(
      fc.property(fc.oneof(noise, thirtyTwo), (bytes) => {
        const found = [isPoint(bytes), isScalar(bytes), isValidPublicKey(bytes)];
        if (bytes.length !== 32) expect(found).toEqual([false, false, false]);
        else expect(found.every((verdict) => typeof verdict === 'boolean')).toBe(true);
      }),
    );
  });

  test('open nothing: no table, list, key, opening, card, coin, fact or share', async () => {
    const { y, z } = await shuffle(mini, 0);
    const pile = { table: mini.table, epoch: 0, y: y.points, z };
    const some = fc.oneof(
      noise,
      thirtyTwo,
      fc
        .constantFrom(96, 102)
        .chain((n) => fc.uint8Array({ minLength: n, maxLength: n }))
        // One list in 4,096 is three points by chance, and then rightly accepted.
        .filter((list) => list.length !== 96 || !slices(list, 32).every(isPoint)),
    );
    await fc.assert(
      fc.asyncProperty(some, some, fc.nat(5), async (a, b, at) => {
        const opened = { seq: at, index: 0, deck: 0 as const, point: a, salt: b };
        const found = [
          readTable(gid, 0, 4, a),
          await checkList(inlineCurve, 'Z', a, 3),
          await makeY(inlineCurve, runner, 0, 0, a, 3),
          await makeZ(inlineCurve, corp, 0, a, 3),
          await openAll(inlineCurve, corp, pile, [at], [a], []),
          await openAll(inlineCurve, runner, pile, [at % 3], [a], y.from),
          checkOpening(mini.table, 0, b, opened),
          faceOf(mini.table, a),
          acceptCoin(gid, 0, gid, { type: 'COIN', t: 1, value: a, nextAnchor: null }),
          checkFact(gid, 0, gid, { number: at, value: a, salt: b }),
          checkShare(gid, 0, gid, { number: at, share: a, salt: b }),
        ];
        expect(found.filter((result) => result.ok)).toEqual([]);
        expect(unsealFact(corp, at, { commitment: b, sealed: a })).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
