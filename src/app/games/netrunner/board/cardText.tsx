/** A card's text, line by line, as shown on every screen, and whether it differs from the printed card. */

import { useContext } from 'preact/hooks';
import { type CardId, other, type Seat } from '../../../../rules/game.ts';
import { errata } from '../../../../rules/netrunner/cards/errata.ts';
import * as words from '../../../../words/en/netrunner/board/table.ts';
import { cardLines } from '../../../../words/en/netrunner/cards/describe.ts';
import { Text } from '../../../parts/bits.tsx';
import { GlossaryContext } from '../../../parts/glossaryContext.ts';
import { cardOf } from './seated.ts';

/** One paragraph per line of text, and one more if the card has official errata. */
export function CardText({ card, reader }: { card: CardId; reader?: Seat | undefined }) {
  // Its terms are tappable if the context supports that.
  const worded = useContext(GlossaryContext);
  const { side } = cardOf(card);
  const lines = cardLines(cardOf(card), reader);
  return (
    <>
      {lines.map((line, at) => (
        <p key={at}>{worded ? worded(line) : <Text>{line}</Text>}</p>
      ))}
      {reader === other(side) && lines.some(words.saysYou) && <p class="quiet">{words.whoYouIs(side)}</p>}
      {errata.has(card) && <p class="quiet">{words.withItsOfficialErrata}</p>}
    </>
  );
}
