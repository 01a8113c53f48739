/** On the Game Master's phone: the characters' numbers, each one tap away from a called test. */
import { useState } from 'preact/hooks';
import type { Sheet as SheetOf } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import type { CallSheetDraft } from '../../master/draft.ts';
import { ownDraft } from '../../master/ownTest.ts';
import { masterDraft, pickedDraft, picksOf } from '../../master/pickAbility.ts';
import { sheetIn } from '../library/items.ts';
import { useOwnItems } from '../library/store.ts';
import { Chips } from '../look/chips.tsx';
import type { TrenchSession } from '../session.ts';

/** Shown at first for each character; the others are behind *Other*. */
const FIRST = 5;

interface Props {
  v: TrenchSession;
  onTest(draft: CallSheetDraft): void;
}

export function CallChips({ v, onTest }: Props) {
  const [acting, setActing] = useState<SheetOf | null>(null);
  const own = (useOwnItems() ?? []).flatMap((item) => sheetIn(item) ?? []);
  return (
    <>
      {v.table.sheets.map((sheet, who) => (
        <Chips
          key={`${who} ${sheet.name}`}
          legend={words.callFor(sheet.name)}
          chips={[
            ...picksOf(sheet)
              .slice(0, FIRST)
              .map((pick) => ({ key: pick.path, title: pick.name, onTake: () => onTest(pickedDraft(pick, who)) })),
            { key: 'other', title: words.other, onTake: () => onTest({ ...ownDraft, who }) },
          ]}
        />
      ))}
      {v.table.sheets.length > 0 && (
        <Chips
          legend={words.yourCharacters}
          chips={own.map((sheet, at) => ({
            key: `${at} ${sheet.name}`,
            title: sheet.name,
            onTake: () => setActing(sheet),
          }))}
        />
      )}
      {acting && (
        <Sheet label={words.actsWhat(acting.name)} onClose={() => setActing(null)}>
          <h2>{words.actsWhat(acting.name)}</h2>
          <Chips
            legend={words.withWhichAbility}
            chips={picksOf(acting).map((pick) => ({
              key: pick.path,
              title: `${pick.name} ${plain(pick.score)}`,
              onTake: () => onTest(masterDraft(acting, pick)),
            }))}
          />
        </Sheet>
      )}
    </>
  );
}
