/**
 * What two phones of one player say to each other while a game moves from the one to the other, over a link of their own. The old one
 * offers it, the new one says whether it can play it, the log is told (PROTOCOL 10.8), and only then the parcel goes over. Said again on
 * every connection: whatever of it was lost, or done already, does no harm.
 */
import { equal, fromUtf8, utf8 } from '../../base/bytes.ts';
import type { Result } from '../../base/result.ts';
import type { Refusal } from '../../rules/game.ts';
import type { Link } from '../link/link.ts';
import { type Cbor, decodeCbor, encodeCbor, isList } from '../log/cbor.ts';
import { Items } from '../log/items.ts';
import type { Match } from './match.ts';
import { MOST_PARCEL_BYTES } from './parcel.ts';

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

type Said =
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'ready' | 'taken' }
  | { readonly kind: 'refuse'; readonly text: string }
  | { readonly kind: 'part'; readonly at: number; readonly of: number; readonly bytes: Uint8Array };

const kinds: readonly Said['kind'][] = ['offer', 'ready', 'taken', 'refuse', 'part'];
const MARK = 'move/1';
const PART_BYTES = 30_000;
const MOST_PARTS = Math.ceil(MOST_PARCEL_BYTES / PART_BYTES);
const LONGEST_TEXT = 512; // bytes

/** The old phone's side. `key`: of the phone at the other end. `parcel`: all of the game, as it is stored by then. */
export function giveAway(
  link: Link,
  game: {
    readonly offer: Offer;
    readonly key: Uint8Array;
    readonly match: Pick<Match<unknown, never>, 'view' | 'moveTo' | 'onChange'>;
    parcel(): Promise<Uint8Array | null>;
  },
  onStage: (stage: Handing) => void,
  retryMs = RETRY_MS,
): Course {
  const { offer, key, match } = game;
  let at: Handing['at'] = 'offered';
  let over = false;
  const turn = (stage: Handing): void => {
    at = stage.at;
    onStage(stage);
  };
  const refuse = (text: string): void => {
    say(link, { kind: 'refuse', text });
    turn({ at: 'refused', text });
  };
  const send = async (): Promise<void> => {
    const gone = match.view().move.gone;
    if (at !== 'moving' || gone?.known !== true) return;
    turn({ at: 'sending' });
    const bytes = await game.parcel();
    if (over) return;
    if (bytes === null) return refuse('The storage of the old phone does not open just now. Try again.');
    const of = Math.ceil(bytes.length / PART_BYTES);
    for (let part = 0; part < of; part++) {
      const from = part * PART_BYTES;
      say(link, { kind: 'part', at: part, of, bytes: bytes.slice(from, from + PART_BYTES) });
    }
  };
  let asking = false;
  const begin = async (): Promise<void> => {
    // It may say twice that it is ready.
    if (asking) return;
    turn({ at: 'moving' });
    asking = true;
    const moved = match.view().move.gone === null ? await match.moveTo(key) : null;
    asking = false;
    if (over) return;
    const { gone } = match.view().move;
    if (gone !== null && !equal(gone.key, key))
      return refuse('This game has moved to another phone already, and only that one can have it.');
    if (moved !== null && !moved.ok) return refuse(moved.error.text);
    await send();
  };
  const unsubscribe = match.onChange(() => void send());
  return course(link, retryMs, {
    greet: () => {
      if (at !== 'done' && at !== 'refused') say(link, { kind: 'offer', offer });
    },
    again: () => at === 'offered',
    hear: (said) => {
      if (at === 'done' || at === 'refused') return;
      if (said.kind === 'ready') void begin();
      if (said.kind === 'refuse') {
        // Else the next entry would hand the game over to a phone that does not take it.
        void match.moveTo(null);
        turn({ at: 'refused', text: said.text });
      }
      const gone = match.view().move.gone;
      if (said.kind === 'taken' && gone !== null && equal(gone.key, key)) turn({ at: 'done' });
    },
    leave: () => {
      over = true;
      unsubscribe();
    },
  });
}

/** The new phone's side. `look`: why it cannot have that game, or that it has it by now; null: it can. `take`: keeps what came, as a whole. */
export function receive(
  link: Link,
  {
    look,
    take,
  }: {
    look(offer: Offer): Promise<Refusal | 'taken' | null>;
    take(parcel: Uint8Array): Promise<Result<null, Refusal>>;
  },
  onStage: (stage: Handing, offer: Offer | null) => void,
): Course {
  let at: Handing['at'] = 'offered';
  let known: Offer | null = null;
  let parts: (Uint8Array | undefined)[] = [];
  let over = false;
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
    if (at === 'sending') return;
    known = offer;
    const refusal = await look(offer);
    if (over) return;
    if (refusal === 'taken') {
      say(link, { kind: 'taken' });
      return turn({ at: 'done' });
    }
    if (refusal !== null) return refuse(refusal.text);
    turn({ at: 'moving' });
    say(link, { kind: 'ready' });
  };
  const arrived = async ({ at: place, of, bytes }: Extract<Said, { kind: 'part' }>): Promise<void> => {
    if (at !== 'moving') return;
    if (parts.length !== of) parts = Array.from({ length: of }, () => undefined);
    parts[place] = bytes;
    const all = parts.filter((part) => part !== undefined);
    if (all.length < of) return;
    turn({ at: 'sending' });
    const whole = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
    let from = 0;
    for (const part of all) {
      whole.set(part, from);
      from += part.length;
    }
    const taken = await take(whole);
    // Another course may have begun on that link: what is kept by now it is told by its own look.
    if (over) return;
    if (!taken.ok) return refuse(taken.error.text);
    // First: whoever hears of it may close the link.
    say(link, { kind: 'taken' });
    turn({ at: 'done' });
  };
  return course(link, 0, {
    greet: () => {},
    again: () => false,
    hear: (said) => {
      if (at === 'refused') return;
      if (said.kind === 'offer') void offered(said.offer);
      if (said.kind === 'part') void arrived(said);
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

function say(link: Link, said: Said): void {
  link.send(encodeCbor([MARK, kinds.indexOf(said.kind), ...fieldsOf(said)]));
}

function fieldsOf(said: Said): readonly Cbor[] {
  if (said.kind === 'offer') return [said.offer.game, said.offer.version, ...said.offer.names].map(utf8);
  if (said.kind === 'refuse') return [utf8(said.text)];
  return said.kind === 'part' ? [said.at, said.of, said.bytes] : [];
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
        const [at, of] = [items.uint(MOST_PARTS), items.uint(MOST_PARTS, 1)];
        if (at >= of) items.refuse('a part behind the last one');
        return { kind, at, of, bytes: items.anyBytes(1, PART_BYTES) };
      }
      default:
        return { kind: kind ?? 'ready' };
    }
  })();
  return items.fault() === null ? said : null;
}

const MOST_ITEMS = 8;
