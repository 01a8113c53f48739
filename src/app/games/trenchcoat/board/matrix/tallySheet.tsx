/** Corrects the tally by hand; fires nothing. */

import { useState } from 'preact/hooks';
import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import * as words from '../../../../../words/en/trenchcoat/board/matrix.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import type { TrenchSession } from '../session.ts';

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
  const [typed, setTyped] = useState(`${tally}`);
  const read = readTyped(typed, words.theTally, { least: 0, most: 999 });
  return (
    <Sheet label={words.correctTheTally} onClose={onClose}>
      <h2>{words.correctTheTally}</h2>
      <NumberField
        label={words.tally}
        text={typed}
        wrong={read.ok ? null : refusalWords(read.error)}
        onText={setTyped}
      />
      <Act
        kind="main"
        title={read.ok ? words.becomes(tally, read.value) : words.correctIt}
        detail={words.noMeasureFires}
        blocked={read.ok ? null : words.typeANumberFirst}
        onClick={() => {
          if (!read.ok) return;
          v.change({ to: 'tally', node: at, value: read.value });
          onClose();
        }}
      />
    </Sheet>
  );
}
