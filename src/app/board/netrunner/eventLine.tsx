/** One line of what happened last, and the ways to all that is not on the table: record, list, take back. */
import type { ComponentChildren } from 'preact';
import { Sign } from '../../parts/sign.tsx';
import { Told } from '../../parts/told.tsx';
import type { Opened } from './opened.tsx';
import type { Seated } from './seated.ts';
import './eventLine.css';

interface Props {
  v: Seated;
  open: boolean;
  /** Whether the hand is opened or covered from here. */
  eye: boolean;
  setOpen(open: boolean): void;
  onShow(next: Opened): void;
  /** What has just happened, beside it. */
  children: ComponentChildren;
}

export function EventLine({ v, open, eye, setOpen, onShow, children }: Props) {
  const last = v.lines.at(-1)?.text ?? 'The game begins';
  return (
    <div class="event-line">
      <button type="button" class="last" onClick={() => onShow({ kind: 'record' })}>
        <i class="hidden">Record. </i>
        <span>
          <Told text={last} names={v.names} />
        </span>
      </button>
      {eye && (
        <button type="button" class="eye" onClick={() => setOpen(!open)}>
          <Sign name="eye" size={22} />
          <span>
            {open ? 'Cover' : 'Look'}
            <i class="hidden"> {open ? 'your hand' : 'at your hand'}</i>
          </span>
        </button>
      )}
      {v.takeBack && !v.pending && (
        <button type="button" class="round" aria-label="Take back" onClick={v.takeBack}>
          <Sign name="undo" size={22} />
        </button>
      )}
      <button
        type="button"
        class="round"
        aria-label="What can I do?"
        data-home-focus=""
        onClick={() => onShow({ kind: 'list' })}
      >
        <Sign name="list" size={22} />
      </button>
      {children}
    </div>
  );
}
