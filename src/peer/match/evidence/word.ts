/** What a word beside the log says, once its signature has been checked: the same on a phone and for who reads a file. */
import { equal } from '../../../base/bytes.ts';
import type { Seat } from '../../../rules/game.ts';
import { type Chain, keysOf, signerOf } from '../../log/chain.ts';
import { type Entry, parseEntry, verifyResignation } from '../../log/entry.ts';
import { verifyHead } from '../../log/head.ts';
import {
  type Absence,
  type Charge,
  type Draw,
  readAbsence,
  readCharge,
  readDraw,
  readWithheld,
  type Withheld,
} from '../../log/statement.ts';
import { type GameHeader, seedCommitment } from '../../secret/seed.ts';
import type { Terms } from '../fold/state.ts';
import { readHead, type SignedHead } from '../sync/heads.ts';
import type { Word } from './beside.ts';

/** `moved`: the entry was signed by a phone from which its author's game had moved by then. */
export type Said =
  | { readonly kind: 'entry'; readonly by: Seat; readonly entry: Entry; readonly moved: boolean }
  | { readonly kind: 'charge'; readonly by: Seat; readonly charge: Charge }
  | { readonly kind: 'absence'; readonly by: Seat; readonly absence: Absence }
  | { readonly kind: 'withheld'; readonly by: Seat; readonly withheld: Withheld }
  | { readonly kind: 'draw'; readonly by: Seat; readonly draw: Draw }
  | { readonly kind: 'seed'; readonly by: Seat; readonly seed: Uint8Array }
  | { readonly kind: 'resignation'; readonly by: Seat }
  | { readonly kind: 'head'; readonly by: Seat; readonly head: SignedHead };

/** Null where the word does not hold: not signed by its author, or the seed of nobody. */
export async function readWord(
  { game, gameId, header }: Terms,
  chain: Chain,
  { kind, bytes }: Word,
): Promise<Said | null> {
  const keyOf = keysOf(chain);
  switch (kind) {
    case 'entry': {
      const entry = parseEntry(bytes);
      const signer = entry.ok ? await signerOf(chain, entry.value) : null;
      return entry.ok && signer
        ? { kind, by: entry.value.author, entry: entry.value, moved: signer === 'before' }
        : null;
    }
    case 'charge': {
      // Where no seed is ever shown, nobody is made to show his by an accusation (PROTOCOL 9.14).
      if (game.opens) return null;
      const read = await readCharge(bytes, gameId, keyOf);
      if (!read.ok || ownerOfSeed(header, read.value.seed) !== read.value.by) return null;
      return { kind, by: read.value.by, charge: read.value };
    }
    case 'absence': {
      const read = await readAbsence(bytes, gameId, keyOf);
      return read.ok ? { kind, by: read.value.by, absence: read.value } : null;
    }
    case 'withheld': {
      const read = await readWithheld(bytes, gameId, keyOf);
      return read.ok ? { kind, by: read.value.by, withheld: read.value } : null;
    }
    case 'draw': {
      const read = await readDraw(bytes, gameId, keyOf);
      return read.ok ? { kind, by: read.value.by, draw: read.value } : null;
    }
    case 'seed': {
      const by = ownerOfSeed(header, bytes);
      return by === null ? null : { kind, by, seed: bytes };
    }
    case 'resignation':
      for (const by of [0, 1] as const) if (await verifyResignation(bytes, gameId, by, keyOf(by))) return { kind, by };
      return null;
    case 'head': {
      const head = readHead(bytes);
      if (head === null || !(await verifyHead(keyOf(head.by, head.length), gameId, head, head.signature))) return null;
      return { kind, by: head.by, head };
    }
  }
}

/** Who began the game with this seed; null: nobody. */
export function ownerOfSeed({ nonces, seedCommitments }: GameHeader, seed: Uint8Array): Seat | null {
  const owner = ([0, 1] as const).find((seat) =>
    equal(seedCommitment(seat, nonces[seat], seed), seedCommitments[seat]),
  );
  return owner ?? null;
}
