/** The ways to the other phone: the pairing server, and codes that people carry from screen to camera. Both lead to one link. */
import type { Signer } from '../../peer/crypto.ts';
import { bothGates } from '../../peer/link/bothGates.ts';
import type { Role } from '../../peer/link/channel.ts';
import { type CodeGate, codeGate } from '../../peer/link/codes.ts';
import { peerjsGates } from '../../peer/link/peerjs.ts';
import type { Paired, PairingOptions, Ticket } from '../../peer/pairing/pairing.ts';
import { type Invitation, keyHashOf } from '../../peer/pairing/room.ts';
import type { Identity } from '../../peer/store/identity.ts';
import type { Device } from './device.ts';
import { pairingServer } from './pairingServer.ts';
import { gateOptions } from './settings.ts';

export interface Ways {
  readonly codes: CodeGate;
  readonly options: PairingOptions;
}

/** A pair, the codes by which it may find each other again, and the key that this phone has shown. */
export type Met = Paired & { readonly codes: CodeGate; readonly identity: Identity };

/** How a pair finds each other again by codes: what the host's code says, and which the guest expects. */
export interface Reunion {
  readonly codes: CodeGate;
  readonly role: Role;
  readonly invitation: Invitation;
}

/** How long to wait for a pairing server before continuing without it (ms). */
const ANSWER_MS = 2000;

export function waysFor(role: Role, { signer, versions }: Pick<Device, 'signer' | 'versions'>): Ways {
  const options = gateOptions();
  const codes = codeGate(role, options.iceServers);
  return { codes, options: { signer, versions, open: (address) => bothGates(peerjsGates(options)(address), codes) } };
}

/** A known opponent is recognised by their key, so a reunion code holds no secret. */
export function reunionOf({ role, room, peerKey }: Ticket, signer: Signer, codes: CodeGate): Reunion {
  const host = role === 'host' ? signer.publicKey : peerKey;
  return { codes, role, invitation: { room, keyHash: keyHashOf(host), secret: new Uint8Array(16) } };
}

/** Whether that code is for two phones that have a game already: as `reunionOf` writes it. */
export const isReunion = ({ secret }: Invitation): boolean => secret.every((byte) => byte === 0);

/** Whether there is a pairing server where this app looks for one. */
export async function serverAnswers(): Promise<boolean> {
  const server = pairingServer();
  if (server) return socketOpens(`${server.secure ? 'wss' : 'ws'}://${server.host}:${server.port}${server.path}`);
  try {
    const url = `${location.origin}/signal/peerjs/id`;
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.ok && (await answer.text()).length < 100;
  } catch {
    return false;
  }
}

/** A server elsewhere lets no page read its answers, and the page's policy lets none be asked for: a socket tells as much. */
function socketOpens(base: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Without a name: it is sent away, and has been there.
    const socket = new WebSocket(`${base}/peerjs?key=peerjs`);
    const answer = (there: boolean): void => {
      clearTimeout(timer);
      socket.close();
      resolve(there);
    };
    const timer = setTimeout(() => answer(false), ANSWER_MS);
    socket.onopen = () => answer(true);
    socket.onerror = () => answer(false);
  });
}
