/**
 * The vectors in `vectors.json`, twice: made by the program, and computed here from the text of PROTOCOL 2.1, 7.2, 7.4
 * and 8.4 with Node's own hashes, the way an independent implementer would.
 */
import { spawnSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { concat, hex, u8, u16, u32, utf8 } from '../../src/base/bytes.ts';
import { canonical, type Json } from '../../src/base/canonical.ts';
import { type Cbor, encodeCbor } from '../../src/peer/log/cbor.ts';
import { parseEntry, verifyEntry, writeBody } from '../../src/peer/log/entry.ts';
import type { Seat } from '../../src/rules/game.ts';
import { bodies } from '../support/bodies.ts';
import { protocolVectors, vectorFile } from '../support/protocolVectors.ts';
import { bytes, gid, publicKeys, seeds, value } from '../support/vectors.ts';

interface Vectors {
  inputs: Record<'seeds' | 'signingKeys' | 'publicKeys' | 'nonces', [string, string]> & {
    rules: string;
    deck: number[];
  };
  gameId: string;
  cards: Record<string, { count: number; list: string }>;
  entries: {
    type: string;
    seq: number;
    author: Seat;
    body: Json[];
    payload: string;
    hash: string;
    signature: string;
  }[];
  facts: { author: Seat; number: number; value: Json; salt: string; commitment: string; copy: string }[];
  held: {
    holder: Seat;
    number: number;
    share: string;
    salt: string;
    commitment: string;
    clear: string;
    below6: number;
    below100: number;
  }[];
  words: (Record<'kind' | 'head' | 'body' | 'signature' | 'word', string> &
    Record<'seat' | 'key' | 'number', number>)[];
}

const kept = JSON.parse(readFileSync(vectorFile, 'utf8')) as Vectors;

test('the vectors are what this program computes (otherwise the protocol has changed, and its version must be raised)', async () => {
  expect(kept).toEqual(await protocolVectors());
});

test('the game id, the public keys and the first entry follow from the inputs stored with them', () => {
  const { seeds, signingKeys, publicKeys, nonces, rules, deck } = kept.inputs;
  for (const seat of [0, 1] as const) {
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), bytes(signingKeys[seat])]);
    const key = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
    expect(key.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')).toBe(publicKeys[seat]);
  }
  const commitments = ([0, 1] as const).map((seat) => H('seed', u8(seat), bytes(nonces[seat]), bytes(seeds[seat])));
  const parts = [...publicKeys.map(bytes), ...nonces.map(bytes), ...commitments, bytes(rules)];
  expect(hex(H('game', u16(3), ...parts))).toBe(kept.gameId);
  expect(kept.entries.find(({ type }) => type === 'SETUP')?.body[2]).toBe(deck.length);
});

describe('the card lists', () => {
  test('are those that npm run cards prints, each card at its number, and are absent if a game has no cards', () => {
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/cards.ts'], { encoding: 'utf8' });
    const printed = stdout.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)));
    expect(printed.map(({ number }) => number)).toEqual(printed.map((_, at) => at));
    const listOf = (names: string[]) => ({ count: names.length, list: hex(sha256(utf8(JSON.stringify(names)))) });
    expect(kept.cards).toEqual({
      netrunner: listOf(printed.map(({ id }) => id)),
      kit: listOf([]),
      trenchcoat: listOf([]),
    });
  });
});

describe('the entries', () => {
  test('are of every existing kind', () => {
    expect(new Set(kept.entries.map(({ type }) => type))).toEqual(new Set(bodies.map(({ type }) => type)));
  });

  test('form one chain, each signed by its author, and decode to the body stored with them', async () => {
    let prev = kept.gameId;
    for (const { type, seq, author, body, payload, hash, signature } of kept.entries) {
      const entry = value(parseEntry(encodeCbor([bytes(payload), bytes(signature)])));
      expect([entry.body.type, entry.seq, entry.author, hex(entry.prev)]).toEqual([type, seq, author, prev]);
      expect(hex(encodeCbor(writeBody(entry.body))), type).toBe(hex(encodeCbor(cborOf(body))));
      expect(hex(H('entry', bytes(payload)))).toBe(hash);
      expect(await verifyEntry(entry, gid, publicKeys[author]), type).toBe(true);
      prev = hash;
    }
  });
});

describe('by the text of the protocol', () => {
  test.each(kept.facts)('fact $number of seat $author has this salt, commitment and copy', (fact) => {
    const said = canonical(fact.value);
    const salt = kdf(fact.author, 'fact', concat(u32(fact.number), sha256(said)), 32);
    expect(hex(salt)).toBe(fact.salt);
    const commitment = H('fact', gid, u8(fact.author), u32(fact.number), salt, said);
    expect(hex(commitment)).toBe(fact.commitment);
    const padded = concat(said, new Uint8Array(Math.ceil(said.length / 32) * 32 - said.length));
    const pad = kdf(fact.author, 'fact-pad', concat(u32(fact.number), commitment), padded.length);
    expect(hex(padded.map((byte, at) => byte ^ (pad[at] as number)))).toBe(fact.copy);
  });

  test.each(kept.held)('held number $number of seat $holder has these shares, and is $below6 of 6', (held) => {
    const context = u32(held.number);
    const [share, salt] = [kdf(held.holder, 'held', context, 32), kdf(held.holder, 'held-salt', context, 32)];
    const clear = kdf(held.holder === 0 ? 1 : 0, 'share', context, 32);
    expect([share, salt, clear].map(hex)).toEqual([held.share, held.salt, held.clear]);
    const by = [gid, u8(held.holder), u32(held.number)];
    expect(hex(H('hold', ...by, share, salt))).toBe(held.commitment);
    const drawn = H('held', ...by, share, clear);
    expect([fair(drawn, 6), fair(drawn, 100)]).toEqual([held.below6, held.below100]);
  });
});

describe('the words outside the log', () => {
  const kinds = ['resign', 'absent', 'charge', 'offer', 'move', 'head'];

  test.each(kept.words)('(word $kind) consist of its fields in CBOR, signed under its own label', (word) => {
    const { seat, key, number, head, body, signature } = word;
    const fields = [seat, key, number, bytes(head), bytes(body), bytes(signature)];
    expect(hex(encodeCbor([kinds.indexOf(word.kind) + 1, ...fields]))).toBe(word.word);
    const label = utf8(`NRHC3/${word.kind}\0`);
    const signed = concat(label, gid, u8(seat), u8(key), u32(number), bytes(head), bytes(body));
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKeys[0]]);
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    expect(verify(null, signed, publicKey, bytes(signature))).toBe(true);
  });
});

/** A body of the file in CBOR's types. */
const cborOf = (item: Json): Cbor => {
  if (typeof item === 'string') return bytes(item);
  return Array.isArray(item) ? item.map(cborOf) : (item as number);
};

const sha256 = (data: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(data).digest());

/** H(label, parts…). */
function H(label: string, ...parts: Uint8Array[]): Uint8Array {
  const name = utf8(`NRHC3/${label}`);
  return sha256(concat(u8(name.length), name, ...parts));
}

/** KDF(label, context, n) of a seat. */
function kdf(seat: Seat, label: string, context: Uint8Array, length: number): Uint8Array {
  const info = concat(utf8(`NRHC3/${label}\0`), context);
  return new Uint8Array(hkdfSync('sha256', seeds[seat], gid, info, length));
}

/** The first fair number from 0 to below - 1 of r. */
function fair(r: Uint8Array, below: number): number {
  for (let i = 0; ; i++) {
    const block = Buffer.from(H('coin-x', r, u32(i)));
    for (let at = 0; at < 32; at += 4) {
      const x = block.readUInt32BE(at);
      if (x < Math.floor(2 ** 32 / below) * below) return x % below;
    }
  }
}
