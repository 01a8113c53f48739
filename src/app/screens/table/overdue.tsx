/**
 * The other phone has been away too long. Each way out says what the opponent will see and what it does to the match
 * (PROTOCOL 14.2).
 */

import { useEffect, useState } from 'preact/hooks';
import type { Link } from '../../../peer/link/link.ts';
import { other } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/table.ts';
import { begun } from '../../../words/en/sides.ts';
import { fileSays, wayWords } from '../../../words/en/silence.ts';
import { listen } from '../../device/listen.ts';
import { ActionButton } from '../../parts/button.tsx';
import { useLinkState, useRedraw } from '../../parts/hooks.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { Strip } from '../../parts/strip.tsx';
import { Clock, PatienceClock } from './patience.tsx';
import type { WaysOut } from './silence.tsx';

/**
 * Opens after the agreed time, or on request while this phone is offline. Says so if the opponent returns, until the
 * sheet is touched.
 */
export function Overdue({ view, sitting, stakes, onClaim, onResign, onDraw, onPause }: WaysOut) {
  const [sheet, setSheet] = useState<'none' | 'open' | 'aside' | 'resign' | 'back'>('none');
  const { waiting, seat } = view;
  const unlinked = useOnline(sitting.link) === 'no network';
  const overdue = waiting?.overdue === true;
  useEffect(() => {
    setSheet((now) => (overdue ? 'open' : now === 'open' || now === 'resign' ? 'back' : 'none'));
  }, [overdue]);
  useEffect(() => {
    // A sheet opened while offline is settled once the network is back.
    if (!unlinked && !overdue) setSheet((now) => (now === 'back' ? now : 'none'));
  }, [unlinked]);
  const name = sitting.names[other(seat)];
  const [them, me] = [begun(name), begun(sitting.names[seat])];
  const close = (): void => setSheet(overdue ? 'aside' : 'none');
  if (sheet === 'back' && !unlinked && !view.paused.mine)
    return (
      <Sheet title={say.backNotice(them)} onClose={close}>
        <ActionButton kind="main" title={say.continueLabel} detail={say.missingHasArrived} onClick={close} />
      </Sheet>
    );
  const aside = sheet === 'aside' || (sheet === 'none' && unlinked);
  if (aside && waiting !== null)
    return (
      <Strip sign="clock" act={{ title: say.whatNow, onClick: () => setSheet('open') }}>
        {unlinked ? say.offlineTitle : say.awayTimer(them, <Clock ms={waiting.waitedMs} />)}
      </Strip>
    );
  if (sheet === 'none' || sheet === 'back' || waiting === null || (!overdue && !unlinked)) return null;
  const words = wayWords(me, them, stakes, waiting.mayClaim);
  if (sheet === 'resign')
    return (
      <Sheet title={say.concedeTheGame(waiting.mayClaim)} onClose={() => setSheet('open')}>
        <p>{say.concessionNote(waiting.mayClaim, them)}</p>
        <ActionButton kind="harm" title={say.concede(waiting.mayClaim)} detail={words.resign} onClick={onResign} />
        <ActionButton kind="main" title={say.wait} onClick={close} />
      </Sheet>
    );
  return waysSheet({
    ...{ view, waiting, words, unlinked, name, them, stakes, onClaim },
    onWait: close,
    onPause() {
      setSheet('none');
      onPause(true);
    },
    onDraw() {
      close();
      onDraw();
    },
    onResign: () => setSheet('resign'),
  });
}

interface SheetProps extends Pick<WaysOut, 'view' | 'stakes' | 'onClaim' | 'onDraw' | 'onResign'> {
  waiting: NonNullable<WaysOut['view']['waiting']>;
  words: ReturnType<typeof wayWords>;
  /** Whether this phone has no network. */
  unlinked: boolean;
  name: string;
  them: string;
  onWait(): void;
  onPause(): void;
}

/** Wait, pause, claim, offer a draw or concede. Not a component: the sheet stays when its content changes. */
function waysSheet(props: SheetProps) {
  const { view, waiting, words, unlinked, name, them, stakes, onWait, onPause, onClaim, onDraw, onResign } = props;
  const { owed, limitMs, mayClaim } = waiting;
  const title = say.offlineOrSilent(unlinked, them);
  return (
    <Sheet title={title} class="silence" onClose={onWait}>
      <p class="quiet text-body">{unlinked ? say.offlineNote(them) : say.whatIsMissing(them, owed)}</p>
      {!unlinked && <PatienceClock {...waiting} />}
      <ActionButton kind="main" title={say.wait} detail={say.continuesOnArrival} onClick={onWait} />
      <ActionButton title={say.pauseUntilAnotherDay} detail={words.pause} onClick={onPause} />
      {!unlinked && mayClaim && (
        <ActionButton
          title={say.claimTheGame}
          detail={say.claimAndEvidence(words.claim, fileSays(name, owed))}
          onClick={onClaim}
        />
      )}
      {!unlinked && mayClaim && (
        <p class="quiet">{say.claimIsNotVerified(limitMs !== null && say.agreedLimit(limitMs))}</p>
      )}
      <div class="side-by-side flex wraps gap3">
        {stakes && (
          <ActionButton
            kind="quiet"
            title={say.offerADraw}
            detail={say.offered(view.offers.mine?.what, words.draw)}
            onClick={onDraw}
          />
        )}
        {(mayClaim || !unlinked) && (
          <ActionButton kind="harm" title={say.concede(mayClaim)} detail={words.resign} onClick={onResign} />
        )}
      </div>
    </Sheet>
  );
}

/** An open link counts as connected even when the browser reports no network. */
export function useOnline(link: Pick<Link, 'state' | 'onState'>): 'linked' | 'away' | 'no network' {
  useRedraw((redraw) => listen(['online', 'offline'], redraw, window));
  return useLinkState(link) === 'open' ? 'linked' : navigator.onLine === false ? 'no network' : 'away';
}
