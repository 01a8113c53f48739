/** Receives a deck from another phone: scan its code, or paste its link. */

import { useState } from 'preact/hooks';
import { readDeckCode } from '../../../../rules/netrunner/deckCode.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { Scanner } from '../../../parts/codes/scanner.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { goTo } from '../../../route.ts';

export function ScanSheet({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const take = (came: string): void => {
    const read = readDeckCode(came);
    if (!read.ok) return setError(words.codeFault[read.error]);
    goTo({ at: 'received', code: came.trim().replace(/^.*#\/d\//, '') });
  };
  return (
    <Sheet label={words.scanADeck} onClose={onClose}>
      <h2>{words.scanADeck}</h2>
      <p class="quiet">{words.receiveByScanNote}</p>
      <Scanner onText={take} />
      {error !== null && (
        <p class="wrong" role="alert">
          {error}
        </p>
      )}
      <label class="field">
        {words.linkSuffix}
        <input
          value={text}
          autocomplete="off"
          spellcheck={false}
          inputMode="url"
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
        />
      </label>
      <ActionButton title={words.openDeck} onClick={() => take(text)} />
    </Sheet>
  );
}
