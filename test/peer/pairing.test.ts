import { afterEach, describe, expect, test } from 'vitest';
import { equal } from '../../src/base/bytes.ts';
import { keyOfSecret, randomBytes, signerOf } from '../../src/peer/crypto.ts';
import { host, joinByCode, joinByLink, meetAgain, type Pairing } from '../../src/peer/pairing/pairing.ts';
import { readInvitation } from '../../src/peer/pairing/room.ts';
import { channels, join, type MemoryGate, memoryGate, overLink, until } from '../support/gates.ts';
import { linkContract, listen, watch } from './link.contract.ts';

const versions = { protocol: 'NRHC3', rules: '1' };
const open: Pairing[] = [];
afterEach(() => {
  for (const pairing of open.splice(0)) pairing.close();
});

linkContract('the link of a pair', async () => {
  const { a, b } = await paired();
  const wires = [join(a.gate, b.gate)];
  await both(a.pairing, b.pairing, 'paired');
  let broken = false;
  return {
    a: linkOf(a.pairing),
    b: linkOf(b.pairing),
    settle: async () => {
      // A restored connection is authenticated again, which takes as long as the cryptography; until then both ends are
      // away.
      const states = () => [a, b].map(({ pairing }) => linkOf(pairing).state);
      await until(() => new Set(states()).size === 1 && (broken || !states().includes('away')));
      await pause(20);
    },
    cut: () => {
      broken = true;
      wires.at(-1)!.cut();
    },
    restore: () => {
      broken = false;
      wires.push(join(a.gate, b.gate));
    },
  };
});

describe('when one player moves to a new phone', () => {
  test.each(['host', 'guest'] as const)('the %s accepts that phone, and then only that one', async (role) => {
    const { a, b } = await paired();
    const first = join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'paired');
    const [stays, goes] = role === 'host' ? [a, b] : [b, a];
    const next = newPhone();
    const { ticket, admit } = pairOf(stays.pairing);
    const { leave } = pairOf(goes.pairing);
    const its = pairOf(goes.pairing).ticket;
    const come = (signer: typeof next.signer) => {
      const { gate } = newPhone();
      const pairing = meetAgain(its, { open: gate.open, signer, versions, diagnoseMs: 20 });
      open.push(pairing);
      return { gate, pairing };
    };
    const connect = (gate: MemoryGate) => (role === 'host' ? join(a.gate, gate) : join(gate, b.gate));
    // Before the game has moved, a stranger with the ticket is not admitted.
    const early = come(next.signer);
    const wire = connect(early.gate);
    const refused = (one: Pairing) => until(() => one.trouble !== null || stays.pairing.trouble !== null);
    await refused(early.pairing);
    expect(early.pairing.link.state).toBe('away');
    wire.cut();
    early.pairing.close();
    admit({ peerKey: next.signer.publicKey, handover: null, follows: async () => false });
    leave();
    first.cut();
    const late = come(next.signer);
    connect(late.gate);
    await until(() => late.pairing.link.state === 'open' && linkOf(stays.pairing).state === 'open');
    // The old phone is a stranger now.
    const old = come(goes.signer);
    connect(old.gate);
    await refused(old.pairing);
    expect(old.pairing.link.state).toBe('away');
    expect(late.pairing.link.state).toBe('open');
    expect(ticket.room).toBe(its.room);
  });
});

describe('when one player has not heard that the other has moved to a new phone', () => {
  test.each(['host', 'guest'] as const)('the %s accepts the new phone by the entry it shows', async (role) => {
    const { a, b } = await paired();
    const first = join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'paired');
    const [stays, goes] = role === 'host' ? [a, b] : [b, a];
    const its = pairOf(goes.pairing);
    const next = newPhone();
    const handover = randomBytes(300);
    const asked: Uint8Array[] = [];
    pairOf(stays.pairing).admit({
      peerKey: goes.signer.publicKey,
      handover: null,
      follows: async (key, shown) => {
        asked.push(shown);
        return equal(key, next.signer.publicKey) && equal(shown, handover);
      },
    });
    its.leave();
    first.cut();
    const come = (signer: typeof next.signer, shown: Uint8Array | null) => {
      const { gate } = newPhone();
      const pairing = meetAgain(its.ticket, { open: gate.open, signer, versions, diagnoseMs: 20 });
      pairing.admit({ peerKey: stays.signer.publicKey, handover: shown, follows: async () => false });
      open.push(pairing);
      const wire = role === 'host' ? join(a.gate, gate) : join(gate, b.gate);
      return { pairing, wire };
    };
    for (const shown of [null, randomBytes(300), randomBytes(1025)]) {
      const stranger = come(next.signer, shown);
      await pause(100);
      expect(stranger.pairing.link.state).toBe('away');
      stranger.wire.cut();
      stranger.pairing.close();
    }
    const late = come(next.signer, handover);
    await until(() => late.pairing.link.state === 'open' && linkOf(stays.pairing).state === 'open');
    // A message that is too long is not parsed or passed to anyone.
    expect(asked.map(({ length }) => length)).toEqual([300, 300]);
  });
});

test.each(['host', 'guest'] as const)(
  'a phone that gives up its place before its connection is there sends no goodbye (it is the %s)',
  async (role) => {
    const { a, b } = await paired();
    const first = join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'paired');
    const [stays, goes] = role === 'guest' ? [a, b] : [b, a];
    first.cut();
    const again = newPhone();
    const back = meetAgain(pairOf(goes.pairing).ticket, {
      ...again,
      open: again.gate.open,
      signer: goes.signer,
      versions,
    });
    open.push(back);
    const connect = (gate: MemoryGate) => (role === 'guest' ? join(stays.gate, gate) : join(gate, stays.gate));
    const wire = connect(again.gate);
    back.leave();
    await pause(400);
    wire.cut();
    expect(linkOf(stays.pairing).state).toBe('away');
    const late = newPhone();
    const next = meetAgain(pairOf(goes.pairing).ticket, {
      ...late,
      open: late.gate.open,
      signer: goes.signer,
      versions,
    });
    open.push(next);
    connect(late.gate);
    await until(() => next.link.state === 'open' && linkOf(stays.pairing).state === 'open');
  },
);

describe('pairing by a link', () => {
  test('the two phones are paired without confirmation, and each knows the other by its key', async () => {
    const { a, b } = await paired();
    const seen: string[] = [];
    a.pairing.onChange(() => seen.push(a.pairing.progress.at));
    a.gate.turn('ready');
    await pause(5);
    join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'paired');
    await pause(5);
    expect([...new Set(seen)]).toEqual(['waiting', 'checking', 'paired']);
    expect(pairOf(a.pairing)).toMatchObject({ role: 'host', peerKey: b.signer.publicKey, symbols: null });
    expect(pairOf(b.pairing)).toMatchObject({ role: 'guest', peerKey: a.signer.publicKey, symbols: null });
    expect(pairOf(b.pairing).ticket).toMatchObject({ role: 'guest', room: a.pairing.room });
  });

  test('a third phone is refused with a message, and the pair is not affected', async () => {
    const { a, b } = await paired();
    join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'paired');
    const states = watch(linkOf(a.pairing));
    const third = guestByLink(a.pairing);
    join(a.gate, third.gate);
    await until(() => third.pairing.progress.at === 'refused');
    expect(third.pairing.progress).toEqual({ at: 'refused', trouble: { kind: 'occupied' } });
    expect(states).toEqual([]);
  });

  test('a phone with other rules is refused on both sides with a message, and the room stays open', async () => {
    const { a } = await paired();
    const other = guestByLink(a.pairing, { ...versions, rules: '2' });
    join(a.gate, other.gate);
    await until(() => other.pairing.progress.at === 'refused' && a.pairing.trouble !== null);
    expect(a.pairing.trouble).toEqual({ kind: 'version', own: '1 (NRHC3)', other: '2 (NRHC3)' });
    a.gate.turn('ready');
    await until(() => a.pairing.progress.at === 'waiting');
  });
});

describe('pairing by the code', () => {
  test('both users see the same symbols, and one confirmation is not enough', async () => {
    const { a, b } = await comparing();
    expect(symbolsOf(a.pairing)).toEqual(symbolsOf(b.pairing));
    a.pairing.answer(true);
    await pause(20);
    expect([a.pairing.progress, b.pairing.progress]).toMatchObject([
      { at: 'comparing', agreed: true },
      { at: 'comparing', agreed: false },
    ]);
    const symbols = symbolsOf(a.pairing);
    b.pairing.answer(true);
    await both(a.pairing, b.pairing, 'paired');
    expect(pairOf(a.pairing).symbols).toEqual(symbols);
  });

  test('answering no ends it on both phones', async () => {
    const { a, b } = await comparing();
    b.pairing.answer(false);
    await both(a.pairing, b.pairing, 'refused');
    expect([a.pairing.progress, b.pairing.progress]).toEqual([
      { at: 'refused', trouble: { kind: 'differs' } },
      { at: 'refused', trouble: { kind: 'differs' } },
    ]);
  });

  test('a connection that breaks before anyone has confirmed shows new symbols', async () => {
    const { a, b, wire } = await comparing();
    const before = symbolsOf(a.pairing);
    wire.cut();
    await until(() => a.pairing.progress.at !== 'comparing' && b.pairing.progress.at !== 'comparing');
    join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'comparing');
    expect(symbolsOf(a.pairing)).toEqual(symbolsOf(b.pairing));
    expect(symbolsOf(a.pairing)).not.toEqual(before);
  });

  test('a connection that breaks before the last confirmation arrives still makes a pair', async () => {
    const { a, b, wire } = await comparing();
    a.pairing.answer(true);
    await pause(20);
    wire.cut({ noticed: false });
    b.pairing.answer(true);
    await until(() => b.pairing.progress.at === 'paired');
    expect(a.pairing.progress.at).toBe('comparing');
    wire.cut();
    await until(() => a.pairing.progress.at !== 'comparing');
    join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'paired');
  });

  test('a connection that breaks after one confirmation starts over if the other user has not confirmed', async () => {
    const { a, b, wire } = await comparing();
    b.pairing.answer(true);
    wire.cut();
    await until(() => a.pairing.progress.at !== 'comparing' && b.pairing.progress.at !== 'comparing');
    join(a.gate, b.gate);
    await pause(300);
    join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'comparing');
    expect(a.pairing.progress).toMatchObject({ agreed: false });
    expect(b.pairing.progress).toMatchObject({ agreed: false });
  });

  test('a phone that joins while two others compare is refused, and one that returns takes its own place', async () => {
    const { a, b } = await comparing();
    const third = guestByCode(a.pairing);
    join(a.gate, third.gate);
    await until(() => third.pairing.progress.at === 'refused');
    expect(third.pairing.progress).toEqual({ at: 'refused', trouble: { kind: 'occupied' } });
    join(a.gate, b.gate);
    await until(() => String(symbolsOf(a.pairing)) === String(symbolsOf(b.pairing)));
    await both(a.pairing, b.pairing, 'comparing');
  });
});

describe('a pair', () => {
  test('reconnects after both phones have restarted, and packets go to the new links', async () => {
    const { a, b } = await paired();
    join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'paired');
    const tickets = [pairOf(a.pairing).ticket, pairOf(b.pairing).ticket] as const;
    const [one, two] = [memoryGate(), memoryGate()];
    const again = meetAgain(tickets[0], { open: one.open, signer: a.signer, versions });
    const other = meetAgain(tickets[1], { open: two.open, signer: b.signer, versions });
    open.push(again, other);
    expect(again.link.state).toBe('away');
    expect(one.address).toEqual({ role: 'host', room: a.pairing.room, token: tickets[0].token });
    join(one, two);
    await until(() => again.link.state === 'open' && other.link.state === 'open');
    const got = listen(other.link);
    again.link.send(Uint8Array.of(5));
    await until(() => got.length === 1);
  });

  test('accepts nothing from a stranger at its address, however much they send', async () => {
    const { a, b } = await paired();
    join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'paired');
    const got = listen(linkOf(a.pairing));
    for (const packet of [Uint8Array.of(16, 1), Uint8Array.of(17), randomBytes(60_000), new Uint8Array()]) {
      const { host: end, wire } = channels();
      a.gate.deliver(end);
      overLink(wire.b, randomBytes(32), randomBytes(32)).send(packet);
    }
    for (let i = 0; i < 20; i++) a.gate.deliver(channels().host);
    linkOf(b.pairing).send(Uint8Array.of(7));
    await until(() => got.length === 1);
    await pause(20);
    expect(got).toEqual([Uint8Array.of(7)]);
    expect(linkOf(a.pairing).state).toBe('open');
  });

  test('moves to a new connection while the old one still seems to be there', async () => {
    const { a, b } = await paired();
    const old = join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'paired');
    const states = watch(linkOf(a.pairing));
    old.cut({ noticed: false });
    join(a.gate, b.gate);
    await until(() => states.length === 2);
    expect(states).toEqual(['away', 'open']);
    const got = listen(linkOf(b.pairing));
    linkOf(a.pairing).send(Uint8Array.of(3));
    await until(() => got.length === 1);
  });
});

describe('the meeting point', () => {
  test('is not needed while the pair has its channel, but is as soon as it has none', async () => {
    const { a, b } = await paired();
    const linked = () => [a.gate.linked, b.gate.linked];
    const wire = join(a.gate, b.gate);
    expect(linked()).toEqual([false, false]);
    await both(a.pairing, b.pairing, 'paired');
    expect(linked()).toEqual([true, true]);
    wire.cut();
    await until(() => linked().join() === 'false,false');
    join(a.gate, b.gate);
    await until(() => linked().join() === 'true,true');
  });

  test('stays needed while a connected phone has proved nothing', async () => {
    const { a } = await comparing();
    expect(a.gate.linked).toBe(false);
  });

  test('says that a host has found its partner: a newcomer leaves, and the partner waits for it', async () => {
    const { a, b } = await paired(20);
    join(a.gate, b.gate);
    await both(a.pairing, b.pairing, 'paired');
    const newcomer = guestByCode(a.pairing);
    newcomer.gate.turn('occupied');
    expect(newcomer.pairing.progress).toEqual({ at: 'refused', trouble: { kind: 'occupied' } });
    const gate = memoryGate();
    const { ticket } = pairOf(b.pairing);
    const partner = meetAgain(ticket, { open: gate.open, signer: b.signer, versions, diagnoseMs: 20 });
    open.push(partner);
    gate.turn('occupied');
    await until(() => partner.trouble !== null);
    expect([partner.progress.at, partner.trouble]).toEqual(['reaching', { kind: 'nobody-there' }]);
    join(a.gate, gate);
    await until(() => partner.link.state === 'open');
  });
});

test('a problem is reported after a while, and cleared when it is resolved', async () => {
  const { a, b } = await paired(20);
  a.gate.turn('ready');
  b.gate.turn('nobody-there');
  await pause(60);
  expect([a.pairing.trouble, b.pairing.trouble]).toEqual([null, { kind: 'nobody-there' }]);
  b.gate.turn('no-route');
  await until(() => b.pairing.trouble?.kind === 'no-route');
  join(a.gate, b.gate);
  await both(a.pairing, b.pairing, 'paired');
  expect(b.pairing.trouble).toBeNull();
});

test('a host that has waited for a long time is told immediately when its guest cannot connect', async () => {
  const { a } = await paired(20);
  a.gate.turn('ready');
  await pause(60);
  a.gate.turn('no-route');
  await pause(5);
  expect([a.pairing.progress.at, a.pairing.trouble]).toEqual(['waiting', { kind: 'no-route' }]);
});

test('a phone that never reaches the meeting point says so', async () => {
  const { a } = await paired(20);
  await until(() => a.pairing.trouble !== null);
  expect(a.pairing.trouble).toEqual({ kind: 'no-server' });
});

const newPhone = () => ({ gate: memoryGate(), signer: signerOf(keyOfSecret(randomBytes(32))) });
type Phone = { gate: MemoryGate; signer: ReturnType<typeof signerOf>; pairing: Pairing };

async function paired(diagnoseMs?: number): Promise<{ a: Phone; b: Phone }> {
  const a = newPhone();
  const pairing = host({ open: a.gate.open, signer: a.signer, versions, diagnoseMs });
  open.push(pairing);
  return { a: { ...a, pairing }, b: guestByLink(pairing, versions, diagnoseMs) };
}

function guestByLink(of: Pairing, speaks = versions, diagnoseMs?: number): Phone {
  const b = newPhone();
  const invitation = readInvitation(of.invitation!)!;
  const pairing = joinByLink(invitation, { open: b.gate.open, signer: b.signer, versions: speaks, diagnoseMs });
  open.push(pairing);
  return { ...b, pairing };
}

function guestByCode(of: Pairing): Phone {
  const b = newPhone();
  const pairing = joinByCode(of.room, { open: b.gate.open, signer: b.signer, versions });
  open.push(pairing);
  return { ...b, pairing };
}

async function comparing() {
  const { a } = await paired();
  const b = guestByCode(a.pairing);
  const wire = join(a.gate, b.gate);
  await both(a.pairing, b.pairing, 'comparing');
  return { a, b, wire };
}

const both = (a: Pairing, b: Pairing, at: Pairing['progress']['at']) =>
  until(() => a.progress.at === at && b.progress.at === at);

function pairOf({ progress }: Pairing) {
  if (progress.at !== 'paired') throw new Error(`not paired: ${progress.at}`);
  return progress.paired;
}

const linkOf = (pairing: Pairing) => pairOf(pairing).link;

function symbolsOf({ progress }: Pairing) {
  return progress.at === 'comparing' ? progress.symbols : null;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
