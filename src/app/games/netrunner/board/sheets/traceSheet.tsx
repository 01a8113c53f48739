/**
 * A trace. In a sealed trace both players bid in secret, and the bids are revealed together. In an open trace the Corp
 * states its bits, then the Runner answers.
 */
import { other, type Seat, type Slot } from '../../../../../rules/game.ts';
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
import './trace.css';
import { useState } from 'preact/hooks';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { bitsAvailable } from '../../../../../rules/netrunner/rulebook/pay/payment.ts';
import { whyNot } from '../../../../../words/en/netrunner/decide/allow.ts';
import { nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { Numbers, Spend } from './numbers.tsx';

/** The sheet for an undecided trace; null if the top frame isn't one. Putting it aside answers nothing. */
export function TraceSheet(props: DecisionProps & { onAside(): void }) {
  const { v, onAside } = props;
  const frame = v.table.frames.at(-1);
  if (frame?.do !== 'trace') return null;
  const title = words.traceTitle(cardOf(frame.ref.card).title, words.tracerName(v.seat === CORP, v.names[1]));
  const them = other(v.seat);
  const isOpen = isTrace(v);
  return (
    <Sheet title={title} class={`trace ${sideClass(v.seat)}`} onClose={onAside}>
      <p class="quiet">
        {v.table.run ? words.runOnFort(v.table.run.fort) : ''}
        {isOpen ? openWords(v, frame) : words.traceLimit(frame.limit)}
      </p>
      {!isOpen && (
        <div class="envelopes two-columns gap4">
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
    <div class={`stacked centered quiet envelope sided ${sealed ? 'sealed' : 'open'} ${sideClass(seat)}`}>
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
      {isUnlinked(v) && <p class="quiet">{words.noBaseLink(v.seat === RUNNER ? null : v.names[RUNNER])}</p>}
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

type Bid = Extract<Move, { do: 'bid' }>;

/** `frame`: the current trace. Numbers that the rules refuse are crossed out and give the reason. */
function CorpBid({ v, frame, onPlay }: DecisionProps & { frame: FrameOf<'trace'> }) {
  const have = bitsAvailable(v.table, CORP, 'trace');
  const each = 1 + (frame.dearer ?? 0);
  const [bits, setBits] = useState<number | null>(null);
  const maxBid = isTrace(v)
    ? have
    : Math.max(frame.limit, ...v.moves.map((move) => (move.do === 'bid' ? move.bits : 0)));
  const bids = Array.from({ length: maxBid + 1 }, (_, n): Bid => ({ do: 'bid', bits: n }));
  const worth = (bid: Bid): number => traceRule(v.table).trace(frame, bid);
  return (
    <div class="bidding stacked gap3">
      <h3>{words.howManyBits}</h3>
      <Numbers
        label={words.bits}
        choices={bids.map((bid) => ({ value: bid.bits, says: bid.bits, blocked: whyNot(v.refusal(bid)) }))}
        chosen={bits}
        onChoose={setBits}
      />
      {have < maxBid * each && <p class="quiet">{words.bitsNote(have)}</p>}
      {each > 1 && <p class="quiet">{words.eachPointCosts(each)}</p>}
      <div class="footing stacked gap2 raised">
        <Spend from={have} bits={each * (bits ?? 0)} />
        <ActionButton
          kind="main"
          title={words.sealTitleFor(isTrace(v), bits === null ? null : worth({ do: 'bid', bits }))}
          bits={bits === null ? undefined : each * bits}
          blocked={bits === null ? words.chooseANumberFirst : null}
          onClick={() => onPlay({ do: 'bid', bits: bits ?? 0 })}
        />
      </div>
    </div>
  );
}

/**
 * Offers the bids that the rules allow: first a base link card, then the raise. The first base link card is
 * preselected.
 */
function RunnerBid({ v, onPlay }: DecisionProps) {
  const bids = v.moves.filter((move): move is Bid => move.do === 'bid');
  const bases: (Slot | undefined)[] = [...new Set(bids.map((bid) => bid.base))];
  const [base, setBase] = useState<Slot | undefined>(bases.find((one) => one !== undefined));
  const mine = bids.filter((bid) => bid.base === base);
  const [at, setAt] = useState<number | null>(null);
  const verb = words.answerOrSeal(isTrace(v));
  const bid = mine.length === 1 ? mine[0] : at === null ? undefined : mine[at];
  return (
    <div class="bidding stacked gap3">
      <h3>{words.ownLinkTitle}</h3>
      {bases.length > 1 && (
        <Bases
          v={v}
          bases={bases}
          base={base}
          onBase={(one) => {
            setBase(one);
            setAt(null);
          }}
        />
      )}
      {mine.length > 1 && (
        <Numbers
          label={words.link}
          choices={mine.map((one, index) => ({ value: index, says: traceRule(v.table).link(v.table, one) }))}
          chosen={at}
          onChoose={setAt}
        />
      )}
      {mine.length === 1 && bases.length === 1 && <p class="quiet">{words.noBaseLink(null)}</p>}
      <div class="footing stacked gap2 raised">
        <Spend from={bitsAvailable(v.table, RUNNER, 'link')} bits={bid?.bits ?? 0} words={words.bitsYouPayWin} />
        <ActionButton
          kind="main"
          title={bid ? words.linkTitle(verb, traceRule(v.table).link(v.table, bid)) : verb}
          bits={bid?.bits}
          blocked={bid ? null : words.chooseANumberFirst}
          onClick={() => bid && onPlay(bid)}
        />
      </div>
    </div>
  );
}

interface BasesProps {
  v: NetrunnerSeated;
  bases: readonly (Slot | undefined)[];
  base: Slot | undefined;
  onBase(base: Slot | undefined): void;
}

function Bases({ v, bases, base, onBase }: BasesProps) {
  return (
    <ul class={`picks stacked gap2 ${bases.length > 3 ? 'pairs two-columns' : ''}`} aria-label={words.baseLinkCard}>
      {bases.map((one) => (
        <li key={one ?? 0}>
          <span class="ring flex">
            <button
              type="button"
              class="pick shape fine across gap4 semibold raised2 breaks shrinks"
              aria-pressed={base === one}
              onClick={() => onBase(one)}
            >
              <i class="across rigid centers" aria-hidden="true">
                {base === one ? '✓' : ''}
              </i>
              {one === undefined ? words.noBaseLinkCard : nameAt(v, one)}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
