/** What the Corp may still rez before its fort is accessed, and what each card would do to the Runner. */
import type { CardId, Slot } from '../../../../../rules/game.ts';
import type { Means } from '../../../../../rules/netrunner/means.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { rezCost } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { CORP, fortOf, type Table } from '../../../../../rules/netrunner/table.ts';
import { isAsked } from '../../../../../words/en/netrunner/tableView.ts';
import { cardOf, type NetrunnerSeated } from '../seated.ts';

/** A card that takes effect when accessed (R-GEN-53). */
export interface Trap {
  slot: Slot;
  card: CardId;
  /** Bits to rez it now; `pay`: bits to pay when it is accessed. */
  rez: number;
  pay: number;
  /** What the card then does. */
  means: Means;
}

/** Whether the Corp is being asked before a fort is accessed. */
export const isBeforeAccess = (v: NetrunnerSeated): boolean =>
  v.seat === CORP && isAsked(v) && !v.passing && v.question.kind === 'move' && v.question.window === 'final';

/** The Corp's face-down cards in the fort about to be accessed. */
export function faceDownInside({ table, known }: NetrunnerSeated): { slot: Slot; card: CardId }[] {
  const inside = fortOf(table, table.run?.fort ?? '')?.inside ?? [];
  return inside.flatMap((slot) => {
    const card = table.cards[slot]?.card ?? known.slots[slot];
    return card === undefined ? [] : [{ slot, card }];
  });
}

/** The cards that could hurt the Runner if rezzed now. */
export function trapsOf(v: NetrunnerSeated): Trap[] {
  return faceDownInside(v).flatMap(({ slot, card }) => {
    if (
      v.table.cards[slot]?.active ||
      (!v.moves.some((move) => isRez(move, slot)) && v.refusal({ do: 'rez', slot, card })?.kind !== 'E-BITS')
    )
      return [];
    const effect = cardOf(card).triggers.find(({ on }) => on === 'accessed')?.effect;
    if (!effect) return [];
    const { pay, means } = splitPayment(effect.means);
    return [{ slot, card, rez: rezCost(v.table, slot, card), pay, means }];
  });
}

const isRez = (move: Move, slot: Slot): boolean => move.do === 'rez' && move.slot === slot;

function splitPayment(means: Means): { pay: number; means: Means } {
  return means.v === 'pay' && typeof means.n === 'number' ? { pay: means.n, means: means.part } : { pay: 0, means };
}

/** The moves that rez the traps and continue to the access. */
export const rezMoves = (traps: readonly Trap[]): Move[] => [
  ...traps.map(({ slot, card }): Move => ({ do: 'rez', slot, card })),
  { do: 'pass' },
];

/** Whether the card text to be paid for is one that the Corp has decided to use. */
export function isPaymentFor({ frames }: Table, chosenSlots: readonly Slot[]): boolean {
  const top = frames.at(-1);
  return top?.do === 'choose' && top.what === 'mayPay' && top.ref?.slot != null && chosenSlots.includes(top.ref.slot);
}
