/** Half of a test: five dice in a row. Each die shows its value by sign, position and word. */

import type { Sign } from '../../../../../rules/trenchcoat/dice/half.ts';
import * as words from '../../../../../words/en/trenchcoat/board/look.ts';
import { dieWord, halfWords } from '../../../../../words/en/trenchcoat/dice.ts';
import './half.css';

interface Props {
  /** Null if it has not been rolled yet or is hidden from this phone. */
  half: readonly Sign[] | null;
  /** The Game Master's half is drawn folded, the player's stepped. */
  of: 'gm' | 'player';
  /** `secret`: only this phone has it. */
  as?: 'shown' | 'secret' | 'shut' | 'unrolled';
  /** Read by a screen reader before the five values. */
  label: string;
  size: 'mini' | 'small' | 'large';
}

const slots = [0, 1, 2, 3, 4] as const;

export function HalfRow({ half, of, as = 'shown', label, size }: Props) {
  const said = half ? halfWords(half) : words.hiddenHalfState(as);
  return (
    <span class={`dice gap3 ${size} ${of} ${as}`} role="img" aria-label={`${label}: ${said}`}>
      {slots.map((at) => {
        const face = half?.[at];
        return (
          <span
            key={at}
            class={`die-place stacked ${face === '+' ? 'up' : face === '-' ? 'down' : ''}`}
            aria-hidden="true"
          >
            <span class={`die-face as-block ${of === 'gm' ? 'fold' : 'pixels'} ${as === 'unrolled' ? 'rim' : ''}`}>
              <i />
            </span>
            {size !== 'mini' && face !== undefined && <small class="fine">{dieWord(face)}</small>}
          </span>
        );
      })}
    </span>
  );
}
