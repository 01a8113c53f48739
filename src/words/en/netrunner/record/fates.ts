/** How cards got into a discard pile, and who sent them there: for the record and the pile sheets. */

import type { CardId, Seat } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { NetrunnerEvent } from '../../../../rules/netrunner/event.ts';
import { handSize } from '../../../../rules/netrunner/rulebook/numbers.ts';
import { CORP, handOf, RUNNER, type Table } from '../../../../rules/netrunner/table.ts';
import { counted } from '../../counted.ts';
import { damageNamed } from '../phrases.ts';
import { fortName } from '../places.ts';

/** An event in the context of its step. `before`: the table before the step. */
export interface EventContext {
  events: readonly NetrunnerEvent[];
  at: number;
  before: Table;
  names: readonly [string, string];
}

type Trashed = Extract<NetrunnerEvent, { kind: 'trashed' }>;
type Damaged = Extract<NetrunnerEvent, { kind: 'damage' }>;

export const title = (card: CardId): string => definition(card).title;
export const bits = (n: number): string => counted(n, 'bit');

/** Example: "A, B and C". */
export const listOf = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Example: "1 Net damage from Neural Blade". */
export const damageWords = ({ amount, type, by }: Damaged): string =>
  `${amount} ${damageNamed(type)} damage${by ? ` from ${title(by.card)}` : ''}`;

/** What a card that was trashed as its own cost did; null for other cards. */
function usedFor(event: Trashed, { events }: EventContext): string | null {
  const own = events.some((one) => one.kind === 'used' && one.slot === event.slot && one.seat === event.seat);
  if (!own) return null;
  const saved = events.find((one) => one.kind === 'prevented');
  if (saved?.kind !== 'prevented') return 'used';
  if (saved.what === 'trash') return 'used: saved a card';
  if (saved.what === 'trace') return 'used: cancelled a trace';
  return saved.what === 'tag'
    ? 'used: avoided a tag'
    : `used: prevented ${saved.amount} ${damageNamed(saved.what)} damage`;
}

/** Whether the owner trashed the card in order to use it. */
export const isSpent = (event: Trashed, context: EventContext): boolean => usedFor(event, context) !== null;

/** The player who trashed the card; null if a card's text did. */
export function trasher(event: Trashed, context: EventContext): Seat | null {
  if (isSpent(event, context)) return event.seat;
  const { why } = event;
  if (why && 'accessed' in why) return RUNNER;
  if (why && 'installed' in why) return event.seat;
  return isForTag(context) ? CORP : null;
}

/** Whether the event is part of the Corp's action against a tagged Runner. */
const isForTag = ({ events }: EventContext): boolean =>
  events.some((one) => one.kind === 'action' && one.what === 'trashResource');

/** Example: " for 3 bits", if they were paid in the same step. */
function priceWords({ events, at }: EventContext, seat: Seat): string {
  const paid = events.slice(at + 1).find((one) => one.kind === 'bits' || one.kind === 'trashed');
  return paid?.kind === 'bits' && paid.seat === seat && paid.amount < 0 ? ` for ${bits(-paid.amount)}` : '';
}

/** "trashed Rockerboy Promotion in Fort 4 for 3 bits", after the name of a `trasher`; else the whole sentence. */
export function trashedWords(event: Trashed, context: EventContext): string {
  const what = event.card === null ? 'a face-down card' : title(event.card);
  const { why } = event;
  if (why && 'accessed' in why) return `trashed ${what} in ${fortName(why.accessed)}${priceWords(context, RUNNER)}`;
  if (why && 'installed' in why) return `trashed ${what} to make room`;
  if (isForTag(context)) return `trashed ${what}${priceWords(context, CORP)} because of a tag`;
  if (why && 'card' in why && why.card !== event.card) return `${title(why.card)} trashed ${what}`;
  return `${event.card === null ? 'A face-down card' : what} was trashed`;
}

/** What happened to a card in its pile. Example: "trashed by Rae for 3 bits, accessed in Fort 4". */
export function trashedFate(event: Trashed, context: EventContext): string {
  const used = usedFor(event, context);
  if (used !== null) return used;
  const { names } = context;
  const { why } = event;
  if (why && 'accessed' in why)
    return `trashed by ${names[RUNNER]}${priceWords(context, RUNNER)}, accessed in ${fortName(why.accessed)}`;
  if (why && 'installed' in why) return `trashed by ${names[event.seat]} to make room`;
  if (isForTag(context)) return `trashed by ${names[CORP]}${priceWords(context, CORP)} because of a tag`;
  if (!why || !('card' in why)) return 'trashed';
  return why.card === event.card ? 'trashed by its own text' : `trashed by ${title(why.card)}`;
}

/** Whether a hand is being reduced to its size at the end of a turn. */
export const isEndOfTurn = ({ frames }: Table): boolean => {
  const top = frames.at(-1);
  return top?.do === 'turn' && top.step === 'discard';
};

/** Example: "discarded Shaka, 1 over the hand limit". */
export function discardedWords({ seat, card }: Extract<NetrunnerEvent, { kind: 'discarded' }>, before: Table): string {
  const what = card === undefined ? 'a face-down card' : title(card);
  const over = isEndOfTurn(before) ? handOf(before, seat) - Math.max(0, handSize(before, seat)) : 0;
  return `discarded ${what}${over > 0 ? `, ${over} over the hand limit` : ''}`;
}
