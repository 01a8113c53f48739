/** Decks: built-in ones, the player's own, new ones, and lists received from others. */
import { useState } from 'preact/hooks';
import type { StoredDeck } from '../../../../peer/store/decks.ts';
import type { Seat } from '../../../../rules/game.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { seatName } from '../../../../words/en/netrunner/sides.ts';
import { takeIncoming } from '../../../device/incoming.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { LinkRow } from '../../../parts/linkRow.tsx';
import { goTo, hashOf, stillOnScreen } from '../../../route.ts';
import type { DeckChoice, DeckScreen } from '../../gameUi.ts';
import '../../../parts/rows.css';
import '../signs.ts';
import { findCard } from '../../../../rules/netrunner/card.ts';
import { deckCode, readDeckCode } from '../../../../rules/netrunner/deckCode.ts';
import * as sealedWords from '../../../../words/en/netrunner/decks/sealed.ts';
import { copyText, type ShareOutcome, shareLink } from '../../../device/share.ts';
import { useWakeLock } from '../../../device/useWakeLock.ts';
import { QrCode } from '../../../parts/codes/qrCode.tsx';
import { Scanner } from '../../../parts/codes/scanner.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { ErrorMessage } from '../../../parts/wrong.tsx';
import { DeckHead, DeletionWarning, NotSavedWarning } from './deckHead.tsx';
import { DeckLink } from './deckLink.tsx';
import { DeckView, ExportSheet } from './deckView.tsx';
import { ImportSheet } from './importSheet.tsx';
import { Numbers } from './numbers.tsx';
import { Received } from './received.tsx';
import { saveNewDeck, useDecks } from './savedDecks.ts';
import { Sealed } from './sealed.tsx';
import './share.css';

export { LibraryScreen } from '../library/index.tsx';

interface Props {
  /** `null` for the list of all decks; the code, for a received deck. */
  id: string | null;
  what: DeckScreen;
}

export function DecksScreen({ id, what }: Props) {
  const { decks, fault, put, drop } = useDecks();
  if (decks === null)
    return (
      <main class="screen">
        <h1 class="hidden">{words.decks}</h1>
        <p class="quiet">{words.opening}</p>
      </main>
    );
  if (what === 'sealed') return <Sealed decks={decks} onMade={put} />;
  if (what === 'received') return <Received code={id ?? ''} decks={decks} />;
  if (id === null) return <List decks={decks} keeps={fault === null} onMade={put} />;
  const deck = decks.find((one) => one.id === id);
  if (!deck)
    return (
      <main class="screen deck-screen gap5">
        <DeckHead back="#/decks" label={words.allDecks} title={words.noSuchDeck} />
        <p role="alert">{words.deckNotHere}</p>
        <ActionButton kind="main" title={words.allDecks} onClick={() => goTo({ at: 'decks' })} />
      </main>
    );
  if (what === 'share') return <ShareScreen deck={deck} />;
  return what === 'numbers' ? (
    <Numbers deck={deck} />
  ) : (
    <DeckView key={deck.id} deck={deck} onChanged={put} onDropped={drop} />
  );
}

interface ListProps {
  decks: readonly DeckChoice[];
  /** Whether the browser can store decks. */
  keeps: boolean;
  onMade(deck: StoredDeck): void;
}

function List({ decks, keeps, onMade }: ListProps) {
  const [received, setReceived] = useState(() => takeIncoming('list'));
  const [sheet, setSheet] = useState<'import' | 'scan' | null>(received ? 'import' : null);
  const make = (deck: Pick<StoredDeck, 'name' | 'side' | 'cards'>): void => {
    const here = stillOnScreen();
    void saveNewDeck(deck).then((made) => {
      onMade(made);
      if (here()) goTo({ at: 'deck', id: made.id });
    });
  };
  return (
    <main class="screen deck-screen gap5">
      <DeckHead back="#/" label={words.home} title={words.decksCards} />
      <ul class="rows stacked gap2">
        <LinkRow to="#/library" sign="search" title={words.allCards} detail={words.allCardsDetail} />
        <LinkRow to="#/sealed" sign="deck" title={sealedWords.sealed} detail={sealedWords.openPacks} />
      </ul>
      {!keeps && <NotSavedWarning />}
      <DecksBySide decks={decks} />
      {keeps && decks.every(({ builtIn }) => builtIn) && <DeletionWarning />}
      <div class="bottom stacked gap3 at-bottom">
        <div class="two-columns gap3">
          {([0, 1] as const).map((side) => (
            <ActionButton key={side} title={words.newDeck(side)} onClick={() => make(emptyDeck(side))} />
          ))}
        </div>
        <div class="two-columns gap3">
          <ActionButton title={words.scanADeck} detail={words.openLinkNote} onClick={() => setSheet('scan')} />
          <ActionButton title={words.importAList} detail={words.pasteTextNote} onClick={() => setSheet('import')} />
        </div>
      </div>
      {sheet === 'import' && (
        <ImportSheet
          file={received}
          onClose={() => {
            setReceived(null);
            setSheet(null);
          }}
          onTake={make}
        />
      )}
      {sheet === 'scan' && <ScanSheet onClose={() => setSheet(null)} />}
    </main>
  );
}

function DecksBySide({ decks }: { decks: readonly DeckChoice[] }) {
  return (
    <>
      {([0, 1] as const).map((side) => (
        <section key={side} class={side === 0 ? 'corp seat0' : 'runner seat1'}>
          <h2>{seatName(side)}</h2>
          <ul>
            {decks
              .filter((deck) => deck.side === side)
              .map((deck) => (
                <li key={deck.id}>
                  <DeckLink deck={deck} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const emptyDeck = (side: Seat) => ({ name: words.myDeck(side), side, cards: [] });

/** Receives a deck from another phone: scan its code, or paste its link. */
function ScanSheet({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const take = (came: string): void => {
    const read = readDeckCode(came);
    if (!read.ok) return setError(words.codeFault[read.error]);
    goTo({ at: 'received', code: came.trim().replace(/^.*#\/d\//, '') });
  };
  return (
    <Sheet title={words.scanADeck} onClose={onClose}>
      <p class="quiet">{words.receiveByScanNote}</p>
      <Scanner onText={take} />
      <ErrorMessage>{error}</ErrorMessage>
      <label class="field stacked gap3 semibold">
        {words.linkSuffix}
        <input
          value={text}
          autocomplete="off"
          spellcheck={false}
          inputMode="url"
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
        />
      </label>
      <ActionButton title={words.openDeck} onClick={() => take(text)} />
    </Sheet>
  );
}

/** Shares a deck as a code for the other phone's camera, as a link, or as text. No server is involved. */
function ShareScreen({ deck }: { deck: DeckChoice }) {
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
      <section class="deck-paper on-paper stacked gap5">
        <QrCode text={link} label={words.codeForScanning(deck.name)} />
        <div class="deck-name across gap5">
          <Emblem id={deck.name} side={deck.side} size={56} />
          <p class="stacked grow breaks">
            <b class="text-number">{deck.name}</b>
            <span class="quiet">{words.cardsInCode(deck.side, known.length)}</span>
          </p>
        </div>
      </section>
      {known.length < deck.cards.length && <p class="wrong">{words.cardsLeftOut(deck.cards.length - known.length)}</p>}
      <p class="quiet">{words.scanDeckNote(<b>{words.otherPhoneTitle}</b>, <b>{words.scanADeck}</b>)}</p>
      <label class="field stacked gap3 semibold">
        {words.deckLink}
        <input value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p role="status">{said}</p>
      <div class="bottom stacked gap3 at-bottom">
        <div class="two-columns gap3">
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
