/** Back, play, forward; holding a button steps by run. */

import * as words from '../../../words/en/screens/replay.ts';
import { useHold } from '../../device/useHold.ts';
import { Sign } from '../../parts/sign.tsx';
import type { TimelineStop } from '../../play/past/timeline.ts';

interface Props {
  stepSize: TimelineStop;
  playing: boolean;
  atStart: boolean;
  atEnd: boolean;
  /** Whether the game has runs to step by. */
  hasRuns: boolean;
  onStepSizeChange(by: TimelineStop): void;
  onStep(way: 1 | -1, by: TimelineStop): void;
  onPlay(): void;
}

export function ReplayControls({
  stepSize,
  playing,
  atStart,
  atEnd,
  hasRuns,
  onStepSizeChange,
  onStep,
  onPlay,
}: Props) {
  const all: readonly TimelineStop[] = hasRuns ? ['step', words.run, words.turnStep] : ['step', words.turnStep];
  const held = words.runOrTurn(hasRuns);
  const back = useHold(() => onStep(-1, held));
  const on = useHold(() => onStep(1, held));
  const next = all[(all.indexOf(stepSize) + 1) % all.length] ?? 'step';
  const stepper = (way: 1 | -1, label: string, off: boolean, hold: ReturnType<typeof useHold>) => (
    <button
      type="button"
      class="stacked centers"
      aria-label={label}
      aria-disabled={off}
      onClick={() => onStep(way, stepSize)}
      {...hold}
    >
      <Sign name={way < 0 ? 'stepBack' : 'stepOn'} size={24} />
    </button>
  );
  return (
    <div class="replay-controls flex gap2">
      {stepper(-1, words.backOne(stepSize), atStart, back)}
      <button type="button" class="play stacked centers" aria-label={words.pauseOrPlay(playing)} onClick={onPlay}>
        <Sign name={playing ? 'pause' : 'play'} size={24} />
      </button>
      {stepper(1, words.forwardOne(stepSize), atEnd, on)}
      <button type="button" class="by stacked centers fine semibold" onClick={() => onStepSizeChange(next)}>
        <small>{words.stepWord}</small> {stepSize}
        <span class="hidden">{words.stepNote(next)}</span>
      </button>
    </div>
  );
}
