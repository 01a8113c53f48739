// Chunk: split
/** Win chances in a position: the machine plays both sides to the end, many times. Pure. */
import type { AnyMove, Known, Seat } from '../rules/game.ts';
import { withMemory } from '../rules/known.ts';
import type { GamePosition } from '../rules/moment.ts';
import { continueLocal, decide } from './local.ts';
import { type Random, seeded, shuffled } from './random.ts';
import { rollout, type Thinker } from './search.ts';
import { seedOf } from './solo.ts';

/** A position of a game with all cards known, and a decision to try there first. */
export interface PlayOut<T, M extends AnyMove> {
  readonly standing: GamePosition<T, Known>;
  readonly first: { readonly seat: Seat; readonly move: M } | null;
}

type Policy<T, M extends AnyMove> = Pick<Thinker<T, M>, 'game' | 'rank'>;

/** A longer game counts as a draw. */
const MAX_ANSWERS = 2000;

/**
 * How many of `games` simulated games the first seat wins from the position; a draw counts half. Cards still in the
 * piles are reshuffled for each game, except those that a player has seen. Null if the first decision is not possible.
 * The same seed plays the same games, so two decisions can be compared.
 */
export function winsFrom<T, M extends AnyMove>(
  policy: Policy<T, M>,
  position: PlayOut<T, M>,
  games: number,
  seed: number,
): number | null {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const won = played(policy, position, seeded(seedOf(seed, game)));
    if (won === null) return null;
    wins += won;
  }
  return wins;
}

function played<T, M extends AnyMove>(
  policy: Policy<T, M>,
  { standing, first }: PlayOut<T, M>,
  random: Random,
): number | null {
  const { known, piles } = standing;
  const unseen = ([seat, other]: readonly [Seat, Seat]) =>
    reshuffled(piles[seat], { ...known[seat].own, ...known[other].seen }, random);
  const remembering = [withMemory(known[0]), withMemory(known[1])] as const;
  // There is no player to reorder cards.
  const { arranging: _, ...local } = continueLocal(
    policy.game,
    { ...standing, known: remembering, piles: [unseen([0, 1]), unseen([1, 0])] },
    random,
  );
  if (first && !decide(local, first.seat, first.move).ok) return null;
  rollout(policy, local, MAX_ANSWERS, () => false);
  const end = policy.game.ask(local.table);
  if (end.kind !== 'over' || end.winner === null) return 0.5;
  return end.winner === 0 ? 1 : 0;
}

/** The pile reshuffled, except cards whose place has been seen. */
function reshuffled<C>(pile: readonly C[], seen: Readonly<Record<number, C>>, random: Random): C[] {
  const left = shuffled(
    pile.filter((_, at) => !(at in seen)),
    random,
  );
  return pile.map((card, at) => (at in seen ? card : (left.pop() ?? card)));
}
