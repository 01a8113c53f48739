/** The seals of both seats: a double-breasted coat, and a small creature generated from a key. */
import { useMemo } from 'preact/hooks';
import { picksFrom } from '../../../../parts/heraldry.ts';

const SIDE = 7;
const RANGE = 2 ** 32;

/** The cells of a symmetric creature on a seven-by-seven grid, as `x,y`. */
export function creatureOf(key: string): (readonly [x: number, y: number])[] {
  const pick = picksFrom(key);
  const cells: (readonly [number, number])[] = [];
  const middle = (SIDE - 1) / 2;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x <= middle; x++) {
      // Denser in the middle, so that the creature holds together.
      const near = 1 - (Math.abs(y - middle) + (middle - x)) / (2 * middle + 1);
      if (pick(RANGE) / RANGE > 0.25 + near * 0.6) continue;
      cells.push([x, y]);
      if (x < middle) cells.push([SIDE - 1 - x, y]);
    }
  return cells;
}

interface Props {
  /** 0 for the Game Master's seal; 1 for the decker's, generated from `of`. */
  seat: 0 | 1;
  of: string;
  /** Width and height, in px at normal text size. */
  size: number;
}

export function Seal({ seat, of, size }: Props) {
  const side = `${size / 16}rem`;
  return (
    <svg class="seal" width={side} height={side} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      {seat === 0 ? <Coat /> : <Creature of={of} />}
    </svg>
  );
}

const Coat = () => (
  <>
    <path d="M0 0h28v28H0z" fill="currentColor" />
    <path
      d="M8.5 0L14 17L19.5 0M14 17v11M3.5 0v3.5l4.5 3l-2.5 2L14 17l8.5-8.5l-2.5-2l4.5-3V0"
      fill="none"
      stroke="var(--seal-ground, var(--gm-half))"
      stroke-width="1.4"
    />
    <path d="M9.2 0h9.6L14 15z" fill="var(--seal-ground, var(--gm-half))" opacity=".55" />
    {[9.5, 18.5].flatMap((x) =>
      [20.5, 25].map((y) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.2" fill="var(--seal-ground, var(--gm-half))" />
      )),
    )}
  </>
);

function Creature({ of }: { of: string }) {
  const cells = useMemo(() => creatureOf(of), [of]);
  return (
    <path
      d={`M6 1h16v1h2v2h2v2h1v16h-1v2h-2v2h-2v1H6v-1H4v-2H2v-2H1V6h1V4h2V2h2zM6 3v1H4v2H3v16h1v2h2v1h16v-1h2v-2h1V6h-1V4h-2V3z${cells
        .map(([x, y]) => `M${7 + x * 2} ${7 + y * 2}h2v2h-2z`)
        .join('')}`}
      fill="currentColor"
      fill-rule="evenodd"
    />
  );
}
