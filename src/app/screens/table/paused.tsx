/** A game that is put off until another day, as each of the two sees it (PROTOCOL 14.9). */
import type { View } from '../../../peer/match/match.ts';
import { other } from '../../../rules/game.ts';
import { Strip } from '../../parts/strip.tsx';
import { begun } from '../../words/sides.ts';
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
  const { mine, theirs } = paused;
  const words = pausedWords(paused, sitting.names[other(seat)]);
  if (words === undefined) return null;
  // Where both have put it off, whoever is alone cannot end that: the other one would not know.
  const way = !mine ? 'Agree to pause' : !theirs || linked ? 'Continue' : null;
  return (
    <Strip sign="pause" act={way === null ? undefined : { title: way, onClick: () => onPause(!mine) }}>
      <b>{begun(words)}.</b>
      {way === null && ' It continues when you are both here.'}
    </Strip>
  );
}
