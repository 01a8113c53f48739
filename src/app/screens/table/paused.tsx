/** A game that is put off until another day, as each of the two sees it (PROTOCOL 14.9). */
import { other } from '../../../rules/game.ts';
import { begun } from '../../words/sides.ts';
import type { WaysOut } from './silence.tsx';
import { useOnline } from './useOnline.ts';

export function Paused({ view: { paused, seat }, sitting, onPause }: WaysOut) {
  const linked = useOnline(sitting.link) === 'linked';
  const { mine, theirs } = paused;
  const them = begun(sitting.names[other(seat)]);
  if (!mine && !theirs) return null;
  const words =
    mine && theirs
      ? 'Paused by both: nobody is waited for.'
      : mine
        ? 'You have paused the game.'
        : `${them} has paused the game.`;
  // Where both have put it off, whoever is alone cannot end that: the other one would not know.
  const way = !mine ? 'Pause as well' : !theirs || linked ? 'Go on' : null;
  return (
    <p class="reach">
      <span class="asked-there" role="status">
        {words}
        {way === null ? (
          ' It goes on when both are there.'
        ) : (
          <button type="button" class="text-button" onClick={() => onPause(!mine)}>
            {way}
          </button>
        )}
      </span>
    </p>
  );
}
