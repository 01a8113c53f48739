/**
 * The log of a running match on one phone: entries are verified, stored and only then applied; this phone's entries are
 * stored before they are sent (PROTOCOL 10.5). A rejected entry leaves no trace.
 */
import { ok, type Result } from '../../../base/result.ts';
import type { Signer } from '../../crypto.ts';
import type { Body } from '../../log/body.ts';
import { append, type Chain, draftNext, extend } from '../../log/chain.ts';
import { type Entry, signEntry } from '../../log/entry.ts';
import type { GameName, Records, Store, StoreFault } from '../../store/store.ts';
import { accept } from '../fold/accept.ts';
import type { Offence } from '../fold/offence.ts';
import type { ReplayStep } from '../fold/replay.ts';
import { lengthOf, type State, type TableUpdate, type Terms } from '../fold/state.ts';
import { isWhole } from '../fold/turn.ts';
import type { Phone } from '../player/phone.ts';
import { encodeDetached } from './records.ts';
import { isQuiet, readSnapshot, type Snapshot, type SnapshotBinding, writeSnapshot } from './snapshot.ts';

/** Why reading a packet stopped early. */
export type Halt =
  /** Earlier entries are missing, or the rest of the entry's group. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'malformed' | 'forged'; readonly seq: number }
  | { readonly kind: 'fork'; readonly at: 'history'; readonly entry: Entry }
  /** Signed by a phone that its author's game had already left. */
  | { readonly kind: 'moved'; readonly entry: Entry }
  /** `ours`: the log's entry with that number. */
  | { readonly kind: 'fork'; readonly at: 'entry'; readonly entry: Entry; readonly ours: Uint8Array }
  /** `entries`: all that must be read to reproduce the refusal, including the rejected entry. */
  | {
      readonly kind: 'refused';
      readonly entry: Entry;
      readonly offence: Offence;
      readonly entries: readonly Uint8Array[];
    };

export interface LogChange {
  /** New entries, in log order. */
  readonly entries: readonly Uint8Array[];
  readonly happened: readonly TableUpdate[];
}

export class MatchLog {
  readonly terms: Terms;
  readonly phone: Phone;
  /** Everything that happened on the table, for the record. */
  readonly history = new History();
  readonly #bond: SnapshotBinding;
  #state: State;
  #ahead: State | null = null;
  #log: Uint8Array[] = [];
  /** For each length, whether the log has only complete groups of entries. */
  #whole: boolean[] = [true];
  /** The length of the log at the last snapshot. */
  #kept = 0;
  /** Stored entries after a damaged one; they fit again once the other phone has resent the damaged entry. */
  #spare: readonly Uint8Array[] = [];

  /** `seed` authenticates this game's and player's records outside the log. */
  constructor(
    private readonly own: { terms: Terms; phone: Phone; signer: Signer; store: Store; name: GameName },
    state: State,
    seed: Uint8Array,
  ) {
    this.terms = own.terms;
    this.phone = own.phone;
    this.#bond = { seed, game: own.terms.game };
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  /** The state including this player's decision while it is being stored; for their screen only. */
  get shown(): State {
    return this.#ahead ?? this.#state;
  }

  /** The log; do not modify its items. */
  get log(): readonly Uint8Array[] {
    return this.#log;
  }

  get length(): number {
    return this.#log.length;
  }

  /** The hash of the log at the given length; the game id for 0. */
  headAt(length: number): Uint8Array {
    const { gameId, past } = this.#state.chain;
    return length === 0 ? gameId : (past[length - 1]?.hash ?? gameId);
  }

  /** The stored snapshot, if it matches the stored log. */
  snapshotOf(record: Uint8Array | undefined, log: readonly Uint8Array[]): Snapshot | null {
    return readSnapshot(this.#bond, record, log);
  }

  /** Starts from a stored snapshot: `chain` is the chain of its entries. */
  startFrom(state: State, log: readonly Uint8Array[], whole: readonly boolean[]): void {
    this.#state = state;
    this.#log = [...log];
    this.#whole = [...whole];
    this.#kept = log.length;
  }

  /** Restores a replayed entry from the store. */
  restore(replayed: ReplayStep): void {
    this.#state = replayed.state;
    this.#log.push(replayed.entry.bytes);
    this.history.add(...replayed.happened);
    this.#whole.push(replayed.whole);
  }

  /**
   * Truncates the stored log after restoring: `spare` was stored after the cut and no longer fits. The next start then
   * finds the same log.
   */
  async cut(spare: readonly Uint8Array[]): Promise<Result<null, StoreFault>> {
    this.#spare = spare;
    return this.own.store.cut(this.own.name, this.length, { spare: encodeDetached(spare) });
  }

  /**
   * Adds `spare`, the entries after a damaged one, back as far as they fit the log. Resolves to the entries that are
   * new.
   */
  async retake(spare = this.#spare): Promise<Result<LogChange, StoreFault>> {
    const batch = new Batch(this.#state);
    let halt: Halt | null = null;
    for (const bytes of spare) {
      halt = await this.#take(batch, bytes);
      if (halt !== null && halt.kind !== 'malformed' && halt.kind !== 'forged') break;
    }
    batch.backToWhole();
    // Keeps the entries that still have to wait. An entry that is already in the log, or now contradicts it, is not
    // held against anyone.
    const waits = halt?.kind === 'gap' ? spare : [];
    this.#spare = waits;
    return this.#commit(batch, waits.length < spare.length ? { spare: encodeDetached(waits) } : undefined);
  }

  /**
   * Signs, stores and applies own entries in one write: `bodies`, then whatever `more` owes after them. Each passes the
   * same check as the other player's entries before it is stored. Resolves to the entries to send. `refused` is called
   * for an entry that would not pass, and returns whether what the entry depends on is now void, so that the next entry
   * owed can be tried. Throws if not, which would be a bug. `shows` is called once `shown` is ahead of the store.
   */
  async write(
    bodies: readonly Body[],
    more: (state: State) => Promise<Body | null>,
    refused: (body: Body) => Promise<boolean> = async () => false,
    shows: (happened: readonly TableUpdate[]) => void = () => {},
  ): Promise<Result<LogChange, StoreFault>> {
    const batch = new Batch(this.#state);
    const sign = async (body: Body): Promise<void> => {
      const offence = await this.#sign(batch, body);
      if (offence !== null && !(await refused(body)))
        throw new Error(`an own ${body.type} was refused: ${offence.detail.kind}`);
    };
    for (const body of bodies) await sign(body);
    for (let next = await more(batch.state); next !== null; next = await more(batch.state)) await sign(next);
    const stored = this.#commit(batch);
    // The end of a game is not shown until it is certain.
    if (bodies.length > 0 && batch.state.end === null) {
      this.#ahead = batch.state;
      shows(batch.happened);
    }
    return stored.finally(() => {
      this.#ahead = null;
    });
  }

  /** Verifies, stores and applies received entries, up to the first halt. Skips known ones. */
  async read(list: readonly Uint8Array[]): Promise<Result<LogChange & { halt: Halt | null }, StoreFault>> {
    const batch = new Batch(this.#state);
    let halt: Halt | null = null;
    let last: Uint8Array = new Uint8Array();
    for (last of list) {
      halt = await this.#take(batch, last);
      if (halt !== null) break;
    }
    if (!isWhole(batch.state)) halt ??= { kind: 'gap' };
    const dropped = batch.backToWhole().map(({ bytes }) => bytes);
    if (halt?.kind === 'refused') halt = { ...halt, entries: [...dropped, last] };
    const change = await this.#commit(batch);
    return change.ok ? ok({ ...change.value, halt }) : change;
  }

  /** The entries from number `from`, in parts of about `size` bytes, each ending with a complete group. */
  parts(from: number, size: number): Uint8Array[][] {
    const parts: Uint8Array[][] = [];
    let part: Uint8Array[] = [];
    let group: Uint8Array[] = [];
    for (const [at, bytes] of this.#log.slice(from).entries()) {
      group.push(bytes);
      if (!this.#whole[from + at + 1]) continue;
      if (part.length > 0 && bytesOf(part) + bytesOf(group) > size) {
        parts.push(part);
        part = [];
      }
      part.push(...group);
      group = [];
    }
    if (part.length > 0) parts.push(part);
    return parts;
  }

  /** Occasionally stores a snapshot of the state. Nothing waits for the write, and if it fails, nothing is lost. */
  keepSnapshot(): void {
    if (this.length < this.#kept + SNAPSHOT_INTERVAL || !isQuiet(this.#state)) return;
    this.#kept = this.length;
    const snapshot = writeSnapshot(this.#bond, this.#state, this.#log, this.#whole);
    // Not `put`, which would recreate a game removed in the meantime.
    void this.own.store.append(this.own.name, [], { snapshot });
  }

  async #sign(batch: Batch, body: Body): Promise<Offence | null> {
    const { chain } = batch.state;
    const entry = await signEntry(this.own.signer, chain.gameId, draftNext(chain, this.phone.seat, body));
    return this.#accept(batch, extend(chain, entry), entry);
  }

  async #take(batch: Batch, bytes: Uint8Array): Promise<Halt | null> {
    const appended = await append(batch.state.chain, bytes);
    if (!appended.ok) {
      const { error } = appended;
      if (error.kind === 'known') return null;
      if (error.kind === 'gap') return { kind: 'gap' };
      if (error.kind === 'moved') return error;
      if (error.kind !== 'fork') return { kind: error.kind, seq: lengthOf(batch.state) };
      const { at, entry } = error;
      const ours = batch.entry(entry.seq)?.bytes ?? this.#log[entry.seq];
      return at === 'history' || ours === undefined
        ? { kind: 'fork', at: 'history', entry }
        : { kind: 'fork', at, entry, ours };
    }
    const { chain, entry } = appended.value;
    // If this program crashes on the other player's entry, keep it as evidence against the program.
    const offence = await this.#accept(batch, chain, entry).catch(
      (error: unknown): Offence => ({ kind: 'game', detail: { kind: 'thrown', error: String(error) } }),
    );
    return offence && { kind: 'refused', entry: batch.entry(offence.seq) ?? entry, offence, entries: [] };
  }

  async #accept(batch: Batch, chain: Chain, entry: Entry): Promise<Offence | null> {
    const settled = await accept(this.terms, this.phone, batch.state, { chain, entry });
    if (!settled.ok) return settled.error;
    batch.add(entry, settled.value.state, settled.value.happened);
    return null;
  }

  /** The only place where the log grows. */
  async #commit(batch: Batch, records?: Records): Promise<Result<LogChange, StoreFault>> {
    const { steps } = batch;
    if (steps.length === 0 && records === undefined) return ok({ entries: [], happened: [] });
    const stored = steps.map(({ entry }) => ({ seq: entry.seq, bytes: entry.bytes }));
    const written = await this.own.store.append(this.own.name, stored, records);
    if (!written.ok) return written;
    for (const { entry, state, happened } of steps) this.restore({ entry, state, happened, whole: isWhole(state) });
    this.keepSnapshot();
    return ok({ entries: steps.map(({ entry }) => entry.bytes), happened: batch.happened });
  }
}

/** Minimum number of entries between snapshots; up to that many are replayed at the next start. */
const SNAPSHOT_INTERVAL = 32;

const bytesOf = (entries: readonly Uint8Array[]): number => entries.reduce((sum, entry) => sum + entry.length, 0);

/** Everything that happened on the table. Events before the snapshot a phone started from are loaded on demand. */
class History {
  readonly #since: TableUpdate[] = [];
  #find: () => Promise<readonly TableUpdate[]> = async () => [];
  #before: Promise<readonly TableUpdate[]> | null = null;

  /** Sets how to load the events that precede those added since. */
  begin(find: () => Promise<readonly TableUpdate[]>): void {
    this.#find = find;
  }

  add(...happened: readonly TableUpdate[]): void {
    this.#since.push(...happened);
  }

  /** Everything up to the moment it resolves. */
  async all(): Promise<readonly TableUpdate[]> {
    this.#before ??= this.#find();
    return [...(await this.#before), ...this.#since];
  }
}

interface Step {
  readonly entry: Entry;
  readonly state: State;
  readonly happened: readonly TableUpdate[];
}

/** The log with more entries, before they are stored: a rejected entry leaves no trace. */
class Batch {
  steps: Step[] = [];

  constructor(private readonly before: State) {}

  get state(): State {
    return this.steps.at(-1)?.state ?? this.before;
  }

  get happened(): TableUpdate[] {
    return this.steps.flatMap(({ happened }) => happened);
  }

  add(entry: Entry, state: State, happened: readonly TableUpdate[]): void {
    this.steps.push({ entry, state, happened });
  }

  /** One of the new entries. */
  entry(seq: number | undefined): Entry | null {
    return this.steps.find(({ entry }) => entry.seq === seq)?.entry ?? null;
  }

  /** Drops proofs whose ACT is missing and returns them. */
  backToWhole(): Entry[] {
    const dropped: Entry[] = [];
    while (!isWhole(this.state)) {
      const last = this.steps.pop();
      if (last === undefined) break;
      dropped.unshift(last.entry);
    }
    return dropped;
  }
}
