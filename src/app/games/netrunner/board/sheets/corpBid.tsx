/** The Corp's bid in a trace: secret, up to the limit, or spent openly. */

import { useState } from 'preact/hooks';
import type { FrameOf } from '../../../../../rules/netrunner/frame.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { bitsAvailable } from '../../../../../rules/netrunner/rulebook/pay/payment.ts';
import { traceRule } from '../../../../../rules/netrunner/rulebook/trace/rule.ts';
import { CORP } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';

import { whyNot } from '../../../../../words/en/netrunner/decide/allow.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { isTrace } from '../seated.ts';
import { Numbers, Spend } from './numbers.tsx';

type Bid = Extract<Move, { do: 'bid' }>;

/** `frame`: the current trace. Numbers that the rules refuse are crossed out and give the reason. */
export function CorpBid({ v, frame, onPlay }: DecisionProps & { frame: FrameOf<'trace'> }) {
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
      <div class="footing">
        <Spend from={have} bits={each * (bits ?? 0)} />
        <ActionButton
          kind="main"
          title={words.sealTitleFor(isTrace(v), bits === null ? null : worth({ do: 'bid', bits }))}
          blocked={bits === null ? words.chooseANumberFirst : null}
          onClick={() => onPlay({ do: 'bid', bits: bits ?? 0 })}
        />
      </div>
    </div>
  );
}
