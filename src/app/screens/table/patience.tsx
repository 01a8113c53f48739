/** How long the opponent has been away compared with the limit, in figures and in twelfths. */

import type { Owed } from '../../../peer/match/fold/turn.ts';
import * as words from '../../../words/en/screens/table.ts';
import { clockOf, spokenClock } from '../../../words/en/silence.ts';
import './patience.css';

interface Props {
  owed: Pick<Owed, 'by'>;
  waitedMs: number;
  /** Null if there is no limit. */
  limitMs: number | null;
}

const PARTS = 12;

/** A running clock; screen readers get only the minutes. */
export const Clock = ({ ms }: { ms: number }) => (
  <>
    <span aria-hidden="true">{clockOf(ms)}</span>
    <span class="hidden">{spokenClock(ms)}</span>
  </>
);

/** Times are in milliseconds. The segments are visual; the words say the same. */
export function PatienceClock({ owed, waitedMs, limitMs }: Props) {
  const full = limitMs === null ? 0 : Math.min(PARTS, Math.floor((PARTS * waitedMs) / limitMs));
  return (
    <div class={`stacked gap2 patience seat${owed.by}`}>
      <p class="quiet">
        <b class="text-title">
          <Clock ms={waitedMs} />
        </b>{' '}
        {words.afterAbsence(limitMs)}
      </p>
      {limitMs !== null && (
        <span class="parts gap1" aria-hidden="true">
          {Array.from({ length: PARTS }, (_, part) => (
            <i key={part} class={part < full ? 'full' : ''} />
          ))}
        </span>
      )}
    </div>
  );
}
