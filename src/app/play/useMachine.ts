/** Plays the machine's side: one answer at a time, with a pause so the player can follow. */
import { useState } from 'preact/hooks';
import type { AnyMove, Seat } from '../../rules/game.ts';
import {
  concessionSight,
  type MachinePlayer,
  machineAnswer,
  machineSight,
  type PendingMove,
} from '../../solo/machine.ts';
import { machinePauseMs } from '../device/pace.ts';
import type { AnyTableUi } from '../games/gameUi.ts';
import { useAsyncEffect, useLoaded } from '../parts/hooks.ts';
import type { SoloRunning } from './soloRunning.ts';

/** Delay before the thinking indicator appears (ms). */
const SOON_MS = 400;

export interface MachineOffer {
  accept(): void;
  decline(): void;
  /** Hides the offer, which may return in a later turn. */
  later(): void;
}

/**
 * `waits`: whether the player is still reading what the last move revealed. `stop`: makes the machine play immediately;
 * null unless it has been thinking for a while.
 */
export function useMachine(
  running: SoloRunning<unknown, AnyMove>,
  { solo: { rules } }: AnyTableUi,
  waits: boolean,
  answer: (seat: Seat, move: AnyMove) => void,
) {
  const { solo } = running;
  const [thinking, setThinking] = useState<PendingMove<AnyMove> | null>(null);
  const plays = solo.game.kind === 'machine';
  const player = useLoaded(async () => (plays ? ((await rules.machine?.()) ?? null) : null), [plays, rules]);
  const { length } = solo.game.answers;
  useAsyncEffect([player, solo, length, waits], (isHere) => {
    const sight = player && machineSight(solo);
    if (waits || !sight || !player) return;
    const thought = player.think(sight);
    const said = thought && setTimeout(() => setThinking(thought), SOON_MS);
    const pause = (move: AnyMove): Promise<void> =>
      // Passing changes nothing visible.
      move.do === 'pass' ? Promise.resolve() : new Promise((over) => setTimeout(over, machinePauseMs()));
    void (async () => {
      const owed = thought ? { seat: sight.seat, move: await thought.done } : machineAnswer(solo, player);
      if (!isHere() || !owed) return;
      await pause(owed.move);
      if (isHere()) answer(owed.seat, owed.move);
    })();
    return () => {
      thought?.stop();
      if (said !== null) clearTimeout(said);
      setThinking(null);
    };
  });
  return { stop: thinking?.stop ?? null, offer: useConcession(running, player, answer) };
}

/** The machine's offer to concede, considered at each of its opponent's decisions. */
function useConcession(
  running: SoloRunning<unknown, AnyMove>,
  player: MachinePlayer<unknown, AnyMove> | null,
  answer: (seat: Seat, move: AnyMove) => void,
): MachineOffer | null {
  const { solo } = running;
  const { length } = solo.game.answers;
  const [concession, setConcession] = useState<{ at: number; seat: Seat; move: AnyMove } | null>(null);
  useAsyncEffect([player, solo, length], (isHere) => {
    const sight = player?.concession && concessionSight(solo);
    if (!sight) return;
    void player?.concession?.(sight).then((move) => {
      if (isHere() && move) setConcession({ at: length, seat: sight.seat, move });
    });
    return () => setConcession(null);
  });
  if (concession === null || concession.at !== length || solo.game.playOn) return null;
  return {
    accept: () => answer(concession.seat, concession.move),
    decline: () => running.declineConcession(),
    later: () => setConcession(null),
  };
}
