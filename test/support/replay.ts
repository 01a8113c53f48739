/**
 * Games played again: a list of answers folded over a table, and every line of play counted (perft), which is how the
 * rules of a game are compared with a count made by hand.
 */
import { fail, ok, type Result } from '../../src/base/result.ts';
import {
  type Answer,
  type AnyMove,
  type CardEvent,
  type CardId,
  type Game,
  type GameEvent,
  type Known,
  type LookEvent,
  published,
  type Question,
  type Refusal,
  type Seat,
  type Step,
} from '../../src/rules/game.ts';
import { hiddenFaces, learn, learner, teaches } from '../../src/rules/known.ts';

/** The table after these answers, or the first that was refused and why. */
export function replay<T, M extends AnyMove>(
  game: Game<T, M>,
  table: T,
  answers: readonly Answer<M>[],
): Result<T, { at: number; refusal: Refusal }> {
  let now = table;
  for (const [at, answer] of answers.entries()) {
    const step = game.answer(now, answer);
    if (!step.ok) return fail({ at, refusal: step.error });
    now = step.value.table;
  }
  return ok(now);
}

/** A table with what both players know of it. */
export interface Position<T> {
  table: T;
  known: readonly [Known, Known];
}

/**
 * How many different lines of `depth` decisions lead on from here; a game that is over earlier counts as one line. Two
 * sealed notes are one decision. What is nobody's decision is answered in one way and not counted: the number 0, the
 * first card of a hand, and piles that lie in the order of their names.
 */
export function perft<T, M extends AnyMove>(game: Game<T, M>, start: Position<T>, depth: number): number {
  const position = dealt(game, start);
  const question = game.ask(position.table);
  if (depth === 0 || question.kind === 'over') return 1;
  let lines = 0;
  for (const { answer, hidden } of decisions(game, position, question))
    lines += perft(game, after(game, position, answer, hidden), depth - 1);
  return lines;
}

interface Decision<M extends AnyMove> {
  answer: Answer<M>;
  hidden: readonly CardId[];
}

function decisions<T, M extends AnyMove>(
  game: Game<T, M>,
  { table, known }: Position<T>,
  question: Question,
): Decision<M>[] {
  if (question.kind === 'sealed')
    return game
      .moves(table, 0, known[0])
      .flatMap((first) =>
        game
          .moves(table, 1, known[1])
          .map((second): Decision<M> => ({ answer: { kind: 'sealed', notes: [first, second] }, hidden: [] })),
      );
  if (question.kind !== 'move' && question.kind !== 'choose') throw new Error(`${question.kind} is no decision`);
  const seat = question.of;
  return game.moves(table, seat, known[seat]).map((move) => ({
    answer: { kind: 'move', seat, move: published(move) },
    hidden: move.hidden === undefined ? [] : [move.hidden],
  }));
}

/** Up to the next decision. */
function dealt<T, M extends AnyMove>(game: Game<T, M>, start: Position<T>): Position<T> {
  let position = start;
  for (;;) {
    const answer = plainAnswer<M>(game.ask(position.table), position.known);
    if (!answer) return position;
    position = after(game, position, answer, []);
  }
}

function plainAnswer<M extends AnyMove>(question: Question, known: Position<unknown>['known']): Answer<M> | null {
  switch (question.kind) {
    case 'chance':
      return { kind: 'chance', value: 0 };
    case 'hide':
    case 'look':
    case 'blind':
      return { kind: question.kind };
    case 'pick':
      return { kind: 'pick', face: known[question.hand].hand[0] ?? '' };
    case 'show':
      return { kind: 'show', faces: question.slots.map((slot) => known[question.of].slots[slot] ?? '') };
    default:
      return null;
  }
}

function after<T, M extends AnyMove>(
  game: Game<T, M>,
  { table, known }: Position<T>,
  answer: Answer<M>,
  hidden: readonly CardId[],
): Position<T> {
  const step: Result<Step<T>, Refusal> = game.answer(table, answer);
  if (!step.ok) throw new Error(`a listed move was refused: ${step.error.text}`);
  const named = [...hidden];
  const now: [Known, Known] = [...known];
  for (const event of step.value.events) {
    if (!teaches(event)) continue;
    const faces = facesOf(event, now, named);
    for (const seat of [0, 1] as const) {
      const shown = learner(event) === seat || hiddenFaces(event) === 0;
      now[seat] = learn(now[seat], [event], shown ? faces : faces.map(() => null));
    }
  }
  return { table: step.value.table, known: now };
}

function facesOf(event: GameEvent, known: readonly [Known, Known], named: CardId[]): CardId[] {
  const wanted = hiddenFaces(event);
  if (wanted === 0) return [];
  const { owner } = event as CardEvent | LookEvent;
  const { pile, hand } = known[owner as Seat];
  if (event.kind === 'look') return pile.slice((event as LookEvent).at, (event as LookEvent).at + wanted);
  const { from } = event as CardEvent;
  // What nobody named is any card of the hand, or all of it goes.
  const at = from.in === 'pile' ? from.at : undefined;
  const face = at === undefined ? (named.shift() ?? hand[0]) : pile[at];
  return face === undefined ? [] : [face];
}
