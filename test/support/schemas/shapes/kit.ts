/** The contents of the kit's log and table: the schema stored with the rules is generated from these types. */
import type { Question } from '../../../../src/rules/game.ts';
import type { KitEvent, KitWindow, Move, Table } from '../../../../src/rules/kit/table.ts';

export interface Shapes {
  move: Move;
  bid: Extract<Move, { do: 'bid' }>;
  event: KitEvent;
  question: Exclude<Question<{ move: KitWindow; choose: ''; sealed: 'bids' }>, { kind: 'choose' }>;
  view: Table;
}
