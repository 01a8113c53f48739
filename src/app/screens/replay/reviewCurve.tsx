/**
 * A player's chance from turn to turn: above the middle they are ahead. Each moment that decided the game is marked.
 */

import type { Seat } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/review.ts';
import type { ReviewMoment } from '../../play/past/review.ts';
import { keepSpaced } from './timelinePicture.tsx';

interface Props {
  title: string;
  /** The points estimated so far; `chance`: of the player at `seat`; `turn`: null at the end of the game. */
  points: readonly { readonly at: number; readonly chance: number; readonly turn: number | null }[];
  /** How many points there will be once all are estimated. */
  turns: number;
  seat: Seat;
  moments: readonly ReviewMoment[];
  /** The point chosen with a tap, and what a tap does. */
  chosen: number | null;
  onChoose(point: number): void;
}

/** Size in the drawing's own units. */
const WIDTH = 320;
const HEIGHT = 120;
/** Maximum number of turn labels below the curve. */
const MAX_LABELS = 8;

export function ReviewCurve({ title, points, turns, seat, moments, chosen, onChoose }: Props) {
  const x = (at: number): number => (WIDTH * placeOf(points, at)) / Math.max(1, turns - 1);
  const left = (at: number): string => `${(100 * x(at)) / WIDTH}%`;
  const y = (chance: number): number => HEIGHT * (1 - chance);
  const spaced = keepSpaced(turns / MAX_LABELS);
  const choose = (point: number): void => onChoose(Math.min(point, points.length - 1));
  const labels = points.filter((_, nth) => spaced({ at: nth }));
  const shown = chosen === null ? undefined : points[chosen];
  return (
    <figure class="review-curve raised">
      <figcaption class="across wraps spread bold">
        {title}
        {shown && <span class="quiet">{say.pointAt(shown.turn, shown.chance)}</span>}
      </figcaption>
      <div class="review-picture">
        <Drawing {...{ points, moments, seat, x, y }} />
        <span class="review-scale stacked spread quiet" aria-hidden="true">
          <small>{say.percent(1)}</small>
          <small>{say.percent(0)}</small>
        </span>
        {moments.map(({ to, after }, nth) => (
          <b
            key={to}
            class="review-mark icon-box"
            aria-hidden="true"
            style={{ left: left(to), '--y': `${(100 * y(seat === 0 ? after : 1 - after)) / HEIGHT}%` }}
          >
            {nth + 1}
          </b>
        ))}
        {shown && <i class="review-chosen" style={{ left: left(shown.at) }} />}
        {points.length > 1 && (
          <input
            class="fills"
            type="range"
            aria-label={say.point}
            aria-valuetext={shown ? say.pointAt(shown.turn, shown.chance) : undefined}
            min={0}
            max={Math.max(1, turns - 1)}
            value={chosen ?? 0}
            // A tap on the first point changes no value, so `onInput` alone would miss it.
            onPointerUp={(event) => choose(Number(event.currentTarget.value))}
            onInput={(event) => choose(Number(event.currentTarget.value))}
          />
        )}
      </div>
      <div class="review-turns quiet" aria-hidden="true">
        {labels.map(({ at, turn }) => (
          <small key={at} style={{ left: left(at) }}>
            {turn}
          </small>
        ))}
      </div>
      <PointTable {...{ title, points }} />
    </figure>
  );
}

interface DrawingProps extends Pick<Props, 'points' | 'moments' | 'seat'> {
  x(at: number): number;
  y(chance: number): number;
}

/** The line, filled toward the middle, and thick where a moment changed it. */
function Drawing({ points, moments, seat, x, y }: DrawingProps) {
  const line = points.map(({ at, chance }) => `${x(at)} ${y(chance)}`).join('L');
  const [first, end] = [points[0], points.at(-1)];
  const area = first && end ? `M${x(first.at)} ${y(0.5)}L${line}L${x(end.at)} ${y(0.5)}Z` : '';
  return (
    <svg class="fills" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
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
      {swings(points, moments).map(([from, to]) => (
        <path
          key={to.at}
          class={`swing ${to.chance < from.chance ? 'loss' : `seat${seat}`}`}
          d={`M${x(from.at)} ${y(from.chance)}L${x(to.at)} ${y(to.chance)}`}
        />
      ))}
    </svg>
  );
}

function PointTable({ title, points }: Pick<Props, 'title' | 'points'>) {
  return (
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
  );
}

/** Where a moment lies between the evenly spaced points. */
function placeOf(points: Props['points'], at: number): number {
  const next = points.findIndex((point) => point.at >= at);
  const [from, to] = [points[next - 1], points[next]];
  if (!to) return points.length - 1;
  return from ? next - 1 + (at - from.at) / (to.at - from.at) : next;
}

/** The part of the curve that each moment changed. */
function swings(points: Props['points'], moments: Props['moments']) {
  return moments.flatMap(({ at }) => {
    const next = points.findIndex((point) => point.at > at);
    const [from, to] = [points[next - 1], points[next]];
    return from && to ? [[from, to] as const] : [];
  });
}
