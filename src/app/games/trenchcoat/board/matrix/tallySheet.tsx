/** The tally corrected by hand: nothing fires by it. */
import { useState } from 'preact/hooks';
import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import type { Session } from '../session.ts';

export function TallySheet({ v, at, tally, onClose }: { v: Session; at: number; tally: number; onClose(): void }) {
  const [typed, setTyped] = useState(`${tally}`);
  const read = readTyped(typed, 'The tally', { least: 0, most: 999 });
  return (
    <Sheet label="Correct the tally" onClose={onClose}>
      <h2>Correct the tally</h2>
      <NumberField label="Tally" text={typed} wrong={read.ok ? null : read.error.text} onText={setTyped} />
      <Act
        kind="main"
        title={read.ok ? `${tally} becomes ${read.value}` : 'Correct it'}
        detail="no measure fires"
        blocked={read.ok ? null : 'type a number first'}
        onClick={() => {
          if (!read.ok) return;
          v.change({ to: 'tally', node: at, value: read.value });
          onClose();
        }}
      />
    </Sheet>
  );
}
