/**
 * The lobby, between pairing and the first card. Both phones show the same choices (sides, decks, table options). The
 * host's choices apply to both; the game begins when both are ready. Pure: messages are values, and the caller owns the
 * link.
 */
import { fromUtf8, utf8 } from '../../base/bytes.ts';
import { parseJson } from '../../base/json.ts';
import * as is from '../../base/shapes.ts';
import { MAX_CHAIN_LENGTH } from '../../peer/succession/chain.ts';
import { MAX_DECK_SIZE, type Seat } from '../../rules/game.ts';
import { cleanName } from '../../words/en/names.ts';
import { mainGameInfo } from '../../words/en/signs.ts';

export interface LobbyChoice {
  /** The player's name after `cleanName`; empty means their side's name. */
  name: string;
  ready: boolean;
  /** The host chooses these; the guest keeps the latest copy. */
  hostSeat: Seat;
  /** The id of the game. */
  game: string;
  options: Record<string, string>;
  /** The keys that this phone's key succeeds (PROTOCOL 11.9), in hexadecimal; absent if none. */
  follows?: string;
  /** Number of cards in this player's deck: the only detail sent to the other phone. */
  cards: number;
}

const MARK = 'lobby/1 ';

export const writeChoice = (choice: LobbyChoice): Uint8Array => utf8(MARK + JSON.stringify(choice));

/** Whether the other phone belongs to this player and brings a game (`transfer.ts`). */
export const bringsGame = (packet: Uint8Array): boolean => fromUtf8(packet.subarray(2, 8)) === 'move/1';

/** The other phone's choice; `begun` if it is already playing; null for any other message. */
export function readChoice(packet: Uint8Array): LobbyChoice | 'begun' | null {
  if (packet.length > 4096) return 'begun';
  const text = fromUtf8(packet);
  if (text === null || !text.startsWith(MARK)) return 'begun';
  const value = parseJson(text.slice(MARK.length));
  if (!is.object(value)) return null;
  const { name, ready, hostSeat, game = mainGameInfo.id, options, cards, follows } = value;
  if (!is.text(name) || !is.flag(ready) || !is.seat(hostSeat) || !is.object(options)) return null;
  const chosen = Object.entries(options).slice(0, 8);
  const isShort = (text: unknown): text is string => is.text(text) && text.length <= 24;
  if (!isShort(game) || !chosen.every((option): option is [string, string] => option.every(isShort))) return null;
  const count = is.whole(0, MAX_DECK_SIZE)(cards) ? cards : 0;
  return {
    name: cleanName(name),
    ready,
    hostSeat,
    game,
    options: Object.fromEntries(chosen),
    cards: count,
    ...(is.text(follows) && follows.length <= 2 * MAX_CHAIN_LENGTH && { follows }),
  };
}

/** Whether both are ready for the same table. */
export const agreed = (mine: LobbyChoice, theirs: LobbyChoice | null): boolean =>
  theirs?.ready === true && mine.ready && sameOptions(mine, theirs);

/** Whether the options that the host chooses for both players are equal. */
export const sameOptions = (one: LobbyChoice, other: LobbyChoice): boolean =>
  one.hostSeat === other.hostSeat &&
  one.game === other.game &&
  JSON.stringify(one.options) === JSON.stringify(other.options);
