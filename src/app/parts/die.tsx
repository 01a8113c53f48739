/** A die showing its pips. */
import './die.css';

const pips: Readonly<Record<number, string>> = {
  1: '5',
  2: '19',
  3: '159',
  4: '1379',
  5: '13579',
  6: '134679',
};

export function Die({ value, size = 18 }: { value: number; size?: number }) {
  return (
    <svg class="die" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="var(--paper)" stroke="var(--ink)" stroke-width="1.5" />
      {[...(pips[value] ?? '')].map((place) => (
        <circle
          key={place}
          cx={6.5 + 5.5 * ((Number(place) - 1) % 3)}
          cy={6.5 + 5.5 * Math.floor((Number(place) - 1) / 3)}
          r="2.1"
          fill="var(--ink)"
        />
      ))}
    </svg>
  );
}
