/** Why a small grey button can't be used now, and what would allow it. */

import type { Move } from '../../../../../rules/netrunner/move.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';
import { waysTo, whyNot } from '../../../../../words/en/netrunner/decide/allow.ts';
import { Reason } from '../../../../parts/button.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';

import type { DecisionProps } from '../decide/decisionProps.ts';
import { RuleOf } from '../terms.tsx';

type Props = DecisionProps & { title: string; move?: Move | undefined; text?: string | undefined; onClose(): void };

/** `move`: the desired move; the reason is updated as the table moves. `text` is the reason if there is no move. */
export function WhySheet({ v, open, title, move, text, onClose }: Props) {
  const refusal = move ? v.refusal(move) : null;
  const why = move ? whyNot(refusal) : text;
  return (
    <Sheet label={words.blockedMove(title)} class="why" onClose={onClose}>
      <h2>
        {title} <small>{words.possibleOrNot(why === undefined)}</small>
      </h2>
      <Reason why={why ?? words.nothingStopsIt} ways={move && waysTo(v, move, open)} />
      {refusal && <RuleOf refusal={refusal} />}
    </Sheet>
  );
}
