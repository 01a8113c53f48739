// Chunk: ended
/** A finished solo game, as stored for the list of past games. */
import type { FinishedSolo } from '../../../peer/store/finished.ts';
import type { AnyMove } from '../../../rules/game.ts';
import type { Solo } from '../../../solo/solo.ts';
import type { GameSummary } from '../../games/gameUi.ts';

/** The game's id in the store; it stays the same if the last decision is taken back and made again. */
export const finishedId = ({ kind, seed }: Pick<Solo<unknown, AnyMove>['game'], 'kind' | 'seed'>): string =>
  `${kind}-${seed}`;

/** Returns null while the game is open. */
export function finishedSolo(
  { rules, game, local }: Solo<unknown, AnyMove>,
  { points, turn }: Pick<GameSummary, 'points' | 'turn'>,
): FinishedSolo | null {
  const end = rules.game.ask(local.table);
  if (end.kind !== 'over') return null;
  const { kind, seat, level } = game;
  return {
    id: finishedId(game),
    kind,
    game: rules.game.id,
    seat,
    ...(level !== undefined && { level }),
    winner: end.winner,
    why: end.why,
    points: [points[0], points[1]],
    turn,
    touched: Date.now(),
    played: { ...game, answers: [...game.answers] },
  };
}
