/** A card of an open hand: its number first, then its emblem, then its name; what cannot be paid is grey and says so. */
import type { CardId } from '../../../rules/game.ts';
import type { Card } from '../../../rules/netrunner/effect.ts';
import { bitsOf, RUNNER } from '../../../rules/netrunner/table.ts';
import { Bits } from '../../parts/bits.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Sign } from '../../parts/sign.tsx';
import { TileName } from '../../parts/tileName.tsx';
import { rem } from '../../parts/useSize.ts';
import { hyphenated } from '../../words/short.ts';
import { cardOf, type Seated } from './seated.ts';
import { breakSign, iceSign } from './tile.tsx';
import './handCard.css';

interface Props {
  v: Seated;
  card: CardId;
  /** Others lie over it: only a strip of it is seen. */
  slim: boolean;
  onCard(): void;
}

/** Px of the strip there are for a name. */
const STRIP = 40;

export function HandCard({ v, card, slim, onCard }: Props) {
  const named = cardOf(card);
  const short = shortfall(v, named);
  return (
    <span class="ring">
      <button type="button" class={`hand-card ${named.type} ${short > 0 ? 'poor' : ''}`} onClick={onCard}>
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
              <TileName title={named.title} room={(STRIP * rem()) / 16} />
            </span>
          </>
        ) : (
          <span class="name">{hyphenated(named.title)}</span>
        )}
        {short > 0 && (
          <span class="short">
            <Bits n={short} /> short
          </span>
        )}
      </button>
    </span>
  );
}

/** Points of an agenda, strength of ice, cost of everything else. */
function CardNumber({ card }: { card: Card }) {
  if (card.type === 'ice') return <>{card.strength}</>;
  if (card.type !== 'agenda') return <Bits n={card.cost ?? 0} />;
  return (
    <>
      {card.points}
      <Sign name="points" size={12} />
    </>
  );
}

/** Bits missing to play or install it now; what lies face down is paid when it is rezzed. */
function shortfall(v: Seated, card: Card): number {
  const paidNow = card.play !== undefined || v.seat === RUNNER;
  return paidNow ? Math.max(0, (card.cost ?? 0) - bitsOf(v.table, v.seat)) : 0;
}
