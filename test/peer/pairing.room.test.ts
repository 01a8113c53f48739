import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomBytes } from '../../src/peer/crypto.ts';
import { readMessage } from '../../src/peer/pairing/message.ts';
import { newRoom, readInvitation, readRoom, roomAlphabet, writeInvitation } from '../../src/peer/pairing/room.ts';
import { symbols } from '../../src/peer/pairing/symbols.ts';

test('a code has six characters, none of which looks like another', () => {
  expect(newRoom()).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{6}$/);
  expect(new Set(roomAlphabet).size).toBe(25);
  expect(new Set(Array.from({ length: 100 }, newRoom)).size).toBe(100);
});

test('a code may be typed in any case, with only spaces and dashes added', () => {
  expect(readRoom(' acd-efg ')).toBe('ACDEFG');
  expect(['ACDEF', 'ACDEFGH', 'ACDEF0', 'ACDEF!', ''].map(readRoom)).toEqual([null, null, null, null, null]);
});

test('an invitation is read back from its link', () => {
  const invitation = { room: newRoom(), keyHash: randomBytes(32), secret: randomBytes(16) };
  const link = writeInvitation(invitation);
  expect(link).toMatch(/^#\/join\/[A-Z0-9]{6}\.[\w-]{43}\.[\w-]{22}$/);
  expect(readInvitation(`http://192.168.1.5:8080/${link}`)).toEqual(invitation);
});

test('anything else is not an invitation, and nothing throws', () => {
  const whole = writeInvitation({ room: newRoom(), keyHash: randomBytes(32), secret: randomBytes(16) });
  expect([whole.slice(0, -2), `${whole}A`, '#/join/', '', whole.replace('.', '')].map(readInvitation)).toEqual(
    Array(5).fill(null),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readInvitation(`#/join/${text}`)).toBeNull();
    }),
  );
});

test('there are 64 different symbols', () => {
  expect(symbols).toHaveLength(64);
  expect(new Set(symbols).size).toBe(64);
});

test('reading a message never throws, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.uint8Array({ maxLength: 200 }), (kind, rest) => {
      const message = readMessage(Uint8Array.of(kind, ...rest));
      expect(message === null || typeof message.kind === 'string').toBe(true);
    }),
  );
});
