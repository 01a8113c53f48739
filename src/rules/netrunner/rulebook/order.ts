/**
 * Effects that fall due together are carried out one at a time: each player orders their own, and the one whose turn it is says
 * whose comes next (N-PRI-07, R-GEN-25). Where the order is all the same nobody is asked.
 */
import { other, type Seat } from '../../game.ts';
import type { TextRef } from '../frame.ts';
import type { Means } from '../means.ts';
import { CORP, type Table } from '../table.ts';
import type { CardChoice } from './choose/choose.ts';
import { isSameText, textOf } from './effects.ts';

/** A text, or the card the Corp has to draw as its turn begins. */
export type DueTrigger = TextRef | 'draw';

/** Who says what comes next, by its place among what is due; `choice` is null where it is all the same. */
interface Next {
  of: Seat;
  first: number;
  choice: CardChoice | null;
}

const ownerOf = (due: DueTrigger): Seat => (due === 'draw' ? CORP : due.seat);

/**
 * What comes next. Where both players have something due, the one whose turn it is chooses among their own and the first of the
 * other's, which stands for all of them; `others`: they have done so, and it is the other one's to say.
 */
export function nextOf({ active }: Table, left: readonly DueTrigger[], others: boolean): Next {
  if (left.length < 2) return { of: active, first: 0, choice: null };
  const own = placesOf(left, active);
  const foreign = placesOf(left, other(active));
  const isTheirs = own.length === 0 || (others && foreign.length > 0);
  const [of, mine] = isTheirs ? [other(active), foreign] : [active, own];
  const stands = isTheirs ? [] : foreign.slice(0, 1);
  const all = [...mine, ...(isTheirs ? [] : foreign)].map((at) => left[at] ?? 'draw');
  const isSame = stands.length > 0 ? all.every(isPlain) : isInOrder(all);
  // What is last of one's own is still before what the other has.
  const first = mine[0] ?? stands[0] ?? 0;
  return { of, first, choice: isSame ? null : { what: 'order', from: [...mine, ...stands], min: 1, max: 1 } };
}

/** Whoever chose has let the other player go next: which of several that is is not their to say. */
export const handsOver = (left: readonly DueTrigger[], of: Seat, at: number): boolean =>
  !placesOf(left, of).includes(at) && placesOf(left, other(of)).length > 1;

/** The Corp's draw comes last, and is no part of any question, where everything else goes with it. */
function placesOf(left: readonly DueTrigger[], seat: Seat): number[] {
  const isDrawLast = left.length > 1 && left.every((due) => due === 'draw' || goesWithDraw(textOf(due).means));
  return left.flatMap((due, at) => (ownerOf(due) === seat && !(isDrawLast && due === 'draw') ? [at] : []));
}

/** Neither looks at a card of HQ or R&D nor moves one but by drawing it: all the same before that draw and after it. */
const apart: ReadonlySet<string> = new Set<Means['v']>([
  'none',
  'gain',
  'lose',
  'store',
  'take',
  'purse',
  'actions',
  'forgo',
  'counter',
  'uncount',
  'points',
  'publicity',
  'trash',
  'tag',
  'untag',
  'damage',
]);

/** `chosen`: whether it happens is its owner's choice, for which a card drawn by then could matter. */
function goesWithDraw(means: Means | undefined, chosen = false): boolean {
  if (!means) return false;
  switch (means.v) {
    case 'all':
      return means.parts.every((part) => goesWithDraw(part, chosen));
    case 'if':
      return goesWithDraw(means.part, chosen) && (!means.else || goesWithDraw(means.else, chosen));
    case 'each':
      return goesWithDraw(means.part, chosen);
    case 'die':
      return means.faces.every(({ part }) => goesWithDraw(part, chosen));
    case 'may':
      return goesWithDraw(means.part, true);
    case 'draw':
      return !chosen;
    default:
      return apart.has(means.v);
  }
}

/** Nobody need say which of one player's comes first. */
const isInOrder = (all: readonly DueTrigger[]): boolean =>
  all.length < 2 || all.every(isPlain) || areOfOneCard(all) || areAlike(all);

const isPlain = (due: DueTrigger): boolean => due === 'draw' || textOf(due).plain === true;

/** Several texts of one card come as they stand on it (R-GEN-28). */
function areOfOneCard([first, ...more]: readonly DueTrigger[]): boolean {
  if (first === undefined || first === 'draw' || first.slot === null) return false;
  return more.every((due) => due !== 'draw' && due.slot === first.slot);
}

/** The same effect several times over, as of counters that each roll a die. */
function areAlike([first, ...more]: readonly DueTrigger[]): boolean {
  if (first === undefined || first === 'draw' || first.path.length === 0) return false;
  return more.every((due) => due !== 'draw' && isSameText(due, first));
}
