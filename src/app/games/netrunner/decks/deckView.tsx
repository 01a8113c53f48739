/** A deck: whether it is legal and why not, its cards, and for the player's own decks, plus and minus for each. */

import { useState } from 'preact/hooks';
import { deleteDeck, type KeptDeck, saveDeck } from '../../../../peer/store/decks.ts';
import type { StoreFault } from '../../../../peer/store/store.ts';
import type { CardId } from '../../../../rules/game.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { fromAPool } from '../../../../words/en/netrunner/decks/sealed.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { goTo, hashOf, previousRoute, stillHere } from '../../../route.ts';
import type { DeckChoice } from '../../gameUi.ts';
import { AddSheet } from './addSheet.tsx';
import { Bars } from './bars.tsx';
import { CardRow } from './cardRow.tsx';
import { CardSheet } from './cardSheet.tsx';
import { DeckHead, NotSavedWarning } from './deckHead.tsx';
import { ExportSheet } from './exportSheet.tsx';
import { copiesIn, groupsIn, withCopies } from './groups.ts';
import { keepNew } from './kept.ts';
import { TestHand } from './testHand.tsx';
import { Verdict, VerdictLine } from './verdict.tsx';

type Opened = { kind: 'add' | 'export' | 'hand' | 'drop' } | { kind: 'card'; card: CardId } | null;

interface Props {
  deck: DeckChoice;
  onChanged(deck: KeptDeck): void;
  onDropped(id: string): void;
}

export function DeckView({ deck, onChanged, onDropped }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const [fault, setFault] = useState<StoreFault | null>(null);
  const side = deck.side === 0 ? 'corp' : 'runner';
  const close = (): void => setOpened(null);
  const [back] = useState(wayBack);
  const change = (what: Partial<KeptDeck>): void => {
    const next = { ...deck, ...what, touched: Date.now() };
    onChanged(next);
    void saveDeck(next).then((kept) => setFault(kept.ok ? null : kept.error));
  };
  const setCopies = (card: CardId, n: number): void => change({ cards: withCopies(deck.cards, card, n) });
  const copy = (): void => {
    const here = stillHere();
    void keepNew({
      name: words.copyName(deck.name).slice(0, 40),
      side: deck.side,
      cards: deck.cards,
      ...(deck.pool && { pool: deck.pool }),
    }).then((made) => {
      onChanged(made);
      if (here()) goTo({ at: 'deck', id: made.id });
    });
  };
  const drop = (): void =>
    void deleteDeck(deck.id).then(() => {
      goTo({ at: 'decks' }, true);
      onDropped(deck.id);
    });
  return (
    <main class={`screen deck-screen ${side} seat${deck.side}-owner`}>
      <DeckHead {...back} title={words.yourDeck(deck.builtIn, deck.name)}>
        <button
          type="button"
          class="round"
          aria-label={words.shareAsText}
          onClick={() => setOpened({ kind: 'export' })}
        >
          <Sign name="record" size={22} />
        </button>
        <a class="round" aria-label={words.shareAsCodeOrLink} href={hashOf({ at: 'share', id: deck.id })}>
          <Sign name="share" size={22} />
        </a>
      </DeckHead>
      {fault !== null && <NotSavedWarning />}
      {deck.builtIn ? (
        <p class="quiet">{words.builtInNote(deck.wants)}</p>
      ) : (
        <label class="field">
          {words.itsName}
          <input
            value={deck.name}
            maxLength={40}
            autocomplete="off"
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
      )}
      {deck.pool && <p class="quiet">{fromAPool}</p>}
      <Verdict side={deck.side} cards={deck.cards} />
      <Bars cards={deck.cards} />
      {groupsIn(deck.cards).map(({ title, entries, count }) => (
        <section key={title}>
          <h2>
            {title} <span>{count}</span>
          </h2>
          <ul>
            {entries.map(({ card, n }) => (
              <li key={card}>
                <CardRow
                  card={card}
                  n={n}
                  most={copiesIn(deck.pool, card)}
                  onShow={() => setOpened({ kind: 'card', card })}
                  {...(deck.builtIn ? {} : { onSet: (next: number) => setCopies(card, next) })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {deck.cards.length === 0 && <p class="quiet">{words.noCardsYet}</p>}
      <div class="bottom bar">
        {!deck.builtIn && opened === null && <VerdictLine side={deck.side} cards={deck.cards} />}
        {deck.builtIn ? (
          <ActionButton kind="main" title={words.copyIt} onClick={copy} />
        ) : (
          <ActionButton kind="main" title={words.addCards} onClick={() => setOpened({ kind: 'add' })} />
        )}
        <ActionButton title={words.testHand} onClick={() => setOpened({ kind: 'hand' })} />
        <ActionButton title={words.numbers} onClick={() => goTo({ at: 'numbers', id: deck.id })} />
      </div>
      {!deck.builtIn && (
        <div class="pair-of">
          <button type="button" class="text-button" onClick={copy}>
            {words.copyThisDeck}
          </button>
          <button type="button" class="text-button harm" onClick={() => setOpened({ kind: 'drop' })}>
            {words.deleteIt}
          </button>
        </div>
      )}
      {opened?.kind === 'card' && <CardSheet card={opened.card} onClose={close} />}
      {opened?.kind === 'export' && <ExportSheet deck={deck} onClose={close} />}
      {opened?.kind === 'hand' && <TestHand cards={deck.cards} onClose={close} />}
      {opened?.kind === 'add' && <AddSheet deck={deck} onSet={setCopies} onClose={close} />}
      {opened?.kind === 'drop' && (
        <Sheet label={words.deleteThisDeck} onClose={close}>
          <h2>{words.deletePrompt(deck.name)}</h2>
          <p>{words.deletionIsFinal}</p>
          <ActionButton kind="harm" title={words.deleteLabel} onClick={drop} />
          <ActionButton kind="main" title={words.keepIt} onClick={close} />
        </Sheet>
      )}
    </main>
  );
}

/** To the pool a deck is built from, where the player came from there; else to all decks. */
function wayBack(): { back: string; label: string } {
  const from = previousRoute();
  const pool = from?.at === 'table' || from?.at === 'sealed' ? from : null;
  return pool ? { back: hashOf(pool), label: words.toYourPool } : { back: '#/decks', label: words.allDecks };
}
