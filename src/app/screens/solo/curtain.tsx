/** Between two who share a phone: nothing of either hand, only who is asked, what for, and what both may know. */
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../rules/game.ts';
import { Told } from '../../games/netrunner/board/news/told.tsx';
import type { Line, Seated } from '../../games/netrunner/board/seated.ts';
import { promptOf } from '../../games/netrunner/words/prompts.ts';
import { Big } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { seatName } from '../../words/sides.ts';

const MOST_LINES = 6;

interface Props {
  to: Seat;
  asked: Seated;
  since: readonly Line[];
  onLift(): void;
  onLeave(): void;
}

export function Curtain({ to, asked, since, onLift, onLeave }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // The heading takes the focus: a key that is still held down must not lift the curtain.
  useEffect(() => title.current?.focus(), []);
  const side = to === 0 ? 'corp' : 'runner';
  return (
    <main class={`screen solo curtain ${side} ${side}-owner`}>
      <Emblem id={asked.seals[to]} side={to} size={96} />
      <h1 ref={title} tabIndex={-1}>
        Hand the phone to the {seatName(to)}
      </h1>
      <p class="asked">{wordsOf(asked)}</p>
      <Big kind="main" title={`I am the ${seatName(to)}`} detail="the other one looks away" onClick={onLift} />
      {since.length > 0 && (
        <section aria-label="Since then">
          <h2>What has happened</h2>
          <ol>
            {since.slice(-MOST_LINES).map(({ seq, text }, at) => (
              <li key={`${seq} ${at}`}>
                <Told text={text} names={asked.names} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <button type="button" class="text-button" onClick={onLeave}>
        Leave the table
      </button>
    </main>
  );
}

/** What is asked, by public facts alone: a choice may name cards that only its player knows. */
function wordsOf(asked: Seated): string {
  if (asked.question.kind === 'choose') return 'There is something to choose.';
  if (asked.question.kind === 'sealed')
    return `${asked.question.what === 'trace' ? 'A trace: a' : 'A'} number is noted in secret.`;
  return promptOf(asked);
}
