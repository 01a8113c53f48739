/** The player's characters, available at any time: their player edits them, the Game Master reads them. */
import { useRef, useState } from 'preact/hooks';
import { hasEnded } from '../../../../../rules/trenchcoat/game/table.ts';
import type { Sheet } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import { writeSheet } from '../../../../../rules/trenchcoat/sheet/sheetFile.ts';
import * as words from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { ErrorMessage } from '../../../../parts/wrong.tsx';
import { isSheet } from '../draftForms.ts';
import { keepItem, newId, useOwnItems } from '../library/items.ts';
import { Act } from '../look/act.tsx';
import { Chips } from '../look/chips.tsx';
import { Plate } from '../look/plate.tsx';
import { gmName, isGm, playerName, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { PickSheet, useSavedSheet } from './pickSheet.tsx';
import { SheetForm } from './sheetForm.tsx';

export function SheetRoom({ v }: { v: TrenchSession }) {
  const { sheets } = v.table;
  const [chosen, setChosen] = useState(0);
  const [adding, setAdding] = useState(false);
  const at = Math.min(chosen, sheets.length - 1);
  const sheet = sheets[at];
  const mine = !isGm(v) && !hasEnded(v.table);
  if (mine && adding && v.table.step === 'idle')
    return (
      <PickSheet
        v={v}
        another
        onPick={(next) => {
          setAdding(false);
          setChosen(sheets.length);
          v.play({ do: 'sheet', at: sheets.length, sheet: next });
        }}
      />
    );
  if (!sheet)
    return (
      <>
        <Plate v={v} />
        <p class="room-note">{isGm(v) ? words.noSheetYet(playerName(v)) : words.pickItUnderTest}</p>
      </>
    );
  return (
    <>
      <Plate v={v} />
      <div class="room-body">
        {(sheets.length > 1 || mine) && (
          <Chips
            legend={words.characters}
            chips={[
              ...sheets.map(({ name }, one) => ({
                title: name,
                on: one === at,
                onTake: () => setChosen(one),
              })),
              ...(mine && sheets.length < MAX_CHARACTERS
                ? [{ title: words.another, onTake: () => setAdding(true) }]
                : []),
            ]}
          />
        )}
        {adding && v.table.step !== 'idle' && <p class="quiet">{words.whenYouAct}</p>}
        <h2>{sheet.name}</h2>
        {mine ? (
          <EditSheet key={`${at} ${JSON.stringify(sheet)}`} v={v} at={at} />
        ) : (
          <SheetForm key={at} sheet={sheet} readOnly onSheet={() => undefined} />
        )}
        {!isGm(v) && <KeepSheet key={at} sheet={sheet} at={at} />}
      </div>
    </>
  );
}

const MAX_CHARACTERS = 6;

/** Saves a character with its damage and growth for the next session. `at`: which of the player's characters. */
export function KeepSheet({ sheet, at }: { sheet: Sheet; at: number }) {
  const own = useOwnItems() ?? [];
  const [failed, setFailed] = useState(false);
  const saved = useSavedSheet(at);
  const same = own.find(({ id }) => id === saved.value);
  const text = writeSheet(sheet);
  const kept = same?.text === text;
  const save = async (): Promise<void> => {
    const id = same?.id ?? newId();
    saved.set(id);
    setFailed(!(await keepItem({ id, kind: 'sheet', text })));
  };
  return (
    <Act
      kind="quiet"
      title={words.keepForNextTime}
      detail={failed ? words.notSavedNote : kept ? words.savedNote : words.savePlace(same !== undefined)}
      sign={kept && !failed ? 'check' : 'file'}
      onClick={() => void save()}
    />
  );
}

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
        <div class="footing stacked gap2 raised">
          <ErrorMessage>{error ? words.fixMarkedNote : null}</ErrorMessage>
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
