/** While the phones shuffle and deal; and the ways out for a phone whose partner does not come. */
import type { ComponentChildren } from 'preact';
import type { LinkState } from '../../../peer/link/link.ts';
import { Big } from '../../parts/button.tsx';
import './dealing.css';

interface Props {
  link: LinkState;
  /** The other player's name. */
  them: string;
  /** Both decks are on the table: from here on it is a game that somebody can win. */
  begun: boolean;
  onHome(): void;
  onRemove(): void;
  children: ComponentChildren;
}

export function Dealing({ link, them, begun, onHome, onRemove, children }: Props) {
  return (
    <main class="screen dealing">
      <Riffle />
      <h1>Dealing</h1>
      <p class="quiet">Both phones shuffle both decks together, so that neither can stack them.</p>
      {link !== 'open' && (
        <p role="status">
          {link === 'away'
            ? `${them}’s phone is away. The deal goes on as soon as it is back.`
            : `${them} has left${begun ? '' : ' before a card was dealt'}.`}
        </p>
      )}
      <div class="out">
        <Big title="Home" detail="the game is kept" onClick={onHome} />
        {link !== 'open' && !begun && (
          <Big kind="quiet" title="Remove the game" detail="no card is dealt: nobody has lost" onClick={onRemove} />
        )}
      </div>
      {children}
    </main>
  );
}

/** Both decks, riffled through each other. Stands still where motion is not wanted. */
const Riffle = () => (
  <div class="riffle" aria-hidden="true">
    <span class="deck corp">
      <i />
      <i />
      <i />
    </span>
    <span class="deck runner">
      <i />
      <i />
      <i />
    </span>
  </div>
);
