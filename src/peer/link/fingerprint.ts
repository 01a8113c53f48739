/** The certificates a WebRTC connection actually uses: they bind a signature to this connection (PROTOCOL 11.4). */
import { equal, fromHex } from '../../base/bytes.ts';
import { sha256 } from '../crypto.ts';
import type { Fingerprints } from './channel.ts';

/** Null if uncertain; such a connection must not be used. */
export function fingerprintsOf(connection: RTCPeerConnection): Fingerprints | null {
  const own = fingerprintIn(connection.currentLocalDescription?.sdp);
  const remote = fingerprintIn(connection.currentRemoteDescription?.sdp);
  if (!own || !remote) return null;
  const certificate = remoteCertificate(connection);
  if (certificate && !equal(sha256(certificate), remote)) return null;
  return { own, remote };
}

/**
 * The SHA-256 fingerprint in a session description: 32 bytes. Null if there is none, or more than one: a browser
 * accepts a certificate matching any of them, so a second could belong to a man in the middle.
 */
export function fingerprintIn(sdp: string | undefined): Uint8Array | null {
  const lines = [...(sdp ?? '').matchAll(/^a=fingerprint:\s*(\S+)\s+(\S+)\s*$/gim)];
  const found = new Set(lines.map(([, algorithm, value]) => `${algorithm} ${value}`.toLowerCase()));
  const [[algorithm, value = ''] = [], another] = [...found].map((one) => one.split(' '));
  if (another !== undefined) return null;
  const bytes = fromHex(value.replaceAll(':', ''));
  return algorithm === 'sha-256' && bytes?.length === 32 ? bytes : null;
}

/** The presented certificate in DER, if the browser exposes it. */
function remoteCertificate(connection: RTCPeerConnection): Uint8Array | null {
  try {
    const transport = connection.sctp?.transport as { getRemoteCertificates?(): ArrayBuffer[] } | undefined;
    const certificate = transport?.getRemoteCertificates?.()[0];
    return certificate ? new Uint8Array(certificate) : null;
  } catch {
    return null;
  }
}
