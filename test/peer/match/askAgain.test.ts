/**
 * A phone that has learned of a longer log requests it on its own timer, whatever was lost: no new connection is
 * needed.
 */
import { expect, it } from 'vitest';
import { hashOf } from '../../../src/peer/log/entry.ts';
import { tagOf, writeMessage } from '../../../src/peer/match/sync/wire.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import { TestClock } from '../../support/clock.ts';
import { byChance, type Fate } from '../../support/link/fate.ts';
import { entriesOf, messageOf } from '../../support/packets.ts';
import { expectEnd, shortDuel, type ToyDuel } from '../../support/shortToy.ts';

type MatchOf = ToyDuel['players'][0]['match'];
type ViewOf = ReturnType<MatchOf['view']>;
type WishOf = (match: MatchOf) => Promise<unknown>;

/** The length at which a packet is lost. */
const LENGTH = 25;
const TICK_MS = 2000;

it('losing two packets (any entry and the only request for it) does not stop the game', async () => {
  let both = 0;
  for (let seq = 3; seq < 45; seq += 2) if ((await loses(seq)).length === 2) both++;
  expect(both).toBeGreaterThan(10);
});

/**
 * A game that loses the packet beginning with the given entry, and the request for it. Returns which of the two
 * occurred.
 */
async function loses(seq: number): Promise<readonly string[]> {
  const lost: string[] = [];
  const fate = ({ packet }: { packet: Uint8Array }): Fate => {
    const message = messageOf(packet);
    const entry = message?.kind === 'entries' && entriesOf(packet)[0]?.seq === seq;
    const question = message?.kind === 'sync' && message.length === seq && lost.includes('entries');
    if (!(entry || question) || lost.includes(message.kind)) return 'deliver';
    lost.push(message.kind);
    return 'drop';
  };
  const game = await shortDuel({ fate, timers: new TestClock() });
  await game.play();
  expectEnd(game);
  return lost;
}

it.each([0, 1] as const)(
  'a phone whose requests are all lost (seat %i) still gets the entries its ACKs show missing',
  async (seat) => {
    let dropped = 0;
    const game = await shortDuel({
      timers: new TestClock(),
      fate: ({ from, packet, index }) => {
        const message = messageOf(packet);
        const question = message?.kind === 'sync' && from === (seat === 0 ? 'a' : 'b');
        const entries = message?.kind === 'entries' && from === (seat === 0 ? 'b' : 'a') && index % 3 === 0;
        if (question) dropped++;
        return question || entries ? 'drop' : 'deliver';
      },
    });
    await game.play();
    expectEnd(game);
    expect(dropped).toBeGreaterThan(0);
  },
);

it.each([1, 2, 3, 4, 5, 6])(
  'a link that loses a third of all packets does not end the game (seed %i)',
  async (seed) => {
    const fate = byChance(seed, { drop: 0.33, duplicate: 0.1, reorder: 0.1 });
    const game = await shortDuel({ fate, timers: new TestClock() });
    await game.play();
    expectEnd(game);
  },
);

it('an endless series of short ACKs gets the missing entries only once a tick', async () => {
  const timers = new TestClock();
  const answers: number[] = [];
  const game = await shortDuel({
    timers,
    fate: ({ from, packet }) => {
      if (from === 'a' && messageOf(packet)?.kind === 'entries') answers.push(packet.length);
      return 'deliver';
    },
  });
  await game.play(({ players }) => players[0].match.view().length >= LENGTH);
  const send = async (times: number): Promise<number> => {
    answers.length = 0;
    for (let sent = 0; sent < times; sent++) game.pair.b.send(ack(game, 3));
    await game.quiet();
    return answers.length;
  };
  expect(await send(300)).toBe(0);
  for (let ticks = 0; ticks < 3; ticks++) {
    answers.length = 0;
    timers.pass(TICK_MS);
    await game.quiet();
    expect(answers.length).toBe(1);
    expect(await send(300)).toBe(0);
  }
});

it('a log that does not exist is requested only once a tick', async () => {
  const timers = new TestClock();
  let questions = 0;
  const game = await shortDuel({
    timers,
    fate: ({ from, packet }) => {
      if (from === 'a' && messageOf(packet)?.kind === 'sync') questions++;
      return 'deliver';
    },
  });
  await game.play(({ players }) => players[0].match.view().length >= LENGTH);
  for (let ticks = 0; ticks < 3; ticks++) {
    questions = 0;
    for (let sent = 0; sent < 300; sent++) game.pair.b.send(ack(game, 1_000));
    await game.quiet();
    timers.pass(TICK_MS);
    await game.quiet();
    // One request when told of the longer log, and one on the timer.
    expect(questions).toBeLessThanOrEqual(2);
    expect(questions).toBeGreaterThan(0);
  }
});

it('a log that does not exist is requested every two seconds at first, and every thirty after ten attempts', async () => {
  const timers = new TestClock();
  let questions = 0;
  let mute = false;
  const game = await shortDuel({
    timers,
    fate: ({ from, packet }) => {
      if (from === 'a' && messageOf(packet)?.kind === 'sync') questions++;
      return mute && from === 'b' ? 'drop' : 'deliver';
    },
  });
  await game.play(({ players }) => players[0].match.view().length >= LENGTH);
  game.pair.b.send(ack(game, 1_000));
  await game.quiet();
  // The other phone never repeats its log length.
  mute = true;
  const asked = async (minutes: number): Promise<number> => {
    questions = 0;
    for (let ticks = 0; ticks < minutes * 30; ticks++) {
      timers.pass(TICK_MS);
      await game.quiet();
    }
    return questions;
  };
  expect(await asked(1)).toBe(12);
  expect(await asked(5)).toBe(10);
});

/** An ACK as if the second phone had the given number of entries; the head of the fictitious log is random. */
function ack({ players }: ToyDuel, length: number): Uint8Array {
  const file = players[0].match.file();
  if (file === null) throw new Error('the game has not begun');
  const last = file.entries[length - 1];
  const head = last ? hashOf(last) : new Uint8Array(32);
  return writeMessage(tagOf(gameId(file.header)), { kind: 'ack', length, head });
}

/** What a waiting player at seat 1 sends; `heard`: whether the opponent has received it. */
const sayings: readonly [string, WishOf, (view: ViewOf) => boolean][] = [
  ['a concession', (match) => match.resign(), ({ status }) => status.kind === 'over'],
  ['an offer', (match) => match.offer({ what: 'draw' }), ({ offers }) => offers.theirs !== null],
  ['a pause', (match) => match.pause(true), ({ paused }) => paused.theirs],
];

it.each(sayings)(
  'a player’s phone sends %s again if the only packet was lost while the other player thinks',
  async (_, say, heard) => {
    const timers = new TestClock();
    let lost = false;
    const game = await shortDuel({ timers, fate: () => (lost ? 'drop' : 'deliver') });
    await game.play(({ players }) => players[0].match.view().length >= LENGTH && players[0].match.view().asked);
    await game.quiet();
    lost = true;
    await say(game.players[1].match);
    await game.quiet();
    lost = false;
    expect(heard(game.players[0].match.view())).toBe(false);
    timers.pass(TICK_MS);
    await game.quiet();
    expect(heard(game.players[0].match.view())).toBe(true);
  },
);

it('the end of a match is sent again if its packet was lost', async () => {
  const timers = new TestClock();
  let lost = false;
  const options = { length: 'short', decks: 'secret' };
  const game = await shortDuel({ timers, options, fate: () => (lost ? 'drop' : 'deliver') });
  await game.play();
  await game.quiet();
  const over = { kind: 'over', kept: true };
  for (const { match } of game.players) expect(match.view().status).toMatchObject(over);
  lost = true;
  await game.players[0].match.release();
  await game.quiet();
  lost = false;
  timers.pass(3 * TICK_MS);
  await game.quiet();
  expectEnd(game);
});
