/** The lines that came with the last news; none when the table is only opened. */
import { useRef } from 'preact/hooks';
import type { NetrunnerSeated, TableLine } from '../seated.ts';

/** The lines of the newest piece of news; none for what stood in the record when the table was opened. */
export function useFresh({ lines, news }: Pick<NetrunnerSeated, 'lines' | 'news'>): readonly TableLine[] {
  const told = useRef({ seq: news?.seq, from: lines.length, to: lines.length });
  const { seq, from, to } = told.current;
  const count = lines.length;
  if (news === undefined) told.current = { seq: undefined, from: count, to: count };
  else if (news.seq !== seq) told.current = { seq: news.seq, from: to, to: count };
  else told.current = { seq, from, to: count };
  return lines.slice(told.current.from, told.current.to);
}
