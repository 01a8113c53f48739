/** Shown while the player has no character at the table: they choose one of their sheets. */
import * as is from '../../../../../base/shapes.ts';
import { emptySheet, type Sheet as SheetOf } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import * as words from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { builtInItems, sheetIn, titleOf, useOwnItems } from '../library/items.ts';
import { Act } from '../look/act.tsx';
import { RoomPage } from '../look/plate.tsx';
import { gmName, pendingReason, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';

interface Props {
  v: TrenchSession;
  onPick(sheet: SheetOf): void;
  /** Whether the Game Master is acting, so that the pick has to wait. */
  later?: boolean;
  /** An additional character: a drone, an agent, a contact. */
  another?: boolean;
}

export function PickSheet({ v, onPick, later = false, another = false }: Props) {
  const own = useOwnItems();
  const saved = useSavedSheet(v.table.sheets.length);
  const items = [...(own ?? []), ...builtInItems];
  return (
    <RoomPage
      v={v}
      title={another ? words.whoElse : words.whoAreYou}
      detail={later ? words.gmSetupNote(gmName(v)) : words.sheetSharedNote}
    >
      <Act
        title={words.aNewCharacter}
        detail={words.newCharacterNote}
        sign="plus"
        blocked={later ? null : pendingReason(v)}
        onClick={() => {
          saved.forget();
          onPick(emptySheet(words.newCharacter));
        }}
      />
      {items.map((item) => {
        const sheet = sheetIn(item);
        const { name, detail } = titleOf(item);
        return (
          sheet && (
            <Act
              key={item.id}
              title={name}
              detail={detail}
              sign="person"
              blocked={takenBy(v, name) ?? (later ? null : pendingReason(v))}
              onClick={() => {
                if (item.builtIn) saved.forget();
                else saved.set(item.id);
                onPick(sheet);
              }}
            />
          )
        );
      })}
    </RoomPage>
  );
}

/** The other player at the table who has this character, if any, since it can't be taken twice. */
function takenBy({ others = [] }: TrenchSession, character: string): string | null {
  const by = others.find((one) => one.character === character);
  return by ? words.takenNote(character, by.name) : null;
}

/** `at`: which of the player's characters. The value is the sheet's id in the library; null if it has none. */
export const useSavedSheet = (at: number) =>
  useDraft<string | null>({ name: `saved sheet ${at}`, initial: null, is: is.orNull(is.text) });
