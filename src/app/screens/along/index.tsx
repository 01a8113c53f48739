/** Exports decks and finished games as one file under a passphrase, and imports such a file. */

import { useState } from 'preact/hooks';
import * as words from '../../../words/en/screens/along.ts';
import { Framed } from '../../parts/framed.tsx';
import { BringIn } from './bringIn.tsx';
import { BroughtIn } from './broughtIn.tsx';
import { TakeOut } from './takeOut.tsx';

export function AlongScreen() {
  const [times, setTimes] = useState(0);
  return (
    <Framed title={words.exportAndImport}>
      <TakeOut key={times} />
      <BringIn onBrought={() => setTimes(times + 1)} />
      <BroughtIn times={times} />
      <p class="quiet">{words.theFileDoesntHold}</p>
    </Framed>
  );
}
