/** Asks for confirmation if one tap would spend more than one action. */

import type { Move } from '../../../../../rules/netrunner/move.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';
import { actionsOf, labelOf } from '../../../../../words/en/netrunner/decide/moves.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import type { NetrunnerSeated } from '../seated.ts';

/** Whether the move needs confirmation, which is only the case among a player's own actions. */
export const needsConfirmation = (v: NetrunnerSeated, move: Move): boolean =>
  v.question.kind === 'move' && v.question.window === 'action' && actionsOf(v, move) > 1;

/** Confirms `move`; the price is given in actions and bits. */
export function AskSheet({ v, move, onPlay, onClose }: DecisionProps & { move: Move; onClose(): void }) {
  const { title, detail, bits } = labelOf(v, move);
  const n = actionsOf(v, move);
  return (
    <Sheet label={`${title}?`} onClose={onClose}>
      <h2>{title}?</h2>
      <p>{spendWords(v, move, n)}</p>
      <ActionButton kind="main" title={title} detail={detail} actions={n} bits={bits} onClick={() => onPlay(move)} />
      <ActionButton title={words.notNow} onClick={onClose} />
    </Sheet>
  );
}

function spendWords({ table }: NetrunnerSeated, move: Move, n: number): string {
  if (move.do === 'purge') return words.forgoNote(n);
  return words.actionPrice(n, table.actions);
}
