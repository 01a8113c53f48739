/**
 * The contents of the log and table when packs are dealt: the schema stored with the rules is generated from these
 * types. There are no moves.
 */
import type { Question } from '../../../../src/rules/game.ts';
import type { PacksEvent, PacksTable } from '../../../../src/rules/netrunner/packs/table.ts';

export interface Shapes {
  event: PacksEvent;
  question: Extract<Question<{ move: ''; choose: ''; sealed: '' }>, { kind: 'chance' | 'over' }>;
  view: PacksTable;
}
