/** A whole number with its sign: typed, or one step up or down. Empty stays empty. */

import { useId } from 'preact/hooks';
import * as words from '../../../../../words/en/trenchcoat/board/look.ts';
import { Sign } from '../../../../parts/sign.tsx';
import './numberField.css';

interface Props {
  label: string;
  /** As it was typed. */
  text: string;
  /** Why it is none. */
  wrong?: string | null | undefined;
  onText(text: string): void;
}

/** What stands there as a number; NaN where it is none. */
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
