import { describe, expect, test } from 'vitest';
import { equal } from '../../src/base/bytes.ts';
import { keyOfSecret, randomBytes, signerOf } from '../../src/peer/crypto.ts';
import type { Fingerprints } from '../../src/peer/link/channel.ts';
import { guestHandshake, type HostIdentification } from '../../src/peer/pairing/guestHandshake.ts';
import type { Handshake, HandshakeStep, HasMoved } from '../../src/peer/pairing/handshake.ts';
import { type HostTerms, hostHandshake } from '../../src/peer/pairing/hostHandshake.ts';
import { keyHashOf } from '../../src/peer/pairing/room.ts';

const versions = { protocol: 'NRHC3', rules: '1' };
const phone = () => ({ signer: signerOf(keyOfSecret(randomBytes(32))), versions });
const [ann, bob, eve] = [phone(), phone(), phone()];
const theSecret = randomBytes(16);
const byLink: HostIdentification = { way: 'link', keyHash: keyHashOf(ann.signer.publicKey), secret: theSecret };
const byCode: HostIdentification = { way: 'code' };
const known = (self: typeof ann): HostIdentification => ({ way: 'known', peerKey: self.signer.publicKey });

/** What a host of one guest knows: its partner, and a phone whose symbols were confirmed. */
interface Knowledge {
  secret: Uint8Array | null;
  peerKey: Uint8Array | null;
  agreed: Uint8Array | null;
  hasMoved?: HasMoved;
}

const termsOf = ({ secret = theSecret, peerKey = null, agreed = null, hasMoved }: Partial<Knowledge>): HostTerms => ({
  ...ann,
  secret,
  closed: peerKey ? 'occupied' : null,
  knows: async (way, key, handover) => {
    const known = peerKey ?? (way === 'known' ? agreed : null);
    return known !== null && (equal(known, key) || (await hasMoved?.(key, handover)) === true);
  },
});

describe('pairing by the host’s link', () => {
  test('both phones prove their keys, and no symbols are compared', async () => {
    const { host, guest } = await meet({}, byLink);
    expect(host).toEqual({ at: 'proved', peerKey: bob.signer.publicKey, symbols: null });
    expect(guest).toEqual({ at: 'proved', peerKey: ann.signer.publicKey, symbols: null });
  });

  test('a guest with a different secret is rejected as a stranger', async () => {
    const { host, guest } = await meet({}, { ...byLink, secret: randomBytes(16) });
    expect([host, guest]).toEqual([refused('stranger'), refused('stranger')]);
  });

  test('a host that shows no link admits no one by link', async () => {
    expect((await meet({ secret: null }, byLink)).guest).toEqual(refused('stranger'));
  });

  test('a host whose key is not the link’s is rejected as a stranger', async () => {
    const { guest } = await meet({}, { ...byLink, keyHash: keyHashOf(eve.signer.publicKey) });
    expect(guest).toEqual(refused('stranger'));
  });

  test('a man in the middle of two connections is detected', async () => {
    const { host, guest } = await meet({}, byLink, between());
    expect(host).toEqual(refused('stranger'));
    expect(guest.at).toBe('refused');
  });

  test('messages replayed from another connection are rejected', async () => {
    const seen = straight();
    const heard: Uint8Array[] = [];
    await meet({}, byLink, seen, (packet, from) => {
      if (from === 'guest') heard.push(packet);
      return packet;
    });
    const replayTo = (end: Fingerprints) => replay(heard, hostHandshake(termsOf({}), end));
    expect(await replayTo(straight().host)).toEqual(refused('stranger'));
    // Even if the certificates were the same, the host's nonce is different.
    expect(await replayTo(seen.host)).toEqual(refused('intercepted'));
  });

  test('a third phone is told that the room is occupied', async () => {
    const { guest } = await meet({ peerKey: eve.signer.publicKey }, byLink);
    expect(guest).toEqual(refused('occupied'));
  });

  test('the paired phone may use the link again, even after the host has forgotten the secret', async () => {
    const { host, guest } = await meet({ peerKey: bob.signer.publicKey, secret: null }, byLink);
    expect([host.at, guest.at]).toEqual(['proved', 'proved']);
  });
});

describe('pairing by typed code', () => {
  test('both phones show the same five symbols and are paired when both users agree', async () => {
    const { host, guest } = await meet({}, byCode);
    if (host.at !== 'comparing' || guest.at !== 'comparing') throw new Error('nothing to compare');
    expect(host.symbols).toEqual(guest.symbols);
    expect(host.symbols).toHaveLength(5);
    const yes = host.agree();
    expect(yes.next.at).toBe('comparing');
    const heard = await guest.take(yes.send[0]!);
    if (heard.next.at !== 'comparing') throw new Error('one yes is not enough');
    const both = heard.next.agree();
    expect(both.next).toEqual({ at: 'proved', peerKey: ann.signer.publicKey, symbols: host.symbols });
    if (yes.next.at !== 'comparing') throw new Error('one yes is not enough');
    expect((await yes.next.take(both.send[0]!)).next).toEqual({
      at: 'proved',
      peerKey: bob.signer.publicKey,
      symbols: host.symbols,
    });
  });

  test('confirming twice sends one message', async () => {
    const { host } = await meet({}, byCode);
    if (host.at !== 'comparing') throw new Error('nothing to compare');
    const yes = host.agree().next;
    expect(yes.at === 'comparing' && yes.agree().send).toEqual([]);
  });

  test('a man in the middle who relays everything is detected by the phones themselves', async () => {
    expect((await meet({}, byCode, between())).host).toEqual(refused('intercepted'));
  });

  test('a man in the middle with separate keys makes the two phones show different symbols', async () => {
    const [left, right] = [straight(), straight()];
    const near = await settle(
      hostHandshake(termsOf({}), left.host),
      guestHandshake({ ...eve, host: byCode }, left.guest),
    );
    const far = await settle(
      hostHandshake({ ...termsOf({}), ...eve }, right.host),
      guestHandshake({ ...bob, host: byCode }, right.guest),
    );
    if (near.host.at !== 'comparing' || far.guest.at !== 'comparing') throw new Error('nothing to compare');
    expect(near.host.symbols).not.toEqual(far.guest.symbols);
  });

  test('a host that changes its values after committing is detected', async () => {
    const { guest } = await meet({}, byCode, straight(), (packet, from) => {
      if (from === 'host' && packet[0] === 3) packet[40]! ^= 1;
      return packet;
    });
    expect(guest).toEqual(refused('intercepted'));
  });

  test('a third phone is told that the room is occupied', async () => {
    expect((await meet({ peerKey: eve.signer.publicKey }, byCode)).guest).toEqual(refused('occupied'));
  });
});

describe('two phones that know each other', () => {
  test('prove their keys again on a new connection', async () => {
    const { host, guest } = await meet({ peerKey: bob.signer.publicKey }, known(ann));
    expect([host.at, guest.at]).toEqual(['proved', 'proved']);
  });

  test('do not accept another phone as the known one', async () => {
    expect((await meet({ peerKey: eve.signer.publicKey }, known(ann))).guest).toEqual(refused('occupied'));
    expect((await meet({ peerKey: bob.signer.publicKey }, known(eve))).guest).toEqual(refused('stranger'));
    expect((await meet({}, known(ann))).guest).toEqual(refused('unknown'));
  });

  test('are paired even if the connection broke between the two confirmations', async () => {
    const { host } = await meet({ agreed: bob.signer.publicKey }, known(ann));
    expect(host).toEqual({ at: 'proved', peerKey: bob.signer.publicKey, symbols: null });
    expect((await meet({ agreed: eve.signer.publicKey }, known(ann))).guest).toEqual(refused('unknown'));
  });

  test('detect a connection made by someone else', async () => {
    expect((await meet({ peerKey: bob.signer.publicKey }, known(ann), between())).host).toEqual(refused('intercepted'));
  });
});

test.each([
  ['rules', { ...versions, rules: '2' }],
  ['protocol', { ...versions, protocol: 'NRHC2' }],
])('a difference in %s is reported on both phones before any key is sent', async (_, others) => {
  const host = hostHandshake(termsOf({}), straight().host);
  const guest = guestHandshake({ ...bob, versions: others, host: byLink }, straight().guest);
  const names = [versions, others].map(({ rules, protocol }) => `${rules} (${protocol})`);
  const ends = await settle(host, guest);
  expect(ends.host).toEqual({ at: 'refused', trouble: { kind: 'version', own: names[0], other: names[1] } });
  expect(ends.guest).toEqual({ at: 'refused', trouble: { kind: 'version', own: names[1], other: names[0] } });
});

test('out-of-turn messages from a stranger end the handshake at every stage, and nothing throws', async () => {
  const junk = [new Uint8Array(), Uint8Array.of(1), randomBytes(100), new Uint8Array(70_000).fill(5), Uint8Array.of(7)];
  for (const [terms, way] of [
    [{}, byLink],
    [{}, byCode],
  ] as const) {
    for (let strike = 0; strike < 5; strike++) {
      for (const bytes of junk) {
        let count = 0;
        const { host, guest } = await meet(terms, way, straight(), (packet) => (count++ === strike ? bytes : packet));
        expect([host, guest].every((end) => end.at === 'proved')).toBe(false);
      }
    }
  }
});

test('flipping any one bit in transit never pairs the wrong phones', async () => {
  for (let at = 0; at < 319; at += 7) {
    let seen = 0;
    const { host, guest } = await meet({}, byLink, straight(), (packet) => {
      const changed = packet.slice();
      if (at >= seen && at < seen + packet.length) changed[at - seen]! ^= 16;
      seen += packet.length;
      return changed;
    });
    if (host.at === 'proved') expect(equal(host.peerKey, bob.signer.publicKey)).toBe(true);
    if (guest.at === 'proved') expect(equal(guest.peerKey, ann.signer.publicKey)).toBe(true);
    expect(host.at === 'proved' && guest.at === 'proved').toBe(false);
  }
});

type Seen = { host: Fingerprints; guest: Fingerprints };
type Meddle = (packet: Uint8Array, from: 'host' | 'guest') => Uint8Array;

/** One connection from end to end. */
function straight(): Seen {
  const [a, b] = [randomBytes(32), randomBytes(32)];
  return { host: { own: a, remote: b }, guest: { own: b, remote: a } };
}

/** Two connections with a man in the middle, who has separate certificates. */
function between(): Seen {
  return { host: straight().host, guest: straight().guest };
}

function meet(host: Partial<Knowledge>, way: HostIdentification, seen = straight(), meddle?: Meddle) {
  return settle(hostHandshake(termsOf(host), seen.host), guestHandshake({ ...bob, host: way }, seen.guest), meddle);
}

/** Delivers packets back and forth until there are none. */
async function settle(host: HandshakeStep, guest: HandshakeStep, meddle: Meddle = (packet) => packet) {
  const ends: { host: Handshake; guest: Handshake } = { host: host.next, guest: guest.next };
  const air = [
    ...host.send.map((packet) => ({ from: 'host' as const, packet })),
    ...guest.send.map((packet) => ({ from: 'guest' as const, packet })),
  ];
  for (let item = air.shift(); item; item = air.shift()) {
    const to = item.from === 'host' ? 'guest' : 'host';
    const end = ends[to];
    if (end.at === 'proved' || end.at === 'refused') continue;
    const next = await end.take(meddle(item.packet.slice(), item.from));
    ends[to] = next.next;
    air.push(...next.send.map((packet) => ({ from: to, packet }) as const));
  }
  return ends;
}

async function replay(packets: Uint8Array[], to: HandshakeStep): Promise<Handshake> {
  let end = to.next;
  for (const packet of packets) if (end.at === 'running') end = (await end.take(packet)).next;
  return end;
}

const refused = (kind: string) => ({ at: 'refused', trouble: { kind } });
