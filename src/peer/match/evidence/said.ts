/** Checks the signature of an exhibit and parses it: the same on a phone and for a file's reader. */
import { equal } from '../../../base/bytes.ts';
import type { Seat } from '../../../rules/game.ts';
import { type Chain, signerOf } from '../../log/chain.ts';
import { type Entry, parseEntry } from '../../log/entry.ts';
import { holds, parseWord, type Word, type WordOf } from '../../log/word.ts';
import { type GameHeader, seedCommitment } from '../../secret/seed.ts';
import type { Terms } from '../fold/state.ts';
import type { Exhibit } from './beside.ts';

/** `moved`: signed by a phone that the author's game had already left. */
export type Said =
  | { readonly kind: 'entry'; readonly by: Seat; readonly entry: Entry; readonly moved: boolean }
  | { readonly kind: 'seed'; readonly by: Seat; readonly seed: Uint8Array }
  | Word;

/** Null if it is invalid: not signed by its author, or nobody's seed. */
export async function readSaid(terms: Terms, chain: Chain, { kind, bytes }: Exhibit): Promise<Said | null> {
  switch (kind) {
    case 'entry': {
      const entry = parseEntry(bytes);
      const signer = entry.ok ? await signerOf(chain, entry.value) : null;
      return entry.ok && signer
        ? { kind, by: entry.value.author, entry: entry.value, moved: signer === 'another' }
        : null;
    }
    case 'seed': {
      const by = ownerOfSeed(terms.header, bytes);
      return by === null ? null : { kind, by, seed: bytes };
    }
    case 'word': {
      const word = parseWord(bytes);
      return word.ok && (await counts(terms, chain, word.value)) ? word.value : null;
    }
  }
}

/** Whether the word is valid and means anything in this game. */
export async function counts({ game, header }: Terms, chain: Chain, word: Word): Promise<boolean> {
  // If seeds are never shown, an accusation forces nobody to show one (PROTOCOL 9.14).
  if (word.kind === 'charge' && (game.opens || ownerOfSeed(header, word.seed) !== word.by)) return false;
  if (word.kind === 'absent' && game.nobodyWins) return false;
  return holds(chain, word);
}

/** The player who committed to this seed; null if nobody. */
export function ownerOfSeed({ nonces, seedCommitments }: GameHeader, seed: Uint8Array): Seat | null {
  const owner = ([0, 1] as const).find((seat) =>
    equal(seedCommitment(seat, nonces[seat], seed), seedCommitments[seat]),
  );
  return owner ?? null;
}

/**
 * Whether a second payload with that number convicts nobody: its author may have lost the first in an unsaved write
 * (PROTOCOL 14.4).
 */
export const excuses = (heads: readonly WordOf<'head'>[], { seq, author }: Pick<Entry, 'seq' | 'author'>): boolean =>
  heads.some((head) => head.by !== author && head.seq <= seq);
