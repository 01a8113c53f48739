/** All lines of a game's record; tapping one goes to its moment. */

import { useEffect, useRef } from 'preact/hooks';
import * as words from '../../../words/en/screens/replay.ts';
import { namesFor, readBy } from '../../../words/en/you.ts';
import { Sheet } from '../../parts/sheet.tsx';
import type { ReplaySource } from './replaying.ts';

interface Props extends ReplaySource {
  at: number;
  onGo(at: number): void;
  /** Given in a sheet; if absent, the lines are part of the screen. */
  onClose?(): void;
}

export function RecordLines({ timeline, ui, names, mine, at, onGo, onClose }: Props) {
  const told = timeline.linesAt(at);
  const list = useRef<HTMLOListElement>(null);
  // Scroll to the current line.
  useEffect(() => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' }), []);
  const lines = (
    <ol ref={list} class="replay-lines stacked">
      {timeline.lines.map((line, nth) => (
        <li key={nth}>
          <button
            type="button"
            class={`tappable fills ${line.seat === null ? '' : `seat${line.seat}`} ${nth >= told ? 'coming' : ''}`}
            aria-current={nth === told - 1 ? 'step' : undefined}
            onClick={() => onGo(timeline.momentOf(nth))}
          >
            <ui.RecordText text={readBy(line, mine, names)} names={mine === null ? names : namesFor(names, mine)} />
          </button>
        </li>
      ))}
    </ol>
  );
  if (onClose === undefined) return lines;
  return (
    <Sheet title={words.record} onClose={onClose}>
      <p class="quiet">{words.tapALine}</p>
      {lines}
    </Sheet>
  );
}
