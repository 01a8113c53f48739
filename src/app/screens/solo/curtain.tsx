/**
 * Between two players who share a phone: shows neither hand, only whose turn it is, what they are asked, and what both
 * may know.
 */

import { useEffect, useRef } from 'preact/hooks';
import type { AnyMove, Seat } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/solo/soloTable.ts';
import type { AnyTableUi } from '../../games/gameUi.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import type { RecordLine } from '../../play/record.ts';
import type { Seated } from '../../play/seated.ts';

const MAX_LINES = 6;

interface Props {
  ui: AnyTableUi;
  to: Seat;
  asked: Seated<unknown, AnyMove>;
  since: readonly RecordLine[];
  onLift(): void;
  onLeave(): void;
}

/** Names the player to hand the phone to and what has happened. Uses public information only. */
export function Curtain({ ui, to, asked, since, onLift, onLeave }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // Focuses the heading, so that a key still held down doesn't lift the curtain.
  useEffect(() => title.current?.focus(), []);
  const side = ui.info.seats[to];
  return (
    <main class={`screen solo curtain centers seat${to} seat${to}-owner`}>
      <Emblem id={asked.seals[to]} side={to} size={96} />
      <h1 ref={title} tabIndex={-1}>
        {words.handOverTitle(side)}
      </h1>
      <p class="asked text-lead">{ui.asked(asked)}</p>
      <ActionButton kind="main" title={words.uncoverTitle(side)} detail={words.uncoverNote} onClick={onLift} />
      {since.length > 0 && (
        <section aria-label={words.sinceThen}>
          <h2 class="quiet text-body semibold">{words.whatHasHappened}</h2>
          <ol>
            {since.slice(-MAX_LINES).map(({ seq, text }, at) => (
              <li key={`${seq} ${at}`}>
                <ui.RecordText text={text} names={asked.names} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <button type="button" class="text-button" onClick={onLeave}>
        {words.leaveTheTable}
      </button>
    </main>
  );
}
