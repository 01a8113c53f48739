/**
 * Icons, one per meaning: 24 px grid, one colour. Decorative: the word next to an icon says the same. This file has the
 * icons of the first screen.
 */
const strokes: Record<string, string> = {
  record: 'M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1',
  forward: 'M9 4l8 8l-8 8',
  deck: 'M8 3.5h11.5v14H8zM4.5 7v14H16',
  book: 'M12 6c-2.5-1.8-5.5-2-8.5-1.5v14c3-.5 6-.3 8.5 1.5c2.5-1.8 5.5-2 8.5-1.5v-14c-3-.5-6-.3-8.5 1.5zM12 6v14',
  people:
    'M8 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6M2.5 20c0-4 2.5-6 5.5-6s5.5 2 5.5 6M16 6a2.6 2.6 0 1 0 0 5.2M17.5 14.5c2.5.5 4 2.5 4 5.5',
};

const solids: Record<string, string> = {
  play: 'M6 4l14 8l-14 8z',
};

type SignName = string;

/** Adds a game's icons; call before any of them is rendered. */
export function addSigns(more: {
  strokes: Readonly<Record<SignName, string>>;
  solids: Readonly<Record<SignName, string>>;
}): void {
  Object.assign(strokes, more.strokes);
  Object.assign(solids, more.solids);
}

/** `size`: in px at normal text size, with which it scales (default 1em). Unknown names draw nothing. */
export function Sign({ name, size }: { name: SignName; size?: number }) {
  const solid = solids[name];
  const side = size === undefined ? '1em' : `${size / 16}rem`;
  return (
    <svg class="sign rigid" width={side} height={side} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {solid ? (
        <path d={solid} fill="currentColor" fill-rule="evenodd" />
      ) : (
        <path
          d={strokes[name] ?? ''}
          fill="none"
          stroke="currentColor"
          stroke-width="2.4"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </svg>
  );
}
