/**
 * What one phone holds beside the log of a running match: verified when it comes, kept before anybody builds on it, and given along
 * with the file.
 */
import { equal } from '../../../base/bytes.ts';
import { ok, type Result } from '../../../base/result.ts';
import { other, type Seat } from '../../../rules/game.ts';
import type { Signer } from '../../crypto.ts';
import type { Chain } from '../../log/chain.ts';
import { type Statement, signWord, type Word, type WordKind, type WordOf } from '../../log/word.ts';
import type { GameId, Store, StoreFault } from '../../store/store.ts';
import type { Owed } from '../fold/owed.ts';
import { MOST_PROOFS } from '../fold/pen.ts';
import type { Both, Terms } from '../fold/state.ts';
import { words } from '../words.ts';
import { type Beside, type Exhibit, readBeside, writeBeside } from './beside.ts';
import { readSaid, type Said } from './said.ts';

interface Parts {
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
  readonly exhibit: Exhibit;
  readonly said: Said;
}

export class EvidenceStore {
  readonly #parts: Parts;
  #kept: readonly Kept[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Takes over what the own store holds. What is damaged there is as good as lost. */
  async restore(record: Uint8Array | undefined): Promise<void> {
    const exhibits = record && readBeside(record);
    if (exhibits?.ok) this.#kept = await this.#with(exhibits.value);
  }

  /** The last word of that kind by that player; null: none. */
  word<K extends WordKind>(kind: K, by: Seat): WordOf<K> | null {
    return this.#words(kind).findLast((word) => word.by === by) ?? null;
  }

  /** What each player has signed for a start of the other one (PROTOCOL 14.4). */
  get heads(): readonly WordOf<'head'>[] {
    return this.#words('head');
  }

  /** The accusations, by who made them. */
  get charges(): Both<WordOf<'charge'> | null> {
    return [this.word('charge', 0), this.word('charge', 1)];
  }

  /** Seeds shown outside of the log, by whose they are. */
  get seeds(): Both<Uint8Array | null> {
    const of = (by: Seat): Uint8Array | null => {
      const shown = this.#kept.find(({ said }) => said.kind === 'seed' && said.by === by)?.said;
      return shown?.kind === 'seed' ? shown.seed : (this.word('charge', by)?.seed ?? null);
    };
    return [of(0), of(1)];
  }

  /** The entries that the log did not take. */
  get entries(): readonly Uint8Array[] {
    return this.#kept.filter(({ said }) => said.kind === 'entry').map(({ exhibit }) => exhibit.bytes);
  }

  /** Who says that this entry does not come: who waits for it; or who owes it and may not write it (PROTOCOL 14.2, 14.4). */
  absence(owed: Owed | null, by: 'waits' | 'owes'): WordOf<'absent'> | null {
    if (owed === null) return null;
    const said = this.word('absent', by === 'waits' ? other(owed.by) : owed.by);
    return said?.seq === owed.seq && (said.boot === null) === (by === 'waits') ? said : null;
  }

  /** Whether nothing is held against anybody. */
  get isBare(): boolean {
    return this.#kept.every(({ said }) => said.kind === 'head');
  }

  /** All that still says something where `owed` is the next entry, for the file. What stands in the log need not stand beside it. */
  beside(owed: Owed | null, ended: boolean): Beside {
    const now = [this.absence(owed, 'waits'), this.absence(owed, 'owes')];
    return this.#kept
      .filter(
        ({ said }) =>
          isFiled(said) && (said.kind !== 'absent' || now.includes(said)) && !(ended && said.kind === 'resign'),
      )
      .map(({ exhibit }) => exhibit);
  }

  /** Keeps what came from outside, or is one's own. Result: whether there was something new in it that holds. */
  async take(...exhibits: readonly Exhibit[]): Promise<Result<boolean, StoreFault>> {
    const next = await this.#with(exhibits);
    if (next.length === this.#kept.length && next.every((one, at) => one === this.#kept[at])) return ok(false);
    const kept = await this.#keep(next);
    return kept.ok ? ok(true) : kept;
  }

  /** This player says that. Result: the word, kept. */
  async say<K extends WordKind>(
    statement: Extract<Statement, { kind: K }>,
    ...proofs: readonly Exhibit[]
  ): Promise<Result<Word, StoreFault>> {
    const { signer, chain } = this.#parts;
    const said = this.word(statement.kind, this.#parts.seat);
    if (said !== null && words[statement.kind].keep === 'first') return ok(said);
    const word = await signWord(signer, chain(), statement);
    const kept = await this.take(...proofs, { kind: 'word', bytes: word.bytes });
    return kept.ok ? ok(word) : kept;
  }

  /** This phone's head, for that start of the other one. Null where it cannot be kept, since a phone that forgets it would accuse the innocent. */
  async vouch(place: {
    readonly seq: number;
    readonly head: Uint8Array;
    readonly boot: Uint8Array;
  }): Promise<Word | null> {
    const { seat: by, signer, chain } = this.#parts;
    const own = this.heads.filter((head) => head.by === by);
    const last = own.at(-1);
    // Signed again it may have other bytes.
    if (last?.seq === place.seq && equal(last.boot, place.boot)) return last;
    const word = await signWord(signer, chain(), { kind: 'head', by, ...place });
    const kept = await this.take({ kind: 'word', bytes: word.bytes });
    // One that excuses nothing new is given also where there is no room for it.
    return kept.ok || own.some(({ seq }) => seq <= place.seq) ? word : null;
  }

  /** That word is void: nothing is built on it any more. */
  async drop(word: Word): Promise<Result<null, StoreFault>> {
    const next = this.#kept.filter(({ said }) => said !== word);
    return next.length === this.#kept.length ? ok(null) : this.#keep(next);
  }

  /** What there is with those, as far as they hold: of each kind of word what the table says by each player, and few entries. */
  async #with(exhibits: readonly Exhibit[]): Promise<readonly Kept[]> {
    let all = this.#kept;
    for (const exhibit of exhibits) {
      if (all.some((one) => one.exhibit.kind === exhibit.kind && equal(one.exhibit.bytes, exhibit.bytes))) continue;
      const said = await readSaid(this.#parts.terms, this.#parts.chain(), exhibit);
      if (said === null) continue;
      const same = all.filter((one) => one.said.kind === said.kind && one.said.by === said.by);
      const gone = outdated(said, same);
      if (gone !== null) all = [...all.filter((one) => !gone.includes(one)), { exhibit, said }];
    }
    return all;
  }

  /** Nobody builds on what is not kept. */
  async #keep(next: readonly Kept[]): Promise<Result<null, StoreFault>> {
    const { store, name } = this.#parts;
    const [before, after] = [this.#kept, next].map((all) => all.filter(({ said }) => isLasting(said)));
    if (before && after && (before.length !== after.length || after.some((one, at) => one !== before[at]))) {
      const evidence = writeBeside(after.map(({ exhibit }) => exhibit));
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

/** Whether it outlives this start of the phone. */
const isLasting = (said: Said): boolean => said.kind === 'entry' || said.kind === 'seed' || words[said.kind].onDisk;

const isFiled = (said: Said): boolean => said.kind === 'entry' || said.kind === 'seed' || words[said.kind].inFile;

/** What there is of the same kind by the same player and counts no more with that; null: what is new does not count beside it. */
function outdated(said: Said, same: readonly Kept[]): readonly Kept[] | null {
  if (said.kind === 'entry') return same.length < MOST_ENTRIES ? [] : null;
  if (said.kind === 'seed') return same.length === 0 ? [] : null;
  const { keep } = words[said.kind];
  if (keep === 'first') return same.length === 0 ? [] : null;
  if (keep === 'last') return same;
  const [shortest, last] = same;
  if (said.kind !== 'head' || shortest?.said.kind !== 'head' || said.seq < shortest.said.seq) return same;
  const newest = (last ?? shortest).said;
  if (newest.kind === 'head' && newest.seq === said.seq && equal(newest.boot, said.boot)) return null;
  return last === undefined ? [] : [last];
}
