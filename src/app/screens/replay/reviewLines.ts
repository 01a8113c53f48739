/** The lines of text about a review's moments. */
import { type CardId, other, type Seat } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/review.ts';
import { readBy } from '../../../words/en/you.ts';
import type { ReviewMoment, ReviewState } from '../../play/past/review.ts';
import type { ReplaySource } from './replaying.ts';

/** Converts the first seat's chance to that of the given seat. */
export const forSeat = (seat: Seat, chance: number): number => (seat === 0 ? chance : 1 - chance);

/**
 * The review with all chances rounded to a percent, so that the changes shown are the differences of those chances.
 * Only the end of the game, at moment `last`, is certain.
 */
export function inPercent(review: ReviewState, last: number): ReviewState {
  const rounded = (chance: number, at?: number): number =>
    at === last ? chance : Math.min(99, Math.max(1, Math.round(100 * chance))) / 100;
  const moments = review.moments?.map(({ before, chosen, after, better, ...moment }) => ({
    ...moment,
    before: rounded(before),
    // A decision that ended the game itself left nothing to luck.
    chosen: rounded(chosen, chosen === after ? moment.to : undefined),
    after: rounded(after, moment.to),
    better: better && { ...better, chance: rounded(better.chance) },
  }));
  const curve = review.curve.map(({ at, chance }) => ({ at, chance: rounded(chance, at) }));
  return { ...review, curve, moments: moments ?? null };
}

/**
 * The record lines from a moment's decision to the end of the moment or turn, as this phone's player reads them. After
 * the game, a card that was played face down is named.
 */
export function linesOf(
  { ui, timeline, names, mine }: Pick<ReplaySource, 'ui' | 'timeline' | 'names' | 'mine'>,
  { at, to, seat, move }: Pick<ReviewMoment, 'at' | 'to' | 'seat' | 'move'>,
): string[] {
  const turnAt = (moment: number): number => ui.summary(timeline.moments[moment]?.table).turn;
  const lines = timeline.lines.slice(timeline.linesAt(at), timeline.linesAt(to));
  // The start of the opponent's turn is part of the same moment as a turn's last action.
  if (turnAt(at) !== turnAt(to)) while (lines.length > 1 && lines.at(-1)?.seat !== seat) lines.pop();
  // What the last line says of the whole game, the title says too.
  if (to === timeline.last) while (lines.length > 1 && lines.at(-1)?.seat === null) lines.pop();
  const [first, ...rest] = lines.map((line) => readBy(line, mine, names));
  const card = move.hidden === undefined ? undefined : ui.cardTitle?.(move.hidden);
  return [...(first === undefined ? [] : [first]), ...(card === undefined ? [] : [say.itWas(card)]), ...rest];
}

/**
 * The cards that came into each hand during a moment, one sentence per player; after the game they are no longer
 * hidden.
 */
export function drawnIn(
  { ui, timeline, names, mine }: Pick<ReplaySource, 'ui' | 'timeline' | 'names' | 'mine'>,
  { at, to }: Pick<ReviewMoment, 'at' | 'to'>,
  seats: readonly Seat[] = [0, 1],
): string[] {
  const handOf = (moment: number, seat: Seat): readonly CardId[] => timeline.moments[moment]?.known[seat]?.hand ?? [];
  return seats.flatMap((seat) => {
    const had = [...handOf(at, seat)];
    const drawn = handOf(to, seat).filter((card) => {
      const held = had.indexOf(card);
      if (held >= 0) had.splice(held, 1);
      return held < 0;
    });
    const titles = drawn.map((card) => ui.cardTitle?.(card) ?? card);
    return titles.length === 0 ? [] : [say.drew(seat === mine ? null : names[seat], titles)];
  });
}

/**
 * A moment's lines with the most important first: usually the decision, but if that changed nothing and the opponent
 * drew right after it, the draw.
 */
export function headlinesOf(
  source: Pick<ReplaySource, 'ui' | 'timeline' | 'names' | 'mine'>,
  moment: Omit<ReviewMoment, 'better'>,
): string[] {
  const { at, to, seat, before, chosen } = moment;
  const lines = linesOf(source, moment);
  const isOnlyLuck = to === at + 1 && Math.round(100 * (chosen - before)) === 0;
  const drawn = isOnlyLuck ? drawnIn(source, moment, [other(seat)]) : [];
  return drawn.length > 0 ? [...drawn, ...lines.slice(0, 1)] : [...lines, ...drawnIn(source, moment)];
}
