/** Which game to play; asks nothing if there is only one. */

import * as words from '../../../words/en/screens/table/options.ts';
import { signs } from '../../../words/en/signs.ts';
import type { GameSign } from '../../../words/types.ts';
import { Option, Options } from '../../parts/options.tsx';

interface Props {
  chosen: GameSign;
  /** The other player chooses. */
  disabled?: boolean;
  onChoose(sign: GameSign): void;
}

/** `disabled` shows the choice without accepting one. The caller loads the chosen game. */
export function GameChoice({ chosen, disabled = false, onChoose }: Props) {
  if (signs.length < 2) return null;
  return (
    <Options legend={words.whichGame} disabled={disabled} note={disabled ? words.theHostChooses : undefined}>
      {signs.map((sign) => (
        <Option key={sign.id} on={sign.id === chosen.id} onTake={() => onChoose(sign)} title={sign.name} />
      ))}
    </Options>
  );
}
