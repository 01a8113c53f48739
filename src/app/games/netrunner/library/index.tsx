/** The library: all cards, filtered as you type, and a page for each. */
import type { CardId } from '../../../../rules/game.ts';
import '../signs.ts';
import '../../../parts/form.css';
import { CardScreen } from './card.tsx';
import { Cards } from './cards.tsx';

export function LibraryScreen({ card }: { card: CardId | null }) {
  return card === null ? <Cards /> : <CardScreen key={card} card={card} />;
}
