/** Fields for text, on one line or several, and for numbers. */
import { useState } from 'preact/hooks';
import { truncateNote } from '../../../../../rules/trenchcoat/test/outcome.ts';
import * as words from '../../../../../words/en/trenchcoat/board/look.ts';
import { Field } from '../../../../parts/form/field.tsx';
import { Tool } from './tool.tsx';

interface Props {
  label: string;
  text: string;
  maxLength: number;
  lines?: number;
  readOnly?: boolean;
  error?: string | null;
  onText(text: string): void;
}

export function TextField({ label, text, maxLength, lines = 1, readOnly = false, error, onText }: Props) {
  const [isCut, setCut] = useState(false);
  const shared = {
    value: text,
    readOnly,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const cut = truncateNote(currentTarget.value, maxLength);
      if (cut.isTruncated) currentTarget.value = cut.text;
      setCut(cut.isTruncated);
      onText(cut.text);
    },
  };
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          {lines === 1 ? (
            <input {...control} type="text" autocomplete="off" {...shared} />
          ) : (
            <textarea {...control} rows={lines} {...shared} />
          )}
          {isCut && <small role="status">{words.shortenedNote(maxLength)}</small>}
        </>
      )}
    </Field>
  );
}

interface NumberProps {
  label: string;
  text: string;
  error?: string | null;
  onText(text: string): void;
}

/** The field's value; NaN if invalid. */
const numberIn = (text: string): number => (text.trim() === '' ? 0 : Number(text.trim().replace('−', '-')));

/** A signed whole number, either typed or stepped up and down. An empty field stays empty. */
export function NumberField({ label, text, error, onText }: NumberProps) {
  const step = (by: number): void => {
    const value = numberIn(text);
    if (Number.isInteger(value)) onText(`${value + by}`.replace('-', '−'));
  };
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div class="flex gap1">
          <Tool label={words.oneLess(label)} sign="minus" class="raised2" onClick={() => step(-1)} />
          <input
            {...control}
            class="grow centered"
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
