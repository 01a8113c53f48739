/** Ten thousand simulated games of a deck in a worker: the results so far, and a function to stop. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { startWatchdog, type Watchdog } from '../../../../peer/watch.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { refusalWords } from '../../../../words/en/netrunner/refusals/index.ts';
import type { Simulation, Tally } from '../solo/simulate.ts';
import type { SimulationOrder, SimulationReport } from '../solo/simulate.worker.ts';

export const GAMES = 10_000;

export interface SimulationState {
  /** `ended`: stopped by the player before all games were played. */
  state: 'none' | 'running' | 'done' | 'ended';
  tally: Tally | null;
  refused: string | null;
  start(): void;
  cancel(): void;
}

export function useSimulation({ side, cards, options }: Simulation): SimulationState {
  const [state, setState] = useState<SimulationState['state']>('none');
  const [tally, setTally] = useState<Tally | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const worker = useRef<{ playing: Worker; silence: Watchdog } | null>(null);
  const end = (): void => {
    worker.current?.silence.stop();
    worker.current?.playing.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);
  const start = (): void => {
    end();
    setTally(null);
    setRefused(null);
    setState('running');
    const next = new Worker(new URL('../solo/simulate.worker.ts', import.meta.url), { type: 'module' });
    const failed = (text: string): void => {
      end();
      setState('ended');
      setRefused(text);
    };
    const silence = startWatchdog(() => failed(words.gamesStopped));
    worker.current = { playing: next, silence };
    next.onmessage = ({ data }: MessageEvent<SimulationReport>) => {
      silence.heard();
      if ('refused' in data) return failed(refusalWords(data.refused));
      setTally(data.tally);
      if (data.done < GAMES) return;
      end();
      setState('done');
    };
    next.onerror = () => failed(words.gamesFailed);
    next.postMessage({ side, cards, options, games: GAMES } satisfies SimulationOrder);
  };
  const cancel = (): void => {
    end();
    setState('ended');
  };
  return { state, tally, refused, start, cancel };
}
