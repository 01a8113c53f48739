/** Moves this game to another phone: the code, the progress, and the screen of the phone that the game has left. */

import { useEffect, useState } from 'preact/hooks';
import type { TransferStage } from '../../../peer/match/transfer.ts';
import { other } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/move.ts';
import { begun } from '../../../words/en/sides.ts';
import type { PairedPeer } from '../../device/transports.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Screen } from '../../parts/head.tsx';
import { useBack, useLasting, useLinkState, useNow } from '../../parts/hooks.ts';
import { Sign } from '../../parts/sign.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import type { MatchSession } from '../../play/matchRunning.ts';
import { closeMoved, sendGame, whyNotMovable } from '../../play/move/leave.ts';
import { goTo } from '../../route.ts';
import { HostScreen, Waits } from '../pair/index.tsx';
import './style.css';

interface Props {
  sitting: MatchSession;
  /** How many earlier games its match has. */
  earlier: number;
  /** Shows the table in its last state on this phone. */
  onTable(): void;
  /** Called if the player stays on this phone. */
  onStop(): void;
}

/** The caller rerenders this screen when the match changes. */
export function MoveScreen({ onStop: leave, ...rest }: Props) {
  const { sitting, earlier } = rest;
  const { gone } = sitting.match.view().move;
  const [met, setMet] = useState<PairedPeer | null>(null);
  const [closed, setClosed] = useState(sitting.moved);
  const reason = whyNotMovable(sitting, earlier);
  const onStop = (): void => {
    if (met !== null) void sitting.match.moveTo(null);
    leave();
  };
  const props = { ...rest, onStop };
  // A phone that is sending the game again may leave the screen, since nothing depends on it.
  const onClosed = sitting.moved && !closed ? () => setClosed(true) : null;
  // A completed move can't be undone, so Back goes home from there.
  useBack(gone === null ? onStop : onClosed);
  if (gone !== null && closed) return <Moved {...props} entry={gone.seq} onAgain={() => setClosed(false)} />;
  if (reason !== null)
    return (
      <Frame onBack={onStop}>
        <p>{reason}</p>
        <ActionButton kind="main" title={say.backToTheTable} onClick={onStop} />
      </Frame>
    );
  return met === null ? (
    <Code {...props} onMet={setMet} onClosed={onClosed} />
  ) : (
    <TransferProgress
      {...props}
      met={met}
      onAgain={() => setMet(null)}
      onClosed={() => {
        setMet(null);
        setClosed(true);
      }}
    />
  );
}

function Frame({ onBack, children }: { onBack?: (() => void) | undefined; children: preact.ComponentChildren }) {
  return (
    <Screen class="pair" title={say.moveThisGame} {...(onBack && { onBack, label: say.backToTheTable })}>
      {children}
    </Screen>
  );
}

/** How long a code is valid (ms). */
const VALID_MS = 5 * 60_000;

/** `onClosed`: returns to the screen of a moved game; null if it has not moved yet. */
function Code({
  sitting,
  onMet,
  onStop,
  onClosed,
}: Props & {
  onMet(met: PairedPeer): void;
  onClosed: (() => void) | null;
}) {
  const [until, setUntil] = useState(() => Date.now() + VALID_MS);
  const left = Math.max(0, until - useNow(Date.now, [until]));
  const gone = sitting.match.view().move.gone !== null;
  const steps = <Steps at={1} sitting={sitting} />;
  const onBack = gone ? (onClosed ?? undefined) : onStop;
  const stop = !gone && (
    <ActionButton kind="quiet" title={say.stopAndPlayHere} detail={say.cancelsTheCode} onClick={onStop} />
  );
  if (left === 0)
    return (
      <Frame onBack={onBack}>
        <p role="status">{say.codeExpired}</p>
        <ActionButton kind="main" title={say.showANewCode} onClick={() => setUntil(Date.now() + VALID_MS)} />
        {stop}
      </Frame>
    );
  return (
    <HostScreen title={say.moveThisGame} how={say.scanToSend(!!onClosed, gone)} onPaired={onMet} onBack={onBack}>
      <p class="across gap3 quiet centers">
        <Sign name="clock" size={18} />
        {say.validForOnce(left)}
      </p>
      {steps}
      {stop}
    </HostScreen>
  );
}

function Steps({ at, sitting: { names, match } }: { at: 1 | 2 | 3; sitting: Pick<MatchSession, 'names' | 'match'> }) {
  const them = begun(names[other(match.view().seat)]);
  const steps = [say.scanNote, say.takeoverNote, say.lockNote(them)];
  return (
    <ol class="move-steps grid gap4 quiet">
      {steps.map((step, nth) => (
        <li key={step} aria-current={nth + 1 === at ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}

/** Shown once the other phone is connected. */
function TransferProgress({
  sitting,
  met,
  onStop,
  onAgain,
  onClosed,
}: Props & { met: PairedPeer; onAgain(): void; onClosed(): void }) {
  const [stage, setStage] = useState<TransferStage>({ at: 'offered' });
  const { match, names } = sitting;
  const { seat, move } = match.view();
  const away = useLasting(useLinkState(met.link) !== 'open', AWAY_MS);
  useEffect(() => {
    const course = sendGame(sitting, met, (next) => {
      setStage(next);
      if (next.at === 'done') void closeMoved(sitting).then(onClosed);
    });
    return () => {
      course.end();
      // If the player leaves the screen, the game stays on this phone, unless the log already contains the move.
      if (match.view().move.gone === null) void match.moveTo(null);
      met.link.close();
    };
  }, [met]);
  const onBack = move.gone === null ? onStop : undefined;
  const refused = stage.at === 'refused';
  const known = move.gone?.known === true;
  const them = begun(names[other(seat)]);
  const waitingFor = stage.at === 'offered' ? say.otherPhoneConnected : say.takeoverState(known, them);
  return (
    <Frame onBack={onBack}>
      {refused ? (
        <ErrorMessage>{stage.text}</ErrorMessage>
      ) : (
        <>
          {away ? <p role="alert">{say.otherPhoneAway}</p> : <Waits words={waitingFor} />}
          <Steps at={known ? 3 : 2} sitting={sitting} />
        </>
      )}
      {(refused || away) && <ActionButton kind="main" title={say.showANewCode} onClick={onAgain} />}
      {move.gone === null && (
        <ActionButton kind="quiet" title={refused ? say.keepPlayingHere : say.stopAndPlayHere} onClick={onStop} />
      )}
    </Frame>
  );
}

/** How long the other phone may be away before this is shown (ms). */
const AWAY_MS = 3000;

/** The game is played on another phone; this phone can only show it. */
function Moved({
  sitting: { names, match },
  entry,
  onTable,
  onAgain,
}: Props & {
  entry: number;
  onAgain(): void;
}) {
  const them = begun(names[other(match.view().seat)]);
  return (
    <main class="screen moved gap5 centered">
      <span class="lock">
        <Sign name="lock" size={64} />
      </span>
      <h1>{say.movedTitle}</h1>
      <p>{say.movedSinceEntry(entry)}</p>
      <p class="seen at-bottom">
        <Sign name="check" size={18} />
        {say.confirmedNote(them)}
      </p>
      <ActionButton title={say.lookAtTheTable} detail={say.upToEntry(entry)} onClick={onTable} />
      <ActionButton
        title={say.bringItBackHere}
        detail={say.codeNeededNote}
        onClick={() => goTo({ at: 'join', code: '' })}
      />
      <ActionButton title={say.sendAgain} detail={say.sendAgainNote} onClick={onAgain} />
      <ActionButton kind="main" title={say.home} onClick={() => goTo({ at: 'home' })} />
    </main>
  );
}
