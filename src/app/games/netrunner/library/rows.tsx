/** The rows of a list in blocks, of which only those near the screen are drawn: hundreds of rows scroll without a stutter. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FoundCards } from '../decks/search.ts';
import { Row } from './row.tsx';
import { placeNow } from './wish.ts';

/** Rows that come and go together: few enough to be drawn between two frames of a slow phone. */
const BLOCK = 4;
/** So many blocks fill the tallest screen, and are there without waiting for a look at where it stands. */
const FIRST = 6;
/** How far off the screen rows are drawn, ahead of the thumb. */
const AHEAD = '1200px';
/** A row's height, until it is measured. */
const ROW_REM = 4;

/** What is to be drawn or let go, one block a frame: many come into reach at once when a thumb flings the list. */
const waiting = new Set<() => void>();

/** Result: a function that gives it up. */
function inTurn(draw: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(next);
  waiting.add(draw);
  return () => waiting.delete(draw);
}

function next(): void {
  const [first] = waiting;
  if (first === undefined) return;
  waiting.delete(first);
  first();
  if (waiting.size > 0) requestAnimationFrame(next);
}

interface Props {
  found: readonly FoundCards[];
  words: readonly string[];
}

export function Rows({ found, words }: Props) {
  return (
    <div>
      {Array.from({ length: Math.ceil(found.length / BLOCK) }, (_, at) => (
        <Block key={at} at={at} found={found.slice(at * BLOCK, (at + 1) * BLOCK)} words={words} />
      ))}
    </div>
  );
}

function Block({ at, found, words }: Props & { at: number }) {
  const block = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    let take = (): void => {};
    const watch = new IntersectionObserver(
      (looks) => {
        const look = looks.at(-1);
        if (!look) return;
        // What the keyboard stands on stays.
        const stays = look.isIntersecting || look.target.contains(document.activeElement);
        if (!stays && look.target.childElementCount > 0) placeNow().heights.set(at, look.boundingClientRect.height);
        take();
        take = inTurn(() => setNear(stays));
      },
      { rootMargin: AHEAD },
    );
    if (block.current) watch.observe(block.current);
    return () => {
      take();
      watch.disconnect();
    };
  }, []);
  if (!near && at >= FIRST) {
    const height = placeNow().heights.get(at);
    return <ul ref={block} style={{ height: height === undefined ? `${found.length * ROW_REM}rem` : `${height}px` }} />;
  }
  return (
    <ul ref={block}>
      {found.map(({ card, line }) => (
        <li key={card.id}>
          <Row card={card} line={line} words={words} />
        </li>
      ))}
    </ul>
  );
}
