/** A card's page in a sheet, with terms explained on tap. */
import type { CardId } from '../../../../rules/game.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { GlossaryContext } from '../../../parts/glossaryContext.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { CardPage } from '../board/sheets/page.tsx';
import { renderTerms } from '../board/terms.tsx';

export function CardSheet({ card, onClose }: { card: CardId; onClose(): void }) {
  return (
    <Sheet label={words.card} onClose={onClose}>
      <GlossaryContext.Provider value={renderTerms}>
        <CardPage card={card} />
      </GlossaryContext.Provider>
    </Sheet>
  );
}
