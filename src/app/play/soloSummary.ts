/**
 * What home says of a game on one phone. It is kept beside the game's answers, so that home need not load the rules to
 * read it; where it is missing or damaged home says nothing, and "Play alone" still finds the game.
 */
import { keptAlone } from '../../peer/store/decks.ts';
import type { Seat } from '../../rules/game.ts';
import type { Table } from '../../rules/netrunner/table.ts';

export interface Glance {
  turn: number;
  points: [number, number];
  over: boolean;
  /** Milliseconds since 1970. */
  touched: number;
}

export interface OpenAlone extends Glance {
  kind: 'goldfish' | 'hotSeat';
  /** Goldfish: the side that is played. */
  seat: Seat;
}

export const glanceOf = ({ turn, corp, runner, over }: Table): Glance => ({
  turn,
  points: [corp.points, runner.points],
  over: over !== null,
  touched: Date.now(),
});

/** The open games on this phone, the last played first. */
export async function openAlone(): Promise<OpenAlone[]> {
  const kinds = ['goldfish', 'hotSeat'] as const;
  const kept = await Promise.all(kinds.map((kind) => keptAlone(kind)));
  return kept
    .flatMap((game, at) => read(game, kinds[at] ?? 'goldfish') ?? [])
    .filter(({ over }) => !over)
    .sort((a, b) => b.touched - a.touched);
}

function read(kept: unknown, kind: OpenAlone['kind']): OpenAlone | null {
  const { seat, glance } = (kept ?? {}) as { seat?: unknown; glance?: Partial<Glance> };
  if ((seat !== 0 && seat !== 1) || typeof glance !== 'object' || glance === null) return null;
  const { turn, points, over, touched } = glance;
  if (typeof turn !== 'number' || typeof over !== 'boolean' || typeof touched !== 'number') return null;
  if (!Array.isArray(points) || points.length !== 2 || points.some((n) => typeof n !== 'number')) return null;
  return { kind, seat, turn, points: [points[0] as number, points[1] as number], over, touched };
}
