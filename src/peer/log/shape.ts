import { concat, slices } from '../../base/bytes.ts';
import { exhaustive } from '../../base/never.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import {
  type Body,
  type Commit,
  LONGEST_FACT,
  LONGEST_NOTE,
  type Masked,
  MOST_HELD,
  type OpenedFact,
  type OpenedShare,
  type Opening,
  type Revealed,
  type SealedFact,
} from './body.ts';
import type { Cbor } from './cbor.ts';
import { Items } from './items.ts';

/** The list that goes over the wire for a body, its type's number first (PROTOCOL 10.2). */
export function writeBody(body: Body): Cbor {
  switch (body.type) {
    case 'SETUP':
      return [1, body.anchor, body.size, body.table];
    case 'X':
    case 'Y':
    case 'Z':
      return [2 + MASKED.indexOf(body.type), body.deck, body.epoch, body.points];
    case 'KEYS':
      return [5, body.deck, body.epoch, body.positions, concat(...body.scalars)];
    case 'COMMIT':
      return [6, COMMITS.indexOf(body.kind), body.deck, concat(...body.commitments), body.about];
    case 'OPEN':
      return [7, ...body.openings.flatMap((o) => [o.seq, o.index, o.deck, o.point, o.salt])];
    case 'COIN':
      return body.nextAnchor === null ? [8, body.t, body.value] : [8, body.t, body.value, body.nextAnchor];
    case 'BIDC':
      return [9, body.commitment];
    case 'BIDP':
      return [10, body.note];
    case 'BIDO':
      return [11, body.note, body.salt];
    case 'ACT':
      return [12, body.moves, body.tableHash, ...body.facts.flatMap((fact) => [fact.commitment, fact.sealed])];
    case 'HOLD':
      return [18, body.number, concat(...body.commitments)];
    case 'SHARE':
      return [19, body.number, concat(...body.values)];
    case 'REVEAL': {
      const facts = body.facts.flatMap(({ number, value, salt }) => [number, value, salt]);
      return [
        20,
        body.facts.length,
        ...facts,
        ...body.held.flatMap(({ number, share, salt }) => [number, share, salt]),
      ];
    }
    case 'SEED':
      return [13, body.seed];
    case 'SHOW':
      return [14, body.deck, body.point];
    case 'RESIGN':
      return body.word === null ? [17] : [17, body.word];
    case 'HANDOVER':
      return body.word === null ? [21, body.key, body.taken] : [21, body.key, body.taken, body.word];
    case 'AGREED':
      return [25, body.offer];
    default:
      return exhaustive(body);
  }
}

/** The body of a list from outside, or what is wrong with its shape. Whether it is allowed now is not asked here. */
export function readBody(wire: Cbor | undefined): Result<Body, string> {
  if (!Array.isArray(wire)) return fail('the body is not a list');
  const items = new Items(wire);
  const body = readItems(items.uint(LAST_TYPE), items);
  if (body === null) return fail('no such type of entry');
  const fault = items.fault();
  return fault === null ? ok(body) : fail(`${body.type}: ${fault}`);
}

const MASKED: readonly Masked['type'][] = ['X', 'Y', 'Z'];
const COMMITS: readonly Commit['kind'][] = ['hand', 'install', 'trashdown', 'reorder', 'other'];
const LAST_TYPE = 25;
const U16 = 0xffff;
const LAST_SEQ = 2 ** 20 - 1;
const COINS_A_CHAIN = 1000;
const LONGEST_ABOUT = 2048; // bytes
const LONGEST_WORD = 256; // bytes
// As many as an entry holds, of one byte each.
const MOST_OPENED = 512;

/** Reads item by item; `items` remembers the first that is wrong, so a body returned here may still be refused. */
function readItems(type: number, items: Items): Body | null {
  switch (type) {
    case 1: {
      const anchor = items.bytes(32);
      // Too large a deck is no broken entry but its author's fault, so its size may be read.
      const size = items.uint(U16);
      return { type: 'SETUP', anchor, size, table: items.bytes(34 * size) };
    }
    case 2:
      return readMasked('X', items);
    case 3:
      return readMasked('Y', items);
    case 4:
      return readMasked('Z', items);
    case 5: {
      const [deck, epoch, positions] = [items.seat(), items.uint(U16), items.uints(U16)];
      return { type: 'KEYS', deck, epoch, positions, scalars: slices(items.bytes(32 * positions.length), 32) };
    }
    case 6:
      return readCommit(items);
    case 7: {
      const openings: Opening[] = [];
      do openings.push(readOpening(items));
      while (items.more());
      return { type: 'OPEN', openings };
    }
    case 8: {
      const t = items.uint(LAST_SEQ, 1);
      const value = items.bytes(32);
      return { type: 'COIN', t, value, nextAnchor: t % COINS_A_CHAIN === 0 ? items.bytes(32) : null };
    }
    case 9:
      return { type: 'BIDC', commitment: items.bytes(32) };
    case 10:
      return { type: 'BIDP', note: items.anyBytes(1, LONGEST_NOTE) };
    case 11:
      return { type: 'BIDO', note: items.anyBytes(1, LONGEST_NOTE), salt: items.bytes(32) };
    case 12:
      return { type: 'ACT', moves: items.byteStrings(), tableHash: items.bytes(8), facts: readFacts(items) };
    case 13:
      return { type: 'SEED', seed: items.bytes(32) };
    case 14:
      return { type: 'SHOW', deck: items.seat(), point: items.bytes(32) };
    case 17:
      return { type: 'RESIGN', word: items.more() ? items.anyBytes(1, LONGEST_WORD) : null };
    case 18:
      return { type: 'HOLD', number: items.uint(LAST_SEQ), commitments: readHeld(items) };
    case 19:
      return { type: 'SHARE', number: items.uint(LAST_SEQ), values: readHeld(items) };
    case 20:
      return readReveal(items);
    case 21: {
      const [key, taken] = [items.bytes(32), items.bytes(64)];
      return { type: 'HANDOVER', key, taken, word: items.more() ? items.anyBytes(1, LONGEST_WORD) : null };
    }
    case 25:
      return { type: 'AGREED', offer: items.anyBytes(1, LONGEST_WORD) };
    default:
      return null;
  }
}

function readMasked(type: Masked['type'], items: Items): Masked {
  return { type, deck: items.seat(), epoch: items.uint(U16), points: items.parts(32) };
}

function readCommit(items: Items): Body {
  const kind = COMMITS[items.uint(COMMITS.length - 1)] ?? 'other';
  const deck = items.seat();
  const commitments = slices(items.parts(32), 32);
  return { type: 'COMMIT', kind, deck, commitments, about: items.anyBytes(0, LONGEST_ABOUT) };
}

function readHeld(items: Items): Uint8Array[] {
  const held = slices(items.parts(32), 32);
  if (held.length > MOST_HELD) items.refuse('too many held numbers');
  return held;
}

function readFacts(items: Items): SealedFact[] {
  const facts: SealedFact[] = [];
  while (items.more()) {
    const [commitment, sealed] = [items.bytes(32), items.parts(32)];
    if (sealed.length > LONGEST_FACT) items.refuse('a fact is too long');
    facts.push({ commitment, sealed });
  }
  return facts;
}

function readReveal(items: Items): Revealed {
  const facts: OpenedFact[] = [];
  const count = items.uint(MOST_OPENED);
  while (facts.length < count && items.more())
    facts.push({ number: items.uint(LAST_SEQ), value: items.anyBytes(1, LONGEST_FACT), salt: items.bytes(32) });
  if (facts.length < count) items.refuse('fewer facts than it says');
  const held: OpenedShare[] = [];
  while (items.more()) held.push({ number: items.uint(LAST_SEQ), share: items.bytes(32), salt: items.bytes(32) });
  return { type: 'REVEAL', facts, held };
}

function readOpening(items: Items): Opening {
  const [seq, index, deck] = [items.uint(LAST_SEQ), items.uint(U16), items.seat()];
  return { seq, index, deck, point: items.bytes(32), salt: items.bytes(32) };
}
