/** Stores evidence of dishonesty outside the log, so that it survives a restart. */

import { equal } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Seat } from '../../../rules/game.ts';
import { decodeCbor, encodeCbor, ItemReader } from '../../log/cbor.ts';
import { type Chain, signingPhone } from '../../log/chain.ts';
import { ENTRY_LIMIT, type Entry, parseEntry } from '../../log/entry.ts';
import { parseWord, verifyWord, type Word, type WordOf } from '../../log/word.ts';
import { type GameHeader, seedCommitment } from '../../secret/seed.ts';
import type { FileLog } from '../audit/fileLog.ts';
import { type Both, type Terms, withSeat } from '../fold/state.ts';
import type { Halt } from '../log/matchLog.ts';

/**
 * - `entry`: an entry the log did not accept, preceded by the entries that belong with it; or the second entry with the
 *   same number.
 * - `seed`: 32 bytes, shown in answer to a charge. The header's commitments identify its owner.
 * - `word`: see `log/word.ts`.
 */
export interface Exhibit {
  readonly kind: (typeof kinds)[number];
  readonly bytes: Uint8Array;
}

/** Exhibits in order of arrival. */
export type SideEvidence = readonly Exhibit[];

const kinds = ['entry', 'seed', 'word'] as const;

/**
 * Maximum number of exhibits. An honest game has a handful; the worst case is the proofs before a rejected move plus a
 * word of each kind from each player.
 */
const MAX_EXHIBITS = 128;

/** Encodes the exhibits as a flat list, alternating kind and bytes. */
export const writeExhibits = (sideEvidence: SideEvidence): Uint8Array =>
  encodeCbor(sideEvidence.flatMap(({ kind, bytes }) => [kinds.indexOf(kind), bytes]));

/** Parses exhibits from a store or a file. */
export function readExhibits(record: Uint8Array): Result<SideEvidence, 'malformed'> {
  const decoded = decodeCbor(record, 1 + 2 * MAX_EXHIBITS);
  if (!decoded.ok || !Array.isArray(decoded.value) || decoded.value.length > 2 * MAX_EXHIBITS) return fail('malformed');
  const items = new ItemReader(decoded.value);
  const exhibits: Exhibit[] = [];
  while (items.more()) {
    const kind = kinds[items.uint(kinds.length - 1)] ?? 'entry';
    exhibits.push({ kind, bytes: items.anyBytes(1, ENTRY_LIMIT) });
  }
  return items.fault() === null ? ok(exhibits) : fail('malformed');
}

/** A verified exhibit. `moved`: signed by a phone that the author's game had already left. */
export type CheckedExhibit =
  | { readonly kind: 'entry'; readonly by: Seat; readonly entry: Entry; readonly moved: boolean }
  | { readonly kind: 'seed'; readonly by: Seat; readonly seed: Uint8Array }
  | Word;

/** Verifies an exhibit. Null if it is invalid: not signed by its author, or a seed that belongs to neither player. */
export async function checkExhibit(
  terms: Terms,
  chain: Chain,
  { kind, bytes }: Exhibit,
): Promise<CheckedExhibit | null> {
  switch (kind) {
    case 'entry': {
      const entry = parseEntry(bytes);
      const signer = entry.ok ? await signingPhone(chain, entry.value) : null;
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
      return word.ok && (await isMeaningful(terms, chain, word.value)) ? word.value : null;
    }
  }
}

/** Whether a word is valid and means anything in this game. */
export async function isMeaningful({ game, header }: Terms, chain: Chain, word: Word): Promise<boolean> {
  // If seeds are never shown, an accusation cannot force anyone to show theirs (PROTOCOL 9.14).
  if (word.kind === 'charge' && (game.opens || ownerOfSeed(header, word.seed) !== word.by)) return false;
  if (word.kind === 'absent' && game.nobodyWins) return false;
  return verifyWord(chain, word);
}

/** Returns the seat that committed to a seed; null if neither did. */
export function ownerOfSeed({ nonces, seedCommitments }: GameHeader, seed: Uint8Array): Seat | null {
  const owner = ([0, 1] as const).find((seat) =>
    equal(seedCommitment(seat, nonces[seat], seed), seedCommitments[seat]),
  );
  return owner ?? null;
}

/**
 * Whether a second payload with the same number proves nothing because its author may have lost the first in an unsaved
 * write (PROTOCOL 14.4).
 */
export const isExcused = (heads: readonly WordOf<'head'>[], { seq, author }: Pick<Entry, 'seq' | 'author'>): boolean =>
  heads.some((head) => head.by !== author && head.seq <= seq);

/**
 * Whether a halt proves dishonesty: an entry its author could not honestly sign, or two with the same number (PROTOCOL
 * 10.4).
 */
export function isProof(halt: Halt): halt is Halt & { readonly entry: Entry } {
  if (halt.kind === 'fork') return halt.at === 'entry';
  if (halt.kind === 'moved') return true;
  return halt.kind === 'refused' && !['pen', 'game'].includes(halt.offence.kind);
}

/** The entries that prove the offence to anyone who has the log. */
export function proofsOf(halt: Halt): readonly Exhibit[] {
  const entries =
    halt.kind === 'fork' || halt.kind === 'moved' ? [halt.entry.bytes] : halt.kind === 'refused' ? halt.entries : [];
  return entries.map((bytes) => ({ kind: 'entry', bytes }));
}

/** The verified evidence for a log; anything that cannot be verified is dropped. */
export interface Evidence {
  /** Entries that continue the log but were rejected. */
  readonly further: readonly Entry[];
  /** Second entries with a number in the log, by the same author and with no excuse. */
  readonly seconds: readonly Entry[];
  /** Excused second entries: their author may have lost the first in an unsaved write (PROTOCOL 14.4). */
  readonly excused: readonly Entry[];
  /** Entries signed by a phone that the author's game had already left (PROTOCOL 10.8). */
  readonly moved: readonly Entry[];
  readonly charges: Both<WordOf<'charge'> | null>;
  /**
   * Each player's claim that an entry never arrived; null if a head in the file shows that they received what they were
   * waiting for (PROTOCOL 14.4).
   */
  readonly absences: Both<WordOf<'absent'> | null>;
  /** Seeds shown outside the log. */
  readonly seeds: Both<Uint8Array | null>;
  /** Concessions outside the log. */
  readonly resigned: Both<boolean>;
}

/** Verifies a game's evidence. */
export async function readEvidence(terms: Terms, log: FileLog, sideEvidence: SideEvidence): Promise<Evidence> {
  const [further, seconds, moved]: [Entry[], Entry[], Entry[]] = [[], [], []];
  const heads: WordOf<'head'>[] = [];
  let found: Omit<Evidence, 'further' | 'seconds' | 'excused' | 'moved'> = {
    charges: [null, null],
    absences: [null, null],
    seeds: [null, null],
    resigned: [false, false],
  };
  for (const exhibit of sideEvidence) {
    const said = await checkExhibit(terms, log.chain, exhibit);
    if (said === null) continue;
    const { by } = said;
    if (said.kind === 'entry') {
      const { seq, author, hash, prev } = said.entry;
      const there = log.entry(seq);
      const head = (further.at(-1) ?? log.entry(log.length - 1))?.hash ?? terms.gameId;
      if (said.moved) moved.push(said.entry);
      else if (there !== null && there.author === author && !equal(there.hash, hash)) seconds.push(said.entry);
      else if (seq === log.length + further.length && equal(prev, head)) further.push(said.entry);
    } else if (said.kind === 'charge') {
      const seeds = withSeat(found.seeds, by, said.seed);
      found = { ...found, charges: withSeat(found.charges, by, said), seeds };
    } else if (said.kind === 'absent') found = { ...found, absences: withSeat(found.absences, by, said) };
    else if (said.kind === 'seed') found = { ...found, seeds: withSeat(found.seeds, by, said.seed) };
    else if (said.kind === 'head') heads.push(said);
    else if (said.kind === 'resign') found = { ...found, resigned: withSeat(found.resigned, by, true) };
  }
  const [guilty, excused] = [false, true].map((wanted) => seconds.filter((one) => isExcused(heads, one) === wanted));
  // A player who received the head of a log that their own log starts with has lost nothing, and may write.
  const lacksNothing = (head: WordOf<'head'>, { seq }: WordOf<'absent'>): boolean =>
    head.seq <= seq &&
    equal(head.head, head.seq === 0 ? terms.gameId : (log.entry(head.seq - 1)?.hash ?? terms.gameId));
  const given = (one: WordOf<'absent'> | null): boolean => {
    if (one === null || one.boot === null) return false;
    const { by, boot } = one;
    return heads.some((head) => head.by !== by && equal(head.boot, boot) && lacksNothing(head, one));
  };
  const [first, second] = found.absences;
  const absences = [given(first) ? null : first, given(second) ? null : second] as const;
  return { ...found, absences, further, moved, seconds: guilty ?? [], excused: excused ?? [] };
}
