/** A session with random packets in between still reaches its end. */
import { expect, test } from 'vitest';
import { hex } from '../../../../src/base/bytes.ts';
import { type MatchFile, writeFile } from '../../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../../src/peer/secret/curve.ts';
import { type AnyGame, other } from '../../../../src/rules/game.ts';
import { trenchcoat } from '../../../../src/rules/trenchcoat/index.ts';
import { seeded } from '../../../../src/solo/random.ts';
import { peerEvening } from '../../../support/trenchcoat/evening.ts';
import { floodEvening, floodSignedEvening } from '../../../support/trenchcoat/flood.ts';
import { leadEvening } from '../../../support/trenchcoat/randomEvening.ts';
import { prove } from '../../../support/words/proofTold.ts';

test.each([
  [1, 0],
  [2, 1],
] as const)(
  'packets that are damaged, duplicated or out of order change nothing (seed %i, against seat %i)',
  async (seed, victim) => {
    const { players } = await floodEvening(seed, 400, victim);
    const [a, b] = [players[victim], players[other(victim)]].map(({ match }) => match.view());
    expect(a?.status).toMatchObject({ kind: 'over', verdict: { clean: true } });
    expect(b?.status).toEqual(a?.status);
    expect(b?.head).toEqual(a?.head);
    // Dropped packets are counted, and the link survives.
    expect(a?.peer.dropped).toBeGreaterThan(100);
    expect(b?.peer.dropped).toBeLessThan(10);
  },
);

test.each([
  [0, 80],
  [1, 25],
] as const)(
  'an entry that is signed but wrong only ends the session for seat %i, at its author’s cost',
  async (victim, packets) => {
    const ended = await floodSignedEvening(3, packets, victim);
    expect(ended).toBeGreaterThan(5);
  },
);

test('a damaged file is never accepted as a different fair session', async () => {
  const evening = await peerEvening({ seed: 4 });
  await leadEvening(evening, 4, 3, 'open');
  const file = evening.duel.players[1].match.file() as MatchFile;
  const random = seeded(5);
  const damaged = (bytes: Uint8Array): Uint8Array => bytes.with(random(bytes.length), random(256));
  const { entries } = file;
  const kinds = new Set<string>();
  for (let times = 0; times < 40; times++) {
    const at = random(entries.length);
    const entry = entries[at] as Uint8Array;
    const other = [
      entries.with(at, damaged(entry)),
      entries.toSpliced(at, 1),
      entries.toSpliced(at, 0, entry),
      entries.toSpliced(at, 0, entries[random(entries.length)] as Uint8Array),
      entries.slice(0, at),
    ][times % 5] as Uint8Array[];
    const same =
      other.length === entries.length && other.every((one, nr) => hex(one) === hex(entries[nr] as Uint8Array));
    const { kind, text } = await prove(trenchcoat as AnyGame, writeFile({ ...file, entries: other }), {
      curve: inlineCurve,
    });
    kinds.add(kind);
    expect([times, at, kind === 'fair', text === '']).toEqual([times, at, same, false]);
  }
  expect(kinds.size).toBeGreaterThan(1);
  const whole = await prove(trenchcoat as AnyGame, damaged(writeFile(file)), { curve: inlineCurve });
  expect(whole.kind).not.toBe('fair');
});
