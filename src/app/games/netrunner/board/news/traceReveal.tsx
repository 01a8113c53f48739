/**
 * Both revealed bids, the opponent's at the top and the player's own at the bottom, with the deciding rule between
 * them.
 */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { other, type Seat } from '../../../../../rules/game.ts';
import { CORP } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/news.ts';
import { promptOf } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { sinceTrace } from '../../../../../words/en/netrunner/record/record.ts';
import { readBy } from '../../../../../words/en/you.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';
import { markFresh } from '../../../../parts/fresh.ts';
import { type NetrunnerSeated, sideClass, type TraceSummary } from '../seated.ts';
import './reveal.css';

/** Stays until the player continues, whatever happens at the table. */
export function TraceReveal({ v, trace, close }: { v: NetrunnerSeated; trace: TraceSummary; close(): void }) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    dialog?.focus();
    return () => {
      dialog?.close();
      markFresh();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class="reveal fills"
      tabIndex={-1}
      aria-label={words.bidsRevealed}
      onClose={() => box.current && close()}
    >
      <div class="all stacked">
        <Slip v={v} seat={other(v.seat)} trace={trace} />
        <div class="verdict centered on-paper">
          <h2 class="text-title">{verdictWords(trace)}</h2>
          <p class="quiet">{verdict(trace)}</p>
          {followed(v).map((text) => (
            <p key={text} class="follows quiet">
              {text}.
            </p>
          ))}
        </div>
        <Slip v={v} seat={v.seat} trace={trace} />
        <ActionButton kind="main" title={words.continueLabel} detail={promptOf(v)} onClick={close} />
      </div>
    </dialog>
  );
}

/** A trace's result, as a heading. */
export const verdictWords = ({ success }: TraceSummary): string => words.traceResult(success);

/** The consequences so far, from this player's record, such as "You are tagged". */
const followed = ({ lines, names, seat }: NetrunnerSeated): string[] =>
  sinceTrace(lines)
    .slice(0, MAX)
    .map((line) => readBy(line, seat, names));

/** Maximum number of consequence lines. */
const MAX = 2;

function verdict({ trace, link, success }: TraceSummary): string {
  if (trace === link) return words.tieResult(trace, link, success);
  return words.against(trace, link);
}

function Slip({ v, seat, trace }: { v: NetrunnerSeated; seat: Seat; trace: TraceSummary }) {
  const noun = words.traceOrLink(seat === CORP);
  return (
    <section class={`side across spread ${sideClass(seat)}`}>
      <div>
        <h3 class="text-number">{words.ownedNoun(seat === v.seat, noun, v.names[seat])}</h3>
        <p class="quiet">{words.baseOrLimit(seat === CORP, v.table.options.trace, trace.limit)}</p>
      </div>
      <span class="slip across centers">
        <i class={seat === CORP ? 'cut' : ''} />
        <b>{seat === CORP ? trace.trace : trace.link}</b>
        <span class="seal flex">
          <Emblem id={v.seals[seat]} side={seat} size={52} />
        </span>
      </span>
    </section>
  );
}
