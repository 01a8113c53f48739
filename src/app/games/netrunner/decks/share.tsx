/** Shares a deck as a code for the other phone's camera, as a link, or as text. No server is involved. */

import { useState } from 'preact/hooks';
import { findCard } from '../../../../rules/netrunner/card.ts';
import { deckCode } from '../../../../rules/netrunner/deckCode.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { copyText, type ShareOutcome, shareLink } from '../../../device/share.ts';
import { useWakeLock } from '../../../device/useWakeLock.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { QrCode } from '../../../parts/codes/qrCode.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { hashOf } from '../../../route.ts';
import type { DeckChoice } from '../../gameUi.ts';
import { DeckHead } from './deckHead.tsx';
import { ExportSheet } from './exportSheet.tsx';
import './share.css';

export function ShareScreen({ deck }: { deck: DeckChoice }) {
  const [said, setSaid] = useState('');
  const [asText, setAsText] = useState(false);
  useWakeLock();
  const side = deck.side === 0 ? 'corp seat0' : 'runner seat1';
  const known = deck.cards.filter((card) => findCard(card));
  const link = new URL(hashOf({ at: 'received', code: deckCode({ ...deck, cards: known }) }), location.href).href;
  const say = (done: ShareOutcome): void => setSaid(words.copyResult(done));
  return (
    <main class={`gap5 screen deck-screen share ${side}`}>
      <DeckHead back={hashOf({ at: 'deck', id: deck.id })} label={words.deckTitle} title={words.shareADeck} />
      <section class="deck-paper stacked gap5">
        <QrCode text={link} label={words.codeForScanning(deck.name)} />
        <div class="deck-name across gap5">
          <Emblem id={deck.name} side={deck.side} size={56} />
          <p>
            <b>{deck.name}</b>
            <span>{words.cardsInCode(deck.side, known.length)}</span>
          </p>
        </div>
      </section>
      {known.length < deck.cards.length && <p class="wrong">{words.cardsLeftOut(deck.cards.length - known.length)}</p>}
      <p class="quiet">{words.scanDeckNote(<b>{words.otherPhoneTitle}</b>, <b>{words.scanADeck}</b>)}</p>
      <label class="field">
        {words.deckLink}
        <input value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p role="status">{said}</p>
      <div class="bottom">
        <div class="pair-of">
          <ActionButton title={words.asText} detail={words.cardByCard} onClick={() => setAsText(true)} />
          <ActionButton
            title={words.copyTheLink}
            detail={words.linkNote}
            onClick={() => void copyText(link).then((copied) => say(copied ? 'copied' : 'unable'))}
          />
        </div>
        {'share' in navigator && (
          <ActionButton
            kind="main"
            title={words.sendLink}
            detail={words.withAnyOtherApp}
            onClick={() => void shareLink(link, deck.name).then(say)}
          />
        )}
      </div>
      {asText && <ExportSheet deck={deck} onClose={() => setAsText(false)} />}
    </main>
  );
}
