/**
 * The log of one running match on one phone: entries are verified, stored and only then applied; one's own are stored before
 * anybody sees them (PROTOCOL 10.5). What is refused leaves nothing behind.
 */
import { ok, type Result } from '../../../base/result.ts';
import type { Signer } from '../../crypto.ts';
import type { Body } from '../../log/body.ts';
import { append, type Chain, draftNext, extend } from '../../log/chain.ts';
import { type Entry, signEntry } from '../../log/entry.ts';
import type { GameId, Records, Store, StoreFault } from '../../store/store.ts';
import { accept } from '../fold/accept.ts';
import type { Offence } from '../fold/offence.ts';
import { isWhole } from '../fold/points.ts';
import type { Replayed } from '../fold/replay.ts';
import { type Happening, lengthOf, type State, type Terms } from '../fold/state.ts';
import type { Phone } from '../player/phone.ts';
import { Batch } from './batch.ts';
import { type Bond, isQuiet, readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts';
import { writeSpare } from './spare.ts';

/** Why reading stopped before the end of a packet. */
export type Halt =
  /** Entries between are missing, or the rest of those that belong together. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'malformed' | 'forged'; readonly seq: number }
  | { readonly kind: 'fork'; readonly at: 'history'; readonly entry: Entry }
  /** Signed by a phone from which its author's game had moved. */
  | { readonly kind: 'moved'; readonly entry: Entry }
  /** `ours`: the entry of that number in the log. */
  | { readonly kind: 'fork'; readonly at: 'entry'; readonly entry: Entry; readonly ours: Uint8Array }
  /** `entries`: all that have to be read again to see it, the refused one among them. */
  | {
      readonly kind: 'refused';
      readonly entry: Entry;
      readonly offence: Offence;
      readonly entries: readonly Uint8Array[];
    };

export interface Change {
  /** New entries, in the order of the log. */
  readonly entries: readonly Uint8Array[];
  readonly happened: readonly Happening[];
}

export class MatchLog {
  readonly terms: Terms;
  readonly phone: Phone;
  /** Everything that has happened on the table, for the record. */
  readonly history = new History();
  readonly #signer: Signer;
  readonly #store: Store;
  readonly #name: GameId;
  readonly #bond: Bond;
  #state: State;
  #log: Uint8Array[] = [];
  /** For each length, whether the log is whole there. */
  #whole: boolean[] = [true];
  /** The length of the log that the last snapshot was made of. */
  #kept = 0;
  /** What the own store held behind a damaged entry: it follows again as soon as the other phone has sent that. */
  #spare: readonly Uint8Array[] = [];

  constructor(parts: {
    terms: Terms;
    phone: Phone;
    signer: Signer;
    store: Store;
    name: GameId;
    state: State;
    /** Of this game and this player: what is kept beside the log is bound to it. */
    seed: Uint8Array;
  }) {
    this.terms = parts.terms;
    this.phone = parts.phone;
    this.#signer = parts.signer;
    this.#store = parts.store;
    this.#name = parts.name;
    this.#bond = { seed: parts.seed, game: parts.terms.game };
    this.#state = parts.state;
  }

  get state(): State {
    return this.#state;
  }

  /** The log; its items are not to be changed. */
  get log(): readonly Uint8Array[] {
    return this.#log;
  }

  get length(): number {
    return this.#log.length;
  }

  /** The hash that a log of that length has; the game's id for none. */
  headAt(length: number): Uint8Array {
    const { gameId, past } = this.#state.chain;
    return length === 0 ? gameId : (past[length - 1]?.hash ?? gameId);
  }

  /** The snapshot in a record of the own store, if it fits the log there. */
  snapshotOf(record: Uint8Array | undefined, log: readonly Uint8Array[]): Snapshot | null {
    return readSnapshot(this.#bond, record, log);
  }

  /** Begins where a snapshot of the own store ends: `chain` is that of the entries it was made of. */
  startFrom(state: State, log: readonly Uint8Array[], whole: readonly boolean[]): void {
    this.#state = state;
    this.#log = [...log];
    this.#whole = [...whole];
    this.#kept = log.length;
  }

  /** Takes over what the own store held already. */
  restore(replayed: Replayed): void {
    this.#state = replayed.state;
    this.#log.push(replayed.entry.bytes);
    this.history.add(...replayed.happened);
    this.#whole.push(replayed.whole);
  }

  /**
   * Once the log is taken over: the store held this behind it, which does not follow. Cut there the log is the same at the next start.
   */
  async cut(spare: readonly Uint8Array[]): Promise<Result<null, StoreFault>> {
    this.#spare = spare;
    return this.#store.cut(this.#name, this.length, { spare: writeSpare(spare) });
  }

  /** Goes on with `spare`, what stood behind a damaged entry, as far as it follows the log. Result: what is new. */
  async retake(spare = this.#spare): Promise<Result<Change, StoreFault>> {
    const batch = new Batch(this.#state);
    let halt: Halt | null = null;
    for (const bytes of spare) {
      halt = await this.#take(batch, bytes);
      if (halt !== null && halt.kind !== 'malformed' && halt.kind !== 'forged') break;
    }
    batch.backToWhole();
    // What still waits is kept. What the log has, or contradicts by now, says nothing against anybody.
    const waits = halt?.kind === 'gap' ? spare : [];
    this.#spare = waits;
    return this.#commit(batch, waits.length < spare.length ? { spare: writeSpare(waits) } : undefined);
  }

  /**
   * Signs, stores and applies own entries: `bodies`, then whatever `more` owes after them, all at once. Each passes the same judge as the
   * other player's before it is stored. Result: what has to be sent. `refused`: told of an entry that would not pass; whether what it
   * rests on is void now, so that the next thing owed can be tried. Throws where it is not, which is our own bug.
   */
  async write(
    bodies: readonly Body[],
    more: (state: State) => Promise<Body | null>,
    refused: (body: Body) => Promise<boolean> = async () => false,
  ): Promise<Result<Change, StoreFault>> {
    const batch = new Batch(this.#state);
    const sign = async (body: Body): Promise<void> => {
      const offence = await this.#sign(batch, body);
      if (offence !== null && !(await refused(body)))
        throw new Error(`an own ${body.type} was refused: ${offence.detail.kind}`);
    };
    for (const body of bodies) await sign(body);
    for (let next = await more(batch.state); next !== null; next = await more(batch.state)) await sign(next);
    return this.#commit(batch);
  }

  /** Verifies, stores and applies entries from outside, up to the first that halts. Those known already are passed over. */
  async read(list: readonly Uint8Array[]): Promise<Result<Change & { halt: Halt | null }, StoreFault>> {
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

  /** Entries from number `from` on, in parts of about `size` bytes that each end where the log is whole. */
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

  /** Keeps a snapshot of the state, now and then. Nobody waits for it, and nothing is lost where it cannot be kept. */
  keepSnapshot(): void {
    if (this.length < this.#kept + EVERY || !isQuiet(this.#state)) return;
    this.#kept = this.length;
    const snapshot = writeSnapshot(this.#bond, this.#state, this.#log, this.#whole);
    // Not `put`, which would make a game anew that was removed meanwhile.
    void this.#store.append(this.#name, [], { snapshot });
  }

  async #sign(batch: Batch, body: Body): Promise<Offence | null> {
    const { chain } = batch.state;
    const entry = await signEntry(this.#signer, chain.gameId, draftNext(chain, this.phone.seat, body));
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
    // Where this program breaks down over an entry of the other player, the entry is kept as evidence against the program.
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

  /** The one place where the log grows. */
  async #commit(batch: Batch, records?: Records): Promise<Result<Change, StoreFault>> {
    const { steps } = batch;
    if (steps.length === 0 && records === undefined) return ok({ entries: [], happened: [] });
    const stored = steps.map(({ entry }) => ({ seq: entry.seq, bytes: entry.bytes }));
    const written = await this.#store.append(this.#name, stored, records);
    if (!written.ok) return written;
    for (const { entry, state, happened } of steps) this.restore({ entry, state, happened, whole: isWhole(state) });
    this.keepSnapshot();
    return ok({ entries: steps.map(({ entry }) => entry.bytes), happened: steps.flatMap((step) => step.happened) });
  }
}

/** Entries from one snapshot to the next at least: as many are gone through at a start. */
const EVERY = 32;

const bytesOf = (entries: readonly Uint8Array[]): number => entries.reduce((sum, entry) => sum + entry.length, 0);

/** All that has happened on the table. What lies before the snapshot that a phone started from is found when it is asked for. */
class History {
  readonly #since: Happening[] = [];
  #find: () => Promise<readonly Happening[]> = async () => [];
  #before: Promise<readonly Happening[]> | null = null;

  /** How what came before everything that was added is found. */
  begin(find: () => Promise<readonly Happening[]>): void {
    this.#find = find;
  }

  add(...happened: readonly Happening[]): void {
    this.#since.push(...happened);
  }

  /** Everything up to the moment at which it resolves. */
  async all(): Promise<readonly Happening[]> {
    this.#before ??= this.#find();
    return [...(await this.#before), ...this.#since];
  }
}
