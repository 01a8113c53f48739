/** The messages between two matches: each has one encoding, and no other bytes are accepted as a message. */
import { describe, expect, it } from 'vitest';
import { encodeCbor } from '../../../src/peer/log/cbor.ts';
import {
  MAX_PACKET_BYTES,
  type MatchMessage,
  readMessage,
  tagOf,
  writeMessage,
} from '../../../src/peer/match/sync/wire.ts';
import { seeded } from '../../../src/solo/random.ts';
import { unsigned } from '../../support/peer/words.ts';

const bytes = (length: number, fill = 7) => new Uint8Array(length).fill(fill);
const tag = tagOf(bytes(32, 9));

const messages: readonly MatchMessage[] = [
  {
    kind: 'hello',
    seat: 1,
    nonce: bytes(32),
    seedCommitment: bytes(32, 8),
    version: 'toy/1',
    cards: bytes(32, 6),
    options: new TextEncoder().encode('{}'),
    answered: true,
  },
  { kind: 'entries', boot: bytes(16, 5), entries: [bytes(100), bytes(3)] },
  { kind: 'ack', length: 12, head: bytes(32) },
  { kind: 'sync', length: 0, head: bytes(32), boot: bytes(16, 5), asks: true },
  { kind: 'nack', seq: 4, reason: 'foul' },
  { kind: 'word', word: await unsigned({ kind: 'resign' }), entries: [] },
  { kind: 'word', word: await unsigned({ kind: 'offer', offer: { what: 'draw' } }), entries: [] },
  { kind: 'word', word: await unsigned({ kind: 'charge', seed: bytes(32) }), entries: [bytes(100), bytes(3)] },
  { kind: 'hint', about: 'pause', on: false },
  { kind: 'hint', about: 'sealed', on: true },
  { kind: 'table', seq: 5, table: bytes(2000) },
];

describe('a message', () => {
  it.each(messages.map((message) => [message.kind, message] as const))(
    '(%s) is read as it was written',
    (_, message) => {
      expect(readMessage(tag, writeMessage(tag, message))).toEqual({ ok: true, value: message });
    },
  );

  it.each(messages.slice(1).map((message) => [message.kind, message] as const))(
    '(%s) is rejected if it is from another game',
    (_, message) => {
      const packet = writeMessage(tagOf(bytes(32, 1)), message);
      expect(readMessage(tag, packet)).toEqual({ ok: false, error: 'other game' });
      expect(readMessage(null, packet)).toEqual({ ok: false, error: 'other game' });
    },
  );

  it('is read if it is a hello, before there is a game and after', () => {
    const packet = writeMessage(tag, messages[0] as MatchMessage);
    expect(readMessage(null, packet).ok).toBe(true);
    expect(readMessage(tag, packet).ok).toBe(true);
  });
});

describe('anything else is rejected', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['something other than a list', encodeCbor(3)],
    ['an empty list', encodeCbor([])],
    ['an unknown number', encodeCbor([10, tag])],
    ['a number given as text', encodeCbor(['2', tag, [bytes(3)]])],
    ['a tag that is too short', encodeCbor([3, tag.slice(1), 12, bytes(32)])],
    ['a head that is too short', encodeCbor([3, tag, 12, bytes(31)])],
    ['an item too many', encodeCbor([3, tag, 12, bytes(32), 1])],
    ['an item too few', encodeCbor([3, tag, 12])],
    ['no entries', encodeCbor([2, tag, bytes(16), []])],
    ['an entry above the limit', encodeCbor([2, tag, bytes(16), [bytes(16 * 1024 + 1)]])],
    ['a start that is too short', encodeCbor([2, tag, bytes(15), [bytes(3)]])],
    ['a question that is neither asked nor not', encodeCbor([5, tag, 0, bytes(32), bytes(16), 2])],
    ['an unknown reason', encodeCbor([4, tag, 4, 99])],
    ['a hint that is neither on nor off', encodeCbor([7, tag, 0, 2])],
    ['a seat that is none', encodeCbor([1, 2, bytes(32), bytes(32), bytes(5), bytes(32), bytes(2), 0])],
    [
      'a version that is no text',
      encodeCbor([1, 1, bytes(32), bytes(32), Uint8Array.of(0xff), bytes(32), bytes(2), 0]),
    ],
    ['a longer encoding of the same', Uint8Array.from([0x98, 0x04, ...encodeCbor([3, tag, 12, bytes(32)]).slice(1)])],
  ])('%s', (_, packet) => {
    expect(readMessage(tag, packet)).toEqual({ ok: false, error: 'malformed' });
  });

  it('a packet above the limit, unread', () => {
    expect(readMessage(tag, bytes(MAX_PACKET_BYTES + 1))).toEqual({ ok: false, error: 'large' });
  });

  it('arbitrary bytes, without throwing', () => {
    const random = seeded(5);
    for (let i = 0; i < 3000; i++) {
      const packet = Uint8Array.from({ length: random(80) }, () => random(256));
      expect(readMessage(tag, packet).ok).toBe(false);
    }
  });

  it('a message with one changed byte, unless it is another valid message', () => {
    const random = seeded(6);
    for (const message of messages) {
      const packet = writeMessage(tag, message);
      for (let i = 0; i < 60; i++) {
        const changed = packet.slice();
        changed[random(packet.length)] = random(256);
        const read = readMessage(tag, changed);
        if (read.ok) expect(writeMessage(tag, read.value)).toEqual(changed);
      }
    }
  });
});
