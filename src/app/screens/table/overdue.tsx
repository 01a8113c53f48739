/** The other phone has been silent too long. Each way out says what the opponent will see and what it does to the match (PROTOCOL 14.2). */
import { useEffect, useState } from 'preact/hooks';
import type { Debt } from '../../../peer/match/fold/owed.ts';
import { other } from '../../../rules/game.ts';
import { begun } from '../../../words/en/sides.ts';
import { clockOf, fileSays, wayWords } from '../../../words/en/silence.ts';
import { owedWords } from '../../../words/en/status.ts';
import { Big } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Strip } from '../../parts/strip.tsx';
import { Clock, PatienceClock } from './patience.tsx';
import type { WaysOut } from './silence.tsx';
import { useOnline } from './useOnline.ts';

/** Opens after the agreed time, or on request while this phone is offline. A returning opponent is announced until the sheet is touched. */
export function Overdue({ view, sitting, stakes, onClaim, onResign, onDraw, onPause }: WaysOut) {
  const [sheet, setSheet] = useState<'none' | 'open' | 'aside' | 'resign' | 'back'>('none');
  const { waiting, seat } = view;
  const unlinked = useOnline(sitting.link) === 'no network';
  const overdue = waiting?.overdue === true;
  useEffect(() => {
    setSheet((now) => (overdue ? 'open' : now === 'open' || now === 'resign' ? 'back' : 'none'));
  }, [overdue]);
  useEffect(() => {
    // What was asked for while there was no network has been answered by it.
    if (!unlinked && !overdue) setSheet((now) => (now === 'back' ? now : 'none'));
  }, [unlinked]);
  const name = sitting.names[other(seat)];
  const [them, me] = [begun(name), begun(sitting.names[seat])];
  const close = (): void => setSheet(overdue ? 'aside' : 'none');
  if (sheet === 'back' && !unlinked && !view.paused.mine)
    return (
      <Sheet label={`${them} is back`} onClose={close}>
        <h2>{them} is back</h2>
        <Big kind="main" title="Continue" detail="what was missing has arrived" onClick={close} />
      </Sheet>
    );
  const aside = sheet === 'aside' || (sheet === 'none' && unlinked);
  if (aside && waiting !== null)
    return (
      <Strip sign="clock" act={{ title: 'What now?', onClick: () => setSheet('open') }}>
        {unlinked ? (
          'Your phone is offline.'
        ) : (
          <>
            {them} is silent: <Clock ms={waiting.waitedMs} />
          </>
        )}
      </Strip>
    );
  if (sheet === 'none' || sheet === 'back' || waiting === null || (!overdue && !unlinked)) return null;
  const words = wayWords(me, them, stakes, waiting.mayClaim);
  if (sheet === 'resign')
    return (
      <Sheet label="Concede the game?" onClose={() => setSheet('open')}>
        <h2>Concede the game?</h2>
        <p>{waiting.mayClaim ? `${them} wins, and the game is over.` : 'The game is over, and nobody wins.'}</p>
        <Big kind="harm" title="Concede" detail={words.resign} onClick={onResign} />
        <Big kind="main" title="Wait" onClick={close} />
      </Sheet>
    );
  const { owed, limitMs, mayClaim } = waiting;
  const title = unlinked ? 'Your phone is offline' : `${them}’s phone doesn’t answer`;
  return (
    <Sheet label={title} class="silence" onClose={close}>
      <h2>{title}</h2>
      <p class="asked">
        {unlinked
          ? `It has no network right now, so you can’t tell where ${them} is. Your game is safe, and nothing counts against ${them}.`
          : whatIsMissing(them, owed)}
      </p>
      {!unlinked && <PatienceClock {...waiting} />}
      <Big kind="main" title="Wait" detail="the game continues when it arrives" onClick={close} />
      <Big
        title="Pause until another day"
        detail={words.pause}
        onClick={() => {
          setSheet('none');
          onPause(true);
        }}
      />
      {!unlinked && mayClaim && (
        <Big
          title="Claim the game"
          detail={`${words.claim} The file says that ${fileSays(name, owed)}.`}
          onClick={onClaim}
        />
      )}
      {!unlinked && mayClaim && (
        <p class="quiet">
          A claimed win is not verified. If what is owed arrives after all, the claim is void and the game continues.
          {limitMs !== null && ` You agreed on ${clockOf(limitMs)} of silence.`}
        </p>
      )}
      <div class="side-by-side">
        {stakes && (
          <Big
            kind="quiet"
            title="Offer a draw"
            detail={view.offers.mine?.what === 'draw' ? 'offered' : words.draw}
            onClick={() => {
              close();
              onDraw();
            }}
          />
        )}
        <Big kind="harm" title="Concede" detail={words.resign} onClick={() => setSheet('resign')} />
      </div>
    </Sheet>
  );
}

function whatIsMissing(them: string, owed: Debt): string {
  if (owed.type === 'HEAD')
    return `Your phone restarted and may have lost the last entries it wrote. Before it writes entry ${owed.seq}, ${them}’s phone has to sign how long the log is. That hasn’t arrived yet.`;
  const what = owed.byItself ? `${them} owes ${owedWords(owed)}, entry ${owed.seq}.` : `${them}’s turn.`;
  return `${what} Your game is safe.`;
}
