/**
 * One match on one phone, between its link and its player. Everything goes through one mailbox: each packet or command
 * is verified, stored, applied and answered before the next.
 */
import { fail } from '../../base/result.ts';
import type { Ticker } from '../everySecond.ts';
import type { Agreement } from './agreement.ts';
import { absent, type Command, type CommandResult, move, resign, storeResult } from './commands.ts';
import type { Dispute } from './dispute.ts';
import type { TableUpdate } from './fold/state.ts';
import type { NewPhone } from './gameMover.ts';
import { MatchPeer, type MatchPeerParts, type Watcher } from './matchPeer.ts';
import { AWAKE_MS, CLOCK_TICK_MS, Patience } from './patience.ts';
import { refuse } from './refusal.ts';
import type { Sync } from './sync/sync.ts';
import { silenceMs } from './tableOptions.ts';
import type { LogWriter } from './writer.ts';

export interface SessionParts extends MatchPeerParts {
  /** Retry interval in ms; 0: no automatic retries. */
  readonly retryMs: number;
  /** Counts waiting times and triggers retries; null: neither. */
  readonly clock: MatchClock | null;
}

export interface MatchClock {
  /** Milliseconds from any origin. */
  now(): number;
  readonly everySecond: Ticker;
  /** Whether this phone has a network at all. */
  online(): boolean;
}

export class Session implements Watcher {
  readonly matchPeer: MatchPeer;
  readonly patience: Patience;
  readonly #parts: SessionParts;
  readonly #mailbox = new Mailbox((error) =>
    this.#dispute.end({ why: 'bug', seat: null, detail: { kind: 'thrown', error: String(error) } }),
  );
  #closed = false;
  /** Time of the last tick. */
  #looked: number | null = null;
  /** Whether a tick waits in the mailbox: a busy phone needs no second one. */
  #ticking = false;
  #endings: readonly (() => void)[] = [];
  onChange: () => void = () => {};
  onHappening: (happening: TableUpdate) => void = () => {};
  onShown: (happened: readonly TableUpdate[]) => void = () => {};
  onCut: (length: number) => void = () => {};

  /** `fresh`: the game is new on this phone, so the other phone cannot have a longer log. */
  static async open(parts: SessionParts, seed: Uint8Array, agreement: Agreement, fresh: boolean): Promise<Session> {
    const session = new Session(parts, seed, agreement, fresh);
    await session.matchPeer.open();
    return session;
  }

  private constructor(parts: SessionParts, seed: Uint8Array, agreement: Agreement, fresh: boolean) {
    this.#parts = parts;
    this.matchPeer = new MatchPeer(parts, seed, agreement, fresh, this);
    this.patience = new Patience(silenceMs(agreement.options));
  }

  get #dispute(): Dispute {
    return this.matchPeer.dispute;
  }

  get #sync(): Sync {
    return this.matchPeer.sync;
  }

  /** Starts listening, and continues where the log ends. */
  start(): void {
    const { link, retryMs, clock } = this.#parts;
    // The next SYNC makes up for packets that are dropped when too many are waiting.
    link.onPacket((packet) =>
      this.#mailbox.offer(packet.length, async () => (this.#closed ? undefined : this.#sync.packet(packet))),
    );
    const unsubscribe = link.onState((state) => {
      if (state === 'open') {
        this.nudge();
        void this.#post(() => this.#dispute.repeat(), undefined);
      }
      this.onChange();
    });
    let looks = 0;
    const endWatch = clock?.everySecond(() => {
      this.#watch(clock);
      if (retryMs > 0 && ++looks % (retryMs / CLOCK_TICK_MS) === 0) this.#tick();
    });
    this.#endings = [unsubscribe, endWatch ?? (() => {})];
    void this.#post(async () => {
      this.#sync.greet();
      this.#dispute.repeat();
      await this.matchPeer.writer?.audit();
      await this.matchPeer.advance();
    }, undefined);
  }

  /** Asks the other phone for its log length, as on every new connection. */
  nudge(): void {
    void this.#post(() => this.#greetAnew(), undefined);
  }

  async #greetAnew(): Promise<void> {
    const { synced } = this.#sync;
    const opened = this.#dispute.mayPass && (await this.matchPeer.storeOpens());
    this.#sync.renew();
    // Two phones whose logs are known to differ should not keep exchanging them forever.
    if (this.#dispute.stop === null) this.#sync.anew();
    this.#sync.greet();
    if (opened || this.#sync.synced !== synced || this.matchPeer.says) await this.matchPeer.advance();
  }

  /** Resolves when everything received and requested so far is done. */
  idle(): Promise<void> {
    return this.#mailbox.post(() => {}, undefined);
  }

  /** Stops listening. The link stays open for its next user. */
  close(): void {
    this.#closed = true;
    this.#parts.link.onPacket(() => {});
    for (const end of this.#endings) end();
  }

  /**
   * Runs a command once the initial wait is over (PROTOCOL 14.4). E-STOPPED, E-AWAY, E-CLOSED, or the command's own
   * refusal.
   */
  wish(wish: Command): Promise<CommandResult> {
    return this.#wished(async (writer) => {
      if (this.#dispute.stop !== null) return fail(refuse('matchStopped'));
      if (writer !== null && (writer.matchLog.state.end !== null || writer.statements.resigned !== null))
        return fail(refuse('matchOver'));
      if (writer === null || !this.#sync.synced) return fail(refuse('notAnswered'));
      return wish(writer, this.#sync);
    });
  }

  /**
   * Concedes: only the end of the game prevents that (PROTOCOL 14.6). E-AWAY before it has begun, E-PEN after its end.
   */
  resign(): Promise<CommandResult> {
    const mayWrite = () => this.#dispute.stop === null && this.#sync.synced;
    return this.#wished((writer) => (writer === null ? notBegun : resign(writer, this.#sync, mayWrite())));
  }

  /** Claims that what the opponent owes never arrived (PROTOCOL 14.2, 14.4). E-AWAY, E-EARLY, E-PEN, E-STORE. */
  claimAbsence(): Promise<CommandResult> {
    return this.#wished(async (writer) => {
      const { owing } = this.matchPeer;
      if (writer === null) return notBegun;
      if (owing === null) return fail(refuse('nothingOwed'));
      if (writer.statements.conceded) return fail(refuse('givenUp'));
      if (!this.patience.isOverdue(owing)) return fail(refuse('moreTime'));
      return absent(writer, this.#sync, owing.type === 'HEAD' ? this.#sync.boot : null);
    });
  }

  /**
   * Moves the game to the given phone (PROTOCOL 10.8); null cancels. Resolves when that phone has signed for the next
   * entry. E-AWAY: the other player's phone has to see it. E-MOVED: it has moved already. E-STOPPED, E-PEN, E-KEY,
   * E-STORE.
   */
  async moveTo(to: NewPhone | null): Promise<CommandResult> {
    const wished = await this.#wished((writer) => {
      if (writer === null) return notBegun;
      if (this.#dispute.stop !== null) return fail(refuse('matchStopped'));
      const there = this.#parts.link.state === 'open' && this.#sync.synced;
      if (to !== null && !there) return fail(refuse('linkToMove'));
      return move(writer, to);
    });
    if (wished.ok) await this.#countersign();
    return wished;
  }

  /**
   * Pauses or resumes the game (PROTOCOL 14.9). E-AWAY: both have paused, and the opponent would not learn that it
   * resumes. E-STORE.
   */
  pause(on: boolean): Promise<CommandResult> {
    return this.#wished(async () => {
      const { matchPeer } = this;
      const alone = this.#parts.link.state !== 'open';
      if (!on && alone && matchPeer.pause.mine && matchPeer.pause.theirs) return fail(refuse('bothPaused'));
      return storeResult(await matchPeer.pauseBy(on));
    });
  }

  /** Ends the match this game belongs to: its seeds are owed from here on (PROTOCOL 9.17). E-STORE. */
  release(): Promise<CommandResult> {
    return this.#wished(async () => storeResult(await this.matchPeer.releases()));
  }

  onMoving(): void {
    void this.#countersign();
  }

  /** Nothing waits for the new phone: the game continues meanwhile, and each entry needs a new signature. */
  async #countersign(): Promise<void> {
    const { matchPeer } = this;
    if (await matchPeer.writer?.moving.countersign()) await this.#post(() => matchPeer.advance(), undefined);
  }

  /** Asks whether the other player is still there; until they answer, their decision can become overdue. */
  ask(): void {
    this.#sync.hints.asking = true;
    this.#sync.send({ kind: 'hint', about: 'there', on: true });
    this.onChange();
  }

  /** Answers that this player is still there. */
  answer(): void {
    this.#sync.hints.there = false;
    this.#sync.send({ kind: 'hint', about: 'here', on: true });
    this.onChange();
  }

  #tick(): void {
    this.#sync.tick();
    if (this.#ticking) return;
    this.#ticking = true;
    void this.#post(async () => {
      this.#ticking = false;
      // Checked only here: what was missing may have been waiting in the mailbox.
      if (this.#sync.asksAgain || this.#dispute.mayPass) await this.#greetAnew();
    }, undefined);
  }

  /** A clock tick. */
  #watch(clock: MatchClock): void {
    const { patience } = this;
    const { owing: owed, sync } = this.matchPeer;
    const before = patience.waitedMs;
    const linked = this.#parts.link.state === 'open';
    const { mine: paused } = this.matchPeer.pause;
    const now = clock.now();
    const passed = Math.min(Math.max(0, now - (this.#looked ?? now)), AWAKE_MS);
    this.#looked = now;
    if (this.matchPeer.writer?.moving.passed(passed)) void this.#post(() => this.matchPeer.readBack(), undefined);
    patience.look(now, { owed, linked, asking: sync.hints.asking, online: clock.online(), paused });
    if (patience.waitedMs !== before) this.onChange();
  }

  #wished(task: (writer: LogWriter | null) => Promise<CommandResult> | CommandResult) {
    return this.#post(async () => {
      const { writer } = this.matchPeer;
      if (writer !== null && writer.moving.gone !== null) return gone;
      const done = await task(writer);
      this.onChange();
      return done;
    }, closed);
  }

  #post<T>(task: () => Promise<T> | T, crashed: T): Promise<T> {
    return this.#mailbox.post(() => (this.#closed ? crashed : task()), crashed);
  }
}

const gone = fail(refuse('matchMoved'));
const closed: CommandResult = fail(refuse('matchClosed'));
const notBegun = fail(refuse('notBegun'));

/** Runs tasks one at a time: packets and commands wait until the previous one is stored and done. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
  /** Bytes received and still waiting. */
  #waiting = 0;

  /** `onCrash` is called for an exception, which can only be a bug; the mailbox continues with the next task. */
  constructor(private readonly onCrash: (error: unknown) => void) {}

  /** Runs `task` in turn. Resolves to its result, or to `crashed` if it threw. Never rejects. */
  post<T>(task: () => Promise<T> | T, crashed: T): Promise<T> {
    const done = this.#last.then(task).catch((error: unknown) => {
      this.onCrash(error);
      return crashed;
    });
    this.#last = done;
    return done;
  }

  /** Queues work for received data of `bytes` bytes; drops it if too much is already waiting. */
  offer(bytes: number, task: () => Promise<void>): void {
    const weight = bytes + MIN_TASK_BYTES;
    if (this.#waiting + weight > MAX_WAITING) return;
    this.#waiting += weight;
    void this.post(() => {
      this.#waiting -= weight;
      return task();
    }, undefined);
  }
}

/** Maximum size of the queue in bytes: a few whole logs, or a few thousand small packets. */
const MAX_WAITING = 4 * 1024 * 1024;
/** The bytes an empty packet counts as. */
const MIN_TASK_BYTES = 1024;
