/** What a log of Netrunner and its table consist of: the schema beside the rules is made of these types. */
import type { NetrunnerQuestion } from '../../../../src/rules/netrunner/decisions.ts';
import type { NetrunnerEvent } from '../../../../src/rules/netrunner/event.ts';
import type { TraceBid } from '../../../../src/rules/netrunner/frame.ts';
import type { Move, Table } from '../../../../src/rules/netrunner/index.ts';

export interface Shapes {
  move: Move;
  note: TraceBid;
  event: NetrunnerEvent;
  question: NetrunnerQuestion;
  view: Table;
}
