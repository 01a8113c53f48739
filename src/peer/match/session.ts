/**
 * One match on one phone, between its link and its player. Everything goes through one mailbox: a packet is verified, stored, applied
 * and answered before the next is looked at, and so is a wish.
 */

import { fail, ok } from '../../base/result.ts';
import type { Ticking } from '../everySecond.ts';
import type { Agreement } from './agreement.ts';
import { absent, type Command, move, resign, type Wished } from './commands.ts';
import type { Dispute } from './dispute.ts';
import type { Happening } from './fold/state.ts';
import { Mailbox } from './mailbox.ts';
import { MatchPeer, type MatchPeerParts, type Watcher } from './matchPeer.ts';
import type { Taker } from './moving.ts';
import { AWAKE_MS, LOOK_MS, Patience } from './patience.ts';
import { refuse, storeRefusal } from './refusal.ts';
import type { Sync } from './sync/sync.ts';
import { silenceMs } from './tableOptions.ts';
import type { Writer } from './writer.ts';

export interface Parts extends MatchPeerParts {
  /** After how long something unanswered is asked again, by the clock; 0: never by itself. */
  readonly retryMs: number;
  /** What time is measured with; null: it is not. */
  readonly clock: Clock | null;
}

export interface Clock {
  /** Milliseconds since any moment. */
  now(): number;
  readonly everySecond: Ticking;
  /** Whether this phone has a network at all. */
  online(): boolean;
}

export class Session implements Watcher {
  readonly matchPeer: MatchPeer;
  readonly patience: Patience;
  readonly #parts: Parts;
  readonly #mailbox = new Mailbox((error) =>
    this.#dispute.end({ why: 'bug', seat: null, detail: { kind: 'thrown', error: String(error) } }),
  );
  #closed = false;
  /** When the clock was looked at last. */
  #looked: number | null = null;
  /** Whether a tick waits in the mailbox: a phone that is slow at its work needs no second one. */
  #ticking = false;
  #endings: readonly (() => void)[] = [];
  onChange: () => void = () => {};
  onHappening: (happening: Happening) => void = () => {};
  onCut: (length: number) => void = () => {};

  /** `fresh`: the game begins here and now, so the other phone cannot have a longer log. */
  static async open(parts: Parts, seed: Uint8Array, agreement: Agreement, fresh: boolean): Promise<Session> {
    const session = new Session(parts, seed, agreement, fresh);
    await session.matchPeer.open();
    return session;
  }

  private constructor(parts: Parts, seed: Uint8Array, agreement: Agreement, fresh: boolean) {
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

  /** Begins to listen, and goes on where the log ends. */
  start(): void {
    const { link, retryMs, clock } = this.#parts;
    // What is dropped because too much waits is made good by the next SYNC.
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
      if (retryMs > 0 && ++looks % (retryMs / LOOK_MS) === 0) this.#tick();
    });
    this.#endings = [unsubscribe, endWatch ?? (() => {})];
    void this.#post(async () => {
      this.#sync.greet();
      this.#dispute.repeat();
      await this.matchPeer.writer?.audit();
      await this.matchPeer.advance();
    }, undefined);
  }

  /** Asks the other phone where it stands, as on every new connection. */
  nudge(): void {
    void this.#post(() => this.#greetAnew(), undefined);
  }

  async #greetAnew(): Promise<void> {
    const { synced } = this.#sync;
    const opened = this.#dispute.mayPass && (await this.matchPeer.storeOpens());
    this.#sync.renew();
    // Two phones that have found their logs to be different need not send them to each other for ever.
    if (this.#dispute.stop === null) this.#sync.anew();
    this.#sync.greet();
    if (opened || this.#sync.synced !== synced || this.matchPeer.says) await this.matchPeer.advance();
  }

  /** Resolves when all that has arrived and been wished so far is done. */
  idle(): Promise<void> {
    return this.#mailbox.post(() => {}, undefined);
  }

  /** Stops listening; the link stays open for whoever comes next. */
  close(): void {
    this.#closed = true;
    this.#parts.link.onPacket(() => {});
    for (const end of this.#endings) end();
  }

  /** Does what the player wants, once the one wait is over (PROTOCOL 14.4). E-STOPPED, E-AWAY, E-CLOSED, or what the wish refuses. */
  wish(wish: Command): Promise<Wished> {
    return this.#wished(async (writer) => {
      if (this.#dispute.stop !== null) return fail(refuse('matchStopped'));
      if (writer !== null && (writer.matchLog.state.end !== null || writer.statements.resigned !== null))
        return fail(refuse('matchOver'));
      if (writer === null || !this.#sync.synced) return fail(refuse('notAnswered'));
      return wish(writer, this.#sync);
    });
  }

  /**
   * Gives up: nothing but the end of the game stands in the way of that (PROTOCOL 14.6). E-AWAY before it has begun, E-PEN after its end.
   */
  resign(): Promise<Wished> {
    const mayWrite = () => this.#dispute.stop === null && this.#sync.synced;
    return this.#wished((writer) => (writer === null ? notBegun : resign(mayWrite())(writer, this.#sync)));
  }

  /** Says of what the other one owes that it does not come (PROTOCOL 14.2, 14.4). E-AWAY, E-EARLY, E-PEN, E-STORE. */
  claimAbsence(): Promise<Wished> {
    return this.#wished(async (writer) => {
      const { owing } = this.matchPeer;
      if (writer === null) return notBegun;
      if (owing === null) return fail(refuse('nothingOwed'));
      if (writer.statements.conceded) return fail(refuse('givenUp'));
      if (!this.patience.isOverdue(owing)) return fail(refuse('moreTime'));
      return absent(owing.type === 'HEAD' ? this.#sync.boot : null)(writer, this.#sync);
    });
  }

  /**
   * Hands the game over to that phone (PROTOCOL 10.8); null: no more. It resolves when that phone has signed for the next entry. E-AWAY: the other player's phone has to see it.
   * E-MOVED: it has gone already. E-STOPPED, E-PEN, E-KEY, E-STORE.
   */
  async moveTo(to: Taker | null): Promise<Wished> {
    const wished = await this.#wished((writer) => {
      if (writer === null) return notBegun;
      if (this.#dispute.stop !== null) return fail(refuse('matchStopped'));
      const there = this.#parts.link.state === 'open' && this.#sync.synced;
      if (to !== null && !there) return fail(refuse('linkToMove'));
      return move(to)(writer, this.#sync);
    });
    if (wished.ok) await this.#countersign();
    return wished;
  }

  /**
   * Puts the game off until another day, or goes on with it (PROTOCOL 14.9). E-AWAY: both have put it off, and the other one would not
   * hear that it goes on. E-STORE.
   */
  pause(on: boolean): Promise<Wished> {
    return this.#wished(async () => {
      const { matchPeer } = this;
      const alone = this.#parts.link.state !== 'open';
      if (!on && alone && matchPeer.pause.mine && matchPeer.pause.theirs) return fail(refuse('bothPaused'));
      const kept = await matchPeer.pauseBy(on);
      return kept.ok ? ok(null) : fail(storeRefusal(kept.error));
    });
  }

  /** Ends the row of games that this one belongs to: its seeds are owed from here on (PROTOCOL 9.17). E-STORE. */
  release(): Promise<Wished> {
    return this.#wished(async () => {
      const kept = await this.matchPeer.releases();
      return kept.ok ? ok(null) : fail(storeRefusal(kept.error));
    });
  }

  onMoving(): void {
    void this.#countersign();
  }

  /** Nobody waits for the new phone: the game goes on meanwhile, and is signed for anew after each entry. */
  async #countersign(): Promise<void> {
    const { matchPeer } = this;
    if (await matchPeer.writer?.moving.countersign()) await this.#post(() => matchPeer.advance(), undefined);
  }

  /** Asks the other player whether he is still there; while he does not answer, what he has to decide comes to be overdue. */
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
      // Asked only here: what was missing may have been waiting in the mailbox.
      if (this.#sync.asksAgain || this.#dispute.mayPass) await this.#greetAnew();
    }, undefined);
  }

  /** Looks at the clock. */
  #watch(clock: Clock): void {
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

  #wished(task: (writer: Writer | null) => Promise<Wished> | Wished) {
    const closed: Wished = fail(refuse('matchClosed'));
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
const notBegun = fail(refuse('notBegun'));
