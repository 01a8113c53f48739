/** Unsigned packets: whatever they claim, each player may do what their own log allows. */
import { describe, expect, it } from 'vitest';
import { randomBytes } from '../../../src/peer/crypto.ts';
import { LAST_SEQ } from '../../../src/peer/log/entry.ts';
import type { WordOf } from '../../../src/peer/log/word.ts';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import { type MatchMessage, type NackReason, tagOf, writeMessage } from '../../../src/peer/match/sync/wire.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import { messageOf } from '../../support/packets.ts';
import { isWord, unsigned, wordMessage } from '../../support/peer/words.ts';
import { expectEnd, shortDuel, type ToyDuel } from '../../support/shortToy.ts';

const noHead = new Uint8Array(32).fill(3);
const boot = new Uint8Array(16).fill(4);

/** A game in which the first player is asked for a move, with a way to send packets as the second player's phone. */
async function asked(more: Parameters<typeof shortDuel>[0] = {}) {
  const game = await shortDuel(more);
  await game.play(({ players }) => {
    const { asked, length, question } = players[0].match.view();
    return asked && length > 12 && question?.kind === 'move' && question.window === 'turn';
  });
  const id = gameId((game.players[0].match.file() as MatchFile).header);
  const say = async (...messages: readonly MatchMessage[]) => {
    for (const message of messages) game.pair.b.send(writeMessage(tagOf(id), message));
    await game.quiet();
  };
  const { length, head } = game.players[0].match.view();
  return { game, say, length, head };
}

const unsignedHead = (await unsigned({ kind: 'head' })) as WordOf<'head'>;

const lies = (length: number, head: Uint8Array): readonly (readonly [string, MatchMessage])[] => [
  ['an ACK of an endless log', { kind: 'ack', length: LAST_SEQ, head: noHead }],
  ['an ACK of one more entry', { kind: 'ack', length: length + 1, head: noHead }],
  ['an ACK of another log', { kind: 'ack', length: length - 1, head: noHead }],
  ['a SYNC of an endless log', { kind: 'sync', length: LAST_SEQ, head: noHead, boot, asks: false }],
  ['a SYNC of another log', { kind: 'sync', length, head: noHead, boot, asks: false }],
  ['a SYNC from a phone without a log', { kind: 'sync', length: 0, head: noHead, boot, asks: true }],
  ['an unsigned head', wordMessage({ ...unsignedHead, seq: LAST_SEQ, head, boot })],
];

describe('unsigned messages', () => {
  it.each(lies(0, noHead).map(([name], at) => [name, at] as const))(
    '(%s) do not keep anyone from moving or conceding, and the game continues',
    async (_, at) => {
      const { game, say, length, head } = await asked();
      const { match } = game.players[0];
      await say((lies(length, head)[at] as readonly [string, MatchMessage])[1]);
      expect(await match.play([{ do: 'pass' }])).toEqual({ ok: true, value: null });
      await game.quiet();
      expect(game.players[1].match.view().length).toBe(match.view().length);
      await game.play();
      expectEnd(game);
      const other = await asked();
      await other.say((lies(other.length, other.head)[at] as readonly [string, MatchMessage])[1]);
      const { match: giving } = other.game.players[0];
      expect(await giving.resign()).toEqual({ ok: true, value: null });
      await other.game.play();
      expect(giving.view().status).toMatchObject({ kind: 'over', by: 'resignation' });
    },
  );

  it.each(['malformed', 'forged', 'pen', 'differs', 'foul'] as const)(
    'an entry rejected as %s stands, and is accepted once the other player builds on it',
    async (reason: NackReason) => {
      const { game, say, length } = await asked({ mostMoves: 1 });
      const { match } = game.players[0];
      // As if the rejections had come before the other phone answered.
      game.pair.cut({ noticed: false });
      expect(await match.play([{ do: 'pass' }])).toEqual({ ok: true, value: null });
      await game.quiet();
      game.pair.restore();
      for (let i = 0; i < 12; i++) await say({ kind: 'nack', seq: length, reason });
      for (const player of game.players) player.match.nudge();
      await game.play();
      expectEnd(game);
    },
  );
});

describe('a restarted phone', () => {
  it('may concede before receiving anything, and the concession is in the log once the other phone answers', async () => {
    let lost = false;
    const { game } = await asked({ fate: () => (lost ? 'drop' : 'deliver') });
    lost = true;
    await game.restart(0);
    await game.quiet();
    const { match } = game.players[0];
    expect(await match.play([{ do: 'pass' }])).toMatchObject({ ok: false, error: { kind: 'E-AWAY' } });
    expect(await match.resign()).toEqual({ ok: true, value: null });
    lost = false;
    for (const player of game.players) player.match.nudge();
    await game.play();
    expectEnd(game);
    expect(match.view().status).toMatchObject({ kind: 'over', by: 'resignation', winner: 1 });
  });

  it('waits for the other’s signed word, not for an ACK', async () => {
    let lost = false;
    const { game, say, length, head } = await asked({
      fate: ({ packet }) => (lost && isWord(packet, 'head') ? 'drop' : 'deliver'),
    });
    lost = true;
    await game.restart(0);
    await say({ kind: 'ack', length, head });
    const { match } = game.players[0];
    expect(await match.play([{ do: 'pass' }])).toMatchObject({ ok: false, error: { kind: 'E-AWAY' } });
    lost = false;
    match.nudge();
    await game.quiet();
    expect(await match.play([{ do: 'pass' }])).toEqual({ ok: true, value: null });
  });

  it('waits as long as there is no answer: what it has lost may be on the other phone', async () => {
    let lost = false;
    const { game } = await asked({ fate: () => (lost ? 'drop' : 'deliver') });
    lost = true;
    await game.restart(0);
    const { match } = game.players[0];
    for (let i = 0; i < 40; i++) {
      match.nudge();
      await game.quiet();
    }
    expect(await match.play([{ do: 'pass' }])).toMatchObject({ ok: false, error: { kind: 'E-AWAY' } });
  });
});

/** How many bytes the other phone gets in reply to the given number of packets. */
async function answered(times: number, message: (length: number, head: Uint8Array) => MatchMessage): Promise<number> {
  let bytes = 0;
  let counts = false;
  const { game, say, length, head } = await asked({
    fate: ({ from, packet }) => {
      if (counts && from === 'a') bytes += packet.length;
      // The flood only uses this honest phone's name, so its own replies are dropped.
      return counts && from === 'a' ? 'drop' : 'deliver';
    },
  });
  counts = true;
  for (let i = 0; i < times; i += 100) await say(...Array.from({ length: 100 }, () => message(length, head)));
  counts = false;
  expect(await game.players[0].match.play([{ do: 'pass' }])).toEqual({ ok: true, value: null });
  await finish(game);
  return bytes;
}

async function finish(game: ToyDuel): Promise<void> {
  for (const { match } of game.players) match.nudge();
  await game.play();
  expectEnd(game);
}

describe('entries that are withheld', () => {
  it('are requested once at a time, and not again with every word that mentions them', async () => {
    let kept = false;
    const { game } = await asked({
      fate: ({ packet }) => (kept && messageOf(packet)?.kind === 'entries' ? 'drop' : 'deliver'),
    });
    kept = true;
    expect(await game.players[0].match.play([{ do: 'pass' }])).toEqual({ ok: true, value: null });
    await game.quiet();
    for (const { match } of game.players) {
      const before = game.pair.sent;
      match.nudge();
      await game.quiet();
      expect(game.pair.sent - before).toBeLessThan(12);
    }
  });
});

describe('a flood of packets', () => {
  it.each([
    ['SYNCs that request the whole log', () => ({ kind: 'sync', length: 0, head: noHead, boot, asks: false })],
    [
      'SYNCs from ever new starts',
      () => ({ kind: 'sync', length: 0, head: noHead, boot: randomBytes(16), asks: true }),
    ],
    ['ACKs of other logs', (length) => ({ kind: 'ack', length, head: noHead })],
    ['ACKs of longer logs', () => ({ kind: 'ack', length: LAST_SEQ, head: noHead })],
    ['rejections', (length) => ({ kind: 'nack', seq: length - 1, reason: 'malformed' })],
    ['rejections of a table', (length) => ({ kind: 'nack', seq: length - 1, reason: 'differs' })],
    ['damaged entries', () => ({ kind: 'entries', boot, entries: [noHead] })],
  ] as const satisfies readonly (readonly [string, (length: number, head: Uint8Array) => MatchMessage])[])(
    'of %s is answered with a bounded number of bytes, and the game continues',
    async (_, message) => {
      expect(await answered(3000, message)).toBeLessThan(3_000_000);
    },
  );
});
