/** Decks and finished games of this phone as one file under a passphrase, and such a file from another phone. */
import { useState } from 'preact/hooks';
import { Framed } from '../../parts/framed.tsx';
import { BringIn } from './bringIn.tsx';
import { BroughtIn } from './broughtIn.tsx';
import { TakeOut } from './takeOut.tsx';

export function AlongScreen() {
  const [times, setTimes] = useState(0);
  return (
    <Framed title="Decks and games as a file">
      <TakeOut key={times} />
      <BringIn onBrought={() => setTimes(times + 1)} />
      <BroughtIn times={times} />
      <p class="quiet">
        An open game is in no such file: it goes on where it is. Nor is the key of this phone, by which others know it:{' '}
        <a href="#/phone">a new phone</a> follows it another way.
      </p>
    </Framed>
  );
}
