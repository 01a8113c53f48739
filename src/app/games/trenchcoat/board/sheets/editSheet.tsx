/** The player's sheet at the table: it can be read at any time, and saved while the player may act. */

import { useRef, useState } from 'preact/hooks';
import * as words from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { FieldError } from '../../../../parts/form/field.tsx';
import { isSheet } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { gmName, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { SheetForm } from './sheetForm.tsx';

/** The form, with a save button at the bottom. */
export function EditSheet({ v, at }: { v: TrenchSession; at: number }) {
  const now = v.table.sheets[at];
  // If the sheet changes in the meantime, for example through damage, unsaved edits are dropped.
  const draft = useDraft({ name: 'sheet', of: `${at} ${JSON.stringify(now)}`, initial: now, is: isSheet });
  const sheet = draft.value;
  const form = useRef<HTMLDivElement>(null);
  const [error, setError] = useState(false);
  if (!sheet) return null;
  const changed = JSON.stringify(sheet) !== JSON.stringify(now);
  /** A refused number is not part of the sheet; it stays in its field until it is fixed. */
  const leave = (): void => {
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    setError(refused != null);
    if (refused) return refused.focus();
    if (!changed) return;
    draft.forget();
    v.play({ do: 'sheet', at, sheet });
  };
  return (
    <>
      <div ref={form}>
        <SheetForm sheet={sheet} onSheet={draft.set} />
      </div>
      {(changed || error) && (
        <div class="footing">
          <FieldError text={error ? words.fixMarkedNote : null} />
          <Act
            kind="main"
            title={words.saveChanges}
            detail={words.readsWhatYouChange(gmName(v))}
            blocked={v.table.step !== 'idle' ? words.gmActingNote(gmName(v)) : null}
            onClick={leave}
          />
        </div>
      )}
    </>
  );
}
