/** One player's two phones while a game moves between them: over any link, with any packet lost, either one refusing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../../../src/peer/match/match.ts';
import { joinParcels, storeLog, storeParcel } from '../../../src/peer/match/parcel.ts';
import { receiveTransfer, sendTransfer, type TransferStage } from '../../../src/peer/match/transfer.ts';
import { other } from '../../../src/rules/game.ts';
import { testSigner } from '../../support/duel.ts';
import { byChance, type FateOf } from '../../support/link/fate.ts';
import { pair } from '../../support/link/memory.ts';
import { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { type Moving, midway, rules, storedOf, viewOf } from '../../support/peer/moving.ts';
import { takerOf } from '../../support/peer/words.ts';
import { expectEnd } from '../../support/shortToy.ts';

describe('a player’s two phones', () => {
  // Repeats come by the rounds of `settle`: by the clock, a busy machine would repeat before the first word arrives.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

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
      /** What reading the game from disk waits for. */
      read?(): Promise<unknown>;
      /** What storing the log waits for, and then storing the rest. */
      stores?(rest: boolean): Promise<unknown>;
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
          parcel: async () => {
            await options.read?.();
            return options.isShut?.() ? null : storedOf(duel, asked);
          },
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
          keep: async (log) => {
            await options.stores?.(false);
            return storeLog(log, storeOf(disk));
          },
          take: async (rest) => {
            await options.stores?.(true);
            const parcel = await joinParcels(rest, storeOf(disk));
            return parcel.ok
              ? storeParcel(parcel.value, { game: rules, key: next.publicKey, store: storeOf(disk) })
              : parcel;
          },
        },
        (stage) => stages[1].push(stage),
      );
    const ended = ({ at }: TransferStage): boolean => at === 'done' || at === 'refused';
    /** Runs until both transfers have ended, or for `turns` rounds of a millisecond at most. */
    const settle = async (turns = 20_000) => {
      for (let turn = 0; turn < turns && !stages.every((one) => one.some(ended)); turn++) {
        await duel.quiet();
        link.pump();
        vi.advanceTimersByTime(1);
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

  /** Whether the new phone, which has the disk, can play the game to its end. */
  async function playsOn({ duel, signers, asked, next }: Moving, disk: FaultyDisk): Promise<void> {
    signers[asked] = next;
    await duel.restart(asked, disk);
    for (const { match } of duel.players) match.nudge();
    await duel.play();
    expectEnd(duel);
  }

  it('hand over a game, and the new one plays on', async () => {
    const moving = await midway();
    const { disk, give, take, settle, last } = await transferring(moving);
    const [old, young] = [give(), take()];
    await settle();
    expect(last()).toEqual(['done', 'done']);
    for (const course of [old, young]) course.end();
    await playsOn(moving, disk);
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

  it.each([2, 3, 5])('repeat lost packet %i within a few seconds', async (lost) => {
    const fate: FateOf = ({ index }) => (index === lost ? 'drop' : 'deliver');
    const { give, take, settle, last } = await transferring(await midway(), { fate, retryMs: 1000 });
    const courses = [give(), take()];
    await settle(200);
    expect(last()).not.toEqual(['done', 'done']);
    vi.advanceTimersByTime(4000);
    await settle(200);
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
    const transfer = await transferring(moving, { fate, retryMs: 20 });
    const courses = [transfer.give(), transfer.take()];
    await transfer.settle(100);
    expect([seen, transfer.last()]).toEqual([{ kept: 1, rest: 1, log: 1 }, ['sending', 'moving']]);
    transfer.link.restore();
    await transfer.settle(1_000_000);
    expect([seen.kept > 2, transfer.last()]).toEqual([true, ['done', 'done']]);
    for (const course of courses) course.end();
  });

  it('hand over the game although the log comes again, longer, while the rest is on its way', async () => {
    const moving = await midway();
    const until = async (holds: () => boolean): Promise<void> => {
      while (!holds()) await new Promise((wake) => setImmediate(wake));
    };
    const isKnown = (): boolean => viewOf(moving.duel, moving.asked).move.gone?.known === true;
    let [reads, kept, disk] = [0, 0, Promise.resolve()];
    const answered = 5;
    const { give, take, settle, last } = await transferring(moving, {
      retryMs: 1,
      fate: ({ packet }) => {
        if (packet[8] === answered) kept++;
        return 'deliver';
      },
      // One reading after the other. The second, for a repeat, takes until the game has moved.
      read: () => (disk = ++reads === 2 ? disk.then(() => until(isKnown)) : disk),
      stores: (rest) => until(() => (rest ? kept > 1 : reads > 1)),
    });
    const courses = [give(), take()];
    await settle();
    expect([kept, last()]).toEqual([2, ['done', 'done']]);
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
    await playsOn(moving, disk);
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
    await playsOn(moving, disk);
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
