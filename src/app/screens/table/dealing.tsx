/** While the phones shuffle and deal; and the ways out for a phone whose partner does not come. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LinkState } from '../../../peer/link/link.ts';
import { Big } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
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

/** While the phones shuffle. If the other phone stays away, it offers ways out. */
export function Dealing({ link, them, begun, onHome, onRemove, children }: Props) {
  const missed = useMissed(link);
  return (
    <main class="screen dealing">
      <Riffle />
      <h1>Dealing</h1>
      <p class="quiet">Both phones shuffle both decks together, so neither can stack them.</p>
      <p class="how" role="status">
        {link === 'away' && `${them}’s phone is away. Dealing continues as soon as it is back.`}
        {link === 'closed' && `${them} has left${begun ? '' : ' before any cards were dealt'}.`}
      </p>
      <div class="out">
        <Big title="Home" detail="the game is kept" onClick={onHome} />
        {missed && !begun && <Remove onRemove={onRemove} />}
      </div>
      {children}
    </main>
  );
}

/** How long a phone may be away before the game is given up for it, in milliseconds: many a link is back in a moment. */
const MISSED_MS = 6000;

/** The other phone has left, or is away for longer than a moment. */
function useMissed(link: LinkState): boolean {
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    setMissed(false);
    if (link !== 'away') return;
    const timer = setTimeout(() => setMissed(true), MISSED_MS);
    return () => clearTimeout(timer);
  }, [link]);
  return link === 'closed' || (link === 'away' && missed);
}

/** Confirm: this cannot be undone. */
function Remove({ onRemove }: Pick<Props, 'onRemove'>) {
  const [asking, setAsking] = useState(false);
  const keep = (): void => setAsking(false);
  return (
    <>
      <Big
        kind="quiet"
        title="Remove the game"
        detail="no cards have been dealt, so nobody has lost"
        onClick={() => setAsking(true)}
      />
      {asking && (
        <Sheet label="Remove the game?" onClose={keep}>
          <h2>Remove the game?</h2>
          <p>You can’t get it back. No cards have been dealt, so nobody has lost.</p>
          <Big title="Keep it" onClick={keep} />
          <Big
            kind="harm"
            title="Remove it"
            onClick={() => {
              keep();
              onRemove();
            }}
          />
        </Sheet>
      )}
    </>
  );
}

/** Both decks, riffled through each other. Stands still where motion is not wanted. */
const Riffle = () => (
  <div class="riffle" aria-hidden="true">
    <span class="deck seat0">
      <i />
      <i />
      <i />
    </span>
    <span class="deck seat1">
      <i />
      <i />
      <i />
    </span>
  </div>
);
