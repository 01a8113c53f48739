/**
 * A game moves to another phone of the same player: nothing is lost, and the old phone can no longer act (PROTOCOL
 * 10.8).
 */
import { describe, expect, it } from 'vitest';
import { hex } from '../../../src/base/bytes.ts';
import type { Signer } from '../../../src/peer/crypto.ts';
import type { Body } from '../../../src/peer/log/body.ts';
import { decodeCbor, encodeCbor, isList } from '../../../src/peer/log/cbor.ts';
import { signEntry } from '../../../src/peer/log/entry.ts';
import { joinGameFiles, type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { MAX_HANDOVERS } from '../../../src/peer/match/fold/accept.ts';
import type { Match } from '../../../src/peer/match/match.ts';
import { joinParcels, readParcel, storeLog, storeParcel, writeParcel } from '../../../src/peer/match/parcel.ts';
import { tagOf, writeMessage } from '../../../src/peer/match/sync/wire.ts';
import { receiveTransfer, sendTransfer, type TransferStage } from '../../../src/peer/match/transfer.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { StoredGame } from '../../../src/peer/store/store.ts';
import { type AnyMove, type Game, other, type Seat } from '../../../src/rules/game.ts';
import { mustParse, onTheWay } from '../../support/cheat.ts';
import { TestClock } from '../../support/clock.ts';
import { testSigner, testTaker } from '../../support/duel.ts';
import { byChance, type FateOf } from '../../support/link/fate.ts';
import { pair } from '../../support/link/memory.ts';
import { entriesOf, messageOf } from '../../support/packets.ts';
import { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { takerOf, taking, wordFor, wordOf, wordPacket } from '../../support/peer/words.ts';
import { expectEnd, shortDuel, type ToyDuel, type ToyOptions } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';
import { prove, proveFile } from '../../support/words/proofTold.ts';

const rules = toyGame as Game<unknown, AnyMove>;
const viewOf = ({ players }: ToyDuel, seat: Seat) => players[seat].match.view();
const fileOf = ({ players }: ToyDuel, seat: Seat) => players[seat].match.file() as MatchFile;
const proofOf = (file: MatchFile) => prove(rules, writeFile(file), { curve: inlineCurve });

interface Moving {
  duel: ToyDuel;
  signers: [Signer, Signer];
  /** The player whose turn it is, and a phone to which either player's game may move. */
  asked: Seat;
  next: Signer;
}

/** A game in progress. */
async function midway(more: Partial<ToyOptions> = {}): Promise<Moving> {
  const signers: [Signer, Signer] = [await testSigner(45, 0), await testSigner(45, 1)];
  const duel = await shortDuel({ signers, ...more });
  await duel.play(({ players }) => players.some(({ match }) => match.view().asked && match.view().length > 24));
  await duel.quiet();
  return { duel, signers, asked: viewOf(duel, 0).asked ? 0 : 1, next: testTaker(1969, 0) };
}

const storedOf = async ({ players }: ToyDuel, seat: Seat): Promise<StoredGame> => {
  const stored = await players[seat].disk.open().read('duel');
  if (!stored.ok) throw new Error(stored.error);
  return stored.value;
};

/** Like `quiet`, including everything the new phone has signed in the meantime. */
async function settled(duel: ToyDuel): Promise<void> {
  for (let times = 0; times < 10; times++) {
    await duel.quiet();
    await new Promise((wake) => setImmediate(wake));
  }
}

/** Moves everything the given seat's phone holds to another phone, which plays on in its place. */
async function arrive({ duel, signers, next }: Moving, seat: Seat, disk = new FaultyDisk()): Promise<void> {
  const parcel = readParcel(writeParcel(await storedOf(duel, seat))) as StoredGame;
  expect(await storeParcel(parcel, { game: rules, key: next.publicKey, store: disk.open() })).toMatchObject({
    ok: true,
  });
  signers[seat] = next;
  await duel.restart(seat, disk);
  for (const { match } of duel.players) match.nudge();
  await duel.quiet();
}

describe('a game moves to another phone', () => {
  it.each(['who has the pen', 'who waits'] as const)('and is played to its end there (the player %s)', async (who) => {
    const moving = await midway();
    const { duel, asked, next } = moving;
    const seat = who === 'who waits' ? other(asked) : asked;
    const { table, length } = viewOf(duel, seat);
    expect(await duel.players[seat].match.moveTo(takerOf(next))).toEqual({ ok: true, value: null });
    await duel.quiet();
    expect(viewOf(duel, seat).move).toMatchObject({
      going: false,
      gone: { key: next.publicKey, seq: length, known: true },
    });
    expect(viewOf(duel, other(seat)).move).toMatchObject({
      gone: null,
      all: [{ by: seat, seq: length }],
      peerKey: next.publicKey,
    });
    expect(viewOf(duel, other(seat)).table).toEqual(table);
    // The old phone does nothing more, whatever its player tries.
    const { match } = duel.players[seat];
    for (const wish of [
      match.play([{ do: 'pass' }]),
      match.resign(),
      match.offer({ what: 'draw' }),
      match.pause(true),
      match.moveTo(null),
    ])
      expect(await wish).toMatchObject({ ok: false, error: { kind: 'E-MOVED' } });
    await arrive(moving, seat);
    expect(viewOf(duel, seat)).toMatchObject({ table, synced: true, move: { gone: null }, asked: seat === asked });
    await duel.play();
    expectEnd(duel);
    const proof = await proofOf(fileOf(duel, other(seat)));
    expect(proof.kind).toBe('fair');
    expect(proof.text).toContain(`moved to another phone at entry ${length}`);
  });

  it('for both players, and back again', async () => {
    const moving = await midway();
    const { duel, signers, next } = moving;
    const [first, disk] = [signers[0], duel.players[0].disk];
    await duel.players[0].match.moveTo(takerOf(next));
    await duel.quiet();
    await arrive(moving, 0);
    const third = testTaker(1970, 1);
    await duel.players[1].match.moveTo(takerOf(third));
    await duel.quiet();
    await arrive({ ...moving, next: third }, 1);
    expect(await duel.players[0].match.moveTo(takerOf(third))).toMatchObject({ error: { kind: 'E-KEY' } });
    expect(await duel.players[0].match.moveTo(takerOf(first))).toMatchObject({ ok: true });
    await duel.quiet();
    await arrive({ ...moving, next: first }, 0, disk);
    expect(viewOf(duel, 0).move.all.map(({ by }) => by)).toEqual([0, 1, 0]);
    await duel.play();
    expectEnd(duel);
    expect((await proofOf(fileOf(duel, 1))).kind).toBe('fair');
  });

  it('in the middle of a match, whose file still shows the same two players', async () => {
    const moving = await midway();
    const { duel, signers, next } = moving;
    await duel.players[0].match.moveTo(takerOf(next));
    await duel.quiet();
    await arrive(moving, 0);
    await duel.play();
    const first = fileOf(duel, 0);
    const options = { length: 'short', after: hex(gameId(first.header)) };
    const second = await shortDuel({ signers: [signers[0], signers[1]], options });
    await second.play();
    const ofBoth = (games: readonly MatchFile[]) =>
      proveFile(async () => rules, joinGameFiles(games), { curve: inlineCurve });
    expect((await ofBoth([first, fileOf(second, 0)])).text).toContain('in a row between the same two keys');
    const stranger = await shortDuel({ signers: [await testSigner(1973, 0), signers[1]], options });
    await stranger.play();
    expect((await ofBoth([first, fileOf(stranger, 0)])).text).toContain('aren’t one match');
  });

  it('only while the other player’s phone is connected and the game is unfinished', async () => {
    const { duel, asked, next } = await midway();
    const { match } = duel.players[asked];
    duel.pair.cut();
    expect(await match.moveTo(takerOf(next))).toMatchObject({ error: { kind: 'E-AWAY' } });
    duel.pair.restore();
    await duel.quiet();
    await match.resign();
    await duel.quiet();
    expect(await match.moveTo(takerOf(next))).toMatchObject({ error: { kind: 'E-PEN' } });
  });

  it('unless its player changed their mind before the other phone wrote it down', async () => {
    const { duel, asked, next } = await midway();
    const seat = other(asked);
    const { match } = duel.players[seat];
    await match.moveTo(takerOf(next));
    expect(match.view().move.going).toBe(true);
    await match.moveTo(null);
    // The word in transit may still be written to the log; a move that comes first voids it.
    await duel.players[asked].match.resign();
    await duel.play();
    expect(viewOf(duel, seat).move.gone).toBeNull();
    expectEnd(duel);
  });

  it('over a bad link, whenever it is requested: the word is repeated until it is written down', async () => {
    for (let seed = 1; seed <= 4; seed++) {
      const moving = await midway({ fate: byChance(seed, { drop: 0.2, duplicate: 0.1, reorder: 0.1, delay: 0.1 }) });
      const { duel, next } = moving;
      const seat: Seat = seed % 2 === 0 ? 0 : 1;
      expect(await duel.players[seat].match.moveTo(takerOf(next)), `seed ${seed}`).toEqual({ ok: true, value: null });
      for (let tries = 0; tries < 200 && viewOf(duel, seat).move.gone?.known !== true; tries++) {
        for (const { match } of duel.players) match.nudge();
        await duel.quiet();
        if (tries % 5 === 4) await duel.turn();
      }
      expect(viewOf(duel, seat).move.gone, `seed ${seed}`).toMatchObject({ known: true });
      await arrive(moving, seat);
      await duel.play();
      expectEnd(duel);
    }
  });
});

describe('a phone that missed a move to another phone', () => {
  it('recognizes the new phone by the entry it shows, and plays on with it even though the old one is gone', async () => {
    const timers = new TestClock();
    let silent = false;
    const moving = await midway({ timers, fate: () => (silent ? 'drop' : 'deliver') });
    const { duel, next, asked: seat } = moving;
    const peer = other(seat);
    silent = true;
    expect(await duel.players[seat].match.moveTo(takerOf(next))).toMatchObject({ ok: true });
    await duel.quiet();
    timers.pass(122_000);
    await duel.quiet();
    expect(viewOf(duel, seat).move.gone).toMatchObject({ known: true });
    const { match } = duel.players[peer];
    const before = match.view();
    await arrive(moving, seat);
    const { handover } = viewOf(duel, seat).move;
    if (handover === null) throw new Error('the game has not moved');
    expect(match.view().move.peerKey).toEqual(before.move.peerKey);
    expect(before.move).toMatchObject({ all: [], handover: null });
    expect(await match.follows(next.publicKey, handover)).toBe(true);
    // Neither with another key nor with anything else that may be shown.
    expect(await match.follows(testTaker(1971, 0).publicKey, handover)).toBe(false);
    for (let at = 0; at < handover.length; at += 7)
      expect(
        await match.follows(
          next.publicKey,
          handover.map((byte, i) => (i === at ? byte ^ 1 : byte)),
        ),
      ).toBe(false);
    for (const shown of [new Uint8Array(), fileOf(duel, peer).entries[3] as Uint8Array])
      expect(await match.follows(next.publicKey, shown)).toBe(false);
    silent = false;
    await duel.play();
    expectEnd(duel);
    expect(viewOf(duel, peer).move.peerKey).toEqual(next.publicKey);
    // The log contains the handover by now.
    expect(await match.follows(next.publicKey, handover)).toBe(false);
  });
});

describe('a phone that crashes during the move', () => {
  it.each([
    ['its own', 'who has the pen'],
    ['its own', 'who waits'],
    ['the other', 'who has the pen'],
    ['the other', 'who waits'],
  ] as const)('(%s, of %s) at any write loses nothing, and the game moves once', async (dying, who) => {
    let dead = 0;
    for (const fate of ['die-before', 'die-after'] as const)
      for (let at = 0; at < 3; at++) {
        // The phone's writes so far, and the write at which it crashes.
        let [writes, deadly]: [number, number | null] = [0, null];
        let mortal: Seat | null = null;
        const moving = await midway({
          open: (seat) => ({
            fate: ({ kind }) => (seat === mortal && kind === 'append' && writes++ === deadly ? fate : 'done'),
          }),
        });
        const { duel, asked, next } = moving;
        const seat = who === 'who waits' ? other(asked) : asked;
        [mortal, deadly, writes] = [dying === 'its own' ? seat : other(seat), at, 0];
        // A crashed phone never answers its player.
        void duel.players[seat].match.moveTo(takerOf(next));
        await settled(duel);
        const died = duel.dead[mortal];
        if (died) {
          dead++;
          deadly = null;
          await duel.restart(mortal);
          for (const { match } of duel.players) match.nudge();
          await duel.quiet();
        }
        const { match } = duel.players[seat];
        if (match.view().move.gone === null) expect(await match.moveTo(takerOf(next))).toMatchObject({ ok: true });
        await settled(duel);
        expect(match.view().move.gone).toMatchObject({ key: next.publicKey, known: true });
        expect(match.view().move.all).toHaveLength(1);
        deadly = null;
        await arrive(moving, seat);
        await duel.play();
        expectEnd(duel);
      }
    expect(dead).toBeGreaterThan(1);
  });

  it('and is the new one has all of what arrived or none of it', async () => {
    const moving = await midway();
    const { duel, asked, next } = moving;
    await duel.players[asked].match.moveTo(takerOf(next));
    await duel.quiet();
    const parcel = readParcel(writeParcel(await storedOf(duel, asked))) as StoredGame;
    const disk = new FaultyDisk();
    for (const [index, fate, kept] of [
      [0, 'die-before', null],
      [0, 'die-after', parcel],
      [1, 'die-before', parcel],
    ] as const) {
      await disk.open().remove('duel');
      await new Promise<void>((onDeath) => {
        const store = disk.open({ fate: (operation) => (operation.index === index ? fate : 'done'), onDeath });
        void storeParcel(parcel, { game: rules, key: next.publicKey, store });
      });
      const there = await disk.open().read('duel');
      expect(there.ok ? there.value : null, `${fate} at ${index}`).toEqual(kept);
    }
    await arrive(moving, asked, disk);
    await duel.play();
    expectEnd(duel);
  });
});

describe('a player’s two phones', () => {
  /**
   * The old phone offers its game over a link between the two phones; `link.pump` and the duel alternate until nothing
   * more arrives.
   */
  async function transferring(
    moving: Moving,
    options: {
      key?: Uint8Array;
      refuses?: string;
      has?(): boolean;
      full?(): boolean;
      isShut?(): boolean;
      fate?: FateOf;
      retryMs?: number;
    } = {},
  ) {
    const { duel, asked, next, signers } = moving;
    const link = pair(options.fate && { fate: options.fate });
    const disk = new FaultyDisk();
    const stages: [TransferStage[], TransferStage[]] = [[], []];
    const offer = { game: 'duel', version: 'toy/1', names: ['Ann', 'Bob'] as const };
    const match = duel.players[asked].match as Match<unknown, never>;
    let changed = (): void => {};
    const storeOf = (disk: FaultyDisk) => disk.open({ fate: () => (options.full?.() ? 'full' : 'done') });
    const give = () =>
      sendTransfer(
        link.a,
        {
          offer,
          key: options.key ?? next.publicKey,
          match: {
            view: () => match.view(),
            moveTo: (to) => match.moveTo(to),
            onChange: (listener) => {
              changed = listener;
              return match.onChange(listener);
            },
          },
          words: ({ why }) => why,
          parcel: async () => (options.isShut?.() ? null : storedOf(duel, asked)),
        },
        (stage) => stages[0].push(stage),
        options.retryMs ?? 0,
      );
    const take = () =>
      receiveTransfer(
        link.b,
        {
          look: async () =>
            options.has?.()
              ? 'taken'
              : options.refuses
                ? { kind: 'E-VERSION', why: options.refuses, values: {} }
                : null,
          words: ({ why }) => why,
          signer: next,
          peerKey: signers[asked].publicKey,
          keep: (log) => storeLog(log, storeOf(disk)),
          take: async (rest) => {
            const parcel = await joinParcels(rest, storeOf(disk));
            return parcel.ok
              ? storeParcel(parcel.value, { game: rules, key: next.publicKey, store: storeOf(disk) })
              : parcel;
          },
        },
        (stage) => stages[1].push(stage),
      );
    const ended = ({ at }: TransferStage): boolean => at === 'done' || at === 'refused';
    /** Runs until both transfers have ended, or for `turns` rounds at most. */
    const settle = async (turns = 20_000) => {
      for (let turn = 0; turn < turns && !stages.every((one) => one.some(ended)); turn++) {
        await duel.quiet();
        link.pump();
        await new Promise((wake) => setImmediate(wake));
      }
    };
    return {
      link,
      disk,
      stages,
      give,
      take,
      settle,
      changes: () => changed(),
      last: () => stages.map((one) => one.at(-1)?.at),
    };
  }

  it('hand over a game, and the new one plays on', async () => {
    const moving = await midway();
    const { disk, give, take, settle, last } = await transferring(moving);
    const [old, young] = [give(), take()];
    await settle();
    expect(last()).toEqual(['done', 'done']);
    for (const course of [old, young]) course.end();
    moving.signers[moving.asked] = moving.next;
    await moving.duel.restart(moving.asked, disk);
    for (const { match } of moving.duel.players) match.nudge();
    await moving.duel.play();
    expectEnd(moving.duel);
  });

  it('both know that the game has arrived, even if the connection breaks before the last word', async () => {
    const moving = await midway();
    const { link, give, take, settle, stages, last } = await transferring(moving);
    const [old, young] = [give(), take()];
    const arrived = () => stages[1].some(({ at }) => at === 'done');
    // Every packet by itself, so that the word that follows the storing is in transit when the connection breaks.
    for (let turn = 0; turn < 20_000 && !arrived(); turn++) {
      await moving.duel.quiet();
      link.step();
      await new Promise((wake) => setImmediate(wake));
    }
    young.end();
    link.cut();
    link.pump();
    expect(last()).toEqual(['sending', 'done']);
    link.restore();
    await settle();
    expect(last()).toEqual(['done', 'done']);
    old.end();
    link.a.close();
    link.pump();
    expect(link.b.state).toBe('closed');
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('hand over the game although packet %i is lost unnoticed', async (lost) => {
    const moving = await midway();
    const fate: FateOf = ({ index }) => (index === lost ? 'drop' : 'deliver');
    const { give, take, settle, last } = await transferring(moving, { fate, retryMs: 1 });
    const courses = [give(), take()];
    await settle();
    expect(last()).toEqual(['done', 'done']);
    for (const course of courses) course.end();
  });

  it('hand over the game although the rest is lost with the connection, and then the word that the log is stored', async () => {
    const moving = await midway();
    const { kept, part } = { kept: 5, part: 4 };
    const seen = { kept: 0, rest: 0, log: 0 };
    /** After the list's head and the mark, a message has its kind; a part then says whether it is of the rest. */
    const fate: FateOf = ({ packet }) => {
      if (packet[8] === kept && ++seen.kept === 2) return 'drop';
      if (packet[8] === part && packet[9] === 1 && ++seen.rest === 1) transfer.link.cut();
      // The match's own connection comes back at the same time.
      if (packet[8] === part && packet[9] === 0 && ++seen.log === 2) transfer.changes();
      return 'deliver';
    };
    const transfer = await transferring(moving, { fate, retryMs: 1 });
    const courses = [transfer.give(), transfer.take()];
    await transfer.settle(100);
    expect([seen, transfer.last()]).toEqual([{ kept: 1, rest: 1, log: 1 }, ['sending', 'moving']]);
    transfer.link.restore();
    await transfer.settle(1_000_000);
    expect([seen.kept > 2, transfer.last()]).toEqual([true, ['done', 'done']]);
    for (const course of courses) course.end();
  });

  it.each([
    ['new', { refuses: 'No.' }, 'No.'],
    ['old', { isShut: () => true }, 'oldPhoneShut'],
  ])('both learn that the %s one refuses, even if its word is lost', async (_, why, text) => {
    const refuse = 3;
    let refusals = 0;
    const fate: FateOf = ({ packet }) => (packet[8] === refuse && ++refusals === 1 ? 'drop' : 'deliver');
    const { give, take, settle, stages } = await transferring(await midway(), { ...why, fate, retryMs: 1 });
    const courses = [give(), take()];
    await settle(1_000_000);
    expect([refusals > 1, ...stages.map((one) => one.at(-1))]).toEqual([
      true,
      { at: 'refused', text },
      { at: 'refused', text },
    ]);
    for (const course of courses) course.end();
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('hand over the game although a third of all packets is lost (%i)', async (seed) => {
    const moving = await midway();
    const { give, take, settle, last } = await transferring(moving, {
      fate: byChance(seed, { drop: 1 / 3 }),
      retryMs: 1,
    });
    const courses = [give(), take()];
    await settle(1_000_000);
    expect(last()).toEqual(['done', 'done']);
    for (const course of courses) course.end();
  });

  it('lose nothing if the new one has no room for the game: it moves to the same key once there is room', async () => {
    const moving = await midway();
    const room = { left: false };
    const { disk, give, take, settle, stages, last } = await transferring(moving, { full: () => !room.left });
    const courses = [give(), take()];
    await settle();
    expect(stages.map((one) => one.at(-1))).toEqual([
      { at: 'refused', text: 'storeFull' },
      { at: 'refused', text: 'storeFull' },
    ]);
    expect(await disk.open().list()).toEqual({ ok: true, value: [] });
    expect(viewOf(moving.duel, moving.asked).move).toMatchObject({ going: false, gone: null });
    expect((await storedOf(moving.duel, moving.asked)).entries.length).toBeGreaterThan(24);
    for (const course of courses) course.end();
    for (const one of stages) one.length = 0;
    room.left = true;
    give();
    take();
    await settle();
    expect(last()).toEqual(['done', 'done']);
    moving.signers[moving.asked] = moving.next;
    await moving.duel.restart(moving.asked, disk);
    for (const { match } of moving.duel.players) match.nudge();
    await moving.duel.play();
    expectEnd(moving.duel);
  });

  it('lose nothing if the new one has signed for the game and then has no room after all', async () => {
    const moving = await midway();
    const moved = { full: true };
    const full = () => moved.full && viewOf(moving.duel, moving.asked).move.gone !== null;
    const { disk, give, take, settle, stages, last } = await transferring(moving, { full });
    const courses = [give(), take()];
    await settle();
    expect(stages[0].at(-1)).toEqual({ at: 'refused', text: 'storeFull' });
    expect(viewOf(moving.duel, moving.asked).move.gone).toMatchObject({ key: moving.next.publicKey });
    const there = await disk.open().read('duel');
    expect(there.ok && Object.keys(there.value.records)).toEqual(['header', 'snapshot']);
    for (const course of courses) course.end();
    for (const one of stages) one.length = 0;
    moved.full = false;
    give();
    take();
    await settle();
    expect(last()).toEqual(['done', 'done']);
    moving.signers[moving.asked] = moving.next;
    await moving.duel.restart(moving.asked, disk);
    for (const { match } of moving.duel.players) match.nudge();
    await moving.duel.play();
    expectEnd(moving.duel);
  });

  it('keep the player’s secrets off the new phone until the log says that the game has moved', async () => {
    const moving = await midway();
    const { duel, asked } = moving;
    const { disk, give, take, settle, stages } = await transferring(moving, {
      full: () => viewOf(duel, asked).move.gone !== null,
    });
    give();
    take();
    await settle();
    const { seed } = (await storedOf(duel, asked)).records;
    const there = await disk.open().read('duel');
    expect(there.ok && there.value.entries.length).toBeGreaterThan(24);
    expect(there.ok && there.value.records).not.toHaveProperty('seed');
    expect(seed).toHaveLength(32);
    expect(stages[1].some(({ at }) => at === 'done')).toBe(false);
  });

  it('stay as they are if the new one refuses after all: the request to move is cancelled', async () => {
    const moving = await midway();
    const { duel, asked } = moving;
    const seat = other(asked);
    const { match } = duel.players[seat];
    const link = pair();
    const course = sendTransfer(
      link.a,
      {
        offer: { game: 'duel', version: 'toy/1', names: ['Ann', 'Bob'] },
        key: moving.next.publicKey,
        match: match as Pick<Match<unknown, never>, 'view' | 'moveTo' | 'onChange'>,
        words: ({ why }) => why,
        parcel: () => storedOf(duel, seat),
      },
      () => {},
      0,
    );
    let refuses: string | null = null;
    const take = () =>
      receiveTransfer(
        link.b,
        {
          look: async () => (refuses === null ? null : { kind: 'E-STORE', why: refuses, values: {} }),
          words: ({ why }) => why,
          signer: moving.next,
          peerKey: moving.signers[seat].publicKey,
          keep: async ({ entries }) => ({ ok: true, value: entries.length }),
          take: async () => ({ ok: true, value: null }),
        },
        () => {},
      );
    const turn = async () => {
      for (let n = 0; n < 20; n++) {
        link.pump();
        await new Promise((wake) => setImmediate(wake));
      }
      await match.idle();
    };
    // It is the opponent's turn, and their phone writes nothing in the meantime: no packet of the duel is delivered.
    const first = take();
    await turn();
    expect(match.view().move.going).toBe(true);
    expect(match.view().move.gone).toBeNull();
    first.end();
    link.cut();
    refuses = 'The new phone cannot keep a game just now.';
    take();
    link.restore();
    await turn();
    expect(match.view().move.going).toBe(false);
    course.end();
  });

  it('continue at the next connection if the link breaks or one of them crashes', async () => {
    for (let packets = 0; packets < 5; packets++) {
      const moving = await midway();
      const { link, give, take, settle, last, disk, stages } = await transferring(moving);
      let [old, young] = [give(), take()];
      // `packets` packets arrive, then no more.
      for (let sent = 0; sent < packets; sent++) {
        link.step();
        await moving.duel.quiet();
        await new Promise((wake) => setImmediate(wake));
      }
      link.cut();
      await settle(20);
      for (const course of [old, young]) course.end();
      link.restore();
      [old, young] = [give(), take()];
      await settle();
      expect(last(), `after ${packets} packets: ${JSON.stringify(stages)}`).toEqual(['done', 'done']);
      moving.signers[moving.asked] = moving.next;
      await moving.duel.restart(moving.asked, disk);
      await moving.duel.quiet();
      expect(viewOf(moving.duel, moving.asked).move.gone).toBeNull();
    }
  });

  it('know when the new one already has the game and the old one has not heard', async () => {
    const moving = await midway();
    const has = () => viewOf(moving.duel, moving.asked).move.gone !== null;
    const { give, take, settle, last, stages } = await transferring(moving, { has });
    const [old, young] = [give(), take()];
    await settle();
    for (const course of [old, young]) course.end();
    for (const one of stages) one.length = 0;
    give();
    take();
    await settle();
    expect(last()).toEqual(['done', 'done']);
    expect(stages[1]).toEqual([{ at: 'offered' }, { at: 'done' }]);
  });

  it('refuse with a sentence if the new one has other rules, or the game has moved to a third phone', async () => {
    const moving = await midway();
    const refused = await transferring(moving, { refuses: 'This phone has other rules.' });
    refused.give();
    refused.take();
    await refused.settle();
    expect(refused.stages[0].at(-1)).toEqual({ at: 'refused', text: 'This phone has other rules.' });
    expect(viewOf(moving.duel, moving.asked).move).toMatchObject({ going: false, gone: null });
    await moving.duel.players[moving.asked].match.moveTo(takerOf(moving.next));
    await moving.duel.quiet();
    const third = await transferring(moving, { key: (await testSigner(1972, 0)).publicKey });
    third.give();
    third.take();
    await third.settle();
    expect(third.stages[1].at(-1)).toMatchObject({
      at: 'refused',
      text: 'movedElsewhere',
    });
  });
});

describe('a game that reaches the new phone', () => {
  it('is refused with a sentence if it is damaged, has not moved to that phone, or has other rules', async () => {
    const { duel, asked, next } = await midway();
    const before = await storedOf(duel, asked);
    const to = { game: rules, key: next.publicKey, store: new FaultyDisk().open() };
    expect(await storeParcel(before, to)).toMatchObject({ error: { kind: 'E-KEY' } });
    await duel.players[asked].match.moveTo(takerOf(next));
    await duel.quiet();
    const parcel = await storedOf(duel, asked);
    const [first, ...rest] = parcel.entries;
    expect(await storeParcel({ ...parcel, entries: rest }, to)).toMatchObject({ error: { kind: 'E-PARCEL' } });
    expect(await storeParcel({ ...parcel, records: {} }, to)).toMatchObject({ error: { kind: 'E-PARCEL' } });
    const cut = { ...parcel, entries: [first as Uint8Array] };
    expect(await storeParcel(cut, to)).toMatchObject({ error: { kind: 'E-KEY' } });
    const other = { ...rules, version: rules.version + 1 };
    expect(await storeParcel(parcel, { ...to, game: other })).toMatchObject({ error: { kind: 'E-VERSION' } });
    const more = { ...rules, cards: [...rules.cards, 'yak'] };
    expect(await storeParcel(parcel, { ...to, game: more })).toMatchObject({ error: { kind: 'E-VERSION' } });
    const note = { changes: [{ is: 'change', nr: 1 }] };
    expect(readParcel(writeParcel({ ...parcel, note }))?.note).toEqual(note);
    expect(readParcel(writeParcel(parcel))).not.toHaveProperty('note');
    const older = decodeCbor(writeParcel(parcel), 10_100);
    if (!older.ok || !isList(older.value)) throw new Error('a parcel is a list');
    expect(readParcel(encodeCbor(older.value.slice(0, 4)))).toEqual(readParcel(writeParcel(parcel)));
    // A disk that reports success and stores nothing is detected, because everything written is read back.
    const empty: typeof to.store = { ...to.store, put: async () => ({ ok: true, value: null }) };
    expect(await storeParcel(parcel, { ...to, store: empty })).toMatchObject({ error: { kind: 'E-STORE' } });
    const unread = writeParcel({ ...parcel, note }).map((byte, at, { length }) => (at === length - 1 ? 0 : byte));
    expect(readParcel(unread)).toBeNull();
    const bytes = writeParcel(parcel);
    for (const wrong of [new Uint8Array(), bytes.slice(1), bytes.slice(0, -1)]) expect(readParcel(wrong)).toBeNull();
    expect(await to.store.list()).toEqual({ ok: true, value: [] });
  });
});

describe('a copy of a moved game that plays on', () => {
  /** The game has moved; `say`: what the old phone sends anyway. */
  async function moved() {
    let boot = new Uint8Array(16);
    let send: (packet: Uint8Array) => void = () => {};
    const moving = await midway({
      wrap: (link, seat) => {
        if (seat !== 0) return link;
        send = (packet) => void link.send(packet);
        return onTheWay(link, (packet, pass) => {
          const message = messageOf(packet);
          if (message !== null && 'boot' in message) boot = message.boot.slice();
          pass(packet);
        });
      },
    });
    const { duel, signers, next } = moving;
    const [old] = signers;
    await duel.players[0].match.moveTo(takerOf(next));
    await duel.quiet();
    const { seq } = viewOf(duel, 0).move.gone ?? { seq: -1 };
    await arrive(moving, 0);
    const gid = gameId(fileOf(duel, 0).header);
    const say = async (entries: readonly Uint8Array[]) => {
      send(writeMessage(tagOf(gid), { kind: 'entries', boot, entries }));
      await duel.quiet();
    };
    const sign = (at: number, body: Body) => {
      const prev = at === 0 ? gid : mustParse(fileOf(duel, 1).entries[at - 1] as Uint8Array).hash;
      return signEntry(old, gid, { seq: at, author: 0, prev, body });
    };
    return { duel, seq, say, sign, old, gid };
  }

  const caught = async ({ duel }: { duel: ToyDuel }): Promise<void> => {
    expect(viewOf(duel, 1).status).toMatchObject({ kind: 'stopped', why: 'cheat', seat: 0, fault: 'moved', winner: 1 });
    const proof = await proofOf(fileOf(duel, 1));
    expect(proof.kind).toBe('foul');
    expect(proof.text).toContain('by a phone that had already handed over the game');
    await duel.restart(1);
    for (const { match } of duel.players) match.nudge();
    await duel.quiet();
    expect(viewOf(duel, 1).status).toMatchObject({ kind: 'stopped', seat: 0, winner: 1 });
  };

  it('is caught at its next entry, and named', async () => {
    const made = await moved();
    const { duel, say, sign } = made;
    await duel.play(() => viewOf(duel, 1).pen === 0 && viewOf(duel, 1).asked === false && viewOf(duel, 0).asked);
    const { bytes } = await sign(viewOf(duel, 1).length, { type: 'RESIGN', word: null });
    await say([bytes]);
    await caught(made);
  });

  it('is caught with an entry whose number the log already has', async () => {
    const made = await moved();
    const { duel, seq, say, sign } = made;
    const byNew = () => fileOf(duel, 1).entries.findIndex((bytes, at) => at > seq && mustParse(bytes).author === 0);
    await duel.play(() => byNew() > 0);
    await duel.quiet();
    const { bytes } = await sign(byNew(), { type: 'RESIGN', word: null });
    await say([bytes]);
    await caught(made);
  });

  it('cannot move the game again: its word for another phone is ignored', async () => {
    const { duel, old, gid } = await moved();
    await duel.play(() => viewOf(duel, 1).asked);
    const third = testTaker(1971, 0);
    const { length, head } = viewOf(duel, 1);
    const { key, taken } = await taking(third, fileOf(duel, 1), 0);
    const word = await wordFor(old, gid, { kind: 'move', by: 0, seq: length, head, to: key, taken });
    const statement: Body = { type: 'HANDOVER', key, taken, word: word.bytes };
    const stranger = await signEntry(await testSigner(45, 1), gid, {
      seq: length,
      author: 1,
      prev: head,
      body: statement,
    });
    const file = fileOf(duel, 0);
    // A player who writes this entry to the log answers for it.
    const proof = await proofOf({ ...file, entries: [...file.entries, stranger.bytes] });
    expect(proof).toMatchObject({
      kind: 'foul',
      text: expect.stringContaining('has not signed the “move” that belongs here'),
    });
  });
});

describe('the word of a player who moves their game dishonestly', () => {
  /** Sends words in the name of the waiting player to the player whose turn it is. */
  async function waiting() {
    const sends: ((packet: Uint8Array) => void)[] = [];
    const moving = await midway({
      wrap: (link, seat) => {
        sends[seat] = (packet) => void link.send(packet);
        return link;
      },
    });
    const { duel, asked, signers } = moving;
    const [by, gid] = [other(asked), gameId(fileOf(duel, asked).header)];
    const say = async (signer: Signer, next: Signer, as = next.publicKey): Promise<void> => {
      const { length: seq, head } = viewOf(duel, asked);
      const { taken } = await taking(next, fileOf(duel, asked), by);
      const word = await wordOf(signer, fileOf(duel, asked), { kind: 'move', by, seq, head, to: as, taken });
      sends[by]?.(wordPacket(word, gid));
      await duel.quiet();
    };
    return { duel, by, say, signer: signers[by] };
  }

  it('is ignored if the phone has not signed for it, or not for this entry; a player who writes that answers for it', async () => {
    const { duel, by, say, signer } = await waiting();
    const [next, third] = [testTaker(2998, by), testTaker(2997, by)];
    await say(signer, next, third.publicKey);
    expect(viewOf(duel, other(by)).move.all).toEqual([]);
    const file = fileOf(duel, other(by));
    const { taken } = await taking(next, { ...file, entries: file.entries.slice(0, -1) }, by);
    const gid = gameId(file.header);
    const { length: seq, head: prev } = viewOf(duel, by);
    const author = other(by);
    const old = await taking(testTaker(2996, author), { ...file, entries: file.entries.slice(0, -1) }, author);
    for (const body of [
      { type: 'HANDOVER', ...old, word: null },
      { type: 'HANDOVER', key: next.publicKey, taken, word: null },
    ] as const) {
      const entry = await signEntry(await testSigner(45, author), gid, { seq, author, prev, body });
      const proof = await proofOf({ ...file, entries: [...file.entries, entry.bytes] });
      expect(proof).toMatchObject({ kind: 'foul', text: expect.stringContaining('has not taken over the game') });
    }
  });

  it('is ignored if the key is invalid, and the game continues', async () => {
    const { duel, by, say, signer } = await waiting();
    await say(signer, testTaker(2999, by), new Uint8Array(32));
    expect(viewOf(duel, other(by)).status.kind).toBe('playing');
    expect(viewOf(duel, other(by)).move.all).toEqual([]);
    await duel.play();
    expectEnd(duel);
  });

  it('is ignored when repeated beyond the limit: a log must not outgrow a file', async () => {
    const { duel, by, say, signer } = await waiting();
    let last = signer;
    for (let times = 0; times < MAX_HANDOVERS + 2; times++) {
      const next = testTaker(3000 + times, by);
      await say(last, next);
      last = next;
    }
    expect(viewOf(duel, other(by)).status.kind).toBe('playing');
    expect(viewOf(duel, other(by)).move.all).toHaveLength(MAX_HANDOVERS);
  });
});

describe('a player who moves their game instead of writing what they owe', () => {
  it('is waited for as if they had not: the entry has been owed since the same moment (PROTOCOL 14.2)', async () => {
    const clock = new TestClock();
    const signers: [Signer, Signer] = [await testSigner(45, 0), await testSigner(45, 1)];
    let boot = new Uint8Array(16);
    let send: (packet: Uint8Array) => void = () => {};
    let silent = false;
    const duel: ToyDuel = await shortDuel({
      clock,
      signers,
      wrap: (link, seat) => {
        if (seat === 0) return link;
        send = (packet) => void link.send(packet);
        return onTheWay(link, (packet, pass) => {
          const message = messageOf(packet);
          if (message !== null && 'boot' in message) boot = message.boot.slice();
          // A key that this phone owes for the opponent's action.
          silent ||= entriesOf(packet)[0]?.body.type === 'KEYS';
          if (!silent) pass(packet);
        });
      },
    });
    await duel.play(() => silent);
    await duel.quiet();
    const { length: seq, head } = viewOf(duel, 0);
    expect(viewOf(duel, 0).waiting).toMatchObject({ owed: { by: 1, seq, type: 'KEYS' } });
    clock.pass(110_000);
    const gid = gameId(fileOf(duel, 0).header);
    const taker = testTaker(1974, 1);
    const body: Body = { type: 'HANDOVER', ...(await taking(taker, fileOf(duel, 0), 1)), word: null };
    const { bytes } = await signEntry(signers[1], gid, { seq, author: 1, prev: head, body });
    send(writeMessage(tagOf(gid), { kind: 'entries', boot, entries: [bytes] }));
    await duel.quiet();
    expect(viewOf(duel, 0).waiting).toMatchObject({ owed: { by: 1, seq: seq + 1, type: 'KEYS' }, overdue: false });
    const { match } = duel.players[0];
    clock.pass(8_000);
    expect(await match.claimAbsence()).toMatchObject({ error: { kind: 'E-EARLY' } });
    clock.pass(3_000);
    expect(await match.claimAbsence()).toEqual({ ok: true, value: null });
    expect(match.view().status).toMatchObject({ kind: 'over', by: 'absence', winner: 0 });
  });
});
