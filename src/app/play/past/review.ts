/**
 * Reviews a finished game: estimates each player's chance of winning at the start of every turn, finds the decisive
 * moments, and separates each decision from the luck that followed. Chances come from simulating the rest of the game
 * in rounds: every turn is estimated roughly, then again. How often depends on the game alone, so every phone, however
 * slow, comes to the same numbers.
 */
import { type AnyMove, isConcession, type Known, type Outcome, publishedMove, type Seat } from '../../../rules/game.ts';
import { type GamePosition, type Moment, positionAt } from '../../../rules/moment.ts';
import type { Reviewer } from '../../games/gameUi.ts';

type Shown = Moment<unknown, Known>;

/** A point on the chance curve. */
export interface ReviewPoint {
  /** Index of the moment when a turn begins, or of the last moment. */
  readonly at: number;
  /** The first seat's chance of winning, 0 to 1. */
  readonly chance: number;
}

/** A decision that changed the chances a lot. */
export interface ReviewMoment {
  /** Index of the moment before the decision; `to`: after all its consequences. */
  readonly at: number;
  readonly to: number;
  readonly seat: Seat;
  readonly move: AnyMove;
  /** The first seat's chance before the decision, and after all its consequences. */
  readonly before: number;
  readonly after: number;
  /**
   * The first seat's chance right after the decision, averaged over everything that could have followed, plus what the
   * same player's later decisions in this moment changed: breaking ice on a run isn't luck.
   */
  readonly chosen: number;
  /** A better decision for the same player, with the first seat's chance after it; null if none was found. */
  readonly better: { readonly move: AnyMove; readonly chance: number } | null;
}

export interface ReviewState {
  /** How many points to estimate: every turn start and the end of the game. */
  readonly turns: number;
  /** Simulated games per point of the curve. */
  readonly games: number;
  /** Points estimated so far, in game order. */
  readonly curve: readonly ReviewPoint[];
  /** Decisive moments in game order; null until the search is finished. */
  readonly moments: readonly ReviewMoment[] | null;
}

/** Simulated games per position and round. */
export const GAMES_PER_ROUND = 50;
/** More rounds hardly improve the estimate. */
const MAX_ROUNDS = 4;
/** Simulated games for the whole curve, if a round takes fewer. */
const MAX_GAMES = 4400;
/**
 * Minimum change in chance for a decisive moment. `SURE`: minimum size of any such difference, in standard errors of
 * the estimate.
 */
const SWING = 0.08;
const SURE = 2;
/** Minimum gain in chance for a decision to count as better. */
const GAIN = 0.05;
const MAX_MOMENTS = 3;

/** What decisions and luck changed in the given moments. Chances are the first seat's. */
export interface LuckAndChoice {
  /** By seat, the effect of that player's decisions. */
  readonly choices: readonly [number, number];
  readonly luck: number;
}

export function luckAndChoice(moments: readonly ReviewMoment[]): LuckAndChoice {
  const sum = (some: readonly ReviewMoment[], of: (moment: ReviewMoment) => number): number =>
    some.reduce((total, moment) => total + of(moment), 0);
  const choices = ([0, 1] as const).map((seat) =>
    sum(
      moments.filter((moment) => moment.seat === seat),
      ({ before, chosen }) => chosen - before,
    ),
  );
  return { choices: choices as [number, number], luck: sum(moments, ({ chosen, after }) => after - chosen) };
}

/** Estimates already made for this game: a review that was interrupted continues with them. */
export type ReviewCache = Map<string, number | null>;

export interface GameReview {
  readonly moments: readonly Shown[];
  /** Indexes of the moments when turns begin. */
  readonly starts: readonly number[];
  /**
   * The winner by the rules; undefined if the game ended some other way, in which case the curve stops at the last
   * turn.
   */
  readonly result: Outcome['winner'] | undefined;
  readonly cache?: ReviewCache;
}

/** Reviews the game and reports its progress. Rejects if the reviewer rejects. */
export async function review(
  { moments, starts, result, cache = new Map() }: GameReview,
  reviewer: Reviewer<unknown>,
  report: (state: ReviewState) => void,
): Promise<void> {
  const last = moments.length - 1;
  const end: ReviewPoint[] = result === undefined ? [] : [{ at: last, chance: result === null ? 0.5 : 1 - result }];
  const known = starts.filter((at) => at < last && standing(moments[at]) !== null);
  const turns = known.length + end.length;
  const estimates = new Estimates(moments, reviewer, cache, roundsFor(known.length));
  let curve: ReviewPoint[] = [];
  for (let round = 1; round <= estimates.rounds; round++) {
    const done = (round - 1) * GAMES_PER_ROUND;
    for (const at of known) {
      const chance = await estimates.chance(at, null, 0, round);
      if (chance !== null) curve = [...curve.filter((point) => point.at !== at), { at, chance }].sort(byTime);
      report({ turns, games: Math.max(GAMES_PER_ROUND, done), curve, moments: null });
    }
  }
  curve = [...curve, ...end];
  const { games } = estimates;
  report({ turns, games, curve, moments: null });
  const found: ReviewMoment[] = [];
  const played = await beforeConcession(curve, moments, estimates);
  for (const [from, to] of largestSwings(played, games)) {
    const moment = await decisiveMoment({ moments, estimates, from, to });
    if (moment) found.push(moment);
  }
  // A moment is estimated from more games than the curve, which takes over its figures.
  const better = found.flatMap(({ at, to, before, after }) => [
    { at, chance: before },
    { at: to, chance: after },
  ]);
  curve = curve.map((point) => better.find(({ at }) => at === point.at) ?? point);
  report({ turns, games, curve, moments: found.sort(byTime) });
}

/**
 * The curve up to the concession, if there was one: a concession is neither luck nor the fault of the previous move.
 */
async function beforeConcession(
  curve: readonly ReviewPoint[],
  moments: readonly Shown[],
  estimates: Estimates,
): Promise<readonly ReviewPoint[]> {
  const at = moments.findIndex(({ by }) => isConcession(by?.move)) - 1;
  if (at < 0) return curve;
  const chance = await estimates.chance(at);
  return [...curve.filter((point) => point.at < at), ...(chance === null ? [] : [{ at, chance }])];
}

/** The number of rounds, lower for a long game, which would otherwise take minutes. */
const roundsFor = (turns: number): number =>
  Math.min(MAX_ROUNDS, Math.max(1, Math.floor(MAX_GAMES / (GAMES_PER_ROUND * Math.max(1, turns)))));

const byTime = (a: { readonly at: number }, b: { readonly at: number }): number => a.at - b.at;

const standing = (moment: Shown | undefined): GamePosition<unknown, Known> | null =>
  moment === undefined ? null : positionAt(moment);

type Decision = Parameters<Reviewer<unknown>['chance']>[1];

/** The chances in the game's positions, each estimated once per round. */
class Estimates {
  constructor(
    private readonly moments: readonly Shown[],
    readonly reviewer: Reviewer<unknown>,
    private readonly cache: ReviewCache,
    /** Rounds included in each estimate. */
    readonly rounds: number,
  ) {}

  get games(): number {
    return this.rounds * GAMES_PER_ROUND;
  }

  /** Index of the game's last moment. */
  get last(): number {
    return this.moments.length - 1;
  }

  standing(at: number): GamePosition<unknown, Known> | null {
    return standing(this.moments[at]);
  }

  /**
   * The first seat's chance in the given position, after the decision if one is given; null if that decision is
   * impossible.
   */
  async chance(at: number, first: Decision = null, from = 0, to = from + this.rounds): Promise<number | null> {
    let sum = 0;
    for (let round = from; round < to; round++) {
      const chance = await this.#round(at, first, round);
      if (chance === null) return null;
      sum += chance;
    }
    return sum / (to - from);
  }

  async #round(at: number, first: Decision, round: number): Promise<number | null> {
    const key = JSON.stringify([at, first, round]);
    const kept = this.cache.get(key);
    if (kept !== undefined) return kept;
    const there = this.standing(at);
    const chance = there && (await this.reviewer.chance(there, first, GAMES_PER_ROUND, round));
    this.cache.set(key, chance);
    return chance;
  }
}

/** The turns with the largest swings, largest first. Swings within the estimate's error don't count. */
function largestSwings(curve: readonly ReviewPoint[], games: number): [ReviewPoint, ReviewPoint][] {
  const turns = curve.slice(1).map((to, at): [ReviewPoint, ReviewPoint] => [curve[at] as ReviewPoint, to]);
  const spread = ({ chance }: ReviewPoint): number => (chance * (1 - chance)) / games;
  const swing = ([from, to]: readonly [ReviewPoint, ReviewPoint]): number => Math.abs(to.chance - from.chance);
  return turns
    .filter(([from, to]) => swing([from, to]) >= Math.max(SWING, SURE * Math.sqrt(spread(from) + spread(to))))
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, MAX_MOMENTS);
}

interface Turn {
  readonly moments: readonly Shown[];
  readonly estimates: Estimates;
  readonly from: ReviewPoint;
  readonly to: ReviewPoint;
}

/** The action of the given turn after which the chances changed most; null if the change was spread over the turn. */
async function decisiveMoment({ moments, estimates, from, to }: Turn): Promise<ReviewMoment | null> {
  const { reviewer } = estimates;
  const pauses = moments
    .map((_, at) => at)
    // A turn can begin with a draw, which no action causes.
    .filter((at) => at === from.at || (at > from.at && at < to.at && isPause(moments, at, reviewer)));
  const points: ReviewPoint[] = [];
  for (const at of pauses) {
    const chance = await estimates.chance(at);
    if (chance !== null) points.push({ at, chance });
  }
  const [swing] = largestSwings([...points, to], estimates.games);
  const by = swing && moments[swing[0].at + 1]?.by;
  if (!by) return null;
  const before = await confirmed(estimates, swing[0]);
  const after = await confirmed(estimates, swing[1]);
  if (largestSwings([before, after], 2 * estimates.games).length === 0) return null;
  const { seat, move } = by;
  const first = await estimates.chance(before.at, { seat, move }, 0, 2 * estimates.rounds);
  if (first === null) return null;
  const later = await laterDecisions({ moments, estimates, from: before, to: after }, seat);
  const chosen = Math.min(1, Math.max(0, first + later));
  const better = await betterMove(estimates, { at: before.at, seat, move, chosen });
  return { at: before.at, to: after.at, seat, move, before: before.chance, after: after.chance, chosen, better };
}

/**
 * The point, estimated from twice as many games: the largest of several swings is probably overestimated. The result
 * of the game is certain.
 */
async function confirmed(estimates: Estimates, point: ReviewPoint): Promise<ReviewPoint> {
  if (point.at === estimates.last) return point;
  const chance = await estimates.chance(point.at, null, 0, 2 * estimates.rounds);
  return chance === null ? point : { at: point.at, chance };
}

/**
 * How much the player's decisions after the moment's first one changed the first seat's chance. Decisions that the
 * machine would have made too change nothing: the estimate expects them.
 */
async function laterDecisions({ moments, estimates, from, to }: Turn, seat: Seat): Promise<number> {
  let sum = 0;
  for (let at = from.at + 1; at < to.at; at++) {
    const by = moments[at + 1]?.by;
    const there = estimates.standing(at);
    if (by?.seat !== seat || there === null) continue;
    const [expected] = estimates.reviewer.candidates(there, seat);
    if (expected === undefined || isSame(expected, by.move)) continue;
    const was = await estimates.chance(at);
    const is = await estimates.chance(at, { seat, move: by.move });
    if (was !== null && is !== null) sum += is - was;
  }
  return sum;
}

const isSame = (one: AnyMove, other: AnyMove): boolean =>
  JSON.stringify(publishedMove(one)) === JSON.stringify(publishedMove(other));

const isPause = (moments: readonly Shown[], at: number, reviewer: Reviewer<unknown>): boolean =>
  moments[at + 1]?.by !== undefined && standing(moments[at]) !== null && reviewer.pauses(moments[at]?.table);

/**
 * The machine's best alternative to the decision, if a second estimate confirms that it is better. It is compared with
 * what the decision was worth on average, not with how it turned out.
 */
async function betterMove(
  estimates: Estimates,
  { at, seat, move, chosen }: Pick<ReviewMoment, 'at' | 'seat' | 'move' | 'chosen'>,
): Promise<ReviewMoment['better']> {
  const there = estimates.standing(at);
  if (!there) return null;
  const gain = (chance: number): number => (seat === 0 ? chance - chosen : chosen - chance);
  let best: { move: AnyMove; chance: number } | null = null;
  for (const other of estimates.reviewer.candidates(there, seat)) {
    if (isSame(other, move)) continue;
    const chance = await estimates.chance(at, { seat, move: other });
    if (chance !== null && gain(chance) > (best === null ? GAIN : gain(best.chance))) best = { move: other, chance };
  }
  if (best === null) return null;
  // The maximum of several estimates is biased upwards, so only the second estimate counts. It takes as many rounds as
  // the decision's own, and must be better by more than the error of both.
  const { rounds, games } = estimates;
  const chance = await estimates.chance(at, { seat, move: best.move }, rounds, 3 * rounds);
  if (chance === null) return null;
  const spread = (chance * (1 - chance) + chosen * (1 - chosen)) / (2 * games);
  return gain(chance) < Math.max(GAIN, SURE * Math.sqrt(spread)) ? null : { move: best.move, chance };
}
