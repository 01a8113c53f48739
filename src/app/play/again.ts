/**
 * After a game: what the two would like to play next over the same link. It begins as soon as both wish for the same. What is heard
 * and said are values.
 */
import { fromUtf8, utf8 } from '../../base/bytes.ts';
import type { Words } from '../../peer/link/split.ts';
import type { Wish } from '../../peer/store/shelf.ts';

export type { Wish };

export interface RematchSaid {
  /** Null: this player does not say. */
  readonly wish: Wish | null;
  /** Already being played: the reply to a phone that hasn't heard. */
  readonly begun: boolean;
  /** The other player's wish that this player has declined. An older version says nothing of it. */
  readonly declined: Wish | null;
}

/** Longer than any such word. */
const MOST_BYTES = 200;

/** `after`: the head of the finished log, which both phones have. */
export const writeWish = (after: string, { wish, begun, declined }: RematchSaid): Uint8Array =>
  utf8(JSON.stringify({ after, again: wish, begun, ...(declined && { declined }) }));

/** A rematch message from the other phone; null for any other message. */
export function readWish(packet: Uint8Array, after: string): RematchSaid | null {
  const text = packet.length > MOST_BYTES ? null : fromUtf8(packet);
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { after: of, again, begun, declined } = value as Record<string, unknown>;
  if (of !== after || typeof begun !== 'boolean') return null;
  return { wish: wishIn(again), begun, declined: wishIn(declined) };
}

const wishIn = (value: unknown): Wish | null => (value === 'changed' || value === 'same' ? value : null);

/**
 * The other phone may not have heard that the next game has begun: whatever it still says of the one before is answered with that.
 * `withdrawn`: it says that its player wants no such game. Result of that: whether this phone has gone back to the one before.
 */
export function answerBegun(
  words: Words,
  { after, wish }: { after: string; wish: Wish },
  withdrawn: () => boolean = () => false,
): void {
  words.onPacket((packet) => {
    const said = readWish(packet, after);
    if (said === null || said.begun || (said.wish !== wish && withdrawn())) return;
    words.send(writeWish(after, { wish, begun: true, declined: null }));
  });
}
