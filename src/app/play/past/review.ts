/**
 * Reviews a finished game: estimates each player's chance at every turn start and finds the decisive moments. Chances
 * come from simulating the rest of the game many times, so a swing counts only if a second estimate confirms it.
 */
import { type AnyMove, type Known, type Outcome, published, type Seat } from '../../../rules/game.ts';
import { type GamePosition, type Moment, positionAt } from '../../../rules/moment.ts';
import type { Reviewer } from '../../games/gameUi.ts';

type Shown = Moment<unknown, Known>;

/** A point on the chance curve. */
export interface ReviewPoint {
  /** Index of the moment when a turn begins, or of the final moment. */
  readonly at: number;
  /** The first seat's chance, 0 to 1. */
  readonly chance: number;
}

/** A decision that changed the chances sharply. */
export interface ReviewMoment {
  /** Indexes of the moments before the decision and after all its consequences. */
  readonly at: number;
  readonly to: number;
  readonly seat: Seat;
  readonly move: AnyMove;
  /** The first seat's chance before and after the decision. */
  readonly before: number;
  readonly after: number;
  /** A better decision for the same player, with the first seat's chance after it; null if none was found. */
  readonly better: { readonly move: AnyMove; readonly chance: number } | null;
}

export interface ReviewState {
  /** Points to estimate: every turn start and the end of the game. */
  readonly turns: number;
  /** Points estimated so far, in game order. */
  readonly curve: readonly ReviewPoint[];
  /** Decisive moments in game order; null until the search is finished. */
  readonly moments: readonly ReviewMoment[] | null;
}

/** Simulated games per estimate. */
export const GAMES = 200;
/** Minimum change in chance for a decisive moment. */
const SWING = 0.08;
/** Minimum gain in chance for a better decision. */
const GAIN = 0.05;
const MAX_MOMENTS = 3;

export interface GameReview {
  readonly moments: readonly Shown[];
  /** Indexes of the moments when turns begin. */
  readonly starts: readonly number[];
  /**
   * The winner by the rules; undefined if the game ended some other way, in which case the curve stops at the last
   * turn.
   */
  readonly result: Outcome['winner'] | undefined;
  /** Whether a decision concedes the game. Concessions are never decisive moments. */
  readonly concedes: (move: AnyMove) => boolean;
}

/** Reviews the game and reports each step. Rejects if the reviewer rejects. */
export async function review(
  { moments, starts, result, concedes }: GameReview,
  reviewer: Reviewer<unknown>,
  report: (state: ReviewState) => void,
): Promise<void> {
  const last = moments.length - 1;
  const end: ReviewPoint[] = result === undefined ? [] : [{ at: last, chance: result === null ? 0.5 : 1 - result }];
  const known = starts.filter((at) => at < last && standing(moments[at]) !== null);
  const turns = known.length + end.length;
  const curve: ReviewPoint[] = [];
  for (const at of known) {
    const chance = await chanceAt(reviewer, moments[at]);
    if (chance !== null) curve.push({ at, chance });
    report({ turns, curve: [...curve], moments: null });
  }
  curve.push(...end);
  report({ turns, curve: [...curve], moments: null });
  const found: ReviewMoment[] = [];
  for (const [from, to] of largest(curve)) {
    const moment = await decisive({ moments, reviewer, from, to });
    if (moment && !concedes(moment.move)) found.push(moment);
  }
  report({ turns, curve: [...curve], moments: found.sort((a, b) => a.at - b.at) });
}

const standing = (moment: Shown | undefined): GamePosition<unknown, Known> | null =>
  moment === undefined ? null : positionAt(moment);

async function chanceAt(reviewer: Reviewer<unknown>, moment: Shown | undefined): Promise<number | null> {
  const there = standing(moment);
  return there && reviewer.chance(there, null, GAMES);
}

/** The turns with the largest swings, largest first. */
function largest(curve: readonly ReviewPoint[]): [ReviewPoint, ReviewPoint][] {
  const turns = curve.slice(1).map((to, at): [ReviewPoint, ReviewPoint] => [curve[at] as ReviewPoint, to]);
  const swing = ([from, to]: readonly [ReviewPoint, ReviewPoint]): number => Math.abs(to.chance - from.chance);
  return turns
    .filter((turn) => swing(turn) >= SWING)
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, MAX_MOMENTS);
}

interface Turn {
  readonly moments: readonly Shown[];
  readonly reviewer: Reviewer<unknown>;
  readonly from: ReviewPoint;
  readonly to: ReviewPoint;
}

/** The action of the given turn after which the chances changed most; null if the change was spread over the turn. */
async function decisive({ moments, reviewer, from, to }: Turn): Promise<ReviewMoment | null> {
  const pauses = moments
    .map((_, at) => at)
    .filter((at) => at >= from.at && at < to.at && isPause(moments, at, reviewer));
  const points: ReviewPoint[] = [];
  for (const at of pauses) {
    const chance = await chanceAt(reviewer, moments[at]);
    if (chance !== null) points.push({ at, chance });
  }
  const [swing] = largest([...points, to]);
  if (!swing) return null;
  const [before, after] = swing;
  const by = moments[before.at + 1]?.by;
  if (!by) return null;
  const { seat, move } = by;
  const better = await betterThan({ moments, reviewer, before, after, seat, move });
  return { at: before.at, to: after.at, seat, move, before: before.chance, after: after.chance, better };
}

const isPause = (moments: readonly Shown[], at: number, reviewer: Reviewer<unknown>): boolean =>
  moments[at + 1]?.by !== undefined && standing(moments[at]) !== null && reviewer.pauses(moments[at]?.table);

interface Decided extends Pick<Turn, 'moments' | 'reviewer'> {
  readonly before: ReviewPoint;
  readonly after: ReviewPoint;
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** The machine's best alternative to the decision, if a second estimate confirms that it is better. */
async function betterThan({ moments, reviewer, before, after, seat, move }: Decided): Promise<ReviewMoment['better']> {
  const there = standing(moments[before.at]);
  if (!there) return null;
  const gain = (chance: number): number => (seat === 0 ? chance - after.chance : after.chance - chance);
  const made = JSON.stringify(published(move));
  let best: { move: AnyMove; chance: number } | null = null;
  for (const other of reviewer.candidates(there, seat)) {
    if (JSON.stringify(published(other)) === made) continue;
    const chance = await reviewer.chance(there, { seat, move: other }, GAMES);
    if (chance !== null && gain(chance) > (best === null ? GAIN : gain(best.chance))) best = { move: other, chance };
  }
  if (best === null) return null;
  // The maximum of several estimates is biased upwards, so only the second estimate counts.
  const chance = await reviewer.chance(there, { seat, move: best.move }, GAMES, 1);
  return chance === null || gain(chance) < GAIN ? null : { move: best.move, chance };
}
