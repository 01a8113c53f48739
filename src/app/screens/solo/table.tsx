/** The table of a game on one phone: the board of whoever holds it, or the curtain between two. */
import { useEffect, useState } from 'preact/hooks';
import { keptAlone } from '../../../peer/store/decks.ts';
import { type Held, holdGame } from '../../../peer/store/lock.ts';
import type { AnyMove } from '../../../rules/game.ts';
import { beginSolo, openSolo, type Solo, type SoloGame } from '../../../solo/solo.ts';
import { newSeed } from '../../device/seed.ts';
import { useWakeLock } from '../../device/useWakeLock.ts';
import type { AnyTableUi } from '../../games/gameUi.ts';
import { loadTableUi } from '../../games/index.ts';
import { Loading } from '../../offline/loading.tsx';
import { Big } from '../../parts/button.tsx';
import { AtTable, Notice } from '../../parts/strip.tsx';
import { Toast } from '../../parts/toast.tsx';
import { finishedId } from '../../play/past/finishedSolo.ts';
import { soloSign } from '../../play/soloSummary.ts';
import { useSolo } from '../../play/useSolo.ts';
import { goTo } from '../../route.ts';
import { Curtain } from './curtain.tsx';
import { DropSheet } from './dropSheet.tsx';
import { useHint } from './hint.tsx';

import './style.css';

const home = (): void => goTo({ at: 'home' });
const choose = (): void => goTo({ at: 'solo' });
const replay = ({ game }: AnySolo): void => goTo({ at: 'replay', of: 'alone', id: finishedId(game) });

type AnySolo = Solo<unknown, AnyMove>;

/** The game of that kind that this phone has kept, whichever it is. */
export function SoloTable({ kind }: { kind: SoloGame['kind'] }) {
  const [opened, setOpened] = useState<{ ui: AnyTableUi; solo: AnySolo } | string | null>(null);
  useEffect(() => {
    let held: Held | null = null;
    let left = false;
    void (async () => {
      held = await holdGame(`alone-${kind}`);
      if (!held) return setOpened('This game is open in another tab. Go on there, or close it and come back.');
      const kept = await keptAlone(kind);
      if (left) return held.release();
      if (kept === undefined) return setOpened('There is no open game of this kind on this phone.');
      const ui = await loadTableUi(soloSign(kept));
      if (left) return;
      const solo = openSolo(ui.solo.rules, kept);
      setOpened(solo.ok ? { ui, solo: solo.value } : solo.error.text);
    })();
    return () => {
      left = true;
      held?.release();
    };
  }, [kind]);
  if (opened === null) return <Loading />;
  if (typeof opened === 'string')
    return (
      <main class="screen solo">
        <h1>No game to go on with</h1>
        <p role="alert">{opened}</p>
        <Big kind="main" title="Play on this phone" onClick={choose} />
      </main>
    );
  const { ui, solo } = opened;
  return <Playing ui={ui} solo={solo} onAnew={(anew) => setOpened({ ui, solo: anew })} />;
}

function Playing({ ui, solo, onAnew }: { ui: AnyTableUi; solo: AnySolo; onAnew(solo: AnySolo): void }) {
  const play = useSolo(solo, ui);
  const { solo: now, record, seated, curtain, lift, refused, fault, stopThinking, hold, setHold, round, place } = play;
  const [asking, setAsking] = useState(false);
  useWakeLock();
  const { turn, over } = ui.summary(now.local.table);
  const deal = (): void => {
    setAsking(false);
    const { start: _, ...begun } = solo.game;
    const anew = beginSolo(ui.solo.rules, { ...begun, seed: newSeed() });
    if (anew.ok) onAnew(anew.value);
  };
  // A hand that nothing was done with is no game yet.
  const ask = (): void => (now.game.answers.length > 0 && !over ? setAsking(true) : deal());
  const hint = useHint(ui, seated);
  const also = [
    ...hint.also,
    ...(stopThinking ? [{ title: 'Stop thinking: let it play at once', act: stopThinking }] : []),
    { title: solo.game.kind === 'hotSeat' ? 'Deal again' : 'New hand: shuffle and deal again', act: ask },
    { title: 'New game with other decks', act: choose },
    ...(over ? [{ title: 'Replay: both hands open', act: () => replay(now) }] : []),
  ];
  return (
    <AtTable>
      {curtain && <Curtain key={round} ui={ui} {...curtain} onLift={lift} onLeave={home} />}
      {seated && (
        <ui.Board
          key={round}
          v={{ ...seated, also, ...(stopThinking && { standing: `${seated.standing} thinks…` }) }}
          onLeave={home}
          {...{ record, hold, setHold, place }}
        />
      )}
      {hint.sheet}
      {asking && <DropSheet words={`Turn ${turn}`} onDrop={deal} onKeep={() => setAsking(false)} />}
      {!seated && !curtain && <Ended onDeal={deal} />}
      {fault !== null && (
        <Notice text="This browser keeps nothing now. The game goes on as long as this page is open." />
      )}
      {refused !== null && <Toast text={refused} />}
    </AtTable>
  );
}

/** A game of two that was over when the page was opened: nobody's screen is up. */
function Ended({ onDeal }: { onDeal(): void }) {
  return (
    <main class="screen solo">
      <h1>The game is over</h1>
      <Big kind="main" title="Deal again" detail="with the same decks" onClick={onDeal} />
      <Big title="Home" onClick={home} />
    </main>
  );
}
