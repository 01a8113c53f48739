/**
 * What one phone holds beside the log of a running match: verified when it comes, kept before anybody builds on it, and given along
 * with the file.
 */
import { equal } from '../../../base/bytes.ts';
import { ok, type Result } from '../../../base/result.ts';
import { other, type Seat } from '../../../rules/game.ts';
import type { Signer } from '../../crypto.ts';
import type { Chain } from '../../log/chain.ts';
import {
  type Absence,
  type Charge,
  signAbsence,
  signCharge,
  signDraw,
  signWithheld,
  type Withheld,
} from '../../log/statement.ts';
import type { GameId, Store, StoreFault } from '../../store/store.ts';
import type { Owed } from '../fold/owed.ts';
import { MOST_PROOFS } from '../fold/pen.ts';
import type { Both, Terms } from '../fold/state.ts';
import { type Beside, ofKind, readBeside, type Word, writeBeside } from './beside.ts';
import { readWord, type Said } from './word.ts';

export interface DossierParts {
  readonly terms: Terms;
  /** Whose keys sign, by now. */
  readonly chain: () => Chain;
  readonly seat: Seat;
  readonly signer: Signer;
  readonly store: Store;
  readonly name: GameId;
}

/** Proofs and the move they belong to: more cannot come in one entry's wake (`MOST_PROOFS`). */
const MOST_ENTRIES = MOST_PROOFS + 2;

interface Kept {
  readonly word: Word;
  readonly said: Said;
}

export class Dossier {
  readonly #parts: DossierParts;
  #kept: readonly Kept[] = [];

  constructor(parts: DossierParts) {
    this.#parts = parts;
  }

  /** Takes over what the own store holds. What is damaged there is as good as lost. */
  async restore(record: Uint8Array | undefined): Promise<void> {
    const words = record && readBeside(record);
    if (words?.ok) this.#kept = await this.#with(words.value);
  }

  /** The accusations, by who made them. */
  get charges(): Both<Charge | null> {
    return this.#each((said) => (said.kind === 'charge' ? said.charge : null));
  }

  /** Seeds shown outside of the log, by whose they are. */
  get seeds(): Both<Uint8Array | null> {
    const [first, second] = this.charges;
    const shown = this.#each((said) => (said.kind === 'seed' ? said.seed : null));
    return [shown[0] ?? first?.seed ?? null, shown[1] ?? second?.seed ?? null];
  }

  /** The other player's signed word that he gives up, 64 bytes; null: he has not. */
  get resignation(): Uint8Array | null {
    return this.#find('resignation', other(this.#parts.seat))?.word.bytes ?? null;
  }

  /** The entries that the log did not take. */
  get entries(): readonly Uint8Array[] {
    return ofKind(this.words, 'entry');
  }

  get words(): Beside {
    return this.#kept.map(({ word }) => word);
  }

  /** Who says that this entry does not come; the entry itself makes it void (PROTOCOL 14.2). */
  absence(owed: Owed | null): Absence | null {
    const said = owed && this.#each((one) => (one.kind === 'absence' ? one.absence : null))[other(owed.by)];
    return said?.seq === owed?.seq ? (said ?? null) : null;
  }

  /** Who owes this entry says that he may not write it, since the signed head was kept from him (PROTOCOL 14.4). */
  withheld(owed: Owed | null): Withheld | null {
    const said = owed && this.#each((one) => (one.kind === 'withheld' ? one.withheld : null))[owed.by];
    return said?.seq === owed?.seq ? (said ?? null) : null;
  }

  /** By seat, who has agreed to a draw with that entry, of which `head` comes before: his word. */
  draws(seq: number, head: Uint8Array): Both<Uint8Array | null> {
    const of = (by: Seat): Uint8Array | null => {
      const kept = this.#find('draw', by);
      if (kept?.said.kind !== 'draw') return null;
      const { draw } = kept.said;
      return draw.seq === seq && equal(draw.head, head) ? kept.word.bytes : null;
    };
    return [of(0), of(1)];
  }

  /** For which entry that player has agreed to a draw the last time; null: for none. */
  lastDraw(by: Seat): number | null {
    const said = this.#find('draw', by)?.said;
    return said?.kind === 'draw' ? said.draw.seq : null;
  }

  /** This player agrees to a draw with that entry. Result: his word, kept. */
  async agreeToDraw(seq: number, head: Uint8Array): Promise<Result<Uint8Array, StoreFault>> {
    const { signer, seat, terms } = this.#parts;
    const bytes = await signDraw(signer, terms.gameId, { by: seat, seq, head });
    const kept = await this.take({ kind: 'draw', bytes });
    return kept.ok ? ok(bytes) : kept;
  }

  /** All that still says something where `owed` is the next entry, for the file. */
  beside(owed: Owed | null): Beside {
    const [absence, withheld] = [this.absence(owed), this.withheld(owed)];
    return (
      this.#kept
        .filter(({ said }) => said.kind !== 'absence' || said.absence === absence)
        .filter(({ said }) => said.kind !== 'withheld' || said.withheld === withheld)
        // Agreed on it stands in the log; before that it is nobody's business.
        .filter(({ said }) => said.kind !== 'draw')
        .map(({ word }) => word)
    );
  }

  /** Keeps words from outside or of one's own. Result: whether there was something new in them that holds. */
  async take(...words: readonly Word[]): Promise<Result<boolean, StoreFault>> {
    const next = await this.#with(words);
    if (next.length === this.#kept.length && next.every((one, at) => one === this.#kept[at])) return ok(false);
    const kept = await this.#keep(next);
    return kept.ok ? ok(true) : kept;
  }

  /** The signed head has come: this player's word that it was withheld is void. */
  async withdraw(): Promise<Result<null, StoreFault>> {
    const next = this.#kept.filter(({ said }) => said.kind !== 'withheld' || said.by !== this.#parts.seat);
    return next.length === this.#kept.length ? ok(null) : this.#keep(next);
  }

  /** This player has waited in vain for that entry, of which `head` comes before. Result: his word, kept. */
  async waited({ seq, type }: Owed, head: Uint8Array): Promise<Result<Uint8Array, StoreFault>> {
    const { signer, seat, terms } = this.#parts;
    const bytes = await signAbsence(signer, terms.gameId, { by: seat, seq, head, type });
    const kept = await this.take({ kind: 'absence', bytes });
    return kept.ok ? ok(bytes) : kept;
  }

  /** This player has asked in vain, with this start, for the head without which he may not write that entry. Result: his word, kept. */
  async waitedForHead({ seq }: Owed, head: Uint8Array, boot: Uint8Array): Promise<Result<Uint8Array, StoreFault>> {
    const { signer, seat, terms } = this.#parts;
    const bytes = await signWithheld(signer, terms.gameId, { by: seat, seq, head, boot });
    const kept = await this.take({ kind: 'withheld', bytes });
    return kept.ok ? ok(bytes) : kept;
  }

  /** This player accuses that entry, and shows his seed. Result: his word, kept beside the entries that prove it. */
  async accuse(
    { seq, hash }: Pick<Charge, 'seq' | 'hash'>,
    seed: Uint8Array,
    proofs: readonly Word[],
  ): Promise<Result<Uint8Array, StoreFault>> {
    const { signer, seat, terms } = this.#parts;
    const said = this.#find('charge', seat);
    if (said !== null) return ok(said.word.bytes);
    const bytes = await signCharge(signer, terms.gameId, { by: seat, seq, hash, seed });
    const kept = await this.take(...proofs, { kind: 'charge', bytes });
    return kept.ok ? ok(bytes) : kept;
  }

  /** What there is with those words, as far as they hold: of each kind one by each player, the latest of what is said of a silence, and few entries. */
  async #with(words: readonly Word[]): Promise<readonly Kept[]> {
    let all = this.#kept;
    for (const word of words) {
      if (all.some((one) => one.word.kind === word.kind && equal(one.word.bytes, word.bytes))) continue;
      const said = await readWord(this.#parts.terms, this.#parts.chain(), word);
      // Heads are kept apart, since they are needed before there is a log.
      if (said === null || said.kind === 'head') continue;
      const same = all.filter((one) => one.said.kind === said.kind && one.said.by === said.by);
      const ofNow = said.kind === 'absence' || said.kind === 'withheld' || said.kind === 'draw';
      if (said.kind === 'entry' ? same.length >= MOST_ENTRIES : !ofNow && same.length > 0) continue;
      // A later one says all that an earlier one did.
      all = [...(ofNow ? all.filter((one) => !same.includes(one)) : all), { word, said }];
    }
    return all;
  }

  /** Nobody builds on what is not kept. */
  async #keep(next: readonly Kept[]): Promise<Result<null, StoreFault>> {
    const { store, name } = this.#parts;
    const kept = await store.append(name, [], { evidence: writeBeside(next.map(({ word }) => word)) });
    if (!kept.ok) return kept;
    this.#kept = next;
    return ok(null);
  }

  #find(kind: Word['kind'], by: Seat): Kept | null {
    return this.#kept.find(({ said }) => said.kind === kind && said.by === by) ?? null;
  }

  /** The first of each player of which `part` takes something. */
  #each<T>(part: (said: Said) => T | null): Both<T | null> {
    const of = (by: Seat) => this.#kept.map(({ said }) => (said.by === by ? part(said) : null));
    const first = (parts: readonly (T | null)[]): T | null => parts.find((one) => one !== null) ?? null;
    return [first(of(0)), first(of(1))];
  }
}
