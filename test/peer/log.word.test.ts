/**
 * Signed statements outside the log (words): one format, one signature, and each is valid only for its kind, game,
 * player and position.
 */
import { describe, expect, it } from 'vitest';
import { encodeCbor } from '../../src/peer/log/cbor.ts';
import { type Chain, startChain } from '../../src/peer/log/chain.ts';
import {
  parseWord,
  type Statement,
  signTakeover,
  signWord,
  verifyWord,
  WORD_LIMIT,
  type Word,
} from '../../src/peer/log/word.ts';
import { filled, gid, publicKeys, signers, value } from '../support/vectors.ts';

const chain = startChain(gid, publicKeys);
const place = { by: 0, seq: 7, head: filled(8) } as const;
const boot = filled(9).slice(0, 16);
const statements: readonly Statement[] = [
  { kind: 'resign', by: 0, seq: 0, head: gid },
  { kind: 'absent', boot: null, ...place },
  { kind: 'absent', boot, ...place },
  { kind: 'charge', seed: filled(1), ...place },
  { kind: 'offer', offer: { what: 'draw' }, ...place },
  { kind: 'offer', offer: { what: 'back', to: 5 }, ...place },
  { kind: 'offer', offer: { what: 'correct', change: { of: 1, bits: 9 } }, ...place },
  {
    kind: 'move',
    to: publicKeys[1],
    taken: await signTakeover(signers[1], { gameId: gid, by: 0, from: publicKeys[0], seq: 7, head: filled(8) }),
    ...place,
  },
  { kind: 'head', boot, ...place },
];
const named = statements.map((statement) => [statement.kind, statement] as const);

/** The chain after player 0's game moved to player 1's key in entry `from - 1`. */
const moved = (from: number): Chain => {
  const [first, second] = chain.signers;
  return { ...chain, signers: [[...first, { from, key: publicKeys[1] }], second] };
};

describe('a word', () => {
  it.each(named)('(%s) is read as written, and is valid', async (_, statement) => {
    const word = await signWord(signers[0], chain, statement);
    expect(word.bytes.length).toBeLessThanOrEqual(WORD_LIMIT);
    expect(value(parseWord(word.bytes))).toEqual(word);
    expect(await verifyWord(chain, word)).toBe(true);
  });

  it.each(named)('(%s) is not valid for any other game, player, place, kind or body', async (_, statement) => {
    const word = await signWord(signers[0], chain, statement);
    const others: Partial<Word>[] = [
      { by: 1 },
      { seq: word.seq + 1 },
      { head: filled(5) },
      { kind: word.kind === 'move' ? 'charge' : 'move', body: filled(4) },
      { body: word.body.length === 0 ? boot : word.body.slice(1) },
    ];
    for (const other of others) expect(await verifyWord(chain, { ...word, ...other } as Word)).toBe(false);
    expect(await verifyWord(startChain(filled(1), publicKeys), word)).toBe(false);
  });

  it.each(named)('(%s) is rejected in bytes of another form', (_, statement) => {
    const whole = [1, 0, 0, statement.seq, statement.head, new Uint8Array(), new Uint8Array(64)];
    expect(parseWord(encodeCbor(whole)).ok).toBe(true);
    for (const [at] of whole.entries()) expect(parseWord(encodeCbor(whole.toSpliced(at, 1))).ok).toBe(false);
    expect(parseWord(encodeCbor([...whole, 1])).ok).toBe(false);
    for (const [at, item] of [
      [0, 0],
      [0, 7],
      [1, 2],
      [2, 256],
      [5, filled(1)],
      [6, filled(1)],
    ] as const)
      expect(parseWord(encodeCbor(whole.with(at, item))).ok).toBe(false);
    expect(parseWord(new Uint8Array(WORD_LIMIT + 1)).ok).toBe(false);
  });
});

describe('a word from a phone the game has moved away from', () => {
  it('is valid if it names no place or is an accusation: a phone that has had a game answers for it', async () => {
    for (const statement of statements.filter(({ kind }) => kind === 'resign' || kind === 'charge'))
      expect(await verifyWord(moved(5), await signWord(signers[0], chain, statement))).toBe(true);
  });

  it('is valid up to the entry that moved the game, but not after it', async () => {
    for (const statement of statements.filter(({ kind }) => kind !== 'resign' && kind !== 'charge')) {
      const word = await signWord(signers[0], chain, statement);
      expect([await verifyWord(moved(8), word), await verifyWord(moved(7), word)]).toEqual([true, false]);
    }
  });
});
