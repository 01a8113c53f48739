import { equal } from '../../base/bytes.ts';
import { hmacSha256, randomBytes, signedMessage } from '../crypto.ts';
import type { Fingerprints } from '../link/channel.ts';
import {
  compare,
  expect,
  type HandshakeStep,
  type KeyAndNonce,
  matchesFingerprint,
  noHandover,
  refuse,
  type Self,
  sideOf,
  signProof,
  step,
  verifyProof,
  versionTrouble,
} from './handshake.ts';
import type { Message, Way } from './message.ts';
import { pairingCommitment } from './symbols.ts';
import type { PairingRefusal } from './trouble.ts';

/** What the host knows and allows when a phone calls. */
export interface HostTerms extends Self {
  /** 16 bytes from the displayed link; null if there is no link. */
  readonly secret: Uint8Array | null;
  /** Whether a phone that joins this way is known from an earlier pairing, or replaces a known one (`HasMoved`). */
  knows(way: Way, key: Uint8Array, handover: Uint8Array): Promise<boolean>;
  /** Why no other phone is admitted; null if one may be. */
  readonly closed: PairingRefusal | null;
}

/** The host's side, which waits for the guest's first message. */
export function hostHandshake(terms: HostTerms, seen: Fingerprints): HandshakeStep {
  return step(
    expect('hello', ({ way, versions }) => {
      const hello = { kind: 'hello', way, versions: terms.versions } as const;
      const trouble = versionTrouble(terms.versions, versions);
      if (trouble) return step({ at: 'refused', trouble }, hello);
      const own: KeyAndNonce = { publicKey: terms.signer.publicKey, nonce: randomBytes(32) };
      if (way !== 'code') {
        const wait = expect('answer', (answer) => byKey(terms, seen, own, way, answer));
        return step(wait, hello, { kind: 'key', ...own, handover: terms.handover ?? noHandover });
      }
      if (terms.closed) return refuse(terms.closed);
      return byCode(terms, seen, own, hello);
    }),
  );
}

/**
 * Authenticates by the key of an earlier pairing, or by the link's secret: only a phone that has the link can compute
 * the code of PROTOCOL 11.1, which covers both fingerprints. A guest that missed the end of its own pairing uses the
 * link again; its key is known by then, so the secret is used once.
 */
async function byKey(
  terms: HostTerms,
  seen: Fingerprints,
  own: KeyAndNonce,
  way: 'link' | 'known',
  answer: KeyAndNonce & { mac: Uint8Array; signature: Uint8Array; handover: Uint8Array },
): Promise<HandshakeStep> {
  const { publicKey, mac, signature } = answer;
  if (!(await terms.knows(way, publicKey, answer.handover))) {
    if (terms.closed) return refuse(terms.closed);
    if (way === 'known') return refuse('unknown');
    const expected = terms.secret && linkMac(terms.secret, [own.publicKey, seen.own, publicKey, seen.remote]);
    if (!expected || !equal(expected, mac)) return refuse('stranger');
  }
  if (!(await verifyProof(answer, 'guest', seen, own.nonce, signature))) return refuse('intercepted');
  const proof = await signProof(terms, 'host', seen, own.nonce, answer.nonce);
  return step({ at: 'proved', peerKey: publicKey, symbols: null }, { kind: 'proof', signature: proof });
}

/**
 * PROTOCOL 11.2: the host commits before it sees the guest's values, so a man in the middle cannot search for matching
 * symbols.
 */
function byCode(terms: HostTerms, seen: Fingerprints, own: KeyAndNonce, hello: Message): HandshakeStep {
  const host = sideOf(own, seen.own);
  const values = expect('values', async (guest) => {
    if (!matchesFingerprint(guest, seen.remote)) return refuse('intercepted');
    const signature = await signProof(terms, 'host', seen, own.nonce, guest.nonce);
    const wait = expect('proof', async (proof) => {
      if (!(await verifyProof(guest, 'guest', seen, own.nonce, proof.signature))) return refuse('intercepted');
      return step(compare(host, sideOf(guest, seen.remote), guest.publicKey));
    });
    return step(wait, { kind: 'values', ...host }, { kind: 'proof', signature });
  });
  return step(values, hello, { kind: 'commit', commitment: pairingCommitment(host) });
}

/** HMAC of PROTOCOL 11.1 over the host's key and fingerprint, then the guest's. */
export function linkMac(secret: Uint8Array, parts: [Uint8Array, Uint8Array, Uint8Array, Uint8Array]): Uint8Array {
  return hmacSha256(secret, signedMessage('qr', ...parts));
}
