/** Notices while the other phone is away, and the ways out once it has been away long enough (PROTOCOL 14.2). */
import { useState } from 'preact/hooks';
import type { View } from '../../../peer/match/match.ts';
import { other } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/table.ts';
import { begun } from '../../../words/en/sides.ts';
import { ConsentForm } from '../../offers/consentForm.tsx';
import { ActionButton } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Notice, Strip } from '../../parts/strip.tsx';
import type { MatchSession } from '../../play/matchRunning.ts';
import type { Stakes } from '../../play/standings.ts';
import { Overdue, useOnline } from './overdue.tsx';

/** Ways out of a stalled game; each is final and already confirmed. */
export interface WaysOut {
  view: Pick<View<unknown>, 'seat' | 'length' | 'waiting' | 'peer' | 'offers' | 'paused'>;
  sitting: Pick<MatchSession, 'names' | 'keys' | 'link' | 'match'>;
  /** What each way out scores in the match; null if games are not scored together. */
  stakes: Stakes | null;
  onClaim(): void;
  onResign(): void;
  onDraw(): void;
  onPause(on: boolean): void;
}

/** Notices above a table that stays playable, and sheets with questions. */
export function Silence(props: WaysOut) {
  const { view, sitting } = props;
  const { peer, seat } = view;
  const them = begun(sitting.names[other(seat)]);
  return (
    <>
      {peer.asks && <StillThere them={them} onHere={() => sitting.match.answer()} />}
      {peer.claimed && <Notice text={words.hasClaimedTheGame(them)} />}
      {peer.gone && <Notice text={words.gameGoneThere(them)} />}
      {peer.refuses !== null && <Notice text={words.refusesEntry(them, peer.refuses)} />}
      <Paused {...props} />
      <Overdue {...props} />
    </>
  );
}

/** Asks this player whether they are still there. */
function StillThere({ them, onHere }: { them: string; onHere(): void }) {
  return (
    <Sheet title={words.stillThereQuestion} onClose={onHere}>
      <p>{words.stillThereNote(them)}</p>
      <ActionButton kind="main" title={words.imHere} onClick={onHere} />
    </Sheet>
  );
}

/** A paused game, from each player's view (PROTOCOL 14.9). */
export function Paused({ view: { paused, seat }, sitting, onPause }: WaysOut) {
  const linked = useOnline(sitting.link) === 'linked';
  const [answering, setAnswering] = useState(false);
  const { mine, theirs } = paused;
  const side = other(seat);
  const state = words.pausedWords(paused, sitting.names[side]);
  if (state === undefined) return null;
  const by = begun(sitting.names[side]);
  const answer = (on: boolean) => (): void => {
    setAnswering(false);
    onPause(on);
  };
  if (answering && !mine)
    return (
      <ConsentForm
        {...{ by, side }}
        seal={sitting.keys[side]}
        question={words.pauseQuestion}
        accepts={words.continuesWithBoth}
        declines={words.theGameContinues}
        onAccept={answer(true)}
        onDecline={answer(false)}
        onLater={() => setAnswering(false)}
      >
        <p>{words.pauseNote}</p>
      </ConsentForm>
    );
  // If both players paused, one of them can't end the pause while the phones are not connected, since the opponent
  // would not know.
  const way = !mine ? words.answer : !theirs || linked ? words.continueLabel : null;
  const go = mine ? answer(false) : () => setAnswering(true);
  return (
    <Strip sign="pause" act={way === null ? undefined : { title: way, onClick: go }}>
      <b>{begun(state)}.</b>
      {way === null && words.continuesWithBothSentence}
    </Strip>
  );
}
