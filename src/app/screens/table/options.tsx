// Chunk: choices
/** A table's options in the game's order, each with its current choice and what that means. */
import type { Choices } from '../../../rules/options.ts';
import type { OptionWords, WordsOf } from '../../../words/types.ts';
import { Option, Options } from '../../parts/options.tsx';

interface Props<C extends Choices> {
  /** Those that can be chosen here. */
  choices: Partial<C>;
  words: WordsOf<C>;
  chosen: Record<string, string>;
  disabled?: boolean;
  onChoose(chosen: Record<string, string>): void;
}

/** The defaults. */
export const firstChoices = (choices: Partial<Choices>): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).map(([name, of]) => [name, of?.[0] ?? '']));

/** One row of choices for each option, with the meaning of the chosen one; the first is the default. */
export function TableOptions<C extends Choices>({ choices, words, chosen, disabled = false, onChoose }: Props<C>) {
  const now = { ...firstChoices(choices), ...chosen };
  return (
    <>
      {Object.keys(choices).map((name) => {
        const { legend, names, note, more }: OptionWords = words[name as keyof C];
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
