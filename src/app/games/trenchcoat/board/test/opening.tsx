/** The session is over: the Game Master reveals as much as they like, and both phones show what has been verified. */
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';

import { Act } from '../look/act.tsx';
import { RoomPage } from '../look/plate.tsx';
import type { Room } from '../look/tabs.tsx';
import { gmName, isGm, pendingReason, type TrenchSession } from '../session.ts';
import { KeepSheet } from '../sheets/sheetRoom.tsx';
import { Waits } from './called.tsx';

export function Opening({ v, onRoom }: { v: TrenchSession; onRoom(room: Room): void }) {
  const { step, opened } = v.table;
  const over = step === 'over';
  return (
    <>
      <RoomPage
        v={v}
        title={words.sessionOverOrEnds(over)}
        detail={words.openedWords(opened.dice, opened.node, isGm(v) ? words.youHave : words.gmHas(gmName(v)))}
      />
      {!isGm(v) && v.table.sheets.length > 0 && (
        <div class="room-body">
          <p class="quiet">{words.saveCharactersNote}</p>
          {v.table.sheets.map((sheet, at) => (
            <KeepSheet key={`${at} ${sheet.name}`} sheet={sheet} at={at} />
          ))}
        </div>
      )}
      {!isGm(v) && !over && <Waits v={v} title={words.mayRevealDice(gmName(v))} detail={words.thenThisPhoneChecks} />}
      <div class="decides stacked gap2">
        {isGm(v) && step === 'opening' && (
          <>
            {!opened.dice && (
              <Act
                kind="main"
                title={words.revealDice}
                detail={words.allYourHalves}
                blocked={pendingReason(v)}
                onClick={() => v.play({ do: 'openDice' })}
              />
            )}
            {opened.dice && !opened.node && (
              <Act
                kind="main"
                title={words.revealNodes}
                detail={words.hiddenTermsNodesTallies}
                blocked={pendingReason(v)}
                onClick={() => v.play({ do: 'openNode' })}
              />
            )}
            <Act
              kind="quiet"
              title={words.revealDoneTitle(opened.dice && opened.node)}
              detail={opened.dice ? undefined : words.nothingVerified}
              onClick={() => v.play({ do: 'close' })}
            />
          </>
        )}
        <Act title={words.theLog} detail={words.everyTestChecked} sign="list" onClick={() => onRoom('log')} />
      </div>
    </>
  );
}
