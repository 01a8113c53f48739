/** What a card does, sentence by sentence, wherever it is shown; and whether that differs from what is printed on it. */

import { useContext } from 'preact/hooks';
import type { CardId } from '../../../../rules/game.ts';
import { errata } from '../../../../rules/netrunner/cards/errata.ts';
import * as words from '../../../../words/en/netrunner/board.ts';
import { cardLines } from '../../../../words/en/netrunner/cardLines.ts';
import { Text } from '../../../parts/bits.tsx';
import { Worded } from '../../../parts/worded.ts';
import { cardOf } from './seated.ts';

/** A paragraph a line of the card; with official errata one more that says so. */
export function CardText({ card }: { card: CardId }) {
  return (
    <>
      {cardLines(cardOf(card)).map((line, at) => (
        <p key={at}>
          <Line text={line} />
        </p>
      ))}
      {errata.has(card) && <p class="quiet">{words.withItsOfficialErrata}</p>}
    </>
  );
}

/** Where its words can be tapped, they can be here. */
function Line({ text }: { text: string }) {
  const worded = useContext(Worded);
  return worded ? worded(text) : <Text>{text}</Text>;
}
