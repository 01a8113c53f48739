/** What two phones sign about the length of their logs after a restart: who is excused by it, and that it is kept. */
import { describe, expect, it } from 'vitest';
import { startChain } from '../../../src/peer/log/chain.ts';
import { signWord, type WordOf } from '../../../src/peer/log/word.ts';
import { isExcused } from '../../../src/peer/match/evidence/evidence.ts';
import { EvidenceStore } from '../../../src/peer/match/evidence/evidenceStore.ts';
import type { Terms } from '../../../src/peer/match/fold/state.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { testSigner } from '../../support/duel.ts';
import { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { toyGame } from '../../support/toyGame.ts';
import { filled, gid, nonces, rules, seedCommitments } from '../../support/vectors.ts';

const signers = [await testSigner(1, 0), await testSigner(1, 1)] as const;
const chain = startChain(gid, [signers[0].publicKey, signers[1].publicKey]);
const header = {
  publicKeys: [signers[0].publicKey, signers[1].publicKey],
  nonces,
  seedCommitments,
  rules,
  flags: 0,
} as const;
const terms = { game: toyGame, options: {}, header, gameId: gid, takesBack: false } as unknown as Terms;
const place = (seq: number) => ({ seq, head: filled(2), boot: filled(3).slice(0, 16) });

async function evidence(seat: Seat, room?: number) {
  const store = new FaultyDisk(room).open();
  await store.put('game', { seed: filled(4) });
  const parts = { terms, chain: () => chain, seat, signer: signers[seat], store, name: 'game' };
  const record = async () => {
    const read = await store.read('game');
    return read.ok ? read.value.records.evidence : undefined;
  };
  return { mine: new EvidenceStore(parts), record, again: () => new EvidenceStore(parts) };
}

const theirs = async (seq: number): Promise<WordOf<'head'>> =>
  (await signWord(signers[1], chain, { kind: 'head', by: 1, ...place(seq) })) as WordOf<'head'>;
const lengths = ({ heads }: EvidenceStore) => heads.map(({ by, seq }) => [by, seq]).sort();
const exhibit = ({ bytes }: { bytes: Uint8Array }) => ({ kind: 'word', bytes }) as const;

describe('a signed head', () => {
  it('excuses the other player from that length onward', async () => {
    const signed = await theirs(5);
    const excused = (seq: number, author: Seat) => isExcused([signed], { seq, author });
    expect([excused(4, 0), excused(5, 0), excused(99, 0), excused(5, 1)]).toEqual([false, true, true, false]);
  });
});

describe('the heads a phone keeps', () => {
  it('are each player’s shortest and the last one, stored before anything relies on them, even after a restart', async () => {
    const { mine, record, again } = await evidence(0);
    for (const seq of [7, 5, 6]) expect(await mine.vouch(place(seq))).toMatchObject({ by: 0, seq });
    for (const seq of [9, 8, 12])
      expect(await mine.take(exhibit(await theirs(seq)))).toEqual({ ok: true, value: true });
    const kept = [
      [0, 5],
      [0, 6],
      [1, 12],
      [1, 8],
    ];
    expect(lengths(mine)).toEqual(kept);
    const later = again();
    await later.restore(await record());
    expect(lengths(later)).toEqual(kept);
    const wrong = await signWord(signers[0], chain, { kind: 'head', by: 0, ...place(2) });
    expect(await mine.take(exhibit({ bytes: wrong.bytes.with(1, 1) }))).toEqual({ ok: true, value: false });
    expect(lengths(mine)).toEqual(kept);
  });

  it('are none if there is no room: then no word is given and none is accepted', async () => {
    const { mine } = await evidence(0, 40);
    expect(await mine.vouch(place(5))).toBeNull();
    expect((await mine.take(exhibit(await theirs(5)))).ok).toBe(false);
    expect(mine.heads).toEqual([]);
  });
});
