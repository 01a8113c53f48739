/** A card in the library: its emblem, name and type, the matching line of text, and its cost. */

import { memo } from 'preact/compat';
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
import { highlightedSnippet } from '../decks/search.ts';

interface Props {
  card: Card;
  line: string | null;
  words: readonly string[];
}

function CardLink({ card, line, words }: Props) {
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
          <small class="line quiet">
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
export const Row = memo(
  CardLink,
  (a, b) => a.card === b.card && a.line === b.line && a.words.join(' ') === b.words.join(' '),
);
