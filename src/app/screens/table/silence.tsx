/** What a table shows while the other phone is silent: first a way to ask, then, when it is long enough, the ways out (PROTOCOL 14.2). */
import { useEffect, useState } from 'preact/hooks';
import { owedWords } from '../../../peer/match/fold/owed.ts';
import type { View } from '../../../peer/match/match.ts';
import { other } from '../../../rules/game.ts';
import { Breath } from '../../parts/breath.tsx';
import { Big } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Notice } from '../../parts/toast.tsx';
import type { Sitting } from '../../play/matchRunning.ts';
import { begun } from '../../words/sides.ts';
import { clockOf, fileSays } from '../../words/silence.ts';
import { Clock, PatienceClock } from './patience.tsx';
import './silence.css';

interface Props {
  view: View<unknown>;
  sitting: Sitting;
  onClaim(): void;
  onResign(): void;
}

/** How long somebody may think before it is offered to ask him, in milliseconds. */
const THINKING_MS = 60_000;

/** Lies over a table that goes on below it. `onClaim` and `onResign` are final and asked about here. */
export function Silence(props: Props) {
  const { view, sitting } = props;
  const { waiting, peer, seat } = view;
  const them = begun(sitting.names[other(seat)]);
  return (
    <>
      {peer.asks && <StillThere them={them} onHere={() => sitting.match.answer()} />}
      {peer.claimed && (
        <Notice
          text={`${them} has claimed the game, since nothing came from this phone. What you do now makes that void.`}
        />
      )}
      {peer.gone && <Notice text={`${them}’s phone says that it does not have this game any more.`} />}
      {peer.refuses !== null && (
        <Notice
          text={`${them}’s phone does not take entry ${peer.refuses} and gives no reason that holds. It stands, and the next one is ${them}’s.`}
        />
      )}
      {waiting?.overdue !== true && <Ask {...props} />}
      <Overdue {...props} />
    </>
  );
}

/** Is asked whether he is there, on his own phone. */
function StillThere({ them, onHere }: { them: string; onHere(): void }) {
  return (
    <Sheet label="Are you still there?" onClose={onHere}>
      <h2>Are you still there?</h2>
      <p>{them} asks. You may think as long as you like when you have said so.</p>
      <Big kind="main" title="I am here" onClick={onHere} />
    </Sheet>
  );
}

/** While both are linked and he thinks for long, a line over the table. */
function Ask({ view, sitting }: Props) {
  const [long, setLong] = useState(false);
  const { waiting, seat, length } = view;
  useEffect(() => {
    setLong(false);
    const timer = setTimeout(() => setLong(true), THINKING_MS);
    return () => clearTimeout(timer);
  }, [length]);
  if (waiting === null || waiting.limitMs === null) return null;
  const { owed, asking, waitedMs, limitMs } = waiting;
  if (asking)
    return (
      <p class="reach">
        <span class="hidden" role="status">
          Asked whether he is still there
        </span>
        <span class="asked-there">
          Asked: <Clock ms={waitedMs} /> of {clockOf(limitMs)} <Breath />
        </span>
      </p>
    );
  if (!long || owed.byItself || sitting.link.state !== 'open') return null;
  return (
    <p class="reach">
      <button type="button" class="text-button" onClick={() => sitting.match.ask()}>
        Ask {sitting.names[other(seat)]}: still there?
      </button>
    </p>
  );
}

/** Silent for too long; and when he comes back the sheet says so, until it is touched. */
function Overdue({ view, sitting, onClaim, onResign }: Props) {
  const [sheet, setSheet] = useState<'none' | 'open' | 'aside' | 'resign' | 'back'>('none');
  const { waiting, seat } = view;
  const overdue = waiting?.overdue === true;
  useEffect(() => {
    setSheet((now) => (overdue ? 'open' : now === 'open' || now === 'resign' ? 'back' : 'none'));
  }, [overdue]);
  const name = sitting.names[other(seat)];
  const them = begun(name);
  const close = (): void => setSheet(overdue ? 'aside' : 'none');
  if (sheet === 'back')
    return (
      <Sheet label={`${them} is back`} onClose={close}>
        <h2>{them} is back</h2>
        <Big kind="main" title="Go on" detail="what was missing has come" onClick={close} />
      </Sheet>
    );
  if (sheet === 'none' || waiting === null) return null;
  const { owed } = waiting;
  if (sheet === 'aside')
    return (
      <p class="reach">
        <button type="button" class="text-button" onClick={() => setSheet('open')}>
          {them} is silent: <Clock ms={waiting.waitedMs} />
        </button>
      </p>
    );
  if (sheet === 'resign')
    return (
      <Sheet label="Resign the game?" onClose={() => setSheet('open')}>
        <h2>Resign the game?</h2>
        <p>{them} wins, and the game is over.</p>
        <Big kind="harm" title="Resign" onClick={onResign} />
        <Big kind="main" title="Wait" onClick={close} />
      </Sheet>
    );
  return (
    <Sheet label={`${them}’s phone does not answer`} class="silence" onClose={close}>
      <h2>{them}’s phone does not answer</h2>
      <p class="asked">
        {owed.type === 'HEAD'
          ? `Your phone has started, and may have lost the last that it wrote. Before it writes entry ${owed.seq}, ${them}’s phone has to sign how long the log is, and that does not come. Nothing is lost.`
          : `${them} owes ${owedWords(owed)}, entry ${owed.seq}. Your phone works, and nothing is lost.`}
      </p>
      <PatienceClock {...waiting} />
      <Big kind="main" title="Wait" detail="the game goes on when it comes" onClick={close} />
      <Big
        title="Claim the game"
        detail={`You win, not proven: the file says that ${fileSays(name, owed)}. If it comes, the game goes on.`}
        onClick={onClaim}
      />
      <Big kind="harm" title="Resign" detail={`${name} wins`} onClick={() => setSheet('resign')} />
    </Sheet>
  );
}
