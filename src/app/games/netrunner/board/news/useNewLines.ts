/** The lines of the latest news; empty when the table is first opened. */
import { useRef } from 'preact/hooks';
import type { NetrunnerSeated, TableLine } from '../seated.ts';

export function useNewLines({ lines, news }: Pick<NetrunnerSeated, 'lines' | 'news'>): readonly TableLine[] {
  const told = useRef({ seq: news?.seq, from: lines.length, to: lines.length });
  const { seq, from, to } = told.current;
  const count = lines.length;
  if (news === undefined) told.current = { seq: undefined, from: count, to: count };
  else if (news.seq !== seq) told.current = { seq: news.seq, from: to, to: count };
  else told.current = { seq, from, to: count };
  return lines.slice(told.current.from, told.current.to);
}
