/**
 * Statements a player signs outside the log, which they may make without the pen; the protocol calls them words. All
 * have one format and separate signing labels, so none can pass for an entry or for another kind of word
 * (protocol/README, Words).
 */

import { type ByKind, byKind } from '../../base/byKind.ts';
import { concat, equal, u8, u32 } from '../../base/bytes.ts';
import { canonical, type Json, readCanonical } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { type Signer, signedMessage, verify } from '../crypto.ts';
import { MAX_CHANGE_BYTES } from './body.ts';
import { type Cbor, decodeCbor, encodeCbor, type FormatFault, ItemReader } from './cbor.ts';
import { type Chain, keysOf } from './chain.ts';
import { LAST_SEQ } from './entry.ts';

/** The position at which a game moves to another phone; valid for that entry only. */
export interface HandoverPosition {
  /** 32 bytes. */
  readonly gameId: Uint8Array;
  /** Whose game moves, and the key that has signed for this player so far: 32 bytes. */
  readonly by: Seat;
  readonly from: Uint8Array;
  /** The entry's number, and the hash of the previous entry: 32 bytes. */
  readonly seq: number;
  readonly head: Uint8Array;
}

/** The next position in a log at which the given player's game can move. */
export const handoverPosition = (chain: Chain, by: Seat): HandoverPosition => ({
  gameId: chain.gameId,
  by,
  from: keysOf(chain)(by),
  seq: chain.past.length,
  head: chain.head,
});

const takeMessage = ({ gameId, by, from, seq, head }: HandoverPosition): Uint8Array =>
  signedMessage('take', gameId, u8(by), from, u32(seq), head);

/** The new phone's signature, 64 bytes. */
export const signTakeover = (signer: Signer, place: HandoverPosition): Promise<Uint8Array> =>
  signer.sign(takeMessage(place));

/** Whether the phone with the given key takes over the game at that position. */
export const verifyTakeover = (key: Uint8Array, taken: Uint8Array, place: HandoverPosition): Promise<boolean> =>
  verify(key, takeMessage(place), taken);

/** A proposal the other player may accept. */
export type GameOffer =
  | { readonly what: 'draw' }
  /** Return to the table as it was when the log had `to` entries. */
  | { readonly what: 'back'; readonly to: number }
  /** Both change the table this way, in the game's format. */
  | { readonly what: 'correct'; readonly change: Json };

/** A word's content, one member per kind. */
type StatementContent =
  /** "I concede." Contains no position, so later entries do not make it obsolete. */
  | { readonly kind: 'resign' }
  /**
   * "Entry `seq` never arrived." Without a boot, by the player waiting for it. With a boot, by the player who owes it:
   * the opponent withholds the head for that start, without which the entry may not be written. 16 bytes.
   */
  | { readonly kind: 'absent'; readonly boot: Uint8Array | null }
  /** "Entry `seq` with hash `head` is dishonest": here is my seed (32 bytes), show yours. */
  | { readonly kind: 'charge'; readonly seed: Uint8Array }
  /** "With entry `seq`, and no other, I agree to this." */
  | { readonly kind: 'offer'; readonly offer: GameOffer }
  /**
   * "If entry `seq`, and no other, says so, the key `to` (32 bytes) signs for me after it", with that key's signature
   * that it takes over the game (64 bytes).
   */
  | { readonly kind: 'move'; readonly to: Uint8Array; readonly taken: Uint8Array }
  /** "My log has `seq` entries": addressed to one start of the other phone, 16 bytes. */
  | { readonly kind: 'head'; readonly boot: Uint8Array };

export type WordKind = StatementContent['kind'];

/** A statement before it is signed. */
export type Statement = StatementContent & {
  readonly by: Seat;
  /** An entry's number, usually the next entry's; for `head` a length; for `resign` 0. */
  readonly seq: number;
  /** 32 bytes: the hash of the entry before it; for `charge` the entry's own hash; for `resign` the game id. */
  readonly head: Uint8Array;
};

/** A well-formed word. Its signature may still be invalid: see `verifyWord`. */
export type Word = Statement & {
  /** Which of its author's keys signed it: 0 is the header's. */
  readonly keyAt: number;
  readonly body: Uint8Array;
  /** 64 bytes. */
  readonly signature: Uint8Array;
  /** The form that is stored and sent. */
  readonly bytes: Uint8Array;
};

export type WordOf<K extends WordKind> = Extract<Word, { readonly kind: K }>;

/** Length of a boot id, which identifies one start of a phone. */
export const BOOT_SIZE = 16;

/** The largest word, in bytes. */
export const WORD_LIMIT = 256;

/** Signs a statement with its author's key in the chain. Throws if there is none. */
export async function signWord(signer: Signer, chain: Chain, statement: Statement): Promise<Word> {
  const { kind, by, seq, head } = statement;
  const keyAt = chain.signers[by].findLastIndex(({ key }) => equal(key, signer.publicKey));
  if (keyAt < 0) throw new Error('a word by a key that signs for nobody');
  const body = bodyOf(statement);
  const signature = await signer.sign(message(chain.gameId, { kind, by, keyAt, seq, head, body }));
  const bytes = encodeCbor([wordKinds.indexOf(kind) + 1, by, keyAt, seq, head, body, signature]);
  return { ...statement, keyAt, body, signature, bytes };
}

/** Parses untrusted bytes. Does not check the signature. */
export function parseWord(bytes: Uint8Array): Result<Word, FormatFault> {
  if (bytes.length > WORD_LIMIT) return fail({ kind: 'too-large', most: WORD_LIMIT });
  const decoded = decodeCbor(bytes);
  if (!decoded.ok) return decoded;
  if (!Array.isArray(decoded.value)) return fail({ kind: 'not-list' });
  const items = new ItemReader(decoded.value);
  const kind = wordKinds[items.uint(wordKinds.length, 1) - 1] ?? 'resign';
  const [by, keyAt, seq, head] = [items.seat(), items.uint(0xff), items.uint(LAST_SEQ), items.bytes(32)];
  const [body, signature] = [items.anyBytes(0, MAX_BODY_LENGTH), items.bytes(64)];
  const fault = items.fault();
  if (fault !== null) return fail(fault);
  const says = readContent(kind, body);
  if (says === null) return fail({ kind: 'not-body' });
  // A copy, independent of the buffer the bytes arrived in.
  return ok({ ...says, by, keyAt, seq, head, body, signature, bytes: bytes.slice() });
}

/** Whether the word is signed for this game by a key its author may use for it. */
export async function verifyWord(chain: Chain, word: Word): Promise<boolean> {
  const keys = chain.signers[word.by];
  const signing = keys[word.keyAt];
  if (signing === undefined) return false;
  const { kind, seq, head } = word;
  if (kind === 'resign' && (seq !== 0 || !equal(head, chain.gameId))) return false;
  // A word about a position is signed by the key for that position.
  const anyKey = kind === 'resign' || kind === 'charge';
  if (!anyKey && keys.findLastIndex(({ from }) => from <= seq) !== word.keyAt) return false;
  if (!(await verify(signing.key, message(chain.gameId, word), word.signature))) return false;
  return (
    word.kind !== 'move' ||
    verifyTakeover(word.to, word.taken, { gameId: chain.gameId, by: word.by, from: signing.key, seq, head })
  );
}

/** In order of their wire numbers, from 1. */
export const wordKinds: readonly WordKind[] = ['resign', 'absent', 'charge', 'offer', 'move', 'head'];
const MAX_BODY_LENGTH = 128; // bytes
const NONE = new Uint8Array();

type Signed = Pick<Word, 'kind' | 'by' | 'keyAt' | 'seq' | 'head' | 'body'>;

const message = (gameId: Uint8Array, { kind, by, keyAt, seq, head, body }: Signed): Uint8Array =>
  signedMessage(kind, gameId, u8(by), u8(keyAt), u32(seq), head, body);

const bodyOf = (says: StatementContent): Uint8Array => byKind('kind', says, bodies);

const bodies: ByKind<'kind', StatementContent, Uint8Array> = {
  resign: () => NONE,
  absent: ({ boot }) => boot ?? NONE,
  charge: ({ seed }) => seed,
  offer: ({ offer }) => encodeCbor(offerList(offer)),
  move: ({ to, taken }) => concat(to, taken),
  head: ({ boot }) => boot,
};

const contents: { readonly [K in WordKind]: (body: Uint8Array, kind: K) => StatementContent | null } = {
  resign: (body, kind) => (body.length === 0 ? { kind } : null),
  absent: (body, kind) =>
    body.length === 0 || body.length === BOOT_SIZE ? { kind, boot: body.length === 0 ? null : body } : null,
  charge: (body, kind) => (body.length === 32 ? { kind, seed: body } : null),
  offer(body, kind) {
    const offer = readOffer(body);
    return offer && { kind, offer };
  },
  move: (body, kind) => (body.length === 96 ? { kind, to: body.slice(0, 32), taken: body.slice(32) } : null),
  head: (body, kind) => (body.length === BOOT_SIZE ? { kind, boot: body } : null),
};

const readContent = <K extends WordKind>(kind: K, body: Uint8Array) => contents[kind](body, kind);

function offerList(offer: GameOffer): Cbor {
  if (offer.what === 'draw') return [0];
  return offer.what === 'back' ? [1, offer.to] : [2, canonical(offer.change)];
}

function readOffer(body: Uint8Array): GameOffer | null {
  const decoded = decodeCbor(body);
  if (!decoded.ok || !Array.isArray(decoded.value)) return null;
  const items = new ItemReader(decoded.value);
  const what = (['draw', 'back', 'correct'] as const)[items.uint(2)];
  const to = what === 'back' ? items.uint(LAST_SEQ) : 0;
  const change = what === 'correct' ? readCanonical(items.anyBytes(2, MAX_CHANGE_BYTES)) : ok(null);
  if (what === undefined || items.fault() !== null || !change.ok) return null;
  if (what === 'draw') return { what };
  return what === 'back' ? { what, to } : { what, change: change.value };
}
