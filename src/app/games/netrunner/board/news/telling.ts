/** Which of the newest lines are shown for a moment, to whom. */
import { TELLING } from '../../../../../words/en/netrunner/moment.ts';
import type { NetrunnerSeated, TableLine } from '../seated.ts';

/** What this player has not before their eyes anyhow; nothing where none of it is worth a moment. */
export function tellingOf(
  fresh: readonly TableLine[],
  seat: NetrunnerSeated['seat'],
  busy: boolean,
): readonly TableLine[] {
  const news = fresh.filter(({ moment }) => moment && moment.by !== seat && !(busy && moment.shownInRun));
  return news.some(({ moment }) => (moment?.weight ?? 0) >= TELLING) ? news : [];
}

/** How much it says. */
export const weightOf = ({ moment }: TableLine): number => moment?.weight ?? 0;

/** Of one card the heaviest is told: that it was stolen, and not that it was accessed before. */
export const withoutEchoes = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter(
    (line) =>
      line.moment?.card === undefined ||
      !lines.some((one) => one.moment?.card === line.moment?.card && weightOf(one) > weightOf(line)),
  );

/** What names a loss: it stays for longer, and no tap elsewhere takes it away. */
export const lastingLines = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter(({ moment }) => moment?.stays);

/** The newest of them, but of what stays every one. */
export function kept(lines: readonly TableLine[], most: number): readonly TableLine[] {
  const passing = lines.filter(({ moment }) => !moment?.stays);
  const room = Math.max(0, most - (lines.length - passing.length));
  const newest = new Set(passing.slice(passing.length - Math.min(room, passing.length)));
  return lines.filter((line) => line.moment?.stays || newest.has(line));
}
