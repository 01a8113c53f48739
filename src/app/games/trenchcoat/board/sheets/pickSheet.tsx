/** The player has no character at the table yet: they bring one of their sheets. */
import * as words from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { madeItems, sheetIn, titleOf } from '../library/items.ts';
import { useOwnItems } from '../library/store.ts';
import { Act } from '../look/act.tsx';
import { Plate } from '../look/plate.tsx';
import { onItsWay, type TrenchSession } from '../session.ts';

export function PickSheet({ v }: { v: TrenchSession }) {
  const own = useOwnItems();
  const items = [...(own ?? []), ...madeItems];
  return (
    <>
      <Plate v={v} />
      <div class="room-body">
        <header class="room-head">
          <h2>{words.whoAreYou}</h2>
          <p class="quiet">{words.thenBothPhonesHave}</p>
        </header>
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
                blocked={onItsWay(v)}
                onClick={() => v.play({ do: 'sheet', at: 0, sheet })}
              />
            )
          );
        })}
      </div>
    </>
  );
}
