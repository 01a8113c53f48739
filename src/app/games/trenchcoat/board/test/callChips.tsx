/** On the Game Master's phone: the characters' numbers, each one tap away from a called test. */
import { useState } from 'preact/hooks';
import { type TestableAbility, testableAbilities } from '../../../../../rules/trenchcoat/sheet/abilities.ts';
import type { Sheet as SheetOf } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import type { CallSheetDraft } from '../../master/draft.ts';
import { draftFromAbility, masterDraft, ownDraft } from '../../master/pickAbility.ts';
import { sheetIn, useOwnItems } from '../library/items.ts';
import { Chips, PickChips } from '../look/chips.tsx';
import { TitledSheet } from '../look/titled.tsx';
import type { TrenchSession } from '../session.ts';

/** How many numbers each character shows at first; the rest are behind *Other*. */
const FIRST = 5;

const useCharacters = (): SheetOf[] => (useOwnItems() ?? []).flatMap((item) => sheetIn(item) ?? []);

interface OpponentProps {
  onTake(sheet: SheetOf, pick: TestableAbility): void;
  onClose(): void;
}

/** Chooses a character and an ability to oppose a test. */
export function OpponentSheet({ onTake, onClose }: OpponentProps) {
  const own = useCharacters();
  return (
    <TitledSheet title={words.whoOpposes} onClose={onClose}>
      {own.length === 0 && <p class="quiet">{words.noCharacters}</p>}
      {own.map((sheet, at) => (
        <PickChips
          key={`${at} ${sheet.name}`}
          legend={sheet.name}
          all={testableAbilities(sheet)}
          titleOf={({ name, score }) => `${name} ${plain(score)}`}
          onTake={(pick) => onTake(sheet, pick)}
        />
      ))}
    </TitledSheet>
  );
}

export function CallChips({ v, onTest }: { v: TrenchSession; onTest(draft: CallSheetDraft): void }) {
  const [acting, setActing] = useState<SheetOf | null>(null);
  const own = useCharacters();
  return (
    <>
      {v.table.sheets.map((sheet, who) => (
        <Chips
          key={`${who} ${sheet.name}`}
          legend={words.callTitle(sheet.name)}
          chips={[
            ...testableAbilities(sheet)
              .slice(0, FIRST)
              .map((pick) => ({ title: pick.name, onTake: () => onTest(draftFromAbility(pick, who)) })),
            { title: words.otherChoice, onTake: () => onTest({ ...ownDraft, who }) },
          ]}
        />
      ))}
      {v.table.sheets.length > 0 && (
        <PickChips legend={words.yourCharacters} all={own} titleOf={({ name }) => name} onTake={setActing} />
      )}
      {acting && (
        <TitledSheet title={words.abilityPrompt(acting.name)} onClose={() => setActing(null)}>
          <PickChips
            legend={words.abilityQuestion}
            all={testableAbilities(acting)}
            titleOf={({ name, score }) => `${name} ${plain(score)}`}
            onTake={(pick) => onTest(masterDraft(acting, pick))}
          />
        </TitledSheet>
      )}
    </>
  );
}
