/** A signed whole number, either typed or stepped up and down. An empty field stays empty. */
import * as words from '../../../../../words/en/trenchcoat/board/look.ts';
import { Field } from '../../../../parts/form/field.tsx';
import { Tool } from './tool.tsx';

interface Props {
  label: string;
  text: string;
  error?: string | null;
  onText(text: string): void;
}

/** The field's value; NaN if invalid. */
const numberIn = (text: string): number => (text.trim() === '' ? 0 : Number(text.trim().replace('−', '-')));

export function NumberField({ label, text, error, onText }: Props) {
  const step = (by: number): void => {
    const value = numberIn(text);
    if (Number.isInteger(value)) onText(`${value + by}`.replace('-', '−'));
  };
  return (
    <Field label={label} error={error} class="stepped">
      {(control) => (
        <div class="flex gap1">
          <Tool label={words.oneLess(label)} sign="minus" class="raised2" onClick={() => step(-1)} />
          <input
            {...control}
            type="text"
            inputMode="text"
            autocomplete="off"
            value={text}
            onInput={(event) => onText(event.currentTarget.value)}
          />
          <Tool label={words.oneMore(label)} sign="plus" class="raised2" onClick={() => step(1)} />
        </div>
      )}
    </Field>
  );
}
