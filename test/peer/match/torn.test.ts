/**
 * Phones that crash and lose their last writes: no one is blamed for a number signed twice, and every game is finished.
 */
import { expect, it } from 'vitest';
import type { TableUpdate } from '../../../src/peer/match/fold/state.ts';
import { messageOf } from '../../support/packets.ts';
import { expectEnd, shortDuel } from '../../support/shortToy.ts';
import { playTorn } from '../../support/torn.ts';

/**
 * `npm run soak -- torn` plays many more. Without the signed head, games 2, 3 and 7 ended with an honest player
 * accused.
 */
const GAMES = 8;

it('games with crashes, half of which lose up to three whole writes, end as if nothing had happened', async () => {
  const total = { deaths: 0, torn: 0 };
  for (let seed = 1; seed <= GAMES; seed++) {
    const { game, deaths, torn } = await playTorn(seed);
    for (const { match } of game.players) expect(match.view().status.kind, `seed ${seed}`).toBe('over');
    expectEnd(game);
    total.deaths += deaths;
    total.torn += torn;
  }
  expect(total.deaths).toBeGreaterThan(3 * GAMES);
  expect(total.torn).toBeGreaterThan(3 * GAMES);
});

it('if an entry that a phone sent and lost arrives after it has rewritten that number, both continue with what arrived', async () => {
  // Each phone had a different version of three entries, excused the other, and neither could continue.
  const { game } = await playTorn(862);
  expectEnd(game);
});

it('such a phone also takes back what it has rewritten on its screen', async () => {
  const late: Uint8Array[] = [];
  let silent = false;
  const game = await shortDuel({
    seed: 3,
    fate: ({ from, packet }) => {
      if (from === 'a' && silent) late.push(packet.slice());
      return from === 'a' && silent ? 'drop' : 'deliver';
    },
  });
  const [own, other] = game.players;
  const asked = ({ question, status }: ReturnType<typeof own.match.view>) =>
    status.kind === 'playing' && question?.kind === 'move' && question.of === 0;
  await game.play(() => asked(own.match.view()) && own.match.view().length > 12);
  const { length } = own.match.view();
  // Everything it sends is lost, even its request for the other log's length.
  silent = true;
  expect((await own.match.play([{ do: 'pass' }])).ok).toBe(true);
  own.match.nudge();
  await game.quiet();
  const first = late.splice(0);
  silent = false;
  own.disk.tear(1);
  await game.restart(0);
  await game.quiet();
  expect(own.match.view()).toMatchObject({ length, asked: true });
  const seen: TableUpdate[] = [];
  own.match.onEvents((happening) => seen.push(happening));
  own.match.onCut((to) => seen.splice(0, seen.length, ...seen.filter(({ seq }) => seq < to)));
  silent = true;
  expect((await own.match.play([{ do: 'sift' }])).ok).toBe(true);
  await game.quiet();
  expect(seen.length).toBeGreaterThan(0);
  // It arrives after all, beginning with the word for that boot, without which nothing else would be accepted.
  const order = [...first].sort((a, b) => rank(a) - rank(b));
  silent = false;
  for (const packet of order) game.pair.a.send(packet);
  await game.quiet();
  expect(other.match.view().length).toBeGreaterThan(length);
  await game.play();
  expectEnd(game);
  const all = await own.match.history();
  expect(seen.map(({ seq }) => seq)).toEqual(all.filter(({ seq }) => seq >= length).map(({ seq }) => seq));
});

const rank = (packet: Uint8Array): number => (messageOf(packet)?.kind === 'sync' ? 0 : 1);
