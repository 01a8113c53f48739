/** The other side of a table where the app plays it: one answer after the other, each with a pause in which it can be seen. */
import { useEffect, useState } from 'preact/hooks';
import type { AnyMove, Seat } from '../../rules/game.ts';
import { type MachinePlayer, machineAnswer } from '../../solo/machine.ts';
import { machinePauseMs } from '../device/pace.ts';
import type { AnyTableUi } from '../games/gameUi.ts';
import type { SoloRunning } from './soloRunning.ts';

export function useMachine(
  { solo }: SoloRunning<unknown, AnyMove>,
  { solo: { rules } }: AnyTableUi,
  answer: (seat: Seat, move: AnyMove) => void,
): void {
  const [player, setPlayer] = useState<MachinePlayer<unknown, AnyMove> | null>(null);
  const plays = solo.game.kind === 'machine';
  useEffect(() => {
    let left = false;
    if (plays) void rules.machine?.().then((loaded) => !left && setPlayer(() => loaded));
    return () => {
      left = true;
    };
  }, [plays, rules]);
  const { length } = solo.game.answers;
  useEffect(() => {
    const owed = player && machineAnswer(solo, player);
    if (!owed) return;
    // Whatever passes changes nothing that could be looked at.
    const pause = owed.move.do === 'pass' ? 0 : machinePauseMs();
    const timer = setTimeout(() => answer(owed.seat, owed.move), pause);
    return () => clearTimeout(timer);
  }, [player, solo, length]);
}
