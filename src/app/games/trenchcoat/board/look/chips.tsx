/** A row of short choices, each one tap. */
import './chips.css';

export interface Chip {
  readonly key: string;
  readonly title: string;
  readonly on?: boolean;
  /** Read aloud instead of the title. */
  readonly label?: string;
  onTake(): void;
}

export function Chips({ legend, chips }: { legend: string; chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <fieldset class="chips">
      <legend>{legend}</legend>
      <div>
        {chips.map(({ key, title, on, label, onTake }) => (
          <button key={key} type="button" class="fold" aria-pressed={on} aria-label={label} onClick={onTake}>
            {title}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
