// Chunk: split
/**
 * Thinking ahead: plays out a policy's best moves, and plans of several actions in a turn, with the policy on both
 * sides, in the same worlds; each world redeals the hidden cards. A plan other than the policy's move is chosen only if
 * the paired differences show a gain (flat Monte Carlo with common random numbers and early stopping). The rest of a
 * plan is searched again at each action, so it is followed only as long as it holds and nothing has to be stored. Pure:
 * the budget counts answers, not time, so the same randomness gives the same move.
 */
import type { AnyMove, CardId, DecisionNames, Game, Known, Seat } from '../rules/game.ts';
import { decide, decideSealed, type LocalGame, nothingHidden } from './local.ts';
import { plansOf, type TurnPlan } from './plans.ts';
import { type Random, seeded } from './random.ts';

/** What a game provides for thinking ahead. */
export interface Thinker<T, M extends AnyMove> {
  readonly game: Game<T, M, DecisionNames, Known>;
  /** The policy's moves with their value, best first. */
  rank(table: T, known: Known, seat: Seat, random: Random): readonly { readonly move: M; readonly worth: number }[];
  /** Hidden cards consistent with what the given seat knows; null if none were found. */
  world(
    table: T,
    known: Known,
    seat: Seat,
    random: Random,
  ): { readonly known: readonly [Known, Known]; readonly piles: readonly [CardId[], CardId[]] } | null;
  /** The table's value for the given seat. */
  evaluate(table: T, known: Known, seat: Seat): number;
  /** Whether the given question is worth thinking about. */
  matters(table: T): boolean;
  /** The seat that chooses its next action; null if the question is not that. */
  acts(table: T): Seat | null;
  /** The number of turns begun so far. */
  turn(table: T): number;
  /** Whether no action is in progress. */
  calm(table: T): boolean;
}

/**
 * A move better than the next by this much is made right away; a plan is abandoned if its next move is worse by more.
 */
const CLEAR_MARGIN = 25;
const TURNS_AHEAD = 4;
const MAX_PLAYOUT_LENGTH = 160;
const BATCH = 6;
const MAX_WORLDS = 90;
/** After this many worlds, only the most promising rivals remain: the budget is small. */
const TRIAL_WORLDS = 3;
const MAX_PROMISING = 3;

interface Rival<M> {
  plan: TurnPlan<M>;
  /** Its gain over the policy's move in each world. */
  gains: number[];
}

/** The move for the given seat. `budget`: how many answers of the game may be tried. */
export function think<T, M extends AnyMove>(
  thinker: Thinker<T, M>,
  { table, known, seat }: { table: T; known: Known; seat: Seat },
  budget: number,
  random: Random,
): M | null {
  const ranked = thinker.rank(table, known, seat, random);
  const [best, next] = ranked;
  if (!best) return null;
  if (!next || !thinker.matters(table) || best.worth - next.worth > CLEAR_MARGIN) return best.move;
  let rivals: Rival<M>[] = plansOf(ranked, thinker.acts(table) === seat).map((plan) => ({ plan, gains: [] }));
  let left = budget;
  for (let worlds = 0; worlds < MAX_WORLDS && left > 0 && rivals.length > 0; worlds++) {
    const world = thinker.world(table, known, seat, random);
    if (!world) continue;
    const seed = random(2 ** 32);
    const played = (plan: TurnPlan<M>): number => {
      const end = playOut(thinker, table, world, seat, plan, seed);
      left -= end.answers;
      return end.value;
    };
    const base = played([best.move]);
    for (const rival of rivals) rival.gains.push(played(rival.plan) - base);
    if (worlds + 1 === TRIAL_WORLDS)
      rivals = rivals.sort((a, b) => mean(b.gains) - mean(a.gains)).slice(0, MAX_PROMISING);
    if ((worlds + 1) % BATCH === 0) rivals = rivals.filter(({ gains }) => mean(gains) + standardError(gains) > 0);
  }
  const sure = rivals.filter(({ gains }) => gains.length >= BATCH && mean(gains) - 1.3 * standardError(gains) > 0);
  if (sure.length === 0) return best.move;
  return sure.reduce((a, b) => (mean(b.gains) > mean(a.gains) ? b : a)).plan[0];
}

/**
 * Plays the plan in the given world, then the policy on both sides for some turns. `value`: what the table is worth to
 * the seat then; −∞ if the first move is not possible.
 */
export function playOut<T, M extends AnyMove>(
  thinker: Thinker<T, M>,
  table: T,
  world: { readonly known: readonly [Known, Known]; readonly piles: readonly [CardId[], CardId[]] },
  seat: Seat,
  [move, ...rest]: TurnPlan<M>,
  seed: number,
): { value: number; answers: number } {
  const random = seeded(seed);
  const local: LocalGame<T, M> = {
    game: thinker.game,
    table,
    known: [...world.known],
    hidden: [nothingHidden(), nothingHidden()],
    piles: [[...world.piles[0]], [...world.piles[1]]],
    random,
  };
  const turn = thinker.turn(table);
  const plan = { seat, rest, holds: (now: T) => thinker.turn(now) === turn && thinker.acts(now) === seat };
  if (!decide(local, seat, move).ok) return { value: Number.NEGATIVE_INFINITY, answers: 1 };
  const answers =
    1 +
    rollout(
      thinker,
      local,
      MAX_PLAYOUT_LENGTH,
      (now) => thinker.turn(now) >= turn + TURNS_AHEAD && thinker.calm(now),
      plan,
    );
  return { value: thinker.evaluate(local.table, local.known[seat], seat), answers };
}

/** The rest of a plan. Where it does not hold, the policy plays. */
interface PlanInProgress<T, M> {
  readonly seat: Seat;
  readonly rest: M[];
  holds(table: T): boolean;
}

/** The next planned move if it is still possible and not plainly worse than the policy's; a broken plan is dropped. */
function planned<T, M>(
  { rest }: PlanInProgress<T, M>,
  ranked: readonly { readonly move: M; readonly worth: number }[],
): M | undefined {
  const next = rest.shift();
  const key = JSON.stringify(next);
  const found = ranked.find(({ move }) => JSON.stringify(move) === key);
  if (found && (ranked[0]?.worth ?? 0) - found.worth <= CLEAR_MARGIN) return found.move;
  rest.length = 0;
  return undefined;
}

/**
 * Lets the policy play both sides until the game ends, `maxAnswers` answers are given, or `shouldStop` returns true.
 * Returns the number of answers given.
 */
export function rollout<T, M extends AnyMove>(
  thinker: Pick<Thinker<T, M>, 'game' | 'rank'>,
  local: LocalGame<T, M>,
  maxAnswers: number,
  shouldStop: (table: T) => boolean,
  plan?: PlanInProgress<T, M>,
): number {
  const { random } = local;
  const policy = (by: Seat): M | undefined => {
    const ranked = thinker.rank(local.table, local.known[by], by, random);
    const next = plan && by === plan.seat && plan.rest.length > 0 && plan.holds(local.table) && planned(plan, ranked);
    return next || ranked[0]?.move;
  };
  for (let answers = 0; answers < maxAnswers; answers++) {
    const question = thinker.game.ask(local.table);
    if (question.kind === 'over' || shouldStop(local.table)) return answers;
    const [first, second] = question.kind === 'sealed' ? [policy(0), policy(1)] : [];
    const by = question.kind === 'move' || question.kind === 'choose' ? question.of : null;
    const one = by === null ? undefined : policy(by);
    const done =
      first && second ? decideSealed(local, [first, second]) : by !== null && one ? decide(local, by, one) : null;
    if (!done?.ok) return answers;
  }
  return maxAnswers;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** The standard error of the mean. */
function standardError(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY;
  const middle = mean(values);
  const squares = values.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
