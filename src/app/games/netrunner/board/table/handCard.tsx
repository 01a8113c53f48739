/** A card in an open hand: number, emblem, name. Unaffordable cards are grey and show how many bits are missing. */

import type { CardId } from '../../../../../rules/game.ts';
import { printedCost } from '../../../../../rules/netrunner/card.ts';
import type { Card } from '../../../../../rules/netrunner/effect.ts';
import { bitsOf } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/table.ts';

import { hyphenated } from '../../../../../words/en/netrunner/short.ts';
import { Bits } from '../../../../parts/bits.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { rem } from '../../../../parts/useSize.ts';
import { cardOf, type NetrunnerSeated } from '../seated.ts';
import { breakSign, iceSign } from './tile.tsx';
import { TileName } from './tileName.tsx';
import './handCard.css';

interface Props {
  v: NetrunnerSeated;
  card: CardId;
  /** Whether other cards overlap it, so that only a strip shows. */
  slim: boolean;
  /** On narrow phones: whether the card is a row with its full name. */
  row: boolean;
  /** Whether the card was drawn this turn. */
  isNew: boolean;
  onCard(): void;
}

/** Width of a strip that is available for a name; `EDGE`: width that the edges of some types take from it (px). */
const STRIP = 42.5;
const EDGE = 4;
const edged: ReadonlySet<Card['type']> = new Set(['ice', 'hardware', 'resource']);
/** Longer words don't fit next to the emblem and the number in a row. */
const LONG_IN_ROW = 7;
/** Longer names are set in smaller type in a row. */
const LONG_NAME = 14;

/** A card in hand with its cost and the missing bits. `slim`: shows only a strip, for large hands. */
export function HandCard({ v, card, slim, row, isNew, onCard }: Props) {
  const named = cardOf(card);
  const short = shortfall(v, named);
  return (
    <span class={`ring flex ${isNew ? 'is-new' : ''}`}>
      <button
        type="button"
        class={`stacked hand-card on-paper fills ${named.type} ${short > 0 ? 'poor' : ''}`}
        onClick={onCard}
      >
        {isNew && (
          <span class="new centered text-label bold" aria-hidden="true">
            {words.newMark}
          </span>
        )}
        <span class="row across spread text-lead fills">
          <b>
            <CardNumber card={named} />
          </b>
          <Sign name={named.type === 'ice' ? iceSign(named.keywords) : (breakSign(named) ?? named.type)} size={18} />
        </span>
        <Emblem id={card} side={v.seat} size={44} />
        {slim ? (
          <>
            <span class="hidden">{named.title}</span>
            <span aria-hidden="true">
              <TileName
                title={named.title}
                maxWidth={((STRIP - (edged.has(named.type) ? EDGE : 0)) * rem()) / 16}
                maxLines={2}
              />
            </span>
          </>
        ) : (
          <span class={`name ${row && named.title.length > LONG_NAME ? 'long' : ''}`}>
            {hyphenated(named.title, row ? LONG_IN_ROW : undefined)}
          </span>
        )}
        <span>
          <span class="hidden">, {words.kindWords(named, short, isNew)}</span>
        </span>
        {short > 0 && (
          <span class="short text-label bold nowrap">
            <Bits n={short} />
            <span class={slim || row ? 'hidden' : ''}>{words.short}</span>
          </span>
        )}
      </button>
    </span>
  );
}

/** A card's main number: agenda points, or its cost (for ice, the rez cost). */
export function CardNumber({ card }: { card: Card }) {
  if (card.type !== 'agenda') return <Bits n={printedCost(card) ?? 0} />;
  return (
    <>
      {card.points}
      <Sign name="points" size={12} />
    </>
  );
}

/** How many bits are missing to play or install a card or, for cards installed face down, to rez it. */
const shortfall = (v: NetrunnerSeated, card: Card): number => Math.max(0, (card.cost ?? 0) - bitsOf(v.table, v.seat));
