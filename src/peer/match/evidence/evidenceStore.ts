/**
 * A phone's evidence during a match: verified on arrival, stored before anything relies on it, and exported with the
 * file.
 */
import { equal } from '../../../base/bytes.ts';
import { ok, type Result } from '../../../base/result.ts';
import { other, type Seat } from '../../../rules/game.ts';
import type { Signer } from '../../crypto.ts';
import type { Chain } from '../../log/chain.ts';
import { type Statement, signWord, type Word, type WordKind, type WordOf } from '../../log/word.ts';
import type { GameName, Store, StoreFault } from '../../store/store.ts';
import type { Both, Terms } from '../fold/state.ts';
import { MAX_PROOFS, type Owed } from '../fold/turn.ts';
import { wordPolicies } from '../words.ts';
import {
  type CheckedExhibit,
  checkExhibit,
  type Exhibit,
  readExhibits,
  type SideEvidence,
  writeExhibits,
} from './evidence.ts';

interface Parts {
  readonly terms: Terms;
  /** Provides the keys that currently sign. */
  readonly chain: () => Chain;
  readonly seat: Seat;
  readonly signer: Signer;
  readonly store: Store;
  readonly name: GameName;
}

/** The most entries one accusation can include: its proofs and the move they belong to (`MAX_PROOFS`). */
const MAX_ENTRIES = MAX_PROOFS + 2;

interface StoredExhibit {
  readonly exhibit: Exhibit;
  readonly said: CheckedExhibit;
}

export class EvidenceStore {
  #kept: readonly StoredExhibit[] = [];

  constructor(private readonly parts: Parts) {}

  /** Restores stored evidence; damaged records count as lost. */
  async restore(record: Uint8Array | undefined): Promise<void> {
    const exhibits = record && readExhibits(record);
    if (exhibits?.ok) this.#kept = await this.#with(exhibits.value);
  }

  /** The player's latest word of the given kind; null if none. */
  word<K extends WordKind>(kind: K, by: Seat): WordOf<K> | null {
    return this.#words(kind).findLast((word) => word.by === by) ?? null;
  }

  /** The heads each player signed for a start of the other's phone (PROTOCOL 14.4). */
  get heads(): readonly WordOf<'head'>[] {
    return this.#words('head');
  }

  /** The accusations, by accuser. */
  get charges(): Both<WordOf<'charge'> | null> {
    return [this.word('charge', 0), this.word('charge', 1)];
  }

  /** Seeds shown outside the log, by owner. */
  get seeds(): Both<Uint8Array | null> {
    const of = (by: Seat): Uint8Array | null => {
      const shown = this.#kept.find(({ said }) => said.kind === 'seed' && said.by === by)?.said;
      return shown?.kind === 'seed' ? shown.seed : (this.word('charge', by)?.seed ?? null);
    };
    return [of(0), of(1)];
  }

  /** The entries the log did not accept. */
  get entries(): readonly Uint8Array[] {
    return this.#kept.filter(({ said }) => said.kind === 'entry').map(({ exhibit }) => exhibit.bytes);
  }

  /**
   * The claim that this entry never arrived, by the player waiting for it or by the player who owes it but may not
   * write it (PROTOCOL 14.2, 14.4).
   */
  absence(owed: Owed | null, by: 'waits' | 'owes'): WordOf<'absent'> | null {
    if (owed === null) return null;
    const said = this.word('absent', by === 'waits' ? other(owed.by) : owed.by);
    return said?.seq === owed.seq && (said.boot === null) === (by === 'waits') ? said : null;
  }

  /** Whether there is no evidence against anyone. */
  get isBare(): boolean {
    return this.#kept.every(({ said }) => said.kind === 'head');
  }

  /** Everything for the file that still matters if `owed` is the next entry; omits what is already in the log. */
  beside(owed: Owed | null, ended: boolean): SideEvidence {
    const now = [this.absence(owed, 'waits'), this.absence(owed, 'owes')];
    return this.#kept
      .filter(
        ({ said }) =>
          isFiled(said) && (said.kind !== 'absent' || now.includes(said)) && !(ended && said.kind === 'resign'),
      )
      .map(({ exhibit }) => exhibit);
  }

  /** Stores exhibits, received or from this player. Resolves to whether any was both new and valid. */
  async take(...exhibits: readonly Exhibit[]): Promise<Result<boolean, StoreFault>> {
    const next = await this.#with(exhibits);
    if (next.length === this.#kept.length && next.every((one, at) => one === this.#kept[at])) return ok(false);
    const kept = await this.#keep(next);
    return kept.ok ? ok(true) : kept;
  }

  /** Signs and stores a statement by this player. */
  async say<K extends WordKind>(
    statement: Extract<Statement, { kind: K }>,
    ...proofs: readonly Exhibit[]
  ): Promise<Result<Word, StoreFault>> {
    const { signer, chain } = this.parts;
    const said = this.word(statement.kind, this.parts.seat);
    if (said !== null && wordPolicies[statement.kind].keep === 'first') return ok(said);
    const word = await signWord(signer, chain(), statement);
    const kept = await this.take(...proofs, { kind: 'word', bytes: word.bytes });
    return kept.ok ? ok(word) : kept;
  }

  /**
   * Signs this phone's head for one start of the other phone. Null if it cannot be stored: a phone that lost the head
   * could make a false accusation.
   */
  async vouch(place: {
    readonly seq: number;
    readonly head: Uint8Array;
    readonly boot: Uint8Array;
  }): Promise<Word | null> {
    const { seat: by, signer, chain } = this.parts;
    const own = this.heads.filter((head) => head.by === by);
    const last = own.at(-1);
    // Signing again could give different bytes.
    if (last?.seq === place.seq && equal(last.boot, place.boot)) return last;
    const word = await signWord(signer, chain(), { kind: 'head', by, ...place });
    const kept = await this.take({ kind: 'word', bytes: word.bytes });
    // A head that excuses nothing new is given even if there is no room to store it.
    return kept.ok || own.some(({ seq }) => seq <= place.seq) ? word : null;
  }

  /** Discards the given word, which nothing relies on any more. */
  async drop(word: Word): Promise<Result<null, StoreFault>> {
    const next = this.#kept.filter(({ said }) => said !== word);
    return next.length === this.#kept.length ? ok(null) : this.#keep(next);
  }

  /** Adds the valid exhibits, within the limits on words of each kind per player and on entries. */
  async #with(exhibits: readonly Exhibit[]): Promise<readonly StoredExhibit[]> {
    let all = this.#kept;
    for (const exhibit of exhibits) {
      if (all.some((one) => one.exhibit.kind === exhibit.kind && equal(one.exhibit.bytes, exhibit.bytes))) continue;
      const said = await checkExhibit(this.parts.terms, this.parts.chain(), exhibit);
      if (said === null) continue;
      const same = all.filter((one) => one.said.kind === said.kind && one.said.by === said.by);
      const gone = replacedBy(said, same);
      if (gone !== null) all = [...all.filter((one) => !gone.includes(one)), { exhibit, said }];
    }
    return all;
  }

  /** Nothing may rely on evidence that is not stored. */
  async #keep(next: readonly StoredExhibit[]): Promise<Result<null, StoreFault>> {
    const { store, name } = this.parts;
    const [before, after] = [this.#kept, next].map((all) => all.filter(({ said }) => isLasting(said)));
    if (before && after && (before.length !== after.length || after.some((one, at) => one !== before[at]))) {
      const evidence = writeExhibits(after.map(({ exhibit }) => exhibit));
      const kept = await store.append(name, [], { evidence });
      if (!kept.ok) return kept;
    }
    this.#kept = next;
    return ok(null);
  }

  #words<K extends WordKind>(kind: K): readonly WordOf<K>[] {
    return this.#kept.map(({ said }) => said).filter((said): said is WordOf<K> => said.kind === kind);
  }
}

/** Whether it survives a restart. */
const isLasting = (checked: CheckedExhibit): boolean =>
  checked.kind === 'entry' || checked.kind === 'seed' || wordPolicies[checked.kind].onDisk;

const isFiled = (checked: CheckedExhibit): boolean =>
  checked.kind === 'entry' || checked.kind === 'seed' || wordPolicies[checked.kind].inFile;

/** Which of the same player's words of the same kind it replaces; null if the new word is redundant. */
function replacedBy(checked: CheckedExhibit, same: readonly StoredExhibit[]): readonly StoredExhibit[] | null {
  if (checked.kind === 'entry') return same.length < MAX_ENTRIES ? [] : null;
  if (checked.kind === 'seed') return same.length === 0 ? [] : null;
  const { keep } = wordPolicies[checked.kind];
  if (keep === 'first') return same.length === 0 ? [] : null;
  if (keep === 'last') return same;
  const [shortest, last] = same;
  if (checked.kind !== 'head' || shortest?.said.kind !== 'head' || checked.seq < shortest.said.seq) return same;
  const newest = (last ?? shortest).said;
  if (newest.kind === 'head' && newest.seq === checked.seq && equal(newest.boot, checked.boot)) return null;
  return last === undefined ? [] : [last];
}
