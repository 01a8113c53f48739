/** Messages exchanged before two phones are paired: a kind byte, then fixed-length fields. */

import { type ByKind, byKind } from '../../base/byKind.ts';
import { concat, fromUtf8, u8, utf8 } from '../../base/bytes.ts';
import { type PairingRefusal, refusals } from './trouble.ts';

/** Versions that must match on both phones. Each at most 32 characters, printable ASCII. */
export interface Versions {
  readonly protocol: string;
  readonly rules: string;
}

/** How the guest joins: as a phone paired before, by the host's link, or by a typed code. */
export type Way = (typeof ways)[number];

export type Message =
  /**
   * The first message of both sides. Its format never changes: two versions must be able to detect that they differ.
   */
  | { kind: 'hello'; way: Way; versions: Versions }
  /** By code: the host commits to its `values`. */
  | { kind: 'commit'; commitment: Uint8Array }
  /** By code: sent by the guest, then by the host (PROTOCOL 11.2). */
  | { kind: 'values'; publicKey: Uint8Array; nonce: Uint8Array; seedCommitment: Uint8Array; fingerprint: Uint8Array }
  /**
   * By link or paired before: sent by the host. `handover`: the entry that moved a game to its phone (PROTOCOL 10.8);
   * empty if there is none.
   */
  | { kind: 'key'; publicKey: Uint8Array; nonce: Uint8Array; handover: Uint8Array }
  /** By link or paired before: sent by the guest. `mac` uses the link's secret (PROTOCOL 11.1); zeros without one. */
  | {
      kind: 'answer';
      publicKey: Uint8Array;
      nonce: Uint8Array;
      mac: Uint8Array;
      signature: Uint8Array;
      handover: Uint8Array;
    }
  /** The signature defined in PROTOCOL 11.4. */
  | { kind: 'proof'; signature: Uint8Array }
  /** By code: the user confirms that the symbols match. */
  | { kind: 'agree' }
  | { kind: 'refuse'; why: PairingRefusal };

/** First byte of packets once the two are paired; pairing messages have lower values. */
export const liveKind = { packet: 16, farewell: 17 };

export const writeMessage = (message: Message): Uint8Array => concat(...byKind('kind', message, written));

const written: ByKind<'kind', Message, readonly Uint8Array[]> = {
  hello: ({ way, versions: { protocol, rules } }) => [u8(1), mark, u8(ways.indexOf(way)), text(protocol), text(rules)],
  refuse: ({ why }) => [u8(8), u8(refusals.indexOf(why))],
  agree: () => [u8(7)],
  commit: ({ commitment }) => [u8(2), commitment],
  values: ({ publicKey, nonce, seedCommitment, fingerprint }) => [u8(3), publicKey, nonce, seedCommitment, fingerprint],
  key: ({ publicKey, nonce, handover }) => [u8(4), publicKey, nonce, handover],
  answer: ({ publicKey, nonce, mac, signature, handover }) => [u8(5), publicKey, nonce, mac, signature, handover],
  proof: ({ signature }) => [u8(6), signature],
};

/** Parses untrusted bytes; null if malformed. */
export const readMessage = (bytes: Uint8Array): Message | null =>
  readers[(bytes[0] ?? 0) - 1]?.(bytes.subarray(1)) ?? null;

const readers: readonly ((rest: Uint8Array) => Message | null)[] = [
  readHello,
  (rest) => (rest.length === 32 ? { kind: 'commit', commitment: rest } : null),
  (rest) => {
    if (rest.length !== 128) return null;
    const [seedCommitment, fingerprint] = [rest.subarray(64, 96), rest.subarray(96)];
    return { kind: 'values', ...halfOf(rest), seedCommitment, fingerprint };
  },
  (rest) => (hasLength(rest, 64) ? { kind: 'key', ...halfOf(rest), handover: rest.subarray(64) } : null),
  (rest) => {
    if (!hasLength(rest, 160)) return null;
    const [mac, signature] = [rest.subarray(64, 96), rest.subarray(96, 160)];
    return { kind: 'answer', ...halfOf(rest), mac, signature, handover: rest.subarray(160) };
  },
  (rest) => (rest.length === 64 ? { kind: 'proof', signature: rest } : null),
  (rest) => (rest.length === 0 ? { kind: 'agree' } : null),
  (rest) => {
    const why = refusals[rest[0] ?? refusals.length];
    return rest.length === 1 && why ? { kind: 'refuse', why } : null;
  },
];

/** Upper bound on the size of a HANDOVER. */
const MAX_HANDOVER_BYTES = 1024; // bytes
const hasLength = ({ length }: Uint8Array, minLength: number): boolean =>
  length >= minLength && length <= minLength + MAX_HANDOVER_BYTES;

const ways = ['known', 'link', 'code'] as const;
const mark = utf8('MEAT');
/** Maximum length of a version in a hello. */
export const MAX_VERSION_LENGTH = 32;

function readHello(rest: Uint8Array): Message | null {
  if (mark.some((byte, i) => rest[i] !== byte)) return null;
  const way = ways[rest[4] ?? ways.length];
  const protocol = readText(rest.subarray(5));
  if (!way || protocol === null) return null;
  const rules = readText(rest.subarray(6 + protocol.length));
  if (rules === null || rest.length !== 7 + protocol.length + rules.length) return null;
  return { kind: 'hello', way, versions: { protocol, rules } };
}

function text(version: string): Uint8Array {
  return concat(u8(version.length), utf8(version));
}

/** Reads length-prefixed text. It is shown to users, so only plain characters are accepted. */
function readText(bytes: Uint8Array): string | null {
  const length = bytes[0] ?? 255;
  if (length > MAX_VERSION_LENGTH || bytes.length < 1 + length) return null;
  const found = fromUtf8(bytes.subarray(1, 1 + length));
  return found !== null && /^[ -~]*$/.test(found) ? found : null;
}

/** Reads the fields that the longer messages start with. */
const halfOf = (bytes: Uint8Array) => ({ publicKey: bytes.subarray(0, 32), nonce: bytes.subarray(32, 64) });
