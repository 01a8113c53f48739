/** This phone's verdict on its own log, computed once per log. */
import { equal, fromUtf8, utf8 } from '../../../base/bytes.ts';
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';
import { parseWord } from '../../log/word.ts';
import type { Exhibit } from '../evidence/beside.ts';
import type { State } from '../fold/state.ts';
import { type Bond, bondOf } from '../log/snapshot.ts';
import { tagged, untagged } from '../log/tagged.ts';
import type { Verdict } from './audit.ts';
import type { MatchFile } from './file.ts';

interface Parts {
  readonly judge: (file: MatchFile) => Promise<Verdict>;
  readonly bond: Bond;
  /** Receives a record of the verdict that the next start can restore. */
  readonly keep: (record: Uint8Array) => void;
}

export class Judging {
  readonly #parts: Parts;
  #last: { readonly head: Uint8Array; readonly verdict: Verdict } | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The verdict on the log that leads to this state, or null. A verdict on entries that could not be stored does not
   * count.
   */
  known(state: State): Verdict | null {
    return this.#last !== null && equal(this.#last.head, state.chain.head) ? this.#last.verdict : null;
  }

  async of(file: MatchFile, state: State): Promise<Verdict> {
    const known = this.known(state);
    if (known !== null) return known;
    const verdict = await this.#parts.judge(file);
    const head = state.chain.head;
    this.#last = { head, verdict };
    // If there is evidence to weigh besides the log, judge again on every start.
    if (verdict.clean && file.beside.every(isHead)) this.#keep(head, verdict);
    return verdict;
  }

  /** Restores a verdict stored by this exact build for this log's head; ignores anything else. */
  restore(record: Uint8Array): void {
    const { seed, game } = this.#parts.bond;
    const content = untagged(seed, 'verdict', record);
    const decoded = content && decodeCbor(content);
    if (!decoded?.ok || !Array.isArray(decoded.value)) return;
    const [bond, head, text] = decoded.value.filter((one) => one instanceof Uint8Array);
    if (!bond || !head || !text || !equal(bond, bondOf(game))) return;
    // Our own tag matches, so `#keep` wrote it.
    const verdict: Verdict = JSON.parse(fromUtf8(text) ?? '');
    this.#last = { head, verdict };
  }

  #keep(head: Uint8Array, verdict: Verdict): void {
    const { seed, game } = this.#parts.bond;
    const content = encodeCbor([bondOf(game), head, utf8(JSON.stringify(verdict))]);
    this.#parts.keep(tagged(seed, 'verdict', content));
  }
}

/** Heads make no difference in a game without a fault. */
function isHead({ kind, bytes }: Exhibit): boolean {
  const word = kind === 'word' ? parseWord(bytes) : null;
  return word?.ok === true && word.value.kind === 'head';
}
