import { describe, expect, test } from 'vitest';
import { fromBase45, toBase45 } from '../../src/base/base45.ts';
import { hex, utf8 } from '../../src/base/bytes.ts';
import { randomBytes } from '../../src/peer/crypto.ts';
import {
  describeSignal,
  packAnswer,
  packSignal,
  type Signal,
  signalIn,
  unpackAnswer,
  unpackSignal,
} from '../../src/peer/link/codes/signal.ts';
import { copyableCode, guestCode, hostCode, readCode } from '../../src/peer/pairing/room.ts';

const signal: Signal = {
  ufrag: 'aB+/',
  password: 'abcdefghijklmnopqrstuv12',
  fingerprint: Uint8Array.from({ length: 32 }, (_, i) => i * 7),
  mid: '0',
  addresses: [
    { host: '192.168.4.7', port: 50_000 },
    { host: 'fe80:0:0:0:1:2:3:4', port: 1 },
    { host: '01234567-89ab-cdef-0123-456789abcdef.local', port: 65_535 },
  ],
};

describe('Base45', () => {
  test.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
    ['', ''],
  ])('encodes %j as in the examples of RFC 9285, 4.3 and 4.4', (plain, text) => {
    expect(toBase45(utf8(plain))).toBe(text);
    expect(fromBase45(text)).toEqual(utf8(plain));
  });

  test('decodes whatever it encoded', () => {
    for (let size = 0; size < 200; size++) {
      const bytes = randomBytes(size);
      expect(fromBase45(toBase45(bytes))).toEqual(bytes);
    }
  });

  test.each(['A', 'AAAA', 'GGW', '::', ':::', 'ab', 'ü12'])('rejects %j', (text) =>
    expect(fromBase45(text)).toBeNull(),
  );
});

describe('a signal', () => {
  test('is unchanged after packing, and after conversion to a description', () => {
    expect(unpackSignal(packSignal(signal))).toEqual(signal);
    for (const type of ['offer', 'answer'] as const) expect(signalIn(describeSignal(signal, type))).toEqual(signal);
  });

  test('fits, with an invitation, into a code that a camera reads at arm’s length', () => {
    const own = { ...signal, addresses: signal.addresses.slice(0, 2) };
    const code = hostCode({ room: 'ACDEFG', keyHash: randomBytes(32), secret: randomBytes(16) }, packSignal(own));
    // Version 9 with medium correction, 53 modules, holds 262 characters (ISO/IEC 18004, table 7).
    expect(code.length).toBeLessThanOrEqual(262);
    expect(guestCode(packSignal(own)).length).toBeLessThanOrEqual(221);
  });

  test.each([
    ['2001:db8::1', '2001:db8:0:0:0:0:0:1'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['fe80::', 'fe80:0:0:0:0:0:0:0'],
  ])('recognizes the address %s', (host, whole) => {
    const [found] = unpackSignal(packSignal({ ...signal, addresses: [{ host, port: 9 }] }))?.addresses ?? [];
    expect(groups(found?.host)).toEqual(groups(whole));
  });

  test('omits everything but its own addresses', () => {
    const sdp = describeSignal(signal, 'offer');
    const more = `${sdp}a=candidate:9 1 udp 1 example.org 9 typ host\r\na=candidate:9 1 tcp 1 10.0.0.1 9 typ host\r\na=candidate:9 1 udp 1 10.0.0.1 9 typ srflx\r\n`;
    expect(signalIn(more)?.addresses).toEqual(signal.addresses);
  });

  test('is null if anything is missing, superfluous, or would break out of the description', () => {
    const bytes = packSignal(signal);
    for (let length = 0; length < bytes.length; length++) expect(unpackSignal(bytes.subarray(0, length))).toBeNull();
    expect(unpackSignal(Uint8Array.of(...bytes, 0))).toBeNull();
    expect(unpackSignal(packSignal({ ...signal, ufrag: 'a\r\nb=c' }))).toBeNull();
    expect(unpackSignal(packSignal({ ...signal, mid: '0\r\n' }))).toBeNull();
    expect(
      unpackSignal(
        packSignal({ ...signal, addresses: Array.from({ length: 7 }, () => ({ host: '10.0.0.1', port: 1 })) }),
      ),
    ).toBeNull();
  });

  test('is rejected or read, and never throws, whatever the bytes', () => {
    for (let i = 0; i < 2000; i++) {
      const read = unpackSignal(randomBytes(i % 120));
      if (read) expect(unpackSignal(packSignal(read))).toEqual(read);
    }
    expect(signalIn('nonsense')).toBeNull();
  });
});

describe('a code', () => {
  const invitation = { room: 'ACDEFG', keyHash: randomBytes(32), secret: randomBytes(16) };
  const code = hostCode(invitation, packSignal(signal));

  test('is read back, scanned or pasted', () => {
    const whole = { by: 'host', invitation, signal: packSignal(signal) };
    expect(readCode(code)).toEqual(whole);
    expect(readCode(`  ${copyableCode(code)}\n`)).toEqual(whole);
    const answer = packAnswer(packSignal(signal), signal);
    expect(readCode(copyableCode(guestCode(answer)))).toEqual({ by: 'guest', signal: answer });
  });

  test('is invalid if a part is missing, or its signal is', () => {
    const answer = guestCode(packAnswer(packSignal(signal), signal));
    for (const [whole, unpack] of [
      [code, unpackSignal],
      [answer, unpackAnswer],
    ] as const)
      for (let length = 0; length < whole.length; length++) {
        const read = readCode(whole.slice(0, length));
        if (read) expect(unpack(read.signal)).toBeNull();
      }
  });

  test.each(['', 'NRHC3', 'NRHC3X12', `NRHC3H${toBase45(utf8('abc'))}`, 'https://example.org/', 'A'.repeat(5000)])(
    'is not %j',
    (text) => expect(readCode(text)).toBeNull(),
  );
});

const groups = (host: string | undefined): number[] =>
  (host ?? '').split(':').map((group) => Number.parseInt(group, 16));

test('the hexadecimal digits of the fingerprint come in pairs', () => {
  expect(describeSignal(signal, 'offer')).toContain(
    `sha-256 ${hex(signal.fingerprint).toUpperCase().match(/../g)?.join(':')}`,
  );
});
