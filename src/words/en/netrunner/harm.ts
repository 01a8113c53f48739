/** Damage about to be done: how much, against how many cards, and what can still prevent it. */

import { definition } from '../../../rules/netrunner/card.ts';
import { FLATLINED } from '../../../rules/netrunner/draft/winning.ts';
import { type PendingHarm, pendingHarm } from '../../../rules/netrunner/rulebook/harm/coming.ts';
import { pendingDamage, shieldLeft } from '../../../rules/netrunner/rulebook/harm/damage.ts';
import { handSize } from '../../../rules/netrunner/rulebook/numbers.ts';
import { CORP, handOf, RUNNER, type Table } from '../../../rules/netrunner/table.ts';
import { counted } from '../counted.ts';
import { begun } from '../sides.ts';
import { damageNamed } from './phrases.ts';
import type { TableView } from './tableView.ts';

const holds = ({ table, seat, names }: TableView): string =>
  `${seat === RUNNER ? 'you have' : `${names[RUNNER]} has`} ${counted(handOf(table, RUNNER), 'card')} in hand`;

/** Example: "4 meat damage is coming, and you have 5 cards in hand." */
export function comingWords(v: TableView): string {
  const { amount, type } = pendingDamage(v.table) ?? { amount: 0, type: 'net' };
  return `${amount} ${damageNamed(type)} damage is coming, and ${holds(v)}.`;
}

/** `comingWords` for points that one of the Runner's cards holds back. */
export function heldWords(v: TableView): string {
  const { held, type } = pendingDamage(v.table) ?? { held: 0, type: 'net' };
  return `A card holds back ${held} ${damageNamed(type)} damage, and ${holds(v)}.`;
}

/** What is left after preventing the given number of points. */
export function shieldWords({ table }: TableView, points: number): string {
  const amount = pendingDamage(table)?.amount ?? 0;
  const through = amount - points;
  return `take ${through === 0 ? 'none' : through} of it, ${shieldLeft(table) - points} left for later`;
}

/** The screen for the coming damage. */
export const whatPrevents = 'What can prevent it';
export const ifNothing = 'If you do nothing more';
export const chooseFirst = 'choose what prevents it';
export const otherWays = 'Other ways…';
export const preventNothing = 'Prevent nothing';
export const columnWords = { prevented: 'prevented', card: 'a card', none: 'no card left' } as const;

export function harmTitle(v: TableView, { amount, type, deadly }: PendingHarm): string {
  if (!deadly) return `${amount} ${damageNamed(type)} damage is coming`;
  return v.seat === RUNNER ? 'You are about to be flatlined' : `${begun(v.names[RUNNER])} is about to be flatlined`;
}

/** The words before and after the name of the card that does the damage. */
export function harmSource(
  { names, seat }: TableView,
  { amount, prevented, type, source, deadly }: PendingHarm,
): { before: string; after: string } {
  const who = source.seat === seat ? 'you' : names[source.seat];
  return {
    before: deadly || prevented > 0 ? `${amount + prevented} ${damageNamed(type)} damage from ` : 'From ',
    after: definition(source.card).play ? `, played by ${who}` : '',
  };
}

/** Example: "4 damage, 1 prevented. You have 2 cards in hand, so the last point flatlines you." */
export function harmSum(v: TableView, { amount, prevented, cards, deadly, type }: PendingHarm): string {
  const mine = v.seat === RUNNER;
  const all = `${amount + prevented} damage${prevented > 0 ? `, ${prevented} prevented` : ''}.`;
  const holds = `${mine ? 'You have' : `${begun(v.names[RUNNER])} has`} ${counted(cards, 'card')} in hand`;
  if (deadly) return `${all} ${holds}, so the last point flatlines ${mine ? 'you' : 'them'}.`;
  const brain =
    type === 'brain' ? ` ${mine ? 'Your hand' : 'Hand'} size becomes ${handSize(v.table, RUNNER) - amount}.` : '';
  return `${all} ${holds} and ${mine ? 'lose' : 'loses'} ${amount}, chosen at random.${brain}`;
}

/** Example: "Prevents 1 each time, for 1 bit". */
export function sourceWords({ bits, trash, points, most, counter, held }: Price): string {
  const each = most > 1 ? ' each time' : '';
  const price = [
    bits > 0 ? `for ${counted(bits, 'bit')}` : '',
    counter === undefined ? '' : held === 1 ? `for its last ${counter} counter` : `for a ${counter} counter`,
    trash ? 'and is trashed' : '',
  ].filter((words) => words !== '');
  return `Prevents ${points}${each}${price.length > 0 ? `, ${price.join(', ')}` : ''}`;
}

interface Price {
  bits: number;
  trash: boolean;
  points: number;
  most: number;
  counter?: string;
  held?: number;
}

/** Example: "Prevent 3: lose no cards". */
export function preventTitle({ amount, cards }: PendingHarm, points: number): string {
  const left = Math.max(0, amount - points);
  if (left === 0) return `Prevent ${Math.min(points, amount)}: lose no cards`;
  if (left > cards) return `Prevent ${points}: still flatlined`;
  return `Prevent ${points}: lose ${counted(left, 'card')}`;
}

/** What happens if nothing more is prevented. */
export function sufferDetail(v: TableView, { amount, deadly }: PendingHarm): string {
  if (deadly) return v.seat === RUNNER ? `You are flatlined. ${begun(v.names[CORP])} wins.` : 'You win.';
  return `Lose ${counted(amount, 'card')}`;
}

export const shortBy = (missing: number): string => `${counted(missing, 'bit')} short`;
export const waitingForRunner = ({ names }: TableView): string => `Waiting for ${names[RUNNER]}`;
/** A card's name in a list, cut at its first comma. */
export const shortTitle = (title: string): string => title.split(',')[0] ?? title;
export const lessOf = (title: string): string => `Use ${title} less`;
export const moreOf = (title: string): string => `Use ${title} more`;

/** Example: "Flatlined by Scorched Earth: 4 damage, 1 prevented, 2 cards." Null if the game ended in another way. */
export function flatlineWords(table: Table): string | null {
  const harm = table.over?.why === FLATLINED ? pendingHarm(table) : null;
  if (!harm?.deadly) return null;
  const { amount, prevented, cards, source } = harm;
  const parts = [
    `${amount + prevented} damage`,
    ...(prevented > 0 ? [`${prevented} prevented`] : []),
    counted(cards, 'card'),
  ];
  return `Flatlined by ${definition(source.card).title}: ${parts.join(', ')}.`;
}
