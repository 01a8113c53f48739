/**
 * The Runner's answer to a trace: a base link card, and how far to raise the link. Offers all bids that the rules
 * allow.
 */

import { useState } from 'preact/hooks';
import type { Slot } from '../../../../../rules/game.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { bitsAvailable } from '../../../../../rules/netrunner/rulebook/pay/payment.ts';
import { traceRule } from '../../../../../rules/netrunner/rulebook/trace/rule.ts';
import { RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as say from '../../../../../words/en/netrunner/board/sheets.ts';
import { nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { isTrace, type NetrunnerSeated } from '../seated.ts';
import { Numbers, Spend } from './numbers.tsx';

type Bid = Extract<Move, { do: 'bid' }>;

/**
 * Offers the bids that the rules allow: first a base link card, then the raise. The first base link card is
 * preselected.
 */
export function RunnerBid({ v, onPlay }: DecisionProps) {
  const bids = v.moves.filter((move): move is Bid => move.do === 'bid');
  const bases: (Slot | undefined)[] = [...new Set(bids.map((bid) => bid.base))];
  const [base, setBase] = useState<Slot | undefined>(bases.find((one) => one !== undefined));
  const mine = bids.filter((bid) => bid.base === base);
  const [at, setAt] = useState<number | null>(null);
  const verb = say.answerOrSeal(isTrace(v));
  const bid = mine.length === 1 ? mine[0] : at === null ? undefined : mine[at];
  return (
    <div class="bidding stacked gap3">
      <h3>{say.ownLinkTitle}</h3>
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
          label={say.link}
          choices={mine.map((one, index) => ({ value: index, says: traceRule(v.table).link(v.table, one) }))}
          chosen={at}
          onChoose={setAt}
        />
      )}
      {mine.length === 1 && bases.length === 1 && <p class="quiet">{say.noBaseLink}</p>}
      <div class="footing">
        <Spend from={bitsAvailable(v.table, RUNNER, 'link')} bits={bid?.bits ?? 0} words={say.bitsYouPayWin} />
        <ActionButton
          kind="main"
          title={bid ? say.linkTitle(verb, traceRule(v.table).link(v.table, bid)) : verb}
          bits={bid?.bits}
          blocked={bid ? null : say.chooseANumberFirst}
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
    <ul class={`picks ${bases.length > 3 ? 'pairs' : ''}`} aria-label={say.baseLinkCard}>
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
              {one === undefined ? say.noBaseLinkCard : nameAt(v, one)}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
