/** A player thinks for long: how long, behind the words of the wait, and a way to what can be done about it. */
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../../peer/match/match.ts';
import { other } from '../../../rules/game.ts';
import { begun } from '../../../words/en/sides.ts';
import { clockOf } from '../../../words/en/silence.ts';
import { Big } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { Sitting } from '../../play/matchRunning.ts';
import { Clock } from './patience.tsx';
import { Elapsed } from './request.tsx';
import './request.css';

/** How long somebody may think before it is said (ms). */
const THINKING_MS = 60_000;

interface Waiting {
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

/** How long this player has waited for the opponent's decision with both phones connected; null until it is long. */
export function useWaited(view: View<unknown>, sitting: Pick<Sitting, 'link'>): Waiting | null {
  const [since, setSince] = useState<number | null>(null);
  const [begun, setBegun] = useState(Date.now);
  const { waiting, length, paused } = view;
  useEffect(() => {
    const now = Date.now();
    setSince(null);
    setBegun(now);
    const timer = setTimeout(() => setSince(now), THINKING_MS);
    return () => clearTimeout(timer);
  }, [length]);
  if (waiting === null || waiting.overdue || waiting.owed.byItself || paused.mine || sitting.link.state !== 'open')
    return null;
  if (waiting.asking) return { since: since ?? begun };
  return since === null ? null : { since };
}

interface Props {
  waited: Waiting;
  them: string;
  onOpen(): void;
}

/** Stands behind "Bob decides". */
export function Waited({ waited: { since }, them, onOpen }: Props) {
  return (
    <span class="waited">
      <span aria-hidden="true">·</span> <Elapsed since={since} />
      <button type="button" aria-label={`What can I do while ${them} decides?`} onClick={onOpen}>
        <i aria-hidden="true">?</i>
      </button>
    </span>
  );
}

interface SheetProps {
  view: Pick<View<unknown>, 'seat' | 'waiting' | 'offers' | 'paused'>;
  sitting: Pick<Sitting, 'names' | 'match'>;
  waited: Waiting;
  /** Null where a draw gives nothing. */
  onDraw: (() => void) | null;
  onPause(): void;
  onClose(): void;
}

export function WaitSheet({ view, sitting, waited, onDraw, onPause, onClose }: SheetProps) {
  const { seat, waiting, offers } = view;
  const them = begun(sitting.names[other(seat)]);
  const limitMs = waiting?.limitMs ?? null;
  const closing = (act: () => void) => (): void => {
    onClose();
    act();
  };
  return (
    <Sheet label={`Waiting for ${them}`} onClose={onClose}>
      <h2>Waiting for {them}</h2>
      <p>
        {them} has been thinking for <Elapsed since={waited.since} />. Both phones are connected.
      </p>
      {waiting?.asking && limitMs !== null && (
        <p role="status">
          Asked “Are you still there?”: <Clock ms={waiting.waitedMs} /> of {clockOf(limitMs)}
        </p>
      )}
      <Big kind="main" title="Keep waiting" onClick={onClose} />
      {limitMs !== null && (
        <Big
          title={`Nudge ${them}`}
          detail={`asks “Are you still there?”${waiting?.mayClaim ? ` Without an answer for ${clockOf(limitMs)} you may claim the game` : ''}`}
          blocked={waiting?.asking ? 'asked already' : null}
          onClick={closing(() => sitting.match.ask())}
        />
      )}
      <Big title="Pause until another day" detail="both phones keep the game" onClick={closing(onPause)} />
      {onDraw && (
        <Big
          title="Offer a draw"
          detail={`if ${them} accepts`}
          blocked={offers.mine?.what === 'draw' ? 'offered already' : null}
          onClick={closing(onDraw)}
        />
      )}
    </Sheet>
  );
}
