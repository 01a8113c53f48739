/** A line or some lines of text. */
import { useId } from 'preact/hooks';
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
  const shared = {
    id,
    value: text,
    maxLength: most,
    onInput: (event: { currentTarget: { value: string } }) => onText(event.currentTarget.value),
  };
  return (
    <div class="text-field">
      <label for={id}>{label}</label>
      {lines === 1 ? <input type="text" autocomplete="off" {...shared} /> : <textarea rows={lines} {...shared} />}
    </div>
  );
}
