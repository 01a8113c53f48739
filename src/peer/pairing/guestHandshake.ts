import { equal } from '../../base/bytes.ts';
import { randomBytes } from '../crypto.ts';
import type { Fingerprints } from '../link/channel.ts';
import {
  compare,
  expect,
  type HandshakeStep,
  type HasMoved,
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
  zeros,
} from './handshake.ts';
import { linkMac } from './hostHandshake.ts';
import { keyHashOf } from './room.ts';
import { pairingCommitment } from './symbols.ts';

/** How the guest identifies the host. */
export type HostIdentification =
  | { readonly way: 'known'; readonly peerKey: Uint8Array; readonly hasMoved?: HasMoved }
  | { readonly way: 'link'; readonly keyHash: Uint8Array; readonly secret: Uint8Array }
  | { readonly way: 'code' };

export interface GuestTerms extends Self {
  readonly host: HostIdentification;
}

/** The guest's side, which sends first. */
export function guestHandshake(terms: GuestTerms, seen: Fingerprints): HandshakeStep {
  const { host, versions } = terms;
  const own: KeyAndNonce = { publicKey: terms.signer.publicKey, nonce: randomBytes(32) };
  const wait = expect('hello', (theirs) => {
    const trouble = versionTrouble(versions, theirs.versions);
    if (trouble) return step({ at: 'refused', trouble });
    return step(host.way === 'code' ? byCode(terms, seen, own) : byKey(terms, seen, own, host));
  });
  return step(wait, { kind: 'hello', way: host.way, versions });
}

function byKey(
  terms: GuestTerms,
  seen: Fingerprints,
  own: KeyAndNonce,
  host: Exclude<HostIdentification, { way: 'code' }>,
) {
  return expect('key', async (theirs) => {
    const expected =
      host.way === 'link'
        ? equal(keyHashOf(theirs.publicKey), host.keyHash)
        : equal(theirs.publicKey, host.peerKey) || (await host.hasMoved?.(theirs.publicKey, theirs.handover));
    if (!expected) return refuse('stranger');
    const mac =
      host.way === 'link' ? linkMac(host.secret, [theirs.publicKey, seen.remote, own.publicKey, seen.own]) : zeros;
    const signature = await signProof(terms, 'guest', seen, own.nonce, theirs.nonce);
    const wait = expect('proof', async (proof) => {
      if (!(await verifyProof(theirs, 'host', seen, own.nonce, proof.signature))) return refuse('intercepted');
      return step({ at: 'proved', peerKey: theirs.publicKey, symbols: null });
    });
    return step(wait, { kind: 'answer', ...own, mac, signature, handover: terms.handover ?? noHandover });
  });
}

/** PROTOCOL 11.2. The guest sends its values only once the host has committed to its own. */
function byCode(terms: GuestTerms, seen: Fingerprints, own: KeyAndNonce) {
  const guest = sideOf(own, seen.own);
  return expect('commit', ({ commitment }) => {
    const wait = expect('values', (theirs) => {
      const host = sideOf(theirs, seen.remote);
      if (!matchesFingerprint(theirs, seen.remote) || !equal(commitment, pairingCommitment(host)))
        return refuse('intercepted');
      return step(
        expect('proof', async (proof) => {
          if (!(await verifyProof(theirs, 'host', seen, own.nonce, proof.signature))) return refuse('intercepted');
          const signature = await signProof(terms, 'guest', seen, own.nonce, theirs.nonce);
          return step(compare(host, guest, theirs.publicKey), { kind: 'proof', signature });
        }),
      );
    });
    return step(wait, { kind: 'values', ...guest });
  });
}
