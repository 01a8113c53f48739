/** Confirms conceding, which can't be taken back. */

import { other } from '../../../../../rules/game.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';

export function ConcedeSheet({ v, onPlay, onClose }: DecisionProps & { onClose(): void }) {
  return (
    <Sheet label={words.concedeTheGame} onClose={onClose}>
      <h2>{words.concedeTheGame}</h2>
      <p>{words.winsAndTheGame(v.names[other(v.seat)])}</p>
      <ActionButton kind="harm" title={words.concede} onClick={() => onPlay({ do: 'concede' })} />
      <ActionButton kind="main" title={words.playOn} onClick={onClose} />
    </Sheet>
  );
}
