/** A deck as text, to be copied and handed on. */
import { useRef, useState } from 'preact/hooks';
import { writeDeck } from '../../../../rules/netrunner/deck.ts';
import { copyText } from '../../../device/share.ts';
import { Big } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import type { Deck } from '../../gameUi.ts';

export function ExportSheet({ deck, onClose }: { deck: Deck; onClose(): void }) {
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const text = writeDeck(deck.name, deck.cards);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) return setSaid('Copied.');
    field.current?.select();
    setSaid('This browser can’t copy for you. The text is selected: copy it from there.');
  };
  return (
    <Sheet label="The deck as text" onClose={onClose} class="import">
      <h2>The deck as text</h2>
      <label class="field">
        {deck.cards.length} cards
        <textarea ref={field} rows={10} value={text} readOnly />
      </label>
      <Big kind="main" title="Copy" onClick={() => void copy()} />
      <p role="status">{said}</p>
    </Sheet>
  );
}
