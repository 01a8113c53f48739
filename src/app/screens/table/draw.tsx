/** A draw by agreement: who is asked says yes or no; who has asked sees what became of it (PROTOCOL 14.8). */
import { useEffect, useState } from 'preact/hooks';
import { other } from '../../../rules/game.ts';
import { Breath } from '../../parts/breath.tsx';
import { Big } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { begun } from '../../words/sides.ts';
import { wayWords } from '../../words/silence.ts';
import type { WaysOut } from './silence.tsx';

export function DrawAsked({ view: { draw, seat }, sitting, stakes, onDraw }: WaysOut) {
  const [aside, setAside] = useState(false);
  useEffect(() => setAside(false), [draw.theirs]);
  const them = begun(sitting.names[other(seat)]);
  if (draw.mine)
    return (
      <p class="reach">
        <span class="asked-there" role="status">
          {draw.theirs ? 'A draw: both agree' : draw.declined ? `${them} does not accept a draw` : 'Asked for a draw'}
          {!draw.declined && <Breath />}
        </span>
      </p>
    );
  if (!draw.theirs) return null;
  if (aside)
    return (
      <p class="reach">
        <button type="button" class="text-button" onClick={() => setAside(false)}>
          {them} asks for a draw
        </button>
      </p>
    );
  const decline = (): void => {
    setAside(true);
    sitting.match.decline();
  };
  return (
    <Sheet label={`${them} asks for a draw`} onClose={() => setAside(true)}>
      <h2>{them} asks for a draw</h2>
      <p>Nobody wins then. The question stands until one of you plays on.</p>
      <Big kind="main" title="Play on" detail={`${them} sees that you do not accept`} onClick={decline} />
      <Big title="Agree to a draw" detail={stakes ? wayWords('', them, stakes).agree : undefined} onClick={onDraw} />
    </Sheet>
  );
}
