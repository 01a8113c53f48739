/** A deck's cost curve and card types: small bars with numbers above them. */

import type { ComponentChildren } from 'preact';
import type { CardId } from '../../../../rules/game.ts';
import { findCard } from '../../../../rules/netrunner/card.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { Sign } from '../../../parts/sign.tsx';
import { costsIn, groupsIn } from './groups.ts';
import './bars.css';

export function Bars({ cards }: { cards: readonly CardId[] }) {
  const kinds = groupsIn(cards).map(({ title, count, entries }) => ({
    name: title,
    n: count,
    under: <Sign name={findCard(entries[0]?.card)?.type ?? ''} size={15} />,
  }));
  const costs = costsIn(cards).map(({ cost, n }) => ({ name: words.cost(cost), n, under: cost }));
  if (cards.length === 0) return null;
  return (
    <div class="bars gap5">
      <Bar title={words.costInBits} of={costs} />
      <Bar title={words.kindsOfCard} of={kinds} />
    </div>
  );
}

interface BarProps {
  title: string;
  of: readonly { name: string; n: number; under: ComponentChildren }[];
}

function Bar({ title, of }: BarProps) {
  const maxCount = Math.max(1, ...of.map(({ n }) => n));
  return (
    <section>
      <h2>{title}</h2>
      <ul class="flex gap1">
        {of.map(({ name, n, under }) => (
          <li class="stacked grow" key={name}>
            <span class="hidden">{name}: </span>
            <b class="fine">{n}</b>
            <i class="fills" style={{ height: `${(44 * n) / maxCount}px` }} aria-hidden="true" />
            <small aria-hidden="true">{under}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
