/** What a card does, sentence by sentence, wherever it is shown; and whether that differs from what is printed on it. */

import { useContext } from 'preact/hooks';
import type { CardId } from '../../../../rules/game.ts';
import { errata } from '../../../../rules/netrunner/cards/errata.ts';
import { describe } from '../../../../rules/netrunner/describe.ts';
import { Text } from '../../../parts/bits.tsx';
import { Worded } from '../../../parts/worded.ts';
import { cardOf } from './seated.ts';

/** A paragraph a line of the card; with official errata one more that says so. */
export function CardText({ card }: { card: CardId }) {
  const worded = useContext(Worded);
  return (
    <>
      {describe(cardOf(card))
        .split('\n')
        .filter((line) => line !== '')
        .map((line, at) => (
          <p key={at}>{worded ? worded(line) : <Text>{line}</Text>}</p>
        ))}
      {errata.has(card) && <p class="quiet">With its official errata.</p>}
    </>
  );
}
