/** A number of a sheet on its tile: paper where there is one, the back of the deck where it is empty. It is typed on the tile itself. */
import { useState } from 'preact/hooks';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import './numberTile.css';

interface Props {
  name: string;
  /** What it is called in full, where the tile is too small for it. */
  label?: string;
  value: number | undefined;
  fixed: boolean;
  /** Why it cannot stay as it stands, where its owner keeps what is wrong as well. */
  fault?: string | null;
  /** Why that cannot be; null when it can. Changes nothing. */
  check(typed: string): string | null;
  /** The field is left with a number that can be. */
  onType(typed: string): void;
}

/** The beginning of a number is not yet a wrong one. */
const isBegun = (text: string): boolean => /^[+\-−]?$/.test(text.trim());

export function NumberTile({ name, label = name, value, fixed, fault = null, check, onType }: Props) {
  const shown = value === undefined ? '' : plain(value);
  const [typed, setTyped] = useState<string | null>(null);
  const [refusedAs, setWrong] = useState<string | null>(null);
  const wrong = refusedAs ?? (typed === null ? fault : null);
  // What was typed is kept when the field is left, never letter by letter: "12" is not what somebody means who types "123".
  const leave = (): void => {
    if (typed === null) return;
    const refused = check(typed);
    setWrong(refused);
    if (refused !== null) return;
    setTyped(null);
    if (typed !== shown) onType(typed);
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
            setWrong(isBegun(event.currentTarget.value) ? null : check(event.currentTarget.value));
          }}
          onBlur={leave}
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
