/** A row of short choices, each taken with one tap. */
import './chips.css';

export interface Chip {
  readonly title: string;
  readonly on?: boolean;
  /** Read aloud instead of the title. */
  readonly label?: string;
  onTake(): void;
}

export function Chips({ legend, chips }: { legend: string; chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <fieldset class="chips shrinks">
      <legend class="fine quiet">{legend}</legend>
      <div class="flex wraps gap2">
        {chips.map(({ title, on, label, onTake }, at) => (
          <button
            key={`${at} ${title}`}
            type="button"
            class="fold centered semibold raised2"
            aria-pressed={on}
            aria-label={label}
            onClick={onTake}
          >
            {title}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface PickProps<T> {
  legend: string;
  all: readonly T[];
  titleOf?(one: NoInfer<T>): string;
  /** Whether an item is selected. Absent if a tap performs an action instead. */
  isOn?(one: NoInfer<T>, at: number): boolean;
  onTake(one: NoInfer<T>, at: number): void;
}

export const PickChips = <T,>({ legend, all, titleOf = String, isOn, onTake }: PickProps<T>) => (
  <Chips
    legend={legend}
    chips={all.map((one, at) => ({
      title: titleOf(one),
      ...(isOn && { on: isOn(one, at) }),
      onTake: () => onTake(one, at),
    }))}
  />
);
