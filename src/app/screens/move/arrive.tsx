/** Receives a game from the player's other phone, after the person holding this phone agrees. */

import { useEffect, useState } from 'preact/hooks';
import type { Offer, TransferStage } from '../../../peer/match/transfer.ts';
import * as say from '../../../words/en/screens/move.ts';
import type { PairedPeer } from '../../device/transports.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Screen } from '../../parts/head.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import { receiveGame } from '../../play/move/arrive.ts';
import { goTo } from '../../route.ts';
import { Waits } from '../pair/index.tsx';

/** `onGame`: called when the game has arrived. */
export function ArriveScreen({ met, onGame }: { met: PairedPeer; onGame(game: string): void }) {
  const [stage, setStage] = useState<TransferStage>({ at: 'offered' });
  const [offer, setOffer] = useState<Offer | null>(null);
  const [asked, setAsked] = useState<{ answer(yes: boolean): void } | null>(null);
  useEffect(() => {
    const wants = () =>
      new Promise<boolean>((resolve) => {
        const answer = (yes: boolean): void => {
          setAsked(null);
          resolve(yes);
        };
        setAsked({ answer });
      });
    const course = receiveGame(met, wants, (next, offered) => {
      setStage(next);
      setOffer(offered);
      if (next.at === 'done' && offered !== null) onGame(offered.game);
    });
    return course.end;
  }, [met]);
  const [own, them] = offer?.names ?? [say.unknownOwner, say.theOtherPlayer];
  const refuse = (): void => {
    asked?.answer(false);
    goTo({ at: 'home' });
  };
  return (
    <Screen class="pair" title={say.gameArriving}>
      {stage.at === 'refused' ? (
        <>
          <ErrorMessage>{stage.text}</ErrorMessage>
          <ActionButton kind="main" title={say.home} onClick={() => goTo({ at: 'home' })} />
        </>
      ) : (
        <>
          {offer && <p>{say.against(own, them)}</p>}
          {asked ? (
            <>
              <p>{say.arrivedNote}</p>
              <ActionButton kind="main" title={say.takeTheGame} onClick={() => asked.answer(true)} />
              <ActionButton kind="quiet" title={say.refuseTitle} onClick={refuse} />
            </>
          ) : (
            <Waits words={say.arrivalState(stage.at, them)} />
          )}
        </>
      )}
    </Screen>
  );
}
