import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import type { Screen } from '../support/browser/ariaTree.ts';
import { type Aim, concede, GAME_OVER, newPlayer, type Player, playUntil } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import {
  compareSymbols,
  joinByCode,
  joinByLink,
  openRoom,
  type Person,
  readRecord,
  type Side,
  seatPerson,
  see,
  sitDown,
  takeDeckIn,
} from '../support/browser/table.ts';
import { HOME } from '../support/browser/ways.ts';
import { traceDeck } from '../support/decks.ts';

/** What both screens say once the log has been audited. */
const AUDITED = 'Verified: every shuffle, draw, bid and hidden card was played fairly.';
/** After this many taps on both phones, both players try to finish the game. */
const VARIED_TAPS = 40;

let serving: Serving;
let [ann, bob]: Person[] = [];
const home = (): string => `http://localhost:${serving.port}/`;

beforeAll(async () => {
  serving = await startServer();
  [ann, bob] = await Promise.all([seatPerson('Ann', { screen: 'small' }), seatPerson('Bob', { screen: 'common' })]);
  await ann.phone.page.goto(home());
  await takeDeckIn(ann, traceDeck);
});

test('two people pair by a link and play a whole game by tapping what their screens offer', async () => {
  const players = await begin({ by: 'link', hostSide: 'Corp', seed: 1 });
  await playUntil(players, {
    done: (screens) => screens.every(({ dialog }) => dialog === GAME_OVER),
    meanwhile: () => {
      const taps = players.reduce((sum, { taps }) => sum + taps.length, 0);
      if (taps > VARIED_TAPS) for (const player of players) player.aim = 'end';
    },
  });
  await closed();
  const taps = players.flatMap(({ taps }) => taps).join('\n');
  for (const kind of [/> Install /, /Run…|Run on/, /Stay in|Break|Let it fire/]) expect(taps).toMatch(kind);
});

test('with the host as the Runner and a typed code, one player concedes', async () => {
  const players = await begin({ by: 'code', hostSide: 'Runner', seed: 2 });
  await playUntil(players, {
    done: () => players.every(({ taps }) => taps.length >= 12),
  });
  await concede(players[1], players[0]);
  await see(ann!, 'You win');
  await closed();
});

test('a trace takes the Corp’s secret bid, seals automatically for a Runner without link, and is revealed on both phones', async () => {
  const players = await begin({ by: 'link', hostSide: 'Corp', seed: 3, aim: 'trace', deck: traceDeck });
  await playUntil(players, {
    done: (screens) => players[0].taps.some((tap) => / > Seal /.test(tap)) && opened(players, screens),
  });
  expect(players[1].taps.filter((tap) => /Make your bid|Seal/.test(tap))).toEqual([]);
  for (const person of [ann!, bob!])
    expect(await readRecord(person)).toContainEqual(
      expect.stringMatching(/^Trace \d+, link \d+: the trace (succeeded|failed)$/),
    );
  await concede(players[0], players[1]);
  await closed();
});

test('in an open trace, the Corp spends, then the Runner sees it and answers', async () => {
  const players = await begin({ by: 'link', hostSide: 'Corp', seed: 3, aim: 'trace', deck: traceDeck, traces: 'Open' });
  await playUntil(players, {
    done: (screens) =>
      players[0].taps.some((tap) => / > Spend for a trace of \d/.test(tap)) &&
      players[1].taps.some((tap) => / > Answer with a link of \d/.test(tap)) &&
      opened(players, screens),
  });
  for (const person of [ann!, bob!])
    expect(await readRecord(person)).toContainEqual(
      expect.stringMatching(/^Trace \d+, link \d+: the trace (succeeded|failed)$/),
    );
  await concede(players[0], players[1]);
  await closed();
});

/** Whether both players have seen the result of the trace, and their tables are uncovered again. */
const opened = (players: readonly Player[], screens: readonly Screen[]): boolean =>
  players.every(({ taps }) => taps.some((tap) => tap.startsWith('Bids revealed > '))) &&
  screens.every(({ dialog }) => dialog === null || dialog === GAME_OVER);

interface Beginning {
  by: 'link' | 'code';
  hostSide: Side;
  seed: number;
  aim?: Aim;
  /** The trace rule, given by its button. */
  traces?: string;
  /** The host's deck, if it is not the built-in one. */
  deck?: { name: string };
}

/** Starts at the home screen and stops at the first question. Ann is the host. */
async function begin({ by, hostSide, seed, aim = 'play', traces, deck }: Beginning): Promise<[Player, Player]> {
  const [host, guest] = [ann!, bob!];
  for (const { phone } of [host, guest])
    await phone.page.emulateMedia({ reducedMotion: by === 'link' ? 'reduce' : 'no-preference' });
  // The player who gets the link has never opened the app: the link is their first page.
  for (const { phone } of by === 'link' ? [host] : [host, guest])
    if (!phone.page.url().endsWith('/')) await phone.page.goto(home());
  const { code, link } = await openRoom(host);
  if (by === 'link') await joinByLink(guest, link);
  else {
    await joinByCode(guest, code);
    await compareSymbols([host, guest]);
  }
  await sitDown([host, guest], hostSide, { traces, deck });
  const random = seeded(seed);
  return [
    newPlayer(host, hostSide, random, aim),
    newPlayer(guest, hostSide === 'Corp' ? 'Runner' : 'Corp', random, aim),
  ];
}

/** Expects the end of a game on both phones: the audit's result and the same last entry. Then returns home. */
async function closed(): Promise<void> {
  const people = [ann!, bob!];
  for (const person of people) await see(person, AUDITED);
  // The verdict may arrive before the other phone's last entry.
  await expect.poll(() => corners(people)).toHaveLength(1);
  expect((await corners(people))[0]).toMatch(/^\d+ [0-9a-f]{4}$/);
  for (const person of people) {
    await person.press('button', 'Home');
    await see(person, HOME);
  }
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
}

/** The corners on the screens, without duplicates: just one if both phones have the same log. */
const corners = async (people: readonly Person[]): Promise<string[]> => [
  ...new Set(await Promise.all(people.map((person) => person.corner()))),
];
