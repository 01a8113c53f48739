/** A player who sees that they have lost does something with their real key and goes silent. */
import type { Signer } from '../../../src/peer/crypto.ts';
import type { Body } from '../../../src/peer/log/body.ts';
import { signEntry } from '../../../src/peer/log/entry.ts';
import type { Statement } from '../../../src/peer/log/word.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import type { View } from '../../../src/peer/match/match.ts';
import { tagOf, writeMessage } from '../../../src/peer/match/sync/wire.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { AnyMove, Game } from '../../../src/rules/game.ts';
import { mustParse, onTheWay } from '../cheat.ts';
import { TestClock } from '../clock.ts';
import { entropyOf, testSigner, testTaker } from '../duel.ts';
import { messageOf } from '../packets.ts';
import { shortDuel, type ToyDuel } from '../shortToy.ts';
import { toyGame } from '../toyGame.ts';
import { type Told as Proof, prove } from '../words/proofTold.ts';
import { taking, wordOf, wordPacket } from './words.ts';

const rules = toyGame as Game<unknown, AnyMove>;
const SORE = 0;
const HONEST = 1;

interface TrickContext {
  readonly file: MatchFile;
  readonly signer: Signer;
  say(statement: Statement): Promise<void>;
  /** Consecutive entries starting at number `from`, each signed with its own key. */
  write(from: number, ...entries: readonly (readonly [Signer, Body])[]): Promise<void>;
  packet(packet: Uint8Array): Promise<void>;
}

const placeOf = ({ entries, header }: MatchFile) => {
  const last = entries.at(-1);
  return { by: SORE, seq: entries.length, head: last ? mustParse(last).hash : gameId(header) } as const;
};

/** What they do before going silent. Anything they may not write is only attempted. */
const tricks = {
  silence: async () => {},
  'a resignation': ({ say, file }) => say({ kind: 'resign', by: SORE, seq: 0, head: gameId(file.header) }),
  'a resignation, and a move to another phone': async (at) => {
    await tricks['a resignation'](at);
    await tricks['a move to another phone'](at);
  },
  'a move to another phone': async ({ file, signer, write }) => {
    const next = testTaker(5001, SORE);
    const body: Body = { type: 'HANDOVER', ...(await taking(next, file, SORE)), word: null };
    await write(file.entries.length, [signer, body], [next, { type: 'RESIGN', word: null }]);
  },
  'a word for another phone': async ({ file, say }) => {
    const { key, taken } = await taking(testTaker(5002, SORE), file, SORE);
    await say({ kind: 'move', to: key, taken, ...placeOf(file) });
  },
  'a move to a phone that has not taken the game': async ({ file, signer, write }) => {
    const { taken } = await taking(testTaker(5003, SORE), file, SORE);
    await write(file.entries.length, [
      signer,
      { type: 'HANDOVER', key: testTaker(5004, SORE).publicKey, taken, word: null },
    ]);
  },
  'an offer of a draw': ({ file, say }) => say({ kind: 'offer', offer: { what: 'draw' }, ...placeOf(file) }),
  'offers to go back': async ({ file, say }) => {
    for (let to = 1; to < 20; to++) await say({ kind: 'offer', offer: { what: 'back', to }, ...placeOf(file) });
  },
  'an agreement to something that was not offered': async ({ file, signer, write }) => {
    const offer = await wordOf(signer, file, { kind: 'offer', offer: { what: 'draw' }, ...placeOf(file) });
    await write(file.entries.length, [signer, { type: 'AGREED', offer: offer.bytes }]);
  },
  'a claim': ({ file, say }) => say({ kind: 'absent', boot: null, ...placeOf(file) }),
  'a claim that a head is kept back': ({ file, say }) =>
    say({ kind: 'absent', boot: new Uint8Array(16).fill(3), ...placeOf(file) }),
  'a false charge': async ({ file, say }) => {
    const own = file.entries.map(mustParse).findLast(({ author }) => author === HONEST);
    const seed = entropyOf(45, SORE)();
    if (own) await say({ kind: 'charge', by: SORE, seq: own.seq, head: own.hash, seed });
  },
  'a head that is too long': ({ file, say }) =>
    say({ kind: 'head', boot: new Uint8Array(16), ...placeOf(file), seq: file.entries.length + 50 }),
  'a head that is too short': ({ file, say }) => {
    const last = mustParse(file.entries[1] as Uint8Array);
    return say({ kind: 'head', boot: new Uint8Array(16), by: SORE, seq: 2, head: last.hash });
  },
  'two entries of one number': async ({ file, signer, write }) => {
    const own = file.entries.map(mustParse).findLast(({ author }) => author === SORE);
    if (own) await write(own.seq, [signer, { type: 'RESIGN', word: null }]);
  },
  'two last entries': async ({ file, signer, write }) => {
    await write(file.entries.length, [signer, { type: 'RESIGN', word: null }]);
    await write(file.entries.length, [signer, { type: 'SEED', seed: new Uint8Array(32) }]);
  },
  'a seed before its time': ({ file, signer, write }) =>
    write(file.entries.length, [signer, { type: 'SEED', seed: entropyOf(45, SORE)() }]),
  'an entry of the beginning': ({ file, signer, write }) =>
    write(file.entries.length, [
      signer,
      { type: 'SETUP', anchor: new Uint8Array(32).fill(1), size: 0, table: new Uint8Array() },
    ]),
} satisfies Record<string, (at: TrickContext) => Promise<void>>;

export type Trick = keyof typeof tricks;
export const allTricks = Object.keys(tricks) as Trick[];

export interface SoreEnd {
  readonly view: View<unknown>;
  readonly proof: Proof;
  /** `view` after a restart of the honest player's phone. */
  readonly again: View<unknown>;
}

/**
 * A game from the given seed, in which the first player uses the trick when the log has the given length; null if the
 * game is over before, or they have won it.
 */
export async function soreLoser(seed: number, length: number, trick: Trick): Promise<SoreEnd | null> {
  const clock = new TestClock();
  const signers = [await testSigner(seed, SORE), await testSigner(seed, HONEST)] as const;
  let boot = new Uint8Array(16);
  let send: (packet: Uint8Array) => void = () => {};
  let silent = false;
  const options = { length: 'short', takeBack: 'consent' } as const;
  const duel: ToyDuel = await shortDuel({
    seed,
    signers,
    options,
    timers: clock,
    wrap: (link, seat) => {
      if (seat === HONEST) return link;
      send = (packet) => void link.send(packet);
      return onTheWay(link, (packet, pass) => {
        const message = messageOf(packet);
        if (message !== null && 'boot' in message) boot = message.boot.slice();
        if (!silent) pass(packet);
      });
    },
  });
  const view = (): View<unknown> => duel.players[HONEST].match.view();
  await duel.play(() => view().length >= length);
  if (view().length < length) return null;
  const { status } = view();
  if (status.kind === 'over' && (status.waitsFor === null || status.winner !== HONEST)) return null;
  await duel.quiet();
  silent = true;
  const file = duel.players[HONEST].match.file() as MatchFile;
  const gid = gameId(file.header);
  const packet = async (bytes: Uint8Array): Promise<void> => {
    send(bytes);
    await duel.quiet();
  };
  await (tricks[trick] as (at: TrickContext) => Promise<void>)({
    file,
    signer: signers[SORE],
    packet,
    say: async (statement) => packet(wordPacket(await wordOf(signers[SORE], file, statement), gid)),
    write: async (from, ...entries) => {
      const before = file.entries[from - 1];
      let prev = before ? mustParse(before).hash : gid;
      for (const [at, [signer, body]] of entries.entries()) {
        const entry = await signEntry(signer, gid, { seq: from + at, author: SORE, prev, body });
        prev = entry.hash;
        await packet(writeMessage(tagOf(gid), { kind: 'entries', boot, entries: [entry.bytes] }));
      }
    },
  });
  await waitInVain(duel, clock);
  const end = duel.players[HONEST].match;
  const proof = await prove(rules, writeFile(end.file() as MatchFile), { curve: inlineCurve });
  const seen = end.view();
  await duel.restart(HONEST);
  await duel.quiet();
  return { view: seen, proof, again: view() };
}

/** The honest player continues as long as possible, asks, waits, and claims what is owed. */
async function waitInVain(duel: ToyDuel, clock: TestClock): Promise<void> {
  const { match } = duel.players[HONEST];
  for (let minutes = 0; minutes < 40; minutes++) {
    const { status, asked, offers, waiting } = match.view();
    if (status.kind === 'stopped' || (status.kind === 'over' && status.by === 'absence')) return;
    if (offers.theirs !== null) await match.decline();
    if (asked && status.kind === 'playing') await duel.turn();
    if (waiting?.overdue) await match.claimAbsence();
    else match.ask();
    for (let seconds = 0; seconds < 60; seconds += 20) {
      clock.pass(20_000);
      await duel.quiet();
    }
  }
}

/** Why the honest player has not won by then; null if they have. */
export function notWon({ view, again, proof }: SoreEnd): string | null {
  for (const { status } of [view, again])
    if ((status.kind !== 'over' && status.kind !== 'stopped') || status.winner !== HONEST)
      return JSON.stringify(status);
  return proof.kind !== 'damaged' && proof.outcome?.winner === HONEST ? null : proof.text;
}
