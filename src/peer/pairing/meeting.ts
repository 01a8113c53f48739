/** One phone's side of a pairing, from the first call until the link closes. */

import { equal, u8 } from '../../base/bytes.ts';
import { watchers } from '../../base/watchers.ts';
import type { Channel, Gate, GateState } from '../link/channel.ts';
import { guestHandshake, type HostIdentification } from './guestHandshake.ts';
import type { HasMoved, Proved } from './handshake.ts';
import { hostHandshake } from './hostHandshake.ts';
import { liveKind, type Way } from './message.ts';
import type { GameMoves, Pairing, PairingOptions, Progress } from './pairing.ts';
import { PairLink } from './pairLink.ts';
import { dropOldestHandshake, PairingRun, type RunWatch } from './run.ts';
import type { Trouble } from './trouble.ts';

/** How this phone joined the pairing. `known`: the key of a phone it was paired with before. */
export type Plan = { room: string; token: string; invitation: string | null; known: Uint8Array | null } & (
  | { role: 'host'; secret: Uint8Array | null }
  | { role: 'guest'; by: HostIdentification }
);

/**
 * Timeouts (ms). `farewell`: how long to keep trying to tell an away phone that the link is closed. `lastWord`: time
 * for packets sent before a close to arrive.
 */
const timing = { diagnose: 10_000, farewell: 60_000, lastWord: 300 };

export class Meeting implements Pairing {
  progress: Progress = { at: 'reaching' };
  trouble: Trouble | null = null;
  link: PairLink | null = null;
  readonly room: string;
  readonly invitation: string | null;
  readonly #gate: Gate;
  #gateState: GateState = 'reaching';
  readonly #runs = new Set<PairingRun>();
  /** The run whose channel carries the link. */
  #live: PairingRun | null = null;
  /** The paired phone. */
  #peerKey: Uint8Array | null;
  /**
   * The phone this user has confirmed. If the connection breaks at that point, the other user may have confirmed too.
   */
  #agreed: Uint8Array | null = null;
  /** Where the pair's game has moved, and the other player's next phone once it has authenticated itself. */
  #moves: GameMoves | null = null;
  #next: Uint8Array | null = null;
  /** This phone has been replaced by another of the same player. A farewell now would close the new phone's link. */
  #left = false;
  #diagnosis: ReturnType<typeof setTimeout> | undefined;
  /** Whether there is still time left to connect. */
  #patient = true;
  readonly #watchers = watchers();
  readonly #watch: RunWatch;

  constructor(
    private readonly options: PairingOptions,
    private readonly plan: Plan,
  ) {
    const { role, room, token, invitation, known } = plan;
    [this.room, this.invitation, this.#peerKey] = [room, invitation, known];
    this.#watch = {
      moved: (run) => this.#moved(run),
      packet: (run, packet) => this.#read(run, packet),
      over: (run) => this.#over(run),
    };
    if (known) this.link = new PairLink(() => this.#farewell());
    this.#gate = options.open({ role, room, token });
    this.#gate.onChannel((channel) => this.#begin(channel));
    this.#gate.onState((state) => {
      this.#gateState = state;
      if (state === 'occupied' && !this.#peerKey && !this.#agreed) return this.#refused({ kind: 'occupied' });
      this.#show();
      if (!this.#patient) this.#diagnose();
    });
    this.#count();
  }

  onChange(handler: () => void): () => void {
    return this.#watchers.add(handler);
  }

  answer(same: boolean): void {
    for (const run of this.#runs) {
      if (run.stage.at !== 'comparing') continue;
      if (!same) {
        run.dismiss('differs');
        return this.#refused({ kind: 'differs' });
      }
      this.#agreed = run.stage.peerKey;
      return run.agree();
    }
  }

  close(): void {
    if (this.link) this.link.close();
    else this.#finish();
  }

  admit(moves: GameMoves): void {
    this.#moves = moves;
  }

  leave(): void {
    this.#left = true;
    this.link?.end();
    this.#finish();
  }

  /** Takes over a phone that belongs to this pair and has authenticated itself in a shared room. */
  take(run: PairingRun): void {
    run.watch = this.#watch;
    this.#runs.add(run);
    this.#moved(run);
  }

  /** Whether the given phone belongs to this pair. */
  async expects(way: Way, key: Uint8Array, handover: Uint8Array): Promise<boolean> {
    const known = this.#peerKey ?? (way === 'known' ? this.#agreed : null);
    return known !== null && (equal(known, key) || (await this.#hasMoved(key, handover)));
  }

  /** Whether the phone with the given proven key belongs to this pair, already or by the handover it has shown. */
  awaits(key: Uint8Array): boolean {
    return [this.#peerKey, this.#moves?.peerKey, this.#next].some((known) => known && equal(known, key));
  }

  #begin(channel: Channel): void {
    const { signer, versions } = this.options;
    const [plan, peerKey, agreed] = [this.plan, this.#peerKey, this.#agreed];
    const self = { signer, versions, handover: this.#moves?.handover ?? null };
    const hasMoved: HasMoved = (key, handover) => this.#hasMoved(key, handover);
    const seen = channel.fingerprints;
    const known = peerKey ?? agreed;
    const first =
      plan.role === 'host'
        ? hostHandshake(
            {
              ...self,
              secret: plan.secret,
              closed: peerKey ? 'occupied' : null,
              knows: (way, key, moved) => this.expects(way, key, moved),
            },
            seen,
          )
        : guestHandshake({ ...self, host: known ? { way: 'known', peerKey: known, hasMoved } : plan.by }, seen);
    dropOldestHandshake(this.#runs);
    this.#runs.add(new PairingRun(channel, first, this.#watch));
    this.#show();
  }

  async #hasMoved(key: Uint8Array, handover: Uint8Array): Promise<boolean> {
    const moves = this.#moves;
    if (moves === null || equal(moves.peerKey, key)) return moves !== null;
    if (handover.length === 0 || !(await moves.follows(key, handover))) return false;
    this.#next = key.slice();
    return true;
  }

  #moved(run: PairingRun): void {
    const { stage } = run;
    if (stage.at === 'comparing') this.#seat(run, stage.peerKey);
    if (stage.at === 'proved') this.#prove(run, stage);
    if (stage.at === 'refused') this.#fail(run, stage.trouble);
    this.#show();
  }

  /** Only one comparison at a time. A phone that calls again replaces its own earlier run. */
  #seat(run: PairingRun, peerKey: Uint8Array): void {
    for (const other of [...this.#runs]) {
      if (other === run || other.stage.at !== 'comparing') continue;
      if (!equal(other.stage.peerKey, peerKey)) return run.dismiss('occupied');
      other.drop();
    }
  }

  #prove(run: PairingRun, { peerKey, symbols }: Proved): void {
    if (this.#left) return run.leave();
    // Two phones may have authenticated at the same time, and this run came second.
    if (this.#peerKey && !this.awaits(peerKey)) return run.dismiss('occupied');
    const { role, room, token } = this.plan;
    const link = this.link ?? new PairLink(() => this.#farewell());
    const old = this.#live;
    [this.link, this.#live, this.#peerKey, this.trouble] = [link, run, peerKey, null];
    run.trust();
    old?.drop();
    clearTimeout(this.#diagnosis);
    if (link.state === 'closed') return this.#farewell();
    this.#gate.linked(true);
    if (this.progress.at !== 'paired') {
      const ticket = { role, room, token, peerKey };
      this.progress = {
        at: 'paired',
        paired: {
          link,
          role,
          peerKey,
          symbols,
          ticket,
          trouble: () => this.trouble,
          admit: (moves) => this.admit(moves),
          leave: () => this.leave(),
        },
      };
    }
    this.#tell();
    link.carry((packet) => run.send(packet));
    for (const other of this.#runs) if (other.stage.at === 'comparing') other.dismiss('occupied');
  }

  #read(run: PairingRun, packet: Uint8Array): void {
    if (run !== this.#live) return;
    if (packet[0] === liveKind.packet) this.link?.arrive(packet.subarray(1));
    if (packet[0] === liveKind.farewell) {
      this.link?.end();
      this.#finish();
    }
  }

  /** The host ignores a stranger's failure; the guest came for this host only. */
  #fail(run: PairingRun, trouble: Trouble): void {
    run.leave();
    if (trouble.kind === 'differs' && this.progress.at === 'comparing') return this.#refused(trouble);
    if (this.plan.role === 'host') {
      if (trouble.kind === 'version') this.#say(trouble);
      return;
    }
    // Only this user had confirmed, so start over.
    if (trouble.kind === 'unknown' && !this.link) this.#agreed = null;
    else if (this.link) this.#say(trouble);
    else this.#refused(trouble);
  }

  #refused(trouble: Trouble): void {
    this.progress = { at: 'refused', trouble };
    this.#finish();
    this.#tell();
  }

  #over(run: PairingRun): void {
    this.#runs.delete(run);
    if (run === this.#live) {
      this.#live = null;
      this.#gate.linked(false);
      this.link?.lose();
      this.#count();
    }
    this.#show();
  }

  /** Closes the link from this side. Tells the other phone now, or when it is back. */
  #farewell(): void {
    const live = this.#live;
    live?.send(u8(liveKind.farewell));
    if (live) this.#finish();
    else setTimeout(() => this.#finish(), timing.farewell);
  }

  #finish(): void {
    clearTimeout(this.#diagnosis);
    setTimeout(() => {
      for (const run of [...this.#runs]) run.drop();
      this.#gate.close();
      clearTimeout(this.#diagnosis);
    }, timing.lastWord);
  }

  /** Starts the timer for a missing connection. */
  #count(patienceMs = this.options.diagnoseMs ?? timing.diagnose): void {
    clearTimeout(this.#diagnosis);
    this.#patient = true;
    this.#diagnosis = setTimeout(() => {
      this.#patient = false;
      this.#diagnose();
    }, patienceMs);
  }

  #diagnose(): void {
    const state = this.#gateState;
    if (this.progress.at === 'refused') return;
    // A phone is connected and will authenticate.
    if ([...this.#runs].some(({ stage }) => stage.at !== 'refused')) return this.#count(1000);
    // The paired phone has not yet noticed that this one disconnected.
    if (state === 'occupied') this.#say({ kind: 'nobody-there' });
    else if (state !== 'ready' && state !== 'reaching') this.#say({ kind: state });
    else if (state === 'reaching') this.#say({ kind: 'no-server' });
    // A host with an open room simply waits; a guest that keeps calling has found no host.
    else if (this.plan.role === 'host') this.#say(null);
    else this.#say({ kind: 'nobody-there' });
  }

  #say(trouble: Trouble | null): void {
    this.trouble = trouble;
    this.#tell();
  }

  #show(): void {
    if (this.progress.at === 'paired' || this.progress.at === 'refused') return;
    const stages = [...this.#runs].map(({ stage }) => stage);
    const compared = stages.find((stage) => stage.at === 'comparing');
    if (compared) this.trouble = null;
    const there = this.#gateState === 'ready' || this.#gateState === 'no-route';
    const idle = this.plan.role === 'host' && there ? 'waiting' : 'reaching';
    this.progress = compared
      ? { at: 'comparing', symbols: compared.symbols, agreed: compared.agreed }
      : { at: stages.some(({ at }) => at === 'running') ? 'checking' : idle };
    this.#tell();
  }

  #tell(): void {
    queueMicrotask(this.#watchers.tell);
  }
}
