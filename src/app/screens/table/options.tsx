/** The options of a table, as the game lists them: what is chosen, and what that means. */
import type { OptionWords } from '../../games/gameUi.ts';
import { Option, Options } from '../../parts/options.tsx';

/** By name, the choices of each option, the default first. */
type Choices = Readonly<Record<string, readonly string[]>>;

interface Props {
  choices: Choices;
  words: Readonly<Record<string, OptionWords>>;
  chosen: Record<string, string>;
  disabled?: boolean;
  onChoose(chosen: Record<string, string>): void;
}

/** What is chosen before anybody has. */
export const firstChoices = (choices: Choices): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).map(([name, [first = '']]) => [name, first]));

/**
 * One row of choices for each option, with what the chosen one means; what is not chosen yet is the first of its row.
 */
export function TableOptions({ choices, words, chosen, disabled = false, onChoose }: Props) {
  const now = { ...firstChoices(choices), ...chosen };
  return (
    <>
      {Object.entries(words).map(([name, { legend, names, note, more }]) => {
        const value = now[name] ?? '';
        return (
          <Options key={name} legend={legend} disabled={disabled} note={note(value)} more={more?.(value)}>
            {choices[name]?.map((one) => (
              <Option
                key={one}
                on={one === value}
                onTake={() => onChoose({ ...chosen, [name]: one })}
                title={names[one] ?? one}
              />
            ))}
          </Options>
        );
      })}
    </>
  );
}
