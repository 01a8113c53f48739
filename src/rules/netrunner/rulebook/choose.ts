/** Choices of subsets and splits, for every text that asks for one. */
import type { Refusal } from '../../game.ts';
import { pop } from '../draft.ts';
import type { Handler } from '../flow.ts';
import type { FrameOf } from '../frame.ts';
import { type Move, no } from '../move.ts';
import { canAdvance } from './numbers.ts';

/** What may be chosen. With `total` the picks are amounts, one for each of `from`, and their sum counts. */
export interface Choice {
  from: readonly number[];
  min: number;
  max: number;
  total?: number;
}

/** More than this is no list for a person; all choices of a real table are far below. */
const MOST = 512;

export function chooseMoves(choice: Choice): Move[] {
  const lists =
    choice.total === undefined ? subsets(choice.from, choice.min, choice.max) : splits(choice.from.length, choice.max);
  return lists.slice(0, MOST).map((picks) => ({ do: 'choose', picks }));
}

export function chooseRefusal(choice: Choice, move: Move): Refusal | null {
  if (move.do !== 'choose') return no('E-PENDING', 'A choice has to be made first.');
  const { picks } = move;
  if (choice.total !== undefined) return splitRefusal(choice, picks);
  if (new Set(picks).size < picks.length) return no('E-FORM', 'Something is chosen twice.');
  if (picks.some((pick) => !choice.from.includes(pick))) return no('E-TARGET', 'That cannot be chosen here.');
  if (picks.length < choice.min || picks.length > choice.max)
    return no('E-COUNT', `Choose ${range(choice)}; ${picks.length} chosen.`);
  return null;
}

function splitRefusal(choice: Choice, picks: readonly number[]): Refusal | null {
  const sum = picks.reduce((a, b) => a + b, 0);
  if (picks.length !== choice.from.length) return no('E-COUNT', `Give an amount for each of ${choice.from.length}.`);
  if (sum < choice.min || sum > choice.max) return no('E-COUNT', `Split ${range(choice)}; ${sum} given.`);
  return null;
}

const range = ({ min, max }: Choice): string => (min === max ? `${min}` : `${min} to ${max}`);

function subsets(from: readonly number[], min: number, max: number): number[][] {
  let lists: number[][] = [[]];
  for (const one of from)
    lists = [...lists, ...lists.filter((list) => list.length < max).map((list) => [...list, one])].slice(0, MOST * 4);
  return lists.filter((list) => list.length >= min);
}

/** Every way to give up to `sum` to so many places. */
function splits(places: number, sum: number): number[][] {
  if (places === 0) return [[]];
  const lists: number[][] = [];
  for (let mine = 0; mine <= sum && lists.length < MOST; mine++)
    for (const rest of splits(places - 1, sum - mine)) lists.push([mine, ...rest]);
  return lists;
}

export const choose: Handler<FrameOf<'choose'>> = {
  ask: (_, { of, what, from, min, max, total }) => ({
    kind: 'choose',
    of,
    what,
    from: [...from],
    min,
    max,
    ...(total === undefined ? {} : { total }),
  }),
  moves: (_, frame) => chooseMoves(frame),
  refusal(_, frame, __, move, known) {
    const wrong = chooseRefusal(frame, move);
    if (wrong || move.do !== 'choose' || frame.what !== 'addAdvancement' || !known) return wrong;
    // What the others cannot see: which of these cards may be advanced at all.
    const fits = frame.from.map((slot) => canAdvance(known.slots[slot] ?? ''));
    if (move.picks.some((amount, at) => amount > 0 && !fits[at]))
      return no('E-TARGET', 'That card cannot be advanced.');
    const sum = move.picks.reduce((a, b) => a + b, 0);
    return fits.includes(true) && sum < frame.max
      ? no('E-COUNT', `Place all ${frame.max} counters; ${sum} placed.`)
      : null;
  },
  take(draft, _, answer) {
    if (answer.kind === 'move' && answer.move.do === 'choose') pop(draft, answer.move.picks);
  },
  step() {
    throw new Error('a choice is always asked');
  },
};
