/** A number on a sheet, as a tile: paper if set, the back of the deck if empty. Edited in place. */
import { useState } from 'preact/hooks';
import * as is from '../../../../../base/shapes.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import { useDraft } from '../useDraft.ts';
import './numberTile.css';
import { Field } from '../../../../parts/form/field.tsx';

interface Props {
  name: string;
  /** The full name, if the tile is too small for it. */
  label?: string;
  /** Whose number it is, if several characters have one. */
  owner?: string;
  value: number | undefined;
  readOnly: boolean;
  /** Why the stored value is invalid, where invalid values are stored too. */
  fault?: string | null;
  /** Why the input is invalid; null if valid. Changes nothing. */
  check(typed: string): string | null;
  /** Called when the field is left with a valid number. */
  onType(typed: string): void;
}

/** The start of a number is not an error yet. */
const isBegun = (text: string): boolean => /^[+\-−]?$/.test(text.trim());

const isDraft = is.orNull(is.text);

export function NumberTile({ name, label = name, owner = '', value, readOnly, fault = null, check, onType }: Props) {
  const shown = value === undefined ? '' : plain(value);
  // A refused value stays in its field, even after a reload.
  const draft = useDraft({ name: `number ${label}`, of: `${owner} ${shown}`, initial: null, is: isDraft });
  const typed = draft.value;
  const [isTyping, setTyping] = useState(false);
  const wrong = typed === null ? fault : isTyping && isBegun(typed) ? null : check(typed);
  // Saved on blur rather than per keystroke: "12" is not meant while "123" is being typed.
  const leave = (): void => {
    setTyping(false);
    if (typed === null || check(typed) !== null) return;
    draft.forget();
    if (typed !== shown) onType(typed);
  };
  const filled = (typed ?? shown) !== '';
  return (
    <Field label={name} error={wrong} class={`number-tile ${filled ? 'paper pixels' : ''}`}>
      {(control) => (
        <input
          {...control}
          type="text"
          value={typed ?? shown}
          placeholder="–"
          readOnly={readOnly}
          aria-label={label}
          onInput={(event) => {
            setTyping(true);
            draft.set(event.currentTarget.value);
          }}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
