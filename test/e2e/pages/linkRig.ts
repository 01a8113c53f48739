/**
 * Both ends of a real WebRTC connection in one page, with control over the wire: what is in transit, and when it is
 * cut.
 */

import { newKey, signerOf } from '../../../src/peer/crypto.ts';
import type { Channel, OpenGate } from '../../../src/peer/link/channel.ts';
import { type CodeGate, codeGate } from '../../../src/peer/link/codes.ts';
import type { Link } from '../../../src/peer/link/link.ts';
import { peerjsGates } from '../../../src/peer/link/peerjs.ts';
import { host, joinByLink, type Pairing } from '../../../src/peer/pairing/pairing.ts';
import { readInvitation } from '../../../src/peer/pairing/room.ts';
import { linkContract } from '../../peer/link.contract.ts';
import { collect } from './runner.ts';

export const linkTests = collect(() => linkContract('PeerJS', () => rig(peerjsGates())));
export const codeTests = collect(() => linkContract('two codes', () => rig(byCodes())));

/** Shows each side's code to the other's camera as soon as it is available. */
function byCodes(): OpenGate {
  const gates: CodeGate[] = [];
  return ({ role }) => {
    const gate = codeGate(role);
    gates.push(gate);
    const [host, guest] = gates;
    if (host && guest) {
      const look = (from: CodeGate, to: CodeGate) => () => from.shown && void to.read(from.shown);
      host.onShown(look(host, guest));
      guest.onShown(look(guest, host));
      host.begin();
    }
    return gate;
  };
}

async function rig(inner: OpenGate) {
  const wire = newWire(inner);
  const versions = { protocol: 'test', rules: 'test' };
  const [one, two] = [signerOf(await newKey()), signerOf(await newKey())];
  const a = host({ open: wire.through, signer: one, versions });
  const b = joinByLink(readInvitation(a.invitation!)!, { open: wire.through, signer: two, versions });
  const ends = [await linkOf(a), await linkOf(b)] as const;
  await until(() => ends.every(({ state }) => state === 'open'));
  return {
    a: ends[0],
    b: ends[1],
    settle: async () => {
      await until(() => wire.underWay() === 0);
      await until(() => ends.every(({ state }) => (wire.broken() ? state !== 'open' : state === ends[0].state)));
      if (!wire.broken()) await until(() => ends.every(({ state }) => state !== 'away'));
      // What arrived with the last change is read a moment later.
      await until(() => wire.underWay() === 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
    cut: wire.cut,
    restore: wire.restore,
    done: async () => {
      a.close();
      b.close();
      wire.restore();
    },
  };
}

/** Passes channels through, counts what is in transit, and closes them all while the wire is cut. */
function newWire(inner: OpenGate) {
  let broken = false;
  const open = new Set<{ cut(): void; sent: number; read: number }>();
  const watched = (channel: Channel): Channel => {
    let over = () => {};
    const count = {
      sent: 0,
      read: 0,
      cut: () => {
        open.delete(count);
        channel.close();
        over();
      },
    };
    open.add(count);
    return {
      fingerprints: channel.fingerprints,
      send: (packet) => {
        count.sent++;
        channel.send(packet);
      },
      onPacket: (handler) =>
        channel.onPacket((packet) => {
          count.read++;
          handler(packet);
        }),
      onOver: (handler) => {
        over = handler;
        channel.onOver(() => {
          open.delete(count);
          handler();
        });
      },
      trust: () => channel.trust(),
      close: () => {
        open.delete(count);
        channel.close();
      },
    };
  };
  const through: OpenGate = (address) => {
    const gate = inner(address);
    return {
      ...gate,
      onState: (handler) => gate.onState(handler),
      linked: (yes) => gate.linked(yes),
      close: () => gate.close(),
      onChannel: (handler) => gate.onChannel((channel) => (broken ? channel.close() : handler(watched(channel)))),
    };
  };
  const total = (of: 'sent' | 'read') => [...open].reduce((sum, count) => sum + count[of], 0);
  return {
    through,
    underWay: () => (open.size < 2 ? 0 : total('sent') - total('read')),
    broken: () => broken,
    cut: () => {
      broken = true;
      for (const { cut } of [...open]) cut();
    },
    restore: () => {
      broken = false;
    },
  };
}

async function linkOf(pairing: Pairing): Promise<Link> {
  await until(() => pairing.progress.at === 'paired');
  if (pairing.progress.at !== 'paired') throw new Error('not paired');
  return pairing.progress.paired.link;
}

export async function until(look: () => boolean, patienceMs = 15_000): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!look()) {
    if (performance.now() > end) throw new Error(`not within ${patienceMs} ms: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
