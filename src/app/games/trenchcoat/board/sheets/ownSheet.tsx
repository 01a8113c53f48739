/** The player's sheet at the table: readable at any time, editable while they act. */

import { useRef, useState } from 'preact/hooks';
import * as words from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { Wrong } from '../../../../parts/form/field.tsx';
import { isSheet } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { gmName, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { SheetForm } from './sheetForm.tsx';

interface Props {
  v: TrenchSession;
  /** Which of the player's characters. */
  at?: number;
  onClose(): void;
}

export function OwnSheet({ v, at = 0, onClose }: Props) {
  const sheet = v.table.sheets[at];
  if (!sheet) return null;
  return (
    <TitledSheet title={sheet.name} onClose={onClose}>
      <EditSheet v={v} at={at} onSaved={onClose} />
    </TitledSheet>
  );
}

/** The form, with the button that saves it at the foot. */
export function EditSheet({ v, at, onSaved }: { v: TrenchSession; at: number; onSaved?: (() => void) | undefined }) {
  const now = v.table.sheets[at];
  // If the sheet changes meanwhile, for example through damage, its edits are dropped.
  const draft = useDraft({ name: 'sheet', of: `${at} ${JSON.stringify(now)}`, initial: now, is: isSheet });
  const sheet = draft.value;
  const form = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState(false);
  if (!sheet) return null;
  const changed = JSON.stringify(sheet) !== JSON.stringify(now);
  /** A refused number is not part of the sheet: it stays in its field until it is fixed. */
  const leave = (): void => {
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    setWrong(refused != null);
    if (refused) return refused.focus();
    onSaved?.();
    if (!changed) return;
    draft.forget();
    v.play({ do: 'sheet', at, sheet });
  };
  return (
    <>
      <div ref={form}>
        <SheetForm sheet={sheet} onSheet={draft.set} />
      </div>
      {(changed || wrong || onSaved) && (
        <div class="footing">
          <Wrong text={wrong ? words.mendTheMarked : null} />
          <Act
            kind="main"
            title={words.saveChangesdone(changed)}
            detail={changed ? words.readsWhatYouChange(gmName(v)) : undefined}
            blocked={changed && v.table.step !== 'idle' ? words.actsASheetIs(gmName(v)) : null}
            onClick={leave}
          />
        </div>
      )}
    </>
  );
}
