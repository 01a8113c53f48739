/**
 * A trace. In a sealed trace both players bid in secret, and the bids are revealed together. In an open trace the Corp
 * states its bits, then the Runner answers.
 */

import { other, type Seat } from '../../../../../rules/game.ts';
import type { FrameOf } from '../../../../../rules/netrunner/frame.ts';
import { textOf } from '../../../../../rules/netrunner/rulebook/effects.ts';
import { baseOptions } from '../../../../../rules/netrunner/rulebook/trace/link.ts';
import { strengthOf, traceRule } from '../../../../../rules/netrunner/rulebook/trace/rule.ts';
import { TRACE_PART } from '../../../../../rules/netrunner/rulebook/trace/trace.ts';
import { CORP, cardAt, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { partOf } from '../../../../../rules/netrunner/verbs/sequence.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';
import { quoteText } from '../../../../../words/en/netrunner/cards/quoted.ts';
import { wholeConsequence } from '../../../../../words/en/netrunner/consequence.ts';
import { Text } from '../../../../parts/bits.tsx';
import { ActionButton } from '../../../../parts/button.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { Waiting } from '../decide/waiting.tsx';
import { cardOf, isTrace, type NetrunnerSeated, sideClass } from '../seated.ts';
import { CorpBid } from './corpBid.tsx';
import { RunnerBid } from './runnerBid.tsx';
import './trace.css';

/** The sheet for an undecided trace; null if the top frame isn't one. Putting it aside answers nothing. */
export function TraceSheet(props: DecisionProps & { onAside(): void }) {
  const { v, onAside } = props;
  const frame = v.table.frames.at(-1);
  if (frame?.do !== 'trace') return null;
  const title = words.traceTitle(cardOf(frame.ref.card).title, words.tracerName(v.seat === CORP, v.names[1]));
  const them = other(v.seat);
  const isOpen = isTrace(v);
  return (
    <Sheet label={title} class={`trace ${sideClass(v.seat)}`} onClose={onAside}>
      <h2>{title}</h2>
      <p class="quiet">
        {v.table.run ? words.runOnFort(v.table.run.fort) : ''}
        {isOpen ? openWords(v, frame) : words.traceLimit(frame.limit)}
      </p>
      {!isOpen && (
        <div class="envelopes gap4">
          <Envelope v={v} seat={them} />
          <Envelope v={v} seat={v.seat} />
        </div>
      )}
      <TraceNumbers v={v} frame={frame} />
      {isOpen ? <Amount {...props} frame={frame} /> : <Bidding {...props} frame={frame} />}
    </Sheet>
  );
}

/** The Corp's trace so far; each player sees what the other has spent. */
function openWords(v: NetrunnerSeated, frame: FrameOf<'trace'>): string {
  if (v.seat === CORP) return words.baseStrengthThenAnswer(frame.limit, v.names[RUNNER]);
  const strength = strengthOf(v.table, frame);
  return words.strengthBaseAndSpent(strength, frame.limit, strength - frame.limit);
}

/** Has the same size and position whatever it contains. */
export function Envelope({ v, seat }: { v: NetrunnerSeated; seat: Seat }) {
  const sealed = v.sealed[seat];
  return (
    <div class={`stacked centered quiet envelope ${sealed ? 'sealed' : 'open'} ${sideClass(seat)}`}>
      {sealed && <i class="flap" />}
      {sealed && <Emblem id={v.seals[seat]} side={seat} size={52} />}
      <span>{words.yours(seat === v.seat, v.names[seat])}</span>
      <b>{words.sealedOrNotYet(sealed)}</b>
    </div>
  );
}

/** Whether nothing in the rig gives link, so that there is nothing to bid. */
const isUnlinked = ({ table }: NetrunnerSeated): boolean =>
  baseOptions(table).length === 1 &&
  table.runner.rig.every((slot) => cardAt(table, slot).card !== null) &&
  traceRule(table).link(table, { do: 'bid', bits: 0 }) === 0;

function TraceNumbers({ v, frame }: { v: NetrunnerSeated; frame: FrameOf<'trace'> }) {
  const success = partOf(frame.ref, TRACE_PART.success);
  const needs = words.traceNeeds(v.table.options.trace);
  const comes = wholeConsequence(v, textOf(success).means);
  return (
    <div class="stakes stacked gap2">
      <p class="quiet">{words.traceCondition(v.seat === CORP, <b>{needs}</b>)}</p>
      <p class="text-lead semibold">
        <Text>{comes ?? quoteText(success)}</Text>
      </p>
      <p class="quiet">{words.linkCondition(v.seat === CORP, needs)}</p>
    </div>
  );
}

/** The numbers are visible only while the hand is uncovered. */
function Bidding(props: DecisionProps & { frame: FrameOf<'trace'> }) {
  const { v, open, onLook } = props;
  const waits = v.sealed[v.seat] || v.pending || v.passing;
  if (open && !waits) return <Amount {...props} />;
  return (
    <>
      {v.seat === RUNNER && isUnlinked(v) && <p class="quiet">{words.noBaseLink}</p>}
      {waits ? (
        <Waiting v={v} />
      ) : (
        <ActionButton
          kind="main"
          title={words.makeYourBid}
          detail={v.alone ? undefined : words.holdThePhone(v.names[other(v.seat)])}
          onClick={() => onLook(null)}
        />
      )}
    </>
  );
}

const Amount = (props: DecisionProps & { frame: FrameOf<'trace'> }) =>
  props.v.seat === CORP ? <CorpBid {...props} /> : <RunnerBid {...props} />;
