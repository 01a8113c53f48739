/** A deck: whether it may be played and why not, its cards, and, of one's own, a plus and a minus for each. */
import { useState } from 'preact/hooks';
import { dropDeck, type KeptDeck, keepDeck } from '../../../../peer/store/decks.ts';
import type { StoreFault } from '../../../../peer/store/store.ts';
import type { CardId } from '../../../../rules/game.ts';
import { Big } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { Worded } from '../../../parts/worded.ts';
import { goTo, hashOf, stillHere } from '../../../route.ts';
import type { Deck } from '../../gameUi.ts';
import { CardPage } from '../board/sheets/page.tsx';
import { termed } from '../board/terms.tsx';
import { AddSheet } from './addSheet.tsx';
import { Bars } from './bars.tsx';
import { CardRow } from './cardRow.tsx';
import { DeckHead, KeepsNothing } from './deckHead.tsx';
import { ExportSheet } from './exportSheet.tsx';
import { groupsIn, withCopies } from './groups.ts';
import { keepNew } from './kept.ts';
import { TestHand } from './testHand.tsx';
import { Verdict, VerdictLine } from './verdict.tsx';

type Opened = { kind: 'add' | 'export' | 'hand' | 'drop' } | { kind: 'card'; card: CardId } | null;

interface Props {
  deck: Deck;
  onChanged(deck: KeptDeck): void;
  onDropped(id: string): void;
}

export function DeckView({ deck, onChanged, onDropped }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const [fault, setFault] = useState<StoreFault | null>(null);
  const side = deck.side === 0 ? 'corp' : 'runner';
  const close = (): void => setOpened(null);
  const change = (what: Partial<KeptDeck>): void => {
    const next = { ...deck, ...what, touched: Date.now() };
    onChanged(next);
    void keepDeck(next).then((kept) => setFault(kept.ok ? null : kept.error));
  };
  const setCopies = (card: CardId, n: number): void => change({ cards: withCopies(deck.cards, card, n) });
  const copy = (): void => {
    const here = stillHere();
    void keepNew({ name: `${deck.name}, copy`.slice(0, 40), side: deck.side, cards: deck.cards }).then((made) => {
      onChanged(made);
      if (here()) goTo({ at: 'deck', id: made.id });
    });
  };
  const drop = (): void =>
    void dropDeck(deck.id).then(() => {
      goTo({ at: 'decks' }, true);
      onDropped(deck.id);
    });
  return (
    <main class={`screen deck-screen ${side} seat${deck.side}-owner`}>
      <DeckHead back="#/decks" label="All decks" title={deck.builtIn ? deck.name : 'Your deck'}>
        <button type="button" class="round" aria-label="Share as text" onClick={() => setOpened({ kind: 'export' })}>
          <Sign name="record" size={22} />
        </button>
        <a class="round" aria-label="Share it as a code or a link" href={hashOf({ at: 'share', id: deck.id })}>
          <Sign name="share" size={22} />
        </a>
      </DeckHead>
      {fault !== null && <KeepsNothing />}
      {deck.builtIn ? (
        <p class="quiet">{deck.wants} Built in: always here, and can’t be changed. Copy it to change it.</p>
      ) : (
        <label class="field">
          Its name
          <input
            value={deck.name}
            maxLength={40}
            autocomplete="off"
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
      )}
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
                  onShow={() => setOpened({ kind: 'card', card })}
                  {...(deck.builtIn ? {} : { onSet: (next: number) => setCopies(card, next) })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {deck.cards.length === 0 && <p class="quiet">No cards yet.</p>}
      <div class="bottom bar">
        {!deck.builtIn && opened === null && <VerdictLine side={deck.side} cards={deck.cards} />}
        {deck.builtIn ? (
          <Big kind="main" title="Copy it" onClick={copy} />
        ) : (
          <Big kind="main" title="Add cards" onClick={() => setOpened({ kind: 'add' })} />
        )}
        <Big title="Test hand" onClick={() => setOpened({ kind: 'hand' })} />
        <Big title="Numbers" onClick={() => goTo({ at: 'numbers', id: deck.id })} />
      </div>
      {!deck.builtIn && (
        <div class="pair-of">
          <button type="button" class="text-button" onClick={copy}>
            Copy this deck
          </button>
          <button type="button" class="text-button harm" onClick={() => setOpened({ kind: 'drop' })}>
            Delete it…
          </button>
        </div>
      )}
      {opened?.kind === 'card' && (
        <Sheet label="Card" onClose={close}>
          <Worded.Provider value={termed}>
            <CardPage card={opened.card} />
          </Worded.Provider>
        </Sheet>
      )}
      {opened?.kind === 'export' && <ExportSheet deck={deck} onClose={close} />}
      {opened?.kind === 'hand' && <TestHand cards={deck.cards} onClose={close} />}
      {opened?.kind === 'add' && <AddSheet deck={deck} onSet={setCopies} onClose={close} />}
      {opened?.kind === 'drop' && (
        <Sheet label="Delete this deck?" onClose={close}>
          <h2>Delete {deck.name}?</h2>
          <p>You can’t get it back. Share it as text first if you want to keep the list.</p>
          <Big kind="harm" title="Delete" onClick={drop} />
          <Big kind="main" title="Keep it" onClick={close} />
        </Sheet>
      )}
    </main>
  );
}
