/** A hash over everything that happens in a game: which question, which answer, which table, and what every game shares of the events. */
import { createHash } from 'node:crypto';
import { canonicalText } from '../../../src/base/canonical.ts';
import { type AnyMove, type GameEvent, isCommon, type Question, type Seat } from '../../../src/rules/game.ts';
import { decide, decideSealed, type LocalGame, movesOf } from '../../../src/solo/local.ts';
import type { Random } from '../../../src/solo/random.ts';
import { weighed } from '../randomPlay.ts';

/** One table in so many is noted: whatever differs on one of those between lasts, and the hash costs more than the play. */
const TABLES = 3;
const HEARD = 61;
const TRIED = 2;
const STRIDE = 7;

export class Trail {
  readonly #hash = createHash('sha256');
  #tables = 0;
  /** Moves of other moments. */
  readonly #heard: AnyMove[] = [];
  #moves = 0;
  #tries = 0;

  /** Plain JSON, in canonical form: the order in which a value names its parts decides nothing. */
  note(...values: readonly unknown[]): void {
    for (const value of values) this.#hash.update(`${canonicalText(value ?? null)}\n`);
  }

  table(table: unknown): void {
    if (this.#tables++ % TABLES === 0) this.note(table);
  }

  /**
   * How many moves are listed, and whether some that were made or offered at other moments would be accepted at this one: what becomes
   * possible, or no longer is, leads to other tables, too. `refused`: whether a seat may not make a move now.
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

  /** What moved, was looked at, shuffled or cut: two phones prove by it who may know which card. */
  events(events: readonly GameEvent[]): void {
    this.note(events.filter(isCommon));
  }

  /** 16 hexadecimal digits. */
  end(): string {
    return this.#hash.digest('hex').slice(0, 16);
  }
}

/**
 * Plays on by chance for so many decisions, or to the end. What is listed and refused, on a table that no game comes to, is noted too.
 * `weight`: how likely a move is, a whole number.
 */
export function walk<T, M extends AnyMove, K>(
  trail: Trail,
  local: LocalGame<T, M, K>,
  random: Random,
  most: number,
  weight: (move: M) => number = () => 1,
): void {
  local.random = random;
  for (let decisions = 0; decisions < most; decisions++) {
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

/** By what they say: their order in the list decides nothing. */
export function sorted<M>(moves: readonly M[]): M[] {
  const named = moves.map((move) => [JSON.stringify(move), move] as const);
  return named.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, move]) => move);
}
