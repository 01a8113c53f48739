/**
 * What home says of a game on one phone. It is kept beside the game's answers, so that home need not load the rules to
 * read it; where it is missing or damaged home says nothing, and the screen of games on this phone still finds it.
 */
import { keptAlone } from '../../peer/store/decks.ts';
import type { Seat } from '../../rules/game.ts';
import { type SoloKind, soloKinds } from '../../solo/kinds.ts';
import type { GameSign, Summary } from '../games/gameUi.ts';
import { mainSign, signNamed } from '../games/signs.ts';

export interface SoloSummary extends Summary {
  /** Milliseconds since 1970. */
  touched: number;
}

export interface OpenSolo extends SoloSummary {
  sign: GameSign;
  kind: SoloKind;
  /** The side that is played where there is one person. */
  seat: Seat;
}

export const soloSummary = (summary: Summary): SoloSummary => ({ ...summary, touched: Date.now() });

/** What a player's seal is drawn from where nobody has a key. */
export const soloSeal = ({ seats }: GameSign, seat: Seat): string => `alone ${seats[seat].toLowerCase()}`;

/** Which game that was, whatever a store brought back: the main one, where it is not said. */
export function soloSign(kept: unknown): GameSign {
  const { game } = (kept ?? {}) as { game?: unknown };
  return (typeof game === 'string' ? signNamed(game) : undefined) ?? mainSign;
}

/** The open games on this phone, the last played first. */
export async function openSolos(): Promise<OpenSolo[]> {
  const kept = await Promise.all(soloKinds.map(async (kind) => read(await keptAlone(kind), kind)));
  return kept
    .filter((game) => game !== null)
    .filter(({ over }) => !over)
    .sort((a, b) => b.touched - a.touched);
}

function read(kept: unknown, kind: OpenSolo['kind']): OpenSolo | null {
  const { seat, glance } = (kept ?? {}) as { seat?: unknown; glance?: Partial<SoloSummary> };
  if ((seat !== 0 && seat !== 1) || typeof glance !== 'object' || glance === null) return null;
  const { turn, points, over, touched, now } = glance;
  if (typeof turn !== 'number' || typeof over !== 'boolean' || typeof touched !== 'number') return null;
  if (!Array.isArray(points) || points.length !== 2 || points.some((n) => typeof n !== 'number')) return null;
  return {
    sign: soloSign(kept),
    kind,
    seat,
    turn,
    points: [points[0] as number, points[1] as number],
    over,
    touched,
    // From before it was kept there is none.
    ...(now && { now }),
  };
}
