/** One number between minus and plus buttons, with steps of three and five. */

import type { Seat } from '../../../../rules/game.ts';
import * as say from '../../../../words/en/kit/board.ts';
import { nameOf } from '../../../../words/en/kit/told.ts';
import type { Queue } from './useQueue.ts';

const JUMPS = [-5, -3, 3, 5];

interface Props {
  seat: Seat;
  name: string;
  queue: Queue;
  onChange(by: number): void;
  onRemove?: (() => void) | undefined;
}

export function Pad({ seat, name, queue, onChange, onRemove }: Props) {
  const have = queue.number(seat, name);
  const step = (by: number, words: string) => {
    const blocked = have + by < 0;
    return (
      <button
        key={by}
        type="button"
        class={`centered text-lead semibold raised2 ${by === 1 ? 'main' : ''}`}
        aria-label={say.changeTitle(by, nameOf(name, Math.abs(by)))}
        aria-disabled={blocked ? 'true' : undefined}
        onClick={() => !blocked && onChange(by)}
      >
        {words}
      </button>
    );
  };
  return (
    <section class={`stacked gap3 pad seat${seat}`} aria-label={nameOf(name)}>
      <div class="steps gap3">
        {step(-1, '−')}
        <p class="centered">
          <b class="text-huge as-block">{have}</b>
          <small class="quiet">{nameOf(name, have)}</small>
        </p>
        {step(1, '+')}
      </div>
      <div class="jumps grid gap3">
        {JUMPS.map((by) => step(by, `${by > 0 ? '+' : '−'}${Math.abs(by)}`))}
        {onRemove && (
          <button class="centered text-lead semibold raised2" type="button" onClick={onRemove}>
            {say.remove}
          </button>
        )}
      </div>
    </section>
  );
}
