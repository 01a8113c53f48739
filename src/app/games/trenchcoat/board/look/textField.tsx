/** A line or some lines of text. */
import { useId, useState } from 'preact/hooks';
import { cutNote } from '../../../../../rules/trenchcoat/test/outcome.ts';
import './textField.css';

interface Props {
  label: string;
  text: string;
  /** Letters that it takes at most. */
  most: number;
  lines?: number;
  onText(text: string): void;
}

export function TextField({ label, text, most, lines = 1, onText }: Props) {
  const id = useId();
  const [notice, setNotice] = useState<string | null>(null);
  const shared = {
    id,
    value: text,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const cut = cutNote(currentTarget.value, most);
      if (cut.notice !== null) currentTarget.value = cut.text;
      setNotice(cut.notice);
      onText(cut.text);
    },
  };
  return (
    <div class="text-field">
      <label for={id}>{label}</label>
      {lines === 1 ? <input type="text" autocomplete="off" {...shared} /> : <textarea rows={lines} {...shared} />}
      {notice !== null && <small role="status">{notice}</small>}
    </div>
  );
}
