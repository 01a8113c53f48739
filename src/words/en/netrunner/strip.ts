/** A player's public numbers in words, for screen readers and for explaining the numbers. */
import type { Seat } from '../../../rules/game.ts';
import { bitsOf, CORP, handOf, pileOf, pointsOf, type Table } from '../../../rules/netrunner/table.ts';
import { counted } from '../counted.ts';
import { begun } from '../sides.ts';
import { unnamed } from './sides.ts';
import type { TableView } from './tableView.ts';

/** Example: "Rae, the Runner: 2 actions, 1 tag, 4 points, 9 bits, 4 cards in hand, 31 to draw, 6 in the trash". */
export function stripWords(v: TableView, seat: Seat): string {
  const { table } = v;
  const { corp, runner } = table;
  const parts = [
    table.active === seat ? counted(table.actions, 'action') : '',
    seat === CORP || runner.tags === 0 ? '' : counted(runner.tags, 'tag'),
    seat === CORP || runner.brain === 0 ? '' : `${runner.brain} brain damage`,
    seat !== CORP || corp.badPublicity === 0 ? '' : `${corp.badPublicity} bad publicity`,
    counted(pointsOf(table, seat), 'point'),
    counted(bitsOf(table, seat), 'bit'),
    `${counted(handOf(table, seat), 'card')} in hand`,
    `${pileOf(table, seat)} to draw`,
    trashWords(table, seat),
  ];
  const side = unnamed(seat);
  const who = seat === v.seat ? `You, ${side}` : v.names[seat] === side ? begun(side) : `${v.names[seat]}, ${side}`;
  return `${who}: ${parts.filter(Boolean).join(', ')}`;
}

const trashWords = ({ corp, runner }: Table, seat: Seat): string =>
  seat === CORP
    ? `${corp.down.length} face down and ${corp.up.length} face up in Archives`
    : `${runner.trash.length} in the trash`;
