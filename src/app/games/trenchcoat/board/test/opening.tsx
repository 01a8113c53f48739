/** The session is over: the Game Master opens what he likes, and both phones say what fits. */
import { Act } from '../look/act.tsx';
import { Plate } from '../look/plate.tsx';
import type { Room } from '../look/tabs.tsx';
import { gmName, isGm, onItsWay, type Session } from '../session.ts';
import { Waits } from './called.tsx';

export function Opening({ v, onRoom }: { v: Session; onRoom(room: Room): void }) {
  const { step, opened } = v.table;
  const over = step === 'over';
  return (
    <>
      <Plate v={v} />
      <div class="room-body">
        <header class="room-head">
          <h2>{over ? 'The session is over' : 'The session ends'}</h2>
          <p class="quiet">{openedWords(opened.dice, opened.node, isGm(v) ? 'You have' : `${gmName(v)} has`)}</p>
        </header>
      </div>
      {!isGm(v) && !over && (
        <Waits v={v} title={`${gmName(v)} may open the dice`} detail="then this phone checks them" />
      )}
      <div class="decides lead-acts">
        {isGm(v) && step === 'opening' && (
          <>
            {!opened.dice && (
              <Act
                kind="main"
                title="Open the dice"
                detail="every half of yours; both phones check them"
                blocked={onItsWay(v)}
                onClick={() => v.play({ do: 'openDice' })}
              />
            )}
            {opened.dice && !opened.node && (
              <Act
                kind="main"
                title="Open the nodes"
                detail="hidden terms, nodes and tallies"
                blocked={onItsWay(v)}
                onClick={() => v.play({ do: 'openNode' })}
              />
            )}
            <Act
              kind="quiet"
              title={opened.dice && opened.node ? 'That is all' : 'Leave the rest closed'}
              detail={opened.dice ? undefined : 'then no test can be verified'}
              onClick={() => v.play({ do: 'close' })}
            />
          </>
        )}
        <Act title="The log" detail="every test, and what fits" sign="list" onClick={() => onRoom('log')} />
      </div>
    </>
  );
}

function openedWords(dice: boolean, node: boolean, who: string): string {
  if (dice && node) return `${who} opened the dice and the nodes.`;
  return dice ? `${who} opened the dice. The nodes stay closed.` : 'The dice and the nodes stay closed.';
}
