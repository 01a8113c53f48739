/** A player's chance from turn to turn: above the middle they are ahead, and each moment that decided the game is marked. */

import type { Seat } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/review.ts';
import type { ReviewMoment } from '../../play/past/review.ts';
import { spacedBy } from './timelinePicture.tsx';

interface Props {
  title: string;
  /** As many as are estimated; `chance`: for the player at `seat`. */
  points: readonly { readonly at: number; readonly chance: number; readonly turn: number }[];
  /** The game's last moment. */
  last: number;
  seat: Seat;
  moments: readonly ReviewMoment[];
}

/** The picture's unit. */
const WIDTH = 320;
const HEIGHT = 120;
/** Maximum number of turns labelled below it. */
const MAX_LABELS = 8;

export function ReviewCurve({ title, points, last, seat, moments }: Props) {
  const x = (at: number): number => (WIDTH * at) / Math.max(1, last);
  const y = (chance: number): number => HEIGHT * (1 - chance);
  const line = points.map(({ at, chance }) => `${x(at)} ${y(chance)}`).join('L');
  const [first, end] = [points[0], points.at(-1)];
  const area = first && end ? `M${x(first.at)} ${y(0.5)}L${line}L${x(end.at)} ${y(0.5)}Z` : '';
  const labels = points.filter(spacedBy(last / MAX_LABELS));
  return (
    <figure class="review-curve">
      <figcaption>{title}</figcaption>
      <div class="review-picture">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id="review-ahead">
            <rect width={WIDTH} height={HEIGHT / 2} />
          </clipPath>
          <clipPath id="review-behind">
            <rect y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
          </clipPath>
          <path class={`area seat${seat}`} clip-path="url(#review-ahead)" d={area} />
          <path class={`area seat${1 - seat}`} clip-path="url(#review-behind)" d={area} />
          <path class="rule" d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
          {line !== '' && <path class="line" d={`M${line}`} />}
        </svg>
        <span class="review-scale stacked spread quiet" aria-hidden="true">
          <small>{say.percent(1)}</small>
          <small>{say.percent(0)}</small>
        </span>
        {moments.map(({ to, after }, nth) => (
          <b
            key={to}
            class="review-mark"
            aria-hidden="true"
            style={{ left: `${(100 * x(to)) / WIDTH}%`, top: `${(100 * y(seat === 0 ? after : 1 - after)) / HEIGHT}%` }}
          >
            {nth + 1}
          </b>
        ))}
      </div>
      <div class="review-turns quiet" aria-hidden="true">
        {labels.map(({ at, turn }) => (
          <small key={at} style={{ left: `${(100 * x(at)) / WIDTH}%` }}>
            {turn}
          </small>
        ))}
      </div>
      <table class="hidden">
        <caption>{title}</caption>
        <tbody>
          {points.map(({ at, turn, chance }) => (
            <tr key={at}>
              <th scope="row">{say.turnTitle(turn)}</th>
              <td>{say.percent(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
