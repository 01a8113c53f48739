/**
 * Two phones that share only a link play any game with random legal answers, all from one seed. Nothing waits for a
 * clock: a driver advances packets and players in turn, so that a test can strike between any two steps.
 */
import { hex } from '../../src/base/bytes.ts';
import { canonical } from '../../src/base/canonical.ts';
import { keyOfSecret, type Signer, sha256, signerOf } from '../../src/peer/crypto.ts';
import type { Link } from '../../src/peer/link/link.ts';
import type { TableUpdate } from '../../src/peer/match/fold/state.ts';
import { createMatch, type Match } from '../../src/peer/match/match.ts';
import { resumeMatch } from '../../src/peer/match/resume.ts';
import type { MatchClock } from '../../src/peer/match/session.ts';
import type { MakePhone } from '../../src/peer/match/writer.ts';
import type { Curve } from '../../src/peer/secret/curve.ts';
import type { AnyGame, AnyMove, CardId, DecisionNames, Game, Known, Seat, Setup } from '../../src/rules/game.ts';
import { seeded } from '../../src/solo/random.ts';
import type { TestClock } from './clock.ts';
import type { FateOf } from './link/fate.ts';
import { type MemoryPair, pair } from './link/memory.ts';
import { memoCurve } from './memoCurve.ts';
import { FaultyDisk, type OpenOptions } from './peer/faultyDisk.ts';
import { platformKey } from './peer/platformKey.ts';
import { act, type Weigh } from './randomAnswers.ts';

export interface DuelOptions<T, M extends AnyMove, K = Known> {
  readonly game: Game<T, M, DecisionNames, K>;
  readonly seed: number;
  readonly decks: readonly [readonly CardId[], readonly CardId[]];
  readonly options?: Setup['options'];
  readonly weigh?: Weigh<M>;
  readonly fate?: FateOf;
  readonly curve?: Curve;
  /** Alternative stores for a seat's phone, by its number of starts. */
  readonly open?: (seat: Seat, start: number) => OpenOptions;
  /** The maximum number of moves in one entry (PROTOCOL 10.6). Default: 3. */
  readonly mostMoves?: number;
  /** Wraps a phone's link. */
  readonly wrap?: (link: Link, seat: Seat) => Link;
  /** Measures how long a phone has been away. Default: not measured. */
  readonly clock?: MatchClock;
  /**
   * Retries every two seconds by this clock, as a real phone does. Default: never, and `play` nudges both phones
   * instead.
   */
  readonly timers?: TestClock;
  /** By seat. Default: two keys derived from this seed. */
  readonly signers?: readonly [Signer, Signer];
  /** Rules or a phone that differ from the honest ones, for a cheating player. */
  readonly dishonest?: {
    readonly seat: Seat;
    readonly game?: Game<T, M, DecisionNames, K>;
    readonly makePhone?: MakePhone;
  };
}

/** One phone: only its disk and its key survive a restart. */
export interface Player<T, M extends AnyMove, K = Known> {
  readonly seat: Seat;
  disk: FaultyDisk;
  readonly signer: Signer;
  match: Match<T, M, K>;
  /** The hash of the table after each answer, by entry. */
  readonly tables: Map<number, string[]>;
  starts: number;
}

export interface Duel<T, M extends AnyMove, K = Known> {
  readonly pair: MemoryPair;
  /** By seat: whether the phone has crashed. */
  readonly dead: readonly [boolean, boolean];
  readonly players: readonly [Player<T, M, K>, Player<T, M, K>];
  /** Finishes what has arrived, but delivers nothing more. */
  rest(): Promise<void>;
  /** Runs everything that needs no player. */
  quiet(): Promise<void>;
  /** Lets a player who is asked act. Returns whether there was one. */
  turn(): Promise<boolean>;
  /** Plays to the end of the log, or until told to stop. Returns the number of decisions. */
  play(until?: (duel: Duel<T, M, K>) => boolean): Promise<number>;
  /** The phone crashes without warning and restarts from its disk, or from a different one. */
  restart(seat: Seat, disk?: FaultyDisk): Promise<void>;
}

const NAME = 'duel';
const MAX_TURNS = 20_000;
/** Retry interval of a phone with timers (ms). */
export const TICK_MS = 2000;

export async function duel<T, M extends AnyMove, K = Known>(options: DuelOptions<T, M, K>): Promise<Duel<T, M, K>> {
  const random = seeded(options.seed);
  // Both phones mostly request the same results, and the audit requests all of them again.
  const curve = options.curve ?? memoCurve();
  const link = pair(options.fate ? { fate: options.fate } : {});
  const signers = options.signers ?? [await testSigner(options.seed, 0), await testSigner(options.seed, 1)];
  const disks: [FaultyDisk, FaultyDisk] = [new FaultyDisk(), new FaultyDisk()];
  const { wrap = (link) => link, dishonest } = options;
  const common = (seat: Seat) => ({
    game: (dishonest?.seat === seat ? dishonest.game : undefined) ?? options.game,
    name: NAME,
    signer: signers[seat],
    curve,
    ...clockOf(options),
    ...(dishonest?.seat === seat && dishonest.makePhone ? { makePhone: dishonest.makePhone } : {}),
  });
  const dead: [boolean, boolean] = [false, false];
  // A crashed phone never finishes its current task.
  const deaths = [deferred(), deferred()] as [Deferred, Deferred];

  const store = (seat: Seat, start: number) => {
    const { fate, onDeath } = options.open?.(seat, start) ?? {};
    const died = () => {
      dead[seat] = true;
      deaths[seat].resolve();
      link.kill(seat === 0 ? 'a' : 'b');
      onDeath?.();
    };
    return disks[seat].open({ ...(fate ? { fate } : {}), onDeath: died });
  };

  const begin = async (seat: Seat): Promise<Player<T, M, K>> => {
    const made = await createMatch<T, M, K>({
      ...common(seat),
      seat,
      deck: options.decks[seat],
      options: options.options ?? defaults(options.game),
      peerKey: signers[seat === 0 ? 1 : 0].publicKey,
      store: store(seat, 0),
      link: wrap(seat === 0 ? link.a : link.b, seat),
      entropy: entropyOf(options.seed, seat),
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return watched({ seat, disk: disks[seat], signer: signers[seat], match: made.value, tables: new Map(), starts: 1 });
  };

  const players = [await begin(0), await begin(1)] as const;
  const living = () => players.filter(({ seat }) => !dead[seat]);
  const self: Duel<T, M, K> = {
    pair: link,
    players,
    dead,
    async rest() {
      for (const { match, seat } of living()) await Promise.race([match.idle(), deaths[seat].promise]);
    },
    async quiet() {
      do {
        await self.rest();
      } while (link.pump() > 0);
    },
    async turn() {
      for (const player of random(2) === 0 ? living() : living().reverse()) {
        const { game } = common(player.seat);
        const acted = act(player, game, random, options.weigh ?? (() => 1), options.mostMoves ?? 3);
        // A phone that crashes during its move has acted too.
        if (await Promise.race([acted, deaths[player.seat].promise.then(() => true)])) return true;
      }
      return false;
    },
    async play(until = () => false) {
      let stuck = 0;
      for (let turns = 0; turns < MAX_TURNS; turns++) {
        await self.quiet();
        if (until(self) || players.every(({ match }) => finished(match))) return turns;
        if (await self.turn()) stuck = 0;
        else {
          // Something was lost in transit: a timer or a new connection requests it again.
          if (++stuck > 50) throw new Error(`stuck: ${players.map(({ match }) => report(match)).join(' | ')}`);
          if (options.timers) options.timers.pass(TICK_MS);
          else for (const { match } of living()) match.nudge();
        }
      }
      throw new Error('the game does not end');
    },
    async restart(seat, disk = disks[seat]) {
      disks[seat] = disk;
      players[seat].disk = disk;
      const player = players[seat];
      player.match.close();
      const side = seat === 0 ? 'a' : 'b';
      link.kill(side);
      dead[seat] = false;
      deaths[seat] = deferred();
      const resumed = await resumeMatch<T, M, K>({
        ...common(seat),
        store: store(seat, player.starts),
        link: wrap(link.revive(side), seat),
      });
      if (!resumed.ok) throw new Error(resumed.error.why);
      player.match = resumed.value;
      player.starts++;
      watched(player);
    },
  };
  return self;
}

/** The clock, and the retry interval. */
function clockOf({ clock, timers }: { readonly clock?: MatchClock; readonly timers?: TestClock }) {
  if (timers) return { clock: timers, retryMs: TICK_MS };
  return { retryMs: 0, ...(clock ? { clock } : {}) };
}

/** Runs everything between these matches that needs no player. */
export async function quiet(
  link: MemoryPair,
  matches: readonly Pick<Match<never, never, never>, 'idle'>[],
): Promise<void> {
  do {
    for (const match of matches) await match.idle();
  } while (link.pump() > 0);
}

/** Whether a match has nothing left to do. */
export function finished(match: Pick<Match<unknown, never, unknown>, 'view'>): boolean {
  const { status } = match.view();
  return status.kind === 'stopped' || (status.kind === 'over' && status.waitsFor === null);
}

/** A test player's key. */
export async function testSigner(seed: number, seat: Seat): Promise<Signer> {
  return signerOf(await platformKey(testSecret(seed, seat)));
}

/** The same key, signing immediately: for a phone that is always there. */
export const testTaker = (seed: number, seat: Seat): Signer => signerOf(keyOfSecret(testSecret(seed, seat)));

export const testSecret = (seed: number, seat: Seat): Uint8Array => sha256(canonical(['key', seed, seat]));

/** A test player's seeds and nonces. */
export function entropyOf(seed: number, seat: Seat): () => Uint8Array {
  let count = 0;
  return () => sha256(canonical(['entropy', seed, seat, count++]));
}

interface Deferred {
  readonly promise: Promise<void>;
  resolve(): void;
}

function deferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function watched<T, M extends AnyMove, K = Known>(player: Player<T, M, K>): Player<T, M, K> {
  player.match.onEvents(({ seq, table }: TableUpdate) => {
    const text = hexOf(table);
    const before = player.tables.get(seq) ?? [];
    player.tables.set(seq, [...before, text]);
  });
  return player;
}

const hexOf = (table: unknown): string => hex(sha256(canonical(table)));

function defaults(game: Pick<AnyGame, 'options'>): Setup['options'] {
  return Object.fromEntries(Object.entries(game.options).map(([name, choices]) => [name, choices[0] ?? '']));
}

function report(match: Pick<Match<unknown, never, unknown>, 'view'>): string {
  const { status, question, length, pen, asked } = match.view();
  return `${status.kind} ${JSON.stringify(question)} length ${length} pen ${pen} asked ${asked}`;
}
