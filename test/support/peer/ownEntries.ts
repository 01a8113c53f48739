/**
 * Two honest phones send two words, crash and lose writes in between, and play on: every reader accepts everything that
 * either of them has written. All of it follows from one seed.
 */
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import type { AnyMove, Game, Seat } from '../../../src/rules/game.ts';
import { seeded } from '../../../src/solo/random.ts';
import { onTheWay } from '../cheat.ts';
import { TestClock } from '../clock.ts';
import { testSigner, testTaker } from '../duel.ts';
import { memoCurve } from '../memoCurve.ts';
import { messageOf } from '../packets.ts';
import { shortDuel, type ToyDuel } from '../shortToy.ts';
import { lostWrites, weighTorn } from '../torn.ts';
import { toyGame } from '../toyGame.ts';
import { prove } from '../words/proofTold.ts';
import { takerOf } from './words.ts';

const words = ['resign', 'draw', 'back', 'move', 'absent'] as const;
const seats = [
  [0, 1],
  [1, 0],
  [0, 0],
  [1, 1],
] as const;

const curve = memoCurve();
const rules = toyGame as Game<unknown, AnyMove>;

/**
 * Each hundred seeds cover every pair of words with every pair of seats. `said`: accepted words; `torn`: lost writes.
 */
export async function checkOwnEntries(seed: number): Promise<{ said: number; torn: number }> {
  const random = seeded(seed);
  const clock = new TestClock();
  const refused: string[] = [];
  const game = await shortDuel({
    clock,
    curve,
    signers: [await testSigner(45, 0), await testSigner(45, 1)],
    options: { length: 'short', takeBack: 'consent' },
    weigh: weighTorn,
    wrap: (link) =>
      onTheWay(link, (packet, pass) => {
        const message = messageOf(packet);
        if (message?.kind === 'nack') refused.push(message.reason);
        pass(packet);
      }),
  });
  const end = 8 + random(28);
  await game.play(() => game.players.some(({ match }) => match.view().length >= end && match.view().asked));
  const pair = [words[seed % words.length], words[Math.floor(seed / words.length) % words.length]] as const;
  const by = seats[Math.floor(seed / words.length ** 2) % seats.length] ?? seats[0];
  const total = { said: 0, torn: 0 };
  for (const at of [0, 1] as const) {
    if (await say(game, by[at], pair[at] ?? 'draw', clock)) total.said++;
    // The word may be in transit, on the disk or lost.
    for (let few = random(5); few > 0 && game.pair.step(); few--) await game.rest();
    const dies = random(2) as Seat;
    const lost = lostWrites(random);
    total.torn += lost;
    game.players[dies].disk.tear(lost);
    await game.restart(dies);
    await game.quiet();
    await game.turn();
    await game.quiet();
  }
  for (const { match } of game.players) match.nudge();
  await game.quiet();
  for (const seat of [0, 1] as const) await checkReaders(game, seat, `seed ${seed}: ${pair} by ${by}`);
  if (refused.length > 0) throw new Error(`seed ${seed}: ${pair} by ${by}: ${refused}`);
  return total;
}

/** Returns whether the phone accepted it. */
async function say(game: ToyDuel, seat: Seat, word: (typeof words)[number], clock: TestClock): Promise<boolean> {
  const { match } = game.players[seat];
  const to = match.view().back.ways[0]?.to ?? 0;
  switch (word) {
    case 'resign':
      return (await match.resign()).ok;
    case 'draw':
      return (await match.offer({ what: 'draw' })).ok;
    case 'back':
      return (await match.offer({ what: 'back', to })).ok;
    case 'move':
      return (await match.moveTo(takerOf(testTaker(4503, seat)))).ok;
    case 'absent':
      match.ask();
      await game.quiet();
      clock.pass(180_000);
      return (await match.claimAbsence()).ok;
  }
}

/** Checks with the audit of a file, with the other phone, and with the phone itself after another start. */
async function checkReaders(game: ToyDuel, seat: Seat, what: string): Promise<void> {
  const file = game.players[seat].match.file() as MatchFile;
  const { kind, text } = await prove(rules, writeFile(file), { curve });
  if (kind !== 'open' && kind !== 'fair') throw new Error(`${what}: ${kind}, ${text}`);
  const { status } = game.players[seat].match.view();
  if (status.kind === 'stopped') throw new Error(`${what}: ${JSON.stringify(status)}`);
  await game.restart(seat);
  const { length } = game.players[seat].match.view();
  if (length !== file.entries.length) throw new Error(`${what}: ${length} of ${file.entries.length} after a start`);
}
