/** A screen over a running game, rendered in the page, to test what it shows of earlier events. */
import { render } from 'preact';
import type { AnyTableUi } from '../../../src/app/games/gameUi.ts';
import type { GameRecord } from '../../../src/app/play/record.ts';
import type { RunningGame, StepContext } from '../../../src/app/play/running.ts';
import { usePlay } from '../../../src/app/play/usePlay.ts';

const ui = {
  recorder: {
    empty: { lines: [], shows: [] },
    after: ({ lines }: GameRecord, steps: readonly unknown[]) => ({ lines: [...lines, ...steps], shows: [] }),
  },
} as unknown as AnyTableUi;

/** What is on screen once earlier events have been found, between the first render and the browser's next frame. */
export async function foundAtOnce(): Promise<string> {
  const listeners = new Set<() => void>();
  let told: StepContext<unknown> = { steps: [], since: null };
  const running = {
    view: () => null,
    told: () => told,
    onChange(handler: () => void) {
      listeners.add(handler);
      return () => listeners.delete(handler);
    },
  } as unknown as RunningGame<unknown, never>;
  function Screen() {
    const { record } = usePlay(running, ui, { names: ['Ann', 'Bob'] } as never, { seen: [] } as never, null);
    return <p>{record.lines.length} lines</p>;
  }
  const root = document.body.appendChild(document.createElement('div'));
  render(<Screen />, root);
  await Promise.resolve();
  told = { steps: ['old'] as never, since: 1 };
  for (const listener of listeners) listener();
  for (let frame = 0; frame < 12; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  const { innerText } = root;
  render(null, root);
  return innerText;
}
