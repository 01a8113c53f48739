/** What a log of an evening and its table consist of: the schema beside the rules is made of these types. Nothing is noted in secret. */
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
