/** What stands beside the log says, once its signature has been checked: the same on a phone and for who reads a file. */
import { equal } from '../../../base/bytes.ts';
import type { Seat } from '../../../rules/game.ts';
import { type Chain, signerOf } from '../../log/chain.ts';
import { type Entry, parseEntry } from '../../log/entry.ts';
import { holds, parseWord, type Word, type WordOf } from '../../log/word.ts';
import { type GameHeader, seedCommitment } from '../../secret/seed.ts';
import type { Terms } from '../fold/state.ts';
import type { Exhibit } from './beside.ts';

/** `moved`: the entry was signed by a phone from which its author's game had moved by then. */
export type Said =
  | { readonly kind: 'entry'; readonly by: Seat; readonly entry: Entry; readonly moved: boolean }
  | { readonly kind: 'seed'; readonly by: Seat; readonly seed: Uint8Array }
  | Word;

/** Null where it does not hold: not signed by its author, or the seed of nobody. */
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

/** Whether the word holds and says anything in this game. */
export async function counts({ game, header }: Terms, chain: Chain, word: Word): Promise<boolean> {
  // Where no seed is ever shown, nobody is made to show his by an accusation (PROTOCOL 9.14).
  if (word.kind === 'charge' && (game.opens || ownerOfSeed(header, word.seed) !== word.by)) return false;
  if (word.kind === 'absent' && game.nobodyWins) return false;
  return holds(chain, word);
}

/** Who began the game with this seed; null: nobody. */
export function ownerOfSeed({ nonces, seedCommitments }: GameHeader, seed: Uint8Array): Seat | null {
  const owner = ([0, 1] as const).find((seat) =>
    equal(seedCommitment(seat, nonces[seat], seed), seedCommitments[seat]),
  );
  return owner ?? null;
}

/** Whether a second payload of that number convicts nobody: its author may have lost the first one with his last writes (PROTOCOL 14.4). */
export const excuses = (heads: readonly WordOf<'head'>[], { seq, author }: Pick<Entry, 'seq' | 'author'>): boolean =>
  heads.some((head) => head.by !== author && head.seq <= seq);
