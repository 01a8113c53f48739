/**
 * The contents of a session's log and table: the schema stored with the rules is generated from these types. There are
 * no bids.
 */
import type { Question } from '../../../../src/rules/game.ts';
import type { TrenchEvent } from '../../../../src/rules/trenchcoat/game/event.ts';
import type { GmMove, PlayerMove, TrenchWindow } from '../../../../src/rules/trenchcoat/game/move.ts';
import type { Table } from '../../../../src/rules/trenchcoat/game/table.ts';

export interface Shapes {
  move: PlayerMove | GmMove;
  event: TrenchEvent;
  question: Exclude<Question<{ move: TrenchWindow; choose: ''; sealed: '' }>, { kind: 'choose' | 'sealed' }>;
  view: Table;
}
