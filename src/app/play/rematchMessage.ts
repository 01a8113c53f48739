/**
 * Rematch messages: what each of the two players would like to play next over the same link. The next game begins when
 * both want the same. Pure.
 */
import { fromUtf8, utf8 } from '../../base/bytes.ts';
import { parseJson } from '../../base/json.ts';
import * as is from '../../base/shapes.ts';
import type { ScreenChannel } from '../../peer/link/split.ts';
import type { RematchKind } from '../../peer/store/shelf.ts';

export type { RematchKind as Wish };

interface RematchMessage {
  /** Null if this player has no wish. */
  readonly wish: RematchKind | null;
  /** The next game is already being played: the reply to a phone that hasn't been told. */
  readonly begun: boolean;
  /** The opponent's wish that this player declined. Older versions don't send it. */
  readonly declined: RematchKind | null;
}

/** Upper bound for a rematch message (bytes). */
const MAX_BYTES = 200;

/** `after`: the head of the finished log, which both phones have. */
export const writeRematch = (after: string, { wish, begun, declined }: RematchMessage): Uint8Array =>
  utf8(JSON.stringify({ after, again: wish, begun, ...(declined && { declined }) }));

/** A rematch message from the other phone; null for any other message. */
export function readRematch(packet: Uint8Array, after: string): RematchMessage | null {
  const value = parseJson((packet.length <= MAX_BYTES && fromUtf8(packet)) || '');
  if (!is.object(value) || value['after'] !== after || !is.flag(value['begun'])) return null;
  const { again, begun, declined } = value;
  return { wish: wishIn(again), begun, declined: wishIn(declined) };
}

const wishIn = (value: unknown): RematchKind | null => (value === 'changed' || value === 'same' ? value : null);

/**
 * Answers a phone that is still at the previous game because it has not been told that the next one has begun.
 * `withdrawn`: called if the opponent no longer wants the next game; returns whether this phone went back to the
 * previous game.
 */
export function answerBegun(
  words: ScreenChannel,
  { after, wish }: { after: string; wish: RematchKind },
  withdrawn: () => boolean = () => false,
): void {
  words.onPacket((packet) => {
    const said = readRematch(packet, after);
    if (said === null || said.begun || (said.wish !== wish && withdrawn())) return;
    words.send(writeRematch(after, { wish, begun: true, declined: null }));
  });
}
