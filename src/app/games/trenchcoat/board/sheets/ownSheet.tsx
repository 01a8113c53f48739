/** The player's sheet at the table: readable at any time, editable while they act. */

import { useRef, useState } from 'preact/hooks';
import * as words from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Act } from '../look/act.tsx';
import { gmName, type TrenchSession } from '../session.ts';
import { SheetForm } from './sheetForm.tsx';

export function OwnSheet({ v, onClose }: { v: TrenchSession; onClose(): void }) {
  const now = v.table.sheets[0];
  const [sheet, setSheet] = useState(now);
  const form = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState(false);
  if (!sheet) return null;
  /** A refused number is not part of the sheet: it stays in its field until it is mended. */
  const leave = (): void => {
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    setWrong(refused != null);
    if (refused) return refused.focus();
    onClose();
    if (changed) v.play({ do: 'sheet', at: 0, sheet });
  };
  const changed = JSON.stringify(sheet) !== JSON.stringify(now);
  return (
    <Sheet label={sheet.name} onClose={onClose}>
      <h2>{sheet.name}</h2>
      <div ref={form}>
        <SheetForm sheet={sheet} onSheet={setSheet} />
      </div>
      <div class="footing">
        {wrong && (
          <p class="refused" role="alert">
            {words.mendTheMarked}
          </p>
        )}
        <Act
          kind="main"
          title={words.saveChangesdone(changed)}
          detail={changed ? words.readsWhatYouChange(gmName(v)) : undefined}
          blocked={changed && v.table.step !== 'idle' ? words.actsASheetIs(gmName(v)) : null}
          onClick={leave}
        />
      </div>
    </Sheet>
  );
}
