/** A random opening hand of five, which the player can redraw any number of times. */

import { useState } from 'preact/hooks';
import type { CardId } from '../../../../rules/game.ts';
import { seeded, shuffled } from '../../../../solo/random.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { newSeed } from '../../../device/seed.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { HAND } from '../solo/odds.ts';
import { CardRow } from './cardRow.tsx';
import { groupsIn } from './groups.ts';

export function TestHand({ cards, onClose }: { cards: readonly CardId[]; onClose(): void }) {
  const [seed, setSeed] = useState(newSeed);
  const hand = shuffled(cards, seeded(seed)).slice(0, HAND);
  return (
    <Sheet label={words.testHand} onClose={onClose}>
      <h2>{words.testHand}</h2>
      {hand.length === 0 && <p class="quiet">{words.noCardsToDeal}</p>}
      <ul>
        {groupsIn(hand).flatMap(({ entries }) =>
          entries.map(({ card, n }) => (
            <li key={card}>
              <CardRow card={card} n={n} />
            </li>
          )),
        )}
      </ul>
      <ActionButton kind="main" title={words.anotherHand} onClick={() => setSeed(newSeed())} />
    </Sheet>
  );
}
