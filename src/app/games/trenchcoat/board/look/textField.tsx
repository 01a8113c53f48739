/** A field for one or more lines of text. */
import { useState } from 'preact/hooks';
import { truncateNote } from '../../../../../rules/trenchcoat/test/outcome.ts';
import { shortenedNote } from '../../../../../words/en/trenchcoat/board/look.ts';
import { Field } from '../../../../parts/form/field.tsx';

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
          {isCut && <small role="status">{shortenedNote(maxLength)}</small>}
        </>
      )}
    </Field>
  );
}
