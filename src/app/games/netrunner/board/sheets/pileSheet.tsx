/**
 * A discard pile, which both players may read: newest first, by turn, with how each card got there. The other pile is
 * one tap away.
 */

import { useState } from 'preact/hooks';
import type { CardId, Seat } from '../../../../../rules/game.ts';
import { CORP, RUNNER, type Table } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';
import { describe } from '../../../../../words/en/netrunner/cards/describe.ts';
import { cardsInPile, type PileCard } from '../../../../../words/en/netrunner/record/piles.ts';
import { Emblem } from '../../../../parts/emblem.tsx';
import { GlossaryContext } from '../../../../parts/glossaryContext.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { cardOf, type NetrunnerSeated, sideClass } from '../seated.ts';
import { iceSign, Lozenge } from '../table/tile.tsx';
import { CardPage, typeLine } from './page.tsx';
import './pileSheet.css';

type Props = Pick<DecisionProps, 'v' | 'open' | 'onShow'> & { seat: Seat; onClose(): void };

/**
 * `open`: whether the hand is open, so that the Corp can read its face-down cards. The search text stays while cards
 * arrive.
 */
export function PileSheet({ v, open, seat, onShow, onClose }: Props) {
  const [wanted, setWanted] = useState('');
  const title = pileTitle(v, seat);
  const all = seen(v, seat, open);
  const shown = all.filter(({ card }) => wanted.trim() === '' || (card !== null && says(card, wanted)));
  return (
    <Sheet label={title} class="piles" newestFirst onClose={onClose}>
      <h2>
        {title} <small class="piles-count quiet text-body regular">{words.cardsNewestFirst(all.length)}</small>
      </h2>
      {all.length > 0 && (
        <label class="find across gap3 quiet raised2">
          <Sign name="search" size={20} />
          <input
            class="grow text-lead"
            type="search"
            placeholder={words.nameKindOrText}
            aria-label={words.searchLabel}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </label>
      )}
      {all.length === 0 && <p class="quiet">{words.nothingHere}</p>}
      {all.length > 0 && shown.length === 0 && <p class="quiet">{words.noCardHereMatches}</p>}
      <Rows v={v} seat={seat} all={shown} />
      <Switch v={v} seat={seat} onShow={onShow} />
    </Sheet>
  );
}

/** The pile's name: Archives, or whose trash it is. */
export const pileTitle = (v: NetrunnerSeated, seat: Seat): string =>
  seat === CORP ? words.archives : words.trashTitle(v.seat === RUNNER, v.names[RUNNER]);

interface VisibleCard extends PileCard {
  /** Counted from the oldest card, so that a row keeps its key when a card is added on top. */
  nth: number;
  /** Whether the card is face down but visible to its owner through the back. */
  through: boolean;
}

/** With its hand uncovered, the Corp also sees its own face-down cards in the pile. */
const seen = (v: NetrunnerSeated, seat: Seat, open: boolean): readonly VisibleCard[] =>
  cardsInPile(v.table, seat, v.piles).map((one, at, { length }) => {
    const known = open && v.seat === CORP && one.slot !== null ? v.known.slots[one.slot] : undefined;
    const nth = length - at;
    return known === undefined ? { ...one, nth, through: false } : { ...one, nth, card: known, through: true };
  });

const says = (card: CardId, wanted: string): boolean => {
  const { title, type, keywords } = cardOf(card);
  const text = [title, type, ...keywords, describe(cardOf(card))].join(' ').toLowerCase();
  return text.includes(wanted.trim().toLowerCase());
};

function Rows({ v, seat, all }: { v: NetrunnerSeated; seat: Seat; all: readonly VisibleCard[] }) {
  const [read, setRead] = useState<VisibleCard['fell'] | number>(null);
  return (
    <ul class={`fallen stacked gap2 ${sideClass(seat)}`}>
      {all.map((one, at) => {
        const { fell, nth } = one;
        const key = fell ?? nth;
        const turn = fell && fell.turn !== all[at - 1]?.fell?.turn ? fell.turn : null;
        return (
          <li class="stacked gap2" key={nth}>
            {turn !== null && <h3 class="quiet semibold">{words.turnTitle(turn)}</h3>}
            {one.card === null ? (
              <FaceDown how={yours(v, fell?.how)} mine={v.seat === CORP} />
            ) : (
              <Row
                through={one.through}
                how={yours(v, fell?.how)}
                card={one.card}
                open={read === key}
                onTap={() => setRead(read === key ? null : key)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Rewords "trashed by Ann for 3 bits" as "trashed by you for 3 bits", for that player. */
const yours = (v: NetrunnerSeated, how: string | undefined): string | undefined =>
  how?.replaceAll(`by ${v.names[v.seat]}`, 'by you');

interface RowProps {
  card: CardId;
  through: boolean;
  /** How the card got there, if known. */
  how: string | undefined;
  open: boolean;
  onTap(): void;
}

/** A row; tapping it expands the whole card. */
function Row({ card, how: fate, through, open, onTap }: RowProps) {
  const { title, type, keywords, side } = cardOf(card);
  const how = [words.faceDown(through), fate ?? typeLine(cardOf(card))].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      class={`fallen-row sided seat${side} across gap5 fills ${open ? 'read' : ''} ${through ? 'through' : 'on-paper'}`}
      aria-expanded={open}
      onClick={onTap}
    >
      {open ? (
        <>
          {/* The whole row is one button, so the terms in it are not tappable. */}
          <GlossaryContext.Provider value={null}>
            <CardPage card={card} />
          </GlossaryContext.Provider>
          {fate && <small class="how quiet">{how}</small>}
        </>
      ) : (
        <>
          <Emblem id={card} side={side} size={40} />
          <span class="words stacked grow breaks dense">
            <b class="text-lead">{title}</b>
            <small class="quiet">{how}</small>
          </span>
          <Sign name={type === 'ice' ? iceSign(keywords) : type} size={18} />
        </>
      )}
    </button>
  );
}

function FaceDown({ how, mine }: { how: string | undefined; mine: boolean }) {
  return (
    <p class="fallen-row sided seat0 down across gap5 fills">
      <span class="tile back cut">
        <Lozenge />
      </span>
      <span class="words stacked grow breaks dense">
        <b class="text-lead">{words.faceDownTitle}</b>
        <small class="quiet">
          {how ?? words.notSeenByAnyone}
          {words.seeFaceDownNote(mine)}
        </small>
      </span>
    </p>
  );
}

/** A switch between the two piles, within reach of the thumb. */
function Switch({ v, seat, onShow }: Pick<Props, 'v' | 'seat' | 'onShow'>) {
  return (
    <fieldset class="piles-switch flex gap3 raised">
      <legend class="hidden">{words.whichPile}</legend>
      {[RUNNER, CORP].map((one) => (
        <span key={one} class="ring flex grow">
          <button
            type="button"
            class="shape across grow spread gap3 raised2 dense"
            aria-pressed={one === seat}
            onClick={() => onShow({ kind: 'pile', seat: one })}
          >
            <span class="words stacked shrinks">
              <b>{pileTitle(v, one)}</b>
              {one === CORP && <small>{words.faceDownCount(v.table.corp.down.length)}</small>}
            </span>
            <b>{pileCount(v.table, one)}</b>
          </button>
        </span>
      ))}
    </fieldset>
  );
}

/** Number of cards in the pile, including face-down ones. */
export const pileCount = ({ corp, runner }: Table, seat: Seat): number =>
  seat === CORP ? corp.up.length + corp.down.length : runner.trash.length;
