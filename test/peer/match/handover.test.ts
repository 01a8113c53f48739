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
import { joinGameFiles, type MatchFile } from '../../../src/peer/match/audit/file.ts';
import { MAX_HANDOVERS } from '../../../src/peer/match/fold/accept.ts';
import { readParcel, storeParcel, writeParcel } from '../../../src/peer/match/parcel.ts';
import { tagOf, writeMessage } from '../../../src/peer/match/sync/wire.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { StoredGame } from '../../../src/peer/store/store.ts';
import { other, type Seat } from '../../../src/rules/game.ts';
import { mustParse, onTheWay } from '../../support/cheat.ts';
import { TestClock } from '../../support/clock.ts';
import { testSigner, testTaker } from '../../support/duel.ts';
import { byChance } from '../../support/link/fate.ts';
import { entriesOf, messageOf } from '../../support/packets.ts';
import { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { arrive, fileOf, midway, proofOf, rules, settled, storedOf, viewOf } from '../../support/peer/moving.ts';
import { takerOf, taking, wordFor, wordOf, wordPacket } from '../../support/peer/words.ts';
import { expectEnd, shortDuel, type ToyDuel } from '../../support/shortToy.ts';
import { proveFile } from '../../support/words/proofTold.ts';

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
