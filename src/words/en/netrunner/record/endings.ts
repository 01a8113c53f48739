/** How a game ended, if the table has more details than the rule. */
import type { Seat } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { Table } from '../../../../rules/netrunner/table.ts';
import { isByPoints } from '../ends.ts';
import { flatlineWords } from '../harm.ts';

/**
 * Examples: "Flatlined by Scorched Earth: 4 damage, 1 prevented, 2 cards.", "7 agenda points: you stole Corporate War
 * on turn 11." Null if the rule says enough. `them`: the opponent's name.
 */
export const endedBy = (table: Table, seat: Seat, opponentName: string): string | null =>
  flatlineWords(table) ?? lastAgenda(table, seat, opponentName);

function lastAgenda({ over, past, turn }: Table, seat: Seat, opponentName: string): string | null {
  if (over?.winner == null || !isByPoints(over.why)) return null;
  const last = past.turn.findLast((event) => event.kind === 'stolen' || event.kind === 'scored');
  if (last?.kind !== 'stolen' && last?.kind !== 'scored') return null;
  const who = over.winner === seat ? 'you' : opponentName;
  const verb = last.kind === 'stolen' ? 'stole' : 'scored';
  return `7 agenda points: ${who} ${verb} ${definition(last.card).title} on turn ${turn}.`;
}
