// Chunk: machine
/** Plans for a turn: sequences of a player's own actions, built from the moves the policy currently ranks highest. */

/** Each move is made when the player may act again; after the last, the policy takes over. Never empty. */
export type TurnPlan<M> = readonly [M, ...M[]];

interface Ranked<M> {
  readonly move: M;
  readonly worth: number;
}

/** How much worse than the best move the first move of a plan, and a later one, may be. */
const MAX_FIRST_GAP = 6;
const MAX_LATER_GAP = 10;
const MAX_FIRST_MOVES = 4;
const MAX_LATER_MOVES = 6;
const MAX_PLANS = 5;

/** Rivals of the best move: the next best moves and, if it is an action, plans of several actions. */
export function plansOf<M>(ranked: readonly Ranked<M>[], action: boolean): TurnPlan<M>[] {
  const [best] = ranked;
  if (!best) return [];
  const within = (worse: number): Ranked<M>[] => distinct(ranked.filter(({ worth }) => best.worth - worth <= worse));
  const first = within(MAX_FIRST_GAP).slice(0, MAX_FIRST_MOVES);
  const singles = first.slice(1).map(({ move }): TurnPlan<M> => [move]);
  if (!action) return singles;
  const second = within(MAX_LATER_GAP).slice(0, MAX_LATER_MOVES);
  const pairs = first.flatMap((a) => second.map((b) => ({ plan: planFrom(a, b), worth: a.worth + b.worth })));
  pairs.sort((a, b) => b.worth - a.worth);
  return [...singles, ...pairs.slice(0, MAX_PLANS).map(({ plan }) => plan)];
}

/** One action repeated for the rest of the turn, or two different ones and the first again. */
const planFrom = <M>(a: Ranked<M>, b: Ranked<M>): TurnPlan<M> =>
  a === b ? [a.move, a.move, a.move, a.move] : [a.move, b.move, a.move];

function distinct<M>(ranked: readonly Ranked<M>[]): Ranked<M>[] {
  const seen = new Set<string>();
  return ranked.filter(({ move }) => {
    const key = JSON.stringify(move);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
