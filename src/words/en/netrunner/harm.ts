/** Damage that is about to be done, in words: how much, against how many cards, and what may still come between. */

import { definition } from '../../../rules/netrunner/card.ts';
import { FLATLINED } from '../../../rules/netrunner/draft/endings.ts';
import { type ComingHarm, comingHarm } from '../../../rules/netrunner/rulebook/harm/coming.ts';
import { pendingDamage, shieldLeft } from '../../../rules/netrunner/rulebook/harm/damage.ts';
import { handSize } from '../../../rules/netrunner/rulebook/numbers.ts';
import { CORP, handOf, RUNNER, type Table } from '../../../rules/netrunner/table.ts';
import { counted } from '../counted.ts';
import { begun } from '../sides.ts';
import type { TableView } from './tableView.ts';

const holds = ({ table, seat, names }: TableView): string =>
  `${seat === RUNNER ? 'you hold' : `${names[RUNNER]} holds`} ${handOf(table, RUNNER)}`;

/** "4 meat damage is coming; you hold 5." */
export function comingWords(v: TableView): string {
  const { amount, type } = pendingDamage(v.table) ?? { amount: 0, type: 'net' };
  return `${amount} ${type} damage is coming; ${holds(v)}.`;
}

/** The same of points that a card of the Runner's holds back. */
export function heldWords(v: TableView): string {
  const { held, type } = pendingDamage(v.table) ?? { held: 0, type: 'net' };
  return `${held} ${type} damage is held back by a card; ${holds(v)}.`;
}

/** What each number of points that are prevented leaves. */
export function shieldWords({ table }: TableView, points: number): string {
  const amount = pendingDamage(table)?.amount ?? 0;
  const through = amount - points;
  return `${through === 0 ? 'none' : through} of it comes, ${shieldLeft(table) - points} left for later`;
}

/** The screen of the harm that is coming. */
export const whatPrevents = 'What can prevent it';
export const ifNothing = 'If you do nothing more';
export const chooseFirst = 'choose what prevents it';
export const otherWays = 'Other ways…';
export const preventNothing = 'Prevent nothing';
export const columnWords = { prevented: 'prevented', card: 'a card', none: 'no card left' } as const;

export function harmTitle(v: TableView, { amount, type, deadly }: ComingHarm): string {
  if (!deadly) return `${amount} ${type} damage is coming`;
  return v.seat === RUNNER ? 'You are about to be flatlined' : `${begun(v.names[RUNNER])} is about to be flatlined`;
}

/** What does it, before the card’s name, and who played it after that. */
export function harmSource(
  { names, seat }: TableView,
  { amount, prevented, type, source, deadly }: ComingHarm,
): { before: string; after: string } {
  const who = source.seat === seat ? 'you' : names[source.seat];
  return {
    before: deadly || prevented > 0 ? `${amount + prevented} ${type} damage from ` : 'From ',
    after: definition(source.card).play ? `, played by ${who}` : '',
  };
}

/** "4 damage, 1 prevented. You hold 2 cards, so the last point flatlines you." */
export function harmSum(v: TableView, { amount, prevented, cards, deadly, type }: ComingHarm): string {
  const mine = v.seat === RUNNER;
  const all = `${amount + prevented} damage${prevented > 0 ? `, ${prevented} prevented` : ''}.`;
  const holds = `${mine ? 'You hold' : `${begun(v.names[RUNNER])} holds`} ${counted(cards, 'card')}`;
  if (deadly) return `${all} ${holds}, so the last point flatlines ${mine ? 'you' : 'them'}.`;
  const brain =
    type === 'brain' ? ` ${mine ? 'Your hand' : 'Hand'} size becomes ${handSize(v.table, RUNNER) - amount}.` : '';
  return `${all} ${holds}: ${amount} of them ${amount === 1 ? 'goes' : 'go'}, chosen at random.${brain}`;
}

/** "Prevents 1 each time, for 1 bit". */
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

/** "Prevent 3: lose no cards". */
export function preventTitle({ amount, cards }: ComingHarm, points: number): string {
  const left = Math.max(0, amount - points);
  if (left === 0) return `Prevent ${Math.min(points, amount)}: lose no cards`;
  if (left > cards) return `Prevent ${points}: still flatlined`;
  return `Prevent ${points}: lose ${counted(left, 'card')}`;
}

/** What follows where nothing more is prevented. */
export function sufferDetail(v: TableView, { amount, deadly }: ComingHarm): string {
  if (deadly) return v.seat === RUNNER ? `You are flatlined. ${begun(v.names[CORP])} wins.` : 'You win.';
  return `Lose ${counted(amount, 'card')}`;
}

export const tooDear = (missing: number): string => `${counted(missing, 'bit')} short`;
export const decidesAbout = ({ names }: TableView): string => `${begun(names[RUNNER])} decides`;
/** The name by which a card is called in a list: without its epithet. */
export const called = (title: string): string => title.split(',')[0] ?? title;
export const lessOf = (title: string): string => `Use ${title} less`;
export const moreOf = (title: string): string => `Use ${title} more`;

/** How a flatline came: "Flatlined by Scorched Earth: 4 damage, 1 prevented, 2 cards." Null where the game ended otherwise. */
export function flatlineWords(table: Table): string | null {
  const harm = table.over?.why === FLATLINED ? comingHarm(table) : null;
  if (!harm?.deadly) return null;
  const { amount, prevented, cards, source } = harm;
  const parts = [
    `${amount + prevented} damage`,
    ...(prevented > 0 ? [`${prevented} prevented`] : []),
    counted(cards, 'card'),
  ];
  return `Flatlined by ${definition(source.card).title}: ${parts.join(', ')}.`;
}
