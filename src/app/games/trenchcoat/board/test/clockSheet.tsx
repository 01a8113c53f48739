/** The game time, typed in seconds. */

import { PER_MILLISECOND, type Span } from '../../../../../rules/trenchcoat/numbers/duration.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { spanText } from '../../../../../words/en/trenchcoat/spans.ts';
import { isText } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/textField.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { useDraft } from '../useDraft.ts';

/** Parses seconds into whole thousandths; null if invalid. */
export function readSeconds(typed: string): Span | null {
  const [, seconds, rest = ''] = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(typed.trim()) ?? [];
  if (seconds === undefined) return null;
  return Number(`${seconds}${rest.padEnd(3, '0')}`) * PER_MILLISECOND;
}

export function ClockSheet({ at, onTake, onClose }: { at: Span; onTake(to: Span): void; onClose(): void }) {
  const draft = useDraft({ name: 'clock', of: at, initial: '', is: isText });
  const typed = draft.value;
  const to = readSeconds(typed);
  const steps = [1, 10, 60, 600, 3600];
  return (
    <TitledSheet title={words.gameTimeNow(spanText(at))} onClose={onClose}>
      <h3>{words.further}</h3>
      <div class="further">
        {steps.map((seconds) => (
          <Act
            key={seconds}
            small
            title={`+${spanText(seconds * 1000 * PER_MILLISECOND)}`}
            onClick={() => onTake(at + seconds * 1000 * PER_MILLISECOND)}
          />
        ))}
      </div>
      <TextField label={words.clockInputLabel} text={typed} maxLength={12} onText={draft.set} />
      <Act
        kind="main"
        title={to === null ? words.setTitle : words.setClockTitle(spanText(to))}
        blocked={to === null ? words.aNumberOfSeconds : null}
        onClick={() => {
          if (to === null) return;
          draft.forget();
          onTake(to);
        }}
      />
    </TitledSheet>
  );
}
