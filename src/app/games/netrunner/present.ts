/** A running game of Netrunner as its board is given it. */
import { type Move, netrunner, type Table } from '../../../rules/netrunner/index.ts';
import type { Seated as AnySeated } from '../../play/seated.ts';
import type { News, Seated, Trace } from './board/seated.ts';
import { firstSeen, heldBy } from './board/table/drawn.ts';
import type { NetrunnerRecord } from './recorder.ts';
import { reorderOf } from './reorder.ts';

export function present(v: AnySeated<Table, Move>, { lines, piles, drawn }: NetrunnerRecord): Seated {
  const { arrange, news, question, reveal, ...rest } = v;
  return {
    ...rest,
    // The end may come from outside of the rules; all else the table asks itself.
    question: question.kind === 'over' ? question : netrunner.ask(v.table),
    lines,
    piles,
    drawn: drawn[v.seat] ?? firstSeen(heldBy(v.known, v.table)),
    ...(news && { news: news as News }),
    ...(reveal && { reveal: { nth: reveal.nth, trace: reveal.shown as Trace, close: reveal.close } }),
    ...(arrange && reorderOf(v.seat, arrange, v.known, v.table)),
  };
}
