/** A chart by turn: the mean as a line, inside a band that covers 80% of games. A table lists the same numbers. */
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import type { Summary } from '../solo/simulate.ts';
import './chart.css';

interface Props {
  title: string;
  /** The unit, such as "agendas". */
  unit: string;
  /** One row per turn; null if no game got that far. */
  rows: readonly (Summary | null)[];
}

const WIDTH = 320;
const HEIGHT = 170;
const LEFT = 34;
const RIGHT = 8;
const TOP = 14;
const BOTTOM = 26;

const said = (value: number): string => (value >= 10 ? value.toFixed(0) : value.toFixed(1));

export function Chart({ title, unit, rows }: Props) {
  const points = rows.flatMap((row, at) => (row ? [{ turn: at + 1, ...row }] : []));
  const last = points.at(-1);
  if (!last) return null;
  const steps = ticks(Math.max(1, ...points.map(({ high }) => high)));
  const top = steps.at(-1) as number;
  const x = (turn: number): number => LEFT + ((turn - 1) / Math.max(1, rows.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const path = (of: (point: (typeof points)[number]) => number, list = points): string =>
    list.map((point) => `${x(point.turn).toFixed(1)} ${y(of(point)).toFixed(1)}`).join('L');
  const span = `M${path(({ high }) => high)}L${path(({ low }) => low, points.toReversed())}Z`;
  return (
    <figure class="chart">
      <figcaption class="semibold">{title}</figcaption>
      <svg
        class="fills as-block"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.chartSummary(
          title,
          said(points[0]?.mean ?? 0),
          unit,
          last.turn,
          said(last.mean),
          last.low,
          last.high,
        )}
      >
        {steps.map((value) => (
          <g key={value}>
            <path class="rule" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text class="fine" x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        <path class="span" d={span} />
        <path class="mean" d={`M${path(({ mean }) => mean)}`} />
        {points.map(({ turn, mean }) => (
          <circle key={turn} cx={x(turn)} cy={y(mean)} r="3.5" />
        ))}
        {points.map(({ turn }) => (
          <text class="fine" key={turn} x={x(turn)} y={HEIGHT - 8} text-anchor="middle">
            {turn}
          </text>
        ))}
      </svg>
      <AsTable points={points} />
    </figure>
  );
}

function AsTable({ points }: { points: readonly (Summary & { turn: number })[] }) {
  return (
    <details>
      <summary class="across quiet semibold tappable">{words.asATable}</summary>
      <table class="fills">
        <thead>
          <tr>
            <th scope="col">{words.turn}</th>
            <th scope="col">{words.average}</th>
            <th scope="col">{words.fourOfFive}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ turn, mean, low, high }) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              <td>{mean.toFixed(2)}</td>
              <td>{words.rangeText(low, high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Round numbers from 0 to the first at or above `max`, at most five steps. */
function ticks(max: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => max / one <= 5) ?? 500;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, at) => at * step);
}
