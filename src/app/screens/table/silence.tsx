/** What a table shows while the other phone is silent: first a way to ask, then, when it is long enough, the ways out (PROTOCOL 14.2). */
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../../peer/match/match.ts';
import { other } from '../../../rules/game.ts';
import { Breath } from '../../parts/breath.tsx';
import { Big } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Notice } from '../../parts/toast.tsx';
import type { Sitting } from '../../play/matchRunning.ts';
import type { Stakes } from '../../play/standings.ts';
import { begun } from '../../words/sides.ts';
import { clockOf } from '../../words/silence.ts';
import { DrawAsked } from './draw.tsx';
import { Overdue } from './overdue.tsx';
import { Clock } from './patience.tsx';
import { Paused } from './paused.tsx';
import './silence.css';

/** What a player may do about a game that does not go on; each is final and has been asked about. */
export interface WaysOut {
  view: Pick<View<unknown>, 'seat' | 'length' | 'waiting' | 'peer' | 'draw' | 'paused'>;
  sitting: Pick<Sitting, 'names' | 'link' | 'match'>;
  /** What each way gives in the match; null where games are not counted together. */
  stakes: Stakes | null;
  onClaim(): void;
  onResign(): void;
  onDraw(): void;
  onPause(on: boolean): void;
}

/** How long somebody may think before it is offered to ask him, in milliseconds. */
const THINKING_MS = 60_000;

/** Lies over a table that goes on below it. */
export function Silence(props: WaysOut) {
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
      <DrawAsked {...props} />
      <Paused {...props} />
      {waiting?.overdue !== true && !view.paused.mine && <Ask {...props} />}
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
function Ask({ view, sitting }: WaysOut) {
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
