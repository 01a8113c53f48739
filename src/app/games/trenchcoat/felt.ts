/** What a Pink Trenchcoat player can feel without looking: that it is their turn to speak or roll. */
import type { Seat } from '../../../rules/game.ts';
import { ask } from '../../../rules/trenchcoat/game/flow.ts';
import type { Table } from '../../../rules/trenchcoat/game/table.ts';
import type { FeedbackKind } from '../../device/feedback.ts';
import type { PlayStep } from '../../play/running.ts';

/** Uses only public tables. At the end the Game Master reveals items without alerts. */
export function feltOf(
  { before, after }: Pick<PlayStep<Table>, 'before' | 'after'>,
  seat: Seat,
): readonly FeedbackKind[] {
  return after.step !== 'opening' && isAsked(after, seat) && !isAsked(before, seat) ? ['turn'] : [];
}

function isAsked(table: Table, seat: Seat): boolean {
  const question = ask(table);
  return question.kind === 'move' && question.of === seat;
}
