/**
 * The minimum two phones need to connect, without the rest of a session description (RFC 8866, RFC 8839): ICE name and
 * password, the certificate's fingerprint, and the addresses. About 90 bytes instead of 700.
 */
import { concat, equal, fromHex, fromUtf8, hex, readU16, u8, u16, utf8 } from '../../../base/bytes.ts';
import { sha256 } from '../../crypto.ts';
import { fingerprintIn } from '../fingerprint.ts';

export interface Signal {
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the certificate, 32 bytes. */
  readonly fingerprint: Uint8Array;
  /** The id of the only media section, which an answer repeats. */
  readonly mid: string;
  readonly addresses: readonly { readonly host: string; readonly port: number }[];
}

/** More would make the code too dense for a camera; phones rarely have more than four. */
const MAX_ADDRESSES = 6;
const kinds = { v4: 4, v6: 6, name: 0 };

/** Extracts the signal from a data channel's description; null if there is none. */
export function signalIn(sdp: string | undefined): Signal | null {
  const text = sdp ?? '';
  const field = (name: string): string | undefined => new RegExp(`^a=${name}:(.+?)\\s*$`, 'm').exec(text)?.[1];
  const [ufrag, password, fingerprint] = [field('ice-ufrag'), field('ice-pwd'), fingerprintIn(text)];
  if (!ufrag || !password || !fingerprint) return null;
  const addresses = [...text.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)]
    .map(([, host = '', port]) => ({ host, port: Number(port) }))
    .filter(({ host }) => packHost(host) !== null);
  return { ufrag, password, fingerprint, mid: field('mid') ?? '0', addresses: addresses.slice(0, MAX_ADDRESSES) };
}

/** A description with only the signal, for the other phone's browser. */
export function describeSignal(signal: Signal, type: 'offer' | 'answer'): string {
  const { ufrag, password, fingerprint, mid, addresses } = signal;
  const pairs = (hex(fingerprint).toUpperCase().match(/../g) ?? []).join(':');
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${mid}`,
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${pairs}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    `a=mid:${mid}`,
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    ...addresses.map(({ host, port }, i) => `a=candidate:${i + 1} 1 udp ${2113937151 - i} ${host} ${port} typ host`),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** An offer or answer in as few bytes as possible: omits what all browsers write the same way. */
export function packSignal({ ufrag, password, fingerprint, mid, addresses }: Signal): Uint8Array {
  const packed = addresses.map(({ host, port }) => concat(packHost(host) ?? new Uint8Array(), u16(port)));
  return concat(text(ufrag), text(password), text(mid), fingerprint, u8(packed.length), ...packed);
}

/** Unpacks untrusted bytes, scanned or pasted; null if malformed. */
export function unpackSignal(bytes: Uint8Array): Signal | null {
  const reader = new Reader(bytes);
  const [ufrag, password, mid] = [reader.text(token, 32), reader.text(token, 64), reader.text(word, 16)];
  const fingerprint = reader.bytes(32);
  const count = reader.byte();
  const addresses: { host: string; port: number }[] = [];
  for (let i = 0; i < count && i < MAX_ADDRESSES; i++) addresses.push({ host: reader.host(), port: reader.port() });
  return reader.done() && count <= MAX_ADDRESSES ? { ufrag, password, mid, fingerprint, addresses } : null;
}

/** Bytes of the offer's hash by which an answer refers to it. */
const NAME = 4;

/** An answer names its offer, so a stale one is not accepted. */
export const packAnswer = (offer: Uint8Array, signal: Signal): Uint8Array => concat(nameOf(offer), packSignal(signal));

/**
 * The signal in an answer, and a test for whether it answers a given offer; null if the bytes are not a complete
 * answer.
 */
export function unpackAnswer(bytes: Uint8Array): { signal: Signal; isTo(offer: Uint8Array): boolean } | null {
  const signal = unpackSignal(bytes.subarray(NAME));
  return signal && { signal, isTo: (offer) => equal(bytes.subarray(0, NAME), nameOf(offer)) };
}

const nameOf = (offer: Uint8Array): Uint8Array => sha256(offer).subarray(0, NAME);

/** What ICE allows in names and passwords (RFC 8839, 5.4), and what a media id may contain. */
const token = /^[\w+/]{4,}$/;
const word = /^\w+$/;

const text = (value: string): Uint8Array => {
  const bytes = utf8(value);
  return concat(u8(bytes.length), bytes);
};

function packHost(host: string): Uint8Array | null {
  const name = /^([0-9a-f-]{36})\.local$/i.exec(host)?.[1];
  const uuid = name === undefined ? null : fromHex(name.replaceAll('-', ''));
  if (uuid?.length === 16) return concat(u8(kinds.name), uuid);
  const four = /^\d{1,3}(\.\d{1,3}){3}$/.test(host) ? host.split('.').map(Number) : null;
  if (four) return four.every((n) => n < 256) ? Uint8Array.of(kinds.v4, ...four) : null;
  const groups = groupsOf(host);
  return groups && concat(u8(kinds.v6), ...groups.map(u16));
}

/** The eight groups of an IPv6 address (RFC 4291, 2.2), or null. */
function groupsOf(host: string): number[] | null {
  const [head, tail, more] = host.split('::').map((half) => (half === '' ? [] : half.split(':')));
  if (!head || more || !/^[0-9a-f:]+$/i.test(host)) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail ? missing < 0 : missing !== 0) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

/** Continues past a fault with empty values; `done` tells whether a fault occurred. */
class Reader {
  #at = 0;
  #sound = true;

  constructor(private readonly all: Uint8Array) {}

  byte(): number {
    return this.bytes(1)[0] ?? 0;
  }

  bytes(count: number): Uint8Array {
    const found = this.all.slice(this.#at, this.#at + count);
    this.#at += count;
    if (found.length < count) this.#sound = false;
    return found;
  }

  text(shape: RegExp, longest: number): string {
    const length = this.byte();
    const found = fromUtf8(this.bytes(length)) ?? '';
    if (length > longest || !shape.test(found)) this.#sound = false;
    return found;
  }

  host(): string {
    const kind = this.byte();
    if (kind === kinds.v4) return [...this.bytes(4)].join('.');
    const bytes = this.bytes(16);
    if (bytes.length < 16 || (kind !== kinds.v6 && kind !== kinds.name)) {
      this.#sound = false;
      return '';
    }
    const digits = hex(bytes);
    if (kind === kinds.v6) return (digits.match(/..../g) ?? []).map((group) => group.replace(/^0{1,3}/, '')).join(':');
    return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`;
  }

  port(): number {
    const two = this.bytes(2);
    return two.length === 2 ? readU16(two) : 0;
  }

  /** Whether all bytes were present and none are left over. */
  done(): boolean {
    return this.#sound && this.#at === this.all.length;
  }
}
