/** The player's sheet on the Game Master's phone: readable at any time, edited only by its owner. */
import * as words from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { Act } from '../look/act.tsx';
import { TitledSheet } from '../look/titled.tsx';
import type { TrenchSession } from '../session.ts';
import { SheetForm } from './sheetForm.tsx';

export function PlayerSheet({ v, onClose }: { v: Pick<TrenchSession, 'table'>; onClose(): void }) {
  const [sheet] = v.table.sheets;
  if (!sheet) return null;
  return (
    <TitledSheet title={sheet.name} onClose={onClose}>
      <SheetForm sheet={sheet} fixed onSheet={() => undefined} />
      <div class="footing">
        <Act kind="main" title={words.done} onClick={onClose} />
      </div>
    </TitledSheet>
  );
}
