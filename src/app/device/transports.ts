// Chunk: device
/**
 * The ways to reach the other phone: a pairing server, or codes shown on one screen and scanned by the other phone.
 * Both lead to the same link.
 */
import type { Signer } from '../../peer/crypto.ts';
import { combineGates, type OpenGate, type Role } from '../../peer/link/channel.ts';
import { type CodeGate, codeGate } from '../../peer/link/codes.ts';
import { peerjsGates } from '../../peer/link/peerjs.ts';
import type { Paired, Ticket } from '../../peer/pairing/pairing.ts';
import { type Invitation, keyHashOf } from '../../peer/pairing/room.ts';
import type { Identity } from '../../peer/store/identity.ts';
import type { Device } from './device.ts';
import { pairingServer } from './pairingServer.ts';
import { gateOptions } from './settings.ts';

/** The paired phone, the codes that can reconnect it, and this phone's key. */
export type PairedPeer = Paired & { readonly codes: CodeGate; readonly identity: Identity };

/**
 * How a pair reconnects by code: the codes, this phone's role, and the invitation the host shows and the guest expects.
 */
export interface Reconnection {
  readonly codes: CodeGate;
  readonly role: Role;
  readonly invitation: Invitation;
}

/** How long to wait for a pairing server before continuing without it (ms). */
const ANSWER_MS = 2000;

export function transportsFor(role: Role, { signer, versions }: Pick<Device, 'signer' | 'versions'>) {
  const gate = gateOptions();
  const codes = codeGate(role, gate.iceServers);
  const open: OpenGate = (address) => combineGates(peerjsGates(gate)(address), codes);
  return { codes, options: { signer, versions, open } };
}

/** A known opponent is recognized by their key, so a reconnection code holds no secret. */
export function reconnectionOf({ role, room, peerKey }: Ticket, signer: Signer, codes: CodeGate): Reconnection {
  const host = role === 'host' ? signer.publicKey : peerKey;
  return { codes, role, invitation: { room, keyHash: keyHashOf(host), secret: new Uint8Array(16) } };
}

/** Whether the code is for two phones that already have a game, as written by `reconnectionOf`. */
export const isReconnectCode = ({ secret }: Invitation): boolean => secret.every((byte) => byte === 0);

/** Whether this app can reach a pairing server. */
export async function isServerReachable(): Promise<boolean> {
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

/** The page's policy forbids fetching from a remote server, so a socket is opened instead. */
function socketOpens(base: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Without a name the server rejects the connection, which proves that it is reachable.
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
