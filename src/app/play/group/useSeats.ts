/** The games of a table with several players on one screen: each game's state, and a function to answer it. */
import { useRef, useState } from 'preact/hooks';
import type { AnyMove, Refusal } from '../../../rules/game.ts';
import type { GroupSeat } from '../../games/gameUi.ts';
import { useRedraw } from '../../parts/hooks.ts';
import { runningOf } from '../matchRunning.ts';
import type { Opened } from '../open.ts';
import { type GameRecord, type KeptRecord, recordOf } from '../record.ts';
import { seatedOf } from '../seated.ts';

export type AnyGroupSeat = GroupSeat<unknown, AnyMove, GameRecord>;

/** `seats`: games whose table has been set up on both phones, in order. `refused`: the last refusal, as a sentence. */
export function useSeats(group: readonly Opened[]) {
  const records = useRef(new Map<string, KeptRecord<unknown, GameRecord>>());
  /** Games whose last answer is still being stored, with the log length at which it was given. */
  const answering = useRef(new Map<string, number>());
  const [refused, setRefused] = useState<string | null>(null);
  const redraw = useRedraw(
    (changed) => {
      const ends = group.map(({ sitting }) => runningOf(sitting).onChange(changed));
      return () => {
        for (const end of ends) end();
      };
    },
    [group],
  );
  const seats = group.flatMap(({ sitting }): AnyGroupSeat[] => {
    const { name: game, ui, match, link, names, keys } = sitting;
    const running = runningOf(sitting);
    const { seat } = match.view();
    const view = running.view(seat);
    if (!view) return [];
    const play = async (moves: readonly AnyMove[]): Promise<void> => {
      // Two taps on the same table count as one.
      if (answering.current.get(game) === view.length) return;
      answering.current.set(game, view.length);
      setRefused(null);
      const done = await (running.answer(seat, moves) as Promise<{ ok: true } | { ok: false; error: Refusal }>);
      answering.current.delete(game);
      if (!done.ok) setRefused(ui.refusal(done.error));
      redraw();
    };
    const kept = recordOf(ui.recorder, names, running.told(), records.current.get(game) ?? null);
    records.current.set(game, kept);
    const setting = { names, seals: keys, link: link.state, storageKey: game };
    const pending = answering.current.has(game);
    const { want } = running;
    const v = seatedOf(ui.game, setting, seat, view, {
      ...{ pending, passing: false, play: (moves) => void play(moves) },
      ...(want && { want }),
    });
    return [{ game, v, record: kept.record }];
  });
  return { seats, refused };
}
