/** A number of a sheet on its tile: paper where there is one, the back of the deck where it is empty. It is typed on the tile itself. */
import { useState } from 'preact/hooks';
import { plain } from '../../words/numbers.ts';
import './numberTile.css';

interface Props {
  name: string;
  /** What it is called in full, where the tile is too small for it. */
  label?: string;
  value: number | undefined;
  fixed: boolean;
  /** Why it cannot stay as it stands, where its owner keeps what is wrong as well. */
  fault?: string | null;
  /** Why that cannot be; null when it is taken. */
  onType(typed: string): string | null;
}

export function NumberTile({ name, label = name, value, fixed, fault = null, onType }: Props) {
  const shown = value === undefined ? '' : plain(value);
  const [typed, setTyped] = useState<string | null>(null);
  const [refusedAs, setWrong] = useState<string | null>(null);
  const wrong = fault ?? refusedAs;
  const take = (text: string): void => {
    const refused = onType(text);
    setWrong(refused);
    setTyped(refused === null ? null : text);
  };
  const filled = (typed ?? shown) !== '';
  return (
    <div class={`number-tile ${filled ? 'paper pixels' : 'bare'}`}>
      <label>
        <input
          type="text"
          value={typed ?? shown}
          placeholder="–"
          readOnly={fixed}
          aria-label={label}
          aria-invalid={wrong ? 'true' : undefined}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(null);
          }}
          onChange={(event) => take(event.currentTarget.value)}
        />
        <small aria-hidden="true">{name}</small>
      </label>
      {wrong && (
        <p class="refused" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
