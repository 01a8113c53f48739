/** A passphrase field whose content can be shown, since a typo would make the file useless. */

import { useState } from 'preact/hooks';
import * as words from '../../../words/en/screens/export.ts';
import '../../parts/button.css';

interface Props {
  id: string;
  label: string;
  /** A new passphrase, which password managers should not fill in. */
  isNew?: boolean;
  value: string;
  onType(text: string): void;
}

export function Passphrase({ id, label, isNew = false, value, onType }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <label for={id}>{label}</label>
      <span class="passphrase flex gap3">
        <input
          id={id}
          {...(shown ? ({ type: 'text' } as const) : ({ type: 'password' } as const))}
          value={value}
          autocomplete={isNew ? 'new-password' : 'off'}
          autocapitalize="none"
          spellcheck={false}
          onInput={(event) => onType(event.currentTarget.value)}
        />
        <button
          type="button"
          class="pill rigid"
          aria-pressed={shown}
          aria-label={words.showNamed(label)}
          onClick={() => setShown(!shown)}
        >
          {words.showOrHide(shown)}
        </button>
      </span>
    </>
  );
}
