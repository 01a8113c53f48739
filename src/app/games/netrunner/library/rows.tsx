/**
 * Virtualised list: rows are grouped into blocks, and only blocks near the screen are rendered, so that hundreds of
 * rows scroll smoothly.
 */

import { memo } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { printedCost } from '../../../../rules/netrunner/card.ts';
import type { Card } from '../../../../rules/netrunner/effect.ts';
import * as say from '../../../../words/en/netrunner/decks/library.ts';
import { Bits } from '../../../parts/bits.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { hashOf } from '../../../route.ts';
import { typeLine } from '../board/sheets/page.tsx';
import { iceSign } from '../board/table/tile.tsx';
import { costWord } from '../decks/groups.ts';
import { type FoundCard, highlightedSnippet } from '../decks/search.ts';
import { libraryState } from './libraryState.ts';

/** Rows per block: few enough to render between two frames on a slow phone. */
const BLOCK = 4;
/** Number of blocks that fill the tallest screen, rendered without waiting for an observer. */
const FIRST = 6;
/** How far outside the screen rows are rendered. */
const AHEAD = '1200px';
/** Assumed row height until it is measured. */
const ROW_REM = 4;

/** Blocks to render or drop, one per frame, since a fling brings many into range at once. */
const waiting = new Set<() => void>();

/** Returns a cancel function. */
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
  found: readonly FoundCard[];
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
        // Keep the block with keyboard focus.
        const stays = look.isIntersecting || look.target.contains(document.activeElement);
        if (!stays && look.target.childElementCount > 0) libraryState().heights.set(at, look.boundingClientRect.height);
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
    const height = libraryState().heights.get(at);
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

function CardLink({ card, line, words }: { card: Card; line: string | null; words: readonly string[] }) {
  return (
    <a
      class={`across wraps gap4 library-row ${card.side === 0 ? 'corp seat0' : 'runner seat1'}`}
      href={hashOf({ at: 'library', card: card.id })}
    >
      <Emblem id={card.id} side={card.side} size={42} />
      <span class="what stacked breaks shrinks">
        <b class="text-lead">{card.title}</b>
        <small class="quiet">
          <Sign name={card.type === 'ice' ? iceSign(card.keywords) : card.type} size={14} /> {typeLine(card)}
        </small>
        {line !== null && (
          <small class="line one-line quiet">
            {highlightedSnippet(line, words).map(({ text, found }, at) =>
              found ? <mark key={at}>{text}</mark> : text,
            )}
          </small>
        )}
      </span>
      <span class="price stacked rigid">
        {card.cost === null ? (
          <>
            <b>{card.points}</b>
            <small class="quiet">{say.point(card.points ?? 0)}</small>
          </>
        ) : (
          <>
            <b>
              <Bits n={printedCost(card) ?? 0} />
            </b>
            <small class="quiet">{costWord(card)}</small>
          </>
        )}
      </span>
    </a>
  );
}

/** Memoized, so that scrolling rerenders only what changed. */
const Row = memo(CardLink, (a, b) => a.card === b.card && a.line === b.line && a.words.join(' ') === b.words.join(' '));
