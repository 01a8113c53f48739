/** A hash of everything that happens in a game: the questions, the answers, the tables, and the shared events. */
import { createHash } from 'node:crypto';
import { canonicalText } from '../../../src/base/canonical.ts';
import { type AnyMove, type GameEvent, isCommonEvent, type Question, type Seat } from '../../../src/rules/game.ts';
import { decide, decideSealed, type LocalGame, movesOf } from '../../../src/solo/local.ts';
import type { Random } from '../../../src/solo/random.ts';
import { weighed } from '../randomPlay.ts';

/**
 * One table in this many is hashed: a difference on a table in between persists, and hashing is slower than playing.
 */
const TABLES = 3;
const HEARD = 61;
const TRIED = 2;
const STRIDE = 7;

export class Trail {
  readonly #hash = createHash('sha256');
  #tables = 0;
  /** Moves from other moments. */
  readonly #heard: AnyMove[] = [];
  #moves = 0;
  #tries = 0;

  /** Adds plain JSON in canonical form, independent of the order of fields. */
  note(...values: readonly unknown[]): void {
    for (const value of values) this.#hash.update(`${canonicalText(value ?? null)}\n`);
  }

  table(table: unknown): void {
    if (this.#tables++ % TABLES === 0) this.note(table);
  }

  /**
   * Adds the number of listed moves, and whether moves from other moments would be accepted now: a move that is newly
   * possible or impossible also leads to different tables. `refused`: whether a seat may not make a move now.
   */
  offers(moves: readonly AnyMove[], refused: (seat: Seat, move: AnyMove) => boolean): void {
    this.note(moves.length);
    for (const seat of [0, 1] as const)
      for (let nth = 0; nth < TRIED && this.#heard.length > 0; nth++) {
        const move = this.#heard[this.#tries++ % this.#heard.length] as AnyMove;
        this.note(seat, move, refused(seat, move));
      }
    for (let nth = 0; nth < TRIED && moves.length > 0; nth++, this.#moves++)
      this.#heard[this.#moves % HEARD] = moves[(this.#moves * STRIDE) % moves.length] as AnyMove;
  }

  /** Adds what moved, was looked at, shuffled or cut: two phones use this to prove who may know which card. */
  events(events: readonly GameEvent[]): void {
    this.note(events.filter(isCommonEvent));
  }

  /** 16 hexadecimal digits. */
  end(): string {
    return this.#hash.digest('hex').slice(0, 16);
  }
}

/**
 * Plays at random for the given number of decisions, or to the end, and includes the moves listed and refused on the
 * way. `weight`: a move's integer weight.
 */
export function walk<T, M extends AnyMove, K>(
  trail: Trail,
  local: LocalGame<T, M, K>,
  random: Random,
  maxDecisions: number,
  weight: (move: M) => number = () => 1,
): void {
  local.random = random;
  for (let decisions = 0; decisions < maxDecisions; decisions++) {
    const question = local.game.ask(local.table);
    trail.note(question);
    trail.table(local.table);
    if (question.kind === 'over') break;
    const seats = decidersOf(question);
    const listed = seats.map((seat) => sorted(movesOf(local, seat)));
    const { game, table } = local;
    trail.offers(listed.flat(), (seat, move) => game.refusal(table, seat, move) !== null);
    const moves = listed.map((moves) => weighed(moves, weight, random));
    trail.note(...moves);
    const [first, second] = moves as [M, M?];
    const done = second ? decideSealed(local, [first, second]) : decide(local, seats[0] ?? 0, first);
    if (done.ok) trail.events(done.value);
    else trail.note(done.error.kind);
  }
  trail.note(local.table);
}

const decidersOf = (question: Question): readonly Seat[] =>
  question.kind === 'sealed' ? [0, 1] : question.kind === 'move' || question.kind === 'choose' ? [question.of] : [];

/** By content, since their order in the list does not matter. */
export function sorted<M>(moves: readonly M[]): M[] {
  const named = moves.map((move) => [JSON.stringify(move), move] as const);
  return named.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, move]) => move);
}
