/** A row of numbers to choose from, and what the choice is certain to cost. */
import * as say from '../../../../../words/en/netrunner/board/sheets.ts';

interface Choice {
  value: number;
  says: number | string;
  blocked?: string | undefined;
}

interface Props {
  label: string;
  choices: readonly Choice[];
  chosen: number | null;
  onChoose(value: number): void;
}

/** `label`: for screen readers. A `blocked` number can be focused and gives the reason, but can't be chosen. */
export function Numbers({ label, choices, chosen, onChoose }: Props) {
  return (
    <fieldset class="numbers grid gap3">
      <legend class="hidden">{label}</legend>
      {choices.map(({ value, says, blocked }) => (
        <span class="ring flex" key={value}>
          <button
            type="button"
            class="shape centered text-number bold raised2"
            aria-pressed={chosen === value}
            aria-disabled={blocked ? 'true' : undefined}
            title={blocked}
            onClick={() => (blocked ? undefined : onChoose(value))}
          >
            {says}
          </button>
        </span>
      ))}
    </fieldset>
  );
}

/** The pool before and after, in bits. */
export function Spend({ from, bits, words = say.bitsYouPayWin }: { from: number; bits: number; words?: string }) {
  return (
    <p class="spend flex spread gap4">
      <span class="quiet">{words}</span> <b class="nowrap">{say.range(from, Math.max(0, from - bits))}</b>
    </p>
  );
}
