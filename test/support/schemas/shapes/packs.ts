/**
 * The contents of the log and table of dealt packs: the schema beside the rules is generated from these types. Nobody
 * moves.
 */
import type { Question } from '../../../../src/rules/game.ts';
import type { PacksEvent, PacksTable } from '../../../../src/rules/netrunner/packs/table.ts';

export interface Shapes {
  event: PacksEvent;
  question: Extract<Question<{ move: ''; choose: ''; sealed: '' }>, { kind: 'chance' | 'over' }>;
  view: PacksTable;
}
