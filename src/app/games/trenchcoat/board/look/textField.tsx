/** A field for one or more lines of text. */
import { useState } from 'preact/hooks';
import { cutNote } from '../../../../../rules/trenchcoat/test/outcome.ts';
import { shortenedNote } from '../../../../../words/en/trenchcoat/board/look.ts';
import { Field } from '../../../../parts/form/field.tsx';

interface Props {
  label: string;
  text: string;
  /** Maximum length. */
  most: number;
  lines?: number;
  /** Read-only. */
  fixed?: boolean;
  /** Why the text can't be stored as it is. */
  wrong?: string | null;
  onText(text: string): void;
}

export function TextField({ label, text, most, lines = 1, fixed = false, wrong, onText }: Props) {
  const [isCut, setCut] = useState(false);
  const shared = {
    value: text,
    readOnly: fixed,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const cut = cutNote(currentTarget.value, most);
      if (cut.isCut) currentTarget.value = cut.text;
      setCut(cut.isCut);
      onText(cut.text);
    },
  };
  return (
    <Field label={label} wrong={wrong}>
      {(control) => (
        <>
          {lines === 1 ? (
            <input {...control} type="text" autocomplete="off" {...shared} />
          ) : (
            <textarea {...control} rows={lines} {...shared} />
          )}
          {isCut && <small role="status">{shortenedNote(most)}</small>}
        </>
      )}
    </Field>
  );
}
