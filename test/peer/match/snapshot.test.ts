/** The snapshot stored with a log: a phone starts from it if it is valid, and otherwise from the log. */

import { describe, expect, it } from 'vitest';
import { zip } from '../../../src/base/lists.ts';
import { restoreChain } from '../../../src/peer/log/chain.ts';
import { hashOf } from '../../../src/peer/log/entry.ts';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import { initialState, replay } from '../../../src/peer/match/fold/replay.ts';
import type { State, Terms } from '../../../src/peer/match/fold/state.ts';
import { isQuiet, readSnapshot, writeSnapshot } from '../../../src/peer/match/log/snapshot.ts';
import type { Match } from '../../../src/peer/match/match.ts';
import { Phone } from '../../../src/peer/match/player/phone.ts';
import { resumeMatch } from '../../../src/peer/match/resume.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { StoredGame } from '../../../src/peer/store/store.ts';
import type { AnyMove, Game, Seat } from '../../../src/rules/game.ts';
import { mustParse } from '../../support/cheat.ts';
import { damagedAt, diskWith, storedBy } from '../../support/damage.ts';
import { pair } from '../../support/link/memory.ts';
import { expectEnd, shortDuel, type ToyDuel } from '../../support/shortToy.ts';
import { type Move, type Table, toyGame } from '../../support/toyGame.ts';

const bond = { seed: new Uint8Array(32).fill(7), game: { id: 'toy', version: 1, build: 'toy-1.js' } };

/** A game played far enough, and what its first player has on disk. */
async function played(): Promise<{ game: ToyDuel; stored: StoredGame }> {
  const game = await shortDuel({ seed: 258 });
  await game.play(({ players }) => players.every(({ match }) => match.view().length >= 44));
  return { game, stored: await storedBy(game, 0) };
}

/**
 * The first player's phone, started from the given storage; the number of entries it has read, and the resulting disk
 * contents.
 */
async function startedFrom(game: ToyDuel, stored: StoredGame) {
  let judged = 0;
  class Counting extends Phone {
    override judge(...args: Parameters<Phone['judge']>) {
      judged++;
      return super.judge(...args);
    }
  }
  const { signer } = game.players[0];
  const store = (await diskWith(stored)).open();
  const resumed = await resumeMatch<Table, Move>({
    ...{ game: toyGame, signer, name: 'duel', curve: inlineCurve, retryMs: 0 },
    ...{ store, link: pair().a },
    makePhone: (...parts) => new Counting(...parts),
  });
  if (!resumed.ok) throw new Error(resumed.error.why);
  const left = async () => {
    const read = await store.read('duel');
    if (!read.ok) throw new Error(read.error);
    return read.value;
  };
  return { match: resumed.value, judged, left };
}

describe('a phone that restarts', () => {
  it('reads only the newest entries, and is where it was', async () => {
    const { game, stored } = await played();
    expect(stored.records.snapshot?.length).toBeGreaterThan(0);
    const { match, judged } = await startedFrom(game, stored);
    expect(judged).toBeLessThanOrEqual(stored.entries.length - 32);
    expect(seen(match)).toEqual(seen(game.players[0].match));
  });

  it('reports everything that has happened, including before the restart', async () => {
    const { game, stored } = await played();
    const { match } = await startedFrom(game, stored);
    expect(await match.history()).toEqual(await game.players[0].match.history());
  });

  it('plays on to a clean end, even if both phones restart again and again', async () => {
    const game = await shortDuel();
    for (let turn = 0; turn < 8; turn++) {
      const { length } = game.players[0].match.view();
      await game.play(({ players }) => players[0].match.view().length >= Math.max(length + 2, 33));
      await game.restart((turn % 2) as Seat);
    }
    await game.play();
    expectEnd(game);
    // Each player's view of the history contains only what both know.
    const open = async ({ match }: (typeof game.players)[0]) =>
      (await match.history()).map(({ seq, events, table }) => ({ seq, events, table }));
    const [a, b] = await Promise.all(game.players.map(open));
    expect(a).toEqual(b);
    expect(a?.length).toBeGreaterThan(10);
  });

  it.each([
    ['its text is damaged', (game: StoredGame) => withSnapshot(game, damagedAt(snapshotIn(game), 900))],
    ['its tag is damaged', (game: StoredGame) => withSnapshot(game, damagedAt(snapshotIn(game), 3))],
    ['it is cut off', (game: StoredGame) => withSnapshot(game, snapshotIn(game).slice(0, 500))],
    ['it is empty', (game: StoredGame) => withSnapshot(game, new Uint8Array())],
  ])('reads the whole log if the snapshot is not valid: %s', async (_, change) => {
    const { game, stored } = await played();
    const { match, judged, left } = await startedFrom(game, change(stored));
    expect(judged).toBeGreaterThan(30);
    expect(seen(match)).toEqual(seen(game.players[0].match));
    // A valid snapshot is there for the next start.
    expect((await startedFrom(game, await left())).judged).toBe(0);
  });

  it('has a snapshot for the next start even if the game is over', async () => {
    const game = await shortDuel({ seed: 258 });
    await game.play();
    const { match, judged, left } = await startedFrom(game, withSnapshot(await storedBy(game, 0), new Uint8Array()));
    expect(judged).toBeGreaterThan(30);
    const again = await startedFrom(game, await left());
    expect(again.judged).toBeLessThan(judged / 2);
    expect(seen(again.match)).toEqual(seen(match));
  });

  it('finds damage to an entry before the snapshot, but not to its signature', async () => {
    const { game, stored } = await played();
    const entries = stored.entries.with(
      9,
      damagedAt(stored.entries[9] as Uint8Array, -5 + (stored.entries[9]?.length ?? 0)),
    );
    const { match } = await startedFrom(game, { ...stored, entries });
    expect(match.view().length).toBeLessThanOrEqual(9);
  });
});

describe('a snapshot', () => {
  it('has the whole state, wherever it is made', async () => {
    for (const seat of [0, 1] as const) {
      const { states, log, terms } = await statesOf(seat);
      let quiet = 0;
      for (const state of states) {
        if (!isQuiet(state)) continue;
        quiet++;
        const { length } = state.chain.past;
        const whole = Array.from({ length: length + 1 }, (_, at) => at % 3 > 0);
        const record = writeSnapshot(bond, state, log.slice(0, length), whole);
        const { chain, ...kept } = state;
        const snapshot = readSnapshot(bond, record, log);
        const authors = chain.past.map(({ author }) => author);
        expect(snapshot).toEqual({ state: kept, signers: chain.signers, authors, whole });
        const start = initialState(terms).chain;
        const authored = zip(log.slice(0, length), snapshot?.authors ?? []);
        const past = [...authored].map(([bytes, author]) => ({ author, hash: hashOf(bytes) }));
        expect(restoreChain(start, past, snapshot?.signers ?? start.signers)).toEqual(chain);
      }
      expect(quiet).toBeGreaterThan(5);
    }
  });

  it('is ignored with another seed, other rules, or another log', async () => {
    const { states, log } = await statesOf(0);
    const state = states.findLast((one) => isQuiet(one)) as State;
    const { length } = state.chain.past;
    const record = writeSnapshot(bond, state, log.slice(0, length), Array(length + 1).fill(true));
    expect(readSnapshot(bond, record, log)).not.toBeNull();
    expect(readSnapshot({ ...bond, seed: new Uint8Array(32) }, record, log)).toBeNull();
    for (const other of [{ version: 2 }, { build: 'toy-2.js' }])
      expect(readSnapshot({ ...bond, game: { ...bond.game, ...other } }, record, log)).toBeNull();
    expect(readSnapshot(bond, record, log.slice(0, length - 1))).toBeNull();
    expect(readSnapshot(bond, record, log.with(4, damagedAt(log[4] as Uint8Array, 20)))).toBeNull();
    expect(readSnapshot(bond, undefined, log)).toBeNull();
  });
});

/** The states of a whole game on one phone, and its log. */
async function statesOf(seat: Seat): Promise<{ states: State[]; log: readonly Uint8Array[]; terms: Terms }> {
  let phone: Phone | null = null;
  const makePhone = (...parts: ConstructorParameters<typeof Phone>) => {
    phone = new Phone(...parts);
    return phone;
  };
  const game = await shortDuel({ dishonest: { seat, makePhone } });
  await game.play();
  const { header, options, entries } = game.players[seat].match.file() as MatchFile;
  const terms = { game: toyGame as Game<unknown, AnyMove>, options, header, gameId: gameId(header), takesBack: true };
  const states = [initialState(terms)];
  for await (const step of replay(terms, phone as unknown as Phone, entries.map(mustParse))) {
    if (!step.ok) throw new Error(step.error.offence.detail.kind);
    states.push(step.value.state);
  }
  return { states, log: entries, terms };
}

/** What must be the same after a restart: everything except information about the other phone. */
function seen({ view }: Pick<Match<Table, Move>, 'view'>) {
  // The phone that restarted last has not received anything from the other yet.
  const { peer: _, synced: __, ...rest } = view();
  return rest;
}

const snapshotIn = ({ records }: StoredGame): Uint8Array => records.snapshot as Uint8Array;
const withSnapshot = (game: StoredGame, snapshot: Uint8Array): StoredGame => ({
  ...game,
  records: { ...game.records, snapshot },
});
