/** A side's points on the way to the winning seven. */
import * as words from '../../../../../words/en/netrunner/board/table.ts';
import './points.css';

const seven = [1, 2, 3, 4, 5, 6, 7];

/** The seven points to win: squares for the Corp, discs for the Runner. */
export function Points({ n, side }: { n: number; side: 'corp' | 'runner' }) {
  return (
    <span class={`points ${side}`} role="img" aria-label={words.of7AgendaPoints(n)}>
      <b>
        {n} <small>{words.of7}</small>
      </b>
      <span class="track">
        {seven.map((i) => (
          <i key={i} class={i <= n ? 'full' : ''} />
        ))}
      </span>
    </span>
  );
}
