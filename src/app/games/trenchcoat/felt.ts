/** What of an evening of Pink Trenchcoat a player can feel without looking: that it is for them to say or to roll something. */
import type { Seat } from '../../../rules/game.ts';
import { ask } from '../../../rules/trenchcoat/game/flow.ts';
import type { Table } from '../../../rules/trenchcoat/game/table.ts';
import type { Felt } from '../../device/feel.ts';
import type { PlayStep } from '../../play/running.ts';

/** From public tables alone. At the end the Game Master opens what they like, one thing after the other: nobody calls them. */
export function feltOf({ before, after }: Pick<PlayStep<Table>, 'before' | 'after'>, seat: Seat): readonly Felt[] {
  return after.step !== 'opening' && isAsked(after, seat) && !isAsked(before, seat) ? ['turn'] : [];
}

function isAsked(table: Table, seat: Seat): boolean {
  const question = ask(table);
  return question.kind === 'move' && question.of === seat;
}
