/** Shown while the phones shuffle and deal, with ways out if the other phone stays away. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { LinkState } from '../../../peer/link/link.ts';
import * as words from '../../../words/en/screens/table.ts';
import { ActionButton } from '../../parts/button.tsx';
import { useLasting } from '../../parts/hooks.ts';
import { Sheet } from '../../parts/sheet.tsx';
import './dealing.css';

interface Props {
  link: LinkState;
  /** The other player's name. */
  them: string;
  /** Both decks are on the table, so the game can already be won. */
  begun: boolean;
  /** Packs are being dealt, rather than decks shuffled. */
  packs: boolean;
  homeTitle?: string;
  onHome(): void;
  onRemove(): void;
  children: ComponentChildren;
}

export function Dealing({ link, them, begun, packs, onHome, homeTitle = words.home, onRemove, children }: Props) {
  const missed = useLasting(link === 'away', MISSED_MS) || link === 'closed';
  return (
    <main class="screen dealing gap4 centered centers">
      <Riffle />
      <h1>{words.dealing}</h1>
      <p class="quiet">{packs ? words.packsDealingNote : words.dealingNote}</p>
      <p class="how" role="status">
        {link === 'away' && words.theirPhoneIsAway(them)}
        {link === 'closed' && words.hasLeft(them, words.beforeDealing(begun))}
      </p>
      <div class="out stacked gap3 fills">
        <ActionButton title={homeTitle} detail={words.theGameIsSaved} onClick={onHome} />
        {missed && !begun && <Remove onRemove={onRemove} />}
      </div>
      {children}
    </main>
  );
}

/** How long the other phone may be away before ways out are offered (ms); most links recover in a moment. */
const MISSED_MS = 6000;

/** Asks for confirmation, since this can't be undone. */
function Remove({ onRemove }: Pick<Props, 'onRemove'>) {
  const [asking, setAsking] = useState(false);
  const keep = (): void => setAsking(false);
  return (
    <>
      <ActionButton
        kind="quiet"
        title={words.removeTheGame}
        detail={words.nothingDealtNote}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <Sheet title={words.removeTheGameQuestion} onClose={keep}>
          <p>{words.removalNote}</p>
          <ActionButton title={words.keepTitle} onClick={keep} />
          <ActionButton
            kind="harm"
            title={words.removeTitle}
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

/** Both decks being riffled together; static with reduced motion. */
const Riffle = () => (
  <div class="riffle flex gap7" aria-hidden="true">
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
