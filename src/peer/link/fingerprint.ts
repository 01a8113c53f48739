/** Which certificates a WebRTC connection really runs on: what binds a signature to this one connection (PROTOCOL 11.4). */
import { equal, fromHex } from '../../base/bytes.ts';
import { sha256 } from '../crypto.ts';
import type { Fingerprints } from './channel.ts';

/** Null when it cannot be told for certain; such a connection must not be used. */
export function fingerprintsOf(connection: RTCPeerConnection): Fingerprints | null {
  const own = fingerprintIn(connection.currentLocalDescription?.sdp);
  const remote = fingerprintIn(connection.currentRemoteDescription?.sdp);
  if (!own || !remote) return null;
  const certificate = remoteCertificate(connection);
  if (certificate && !equal(sha256(certificate), remote)) return null;
  return { own, remote };
}

/**
 * The SHA-256 fingerprint of a session description: 32 bytes. Null when there is none, or another one beside it: a browser
 * takes a certificate that matches any of them, so a second one could be that of somebody in between.
 */
export function fingerprintIn(sdp: string | undefined): Uint8Array | null {
  const lines = [...(sdp ?? '').matchAll(/^a=fingerprint:\s*(\S+)\s+(\S+)\s*$/gim)];
  const found = new Set(lines.map(([, algorithm, value]) => `${algorithm} ${value}`.toLowerCase()));
  const [[algorithm, value = ''] = [], another] = [...found].map((one) => one.split(' '));
  if (another !== undefined) return null;
  const bytes = fromHex(value.replaceAll(':', ''));
  return algorithm === 'sha-256' && bytes?.length === 32 ? bytes : null;
}

/** The certificate in DER as it was presented, where the browser tells. */
function remoteCertificate(connection: RTCPeerConnection): Uint8Array | null {
  try {
    const transport = connection.sctp?.transport as { getRemoteCertificates?(): ArrayBuffer[] } | undefined;
    const certificate = transport?.getRemoteCertificates?.()[0];
    return certificate ? new Uint8Array(certificate) : null;
  } catch {
    return null;
  }
}
