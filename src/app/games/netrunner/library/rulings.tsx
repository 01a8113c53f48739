/** The rulings on a card from this app's rules; renders nothing if there are none. */

import { useEffect, useState } from 'preact/hooks';
import type { CardId } from '../../../../rules/game.ts';
import { findCard } from '../../../../rules/netrunner/card.ts';
import * as words from '../../../../words/en/netrunner/decks/library.ts';

/** How many rulings are shown; the rest are collapsed. */
const OPEN = 3;

export function Rulings({ card }: { card: CardId }) {
  const [rulings, setRulings] = useState<readonly string[]>([]);
  useEffect(() => {
    let left = false;
    // Not needed for searching, so loaded separately.
    void import('../../../../rules/netrunner/RULES.md?cards').then(({ default: byCard }) => {
      if (!left) setRulings(entriesOf(card).flatMap((entry) => byCard[entry] ?? []));
    });
    return () => {
      left = true;
    };
  }, [card]);
  if (rulings.length === 0) return null;
  const rest = rulings.slice(OPEN);
  return (
    <section class="card-rulings stacked gap4 raised" aria-label={words.rulings}>
      <h2>{words.rulings}</h2>
      {rulings.slice(0, OPEN).map((ruling) => (
        <p key={ruling}>{ruling}</p>
      ))}
      {rest.length > 0 && (
        <details>
          <summary>{words.moreCards(rest.length)}</summary>
          {rest.map((ruling) => (
            <p key={ruling}>{ruling}</p>
          ))}
        </details>
      )}
    </section>
  );
}

/** The card's own entry, and the entries of all cards that share a keyword. */
const entriesOf = (card: CardId): string[] => [
  card,
  ...(findCard(card)?.keywords ?? []).map((keyword) => `${keyword.toLowerCase().replaceAll(' ', '-')}-cards`),
];
