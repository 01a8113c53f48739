/** What has happened, turn by turn, newest first. */

import * as words from '../../../../../words/en/netrunner/board/sheets.ts';
import { namesFor, readBy } from '../../../../../words/en/you.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { RecordText } from '../news/recordText.tsx';
import { sideClass, type TableLine } from '../seated.ts';
import './recordSheet.css';

type Props = Pick<DecisionProps, 'v' | 'onShow'> & { onClose(): void };

export function RecordSheet({ v, onClose }: Props) {
  const names = namesFor(v.names, v.seat);
  // With two phones: the log's length, and the end of its hash.
  const [count, tail] = v.corner.split(' ');
  return (
    <Sheet title={words.record} onClose={onClose} newestFirst>
      {v.lines.length === 0 && <p class="quiet">{words.noMovesYet}</p>}
      {turnsOf(v.lines).map(({ at, begun, lines }) => (
        <section key={at} class="record stacked gap3">
          {begun && (
            <h3 class={`begun quiet raised2 ${begun.seat === null ? '' : sideClass(begun.seat)}`}>
              <RecordText text={readBy(begun, v.seat, v.names)} names={names} />
            </h3>
          )}
          <ol class="stacked gap3" reversed>
            {lines.map((line, nth) => (
              <li
                key={lines.length - nth}
                class={`quiet ${line.seat === null ? '' : sideClass(line.seat)} ${isLoss(line.moment) ? 'loss-row' : ''}`}
              >
                <RecordText text={readBy(line, v.seat, v.names)} names={names} die={line.die} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {tail && <p class="quiet">{words.logSummary(count, tail)}</p>}
      {v.save && (
        <div class="footing stacked gap2 raised">
          <ActionButton kind="quiet" title={words.saveTheGame} detail={words.signedByBoth} onClick={v.save} />
        </div>
      )}
    </Sheet>
  );
}

/** Whether the line is about cards that became public and how they were lost. */
const isLoss = (moment: TableLine['moment']): boolean => moment?.loss !== undefined || moment?.gone === true;

interface Turn {
  /** Index of the turn's first line. */
  at: number;
  /** The line that announces the turn; null before the first turn. */
  begun: TableLine | null;
  /** Newest first. */
  lines: readonly TableLine[];
}

/** The turns, newest first. */
export function turnsOf(all: readonly TableLine[]): readonly Turn[] {
  const starts = all.flatMap(({ kind }, at) => (kind === 'turn' ? [at] : []));
  if (all.length > 0 && starts[0] !== 0) starts.unshift(0);
  return starts
    .map((at, nth): Turn => {
      const first = all[at];
      const begun = first?.kind === 'turn' ? first : null;
      return { at, begun, lines: all.slice(begun ? at + 1 : at, starts[nth + 1]).reverse() };
    })
    .reverse();
}
