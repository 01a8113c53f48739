/** A game that is put off until another day, as each of the two sees it (PROTOCOL 14.9). */
import { useState } from 'preact/hooks';
import type { View } from '../../../peer/match/match.ts';
import { other } from '../../../rules/game.ts';
import { begun } from '../../../words/en/sides.ts';
import { Ask } from '../../offers/ask.tsx';
import { Strip } from '../../parts/strip.tsx';
import type { WaysOut } from './silence.tsx';
import { useOnline } from './useOnline.ts';

/** "Paused by both of you"; undefined while nobody has paused it. */
export function pausedWords({ mine, theirs }: View<unknown>['paused'], them: string): string | undefined {
  if (mine && theirs) return 'Paused by both of you';
  if (mine) return 'Paused by you';
  return theirs ? `Paused by ${them}` : undefined;
}

export function Paused({ view: { paused, seat }, sitting, onPause }: WaysOut) {
  const linked = useOnline(sitting.link) === 'linked';
  const [answering, setAnswering] = useState(false);
  const { mine, theirs } = paused;
  const side = other(seat);
  const words = pausedWords(paused, sitting.names[side]);
  if (words === undefined) return null;
  const by = begun(sitting.names[side]);
  const answer = (on: boolean) => (): void => {
    setAnswering(false);
    onPause(on);
  };
  if (answering && !mine)
    return (
      <Ask
        {...{ by, side }}
        seal={sitting.keys[side]}
        question="Pause until another day?"
        accepts="it continues when you are both here"
        declines="the game goes on"
        onAccept={answer(true)}
        onDecline={answer(false)}
        onLater={() => setAnswering(false)}
      >
        <p>Both phones keep the game, and nobody is waited for.</p>
      </Ask>
    );
  // A pause by both cannot be ended by one player alone: the opponent would not know.
  const way = !mine ? 'Answer' : !theirs || linked ? 'Continue' : null;
  const go = mine ? answer(false) : () => setAnswering(true);
  return (
    <Strip sign="pause" act={way === null ? undefined : { title: way, onClick: go }}>
      <b>{begun(words)}.</b>
      {way === null && ' It continues when you are both here.'}
    </Strip>
  );
}
