/** Back, play, on; and how far a step goes. */
import { Sign } from '../../parts/sign.tsx';
import type { Stop } from '../../play/past/reel.ts';

interface Props {
  by: Stop;
  playing: boolean;
  atStart: boolean;
  atEnd: boolean;
  /** Whether the game has runs to go by. */
  runs: boolean;
  onBy(by: Stop): void;
  onStep(way: 1 | -1): void;
  onPlay(): void;
}

export function Controls({ by, playing, atStart, atEnd, runs, onBy, onStep, onPlay }: Props) {
  const all: readonly Stop[] = runs ? ['step', 'run', 'turn'] : ['step', 'turn'];
  const next = all[(all.indexOf(by) + 1) % all.length] ?? 'step';
  return (
    <div class="replay-controls">
      <button type="button" aria-label={`Back by one ${by}`} aria-disabled={atStart} onClick={() => onStep(-1)}>
        <Sign name="stepBack" size={24} />
      </button>
      <button type="button" class="play" aria-label={playing ? 'Pause' : 'Play'} onClick={onPlay}>
        <Sign name={playing ? 'pause' : 'play'} size={24} />
      </button>
      <button type="button" aria-label={`On by one ${by}`} aria-disabled={atEnd} onClick={() => onStep(1)}>
        <Sign name="stepOn" size={24} />
      </button>
      <button type="button" class="by" onClick={() => onBy(next)}>
        <small>by</small> {by}
        <span class="hidden">, tap to go by {next}</span>
      </button>
    </div>
  );
}
