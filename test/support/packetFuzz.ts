/**
 * Unexpected packets, sent to a phone in mid-game as if by the opponent: real packets damaged or repeated, messages
 * with arbitrary numbers, and entries signed by the opponent's key with arbitrary values in their moves. All of it
 * follows from one seed.
 */
import { canonical, type Json, readCanonical } from '../../src/base/canonical.ts';
import type { Body } from '../../src/peer/log/body.ts';
import { type Entry, LAST_SEQ, signEntry } from '../../src/peer/log/entry.ts';
import { BOOT_SIZE, type Word } from '../../src/peer/log/word.ts';
import type { MatchFile } from '../../src/peer/match/audit/file.ts';
import type { Match } from '../../src/peer/match/match.ts';
import { type MatchMessage, tagOf, writeMessage } from '../../src/peer/match/sync/wire.ts';
import { gameId } from '../../src/peer/secret/seed.ts';
import { type AnyMove, type Known, other, type Seat } from '../../src/rules/game.ts';
import { type Random, seeded } from '../../src/solo/random.ts';
import { stoppedWords } from '../../src/words/en/status.ts';
import { bodies } from './bodies.ts';
import { mustParse } from './cheat.ts';
import type { Duel, DuelOptions } from './duel.ts';
import type { Side } from './link/fate.ts';
import { memoCurve } from './memoCurve.ts';
import { Boots, messageOf } from './packets.ts';
import { FaultyDisk } from './peer/faultyDisk.ts';
import { unsigned as unsignedWord, wordFor, wordPacket } from './peer/words.ts';
import { shortDuel } from './shortToy.ts';

/** Number of packets between two decisions of the players. */
const ROUND = 100;
/** Maximum number of real packets kept for damaging. */
const MAX_HEARD = 300;

/** A game, everything one of its phones has sent so far, and the means to send anything else. */
interface Stage<T, M extends AnyMove, K> {
  readonly game: Duel<T, M, K>;
  /** The receiver of the packets, and the phone in whose name they are sent. */
  readonly victim: Seat;
  readonly side: Side;
  readonly random: Random;
  readonly heard: Uint8Array[];
  readonly id: Uint8Array;
  readonly boots: Boots;
}

/** Begins a game of any kind. */
type Begin<T, M extends AnyMove, K> = (
  options: Pick<DuelOptions<T, M, K>, 'seed' | 'curve' | 'fate'>,
) => Promise<Duel<T, M, K>>;

/** Begins a short toy game. */
export const floodUnsigned = (seed: number, packets: number) => floodGame(seed, packets, shortDuel);
export const floodSigned = (seed: number, packets: number) => floodSignedIn(seed, packets, shortDuel);

/**
 * One game in which a phone receives the given number of worthless packets, and both still play it to the end. Throws
 * if the match stops.
 */
export async function floodGame<T, M extends AnyMove, K = Known>(
  seed: number,
  packets: number,
  begin: Begin<T, M, K>,
  victim: Seat = 0,
): Promise<Duel<T, M, K>> {
  const stage = await staged(seed, begin, victim);
  const { game, random, side } = stage;
  for (let sent = 0; sent < packets; sent += ROUND) {
    for (let i = 0; i < ROUND; i++) game.pair[side].send(unsigned(stage));
    await game.quiet();
    mustPlay(seed, game);
    // The game advances now and then, so that the flood meets every kind of question.
    if (random(packets / ROUND) < 40) await game.turn();
    if (random(20) === 0) for (const { match } of game.players) match.nudge();
  }
  for (const { match } of game.players) match.nudge();
  await game.play();
  return game;
}

/**
 * Sends the given number of entries and heads, really signed by the opponent, each to a phone in mid-game. Throws if
 * that phone loses anything, or stops for any reason except the opponent's fault. Returns how many ended a game.
 */
export async function floodSignedIn<T, M extends AnyMove, K = Known>(
  seed: number,
  packets: number,
  begin: Begin<T, M, K>,
  victim: Seat = 0,
): Promise<number> {
  const stage = await staged(seed, begin, victim);
  const { game, random, side } = stage;
  const saved = [await copyOf(game.players[0].disk), await copyOf(game.players[1].disk)] as const;
  let ended = 0;
  for (let sent = 0; sent < packets; sent++) {
    const before = game.players[victim].match.view();
    game.pair[side].send(await signed(stage));
    await game.quiet();
    const { status, length } = game.players[victim].match.view();
    if (length < before.length) throw new Error(`seed ${seed}, packet ${sent}: the log is shorter`);
    if (status.kind === 'stopped' && !('seat' in status && status.seat === other(victim)))
      throw new Error(`seed ${seed}, packet ${sent}: ${status.why} ${stoppedWords(status)}`);
    if (random(50) === 0) for (const { match } of game.players) match.nudge();
    if (status.kind === 'playing') continue;
    // A malicious packet ends the game; the next one starts from the state before it.
    ended++;
    for (const seat of [0, 1] as const) await game.restart(seat, await copyOf(saved[seat]));
    await game.quiet();
  }
  return ended;
}

async function staged<T, M extends AnyMove, K>(
  seed: number,
  begin: Begin<T, M, K>,
  victim: Seat,
): Promise<Stage<T, M, K>> {
  const side = victim === 0 ? 'b' : 'a';
  const random = seeded(seed);
  const heard: Uint8Array[] = [];
  const boots = new Boots();
  const game = await begin({
    seed,
    // Created for each game, since a phone's memory use during a flood is measured.
    curve: memoCurve(),
    fate: (sent) => {
      if (sent.from === side && heard.length < MAX_HEARD) heard.push(sent.packet.slice());
      return boots.pass(sent);
    },
  });
  const from = 12 + random(15);
  const view = () => game.players[victim].match.view();
  await game.play(() => view().length >= from && view().asked);
  return {
    game,
    victim,
    side,
    random,
    heard,
    boots,
    id: gameId((game.players[victim].match.file() as MatchFile).header),
  };
}

function mustPlay<T, M extends AnyMove, K>(seed: number, { players }: Duel<T, M, K>): void {
  for (const { match, seat } of players) {
    const { status } = match.view();
    if (status.kind === 'stopped') throw new Error(`seed ${seed}: ${seat} ${status.why} ${stoppedWords(status)}`);
  }
}

function unsigned<T, M extends AnyMove, K>({ game, victim, random, heard, id }: Stage<T, M, K>): Uint8Array {
  const known = heard[random(heard.length)] as Uint8Array;
  if (random(3) === 0) return known;
  if (random(2) === 0) return damaged(known, random);
  return writeMessage(tagOf(id), anything(game.players[victim].match, random, known));
}

function damaged(packet: Uint8Array, random: Random): Uint8Array {
  const list = [...packet];
  for (let times = 1 + random(4); times > 0; times--) {
    const how = random(3);
    list.splice(random(list.length + 1), how === 0 ? 0 : 1, ...(how === 1 ? [] : [random(256)]));
  }
  return Uint8Array.from(list);
}

/** Words without a valid signature. */
const forged: readonly Word[] = await Promise.all([
  unsignedWord({ kind: 'resign' }),
  unsignedWord({ kind: 'absent' }),
  unsignedWord({ kind: 'charge', seed: new Uint8Array(32) }),
  unsignedWord({ kind: 'offer', offer: { what: 'draw' } }),
  unsignedWord({ kind: 'move', to: new Uint8Array(32) }),
  unsignedWord({ kind: 'head' }),
]);

/** A well-formed message with arbitrary content. */
function anything<T, M extends AnyMove, K>(match: Match<T, M, K>, random: Random, known: Uint8Array): MatchMessage {
  const { length: mine, head: true_ } = match.view();
  const some = (size: number) => Uint8Array.from({ length: size }, () => random(256));
  const length = [0, Math.max(0, mine - 1), mine, mine + 1, LAST_SEQ, random(mine + 5)][random(6)] as number;
  const head = random(2) === 0 ? true_ : some(32);
  const before = messageOf(known);
  const boot = before?.kind === 'entries' && random(2) === 0 ? before.boot : some(BOOT_SIZE);
  const log = (match.file() as MatchFile).entries;
  switch (random(8)) {
    case 0:
      return { kind: 'ack', length, head };
    case 1:
      return { kind: 'sync', length, head, boot, asks: random(2) === 0 };
    case 2:
      return { kind: 'word', word: { ...forged[random(forged.length)]!, seq: length, head }, entries: [] };
    case 3:
      return {
        kind: 'nack',
        seq: length,
        reason: (['malformed', 'forged', 'pen', 'foul'] as const)[random(4)] ?? 'foul',
      };
    case 4:
      return {
        kind: 'hint',
        about: (['want', 'sealed', 'decline', 'pause'] as const)[random(4)] ?? 'want',
        on: random(2) === 0,
      };
    case 5:
      return { kind: 'table', seq: length, table: some(1 + random(40)) };
    case 6:
      return { kind: 'word', word: forged[random(forged.length)]!, entries: [] };
    default: {
      const from = random(log.length);
      const entries = log.slice(from, from + 1 + random(4));
      return { kind: 'entries', boot, entries: random(2) === 0 ? entries : entries.map((one) => damaged(one, random)) };
    }
  }
}

/** An entry or a head, really signed by the opponent. */
async function signed<T, M extends AnyMove, K>({
  game,
  victim,
  side,
  random,
  boots,
  id,
}: Stage<T, M, K>): Promise<Uint8Array> {
  const boot = boots.of(side);
  const { signer } = game.players[other(victim)];
  const entries = (game.players[victim].match.file() as MatchFile).entries.map(mustParse);
  const length = [entries.length, entries.length, entries.length - 1, random(entries.length), entries.length + 1][
    random(5)
  ] as number;
  const prev = length === 0 ? id : (entries[Math.min(length, entries.length) - 1] as Entry).hash;
  if (random(10) === 0) {
    const word = await wordFor(signer, id, { kind: 'head', by: other(victim), seq: length, head: prev, boot });
    return wordPacket(word, id);
  }
  const body = random(2) === 0 ? bodies[random(bodies.length)] : entries[random(entries.length)]?.body;
  const author = random(5) === 0 ? victim : other(victim);
  const entry = await signEntry(signer, id, { seq: length, author, prev, body: changed(body as Body, random) });
  return writeMessage(tagOf(id), { kind: 'entries', boot, entries: [entry.bytes] });
}

/** An entry's body with one value of its move changed, or a list with an item more or less. */
function changed(body: Body, random: Random): Body {
  if (random(3) === 0) return body;
  if (body.type === 'ACT') {
    const read = body.moves[0] && readCanonical(body.moves[0]);
    return read?.ok ? { ...body, moves: [canonical(otherwise(read.value, random))] } : body;
  }
  if (body.type === 'HOLD') return { ...body, commitments: resized(body.commitments, random) };
  if (body.type === 'SHARE') return { ...body, values: resized(body.values, random) };
  if (body.type === 'OPEN' && body.items.length > 0) return { ...body, items: resized(body.items, random) };
  return body;
}

function resized<I>(list: readonly I[], random: Random): I[] {
  const at = random(list.length);
  return random(2) === 0 ? list.toSpliced(at, 1) : list.toSpliced(at, 0, ...list.slice(at, at + 1));
}

const ODD: readonly Json[] = [null, true, -1, 0, 1, 999, 2 ** 40, '', 'constructor', 'x'.repeat(600), [], {}];

/** The same value with one part of it replaced. */
function otherwise(value: Json, random: Random): Json {
  const odd = ODD[random(ODD.length)] as Json;
  if (typeof value !== 'object' || value === null || random(6) === 0) return odd;
  if (Array.isArray(value)) {
    if (value.length === 0) return [odd];
    const at = random(value.length);
    return value.with(at, otherwise(value[at] as Json, random));
  }
  const object = value as { readonly [key: string]: Json };
  const keys = Object.keys(object);
  const key = keys[random(keys.length)] ?? '__proto__';
  if (random(8) === 0) return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  return { ...object, [random(12) === 0 ? `${key}x` : key]: otherwise(object[key] ?? null, random) };
}

export async function copyOf(disk: FaultyDisk): Promise<FaultyDisk> {
  const read = await disk.open().read('duel');
  if (!read.ok) throw new Error(read.error);
  const copy = new FaultyDisk();
  const store = copy.open();
  await store.put('duel', read.value.records);
  await store.append(
    'duel',
    read.value.entries.map((bytes, seq) => ({ seq, bytes })),
  );
  return copy;
}
