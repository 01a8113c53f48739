/** Choices of subsets and splits, for every text that needs one. */

import type { Refusal, Seat } from '../../../game.ts';
import { type ChooseName, decisions, type NetrunnerQuestion } from '../../decisions.ts';
import type { Draft } from '../../draft.ts';
import type { Frame } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import type { Table } from '../../table.ts';
import type { Handler } from '../handler.ts';

/** The options. With `total` the picks are amounts, one per item in `from`, and their sum counts. */
export interface CardChoice {
  /** The name of the choice; refusals put it into words. */
  what: ChooseName;
  from: readonly number[];
  min: number;
  max: number;
  total?: number;
  /**
   * With `total`: the maximum for each. Limits only the list of moves; the effect's own check refuses anything higher.
   */
  limits?: readonly number[];
}

/** A choice with the player who makes it. */
export interface OfferedChoice extends CardChoice {
  of: Seat;
}

export function askChoice(of: Seat, { what, from, min, max, total }: CardChoice): NetrunnerQuestion {
  const sum = total === undefined ? {} : { total };
  return {
    kind: 'choose',
    of,
    what,
    from: [...from],
    min,
    max,
    ...sum,
    ...(isOrdered(what, max) ? { ordered: true } : {}),
  };
}

export const isOrdered = (what: ChooseName, max: number): boolean => max > 1 && decisions.choose[what].ordered === true;

/** A longer list is of no use to a person; choices in real games are far below this. */
const MAX = 512;

/** Every way to choose, up to what a screen can list. */
export function chooseMoves(choice: Omit<CardChoice, 'what'>): Move[] {
  const { from, min, max, total, limits = from.map(() => max) } = choice;
  const lists = total === undefined ? subsets(from, min, max) : splits(limits, min, max);
  return lists.slice(0, MAX).map((picks) => ({ do: 'choose', picks }));
}

/** Why the picks do not answer the choice. */
export function chooseRefusal(choice: CardChoice, move: Move): Refusal | null {
  if (move.do !== 'choose') return refuse('firstAnotherDecision', { decision: choice.what });
  const { picks } = move;
  if (choice.total !== undefined) return splitRefusal(choice, picks);
  if (new Set(picks).size < picks.length) return refuse('chosenTwice');
  if (picks.some((pick) => !choice.from.includes(pick))) return refuse('amongOffered', { decision: choice.what });
  if (picks.length < choice.min || picks.length > choice.max)
    return refuse('chooseCount', { min: choice.min, max: choice.max, chosen: picks.length });
  return null;
}

function splitRefusal(choice: CardChoice, picks: readonly number[]): Refusal | null {
  const sum = picks.reduce((a, b) => a + b, 0);
  if (picks.length !== choice.from.length) return refuse('amountForEach', { count: choice.from.length });
  if (sum < choice.min || sum > choice.max) return refuse('splitSum', { min: choice.min, max: choice.max, given: sum });
  return null;
}

/** Smallest first; if there are too many for a list, the largest comes first. */
function subsets(from: readonly number[], min: number, max: number): number[][] {
  const lists: number[][] = [];
  for (let size = min; size <= Math.min(max, from.length) && lists.length < MAX; size++)
    lists.push(...subsetsOf(from, size, MAX - lists.length));
  return lists.length < MAX ? lists : [from.slice(0, max), ...lists];
}

/** Subsets of `from` with `size` elements, at most `maxLists`. */
function subsetsOf(from: readonly number[], size: number, maxLists: number): number[][] {
  if (size === 0) return [[]];
  const lists: number[][] = [];
  for (let first = 0; first <= from.length - size && lists.length < maxLists; first++)
    for (const rest of subsetsOf(from.slice(first + 1), size - 1, maxLists - lists.length))
      lists.push([from[first] ?? 0, ...rest]);
  return lists;
}

/** The same picks, followed by their other orders, up to the list's limit. */
export function inAllOrders(listed: readonly Move[]): Move[] {
  const all = [...listed];
  for (const move of listed) {
    if (all.length >= MAX) break;
    if (move.do !== 'choose') continue;
    const others = orders(move.picks, MAX - all.length + 1).slice(1);
    all.push(...others.map((picks): Move => ({ do: 'choose', picks })));
  }
  return all;
}

/** Permutations of `from`, at most `maxLists`, starting with the current order. */
function orders(from: readonly number[], maxLists: number): number[][] {
  if (from.length === 0) return [[]];
  const lists: number[][] = [];
  for (let first = 0; first < from.length && lists.length < maxLists; first++)
    for (const rest of orders(from.toSpliced(first, 1), maxLists - lists.length))
      lists.push([from[first] ?? 0, ...rest]);
  return lists;
}

/** Ways to distribute `min` to `max` among the places, each up to its limit. */
function splits([limit, ...others]: readonly number[], min: number, max: number): number[][] {
  if (limit === undefined) return [[]];
  const beyond = others.reduce((sum, one) => sum + one, 0);
  const lists: number[][] = [];
  for (let mine = Math.max(0, min - beyond); mine <= Math.min(limit, max) && lists.length < MAX; mine++)
    for (const rest of splits(others, min - mine, max - mine)) lists.push([mine, ...rest]);
  return lists;
}

/** A frame that offers a choice, and takes its step while there is none. */
interface Choosing<F extends Frame> extends Pick<Handler<F>, 'step'> {
  choice(table: Table, frame: F): OfferedChoice | null;
  /** Why picks that answer the choice are still not allowed. */
  fault?(table: Table, frame: F, picks: readonly number[]): Refusal | null;
  take(draft: Draft, frame: F, picks: readonly number[]): void;
}

export const choosing = <F extends Frame>({ choice, fault, take, ...step }: Choosing<F>): Handler<F> => ({
  ask(table, frame) {
    const open = choice(table, frame);
    return open && askChoice(open.of, open);
  },
  moves(table, frame) {
    const open = choice(table, frame);
    return open ? chooseMoves(open) : [];
  },
  refusal(table, frame, _, move) {
    const open = choice(table, frame);
    if (!open) return refuse('firstSomethingElse', { decision: null });
    const wrong = chooseRefusal(open, move);
    return wrong || move.do !== 'choose' ? wrong : (fault?.(table, frame, move.picks) ?? null);
  },
  takeMove(draft, frame, move) {
    if (move.do === 'choose') take(draft, frame, move.picks);
  },
  ...step,
});
