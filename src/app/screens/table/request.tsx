/** This player's request to the opponent and its outcome, in a bar that replaces the last event. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as words from '../../../words/en/screens/table.ts';
import { begun } from '../../../words/en/sides.ts';
import { useNow } from '../../parts/hooks.ts';
import { WaitingDots } from '../../parts/waitingDots.tsx';
import { Clock } from './patience.tsx';
import './request.css';
import type { View } from '../../../peer/match/match.ts';
import type { MatchSession } from '../../play/matchRunning.ts';
import type { GameRecord } from '../../play/record.ts';
import { keyOf, questionOf } from './opponentOffer.tsx';

/** An open request from this player to the opponent. */
interface TableRequest {
  /** Identifies the request. */
  readonly key: string;
  /** Example: "Take back 2 moves?" */
  readonly question: string;
}

/** How long an answer is shown (ms). */
const ANSWER_MS = 4000;

interface Shown extends TableRequest {
  readonly answer: 'accepted' | 'declined' | null;
  /** When the request was made (milliseconds since 1970). */
  readonly since: number;
}

/**
 * What to show of this player's open offer, of any kind; null if there is none. `accepted`: both players agreed, and
 * the table was rolled back or fixed.
 */
export function useRequest(
  game: { view: View<unknown>; sitting: MatchSession; record: GameRecord },
  accepted: boolean,
): Shown | null {
  const { mine, theirs, declined } = game.view.offers;
  const asked = mine && !declined ? { key: keyOf(mine), question: questionOf(game, mine) } : null;
  const [shown, setShown] = useState<Shown | null>(null);
  const last = useRef<TableRequest | null>(null);
  const key = asked?.key;
  useEffect(() => {
    const before = last.current;
    last.current = asked;
    // An offer like the opponent's open one accepts theirs.
    const accepts = asked !== null && theirs !== null && keyOf(theirs) === asked.key;
    if (asked !== null) return setShown(accepts ? null : { ...asked, answer: null, since: Date.now() });
    // A request is void once a player moves.
    if (before === null || (!declined && !accepted)) return setShown(null);
    setShown((now) => now && { ...now, answer: declined ? 'declined' : 'accepted' });
    const timer = setTimeout(() => setShown(null), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return shown;
}

interface Props {
  shown: Shown;
  /** The opponent's name. */
  name: string;
  onWithdraw(): void;
}

export function RequestBar({ shown: { question, answer, since }, name, onWithdraw }: Props) {
  return (
    <div class="request across gap4 grow raised" role="status">
      {answer === null && <WaitingDots />}
      <span class="stacked grow breaks dense">
        <b>{answer === null ? question : `${begun(name)} ${answer}`}</b>
        <small class="quiet">{answer === null ? words.waitingSince(name, <Elapsed since={since} />) : question}</small>
      </span>
      {answer === null && (
        <button
          type="button"
          class="plain rigid semibold tappable"
          title={words.mayHaveAgreedAlready(begun(name))}
          onClick={onWithdraw}
        >
          {words.withdraw}
        </button>
      )}
    </div>
  );
}

/** Elapsed time, updated every second. */
export function Elapsed({ since }: { since: number }) {
  return <Clock ms={Math.max(0, useNow(Date.now) - since)} />;
}
