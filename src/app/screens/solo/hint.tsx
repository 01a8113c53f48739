/** Hints in games against the machine: requested and switched on or off in the list of moves. */

import { useState } from 'preact/hooks';
import type { AnyMove } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/solo/soloTable.ts';
import { hintsOn, setHintsOn } from '../../device/hints.ts';
import type { AnyTableUi, HintUi } from '../../games/gameUi.ts';
import type { Seated } from '../../play/seated.ts';

/** `also`: for the list; `sheet`: an open hint; `show`: opens it. Empty if the game has no hints. */
export function useHint({ hint: load }: AnyTableUi, seated: Seated<unknown, AnyMove> | null) {
  const [on, setOn] = useState(hintsOn);
  const [Hint, setHint] = useState<HintUi<unknown, AnyMove> | null>(null);
  if (!load || !seated?.machine || seated.question.kind === 'over') return { also: [], sheet: null, show: null };
  const turn = (next: boolean): void => {
    setHintsOn(next);
    setOn(next);
    setHint(null);
  };
  const show = (): void => void load().then((loaded) => setHint(loaded));
  const also = on
    ? [{ title: words.hintWhatMattersNow, act: show }]
    : [{ title: words.showHintsAgain, act: () => turn(true) }];
  return {
    also,
    show: on ? show : null,
    sheet: Hint && <Hint.Sheet v={seated} onClose={() => setHint(null)} onOff={() => turn(false)} />,
  };
}
