/** The player has no character at the table yet: he brings one of his sheets. */
import { emptySheet } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import { Act } from '../look/act.tsx';
import { Plate } from '../look/plate.tsx';
import type { Session } from '../session.ts';

export function PickSheet({ v }: { v: Session }) {
  return (
    <>
      <Plate v={v} />
      <div class="room-body">
        <header class="room-head">
          <h2>Who are you?</h2>
        </header>
        <Act
          title="Moth"
          onClick={() =>
            v.play({ do: 'sheet', at: 0, sheet: { ...emptySheet('Moth'), numbers: { 'mental.logic': 6 } } })
          }
        />
      </div>
    </>
  );
}
