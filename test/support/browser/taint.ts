/** A cheating page: a test controls everything it sends, and it signs anything with its real key. */
import type { Page } from 'playwright-core';

/** What the cheat's page can do. */
export interface Cheat {
  /** Holds back its entries, or everything it would send in this game. */
  mute: boolean;
  silent: boolean;
  /** Sends a packet of this game: its kind, and the CBOR of the rest. */
  say(kind: number, items: number, rest: readonly number[]): void;
  /** Sends a whole packet of this game. */
  sendPacket(packet: readonly number[]): void;
  /** The last entry signed by its player: the signed bytes, which are the domain, the game and the payload. */
  signed: readonly number[] | null;
  /** Signs a second entry with the given number and a different table, and sends it. Returns its bytes. */
  signAgain(signed: readonly number[]): Promise<number[]>;
  /** Signs these bytes with the phone's key. */
  sign(message: readonly number[]): Promise<number[]>;
  /** The phone's boot id. */
  boot(): readonly number[];
}

/** Runs in the page: intercepts everything sent on a data channel. */
export function taintChannel(): void {
  const taps: Taps = { send: null, front: [], tag: [], boot: [], sign: null, dropping: false };
  interface Taps {
    send: ((text: string) => void) | null;
    /** The prefix of each message of a game on the link. */
    front: number[];
    tag: number[];
    boot: number[];
    sign: Sign | null;
    /** The first piece of this packet was held back, so the rest is too. */
    dropping: boolean;
  }
  type Sign = (message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
  const domain = 'NRHC3/sig\0';
  const listed = (bytes: readonly number[]): number[] =>
    bytes.length < 256 ? [0x58, bytes.length, ...bytes] : [0x59, bytes.length >> 8, bytes.length & 255, ...bytes];
  const here: Cheat = {
    mute: false,
    silent: false,
    boot: () => taps.boot,
    async sign(message) {
      return [...new Uint8Array(await (taps.sign as Sign)(Uint8Array.from(message)))];
    },
    sendPacket(packet) {
      taps.send?.(JSON.stringify(`.${btoa(String.fromCharCode(...taps.front, ...packet))}`));
    },
    signed: null,
    async signAgain(signed) {
      // A move ends with the hash of its table.
      const message = [...signed.slice(0, -1), (signed.at(-1) as number) ^ 1];
      const signature = await (taps.sign as Sign)(Uint8Array.from(message));
      const entry = [0x82, ...listed(message.slice(domain.length + 32)), ...listed([...new Uint8Array(signature)])];
      here.say(2, 2, [0x50, ...taps.boot, 0x81, ...listed(entry)]);
      return entry;
    },
    say(kind, items, rest) {
      const bytes = [...taps.front, 0x80 + items + 2, kind, 0x48, ...taps.tag, ...rest];
      taps.send?.(JSON.stringify(`.${btoa(String.fromCharCode(...bytes))}`));
    },
  };
  Object.assign(window, { cheat: here });
  const honestly = RTCDataChannel.prototype.send as (this: RTCDataChannel, data: unknown) => void;
  const tainted = function (this: RTCDataChannel, data: unknown): void {
    const asText = typeof data === 'string';
    const text = asText ? data : new TextDecoder().decode(data as ArrayBuffer);
    taps.send = (instead) => honestly.call(this, asText ? instead : new TextEncoder().encode(instead));
    // The kind of the link's packet, then a message: a list that begins with its kind and the game's tag.
    const packet = /^"[.+]/.test(text) ? [...atob(text.slice(2, -1))].map((one) => one.charCodeAt(0)) : [];
    const [live, , kind, tagged] = packet;
    if (live !== undefined && kind !== 1 && tagged === 0x48) {
      taps.front = [live];
      taps.tag = packet.slice(4, 12);
      if (kind === 2) taps.boot = packet.slice(13, 29);
      if (kind === 5) taps.boot = packet.slice(-17, -1);
    }
    const first = live !== undefined && kind === 2 && tagged === 0x48;
    const ours = live !== undefined && tagged === 0x48 && kind !== 1;
    const dropped = taps.dropping || (first && here.mute) || (ours && here.silent);
    taps.dropping = dropped && text[1] === '+';
    if (!dropped) honestly.call(this, data);
  };
  RTCDataChannel.prototype.send = tainted as typeof RTCDataChannel.prototype.send;
  // The key cannot be read, but the page can sign anything with it.
  const sign = SubtleCrypto.prototype.sign;
  SubtleCrypto.prototype.sign = function (this: SubtleCrypto, name, key, data) {
    const message = [...new Uint8Array(ArrayBuffer.isView(data) ? data.buffer : data)];
    taps.sign = (instead) => sign.call(this, name, key, instead);
    if (String.fromCharCode(...message.slice(0, domain.length)) === domain) here.signed = message;
    return sign.call(this, name, key, data);
  };
}

/** Runs a function in a cheat's page. `act` is sent as text and sees only its argument. */
export const inPage = <T, R = void>(
  page: Page,
  act: (cheat: Cheat, given: T) => R | Promise<R>,
  given: T,
): Promise<R> =>
  page.evaluate(
    ([source, value]) =>
      new Function('cheat', 'given', `return (${source})(cheat, given)`)(
        (window as unknown as { cheat: Cheat }).cheat,
        value,
      ) as R,
    [String(act), given] as const,
  );
