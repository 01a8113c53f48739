/** A few mutually exclusive answers: the sides, each in its own shape, or another choice. */

import type { ComponentChildren } from 'preact';
import type { Seat } from '../../rules/game.ts';
import * as words from '../../words/en/screens/parts.ts';
import { Sign } from './sign.tsx';
import './signs.ts';
import './form.css';

interface Props {
  on: boolean;
  onTake(): void;
  title: string;
  detail?: string;
  side?: Seat;
}

export function Option({ on, onTake, title, detail, side }: Props) {
  const shape = side === undefined ? 'plain' : `seat${side}`;
  return (
    <span class="ring">
      <button
        type="button"
        class={`stacked centered option centers breaks fills raised2 sided ${shape}`}
        aria-pressed={on}
        onClick={onTake}
      >
        <b>{title}</b>
        {detail && <small class="quiet">{detail}</small>}
      </button>
    </span>
  );
}

interface OptionsProps {
  legend: string;
  /** What the chosen answer means. */
  note?: string | undefined;
  /** The full explanation, on request. */
  more?: string | undefined;
  disabled?: boolean;
  children: ComponentChildren;
}

export function Options({ legend, note, more, disabled, children }: OptionsProps) {
  return (
    <fieldset disabled={disabled}>
      <legend>
        {legend}
        {disabled && <Sign name="lock" size={16} />}
      </legend>
      <div class="sides grid gap3">{children}</div>
      {note && <p class="quiet">{note}</p>}
      {more && (
        <details class="quiet">
          <summary class="across">{words.whatsDifferent}</summary>
          {more}
        </details>
      )}
    </fieldset>
  );
}
