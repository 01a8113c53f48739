/** A card of an open hand: its number first, then its emblem, then its name; what cannot be paid is grey and says so. */

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
  /** Others lie over it: only a strip of it is seen. */
  slim: boolean;
  /** A row of a narrow phone, with its whole name in a narrow column. */
  row: boolean;
  /** It was drawn in this turn. */
  isNew: boolean;
  onCard(): void;
}

/** Px of the strip there are for a name, and what the edges of some types take of it. */
const STRIP = 42.5;
const EDGE = 4;
const edged: ReadonlySet<Card['type']> = new Set(['ice', 'hardware', 'resource']);
/** Words of so many letters do not fit beside emblem and number; elsewhere only longer ones do not. */
const LONG_IN_ROW = 7;
/** Letters above which a name is set smaller there. */
const LONG_NAME = 14;

/** A card of the open hand, with its cost and what is short of it. `slim`: a strip, where many are held. */
export function HandCard({ v, card, slim, row, isNew, onCard }: Props) {
  const named = cardOf(card);
  const short = shortfall(v, named);
  return (
    <span class={`ring ${isNew ? 'is-new' : ''}`}>
      <button type="button" class={`hand-card ${named.type} ${short > 0 ? 'poor' : ''}`} onClick={onCard}>
        {isNew && (
          <span class="new" aria-hidden="true">
            {words.new2}
          </span>
        )}
        <span class="row">
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
                room={((STRIP - (edged.has(named.type) ? EDGE : 0)) * rem()) / 16}
                most={2}
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
          <span class="short">
            <Bits n={short} />
            <span class={slim || row ? 'hidden' : ''}>{words.short}</span>
          </span>
        )}
      </button>
    </span>
  );
}

/** Points of an agenda, cost of everything else: of ice what it takes to rez it, as on the table. */
export function CardNumber({ card }: { card: Card }) {
  if (card.type !== 'agenda') return <Bits n={printedCost(card) ?? 0} />;
  return (
    <>
      {card.points}
      <Sign name="points" size={12} />
    </>
  );
}

/** Bits missing to play or install it; of what the Corp installs face down, to rez it. */
const shortfall = (v: NetrunnerSeated, card: Card): number => Math.max(0, (card.cost ?? 0) - bitsOf(v.table, v.seat));
