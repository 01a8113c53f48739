/**
 * What one phone holds beside the log of a running match: verified when it comes, kept before anybody builds on it, and given along
 * with the file.
 */
import { equal } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import { other, type Seat } from '../../rules/game.ts';
import type { Signer } from '../crypto.ts';
import { verifyResignation } from '../log/entry.ts';
import { type Absence, type Charge, readAbsence, readCharge, signAbsence, signCharge } from '../log/statement.ts';
import type { GameId, Store, StoreFault } from '../store/store.ts';
import { type Beside, holds, MOST_WORDS, ofKind, readBeside, type Word, writeBeside } from './beside.ts';
import { ownerOfSeed } from './evidence.ts';
import type { Owed } from './owed.ts';
import { type Both, type Terms, withSeat } from './state.ts';

export interface DossierParts {
  readonly terms: Terms;
  readonly seat: Seat;
  readonly signer: Signer;
  readonly store: Store;
  readonly name: GameId;
}

export class Dossier {
  readonly #parts: DossierParts;
  #words: Beside = [];
  #absences: Both<Absence | null> = [null, null];
  #charges: Both<Charge | null> = [null, null];
  #seeds: Both<Uint8Array | null> = [null, null];
  #resigned: Seat | null = null;
  /** This player's own accusation, as it was signed. */
  #accusation: Uint8Array | null = null;

  constructor(parts: DossierParts) {
    this.#parts = parts;
  }

  /** Takes over what the own store holds. What is damaged there is as good as lost. */
  async restore(record: Uint8Array | undefined): Promise<void> {
    const words = record && readBeside(record);
    if (!words?.ok) return;
    for (const word of words.value) if (await this.#learn(word)) this.#words = [...this.#words, word];
  }

  /** The accusations, by who made them. */
  get charges(): Both<Charge | null> {
    return this.#charges;
  }

  /** Seeds shown outside of the log, by whose they are. */
  get seeds(): Both<Uint8Array | null> {
    return this.#seeds;
  }

  /** The other player, once he has given up. */
  get resigned(): Seat | null {
    return this.#resigned;
  }

  /** His word for it, 64 bytes. */
  get resignation(): Uint8Array | null {
    return ofKind(this.#words, 'resignation')[0] ?? null;
  }

  /** The entries that the log did not take. */
  get entries(): readonly Uint8Array[] {
    return ofKind(this.#words, 'entry');
  }

  /** Who says that this entry does not come; the entry itself makes it void (B2). */
  absence(owed: Owed | null): Absence | null {
    const said = owed && this.#absences[other(owed.by)];
    return said?.seq === owed?.seq ? (said ?? null) : null;
  }

  /** All that still says something where `owed` is the next entry, for the file. */
  beside(owed: Owed | null): Beside {
    const said = this.absence(owed);
    const latest = said && ofKind(this.#words, 'absence').at(-1);
    return this.#words.filter(({ kind, bytes }) => kind !== 'absence' || (latest && equal(bytes, latest)));
  }

  /** Keeps words from outside or of one's own. Result: whether there was something new in them that holds. */
  async take(...words: readonly Word[]): Promise<Result<boolean, StoreFault>> {
    const fresh: Word[] = [];
    for (const word of words) {
      if (holds(this.#words, word) || this.#words.length + fresh.length >= MOST_WORDS) continue;
      if (await this.#learn(word)) fresh.push(word);
    }
    if (fresh.length === 0) return ok(false);
    // A later absence says all that an earlier one did.
    const late = fresh.some(({ kind }) => kind === 'absence');
    this.#words = [...this.#words.filter(({ kind }) => !late || kind !== 'absence'), ...fresh];
    const { store, name } = this.#parts;
    const kept = await store.put(name, { evidence: writeBeside(this.#words) });
    return kept.ok ? ok(true) : kept;
  }

  /** This player has waited in vain for that entry, of which `head` comes before. Result: his word, kept. */
  async waited({ seq, type }: Owed, head: Uint8Array): Promise<Result<Uint8Array, StoreFault>> {
    const { signer, seat, terms } = this.#parts;
    const bytes = await signAbsence(signer, terms.gameId, { by: seat, seq, head, type });
    const kept = await this.take({ kind: 'absence', bytes });
    return kept.ok ? ok(bytes) : kept;
  }

  /** This player accuses that entry, and shows his seed. Result: his word, kept beside the entries that prove it. */
  async accuse(
    { seq, hash }: Pick<Charge, 'seq' | 'hash'>,
    seed: Uint8Array,
    entries: readonly Uint8Array[],
  ): Promise<Result<Uint8Array, StoreFault>> {
    if (this.#accusation !== null) return ok(this.#accusation);
    const { signer, seat, terms } = this.#parts;
    const bytes = await signCharge(signer, terms.gameId, { by: seat, seq, hash, seed });
    const proofs = entries.map((one): Word => ({ kind: 'entry', bytes: one }));
    const kept = await this.take(...proofs, { kind: 'charge', bytes });
    return kept.ok ? ok(bytes) : kept;
  }

  /** Whether a word holds; what it says is known from here on. */
  async #learn({ kind, bytes }: Word): Promise<boolean> {
    const { gameId, header } = this.#parts.terms;
    const keys = header.publicKeys;
    switch (kind) {
      case 'entry':
        return true;
      case 'head':
        // Those are kept apart, since they are needed before there is a log.
        return false;
      case 'absence': {
        const read = await readAbsence(bytes, gameId, keys);
        if (read.ok) this.#absences = withSeat(this.#absences, read.value.by, read.value);
        return read.ok;
      }
      case 'charge': {
        const read = await readCharge(bytes, gameId, keys);
        if (!read.ok || this.#charges[read.value.by] !== null || this.#ownerOf(read.value.seed) !== read.value.by)
          return false;
        this.#charges = withSeat(this.#charges, read.value.by, read.value);
        if (read.value.by === this.#parts.seat) this.#accusation = bytes;
        this.#seeds = withSeat(this.#seeds, read.value.by, read.value.seed);
        return true;
      }
      case 'seed': {
        const owner = this.#ownerOf(bytes);
        if (owner === null || this.#seeds[owner] !== null) return false;
        this.#seeds = withSeat(this.#seeds, owner, bytes);
        return true;
      }
      case 'resignation': {
        const seat = other(this.#parts.seat);
        const holds = await verifyResignation(bytes, gameId, seat, keys[seat]);
        if (holds) this.#resigned = seat;
        return holds;
      }
    }
  }

  #ownerOf(seed: Uint8Array): Seat | null {
    return ownerOfSeed(this.#parts.terms.header, seed);
  }
}
