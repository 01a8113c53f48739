/**
 * Effects due at the same time are resolved one at a time: each player orders their own, and the player whose turn it
 * is chooses whose comes next (N-PRI-07, R-GEN-25). Nobody is asked if the order makes no difference.
 */

import { type ByKind, bySomeKind } from '../../../base/byKind.ts';
import { other, type Seat } from '../../game.ts';
import type { TextRef } from '../frame.ts';
import type { Means } from '../means.ts';
import { CORP, type Table } from '../table.ts';
import type { CardChoice } from './choose/choose.ts';
import { isSameText, textOf } from './effects.ts';

/** A text, or the card the Corp has to draw as its turn begins. */
export type DueTrigger = TextRef | 'draw';

/** Who chooses the next effect, by index into the due ones; `choice` is null if it makes no difference. */
interface Next {
  of: Seat;
  first: number;
  choice: CardChoice | null;
}

const ownerOf = (due: DueTrigger): Seat => (due === 'draw' ? CORP : due.seat);

/**
 * What comes next. If both players have effects due, the player whose turn it is chooses among their own and the
 * opponent's first, which stands for all of the opponent's; `others`: they have chosen the opponent's, and now the
 * opponent chooses.
 */
export function nextTrigger({ active }: Table, remaining: readonly DueTrigger[], others: boolean): Next {
  if (remaining.length < 2) return { of: active, first: 0, choice: null };
  const own = indexesOf(remaining, active);
  const foreign = indexesOf(remaining, other(active));
  const isTheirs = own.length === 0 || (others && foreign.length > 0);
  const [of, mine] = isTheirs ? [other(active), foreign] : [active, own];
  const stands = isTheirs ? [] : foreign.slice(0, 1);
  const all = [...mine, ...(isTheirs ? [] : foreign)].map((at) => remaining[at] ?? 'draw');
  const isSame = stands.length > 0 ? all.every(isPlain) : isInOrder(all);
  // A player's own effects come before the opponent's, even the last one.
  const first = mine[0] ?? stands[0] ?? 0;
  return { of, first, choice: isSame ? null : { what: 'order', from: [...mine, ...stands], min: 1, max: 1 } };
}

/** A player who lets the opponent go first does not choose which of the opponent's effects comes first. */
export const yieldsOrder = (remaining: readonly DueTrigger[], of: Seat, at: number): boolean =>
  !indexesOf(remaining, of).includes(at) && indexesOf(remaining, other(of)).length > 1;

/** The Corp's draw comes last, and is not part of the question if everything else is independent of it. */
function indexesOf(remaining: readonly DueTrigger[], seat: Seat): number[] {
  const isDrawLast =
    remaining.length > 1 && remaining.every((due) => due === 'draw' || isIndependentOfDraw(textOf(due).means));
  return remaining.flatMap((due, at) => (ownerOf(due) === seat && !(isDrawLast && due === 'draw') ? [at] : []));
}

/**
 * These effects neither look at a card in HQ or R&D nor move one except by drawing it, so they are the same before and
 * after that draw.
 */
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

/** `chosen`: its owner chooses whether it happens, and a drawn card could influence that. */
const isIndependentOfDraw = (means: Means | undefined, chosen = false): boolean =>
  !means || (bySomeKind('v', means, independent, chosen) ?? apart.has(means.v));

const independent: Partial<ByKind<'v', Means, boolean, [chosen: boolean]>> = {
  all: ({ parts }, chosen) => parts.every((part) => isIndependentOfDraw(part, chosen)),
  if: (means, chosen) => isIndependentOfDraw(means.part, chosen) && isIndependentOfDraw(means.else, chosen),
  each: ({ part }, chosen) => isIndependentOfDraw(part, chosen),
  die: ({ faces }, chosen) => faces.every(({ part }) => isIndependentOfDraw(part, chosen)),
  may: ({ part }) => isIndependentOfDraw(part, true),
  draw: (_, chosen) => !chosen,
};

/** One player's effects that need no ordering. */
const isInOrder = (all: readonly DueTrigger[]): boolean =>
  all.length < 2 || all.every(isPlain) || areOfOneCard(all) || areAlike(all);

const isPlain = (due: DueTrigger): boolean => due === 'draw' || textOf(due).plain === true;

/** Several texts of one card come in their printed order (R-GEN-28). */
function areOfOneCard([first, ...more]: readonly DueTrigger[]): boolean {
  if (first === undefined || first === 'draw' || first.slot === null) return false;
  return more.every((due) => due !== 'draw' && due.slot === first.slot);
}

/** The same effect several times, such as counters that each require a die roll. */
function areAlike([first, ...more]: readonly DueTrigger[]): boolean {
  if (first === undefined || first === 'draw' || first.path.length === 0) return false;
  return more.every((due) => due !== 'draw' && isSameText(due, first));
}
