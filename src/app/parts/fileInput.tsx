/** Lets the player choose a file: the browser's own control, invisible, lies over our button. */
import { Sign } from './sign.tsx';
import './fileInput.css';

interface Props {
  id: string;
  label: string;
  busy?: boolean;
  onTake(file: File): void;
}

export function FileInput({ id, label, busy = false, onTake }: Props) {
  return (
    <p class="take-file">
      <label for={id} class={busy ? 'busy' : ''}>
        <Sign name="book" size={22} /> {label}
      </label>
      <input
        id={id}
        type="file"
        disabled={busy}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Allows choosing the same file again.
          event.currentTarget.value = '';
          if (file) onTake(file);
        }}
      />
    </p>
  );
}
