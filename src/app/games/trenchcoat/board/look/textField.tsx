/** A line or some lines of text. */
import { useId, useState } from 'preact/hooks';
import { cutNote } from '../../../../../rules/trenchcoat/test/outcome.ts';
import { cutWords } from '../../../../../words/en/trenchcoat/board/look.ts';
import './textField.css';

interface Props {
  label: string;
  text: string;
  /** Maximum length. */
  most: number;
  lines?: number;
  /** Read-only. */
  fixed?: boolean;
  /** Why it can't be stored as it is. */
  wrong?: string | null;
  onText(text: string): void;
}

export function TextField({ label, text, most, lines = 1, fixed = false, wrong = null, onText }: Props) {
  const id = useId();
  const [isCut, setCut] = useState(false);
  const shared = {
    id,
    value: text,
    readOnly: fixed,
    'aria-invalid': wrong === null ? undefined : ('true' as const),
    'aria-describedby': wrong === null ? undefined : `${id}-wrong`,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const cut = cutNote(currentTarget.value, most);
      if (cut.isCut) currentTarget.value = cut.text;
      setCut(cut.isCut);
      onText(cut.text);
    },
  };
  return (
    <div class="text-field">
      <label for={id}>{label}</label>
      {lines === 1 ? <input type="text" autocomplete="off" {...shared} /> : <textarea rows={lines} {...shared} />}
      {isCut && <small role="status">{cutWords(most)}</small>}
      {wrong !== null && (
        <p id={`${id}-wrong`} class="refused" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
