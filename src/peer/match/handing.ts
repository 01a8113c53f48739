/**
 * What two phones of one player say to each other while a game moves from the one to the other, over a link of their own. The old one
 * offers it; the new one says that it wants it, and keeps the log; it signs that it takes the game, and the log of both players says so
 * (PROTOCOL 10.8). Only then the rest goes over, which is what nobody else may know. Said again on every connection: whatever of it was
 * lost, or done already, does no harm.
 */

import { concat, equal, fromUtf8, utf8 } from '../../base/bytes.ts';
import type { Failure, Result } from '../../base/result.ts';
import type { Refusal } from '../../rules/game.ts';
import type { Signer } from '../crypto.ts';
import type { Link } from '../link/link.ts';
import { type Cbor, decodeCbor, encodeCbor, isList } from '../log/cbor.ts';
import { LAST_SEQ } from '../log/entry.ts';
import { Items } from '../log/items.ts';
import { signTake, type TakePlace } from '../log/take.ts';
import type { Match } from './match.ts';
import { DAMAGED, logOf, MOST_PARCEL_BYTES, type Parcel, readParcel, restOf, writeParcel } from './parcel.ts';

/** What the old phone says of the game before anything of it leaves: its name there, its rules, and who plays it with whom. */
export interface Offer {
  readonly game: string;
  readonly version: string;
  readonly names: readonly [own: string, other: string];
}

/** How it goes, on either phone. `moving`: the other player's phone has to see it. */
export type Handing =
  | { readonly at: 'offered' | 'moving' | 'sending' | 'done' }
  | { readonly at: 'refused'; readonly text: string };

/** `onStage` hears of every change. Both end by `end`, which leaves the link as it is: nothing is said or heard of after it. */
export interface Course {
  end(): void;
}

type Place = Omit<TakePlace, 'from'>;

/** `part`: of the log before the game moves, or of the `rest` after it. `kept`: so many entries are on the new phone's disk. */
type Said =
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

const kinds: readonly Said['kind'][] = ['offer', 'ready', 'taken', 'refuse', 'part', 'kept', 'place', 'sign'];
const MARK = 'move/1';
const PART_BYTES = 30_000;
const MOST_PARTS = Math.ceil(MOST_PARCEL_BYTES / PART_BYTES);
const LONGEST_TEXT = 512; // bytes

/** The old phone's side. `key`: of the phone at the other end. `parcel`: all of the game, as it is stored by then; null: it cannot be read. */
export function giveAway(
  link: Link,
  game: {
    readonly offer: Offer;
    readonly key: Uint8Array;
    readonly match: Pick<Match<unknown, never>, 'view' | 'moveTo' | 'onChange'>;
    parcel(): Promise<Parcel | null>;
    /** For the player of the other phone: why it does not move. */
    words(error: Refusal | Failure): string;
  },
  onStage: (stage: Handing) => void,
  retryMs = RETRY_MS,
): Course {
  const { offer, key, match } = game;
  let at: Handing['at'] = 'offered';
  let over = false;
  /** So many entries are on the new phone. */
  let kept = 0;
  /** What it is to sign, and who waits for that. */
  let asked: { readonly place: Place; readonly answer: (taken: Uint8Array | null) => void } | null = null;
  const turn = (stage: Handing): void => {
    at = stage.at;
    onStage(stage);
  };
  const answer = (taken: Uint8Array | null): void => {
    asked?.answer(taken);
    asked = null;
  };
  const refuse = (text: string): void => {
    say(link, { kind: 'refuse', text });
    turn({ at: 'refused', text });
  };
  const send = async (): Promise<void> => {
    const gone = match.view().move.gone;
    if (at !== 'moving' || gone?.known !== true) return;
    turn({ at: 'sending' });
    const parcel = await game.parcel();
    if (over) return;
    if (parcel === null) return refuse(UNREAD);
    sayParts(link, true, writeParcel(restOf(parcel, kept)));
  };
  const begin = async (): Promise<void> => {
    turn({ at: 'moving' });
    const parcel = await game.parcel();
    if (over) return;
    if (parcel === null) return refuse(UNREAD);
    sayParts(link, false, writeParcel(logOf(parcel)));
  };
  const sign = (place: Place): Promise<Uint8Array | null> =>
    new Promise((answered) => {
      answer(null);
      if (over || at !== 'moving') return answered(null);
      asked = { place, answer: answered };
      say(link, { kind: 'place', place });
    });
  let asking = false;
  const move = async (): Promise<void> => {
    // It may say twice that it has kept the log.
    if (asking || at !== 'moving') return;
    asking = true;
    const moved = match.view().move.gone === null ? await match.moveTo({ key, sign }) : null;
    asking = false;
    if (over) return;
    const { gone } = match.view().move;
    if (gone !== null && !equal(gone.key, key))
      return refuse('This game has already moved to another phone. Only that phone can get it.');
    if (moved !== null && !moved.ok) return refuse(game.words(moved.error));
    await send();
  };
  const unsubscribe = match.onChange(() => void send());
  return course(link, retryMs, {
    greet: () => {
      if (at !== 'done' && at !== 'refused') say(link, { kind: 'offer', offer });
      if (asked !== null) say(link, { kind: 'place', place: asked.place });
    },
    again: () => at === 'offered',
    hear: (said) => {
      if (at === 'done' || at === 'refused') return;
      if (said.kind === 'ready') void begin();
      if (said.kind === 'kept') {
        kept = said.length;
        void move();
      }
      if (said.kind === 'sign' && asked !== null && isAt(asked.place, said)) answer(said.taken);
      if (said.kind === 'refuse') {
        // Else the next entry would hand the game over to a phone that does not take it.
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
 * The new phone's side. `look`: why it cannot have that game, or that it has it by now; null: it can, and its player wants it. `keep`: the
 * log before the game moves; its result is how many entries are on the disk. `take`: the rest, so that all of it is here or nothing.
 */
export function receive(
  link: Link,
  {
    signer,
    peerKey,
    look,
    keep,
    take,
  }: {
    readonly signer: Signer;
    /** Of the phone at the other end: it has signed for this player so far. */
    readonly peerKey: Uint8Array;
    look(offer: Offer): Promise<Failure | 'taken' | null>;
    keep(log: Parcel): Promise<Result<number, Failure>>;
    take(rest: Parcel): Promise<Result<null, Failure>>;
  },
  onStage: (stage: Handing, offer: Offer | null) => void,
): Course {
  let at: Handing['at'] = 'offered';
  let known: Offer | null = null;
  let parts: (Uint8Array | undefined)[] = [];
  let over = false;
  let looking = false;
  let kept = false;
  const turn = (stage: Handing): void => {
    at = stage.at;
    onStage(stage, known);
  };
  const refuse = (text: string): void => {
    say(link, { kind: 'refuse', text });
    turn({ at: 'refused', text });
  };
  const offered = async (offer: Offer): Promise<void> => {
    if (at === 'done') return say(link, { kind: 'taken' });
    // Its player may take a while to say yes.
    if (at === 'sending' || looking) return;
    looking = true;
    known = offer;
    onStage({ at: 'offered' }, known);
    const refusal = await look(offer);
    looking = false;
    if (over) return;
    if (refusal === 'taken') {
      say(link, { kind: 'taken' });
      return turn({ at: 'done' });
    }
    if (refusal !== null) return refuse(refusal.text);
    turn({ at: 'moving' });
    say(link, { kind: 'ready' });
  };
  const arrived = async ({ rest, at: place, of, bytes }: Extract<Said, { kind: 'part' }>): Promise<void> => {
    if (at !== 'moving' || (rest && !kept)) return;
    if (parts.length !== of || place === 0) parts = Array.from({ length: of }, () => undefined);
    parts[place] = bytes;
    const all = parts.filter((part) => part !== undefined);
    if (all.length < of) return;
    parts = [];
    const parcel = readParcel(concat(...all));
    if (parcel === null) return refuse(DAMAGED.text);
    if (!rest) {
      const there = await keep(parcel);
      if (over) return;
      if (!there.ok) return refuse(there.error.text);
      kept = true;
      return say(link, { kind: 'kept', length: there.value });
    }
    turn({ at: 'sending' });
    const taken = await take(parcel);
    // Another course may have begun on that link: what is kept by now it is told by its own look.
    if (over) return;
    if (!taken.ok) return refuse(taken.error.text);
    // First: whoever hears of it may close the link.
    say(link, { kind: 'taken' });
    turn({ at: 'done' });
  };
  const sign = async (place: Place): Promise<void> => {
    const taken = await signTake(signer, { ...place, from: peerKey });
    if (!over) say(link, { kind: 'sign', seq: place.seq, head: place.head, taken });
  };
  return course(link, 0, {
    greet: () => {},
    again: () => false,
    hear: (said) => {
      if (at === 'refused') return;
      if (said.kind === 'offer') void offered(said.offer);
      if (said.kind === 'part') void arrived(said);
      if (said.kind === 'place' && kept && at === 'moving') void sign(said.place);
      if (said.kind === 'refuse') turn({ at: 'refused', text: said.text });
    },
    leave: () => {
      over = true;
    },
  });
}

const RETRY_MS = 1000;

interface Part {
  greet(): void;
  /** Whether what was said has not been answered. */
  again(): boolean;
  hear(said: Said): void;
  leave(): void;
}

function course(link: Link, retryMs: number, { greet, again, hear, leave }: Part): Course {
  let over = false;
  link.onPacket((packet) => {
    const said = over ? null : readSaid(packet);
    if (said !== null) hear(said);
  });
  const unsubscribe = link.onState((state) => {
    if (state === 'open' && !over) greet();
  });
  const timer = retryMs > 0 ? setInterval(() => again() && greet(), retryMs) : undefined;
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

const UNREAD = 'The old phone’s storage isn’t available right now. Try again.';

function sayParts(link: Link, rest: boolean, bytes: Uint8Array): void {
  const of = Math.ceil(bytes.length / PART_BYTES);
  for (let at = 0; at < of; at++)
    say(link, { kind: 'part', rest, at, of, bytes: bytes.slice(at * PART_BYTES, (at + 1) * PART_BYTES) });
}

function say(link: Link, said: Said): void {
  link.send(encodeCbor([MARK, kinds.indexOf(said.kind), ...fieldsOf(said)]));
}

function fieldsOf(said: Said): readonly Cbor[] {
  switch (said.kind) {
    case 'offer':
      return [said.offer.game, said.offer.version, ...said.offer.names].map(utf8);
    case 'refuse':
      return [utf8(said.text)];
    case 'part':
      return [said.rest ? 1 : 0, said.at, said.of, said.bytes];
    case 'kept':
      return [said.length];
    case 'place':
      return [said.place.gameId, said.place.by, said.place.seq, said.place.head];
    case 'sign':
      return [said.seq, said.head, said.taken];
    default:
      return [];
  }
}

function readSaid(packet: Uint8Array): Said | null {
  const decoded = decodeCbor(packet, MOST_ITEMS);
  if (!decoded.ok || !isList(decoded.value) || decoded.value[0] !== MARK) return null;
  const items = new Items(decoded.value.slice(1));
  const text = (): string => fromUtf8(items.anyBytes(0, LONGEST_TEXT)) ?? '';
  const kind = kinds[items.uint(kinds.length - 1)];
  const said = ((): Said => {
    switch (kind) {
      case 'offer':
        return { kind, offer: { game: text(), version: text(), names: [text(), text()] } };
      case 'refuse':
        return { kind, text: text() };
      case 'part': {
        const [rest, at, of] = [items.uint(1) === 1, items.uint(MOST_PARTS), items.uint(MOST_PARTS, 1)];
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

const MOST_ITEMS = 8;
