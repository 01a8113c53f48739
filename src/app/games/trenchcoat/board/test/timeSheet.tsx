/** The test's Task Time, fixed at ×1 until the Game Master allows other values. */

import { readTime, times, timeText } from '../../../../../rules/trenchcoat/test/taskTime.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { Option, Options } from '../../../../parts/options.tsx';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/textField.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { useNumber } from '../useNumber.ts';

interface Props {
  /** Task Time multiplier, in thousandths: 1000 is ×1. */
  time: number;
  onTake(time: number): void;
  onClose(): void;
}

export function TimeSheet({ time, onTake, onClose }: Props) {
  const number = useNumber({ name: 'time', of: time, read: readTime });
  const take = (): void => {
    const read = number.take();
    if (!read.ok) return;
    number.forget();
    onTake(read.value);
  };
  return (
    <TitledSheet title={words.taskTime} onClose={onClose}>
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
      <TextField label={words.timeInputLabel} maxLength={12} {...number.field} />
      <Act
        title={words.useTitle}
        blocked={number.field.text.trim() === '' ? words.typeANumberFirst : null}
        onClick={take}
      />
    </TitledSheet>
  );
}
