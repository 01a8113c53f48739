/** A deck handed on: as a code before the other phone's camera, as a link, as text. Nothing of it goes to any server. */
import { useState } from 'preact/hooks';
import { findCard } from '../../../../rules/netrunner/card.ts';
import { deckCode } from '../../../../rules/netrunner/deckCode.ts';
import { seatName } from '../../../../words/en/netrunner/sides.ts';
import { copyText, type Shared, shareLink } from '../../../device/share.ts';
import { useWakeLock } from '../../../device/useWakeLock.ts';
import { Big } from '../../../parts/button.tsx';
import { QrCode } from '../../../parts/codes/qrCode.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { hashOf } from '../../../route.ts';
import type { Deck } from '../../gameUi.ts';
import { DeckHead } from './deckHead.tsx';
import { ExportSheet } from './exportSheet.tsx';
import './share.css';

export function ShareScreen({ deck }: { deck: Deck }) {
  const [said, setSaid] = useState('');
  const [asText, setAsText] = useState(false);
  useWakeLock();
  const side = deck.side === 0 ? 'corp' : 'runner';
  const known = deck.cards.filter((card) => findCard(card));
  const link = new URL(hashOf({ at: 'received', code: deckCode({ ...deck, cards: known }) }), location.href).href;
  const say = (done: Shared): void =>
    setSaid(
      done === 'copied'
        ? 'Copied.'
        : done === 'unable'
          ? 'This browser can’t copy for you: select the link and copy it.'
          : '',
    );
  return (
    <main class={`screen deck-screen share ${side}`}>
      <DeckHead back={hashOf({ at: 'deck', id: deck.id })} label="The deck" title="Share a deck" />
      <section class="deck-paper">
        <QrCode text={link} label={`${deck.name} as a code, for the other phone to scan`} />
        <div class="deck-name">
          <Emblem id={deck.name} side={deck.side} size={56} />
          <p>
            <b>{deck.name}</b>
            <span>
              {seatName(deck.side)}, {known.length} cards in this one code
            </span>
          </p>
        </div>
      </section>
      {known.length < deck.cards.length && (
        <p class="wrong">{deck.cards.length - known.length} cards that this version doesn’t have are left out.</p>
      )}
      <p class="quiet">
        <b>On the other phone:</b> Decks, then <b>Scan a deck</b>. No network needed. The code holds only the list and
        its name.
      </p>
      <label class="field">
        Its link
        <input value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p role="status">{said}</p>
      <div class="bottom">
        <div class="pair-of">
          <Big title="As text" detail="card by card" onClick={() => setAsText(true)} />
          <Big
            title="Copy the link"
            detail="the whole deck is in it"
            onClick={() => void copyText(link).then((copied) => say(copied ? 'copied' : 'unable'))}
          />
        </div>
        {'share' in navigator && (
          <Big
            kind="main"
            title="Send the link"
            detail="with any other app"
            onClick={() => void shareLink(link, deck.name).then(say)}
          />
        )}
      </div>
      {asText && <ExportSheet deck={deck} onClose={() => setAsText(false)} />}
    </main>
  );
}
