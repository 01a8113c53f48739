/**
 * How a phone's store affects a match that begins or resumes: faults have distinct messages, and leave nothing behind.
 */
import { describe, expect, test } from 'vitest';
import { hex } from '../../../src/base/bytes.ts';
import { createMatch } from '../../../src/peer/match/match.ts';
import { resumeMatch } from '../../../src/peer/match/resume.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { Shelved } from '../../../src/peer/store/shelf.ts';
import { readShelved, writeShelved } from '../../../src/peer/store/shelfRecord.ts';
import type { StoreFault } from '../../../src/peer/store/store.ts';
import { sayRefusal } from '../../../src/words/en/refusals.ts';
import { testSigner } from '../../support/duel.ts';
import { pair } from '../../support/link/memory.ts';
import { copyOf } from '../../support/packetFuzz.ts';
import { FaultyDisk, type OpenOptions } from '../../support/peer/faultyDisk.ts';
import { expectEnd, shortDuel } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';
import { animals } from '../../support/toyTable.ts';

const [signer, peer] = await Promise.all([testSigner(1, 0), testSigner(1, 1)]);
const row: Shelved = {
  game: 'game',
  names: ['Ann', 'Bob'],
  keys: [hex(signer.publicKey), hex(peer.publicKey)],
  seat: 0,
  points: [0, 0],
  turn: 0,
  over: false,
  ticket: { role: 'host', room: 'ACDEFG', token: '00ff', peerKey: peer.publicKey },
  touched: 1,
};

const parts = (disk: FaultyDisk, options: OpenOptions) => ({
  game: toyGame,
  signer,
  store: disk.open(options),
  name: 'game',
  link: pair().a,
  curve: inlineCurve,
  retryMs: 0,
});

const begin = (disk: FaultyDisk, options: OpenOptions = {}) =>
  createMatch({
    ...parts(disk, options),
    seat: 0,
    deck: animals,
    options: { length: 'short' },
    peerKey: peer.publicKey,
    shelf: writeShelved(row),
  });

test.each(['die-before', 'die-after'] as const)(
  'a phone that crashes at the first write of a game (%s) has either nothing of it or everything needed to find it',
  async (fate) => {
    const disk = new FaultyDisk();
    await new Promise<void>(
      (onDeath) => void begin(disk, { fate: ({ index }) => (index === 0 ? fate : 'done'), onDeath }),
    );
    const kept = await disk.open().read('game');
    expect(kept.ok).toBe(fate === 'die-after');
    if (!kept.ok) return;
    expect(Object.keys(kept.value.records).sort()).toEqual(['header', 'seed', 'shelf']);
    expect(readShelved('game', kept.value.records.shelf)).toEqual(row);
    expect(await resumeMatch(parts(disk, {}))).toMatchObject({ ok: true });
  },
);

describe('a store that fails', () => {
  const faults: [StoreFault, string, RegExp][] = [
    ['gone', 'E-STORE', /^That game isn’t on this phone\./],
    ['shut', 'E-SHUT', /^This browser’s storage isn’t available right now\./],
    ['newer', 'E-NEWER', /^A newer version of Meatspace saved data on this phone/],
    ['full', 'E-STORE', /^This phone has no room left/],
  ];

  test.each(faults)('explains why a game cannot be resumed: %s', async (fault, kind, words) => {
    const disk = new FaultyDisk();
    await begin(disk);
    const back = await resumeMatch(parts(disk, { fate: () => fault }));
    expect(back).toMatchObject({ ok: false, error: { kind } });
    expect(!back.ok && sayRefusal(back.error)).toMatch(words);
  });

  test.each(faults)('explains why a game cannot begin: %s', async (fault, kind, words) => {
    const made = await begin(new FaultyDisk(), { fate: () => fault });
    expect(made).toMatchObject({ ok: false, error: { kind } });
    expect(!made.ok && sayRefusal(made.error)).toMatch(words);
  });
});

describe('a store that fails in the middle of a game', () => {
  /** Plays until the phone's store has refused a write, and continues once it works again. */
  async function failing(fault: StoreFault, seat: 0 | 1, from: number) {
    let fails = true;
    const duel = await shortDuel({
      open: (whose) => ({ fate: ({ index }) => (whose === seat && fails && index >= from ? fault : 'done') }),
    });
    const { match } = duel.players[seat];
    // The player's command is refused, and stops nothing.
    const refused = await duel.play(() => match.view().status.kind === 'stopped').catch(String);
    if (typeof refused === 'string') expect(refused).toContain('storeShut');
    else {
      expect(match.view().status).toMatchObject({ why: 'store', fault, winner: null });
      for (let i = 0; i < 3; i++) match.nudge();
      await duel.quiet();
      expect(match.view().status.kind).toBe('stopped');
    }
    fails = false;
    match.nudge();
    await duel.quiet();
    return { duel, match };
  }

  test.each([1, 2, 3, 5, 8, 13, 21, 34].flatMap((from) => ([0, 1] as const).map((seat) => [from, seat] as const)))(
    'is retried if it does not open right now, from its write %i on (seat %i), and the game continues where it was',
    async (from, seat) => {
      const { duel, match } = await failing('shut', seat, from);
      expect(match.view().status.kind).not.toBe('stopped');
      await duel.play();
      expectEnd(duel);
    },
  );

  test('has no verdict on the end of a log that it has not stored', async () => {
    let fails = false;
    const duel = await shortDuel({
      open: (whose) => ({ fate: ({ kind }) => (whose === 0 && fails && kind === 'append' ? 'full' : 'done') }),
    });
    await duel.play(({ players }) => players[0].match.view().length > 30);
    const early = await copyOf(duel.players[0].disk);
    await duel.play();
    expectEnd(duel);
    // Rolled back to before any seed was shown: the entire end arrives in one packet.
    fails = true;
    await duel.restart(0, early);
    await duel.quiet();
    const { match } = duel.players[0];
    expect(match.view().length).toBeLessThan(duel.players[1].match.view().length - 3);
    expect(match.view().status).toMatchObject({ kind: 'stopped', why: 'store', fault: 'full', verdict: null });
    fails = false;
    await duel.restart(0);
    await duel.play();
    expectEnd(duel);
  });

  test('for good stays stopped', async () => {
    const { match } = await failing('refused', 0, 8);
    expect(match.view().status.kind).toBe('stopped');
  });
});
