/** A card's page, with terms explained on tap: by itself, or in a sheet. */
import type { ComponentChildren } from 'preact';
import type { CardId } from '../../../../rules/game.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { GlossaryContext } from '../../../parts/glossaryContext.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { CardPage } from '../board/sheets/page.tsx';
import { renderTerms } from '../board/terms.tsx';

export const ReadablePage = ({ card }: { card: CardId }) => (
  <GlossaryContext.Provider value={renderTerms}>
    <CardPage card={card} />
  </GlossaryContext.Provider>
);

type Props = { card: CardId; onClose(): void; children?: ComponentChildren };

export const CardSheet = ({ card, onClose, children }: Props) => (
  <Sheet label={words.card} onClose={onClose}>
    <ReadablePage card={card} />
    {children}
  </Sheet>
);
