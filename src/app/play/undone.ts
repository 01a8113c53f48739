/** What a take-back would undo: the record's lines, newest first, with their costs, and the counts that change back. */
import type { Seat } from '../../rules/game.ts';
import type { Count } from '../../words/types.ts';
import type { RecordLine } from './record.ts';
import type { PlayStep } from './running.ts';

interface UndoneLine extends RecordLine {
  /** Example: "1 action, 2 bits"; empty if free. */
  readonly price: string;
}

type Counts = ((table: unknown) => readonly Count[]) | undefined;

/** The lines since the log had `to` entries, except those already taken back. */
export function undoneSince(
  to: number,
  lines: readonly RecordLine[],
  steps: readonly PlayStep<unknown>[],
  counts: Counts,
): readonly UndoneLine[] {
  const undone: UndoneLine[] = [];
  let from = Number.POSITIVE_INFINITY;
  for (const step of steps.toReversed()) {
    if (step.seq < to) break;
    if (step.back !== undefined) from = Math.min(from, step.back.to);
    else if (step.seq >= from) continue;
    else
      for (const [at, line] of lines
        .filter(({ seq }) => seq === step.seq)
        .toReversed()
        .entries())
        undone.push({ ...line, price: at === 0 && line.seat !== null ? priceOf(step, line.seat, counts) : '' });
  }
  return undone;
}

/** Of several ways that undo the same number of lines, keeps the first, since the player could not tell them apart. */
export function distinguishable<W>(ways: readonly W[], linesOf: (way: W) => number): readonly W[] {
  const told = new Set([0]);
  return ways.filter((way) => told.size < told.add(linesOf(way)).size);
}

function priceOf({ before, after }: PlayStep<unknown>, seat: Seat, counts: Counts): string {
  return changesOf(before, after, counts)
    .filter((one) => one.seat === seat && one.paid && one.to < one.from)
    .map(({ paid, from, to }) => paid?.(from - to))
    .join(', ');
}

interface UndoneChange extends Omit<Count, 'n'> {
  readonly from: number;
  readonly to: number;
}

/** The counts that differ between the two tables. */
export function changesOf(from: unknown, to: unknown, counts: Counts): readonly UndoneChange[] {
  const after = counts?.(to) ?? [];
  return (counts?.(from) ?? []).flatMap(({ n, ...count }) => {
    const now = after.find(({ seat, name }) => seat === count.seat && name === count.name)?.n ?? n;
    return now === n ? [] : [{ ...count, from: n, to: now }];
  });
}
