/** A player's terms in one line. */
import type { Call } from '../../../../../rules/trenchcoat/game/call.ts';
import { NORMAL_TIME, timeModifier } from '../../../../../rules/trenchcoat/test/taskTime.ts';
import * as words from '../../../../../words/en/trenchcoat/board/group.ts';

/** Example: "Ann, 3 − 2". */
export function termsOf(player: string, score: number, call: Call | null): string {
  const time = timeModifier(call?.terms.time ?? NORMAL_TIME);
  const modifiers = rowsOf(call).flatMap((row) => row.modifiers.map(({ value }) => value ?? 0));
  return words.rowTerms(
    player,
    score,
    [...modifiers, time.ok ? time.value : 0].filter((value) => value !== 0),
  );
}

export const calledTerms = (player: string, call: Call): string =>
  termsOf(
    player,
    rowsOf(call).reduce((sum, { abilities }) => abilities.reduce((all, { score }) => all + (score ?? 0), sum), 0),
    call,
  );

const rowsOf = (call: Call | null) => [...(call?.terms.acts.rows ?? []), ...(call?.terms.against?.rows ?? [])];
