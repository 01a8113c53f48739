/**
 * One host's room for several guests. Each authenticated guest gets a separate pair (`Meeting`) with its own link; the
 * pairs share only the way to find the host.
 */

import { equal, hex } from '../../base/bytes.ts';
import { watchers } from '../../base/watchers.ts';
import { randomBytes } from '../crypto.ts';
import type { Channel, Gate, GateState } from '../link/channel.ts';
import type { Link } from '../link/link.ts';
import { hostHandshake } from './hostHandshake.ts';
import { Meeting } from './meeting.ts';
import type { Way } from './message.ts';
import type { Paired, Pairing, PairingOptions, Ticket } from './pairing.ts';
import { keyHashOf, newRoom, writeInvitation } from './room.ts';
import { dropOldestHandshake, PairingRun, type RunWatch } from './run.ts';
import type { PairingRefusal, Trouble } from './trouble.ts';

/** What a host stores to reopen a room. */
export type RoomTicket = Pick<Ticket, 'room' | 'token'>;

/** A guest whose symbols are being compared. `key` is in hexadecimal. */
export interface ComparedGuest {
  readonly key: string;
  readonly symbols: readonly number[];
  /** Whether this user has confirmed. */
  readonly agreed: boolean;
}

interface Place {
  readonly meeting: Meeting;
  linked: boolean;
  tell(state: GateState): void;
}

export class SharedRoom {
  readonly room: string;
  /** The part of the link starting with `#`. It admits every guest until the room is closed. */
  readonly invitation: string;
  #isOpen = false;
  readonly #secret = randomBytes(16);
  readonly #token: string;
  readonly #gate: Gate;
  #gateState: GateState = 'reaching';
  /** Set if the last phone could not be admitted because its version differs. */
  #misfit: Trouble | null = null;
  #linked = false;
  #closed = false;
  readonly #runs = new Set<PairingRun>();
  /** Guests that this user has confirmed; the connection may have broken before they were told. */
  readonly #agreed = new Set<string>();
  readonly #places = new Set<Place>();
  readonly #watchers = watchers();
  readonly #watch: RunWatch;

  /** `max`: the maximum number of guests at a time. `onPaired` is called for each new guest. */
  constructor(
    private readonly options: PairingOptions,
    ticket: RoomTicket,
    private readonly guests: { readonly max: number; onPaired(paired: Paired): void },
  ) {
    [this.room, this.#token] = [ticket.room, ticket.token];
    const keyHash = keyHashOf(options.signer.publicKey);
    this.invitation = writeInvitation({ room: ticket.room, keyHash, secret: this.#secret });
    this.#watch = {
      moved: (run) => this.#moved(run),
      packet: () => {},
      over: (run) => {
        this.#runs.delete(run);
        this.#tell();
      },
    };
    this.#gate = options.open({ role: 'host', room: ticket.room, token: ticket.token });
    this.#gate.onChannel((channel) => this.#begin(channel));
    this.#gate.onState((state) => {
      this.#gateState = state;
      for (const { tell } of [...this.#places]) tell(state);
      this.#tell();
    });
  }

  /** A room with a new code. */
  static fresh(): RoomTicket {
    return { room: newRoom(), token: hex(randomBytes(16)) };
  }

  /** The room's state at the meeting point. */
  get state(): GateState {
    return this.#gateState;
  }

  /** Why the room cannot be found, or why the last phone could not be admitted. */
  get trouble(): Trouble | null {
    const state = this.#gateState;
    // Failing to reach one phone says nothing about the others.
    return state === 'ready' || state === 'reaching' || state === 'no-route' ? this.#misfit : { kind: state };
  }

  /** Whether every place is taken. */
  get isFull(): boolean {
    return this.#free === 0;
  }

  /** Whether no one is expected: no new guest, and no returning one. */
  get isEmpty(): boolean {
    return !this.#isOpen && this.#places.size === 0;
  }

  get comparing(): readonly ComparedGuest[] {
    return [...this.#runs].flatMap(({ stage }) =>
      stage.at === 'comparing' ? [{ key: hex(stage.peerKey), symbols: stage.symbols, agreed: stage.agreed }] : [],
    );
  }

  /** Starts or stops admitting new guests. Earlier guests may always return. */
  admitNew(yes: boolean): void {
    this.#isOpen = yes;
    if (!yes) for (const run of [...this.#runs]) if (run.stage.at === 'comparing') run.dismiss('occupied');
    this.#count();
    this.#tell();
  }

  /** This user's answer about a guest's symbols. */
  answer(key: string, same: boolean): void {
    for (const run of [...this.#runs]) {
      if (run.stage.at !== 'comparing' || hex(run.stage.peerKey) !== key) continue;
      if (!same) {
        this.#agreed.delete(key);
        return run.dismiss('differs');
      }
      this.#agreed.add(key);
      run.agree();
    }
    this.#tell();
  }

  /** The pair with an earlier guest; `away` until they connect. */
  expect(peerKey: Uint8Array): Pairing & { readonly link: Link } {
    return this.#place(peerKey) as Meeting & { link: Link };
  }

  onChange(handler: () => void): () => void {
    return this.#watchers.add(handler);
  }

  /** Leaves the meeting point. The pairs keep their channels but can't reconnect. */
  close(): void {
    this.#closed = true;
    for (const run of [...this.#runs]) run.drop();
    this.#gate.close();
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  #begin(channel: Channel): void {
    const { signer, versions } = this.options;
    const first = hostHandshake(
      {
        signer,
        versions,
        secret: this.#secret,
        closed: this.#refusal(),
        knows: async (way, key, handover) =>
          (await this.#find(way, key, handover)) !== null || this.#hasAgreed(way, key),
      },
      channel.fingerprints,
    );
    dropOldestHandshake(this.#runs);
    this.#runs.add(new PairingRun(channel, first, this.#watch));
    this.#tell();
  }

  get #free(): number {
    const taken = [...this.#places].filter(({ meeting }) => meeting.link?.state !== 'closed').length;
    return Math.max(0, this.guests.max - taken);
  }

  #refusal(): PairingRefusal | null {
    if (!this.#isOpen) return 'occupied';
    return this.isFull ? 'tableFull' : null;
  }

  #hasAgreed = (way: Way, key: Uint8Array): boolean => way === 'known' && this.#agreed.has(hex(key));

  /** The place of the given phone, or of the phone it replaces. */
  async #find(way: Way, key: Uint8Array, handover: Uint8Array): Promise<Place | null> {
    for (const place of [...this.#places]) if (await place.meeting.expects(way, key, handover)) return place;
    return null;
  }

  #moved(run: PairingRun): void {
    const { stage } = run;
    if (stage.at === 'comparing') this.#compare(run, stage.peerKey);
    if (stage.at === 'refused') {
      run.leave();
      if (stage.trouble.kind === 'version') this.#misfit = stage.trouble;
    }
    if (stage.at === 'proved') this.#admit(run, stage.peerKey);
    this.#tell();
  }

  /**
   * A phone that connects again replaces its earlier run. Symbols are compared only with guests for whom there is a
   * place.
   */
  #compare(run: PairingRun, peerKey: Uint8Array): void {
    for (const other of [...this.#runs])
      if (other !== run && other.stage.at === 'comparing' && equal(other.stage.peerKey, peerKey)) other.drop();
    const isKnown = [...this.#places].some(({ meeting }) => meeting.awaits(peerKey));
    if (!isKnown && this.comparing.length > this.#free) run.dismiss('tableFull');
  }

  #admit(run: PairingRun, peerKey: Uint8Array): void {
    this.#runs.delete(run);
    this.#misfit = null;
    const there = [...this.#places].find(({ meeting }) => meeting.awaits(peerKey));
    if (there) return there.meeting.take(run);
    // Other guests may have come while this one proved its key, and the room may have closed after this user confirmed
    // it.
    const why = this.#refusal();
    const isConfirmed = this.#agreed.delete(hex(peerKey));
    if (this.isFull || (why !== null && !isConfirmed)) return run.dismiss(why ?? 'tableFull');
    const meeting = this.#place(peerKey);
    meeting.take(run);
    if (meeting.progress.at === 'paired') this.guests.onPaired(meeting.progress.paired);
  }

  #place(peerKey: Uint8Array): Meeting {
    const options = { ...this.options, open: () => gate };
    let tell: (state: GateState) => void = () => {};
    const gate: Gate = {
      onChannel: () => {},
      onState: (handler) => {
        tell = handler;
        queueMicrotask(() => handler(this.#gateState));
      },
      linked: (yes) => {
        place.linked = yes;
        this.#count();
      },
      close: () => {
        this.#places.delete(place);
        this.#count();
        this.#tell();
      },
    };
    const [room, token] = [this.room, this.#token];
    const meeting = new Meeting(options, {
      role: 'host',
      room,
      token,
      invitation: null,
      secret: null,
      known: peerKey.slice(),
    });
    const place: Place = { meeting, linked: false, tell: (state) => tell(state) };
    this.#places.add(place);
    meeting.onChange(() => this.#tell());
    this.#count();
    return meeting;
  }

  /** The host need not be reachable while no guest is missing and no new guest may join. */
  #count(): void {
    const places = [...this.#places];
    const linked = !this.#isOpen && places.every((place) => place.linked);
    if (linked === this.#linked || this.#closed) return;
    this.#linked = linked;
    this.#gate.linked(linked);
  }

  #tell(): void {
    queueMicrotask(this.#watchers.tell);
  }
}
