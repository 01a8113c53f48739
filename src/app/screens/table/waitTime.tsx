/**
 * How long the opponent has been thinking, if that is long: shown next to the waiting text, with a link to the ways
 * out.
 */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { View } from '../../../peer/match/match.ts';
import { other } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/table.ts';
import { begun } from '../../../words/en/sides.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { MatchSession } from '../../play/matchRunning.ts';
import { Clock } from './patience.tsx';
import { Elapsed } from './request.tsx';
import './request.css';

/** How long a player may think before the time is shown (ms). */
const THINKING_MS = 60_000;

/**
 * Since when this player has waited for the opponent's decision with both phones connected (milliseconds since 1970);
 * null below `THINKING_MS`.
 */
export function useWaitTime(view: View<unknown>, sitting: Pick<MatchSession, 'link'>): number | null {
  const { waiting, length, paused } = view;
  const since = useMemo(Date.now, [length]);
  /** The log length that has stayed the same for that long. */
  const [long, setLong] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLong(length), THINKING_MS);
    return () => clearTimeout(timer);
  }, [length]);
  if (waiting === null || waiting.overdue || waiting.owed.byItself || paused.mine || sitting.link.state !== 'open')
    return null;
  return waiting.asking || long === length ? since : null;
}

/** Shown after "Waiting for Bob". */
export function WaitTime({ since, name, onOpen }: { since: number; name: string; onOpen(): void }) {
  return (
    <span class="waited nowrap">
      <span aria-hidden="true">·</span> <Elapsed since={since} />
      <button type="button" class="icon-box" aria-label={words.whatCanIDo(name)} onClick={onOpen}>
        <i class="icon-box bold" aria-hidden="true">
          ?
        </i>
      </button>
    </span>
  );
}

interface SheetProps {
  view: Pick<View<unknown>, 'seat' | 'waiting' | 'offers' | 'paused'>;
  sitting: Pick<MatchSession, 'names' | 'match'>;
  since: number;
  /** Null if a draw scores nothing. */
  onDraw: (() => void) | null;
  onPause(): void;
  onClose(): void;
}

export function WaitSheet({ view, sitting, since, onDraw, onPause, onClose }: SheetProps) {
  const { seat, waiting, offers } = view;
  const name = sitting.names[other(seat)];
  const them = begun(name);
  const limitMs = waiting?.limitMs ?? null;
  const closing = (act: () => void) => (): void => {
    onClose();
    act();
  };
  return (
    <Sheet title={words.waitingFor(name)} onClose={onClose}>
      <p>{words.thinkingTimer(them, <Elapsed since={since} />)}</p>
      {waiting?.asking && limitMs !== null && (
        <p role="status">{words.askedIfStillThere(<Clock ms={waiting.waitedMs} />, limitMs)}</p>
      )}
      <ActionButton kind="main" title={words.keepWaiting} onClick={onClose} />
      {limitMs !== null && (
        <ActionButton
          title={words.nudge(name)}
          detail={words.stillThereRequest(waiting?.mayClaim, limitMs)}
          blocked={waiting?.asking ? words.alreadyAsked : null}
          onClick={closing(() => sitting.match.ask())}
        />
      )}
      <ActionButton title={words.pauseUntilAnotherDay} detail={words.pauseDetail} onClick={closing(onPause)} />
      {onDraw && (
        <ActionButton
          title={words.offerADraw}
          detail={words.offerCondition(name)}
          blocked={offers.mine?.what === 'draw' ? words.alreadyOffered : null}
          onClick={closing(onDraw)}
        />
      )}
    </Sheet>
  );
}
