/** The player's sheet at the table: readable at any time, editable while they act. */

import { useState } from 'preact/hooks';
import * as words from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Act } from '../look/act.tsx';
import { gmName, type TrenchSession } from '../session.ts';
import { SheetForm } from './sheetForm.tsx';

export function OwnSheet({ v, onClose }: { v: TrenchSession; onClose(): void }) {
  const now = v.table.sheets[0];
  const [sheet, setSheet] = useState(now);
  if (!sheet) return null;
  const changed = JSON.stringify(sheet) !== JSON.stringify(now);
  return (
    <Sheet label={sheet.name} onClose={onClose}>
      <h2>{sheet.name}</h2>
      <SheetForm sheet={sheet} onSheet={setSheet} />
      <div class="footing">
        <Act
          kind="main"
          title={words.saveChangesdone(changed)}
          detail={changed ? words.readsWhatYouChange(gmName(v)) : undefined}
          blocked={changed && v.table.step !== 'idle' ? words.actsASheetIs(gmName(v)) : null}
          onClick={() => {
            onClose();
            if (changed) v.play({ do: 'sheet', at: 0, sheet });
          }}
        />
      </div>
    </Sheet>
  );
}
