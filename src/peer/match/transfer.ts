/**
 * The exchange between one player's two phones while a game moves between them, over a separate link. The old phone
 * offers the game; the new one accepts, stores the log and signs that it takes over the game; the shared log records
 * that (PROTOCOL 10.8). Only then does the rest follow: the secrets. Everything is repeated on every connection; losses
 * and repeats do no harm.
 */

import { type ByKind, bySomeKind } from '../../base/byKind.ts';
import { concat, equal, fromUtf8, utf8 } from '../../base/bytes.ts';
import type { Result } from '../../base/result.ts';
import type { Refusal } from '../../rules/game.ts';
import type { Signer } from '../crypto.ts';
import type { Link } from '../link/link.ts';
import { type Cbor, decodeCbor, encodeCbor, ItemReader, isList } from '../log/cbor.ts';
import { LAST_SEQ } from '../log/entry.ts';
import { type HandoverPosition, signTakeover } from '../log/word.ts';
import type { Match } from './match.ts';
import { logOf, MAX_PARCEL_BYTES, type Parcel, readParcel, restOf, writeParcel } from './parcel.ts';
import { refuse as reasonFor } from './refusal.ts';

/**
 * The old phone's description of the game before anything is sent: the game's name and rules version, and the players.
 */
export interface Offer {
  readonly game: string;
  readonly version: string;
  readonly names: readonly [own: string, other: string];
}

/** Progress on either phone. `moving`: waiting for the other player's phone. */
export type TransferStage =
  | { readonly at: 'offered' | 'moving' | 'sending' | 'done' }
  | { readonly at: 'refused'; readonly text: string };

/** `end` stops this side. It leaves the link open, except on a phone at which the game has arrived. */
export interface Transfer {
  end(): void;
}

type Place = Omit<HandoverPosition, 'from'>;

/**
 * `part`: a part of the log before the game moves, or of the `rest` after it has moved. `kept`: how many entries the
 * new phone has stored.
 */
type TransferMessage =
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'ready' | 'taken' }
  | { readonly kind: 'kept'; readonly length: number }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'sign'; readonly seq: number; readonly head: Uint8Array; readonly taken: Uint8Array }
  | { readonly kind: 'refuse'; readonly text: string }
  | {
      readonly kind: 'part';
      readonly rest: boolean;
      readonly at: number;
      readonly of: number;
      readonly bytes: Uint8Array;
    };

const kinds: readonly TransferMessage['kind'][] = [
  'offer',
  'ready',
  'taken',
  'refuse',
  'part',
  'kept',
  'place',
  'sign',
];
const MARK = 'move/1';
const PART_BYTES = 30_000;
const MAX_PARTS = Math.ceil(MAX_PARCEL_BYTES / PART_BYTES);
const MAX_TEXT_LENGTH = 512; // bytes

/**
 * The old phone's side. `key`: the other phone's key. `parcel`: the whole game as stored at that time; null if
 * unreadable.
 */
export function sendTransfer(
  link: Link,
  game: {
    readonly offer: Offer;
    readonly key: Uint8Array;
    readonly match: Pick<Match<unknown, never>, 'view' | 'moveTo' | 'onChange'>;
    parcel(): Promise<Parcel | null>;
    /** The reason the game does not move, for the other phone's player. */
    words(refusal: Refusal): string;
  },
  onStage: (stage: TransferStage) => void,
  retryMs = RETRY_MS,
): Transfer {
  const { offer, key, match } = game;
  let at: TransferStage['at'] = 'offered';
  let over = false;
  /** How many intervals this phone has heard nothing, and how many until it repeats itself. */
  let silentTicks = 0;
  let patience = QUIET_TICKS;
  /** Entries stored on the new phone. */
  let kept = 0;
  /** The position the new phone is asked to sign, and the callback that receives its answer. */
  let asked: { readonly place: Place; readonly answer: (taken: Uint8Array | null) => void } | null = null;
  const turn = (stage: TransferStage): void => {
    at = stage.at;
    onStage(stage);
  };
  const answer = (taken: Uint8Array | null): void => {
    asked?.answer(taken);
    asked = null;
  };
  /** The reason this phone gives, repeated in case it was lost. */
  let refused: string | null = null;
  const refuse = (refusal: Refusal): void => {
    refused = game.words(refusal);
    say(link, { kind: 'refuse', text: refused });
    turn({ at: 'refused', text: refused });
    answer(null);
  };
  const sayParcel = async (rest: boolean, isRepeated = false): Promise<void> => {
    const parcel = await game.parcel();
    if (over || at === 'done' || at === 'refused') return;
    if (parcel === null) return isRepeated ? undefined : refuse(reasonFor('oldPhoneShut'));
    const parts = sayParts(link, rest, writeParcel(rest ? restOf(parcel, kept) : logOf(parcel)));
    patience = QUIET_TICKS + Math.ceil(parts / PARTS_PER_TICK);
  };
  const send = async (): Promise<void> => {
    const gone = match.view().move.gone;
    // Before the new phone says how much it has, the rest is unknown.
    if (at !== 'moving' || kept === 0 || gone?.known !== true) return;
    turn({ at: 'sending' });
    await sayParcel(true);
  };
  const begin = async (): Promise<void> => {
    kept = 0;
    turn({ at: 'moving' });
    await sayParcel(false);
  };
  const sign = (place: Place): Promise<Uint8Array | null> =>
    new Promise((answered) => {
      answer(null);
      if (over || at !== 'moving') return answered(null);
      asked = { place, answer: answered };
      say(link, { kind: 'place', place });
    });
  let isMoving = false;
  const move = async (): Promise<void> => {
    // The new phone may report twice that it has stored the log.
    if (isMoving || at !== 'moving') return;
    isMoving = true;
    const moved = match.view().move.gone === null ? await match.moveTo({ key, sign }) : null;
    isMoving = false;
    if (over) return;
    const { gone } = match.view().move;
    if (gone !== null && !equal(gone.key, key)) return refuse(reasonFor('movedElsewhere'));
    if (moved !== null && !moved.ok) return refuse(moved.error);
    await send();
  };
  const unsubscribe = match.onChange(() => void send());
  const greet = (): void => {
    if (at !== 'done' && at !== 'refused') say(link, { kind: 'offer', offer });
    if (asked !== null) say(link, { kind: 'place', place: asked.place });
    if (refused !== null) say(link, { kind: 'refuse', text: refused });
  };
  /** Resends whatever is awaiting an answer. */
  const repeat = (): void => {
    if (at === 'sending') void sayParcel(true, true);
    else if (at === 'moving' && kept === 0) void sayParcel(false, true);
    else if (asked !== null) say(link, { kind: 'place', place: asked.place });
    else if (refused !== null) say(link, { kind: 'refuse', text: refused });
  };
  return runTransfer(link, retryMs, {
    greet,
    tick: () => {
      if (at === 'offered') greet();
      else if (++silentTicks % patience === 0) repeat();
    },
    hear: (said) => {
      silentTicks = 0;
      if (at === 'done' || at === 'refused') return;
      if (said.kind === 'ready') void begin();
      if (said.kind === 'kept') {
        kept = said.length;
        void move();
      }
      if (said.kind === 'sign' && asked !== null && isAt(asked.place, said)) answer(said.taken);
      if (said.kind === 'refuse') {
        // Otherwise the next entry would hand the game to a phone that does not take it over.
        void match.moveTo(null);
        turn({ at: 'refused', text: said.text });
        answer(null);
      }
      const gone = match.view().move.gone;
      if (said.kind === 'taken' && gone !== null && equal(gone.key, key)) turn({ at: 'done' });
    },
    leave: () => {
      over = true;
      answer(null);
      unsubscribe();
    },
  });
}

/**
 * The new phone's side. `look`: why it cannot have the offered game, or that it already does; null if it can and its
 * player agrees. `keep`: stores the log before the game moves, and resolves to the number of entries on disk. `take`:
 * stores the rest, so the game is here completely or not at all.
 *
 * Once the game is here or being stored, `end` lets this side keep answering until the old phone closes the link: if the
 * last word was lost, the old phone repeats itself, and learns that the game has arrived.
 */
export function receiveTransfer(
  link: Link,
  {
    signer,
    peerKey,
    look,
    keep,
    take,
    words,
  }: {
    readonly signer: Signer;
    /** The other phone's key, which has signed for this player so far. */
    readonly peerKey: Uint8Array;
    look(offer: Offer): Promise<Refusal | 'taken' | null>;
    keep(log: Parcel): Promise<Result<number, Refusal>>;
    take(rest: Parcel): Promise<Result<null, Refusal>>;
    /** The reason, for the players of both phones. */
    words(refusal: Refusal): string;
  },
  onStage: (stage: TransferStage, offer: Offer | null) => void,
  lingerMs = LINGER_MS,
): Transfer {
  let at: TransferStage['at'] = 'offered';
  let known: Offer | null = null;
  let parts: (Uint8Array | undefined)[] = [];
  let over = false;
  let looking = false;
  /** How many entries are on disk; null before the log arrives. */
  let kept: Promise<Result<number, Refusal>> | null = null;
  let tell = onStage;
  const turn = (stage: TransferStage): void => {
    at = stage.at;
    tell(stage, known);
  };
  /** The reason this phone gives, repeated in case it was lost. */
  let refused: string | null = null;
  const refuse = (refusal: Refusal): void => {
    refused = words(refusal);
    say(link, { kind: 'refuse', text: refused });
    turn({ at: 'refused', text: refused });
  };
  const offered = async (offer: Offer): Promise<void> => {
    if (at === 'done') return say(link, { kind: 'taken' });
    // Its player may take a while to accept.
    if (at === 'sending' || looking) return;
    looking = true;
    known = offer;
    tell({ at: 'offered' }, known);
    const refusal = await look(offer);
    looking = false;
    if (over) return;
    if (refusal === 'taken') {
      say(link, { kind: 'taken' });
      return turn({ at: 'done' });
    }
    if (refusal !== null) return refuse(refusal);
    turn({ at: 'moving' });
    say(link, { kind: 'ready' });
  };
  const arrived = async ({ rest, at: place, of, bytes }: Extract<TransferMessage, { kind: 'part' }>): Promise<void> => {
    if (at === 'done') return say(link, { kind: 'taken' });
    if (at !== 'moving' || (rest && kept === null)) return;
    if (parts.length !== of || place === 0) parts = Array.from({ length: of }, () => undefined);
    parts[place] = bytes;
    const all = parts.filter((part) => part !== undefined);
    if (all.length < of) return;
    parts = [];
    const parcel = readParcel(concat(...all));
    if (parcel === null) return refuse(reasonFor('parcelDamaged'));
    if (!rest) {
      // Stored once: the rest begins where the first answer ended, and a repeated log may be longer.
      kept ??= keep(parcel);
      const there = await kept;
      if (over) return;
      if (!there.ok) return refuse(there.error);
      return say(link, { kind: 'kept', length: there.value });
    }
    turn({ at: 'sending' });
    const taken = await take(parcel);
    // Another exchange may have begun on the link: its own `look` reports what is already stored.
    if (over) return;
    if (!taken.ok) return refuse(taken.error);
    // First: a listener may close the link.
    say(link, { kind: 'taken' });
    turn({ at: 'done' });
  };
  const sign = async (place: Place): Promise<void> => {
    if ((await kept)?.ok !== true) return;
    const taken = await signTakeover(signer, { ...place, from: peerKey });
    if (!over) say(link, { kind: 'sign', seq: place.seq, head: place.head, taken });
  };
  const side = runTransfer(link, 0, {
    greet: () => {},
    tick: () => {},
    hear: (said) => {
      if (at === 'refused') {
        if (refused !== null && said.kind !== 'refuse') say(link, { kind: 'refuse', text: refused });
        return;
      }
      if (said.kind === 'offer') void offered(said.offer);
      if (said.kind === 'part') void arrived(said);
      if (said.kind === 'place' && at === 'moving') void sign(said.place);
      if (said.kind === 'refuse' && at !== 'done') turn({ at: 'refused', text: said.text });
    },
    leave: () => {
      over = true;
    },
  });
  return {
    end() {
      tell = () => {};
      if ((at !== 'done' && at !== 'sending') || link.state === 'closed') return side.end();
      const leave = (): void => {
        clearTimeout(timer);
        unsubscribe();
        side.end();
        link.close();
      };
      const unsubscribe = link.onState((state) => state === 'closed' && leave());
      const timer = setTimeout(leave, lingerMs);
    },
  };
}

const RETRY_MS = 1000;
/**
 * How many intervals the old phone waits for an answer before it repeats itself: a connection that is replaced
 * immediately loses packets without being away. A large game takes longer to arrive.
 */
const QUIET_TICKS = 3;
const PARTS_PER_TICK = 10;
/** How long the new phone waits for the old one to close the link (ms). */
const LINGER_MS = 60_000;

interface TransferSide {
  greet(): void;
  /** Called at intervals. */
  tick(): void;
  hear(said: TransferMessage): void;
  leave(): void;
}

function runTransfer(link: Link, retryMs: number, { greet, tick, hear, leave }: TransferSide): Transfer {
  let over = false;
  link.onPacket((packet) => {
    const said = over ? null : readTransferMessage(packet);
    if (said !== null) hear(said);
  });
  const unsubscribe = link.onState((state) => {
    if (state === 'open' && !over) greet();
  });
  const timer = retryMs > 0 ? setInterval(tick, retryMs) : undefined;
  greet();
  return {
    end() {
      over = true;
      clearInterval(timer);
      unsubscribe();
      leave();
    },
  };
}

const isAt = (one: Pick<Place, 'seq' | 'head'>, { seq, head }: Pick<Place, 'seq' | 'head'>): boolean =>
  one.seq === seq && equal(one.head, head);

/** Returns the number of parts. */
function sayParts(link: Link, rest: boolean, bytes: Uint8Array): number {
  const of = Math.ceil(bytes.length / PART_BYTES);
  for (let at = 0; at < of; at++)
    say(link, { kind: 'part', rest, at, of, bytes: bytes.slice(at * PART_BYTES, (at + 1) * PART_BYTES) });
  return of;
}

function say(link: Link, message: TransferMessage): void {
  link.send(encodeCbor([MARK, kinds.indexOf(message.kind), ...(bySomeKind('kind', message, fields) ?? [])]));
}

const fields: Partial<ByKind<'kind', TransferMessage, readonly Cbor[]>> = {
  offer: ({ offer }) => [offer.game, offer.version, ...offer.names].map(utf8),
  refuse: ({ text }) => [utf8(text)],
  part: ({ rest, at, of, bytes }) => [rest ? 1 : 0, at, of, bytes],
  kept: ({ length }) => [length],
  place: ({ place }) => [place.gameId, place.by, place.seq, place.head],
  sign: ({ seq, head, taken }) => [seq, head, taken],
};

function readTransferMessage(packet: Uint8Array): TransferMessage | null {
  const decoded = decodeCbor(packet, MAX_ITEMS);
  if (!decoded.ok || !isList(decoded.value) || decoded.value[0] !== MARK) return null;
  const items = new ItemReader(decoded.value.slice(1));
  const text = (): string => fromUtf8(items.anyBytes(0, MAX_TEXT_LENGTH)) ?? '';
  const kind = kinds[items.uint(kinds.length - 1)];
  const said = ((): TransferMessage => {
    switch (kind) {
      case 'offer':
        return { kind, offer: { game: text(), version: text(), names: [text(), text()] } };
      case 'refuse':
        return { kind, text: text() };
      case 'part': {
        const [rest, at, of] = [items.uint(1) === 1, items.uint(MAX_PARTS), items.uint(MAX_PARTS, 1)];
        if (at >= of) items.refuse({ kind: 'part-behind-last' });
        return { kind, rest, at, of, bytes: items.anyBytes(1, PART_BYTES) };
      }
      case 'kept':
        return { kind, length: items.uint(LAST_SEQ) };
      case 'place':
        return {
          kind,
          place: { gameId: items.bytes(32), by: items.seat(), seq: items.uint(LAST_SEQ), head: items.bytes(32) },
        };
      case 'sign':
        return { kind, seq: items.uint(LAST_SEQ), head: items.bytes(32), taken: items.bytes(64) };
      default:
        return { kind: kind ?? 'ready' };
    }
  })();
  return items.fault() === null ? said : null;
}

const MAX_ITEMS = 8;
