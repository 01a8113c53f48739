/** One drawing for one thing: 24 grid, one colour. Decoration only: the word beside it says the same. */
const strokes: Record<string, string> = {
  bit: 'M12 3.4a8.6 8.6 0 1 0 0 17.2a8.6 8.6 0 1 0 0-17.2M12 8v8',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12M12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6',
  shield: 'M12 3l7.5 2.5v6c0 5-3.2 8.3-7.5 9.5c-4.3-1.2-7.5-4.5-7.5-9.5v-6z',
  lock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  run: 'M12 20V5M5.5 11L12 4.5L18.5 11',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21',
  record: 'M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1',
  back: 'M15 4l-8 8l8 8',
  forward: 'M9 4l8 8l-8 8',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  check: 'M4.5 12.5l5 5l10-11',
  plug: 'M9 3v5M15 3v5M6.5 8h11v4a5.5 5.5 0 0 1-11 0zM12 17.5V21',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  camera: 'M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v12h-17zM12 10a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 1 0 0-6.8',
  share: 'M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v8.5h14V12',
  deck: 'M8 3.5h11.5v14H8zM4.5 7v14H16',
  book: 'M12 6c-2.5-1.8-5.5-2-8.5-1.5v14c3-.5 6-.3 8.5 1.5c2.5-1.8 5.5-2 8.5-1.5v-14c-3-.5-6-.3-8.5 1.5zM12 6v14',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7.5V12l3 2',
  offline: 'M3 9c5.5-5 12.5-5 18 0M6.5 13c3.5-3 7.5-3 11 0M12 18h.1M4 3l16 18',
  addTo: 'M4.5 4.5h15v15h-15zM12 8.5v7M8.5 12h7',
  draw: 'M7 8.5h10.5V21H7zM12 15V3M8.5 6L12 2.5L15.5 6',
  people:
    'M8 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6M2.5 20c0-4 2.5-6 5.5-6s5.5 2 5.5 6M16 6a2.6 2.6 0 1 0 0 5.2M17.5 14.5c2.5.5 4 2.5 4 5.5',
};

const solids: Record<string, string> = {
  action: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16',
  points: 'M12 2l8 10l-8 10l-8-10z',
  drop: 'M12 2c4 5.5 6.5 9 6.5 12.5a6.5 6.5 0 0 1-13 0C5.5 11 8 7.5 12 2z',
  trash: 'M4 5h5V3h6v2h5v2.5H4zM5.5 9h13L17.5 21.5h-11z',
  play: 'M6 4l14 8l-14 8z',
  marks:
    'M12 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M6.5 12.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M17.5 12.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9',
  person: 'M12 3a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M3.5 21.5c0-5.5 3.5-8 8.5-8s8.5 2.5 8.5 8z',
};

export type SignName = string;

/** What a game draws beside these; it says so before anything of it is drawn. */
export function addSigns(more: {
  strokes: Readonly<Record<SignName, string>>;
  solids: Readonly<Record<SignName, string>>;
}): void {
  Object.assign(strokes, more.strokes);
  Object.assign(solids, more.solids);
}

/** `size` in px at the usual text size, with which it grows (default 1em). Unknown names draw nothing. */
export function Sign({ name, size }: { name: SignName; size?: number }) {
  const solid = solids[name];
  const side = size === undefined ? '1em' : `${size / 16}rem`;
  return (
    <svg class="sign" width={side} height={side} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
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
