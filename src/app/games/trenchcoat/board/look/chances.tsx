/** The distribution of ten dice: a column for each result, solid where the test succeeds. */
import { distribution } from '../../../../../rules/trenchcoat/dice/odds.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import './chances.css';

const MAX_CHANCE = Math.max(...distribution.map(({ chance }) => chance.top));
const LAST = 10;

/** `total`: the test's total; results of −`total` or more succeed. */
export function Chances({ total }: { total: number }) {
  const from = -total;
  const shown = from > -LAST && from < LAST;
  const marks = [-LAST, 0, LAST].filter((r) => !shown || Math.abs(r - from) > 2);
  return (
    <span class="as-block" aria-hidden="true">
      <span class="columns flex">
        {distribution.map(({ result, chance }) => (
          <i
            key={result}
            class={result >= from ? 'wins' : ''}
            style={{ height: `${(100 * chance.top) / MAX_CHANCE}%` }}
          />
        ))}
      </span>
      <span class="chance-marks fine as-block">
        {marks.map((r) => (
          <small key={r} style={{ left: placeOf(r) }}>
            {plain(r)}
          </small>
        ))}
        {shown && (
          <small class="least bold" style={{ left: placeOf(from) }}>
            {plain(from)}
          </small>
        )}
      </span>
    </span>
  );
}

/** The centre of the column for a result. */
const placeOf = (r: number): string => `${((r + LAST + 0.5) / (2 * LAST + 1)) * 100}%`;
