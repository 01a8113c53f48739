/** An amount between a minus and a plus button. */
import './stepper.css';

interface Props {
  n: number;
  /** The largest amount; unlimited if absent. The smallest is 0. */
  most?: number;
  /** The names of the buttons. */
  less: string;
  more: string;
  onStep(by: 1 | -1): void;
}

export function Stepper({ n, most = Number.POSITIVE_INFINITY, less, more, onStep }: Props) {
  const step = (by: 1 | -1, name: string, sign: string) => {
    const ends = n + by < 0 || n + by > most;
    return (
      <button
        class="centered text-number raised2"
        type="button"
        aria-label={name}
        aria-disabled={ends ? 'true' : undefined}
        onClick={() => !ends && onStep(by)}
      >
        {sign}
      </button>
    );
  };
  return (
    <span class="stepper across gap1 rigid">
      {step(-1, less, '−')}
      <b class="centered text-number" aria-live="polite">
        {n}
      </b>
      {step(1, more, '+')}
    </span>
  );
}
