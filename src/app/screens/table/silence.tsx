/** What a table shows while the other phone is silent: first a way to ask, then, when it is long enough, the ways out (B2). */
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../../peer/match/match.ts';
import { owedWords } from '../../../peer/match/owed.ts';
import { other } from '../../../rules/game.ts';
import type { Table } from '../../../rules/netrunner/index.ts';
import { Breath } from '../../parts/breath.tsx';
import { Big } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Notice } from '../../parts/toast.tsx';
import type { Sitting } from '../../session/table.ts';
import { begun } from '../../words/sides.ts';
import { clockOf } from '../../words/silence.ts';
import { PatienceClock } from './patience.tsx';
import './silence.css';

interface Props {
  view: View<Table>;
  sitting: Sitting;
  onResign(): void;
}

/** How long somebody may think before it is offered to ask him, in milliseconds. */
const THINKING_MS = 60_000;

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
      {waiting !== null && (waiting.overdue ? <Overdue key={waiting.owed.seq} {...props} /> : <Ask {...props} />)}
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
      <p class="reach" role="status">
        <span class="asked-there">
          Asked: {clockOf(waitedMs)} of {clockOf(limitMs)} <Breath />
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

function Overdue({ view, sitting, onResign }: Props) {
  const [wait, setWait] = useState(false);
  const { waiting, seat } = view;
  if (waiting === null) return null;
  const { owed } = waiting;
  const them = begun(sitting.names[other(seat)]);
  if (wait)
    return (
      <p class="reach">
        <button type="button" class="text-button" onClick={() => setWait(false)}>
          {them} is silent: {clockOf(waiting.waitedMs)}
        </button>
      </p>
    );
  return (
    <Sheet label={`${them}’s phone does not answer`} class="silence" onClose={() => setWait(true)}>
      <h2>{them}’s phone does not answer</h2>
      <p class="asked">
        {them} owes {owedWords(owed)}, entry {owed.seq}. Your phone works, and nothing is lost.
      </p>
      <PatienceClock {...waiting} />
      <Big kind="main" title="Wait" detail="the game goes on when the entry comes" onClick={() => setWait(true)} />
      <Big
        title="Claim the game"
        detail={`You win, not proven: the file says that ${them} owed entry ${owed.seq}. If it comes, the game goes on.`}
        onClick={() => void sitting.match.claimAbsence()}
      />
      <Big kind="harm" title="Resign" detail={`${them} wins`} onClick={onResign} />
    </Sheet>
  );
}
