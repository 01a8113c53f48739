/**
 * Complete games with every ending, the same each time: the files in `test/peer/files/`, for other implementations that
 * read and check them.
 */
import { hex } from '../../../src/base/bytes.ts';
import { keyOfSecret, type Signer, signerOf } from '../../../src/peer/crypto.ts';
import type { Body } from '../../../src/peer/log/body.ts';
import { joinGameFiles, type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { PREVIOUS_GAME } from '../../../src/peer/match/tableOptions.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import { other, type Seat } from '../../../src/rules/game.ts';
import { mustParse, rewritten } from '../cheat.ts';
import { TestClock } from '../clock.ts';
import { type DuelOptions, testSecret, testTaker } from '../duel.ts';
import { memoCurve } from '../memoCurve.ts';
import { type NetrunnerDuel, netrunnerDuel } from '../netrunner/netrunnerDuel.ts';
import { takerOf } from '../peer/words.ts';
import { peerEvening } from '../trenchcoat/evening.ts';
import { leadEvening } from '../trenchcoat/randomEvening.ts';

/** One shared curve: later games reuse what earlier ones have computed. */
const curve = memoCurve();
/** The same bytes each time: Ed25519 as defined, without randomness. */
const signerFor = (seed: number, seat: Seat): Signer => signerOf(keyOfSecret(testSecret(seed, seat)));

type More = Partial<Pick<DuelOptions<never, never>, 'clock' | 'options' | 'signers'>>;

const OPTIONS = { rules: '1996', trace: '1996' };

const begun = (seed: number, more: More = {}): Promise<NetrunnerDuel> =>
  netrunnerDuel(seed, { curve, signers: [signerFor(seed, 0), signerFor(seed, 1)], options: OPTIONS, ...more });

const viewOf = ({ players }: NetrunnerDuel, seat: Seat) => players[seat].match.view();

/** Continues to a decision once the log has the given length; returns the deciding seat. */
async function until(duel: NetrunnerDuel, length: number): Promise<Seat> {
  const isThere = (): boolean => duel.players.some(({ match }) => match.view().asked && match.view().length >= length);
  await duel.play(isThere);
  await duel.quiet();
  return viewOf(duel, 0).asked ? 0 : 1;
}

function fileOf({ players }: Pick<NetrunnerDuel, 'players'>, seat: Seat = 0): MatchFile {
  const file = players[seat].match.file();
  if (file === null) throw new Error('there is no file yet');
  return file;
}

async function must(done: Promise<{ readonly ok: boolean }>): Promise<void> {
  const result = await done;
  if (!result.ok) throw new Error(JSON.stringify(result));
}

/** A game conceded halfway. */
async function resigned(seed: number, more: More = {}, length = 40): Promise<NetrunnerDuel> {
  const duel = await begun(seed, more);
  const asked = await until(duel, length);
  await must(duel.players[asked].match.resign());
  await duel.play();
  return duel;
}

/** A finished game with one entry replaced, and all later entries re-signed. */
async function fouled(seed: number): Promise<MatchFile> {
  const file = fileOf(await resigned(seed));
  const seq = file.entries.findIndex((bytes, at) => at > 20 && mustParse(bytes).body.type === 'ACT');
  const { body } = mustParse(file.entries[seq] as Uint8Array);
  if (body.type !== 'ACT') throw new Error('there is no move to falsify');
  const wrong: Body = { ...body, tableHash: body.tableHash.map((byte) => byte ^ 1) };
  return rewritten(seed, file, new Map([[seq, wrong]]));
}

async function absent(seed: number): Promise<MatchFile> {
  const clock = new TestClock();
  const duel = await begun(seed, { clock });
  const asked = await until(duel, 40);
  duel.players[other(asked)].match.ask();
  await duel.quiet();
  clock.pass(3 * 60_000);
  await must(duel.players[other(asked)].match.claimAbsence());
  return fileOf(duel, other(asked));
}

/** The deciding player moves the game to another phone, which continues a little. */
async function handedOver(seed: number): Promise<MatchFile> {
  const signers: [Signer, Signer] = [signerFor(seed, 0), signerFor(seed, 1)];
  const duel = await begun(seed, { signers });
  const asked = await until(duel, 30);
  const next = testTaker(seed + 1, asked);
  await must(duel.players[asked].match.moveTo(takerOf(next)));
  await duel.quiet();
  signers[asked] = next;
  await duel.restart(asked);
  for (const { match } of duel.players) match.nudge();
  await until(duel, viewOf(duel, other(asked)).length + 4);
  await must(duel.players[0].match.resign());
  await duel.play();
  // The signed heads cover a boot id, which is random at each start.
  return { ...fileOf(duel), beside: [] };
}

async function takenBack(seed: number): Promise<MatchFile> {
  const duel = await begun(seed, { options: { ...OPTIONS, takeBack: 'consent' } });
  for (let length = 30; ; length++) {
    const asked = await until(duel, length);
    const to = viewOf(duel, asked).back.ways.at(-1)?.to;
    if (to === undefined) continue;
    await must(duel.players[asked].match.offer({ what: 'back', to }));
    await duel.quiet();
    await must(duel.players[other(asked)].match.accept());
    return ended(duel);
  }
}

async function putRight(seed: number): Promise<MatchFile> {
  const duel = await begun(seed);
  const asked = await until(duel, 30);
  const change = { what: 'count', of: 0, name: 'bits', to: 12 };
  await must(duel.players[asked].match.offer({ what: 'correct', change }));
  await duel.quiet();
  await must(duel.players[other(asked)].match.accept());
  return ended(duel);
}

async function drawn(seed: number): Promise<MatchFile> {
  const duel = await begun(seed);
  const asked = await until(duel, 30);
  await must(duel.players[asked].match.offer({ what: 'draw' }));
  await duel.quiet();
  await must(duel.players[other(asked)].match.accept());
  await duel.play();
  return fileOf(duel);
}

/** Continues for a few more entries, then concedes. */
async function ended(duel: NetrunnerDuel): Promise<MatchFile> {
  await duel.quiet();
  const asked = await until(duel, viewOf(duel, 0).length + 4);
  await must(duel.players[asked].match.resign());
  await duel.play();
  return fileOf(duel);
}

/** Two games with swapped sides and decks that stay secret until the second one ends, which then reveals both. */
async function rowOfSecretDecks(seed: number): Promise<Uint8Array> {
  const keys: [Signer, Signer] = [signerFor(seed, 0), signerFor(seed, 1)];
  const options = { ...OPTIONS, decks: 'secret' };
  const first = await resigned(seed, { signers: keys, options });
  const after = { [PREVIOUS_GAME]: hex(gameId(fileOf(first).header)) };
  const swapped: [Signer, Signer] = [keys[1], keys[0]];
  const second = await resigned(seed + 1, { signers: swapped, options: { ...options, ...after } });
  for (const duel of [first, second]) {
    await must(duel.players[0].match.release());
    await duel.play();
  }
  return joinGameFiles([fileOf(first), fileOf(second)]);
}

async function evening(seed: number): Promise<MatchFile> {
  const led = await peerEvening({ seed, curve, signers: [signerFor(seed, 0), signerFor(seed, 1)] });
  await leadEvening(led, seed, 2, 'open');
  await led.duel.quiet();
  const file = led.duel.players[0].match.file();
  if (file === null) throw new Error('there is no file of the evening');
  return file;
}

const written =
  (play: (seed: number) => Promise<MatchFile>) =>
  async (seed: number): Promise<Uint8Array> =>
    writeFile(await play(seed));

/** By file name: what is special about each game, and how it is played. */
export const wholeGames: Readonly<Record<string, { readonly about: string; play(): Promise<Uint8Array> }>> = {
  finished: {
    about: 'Netrunner, played to its end by the rules.',
    play: () =>
      written(async (seed) => {
        const duel = await begun(seed);
        await duel.play();
        return fileOf(duel);
      })(10),
  },
  resigned: { about: 'Netrunner, given up.', play: () => written(async (seed) => fileOf(await resigned(seed)))(1) },
  absent: { about: 'Netrunner; one player says that the other does not move.', play: () => written(absent)(2) },
  fouled: {
    about: 'Netrunner, given up; one decision names another table than it leads to.',
    play: () => written(fouled)(3),
  },
  'handed-over': { about: 'Netrunner; a player goes on with another phone.', play: () => written(handedOver)(5) },
  'taken-back': { about: 'Netrunner; both go back to an earlier table.', play: () => written(takenBack)(6) },
  'put-right': { about: 'Netrunner; both put the bits of the Corp right.', play: () => written(putRight)(8) },
  drawn: { about: 'Netrunner; both agree on a draw.', play: () => written(drawn)(9) },
  match: {
    about: 'Two games of Netrunner with secret decks, which are shown at the end.',
    play: () => rowOfSecretDecks(11),
  },
  evening: { about: 'An evening of Pink Trenchcoat, all of it opened.', play: () => written(evening)(1) },
};
