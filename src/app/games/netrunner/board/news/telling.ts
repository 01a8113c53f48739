/** Which of the newest lines are shown briefly, and to whom. */
import { TELLING } from '../../../../../words/en/netrunner/moment.ts';
import type { NetrunnerSeated, TableLine } from '../seated.ts';

/** What this player can't already see; empty if none of it is worth showing. */
export function notableLines(
  fresh: readonly TableLine[],
  seat: NetrunnerSeated['seat'],
  busy: boolean,
): readonly TableLine[] {
  const news = fresh.filter(({ moment }) => moment && moment.by !== seat && !(busy && moment.shownInRun));
  return news.some(({ moment }) => (moment?.weight ?? 0) >= TELLING) ? news : [];
}

/** Its importance. */
export const importanceOf = ({ moment }: TableLine): number => moment?.weight ?? 0;

/** One line per card, the most important: that it was stolen, not that it was accessed. */
export const withoutDuplicates = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter(
    (line) =>
      line.moment?.card === undefined ||
      !lines.some((one) => one.moment?.card === line.moment?.card && importanceOf(one) > importanceOf(line)),
  );

/** Losses: they stay longer, and tapping elsewhere does not close them. */
export const lastingLines = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter(({ moment }) => moment?.stays);

/** The newest lines, plus all that stay. */
export function linesToKeep(lines: readonly TableLine[], most: number): readonly TableLine[] {
  const passing = lines.filter(({ moment }) => !moment?.stays);
  const room = Math.max(0, most - (lines.length - passing.length));
  const newest = new Set(passing.slice(passing.length - Math.min(room, passing.length)));
  return lines.filter((line) => line.moment?.stays || newest.has(line));
}
