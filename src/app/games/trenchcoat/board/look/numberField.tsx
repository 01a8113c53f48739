/** A signed whole number, either typed or stepped up and down. An empty field stays empty. */
import * as words from '../../../../../words/en/trenchcoat/board/look.ts';
import { Field } from '../../../../parts/form/field.tsx';
import { Sign } from '../../../../parts/sign.tsx';

interface Props {
  label: string;
  /** As typed. */
  text: string;
  /** Why it is invalid. */
  error?: string | null;
  onText(text: string): void;
}

/** The field's value; NaN if invalid. */
const numberIn = (text: string): number => (text.trim() === '' ? 0 : Number(text.trim().replace('−', '-')));

export function NumberField({ label, text, error, onText }: Props) {
  const step = (name: string, sign: string, by: number) => (
    <button
      type="button"
      class="tool raised2"
      aria-label={name}
      onClick={() => {
        const value = numberIn(text);
        if (Number.isInteger(value)) onText(`${value + by}`.replace('-', '−'));
      }}
    >
      <Sign name={sign} size={22} />
    </button>
  );
  return (
    <Field label={label} error={error} class="stepped">
      {(control) => (
        <div class="flex gap1">
          {step(words.oneLess(label), 'minus', -1)}
          <input
            {...control}
            type="text"
            inputMode="text"
            autocomplete="off"
            value={text}
            onInput={(event) => onText(event.currentTarget.value)}
          />
          {step(words.oneMore(label), 'plus', 1)}
        </div>
      )}
    </Field>
  );
}
