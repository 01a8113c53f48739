/** The test's Task Time: locked at ×1 until the Game Master allows another. */

import { useState } from 'preact/hooks';
import { readTime, times, timeText } from '../../../../../rules/trenchcoat/test/taskTime.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Option, Options } from '../../../../parts/options.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import { isText } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/textField.tsx';
import { useDraft } from '../useDraft.ts';

interface Props {
  /** In thousandths. */
  time: number;
  onTake(time: number): void;
  onClose(): void;
}

export function TimeSheet({ time, onTake, onClose }: Props) {
  const draft = useDraft({ name: 'time', of: time, initial: '', is: isText });
  const typed = draft.value;
  const [wrong, setWrong] = useState<string | null>(null);
  const take = (): void => {
    const read = readTime(typed);
    if (!read.ok) return setWrong(refusalWords(read.error));
    draft.forget();
    onTake(read.value);
  };
  return (
    <Sheet label={words.taskTime} onClose={onClose}>
      <h2>{words.taskTime}</h2>
      <Options legend={words.howMuchTime}>
        {times.map(([multiplier, modifier]) => (
          <Option
            key={multiplier}
            on={multiplier === time}
            onTake={() => onTake(multiplier)}
            title={timeText(multiplier)}
            detail={words.noModifier(modifier)}
          />
        ))}
      </Options>
      <TextField label={words.orAnotherValueSuch} text={typed} most={12} onText={draft.set} />
      {wrong && (
        <p class="refused" role="alert">
          {wrong}
        </p>
      )}
      <Act title={words.useThis} blocked={typed.trim() === '' ? words.typeANumberFirst : null} onClick={take} />
    </Sheet>
  );
}
