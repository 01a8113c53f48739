/** A card as a page: its emblem, its name, the numbers that matter now, and its text. */

import type { ComponentChildren } from 'preact';
import type { CardId, Slot } from '../../../../../rules/game.ts';
import { printedCost } from '../../../../../rules/netrunner/card.ts';
import type { Card } from '../../../../../rules/netrunner/effect.ts';
import { difficulty, rezCost, strength } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { hostedIn } from '../../../../../rules/netrunner/table.ts';
import { capital } from '../../../../../words/en/capital.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';

import { nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { Bits } from '../../../../parts/bits.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';
import { Sign } from '../../../../parts/sign.tsx';

import { CardText } from '../cardText.tsx';
import { cardOf, type NetrunnerSeated } from '../seated.ts';
import { iceSign, Lozenge } from '../table/tile.tsx';
import './page.css';

interface Props {
  card: CardId;
  v?: NetrunnerSeated | undefined;
  slot?: Slot | undefined;
  /** With a coloured band, as on the access screen. */
  large?: boolean;
}

/** With `v` and `slot`, for a card on the table, shows its current numbers; without them, the printed ones. */
export function CardPage({ card, v, slot, large = false }: Props) {
  const named = cardOf(card);
  const side = named.side === 0 ? 'corp' : 'runner';
  return (
    <article class={`page sided on-paper rigid breaks ${side} seat${named.side} ${named.type} ${large ? 'large' : ''}`}>
      <header class="across wraps">
        <Emblem id={card} side={named.side} size={large ? 116 : 72} />
        <div class="shrinks">
          <h2 class={large ? 'text-title' : 'text-number'}>{named.title}</h2>
          <p class="quiet">
            <Sign name={named.type === 'ice' ? iceSign(named.keywords) : named.type} size={16} /> {typeLine(named)}
          </p>
        </div>
      </header>
      <HostLinks v={v} slot={slot} />
      <dl class="facts flex wraps">
        <Facts card={named} v={v} slot={slot} />
      </dl>
      <div class="text stacked gap3 text-lead">
        <CardText card={card} reader={v?.seat} />
      </div>
    </article>
  );
}

function HostLinks({ v, slot }: Pick<Props, 'v' | 'slot'>) {
  const lies = v && slot !== undefined ? v.table.cards[slot] : undefined;
  if (!v || !lies) return null;
  const guests = hostedIn(v.table, lies.slot);
  return (
    <>
      {lies.host !== undefined && <p class="lodging quiet">{words.hostLine(nameAt(v, lies.host))}</p>}
      {guests.length > 0 && (
        <p class="lodging quiet">{words.hostedLine(guests.map((one) => nameAt(v, one)).join(', '))}</p>
      )}
    </>
  );
}

/** Current facts first, then printed ones. */
function Facts({ card, v, slot }: { card: Card; v: NetrunnerSeated | undefined; slot: Slot | undefined }) {
  const lies = v && slot !== undefined ? v.table.cards[slot] : undefined;
  const here = v && lies ? { table: v.table, ...lies } : null;
  const cost = here && !here.active && here.ice ? rezCost(here.table, here.slot, card.id) : printedCost(card);
  const needed = here && card.difficulty !== null ? difficulty(here.table, card.id, here.slot) : card.difficulty;
  const now = here?.active && card.strength !== null ? strength(here.table, here.slot) : card.strength;
  const held = Object.entries(here?.counters ?? {}).filter(([, n]) => n > 0);
  return (
    <>
      {held.map(([name, n]) => (
        <Fact key={name} value={name === 'bits' ? <Bits n={n} /> : n} label={words.counterNow(name)} />
      ))}
      {now !== null && <Fact value={now} label={words.strengthLabel(now === card.strength, card.strength)} />}
      {card.points !== null && <Fact value={card.points} label={words.agendaPoints(card.points)} />}
      {needed !== null && <Fact value={needed} label={words.difficulty} />}
      {cost !== null && (
        <Fact value={<Bits n={cost} />} label={words.costWords[card.type] ?? words.installPriceLabel} />
      )}
      {card.trash !== null && <Fact value={<Bits n={card.trash} />} label={words.trashPriceLabel} />}
      {card.mu !== null && <Fact value={card.mu} label={words.mu} />}
    </>
  );
}

function Fact({ value, label }: { value: ComponentChildren; label: string }) {
  return (
    <div class="flex">
      <dt class="fine quiet">{label}</dt>
      <dd class="text-number bold">{value}</dd>
    </div>
  );
}

/** Example: "Program, Icebreaker, Killer". */
export const typeLine = ({ type, keywords }: Card): string => [capital(type), ...keywords].join(', ');

/** A card that this player may not see, or may see only with their hand uncovered. */
export function BackPage(props: { title: string; runner?: boolean; children?: ComponentChildren }) {
  const { title, runner, children } = props;
  return (
    <article class={`across gap5 page sided back on-paper rigid breaks ${runner ? 'runner seat1' : 'corp seat0'}`}>
      {runner ? <span class="tile wave" /> : <Lozenge />}
      <div>
        <h2 class="text-number">{title}</h2>
        {children && <p>{children}</p>}
      </div>
    </article>
  );
}
