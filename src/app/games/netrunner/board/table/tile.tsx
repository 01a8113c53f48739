/** Tiles for cards on the table: the face if it is public, otherwise the back. */
import type { CardId, Slot } from '../../../../../rules/game.ts';
import type { Card } from '../../../../../rules/netrunner/effect.ts';
import { difficulty, rezCost, strength } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { cardAt, counters } from '../../../../../rules/netrunner/table.ts';
import { marksOn } from '../../../../../words/en/netrunner/counters.ts';
import { initials } from '../../../../../words/en/netrunner/short.ts';
import { faceOf } from '../../../../../words/en/netrunner/tableView.ts';
import { Bits } from '../../../../parts/bits.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { cardOf, type NetrunnerSeated } from '../seated.ts';
import { TileName } from './tileName.tsx';
import './tile.css';

/** The icon for a type of ice, given the ice's own keywords or those that a breaker can break. */
export function iceSign(keywords: readonly string[]): 'wall' | 'gate' | 'sentry' | 'ice' {
  if (keywords.includes('Wall')) return 'wall';
  if (keywords.includes('Code Gate')) return 'gate';
  return keywords.includes('Sentry') ? 'sentry' : 'ice';
}

/** The icon for the ice that a card can break: the generic ice icon if it can break several types, null if none. */
export const breakSign = (card: Card): string | null => {
  const breaks = [
    ...new Set(card.abilities.flatMap((one) => (one.special?.does === 'break' ? one.special.keywords : []))),
  ];
  return breaks.length === 0 ? null : breaks.length === 1 ? iceSign(breaks) : 'ice';
};

interface Props {
  v: NetrunnerSeated;
  slot: Slot;
  /** Whether the player's hand is open, so that they see their own face-down cards. */
  open: boolean;
  /** Space for the name (px). */
  nameWidth: number;
}

/** A piece of ice: type and strength if rezzed, otherwise its back. With its hand open, the Corp also sees the face. */
export function IceTile({ v, slot, open, nameWidth }: Props) {
  const card = cardAt(v.table, slot);
  const face = faceOf(v, slot, open);
  if (face === null) return <Back n={counters(card, 'advancement')} />;
  const { keywords, title } = cardOf(face);
  const sign = iceSign(keywords);
  if (!card.active)
    return (
      <span class="tile ice through cut">
        <span class="row text-body bold across centers">
          <Sign name={sign} size={18} />
          <Bits n={rezCost(v.table, slot, face)} />
        </span>
        <TileName title={title} maxWidth={nameWidth} />
      </span>
    );
  return (
    <span class="tile ice paper cut">
      <span class={`block across centers ${sign}`}>
        <Sign name={sign} size={18} />
      </span>
      <b class="number across centers">{strength(v.table, slot)}</b>
      <TileName title={title} maxWidth={nameWidth} />
      <CounterBadge n={marksOn(card.counters)} />
    </span>
  );
}

/** A card inside a fort, with its advancement and other counters. `maxLines`: for its name. */
export function InsideTile({ v, slot, open, nameWidth, maxLines = 1 }: Props & { maxLines?: 1 | 2 }) {
  const card = cardAt(v.table, slot);
  const face = faceOf(v, slot, open);
  if (face === null) return <Back n={counters(card, 'advancement')} />;
  return (
    <span class={`tile inside cut ${card.active ? 'paper' : 'through'}`}>
      <Emblem id={face} side={0} size={26} />
      <span class="initials fine bold">{initials(cardOf(face).title)}</span>
      <InsideNumber v={v} slot={slot} face={face} />
      <TileName title={cardOf(face).title} maxWidth={nameWidth} maxLines={maxLines} />
      <CounterBadge n={marksOn(card.counters)} />
    </span>
  );
}

/** The number on a card inside a fort: advancement counters; otherwise its bits if rezzed, or its rez cost. */
function InsideNumber({ v, slot, face }: { v: NetrunnerSeated; slot: Slot; face: CardId }) {
  const card = cardAt(v.table, slot);
  const advanced = counters(card, 'advancement');
  const stored = counters(card, 'bits');
  const isAgenda = cardOf(face).type === 'agenda';
  if (isAgenda || (advanced > 0 && !card.active))
    return (
      <b class="number advanced">
        <Sign name="advance" />
        {isAgenda ? `${advanced}/${difficulty(v.table, face, slot)}` : advanced}
      </b>
    );
  if (card.active && stored === 0) return null;
  return (
    <b class="number">
      <Bits n={card.active ? stored : rezCost(v.table, slot, face)} />
    </b>
  );
}

/** The back of a hidden Corp card, the same for all cards. */
function Back({ n = 0 }: { n?: number }) {
  return (
    <span class="tile back cut">
      <Lozenge />
      {n > 0 && (
        <span class="counter">
          <Sign name="advance" />
          {n}
        </span>
      )}
    </span>
  );
}

/** The pattern on the back of Corp cards. */
export function Lozenge() {
  return (
    <svg class="lozenge" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <path
        d="M0-9.5L9.5 0L0 9.5L-9.5 0ZM0-3.8L3.8 0L0 3.8L-3.8 0Z"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
      />
    </svg>
  );
}

/** A card in the rig, with its strength or bits; its back if hidden. */
export function RigTile({ v, slot, open, nameWidth }: Props) {
  const card = cardAt(v.table, slot);
  const face = faceOf(v, slot, open);
  if (face === null) return <span class="tile rig wave" />;
  const named = cardOf(face);
  const sign = breakSign(named);
  const stored = counters(card, 'bits');
  return (
    <span class={`tile rig ${card.card === null ? 'hidden-face' : 'paper'} ${named.type}`}>
      <Emblem id={face} side={1} size={28} />
      {sign !== null ? (
        <b class="number">
          {strength(v.table, slot)}
          <Sign name={sign} size={14} />
        </b>
      ) : (
        stored > 0 && (
          <b class="number">
            <Bits n={stored} />
          </b>
        )
      )}
      <TileName title={named.title} maxWidth={nameWidth} />
      <CounterBadge n={marksOn(card.counters)} />
    </span>
  );
}

/** The number of named counters on a card. The card's sheet lists them. */
export function CounterBadge({ n }: { n: number }) {
  return n === 0 ? null : (
    <span class="counter marked text-label bold">
      <Sign name="marks" />
      {n}
    </span>
  );
}

/** Whether a card's tile has a number that must stay visible. */
export const hasNumber = (v: NetrunnerSeated, slot: Slot): boolean => {
  const card = cardAt(v.table, slot);
  return counters(card, 'bits') > 0 || (card.card !== null && breakSign(cardOf(card.card)) !== null);
};
