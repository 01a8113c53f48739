/** A draw by agreement: who is asked agrees or plays on (PROTOCOL 14.8). */
import { useEffect, useState } from 'preact/hooks';
import { other } from '../../../rules/game.ts';
import { Big } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Strip } from '../../parts/strip.tsx';
import { begun } from '../../words/sides.ts';
import { wayWords } from '../../words/silence.ts';
import type { WaysOut } from './silence.tsx';

export function DrawAsked({ view: { draw, seat }, sitting, stakes, onDraw }: WaysOut) {
  const [aside, setAside] = useState(false);
  useEffect(() => setAside(false), [draw.theirs]);
  const them = begun(sitting.names[other(seat)]);
  if (draw.mine || !draw.theirs) return null;
  if (aside) return <Strip act={{ title: 'Answer', onClick: () => setAside(false) }}>{them} offers a draw.</Strip>;
  const decline = (): void => {
    setAside(true);
    sitting.match.decline();
  };
  return (
    <Sheet label={`${them} offers a draw`} onClose={() => setAside(true)}>
      <h2>{them} offers a draw</h2>
      <p>Then nobody wins. The offer stands until one of you moves.</p>
      <Big kind="main" title="Play on" detail={`${them} sees that you decline`} onClick={decline} />
      <Big title="Agree to a draw" detail={stakes ? wayWords('', them, stakes).agree : undefined} onClick={onDraw} />
    </Sheet>
  );
}
