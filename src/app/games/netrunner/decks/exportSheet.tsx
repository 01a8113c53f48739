/** A deck as text to copy. */

import { useRef, useState } from 'preact/hooks';
import { writeDeck } from '../../../../rules/netrunner/deck.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { copyText } from '../../../device/share.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import type { DeckChoice } from '../../gameUi.ts';

export function ExportSheet({ deck, onClose }: { deck: DeckChoice; onClose(): void }) {
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const text = writeDeck(deck.name, deck.cards);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) return setSaid(words.copied);
    field.current?.select();
    setSaid(words.copyByHandNote);
  };
  return (
    <Sheet label={words.deckTextLabel} onClose={onClose} class="import">
      <h2>{words.deckTextLabel}</h2>
      <label class="field">
        {words.cardCount(deck.cards.length)}
        <textarea ref={field} rows={10} value={text} readOnly />
      </label>
      <ActionButton kind="main" title={words.copy} onClick={() => void copy()} />
      <p role="status">{said}</p>
    </Sheet>
  );
}
