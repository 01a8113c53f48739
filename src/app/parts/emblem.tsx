// Chunk: games
/** The emblem of a card, or a player's seal. */
import { emblem } from './heraldry.ts';

/** `size` in px. Colours come from the element's `color` and `--emblem-paper`. */
export function Emblem({ id, side, size }: { id: string; side: 0 | 1; size: number }) {
  return (
    <svg class="emblem rigid" width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      {emblem(id, side).map(({ d, fill }) => (
        <path
          d={d}
          fill-rule="evenodd"
          fill={fill === 'ink' ? 'currentColor' : fill === 'paper' ? 'var(--emblem-paper, var(--paper))' : fill}
        />
      ))}
    </svg>
  );
}
