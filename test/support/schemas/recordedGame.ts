/** Records every answer in a game, regardless of who plays it. */
import { canonicalText } from '../../../src/base/canonical.ts';
import type { Answer, AnyGame, GameEvent } from '../../../src/rules/game.ts';

export interface Recorded {
  readonly before: unknown;
  readonly answer: Answer;
  readonly after: unknown;
  readonly events: readonly GameEvent[];
}

/** The same game, recording the answers it takes in `steps`. */
export function recordedGame<G extends Pick<AnyGame, 'answer'>>(game: G, steps: Recorded[]): G {
  const answer: AnyGame['answer'] = (table, answer) => {
    const step = game.answer(table, answer);
    if (step.ok) steps.push({ before: table, answer, after: step.value.table, events: step.value.events });
    return step;
  };
  return { ...game, answer };
}

/** The table rebuilt only from its view: from what is hashed, and nothing else. */
const rebuilt = (table: unknown): unknown => JSON.parse(canonicalText(table));

/**
 * The view determines the game: rebuilds one table in `every` from its view, and checks that it leads to the same
 * questions, views and events with the same answers, to the end. Throws at the first difference.
 */
export function checkViews(game: AnyGame, steps: readonly Recorded[], every = 1): void {
  const seen = steps.map(({ before, after, events }) => ({
    question: canonicalText(game.ask(before)),
    view: canonicalText(after),
    events: canonicalText(events),
  }));
  for (let from = 0; from < steps.length; from += every) {
    let table = rebuilt((steps[from] as Recorded).before);
    for (let at = from; at < steps.length; at++) {
      const { before, answer } = steps[at] as Recorded;
      // A fix by both players, or a change by a test, is not an answer: a new game begins there.
      if (at > from && before !== steps[at - 1]?.after) break;
      const where = `the table before answer ${from}, made of its view, at answer ${at}`;
      if (canonicalText(game.ask(table)) !== seen[at]?.question) throw new Error(`${where}: another question`);
      const step = game.answer(table, answer);
      if (!step.ok) throw new Error(`${where}: ${step.error.why}`);
      if (canonicalText(step.value.events) !== seen[at]?.events) throw new Error(`${where}: other events`);
      if (canonicalText(step.value.table) !== seen[at]?.view) throw new Error(`${where}: another view`);
      table = step.value.table;
    }
  }
}
