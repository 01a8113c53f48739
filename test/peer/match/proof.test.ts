/** What a game file proves, in a sentence: an honest game, a cheat's, an abandoned game, and anything else. */
import { ED25519_TORSION_SUBGROUP, ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { concat, fromHex, hex } from '../../../src/base/bytes.ts';
import { keyOfSecret, type Signer, signerOf } from '../../../src/peer/crypto.ts';
import type { Body } from '../../../src/peer/log/body.ts';
import { signEntry } from '../../../src/peer/log/entry.ts';
import { MAX_FILE_BYTES, type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { AnyMove, Game } from '../../../src/rules/game.ts';
import { mustParse, rewritten } from '../../support/cheat.ts';
import { duel, entropyOf, testSecret } from '../../support/duel.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { wordOf } from '../../support/peer/words.ts';
import { type Move, type Table, toyGame } from '../../support/toyGame.ts';
import { animals } from '../../support/toyTable.ts';
import { prove } from '../../support/words/proofTold.ts';

const TOO_MANY = 'The file lists more than 10,000 entries. No Meatspace game has that many.';

const SEED = 54;
const decks = [
  [...animals, 'ant', 'hen'],
  [...animals, 'bee', 'fox'],
] as const;
const curve = memoCurve();
const game = toyGame as Game<unknown, AnyMove>;
let file: MatchFile;

beforeAll(async () => {
  const made = await duel<Table, Move>({
    game: toyGame,
    seed: SEED,
    decks,
    curve,
    weigh: ({ do: verb }) => (verb === 'pass' ? 0.3 : 1),
  });
  await made.play();
  file = made.players[0].match.file() as MatchFile;
});

const proven = (bytes: Uint8Array) => prove(game, bytes, { curve });
const changed = (change: Partial<MatchFile>): Uint8Array => writeFile({ ...file, ...change });

describe('a game file proves', () => {
  it('that an honest game was fair, who won it, and the names known to this phone', async () => {
    const seen: number[] = [];
    const proof = await prove(game, writeFile(file), {
      curve,
      progress: (done) => seen.push(done),
      nameOf: () => 'Ann',
    });
    expect(proof.kind).toBe('fair');
    expect(proof.text).toMatch(
      new RegExp(
        `^Verified: both keys signed all ${file.entries.length} entries, and every shuffle, .* was played fairly\\. `,
      ),
    );
    expect(proof.text).toMatch(/The (owl|mole) \(Ann\) has won|Nobody has won/);
    expect(proof.of?.entries).toBe(file.entries.length);
    expect(seen.at(-1)).toBe(file.entries.length);
  });

  it('who broke the rules, and at which entry', async () => {
    const keys = file.entries.map(mustParse).find(({ body }) => body.type === 'KEYS');
    if (keys?.body.type !== 'KEYS') throw new Error('nobody gave a key');
    const scalars = keys.body.scalars.map(() => Uint8Array.from([2, ...Array(31).fill(0)]));
    const cheated = await rewritten(SEED, file, new Map([[keys.seq, { ...keys.body, scalars }]]));
    const { kind, text } = await proven(writeFile(cheated));
    expect(kind).toBe('foul');
    expect(text).toMatch(
      new RegExp(`^Foul play: the ${toyGame.seats[keys.author]} broke the rules at entry ${keys.seq}: `),
    );
  });

  it('N-HID-25 no more than the signatures while the game is unfinished', async () => {
    const { kind, text } = await proven(changed({ entries: file.entries.slice(0, 12) }));
    expect(kind).toBe('open');
    expect(text).toMatch(
      /^Not verified yet: hidden cards .* Both keys signed the 12 entries, but the file has no seed from either player: the game wasn’t finished/,
    );
  });

  it('that it lacks one player’s seed', async () => {
    const seeds = file.entries.map(mustParse).filter(({ body }) => body.type === 'SEED');
    const { kind, text } = await proven(changed({ entries: file.entries.slice(0, seeds[1]?.seq) }));
    expect(kind).toBe('open');
    expect(text).toContain(`but the file has no seed from the ${toyGame.seats[seeds[1]?.author ?? 0]}.`);
  });

  it('who broke the rules before the damage in a file, and that there is damage after it', async () => {
    const act = file.entries.map(mustParse).find(({ body, seq }) => body.type === 'ACT' && seq > 14);
    if (act?.body.type !== 'ACT') throw new Error('nobody moved');
    const body: Body = { ...act.body, tableHash: new Uint8Array(8) };
    const cheated = await rewritten(SEED, file, new Map([[act.seq, body]]));
    for (const end of [file.entries.length, act.seq + 4]) {
      const entries = cheated.entries.slice(0, end).map((entry, seq, { length }) => {
        return seq === length - 1 ? entry.with(-1, (entry.at(-1) ?? 0) ^ 1) : entry;
      });
      const { kind, text } = await proven(writeFile({ ...cheated, entries }));
      expect(kind).toBe('foul');
      expect(text).toMatch(
        new RegExp(`^Foul play: the ${toyGame.seats[act.author]} broke the rules at entry ${act.seq}: `),
      );
      expect(text).toContain(`Not verified: the file was damaged or altered at entry ${end - 1} of ${end}`);
    }
  });

  it('the same about a closed game, even if someone accuses one of its entries afterwards', async () => {
    const before = await proven(writeFile(file));
    expect(before.kind).toBe('fair');
    const log = file.entries.map(mustParse);
    for (const by of [0, 1] as const) {
      const accused = log.find(({ author, seq }) => author !== by && seq > 14);
      const seed = entropyOf(SEED, by)();
      const signer = signerOf(keyOfSecret(testSecret(SEED, by)));
      const charge = { kind: 'charge', by, seq: accused?.seq ?? 0, head: accused?.hash ?? seed, seed } as const;
      const { bytes } = await wordOf(signer, file, charge);
      expect(await proven(changed({ beside: [{ kind: 'word', bytes }] }))).toEqual(before);
    }
  });

  it('nothing if an entry was changed afterwards', async () => {
    const entries = file.entries.map((entry, seq) =>
      seq === 9 ? entry.map((byte, at) => (at === entry.length - 1 ? byte ^ 1 : byte)) : entry,
    );
    const { kind, text } = await proven(changed({ entries }));
    expect(kind).toBe('damaged');
    expect(text).toMatch(/^Not verified: the file was damaged or altered at entry 9 of \d+/);
  });

  it('nothing if it is truncated anywhere, and reports how much of it can still be read', async () => {
    const whole = writeFile(file);
    const deep = filled(0x81);
    expect(await proven(deep)).toMatchObject({ text: 'The file is damaged or incomplete. None of it can be read.' });
    const had = file.entries.length;
    for (const [length, left] of [
      [whole.length - 1, had - 1],
      [whole.length + 1, had],
      [whole.length - (file.entries.at(-1) as Uint8Array).length, had - 1],
    ] as const) {
      const bytes = new Uint8Array(length);
      bytes.set(whole.subarray(0, length));
      const { kind, text, of, outcome } = await proven(bytes);
      expect([kind, of?.entries, outcome]).toEqual(['damaged', had, undefined]);
      expect(text).toBe(
        `The file is damaged or incomplete. ${left} of its ${had} entries can be read, and both keys signed them. The rest can’t be checked.`,
      );
    }
    for (const length of [7, 8, 40, 300, whole.length - 1]) {
      const { kind, text } = await proven(whole.subarray(0, length));
      expect([length, kind]).toEqual([length, 'damaged']);
      expect(text).toMatch(/^The file is damaged or incomplete\. /);
    }
  });

  it('nothing if it was played with other rules, whose name is sanitized before it is shown', async () => {
    const { kind, text } = await proven(changed({ version: 'toy/0\u202e<b>' }));
    expect(kind).toBe('foreign');
    expect(text).toMatch(/^The game was played with toy\/0\?+b\?, and this version can only check /);
  });

  it('nothing if its options are not what both have signed', async () => {
    expect(await proven(changed({ options: { made: 'up' } }))).toMatchObject({ kind: 'damaged' });
  });

  it('nothing if it lists more entries than any game has, none of which are read', async () => {
    const entries = Array.from({ length: 10_001 }, () => Uint8Array.of(1));
    expect(await proven(changed({ entries }))).toEqual({
      kind: 'foreign',
      text: TOO_MANY,
      of: null,
    });
    expect(await proven(changed({ entries: entries.slice(1) }))).toMatchObject({
      kind: 'damaged',
      text: expect.stringMatching(/^Not verified: the file was damaged or altered at entry 0 of 10000 /),
    });
  });

  it('nothing if it stops before its end, or, with both seeds in its evidence, that everything was fair so far', async () => {
    const seeds = file.entries.map(mustParse).flatMap(({ body }) => (body.type === 'SEED' ? [body.seed] : []));
    const entries = file.entries.slice(0, 20);
    const beside = seeds.map((bytes) => ({ kind: 'seed', bytes }) as const);
    const { kind, text } = await proven(changed({ entries, beside }));
    expect(kind).toBe('open');
    expect(text).toMatch(
      /^Not verified yet: the game isn’t over\. Both keys signed the 20 entries, and both seeds show that every hidden card so far was played fairly/,
    );
    const { text: one } = await proven(changed({ entries: entries.slice(0, 1), beside: [] }));
    expect(one).toMatch(/Both keys signed the one entry,/);
  });

  it('nothing if it has a signature that no phone makes: R with a small-order component', async () => {
    const id = gameId(file.header);
    const odd = oddSigner(testSecret(SEED, 1));
    const entries: Uint8Array[] = [];
    for (let seq = 0, prev = id; seq < 3; seq++) {
      const body: Body = { type: 'SEED', seed: new Uint8Array(32) };
      const entry = await signEntry(odd, id, { seq, author: 1, prev, body });
      entries.push(entry.bytes);
      prev = entry.hash;
    }
    expect(await proven(changed({ entries }))).toMatchObject({
      kind: 'damaged',
      text: expect.stringMatching(/^Not verified: the file was damaged or altered at entry 0 of 3 /),
    });
  });

  it.each([
    ['empty', new Uint8Array(), 'The file is empty.'],
    ['short', Uint8Array.of(0x83, 0x65), 'This isn’t a Meatspace game file.'],
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4), 'This isn’t a Meatspace game file.'],
    [
      'of an older protocol',
      Uint8Array.from([0x83, 0x65, 0x4e, 0x52, 0x48, 0x43, 0x31, 0x80, 0x80]),
      'The game was played with protocol NRHC1, and this version can only check NRHC3.',
    ],
    ['text', new TextEncoder().encode('NRHC1, says the text'), 'This isn’t a Meatspace game file.'],
    ['nothing but lists', filled(0x80, 0x80, 0x9a, 0, 0x3f, 0xff, 0xf3), TOO_MANY],
    ['nothing but noughts', filled(0, 0x80, 0x9a, 0, 0x3f, 0xff, 0xf3), TOO_MANY],
    ['a claim', filled(0, 0x80, 0x9a, 0xff, 0xff, 0xff, 0xff), TOO_MANY],
    ['huge', new Uint8Array(MAX_FILE_BYTES + 1), 'The file is 5 MB. No Meatspace game is larger than 4 MB.'],
  ])('nothing if it is %s', async (_, bytes, text) => {
    expect(await proven(bytes)).toEqual({ kind: 'foreign', text, of: null });
  });
});

/** Signs so that the equation holds only when multiplied by the cofactor: R has a small-order component. */
function oddSigner(secret: Uint8Array): Signer {
  const { Point, utils } = ed25519;
  const { scalar, pointBytes: publicKey } = utils.getExtendedPublicKey(secret);
  const torsion = Point.fromHex(ED25519_TORSION_SUBGROUP[3] ?? '');
  const little = (bytes: Uint8Array) => BigInt(`0x${hex(bytes.toReversed())}`);
  const r = 12_345_678_901_234_567_890n;
  const R = Point.BASE.multiply(r).add(torsion).toBytes();
  const sign = async (message: Uint8Array) => {
    const k = Point.Fn.create(little(sha512(concat(R, publicKey, message))));
    const s = Point.Fn.create(r + k * scalar);
    return concat(R, (fromHex(s.toString(16).padStart(64, '0')) ?? R).toReversed());
  };
  return { publicKey, sign };
}

/** 4 MB that begin like a game file, then `front`, then one repeated byte. */
function filled(byte: number, ...front: number[]): Uint8Array {
  const bytes = new Uint8Array(MAX_FILE_BYTES).fill(byte);
  bytes.set([0x83, 0x65, 0x4e, 0x52, 0x48, 0x43, 0x33, ...front]);
  return bytes;
}
