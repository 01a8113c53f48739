/** A game of this player's comes from their other phone, if the person who holds this one wants it. */
import { useEffect, useState } from 'preact/hooks';
import type { Handing, Offer } from '../../../peer/match/handing.ts';
import type { Met } from '../../device/transports.ts';
import { Big } from '../../parts/button.tsx';
import { Head } from '../../parts/head.tsx';
import { takeFrom } from '../../play/move/arrive.ts';
import { goTo } from '../../route.ts';
import { Waits } from '../pair/index.tsx';

/** `onGame`: it is here. */
export function ArriveScreen({ met, onGame }: { met: Met; onGame(game: string): void }) {
  const [stage, setStage] = useState<Handing>({ at: 'offered' });
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
    const course = takeFrom(met, wants, (next, offered) => {
      setStage(next);
      setOffer(offered);
      if (next.at === 'done' && offered !== null) onGame(offered.game);
    });
    return course.end;
  }, [met]);
  const [own, them] = offer?.names ?? ['Your', 'the other player'];
  const refuse = (): void => {
    asked?.answer(false);
    goTo({ at: 'home' });
  };
  return (
    <main class="screen pair">
      <Head title="A game moves here" />
      {stage.at === 'refused' ? (
        <>
          <p class="wrong" role="alert">
            {stage.text}
          </p>
          <Big kind="main" title="Home" onClick={() => goTo({ at: 'home' })} />
        </>
      ) : (
        <>
          {offer && (
            <p>
              {own} against {them}
            </p>
          )}
          {asked ? (
            <>
              <p>You play on this phone from now on. The other phone can only watch.</p>
              <Big kind="main" title="Take the game" onClick={() => asked.answer(true)} />
              <Big kind="quiet" title="Don’t take it" onClick={refuse} />
            </>
          ) : (
            <Waits
              words={
                stage.at === 'moving' ? `${them}’s phone is told: keep both phones open` : 'Your other phone is here'
              }
            />
          )}
        </>
      )}
    </main>
  );
}
