/** What a test's player does when asked: anything the game allows, at random by weight. */
import type { Match } from '../../src/peer/match/match.ts';
import {
  type AnyMove,
  type DecisionNames,
  type Game,
  type Known,
  publishedMove,
  type Seat,
} from '../../src/rules/game.ts';
import { type Random, shuffled } from '../../src/solo/random.ts';

/** A move's relative likelihood; 0: never, 1: as usual. */
export type Weigh<M> = (move: M, seat: Seat) => number;

/** Lets a player act if they are asked. Returns whether they did anything. */
export async function act<T, M extends AnyMove, K = Known>(
  { match, seat }: { readonly match: Match<T, M, K>; readonly seat: Seat },
  game: Game<T, M, DecisionNames, K>,
  random: Random,
  weigh: Weigh<M>,
  maxMoves: number,
): Promise<boolean> {
  const { asked, table, known, question, arrange } = match.view();
  if (!asked || table === null || known === null || question === null) return false;
  if (arrange !== null) return (await match.arrange(shuffled([...arrange.keys()], random))).ok;
  const weight = (move: M) => weigh(move, seat);
  const pick = (now: T): M | undefined => choose(game.moves(now, seat, known), weight, random);
  const first = pick(table);
  if (first === undefined) throw new Error(`no move for ${seat}: ${JSON.stringify(question)}`);
  if (question.kind === 'sealed') return done(await match.bid(first), match);
  const moves = [first];
  for (let now: T = table, next: M | undefined = first; moves.length < 1 + random(maxMoves); moves.push(next)) {
    const step = game.answer(now, { kind: 'move', seat, move: publishedMove(next) });
    if (!step.ok) break;
    now = step.value.table;
    const after = game.ask(now);
    if (!(after.kind === 'move' || after.kind === 'choose') || after.of !== seat) break;
    next = pick(now);
    if (next === undefined) break;
  }
  // The player's knowledge changed with the first move, so the later moves are only attempts.
  if (moves.length > 1 && (await match.play(moves)).ok) return true;
  return done(await match.play([first]), match);
}

/** One of the items, by weight. */
function choose<I>(items: readonly I[], weight: (item: I) => number, random: Random): I | undefined {
  const weights = items.map(weight);
  const total = weights.reduce((sum, one) => sum + one, 0);
  let left = (random(MILLION) / MILLION) * total;
  for (const [i, item] of items.entries()) {
    left -= weights[i] as number;
    if (left < 0) return item;
  }
  return items.at(-1);
}

const MILLION = 1_000_000;

function done(
  result: Awaited<ReturnType<Match<never, never, never>['play']>>,
  match: Pick<Match<unknown, never, unknown>, 'view'>,
): boolean {
  // The new phone may have signed for the game in the meantime.
  if (!result.ok && result.error.kind === 'E-MOVED' && match.view().move.gone !== null) return false;
  // A phone that was overtaken by the opponent's entry, or has just lost its own, will be asked again.
  if (result.ok || ['E-AWAY', 'E-STOPPED', 'E-CLOSED', 'E-STORE'].includes(result.error.kind)) return result.ok;
  throw new Error(`${JSON.stringify(result.error)}: ${JSON.stringify(match.view().question)}`);
}
