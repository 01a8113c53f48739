/** Both slips turned over: opponent above, owner below, and between them the rule that decided. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { other, type Seat } from '../../../rules/game.ts';
import type { NetrunnerEvent } from '../../../rules/netrunner/event.ts';
import { CORP } from '../../../rules/netrunner/table.ts';
import { Big } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { promptOf } from '../../words/prompts.ts';
import { type Seated, sideName } from './seated.ts';
import './reveal.css';

type Trace = Extract<NetrunnerEvent, { kind: 'trace' }>;

export function TraceReveal({ v }: { v: Seated }) {
  const [seen, setSeen] = useState(v.news?.seq ?? -1);
  const trace = v.news?.events.find((event): event is Trace => event.kind === 'trace');
  if (!v.news || v.news.seq === seen || !trace) return null;
  const { seq } = v.news;
  return <Revealed v={v} trace={trace} onClose={() => setSeen(seq)} />;
}

function Revealed({ v, trace, onClose }: { v: Seated; trace: Trace; onClose(): void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    dialog?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={box} class="reveal" tabIndex={-1} aria-label="The trace is opened" onCancel={onClose}>
      <div class="all">
        <Slip v={v} seat={other(v.seat)} trace={trace} />
        <div class="verdict">
          <h2>{trace.success ? 'The trace succeeds' : 'The trace fails'}</h2>
          <p>{verdict(trace)}</p>
        </div>
        <Slip v={v} seat={v.seat} trace={trace} />
        <Big kind="main" title="Go on" detail={promptOf(v)} onClick={onClose} />
      </div>
    </dialog>
  );
}

function verdict({ trace, link, success }: Trace): string {
  if (trace === link) return `${trace} against ${link}: a tie goes to the ${success ? 'Corp' : 'Runner'}`;
  return `${trace} against ${link}`;
}

function Slip({ v, seat, trace }: { v: Seated; seat: Seat; trace: Trace }) {
  const noun = seat === CORP ? 'trace' : 'link';
  return (
    <section class={`side ${sideName(seat)}`}>
      <div>
        <h3>{seat === v.seat ? `Your ${noun}` : `${v.names[seat]}’s ${noun}`}</h3>
        <p class="quiet">
          {seat === CORP ? `${v.table.options.trace === 'comprehensive' ? 'base' : 'limit'} ${trace.limit}` : ''}
        </p>
      </div>
      <span class="slip">
        <i class={seat === CORP ? 'cut' : ''} />
        <b>{seat === CORP ? trace.trace : trace.link}</b>
        <span class="seal">
          <Emblem id={v.seals[seat]} side={seat} size={52} />
        </span>
      </span>
    </section>
  );
}
