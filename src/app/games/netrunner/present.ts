/** Props of the board for a running game of Netrunner. */
import { type Move, netrunner, type Table } from '../../../rules/netrunner/index.ts';
import type { Seated as AnySeated } from '../../play/seated.ts';
import type { NetrunnerSeated, TableNews } from './board/seated.ts';
import { holdingsOf, initialDrawn } from './board/table/drawn.ts';
import type { NetrunnerRecord } from './recorder.ts';
import { reorderOf } from './reorder.ts';

export function boardProps(
  v: AnySeated<Table, Move>,
  { lines, piles, drawn, shows }: NetrunnerRecord,
): NetrunnerSeated {
  const { arrange, news, question, reveal, ...rest } = v;
  const shown = reveal?.shown as NetrunnerRecord['shows'][number] | undefined;
  const last = shows.findLast((show) => show.kind === 'access');
  const story = shown?.kind === 'access' ? shown : last?.over === false ? last : null;
  return {
    ...rest,
    // The end may come from outside the rules; the table asks everything else.
    question: question.kind === 'over' ? question : netrunner.ask(v.table),
    lines,
    piles,
    drawn: drawn[v.seat] ?? initialDrawn(holdingsOf(v.known, v.table)),
    ...(news && { news: news as TableNews }),
    ...(reveal && shown?.kind === 'trace' && { reveal: { nth: reveal.nth, trace: shown, close: reveal.close } }),
    ...(story && { access: { story, ...(reveal && shown === story && { close: reveal.close }) } }),
    ...(arrange && reorderOf(v.seat, arrange, v.known, v.table)),
  };
}
