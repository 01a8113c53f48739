/** A signed whole number: typed, or stepped up and down. Empty stays empty. */

import { useId } from 'preact/hooks';
import * as words from '../../../../../words/en/trenchcoat/board/look.ts';
import { Sign } from '../../../../parts/sign.tsx';
import './numberField.css';

interface Props {
  label: string;
  /** As typed. */
  text: string;
  /** Why it is invalid. */
  wrong?: string | null | undefined;
  onText(text: string): void;
}

/** The field's value; NaN if invalid. */
const numberIn = (text: string): number => (text.trim() === '' ? 0 : Number(text.trim().replace('−', '-')));

export function NumberField({ label, text, wrong, onText }: Props) {
  const id = useId();
  const step = (by: number): void => {
    const value = numberIn(text);
    if (Number.isInteger(value)) onText(`${value + by}`.replace('-', '−'));
  };
  return (
    <div class="number-field">
      <label for={id}>{label}</label>
      <div>
        <button type="button" aria-label={words.oneLess(label)} onClick={() => step(-1)}>
          <Sign name="minus" size={22} />
        </button>
        <input
          id={id}
          type="text"
          inputMode="text"
          autocomplete="off"
          value={text}
          aria-invalid={wrong ? 'true' : undefined}
          onInput={(event) => onText(event.currentTarget.value)}
        />
        <button type="button" aria-label={words.oneMore(label)} onClick={() => step(1)}>
          <Sign name="plus" size={22} />
        </button>
      </div>
      {wrong && (
        <p class="refused" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
