/** The cards of a deck by type, each type with its count. */
import type { JSX } from 'preact';
import type { CardId } from '../../../../rules/game.ts';
import { groupsIn } from './groups.ts';

interface Props {
  cards: readonly CardId[];
  row(card: CardId, n: number): JSX.Element;
}

export function CardGroups({ cards, row }: Props) {
  return groupsIn(cards).map(({ title, entries, count }) => (
    <section key={title}>
      <h2>
        {title} <span>{count}</span>
      </h2>
      <ul>
        {entries.map(({ card, n }) => (
          <li key={card}>{row(card, n)}</li>
        ))}
      </ul>
    </section>
  ));
}
