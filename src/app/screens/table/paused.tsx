/** A paused game, from each player's view (PROTOCOL 14.9). */

import { useState } from 'preact/hooks';
import { other } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/table/table.ts';

import { begun } from '../../../words/en/sides.ts';
import { ConsentForm } from '../../offers/consentForm.tsx';
import { Strip } from '../../parts/strip.tsx';
import type { WaysOut } from './silence.tsx';
import { useOnline } from './useOnline.ts';

export function Paused({ view: { paused, seat }, sitting, onPause }: WaysOut) {
  const linked = useOnline(sitting.link) === 'linked';
  const [answering, setAnswering] = useState(false);
  const { mine, theirs } = paused;
  const side = other(seat);
  const words = say.pausedWords(paused, sitting.names[side]);
  if (words === undefined) return null;
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
        question={say.pauseQuestion}
        accepts={say.continuesWithBoth}
        declines={say.theGameContinues}
        onAccept={answer(true)}
        onDecline={answer(false)}
        onLater={() => setAnswering(false)}
      >
        <p>{say.pauseNote}</p>
      </ConsentForm>
    );
  // If both players paused, one of them can't end the pause while the phones are not connected, since the opponent
  // would not know.
  const way = !mine ? say.answer : !theirs || linked ? say.continueLabel : null;
  const go = mine ? answer(false) : () => setAnswering(true);
  return (
    <Strip sign="pause" act={way === null ? undefined : { title: way, onClick: go }}>
      <b>{begun(words)}.</b>
      {way === null && say.continuesWithBothSentence}
    </Strip>
  );
}
