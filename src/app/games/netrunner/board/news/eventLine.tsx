/** The last event in one line, and buttons for everything that is not on the table: the record, the list, take back. */

import type { ComponentChildren } from 'preact';
import * as words from '../../../../../words/en/netrunner/board/news.ts';
import { namesFor, readBy } from '../../../../../words/en/you.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { useMedia } from '../../../../parts/useSize.ts';
import type { OpenSheet } from '../openSheet.tsx';
import type { NetrunnerSeated } from '../seated.ts';
import { RecordText } from './recordText.tsx';
import './eventLine.css';

interface Props {
  v: NetrunnerSeated;
  open: boolean;
  /** Whether the hand can be opened or covered here. */
  eye: boolean;
  /** For a run's header: no words, since the run shows the event. */
  brief: boolean;
  setOpen(open: boolean): void;
  onShow(next: OpenSheet): void;
  /** News, shown next to the line. */
  children: ComponentChildren;
}

/** `brief`: a run is on screen, so the line is short. */
export function EventLine({ v, open, eye, brief, setOpen, onShow, children }: Props) {
  // After a restart, the record is loaded a moment later than the table.
  const line = v.lines.at(-1);
  const last = line ? readBy(line, v.seat, v.names) : words.gameStarts(v.table.turn);
  // There is no room for a word next to three icons.
  const narrow = useMedia('(max-width: 340px)');
  const record = (): void => onShow({ kind: 'record' });
  return (
    <div class={`across rigid event-line tappable ${brief ? 'brief' : ''}`}>
      {!brief && v.request}
      {!brief && !v.request && (
        <button type="button" class="last across fine quiet tappable" onClick={record}>
          <i class="hidden">{words.record}</i>
          <span class="breaks">
            <RecordText text={last} names={namesFor(v.names, v.seat)} die={line?.die} />
          </span>
        </button>
      )}
      {eye && (
        <button type="button" class="eye text-body semibold" onClick={() => setOpen(!open)}>
          <Sign name="eye" size={22} />
          <span class={narrow && (brief || open) ? 'hidden' : ''}>
            {words.handAction(open, brief)}
            <i class="hidden"> {words.handDetail(open, brief)}</i>
          </span>
        </button>
      )}
      {brief && (
        <button type="button" class="round" aria-label={words.recordTitle} onClick={record}>
          <Sign name="record" size={22} />
        </button>
      )}
      {v.takeBack && !v.pending && !v.request && (
        <button type="button" class="round" aria-label={words.takeBack} onClick={v.takeBack}>
          <Sign name="undo" size={22} />
        </button>
      )}
      {v.hint && (
        <button type="button" class="round" aria-label={words.hintWhatMattersNow} onClick={v.hint}>
          <Sign name="bulb" size={22} />
        </button>
      )}
      {(brief || !v.request) && (
        <button
          type="button"
          class="round"
          aria-label={words.whatCanIDo}
          data-home-focus=""
          onClick={() => onShow({ kind: 'list' })}
        >
          <Sign name="list" size={22} />
        </button>
      )}
      <button type="button" class="round" aria-label={words.tableMenu} onClick={() => onShow({ kind: 'menu' })}>
        <Sign name="more" size={22} />
      </button>
      {children}
    </div>
  );
}
