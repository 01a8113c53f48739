/** Conceding is asked once more: it cannot be taken back. */
import { other } from '../../../../../rules/game.ts';
import { begun } from '../../../../../words/en/sides.ts';
import { Big } from '../../../../parts/button.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import type { Acting } from '../decide/decisionProps.ts';

/** Asks whether he means to give up: that cannot be taken back. */
export function ConcedeSheet({ v, onPlay, onClose }: Acting & { onClose(): void }) {
  return (
    <Sheet label="Concede the game?" onClose={onClose}>
      <h2>Concede the game?</h2>
      <p>{begun(v.names[other(v.seat)])} wins, and the game is over.</p>
      <Big kind="harm" title="Concede" onClick={() => onPlay({ do: 'concede' })} />
      <Big kind="main" title="Play on" onClick={onClose} />
    </Sheet>
  );
}
