// Chunk: choices
/** A table's options in the game's order, each with its current choice and what that choice means. */
import type { OptionChoices } from '../../../rules/options.ts';
import * as words from '../../../words/en/screens/table.ts';
import { gameInfos } from '../../../words/en/signs.ts';
import type { GameInfo, OptionWords, WordsOf } from '../../../words/types.ts';
import { Option, Options } from '../../parts/options.tsx';

interface Props<C extends OptionChoices> {
  /** The options to choose from here. */
  choices: Partial<C>;
  words: WordsOf<C>;
  chosen: Record<string, string>;
  disabled?: boolean;
  onChoose(chosen: Record<string, string>): void;
}

/** The default choice for each option. */
export const firstChoices = (choices: Partial<OptionChoices>): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).map(([name, of]) => [name, of?.[0] ?? '']));

/** One row of choices per option, with the meaning of the chosen one; the first choice is the default. */
export function TableOptions<C extends OptionChoices>({
  choices,
  words,
  chosen,
  disabled = false,
  onChoose,
}: Props<C>) {
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

/** Which game to play; not shown if there is only one. */
interface GameProps {
  chosen: GameInfo;
  /** The other player makes this choice. */
  disabled?: boolean;
  onChoose(info: GameInfo): void;
}

/** `disabled` shows the choice without accepting one. The caller loads the chosen game. */
export function GameChoice({ chosen, disabled = false, onChoose }: GameProps) {
  if (gameInfos.length < 2) return null;
  return (
    <Options legend={words.whichGame} disabled={disabled} note={disabled ? words.theHostChooses : undefined}>
      {gameInfos.map((info) => (
        <Option key={info.id} on={info.id === chosen.id} onTake={() => onChoose(info)} title={info.name} />
      ))}
    </Options>
  );
}
