/** When a phone gives up its rewritten entries because the other phone still has the lost ones. */
import { describe, expect, it } from 'vitest';
import { type Chain, draftNext, extend, startChain } from '../../../src/peer/log/chain.ts';
import { signEntry } from '../../../src/peer/log/entry.ts';
import type { WordOf } from '../../../src/peer/log/word.ts';
import { lostVersion } from '../../../src/peer/match/dispute.ts';
import { type End, newState } from '../../../src/peer/match/fold/state.ts';
import type { Halt } from '../../../src/peer/match/log/matchLog.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { testSigner } from '../../support/duel.ts';
import { unsigned } from '../../support/peer/words.ts';

const unsignedHead = (await unsigned({ kind: 'head' })) as WordOf<'head'>;
const signers = await Promise.all([testSigner(1, 0), testSigner(1, 1)]);
const id = new Uint8Array(32).fill(1);
const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill);

const body = (fill: number) => ({ type: 'SEED', seed: bytes(32, fill) }) as const;

const sign = (chain: Chain, author: Seat, fill: number) =>
  signEntry(signers[author] ?? signers[0], id, draftNext(chain, author, body(fill)));

/** A log by the given authors, and a second entry for each number. */
async function logOf(...authors: readonly Seat[]) {
  let chain = startChain(id, [signers[0].publicKey, signers[1].publicKey]);
  const halts: Halt[] = [];
  for (const author of authors) {
    const ours = await sign(chain, author, 1);
    halts.push({ kind: 'fork', at: 'entry', entry: await sign(chain, author, 2), ours: ours.bytes });
    chain = extend(chain, ours);
  }
  return { state: newState(chain), halts };
}

/** The opponent has signed, for player 0's boot, that the log has this length. */
const head = (length: number, by: Seat = 1): WordOf<'head'> => ({ ...unsignedHead, by, seq: length });

describe('a phone that is shown another version of its own entry', () => {
  it('gives way from that number on, if all later entries are its own and it may have lost the first version', async () => {
    const { state, halts } = await logOf(0, 1, 0, 0);
    expect(halts.map((halt) => lostVersion(halt, state, 0, [head(2)]))).toEqual([null, null, 2, 3]);
  });

  it('keeps its own if there is no evidence that it has lost any', async () => {
    const { state, halts } = await logOf(0, 0);
    for (const heads of [[], [head(2)], [head(0, 0)]])
      expect(halts.map((halt) => lostVersion(halt, state, 0, heads))).toEqual([null, null]);
  });

  it('keeps its own if the other player has built on it', async () => {
    const { state, halts } = await logOf(0, 1);
    expect(halts.map((halt) => lostVersion(halt, state, 0, [head(0)]))).toEqual([null, null]);
  });

  it('keeps its own if the game has ended there: a seed that was shown stays shown', async () => {
    const { state, halts } = await logOf(0, 0);
    const end: End = { by: 'resignation', loser: 0, winner: 1 };
    expect(halts.map((halt) => lostVersion(halt, { ...state, end }, 0, [head(0)]))).toEqual([null, null]);
  });

  it('does not give way for the other player’s entries or for other kinds of rejection', async () => {
    const { state, halts } = await logOf(1, 1);
    const others: Halt[] = [...halts, { kind: 'gap' }, { kind: 'forged', seq: 1 }];
    expect(others.map((halt) => lostVersion(halt, state, 0, [head(0), head(0, 0)]))).toEqual(others.map(() => null));
  });
});
