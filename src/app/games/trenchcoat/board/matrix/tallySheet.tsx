/** Corrects the tally by hand, which triggers nothing. */

import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import * as words from '../../../../../words/en/trenchcoat/board/matrix.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { isText } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import { TitledSheet } from '../look/titled.tsx';
import type { TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';

export function TallySheet({
  v,
  at,
  tally,
  onClose,
}: {
  v: TrenchSession;
  at: number;
  tally: number;
  onClose(): void;
}) {
  const draft = useDraft({ name: 'tally', of: `${at} ${tally}`, initial: `${tally}`, is: isText });
  const typed = draft.value;
  const read = readTyped(typed, words.theTally, { least: 0, most: 999 });
  return (
    <TitledSheet title={words.correctTheTally} onClose={onClose}>
      <NumberField
        label={words.tally}
        text={typed}
        error={read.ok ? null : refusalWords(read.error)}
        onText={draft.set}
      />
      <Act
        kind="main"
        title={read.ok ? words.becomes(tally, read.value) : words.correctTitle}
        detail={words.noMeasureTriggers}
        blocked={read.ok ? null : words.typeANumberFirst}
        onClick={() => {
          if (!read.ok) return;
          draft.forget();
          v.change({ to: 'tally', node: at, value: read.value });
          onClose();
        }}
      />
    </TitledSheet>
  );
}
