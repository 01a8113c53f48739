/** The Game Master acts of his own accord. */
import { useState } from 'preact/hooks';
import { announceMove, endMove } from '../../../../../rules/trenchcoat/game/master.ts';
import { spanText } from '../../../../../rules/trenchcoat/numbers/duration.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Act } from '../look/act.tsx';
import { Plate } from '../look/plate.tsx';
import { TextField } from '../look/textField.tsx';
import { onItsWay, playerName, type Session } from '../session.ts';
import { ClockSheet } from './clockSheet.tsx';
import { GainsSheet } from './gainsSheet.tsx';
import './lead.css';
import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import { BringSheet } from '../matrix/bringSheet.tsx';

type Opened = 'bring' | 'say' | 'gains' | 'clock' | 'end' | null;

export function Lead({ v, onTest }: { v: Session; onTest(): void }) {
  const [opened, setOpened] = useState<Opened>(null);
  const [say, setSay] = useState('');
  const [gains, setGains] = useState<readonly Gain[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const close = (): void => {
    setOpened(null);
    setRefused(null);
  };
  const wrong = refused !== null && (
    <p class="refused" role="alert">
      {refused}
    </p>
  );
  const { table } = v;
  const announce = (): void => {
    const made = announceMove(table, v.known, v.drawer, { say: say.trim(), gains: [...gains] });
    if (!made.ok) return setRefused(made.error.text);
    close();
    setSay('');
    setGains([]);
    v.play(made.value);
  };
  const them = playerName(v);
  const { news } = v.record;
  const said = news?.kind === 'announced' ? news.say : '';
  return (
    <>
      <Plate v={v} />
      <div class="room-body">
        <header class="room-head">
          <h2>You act</h2>
          <p class="quiet">
            {table.nodes.length === 0 ? 'Bring a node, or say how it begins.' : `${them} waits until you are done.`}
          </p>
          {said !== '' && (
            <p class="said-by">
              <span>You:</span> {said}
            </p>
          )}
        </header>
        <div class="lead-acts">
          <Act title="Say something" detail={`${them} reads it`} sign="pencil" onClick={() => setOpened('say')} />
          <Act
            title="Call a test"
            detail={table.sheets.length === 0 ? undefined : 'of your own'}
            blocked={table.sheets.length === 0 ? `${them} has brought no sheet yet` : null}
            sign="test"
            onClick={onTest}
          />
          <Act
            title="Bring a node"
            detail={`${table.nodes.length} here`}
            sign="mesh"
            onClick={() => setOpened('bring')}
          />
          <Act title="Game time" detail={spanText(table.clock)} sign="clock" onClick={() => setOpened('clock')} />
          <Act
            title={table.dice ? 'Play without dice' : 'Play with dice again'}
            detail={table.dice ? 'every roll is then 0' : undefined}
            onClick={() => v.play({ do: 'dice', on: !table.dice })}
          />
          <Act
            kind="quiet"
            title="End the session"
            detail="then the dice can be opened"
            onClick={() => setOpened('end')}
          />
        </div>
      </div>
      <div class="decides">
        <Act
          kind="main"
          title={`${them} acts`}
          detail="you are done"
          sign="forward"
          blocked={onItsWay(v)}
          onClick={() => v.play({ do: 'done' })}
        />
      </div>
      {opened === 'say' && (
        <Sheet label="Say something" onClose={close}>
          <h2>Say something</h2>
          <TextField label={`${them} reads it`} text={say} most={500} lines={4} onText={setSay} />
          <Act
            title={gains.length === 0 ? 'Nothing gained' : `${gains.length} gained`}
            detail="what both phones record"
            sign="more"
            onClick={() => setOpened('gains')}
          />
          <Act
            kind="main"
            title="Say it"
            blocked={say.trim() === '' && gains.length === 0 ? 'nothing to say yet' : null}
            onClick={announce}
          />
          {wrong}
        </Sheet>
      )}
      {opened === 'gains' && <GainsSheet v={v} gains={gains} onTake={setGains} onClose={() => setOpened('say')} />}
      {opened === 'bring' && <BringSheet v={v} onClose={close} />}
      {opened === 'clock' && (
        <ClockSheet
          at={table.clock}
          onTake={(to) => {
            close();
            v.play({ do: 'clock', to });
          }}
          onClose={close}
        />
      )}
      {opened === 'end' && (
        <Sheet label="End the session?" onClose={close}>
          <h2>End the session?</h2>
          <p>You can’t play on after that. You can then open your dice and your nodes so that {them} can check them.</p>
          <Act kind="main" title="Keep playing" onClick={close} />
          <Act
            title="End it"
            onClick={() => {
              const made = endMove(v.known, v.drawer);
              if (!made.ok) return setRefused(made.error.text);
              close();
              v.play(made.value);
            }}
          />
          {wrong}
        </Sheet>
      )}
    </>
  );
}
