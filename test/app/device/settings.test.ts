import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileName } from '../../../src/app/device/gameFile.ts';
import { readServer } from '../../../src/app/device/pairingServer.ts';
import { gateOptions, readSettings, relayFault } from '../../../src/app/device/settings.ts';

describe('the address of a pairing server', () => {
  test.each([
    ['pair.example.org', true, { host: 'pair.example.org', port: 443, path: '/signal', secure: true }],
    ['pair.example.org', false, { host: 'pair.example.org', port: 80, path: '/signal', secure: false }],
    [
      ' https://pair.example.org:9000/ ',
      false,
      { host: 'pair.example.org', port: 9000, path: '/signal', secure: true },
    ],
    ['wss://pair.example.org/meet/', true, { host: 'pair.example.org', port: 443, path: '/meet', secure: true }],
    ['http://192.168.1.5:9000', false, { host: '192.168.1.5', port: 9000, path: '/signal', secure: false }],
    ['http://localhost:9000', true, { host: 'localhost', port: 9000, path: '/signal', secure: false }],
  ])('%s is accepted on a page that is secure: %s', (typed, pageSecure, server) => {
    expect(readServer(typed, pageSecure)).toEqual({ ok: true, value: server });
  });

  test.each([
    ['', 'Type the address'],
    ['ftp://pair.example.org', 'not with ftp://'],
    ['http://pair.example.org', 'This page was opened over https'],
    ['pair example', 'That isn’t an address'],
    ['pair.example.org:99999', 'That isn’t an address'],
    ['https://me:secret@pair.example.org', 'only a host, a port and a path'],
    ['https://pair.example.org/?room=1', 'only a host, a port and a path'],
    [`https://${'a'.repeat(400)}.org`, 'Type the address'],
  ])('%s is refused with a sentence', (typed, words) => {
    expect(readServer(typed, true)).toEqual({ ok: false, error: expect.stringContaining(words) });
  });
});

describe('a relay', () => {
  test.each([
    ['turn:relay.example.org:3478', 'ann', 'secret'],
    ['turns:relay.example.org?transport=tcp', 'ann', 'secret'],
    ['stun:192.0.2.1', '', ''],
    ['stun:[2001:db8::1]:3478', '', ''],
  ])('%s is accepted', (url, name, password) => {
    expect(relayFault({ url, name, password })).toBeNull();
  });

  test.each([
    ['relay.example.org', 'ann', 'secret', 'starts with turn:'],
    ['https://relay.example.org', '', '', 'starts with turn:'],
    ['turn:relay.example.org:70000', 'ann', 'secret', 'from 1 to 65535'],
    ['turn:relay.example.org', 'ann', '', 'needs its user name and password'],
    ['stun:relay.example.org', 'ann', '', 'needs no user name'],
    ['stun:relay.example.org:3478?transport=udp', '', '', 'has no transport'],
    ['stuns:192.0.2.1?transport=tcp', '', '', 'has no transport'],
    ['turn:relay.example.org', 'a'.repeat(301), 'secret', 'too long'],
  ])('%s is refused with a sentence', (url, name, password, words) => {
    expect(relayFault({ url, name, password })).toContain(words);
  });
});

describe('a relay that the browser doesn’t accept', () => {
  /** Like the browser's class, throws on anything it can't use. */
  class Connection {
    constructor({ iceServers = [] }: RTCConfiguration) {
      if (iceServers.some(({ urls }) => String(urls).includes('..'))) throw new SyntaxError('not a valid URL');
    }
    close(): void {}
  }
  const relay = (url: string) => ({ url, name: 'ann', password: 'secret' });

  beforeEach(() => {
    vi.stubGlobal('RTCPeerConnection', Connection);
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ relays: [relay('turn:a..b'), relay('turn:c')] }) });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is refused with a sentence; one that the browser accepts is not', () => {
    expect(relayFault(relay('turn:a..b'))).toContain('doesn’t accept');
    expect(relayFault(relay('turn:c'))).toBeNull();
  });

  test('is left out of connections if it was stored earlier, but stays in the settings so that it can be removed', () => {
    expect(gateOptions().iceServers).toEqual([{ urls: 'turn:c', username: 'ann', credential: 'secret' }]);
    expect(readSettings().relays).toHaveLength(2);
  });
});

test('the file name of a saved game has its date and players, without characters that a file system refuses', () => {
  const when = new Date('2026-11-21T12:00:00Z');
  expect(fileName(['Ann', 'Bob'], when)).toBe('meatspace 2026-11-21 Ann Bob.nrhc3');
  expect(fileName(['../Zoë*', '???'], when)).toBe('meatspace 2026-11-21 Zoë.nrhc3');
});
