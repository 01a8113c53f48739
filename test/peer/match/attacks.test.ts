/**
 * Attacks using words, offers and moves to other phones: an honest phone continues, and its file shows who was right.
 */
import { describe, expect, it } from 'vitest';
import type { Signer } from '../../../src/peer/crypto.ts';
import type { Body } from '../../../src/peer/log/body.ts';
import { parseEntry, signEntry } from '../../../src/peer/log/entry.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { tagOf, writeMessage } from '../../../src/peer/match/sync/wire.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { AnyMove, Game } from '../../../src/rules/game.ts';
import { onTheWay } from '../../support/cheat.ts';
import { TestClock } from '../../support/clock.ts';
import { testSigner, testTaker } from '../../support/duel.ts';
import { entriesOf, messageOf } from '../../support/packets.ts';
import { checkOwnEntries } from '../../support/peer/ownEntries.ts';
import { kindsBeside, takerOf, taking, wordOf, wordPacket } from '../../support/peer/words.ts';
import { expectEnd, shortDuel, type ToyDuel } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';
import { prove } from '../../support/words/proofTold.ts';

const rules = toyGame as Game<unknown, AnyMove>;
const fileOf = ({ players }: ToyDuel, seat: 0 | 1) => players[seat].match.file() as MatchFile;
const viewOf = ({ players }: ToyDuel, seat: 0 | 1) => players[seat].match.view();

/** Seat 0 cheats: its phone is asked for a move, and from here on only what the test sends goes out. */
async function cheating(clock = new TestClock()) {
  let boot = new Uint8Array(16);
  let send: (packet: Uint8Array) => void = () => {};
  let silent = false;
  const held: Body[] = [];
  const signers = [await testSigner(45, 0), await testSigner(45, 1)] as const;
  const duel: ToyDuel = await shortDuel({
    clock,
    signers,
    wrap: (link, seat) => {
      if (seat === 1) return link;
      send = (packet) => void link.send(packet);
      return onTheWay(link, (packet, pass) => {
        const message = messageOf(packet);
        if (message !== null && 'boot' in message) boot = message.boot.slice();
        if (silent) held.push(...entriesOf(packet).map(({ body }) => body));
        else pass(packet);
      });
    },
  });
  await duel.play(
    () => viewOf(duel, 0).asked && viewOf(duel, 0).length > 14 && viewOf(duel, 0).question?.kind === 'move',
  );
  await duel.quiet();
  silent = true;
  const gid = gameId(fileOf(duel, 1).header);
  return {
    duel,
    held,
    signers,
    say: async (packet: Uint8Array) => {
      send(packet);
      await duel.quiet();
    },
    write: async (signer: (typeof signers)[0], ...bodies: readonly Body[]) => {
      let { length: seq, head: prev } = viewOf(duel, 1);
      for (const body of bodies) {
        const entry = await signEntry(signer, gid, { seq: seq++, author: 0, prev, body });
        prev = entry.hash;
        send(writeMessage(tagOf(gid), { kind: 'entries', boot, entries: [entry.bytes] }));
        await duel.quiet();
      }
    },
    gid,
    boot: () => boot,
  };
}

describe('a player who concedes and moves to another of their phones', () => {
  it('has conceded: every reader accepts what the honest phone writes', async () => {
    const { duel, signers, say, write, gid, held } = await cheating();
    const next = testTaker(4501, 0);
    const place = { by: 0, seq: 0, head: gid } as const;
    await say(wordPacket(await wordOf(signers[0], fileOf(duel, 1), { kind: 'resign', ...place }), gid));
    expect(viewOf(duel, 1).status).toMatchObject({ kind: 'over', by: 'resignation', winner: 1 });
    await write(signers[0], { type: 'HANDOVER', ...(await taking(next, fileOf(duel, 1), 0)), word: null });
    await duel.players[0].match.play([{ do: 'pass' }]);
    await duel.quiet();
    await write(next, ...held);
    const file = fileOf(duel, 1);
    const bodies = file.entries.map((bytes) => parseEntry(bytes)).map((one) => (one.ok ? one.value.body : null));
    expect(bodies.some((body) => body?.type === 'HANDOVER')).toBe(true);
    expect(bodies.find((body) => body?.type === 'RESIGN')).toMatchObject({ word: expect.any(Uint8Array) });
    expect(viewOf(duel, 1).status).toMatchObject({ kind: 'over', by: 'resignation', winner: 1 });
    const proof = await prove(rules, writeFile(file), { curve: inlineCurve });
    expect(proof).toMatchObject({ kind: 'open', outcome: { winner: 1 } });
    await duel.restart(1);
    expect(viewOf(duel, 1)).toMatchObject({ length: file.entries.length, status: { winner: 1 } });
  });
});

describe('a player who makes offer after offer', () => {
  it('does not keep the other from moving, and their offers are ignored until a decision is made', async () => {
    const { duel, signers, say, gid } = await cheating();
    // It is the cheat's own turn: none of the offers needs an answer.
    for (let to = 1; to < 60; to++) {
      const { length: seq, head } = viewOf(duel, 1);
      const offer = { what: 'back', to } as const;
      const word = await wordOf(signers[0], fileOf(duel, 1), { kind: 'offer', offer, by: 0, seq, head });
      await say(wordPacket(word, gid));
    }
    expect(viewOf(duel, 1)).toMatchObject({ status: { kind: 'playing' }, length: viewOf(duel, 0).length });
  });

  it('does not affect the game, which continues to its end', async () => {
    const duel = await shortDuel({ options: { length: 'short', takeBack: 'consent' } });
    await duel.play(() => viewOf(duel, 0).asked && viewOf(duel, 0).length > 14);
    for (let times = 0; times < 30 && viewOf(duel, 0).status.kind === 'playing'; times++) {
      const { match } = duel.players[1];
      const way = match.view().back.ways[0];
      if (way) await match.offer({ what: 'back', to: way.to });
      await duel.quiet();
      await duel.turn();
    }
    await duel.play();
    expectEnd(duel);
  });
});

describe('a player who goes silent when a game is to move', () => {
  it('cannot prevent the move: the old phone may send its secrets after two minutes', async () => {
    const clock = new TestClock();
    const signers = [await testSigner(45, 0), await testSigner(45, 1)] as const;
    const next = testTaker(4502, 0);
    let silent = false;
    const duel: ToyDuel = await shortDuel({
      clock,
      signers,
      wrap: (link, seat) => (seat === 0 ? link : onTheWay(link, (packet, pass) => (silent ? undefined : pass(packet)))),
    });
    await duel.play(() => viewOf(duel, 0).asked && viewOf(duel, 0).length > 14);
    await duel.quiet();
    silent = true;
    expect(await duel.players[0].match.moveTo(takerOf(next))).toEqual({ ok: true, value: null });
    await duel.quiet();
    expect(viewOf(duel, 0).move.gone).toMatchObject({ known: false });
    clock.pass(119_000);
    await duel.quiet();
    expect(viewOf(duel, 0).move.gone).toMatchObject({ known: false });
    clock.pass(3_000);
    await duel.quiet();
    expect(viewOf(duel, 0).move.gone).toMatchObject({ known: true });
  });
});

describe('a player who owes an entry and claims that the signed head is withheld', () => {
  it('gets the head when claiming with an unknown boot, and does not affect the opponent’s wait', async () => {
    const clock = new TestClock();
    const { duel, signers, say, gid } = await cheating(clock);
    const { match } = duel.players[1];
    match.ask();
    await duel.quiet();
    clock.pass(180_000);
    expect(await match.claimAbsence()).toEqual({ ok: true, value: null });
    const { length: seq, head } = viewOf(duel, 1);
    const boot = new Uint8Array(16).fill(9);
    const word = await wordOf(signers[0], fileOf(duel, 1), { kind: 'absent', boot, by: 0, seq, head });
    await say(wordPacket(word, gid));
    const file = fileOf(duel, 1);
    expect(kindsBeside(file)).toEqual(expect.arrayContaining(['absent', 'head']));
    const both = { ...file, beside: [...file.beside, { kind: 'word', bytes: word.bytes } as const] };
    for (const one of [file, both])
      expect(await prove(rules, writeFile(one), { curve: inlineCurve })).toMatchObject({ outcome: { winner: 1 } });
    expect(viewOf(duel, 1).status).toMatchObject({ by: 'absence', winner: 1 });
  });
});

describe('a player who accuses with packets full of entries', () => {
  it('costs the other phone little: it checks the word first, and at most one entry', async () => {
    const { duel, signers, say, gid } = await cheating();
    const file = fileOf(duel, 1);
    const accused = file.entries.map((bytes) => parseEntry(bytes)).find((one) => one.ok && one.value.author === 1);
    if (!accused?.ok) throw new Error('the honest player has written nothing');
    const { seq, hash: head } = accused.value;
    const word = await wordOf(signers[0], file, { kind: 'charge', by: 0, seq, head, seed: new Uint8Array(32) });
    const entries = Array.from({ length: 49 }, (_, at) =>
      (file.entries[at % file.entries.length] ?? word.bytes).slice(),
    );
    const packet = wordPacket(word, gid, entries);
    await say(packet);
    const before = process.cpuUsage();
    for (let times = 0; times < 20; times++) await say(packet);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / 20, 'ms a packet').toBeLessThan(10);
    expect(viewOf(duel, 1).status.kind).toBe('playing');
    // One more entry than a move can have proofs makes the word malformed.
    await say(wordPacket(word, gid, [...entries, entries[0] ?? word.bytes]));
    expect(viewOf(duel, 1).peer.dropped).toBeGreaterThan(0);
  });
});

describe('a player who has moved the game eight times and sends unsigned entries', () => {
  it('pays for each key that is tried: fewer packets are read', async () => {
    const { duel, signers, write, say, gid, boot } = await cheating();
    let signer = signers[0];
    for (let moves = 1; moves <= 8; moves++) {
      const next = testTaker(4510 + moves, 0);
      await write(signer, { type: 'HANDOVER', ...(await taking(next, fileOf(duel, 1), 0)), word: null });
      signer = next;
    }
    const { length: seq, head: prev } = viewOf(duel, 1);
    const entry = await signEntry(testTaker(4520, 0), gid, {
      seq,
      author: 0,
      prev,
      body: { type: 'RESIGN', word: null },
    });
    const packet = writeMessage(tagOf(gid), { kind: 'entries', boot: boot(), entries: [entry.bytes] });
    const before = duel.pair.sent;
    for (let times = 0; times < 300; times++) await say(packet);
    const answers = duel.pair.sent - before - 300;
    expect(viewOf(duel, 1)).toMatchObject({ length: seq, status: { kind: 'playing' } });
    // A budget of 2000 units; each packet costs a write, eight more signatures and the answer.
    expect(answers).toBeLessThanOrEqual(Math.ceil(2000 / 49));
    expect(answers).toBeGreaterThan(20);
  });
});

/**
 * Every word a player may send about the next entry, combined with every entry of their own that may coincide with it,
 * in either order.
 */
const said = ['resign', 'draw', 'back', 'move'] as const;

describe.each(said)('an own entry after %s, regardless of what else was said before,', (first) => {
  it.each(said)('and %s is accepted by every reader', async (second) => {
    const signers: [Signer, Signer] = [await testSigner(45, 0), await testSigner(45, 1)];
    const next = testTaker(4503, 0);
    for (const [one, two] of [
      [0, 1],
      [1, 0],
      [0, 0],
    ] as const) {
      const options = { length: 'short', takeBack: 'consent' };
      const duel: ToyDuel = await shortDuel({ signers, options });
      await duel.play(() => viewOf(duel, 0).asked && viewOf(duel, 0).back.ways.length > 0);
      await duel.quiet();
      for (const [seat, what] of [
        [one, first],
        [two, second],
      ] as const) {
        const { match } = duel.players[seat];
        const to = match.view().back.ways[0]?.to ?? 0;
        if (what === 'resign') await match.resign();
        else if (what === 'move') await match.moveTo(takerOf(seat === 0 ? next : testTaker(4504, 1)));
        else await match.offer(what === 'draw' ? { what } : { what: 'back', to });
      }
      await duel.quiet();
      for (const seat of [0, 1] as const) {
        const file = fileOf(duel, seat);
        const { kind } = await prove(rules, writeFile(file), { curve: inlineCurve });
        expect(['open', 'fair'], `${one} ${two}`).toContain(kind);
        expect(viewOf(duel, seat).status.kind).not.toBe('stopped');
        await duel.restart(seat);
        expect(viewOf(duel, seat).length).toBe(file.entries.length);
      }
    }
  });
});

describe('an own entry after two words, with crashes and torn writes between them,', () => {
  /** `npm run soak -- own-entries` plays many more. */
  const GAMES = 12;

  it('is accepted by every reader', async () => {
    const total = { said: 0, torn: 0 };
    for (let seed = 1; seed <= GAMES; seed++) {
      const { said, torn } = await checkOwnEntries(seed);
      total.said += said;
      total.torn += torn;
    }
    expect(total.said).toBeGreaterThan(GAMES / 2);
    expect(total.torn).toBeGreaterThan(GAMES / 2);
  });
});
