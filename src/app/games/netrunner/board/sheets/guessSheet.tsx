/** One player hides bits and the other guesses how many; both numbers are sealed and revealed together. */

import { useState } from 'preact/hooks';
import { other } from '../../../../../rules/game.ts';
import { RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as say from '../../../../../words/en/netrunner/board/sheets.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { Waiting } from '../decide/waiting.tsx';
import { type NetrunnerSeated, sideClass } from '../seated.ts';
import { Numbers, Spend } from './numbers.tsx';
import { Envelope } from './traceSheet.tsx';
import './trace.css';

/** A number that each player seals: hidden bits, a guess, or a payment, depending on the frame. */
export function GuessSheet(props: DecisionProps & { onAside(): void }) {
  const { v, onAside } = props;
  const { title, detail } = wordsOf(v);
  return (
    <Sheet title={title} class={`trace ${sideClass(v.seat)}`} onClose={onAside}>
      <p class="quiet">{detail}</p>
      <div class="envelopes two-columns gap4">
        <Envelope v={v} seat={other(v.seat)} />
        <Envelope v={v} seat={v.seat} />
      </div>
      <SealNumber {...props} />
    </Sheet>
  );
}

const bothSpend = ({ question }: NetrunnerSeated): boolean => question.kind === 'sealed' && question.what === 'doors';

function wordsOf(v: NetrunnerSeated): { title: string; detail: string } {
  if (bothSpend(v)) return { title: say.spendBitsInSecret, detail: say.guessNote };
  if (v.seat === RUNNER) return { title: say.hideBits, detail: say.ifTheGuessIsRight };
  const them = v.names[RUNNER];
  return { title: say.howManyAreTheyHiding(them), detail: say.totalBits(them, v.table.runner.bits) };
}

/** The numbers are visible only while the hand is uncovered. */
function SealNumber(props: DecisionProps) {
  const { v, open, onLook } = props;
  if (v.sealed[v.seat] || v.pending) return <Waiting v={v} />;
  if (open) return <Amount {...props} />;
  return (
    <ActionButton
      kind="main"
      title={bothSpend(v) ? say.makeYourBid : say.hideOrGuess(v.seat === RUNNER)}
      detail={v.alone ? undefined : say.holdThePhone(v.names[other(v.seat)])}
      onClick={() => onLook(null)}
    />
  );
}

function Amount({ v, onPlay }: DecisionProps) {
  const [bits, setBits] = useState<number | null>(null);
  const numbers = v.moves.flatMap((move) => (move.do === 'bid' ? [move.bits] : []));
  return (
    <div class="bidding stacked gap3">
      <h3>{say.howManyBits}</h3>
      <Numbers
        label={say.bits}
        choices={numbers.map((value) => ({ value, says: value }))}
        chosen={bits}
        onChoose={setBits}
      />
      <div class="footing stacked gap2 raised">
        {v.seat === RUNNER && !bothSpend(v) && (
          <Spend from={v.table.runner.bits} bits={bits ?? 0} words={say.guessedRight} />
        )}
        <ActionButton
          kind="main"
          title={say.sealTitle(bits)}
          blocked={bits === null ? say.chooseANumberFirst : null}
          onClick={() => onPlay({ do: 'bid', bits: bits ?? 0 })}
        />
      </div>
    </div>
  );
}
