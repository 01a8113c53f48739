/** The contents of Netrunner's log and table: the schema stored with the rules is generated from these types. */
import type { NetrunnerQuestion } from '../../../../src/rules/netrunner/decisions.ts';
import type { NetrunnerEvent } from '../../../../src/rules/netrunner/event.ts';
import type { TraceBid } from '../../../../src/rules/netrunner/frame.ts';
import type { Move, Table } from '../../../../src/rules/netrunner/index.ts';

export interface Shapes {
  move: Move;
  bid: TraceBid;
  event: NetrunnerEvent;
  question: NetrunnerQuestion;
  view: Table;
}
