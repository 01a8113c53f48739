/** A shared deck, which is shown, compared with the decks on this phone, and stored only on request. */

import { useMemo, useState } from 'preact/hooks';
import { saveDeck } from '../../../../peer/store/decks.ts';
import type { CardId } from '../../../../rules/game.ts';
import { type CodedDeck, MAX_DECK_NAME_LENGTH, readDeckCode } from '../../../../rules/netrunner/deckCode.ts';
import { oneLine } from '../../../../words/en/names.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { ErrorMessage } from '../../../parts/wrong.tsx';
import { goTo, stillOnScreen } from '../../../route.ts';
import type { DeckChoice } from '../../gameUi.ts';
import { CardGroups, CardRow } from './cardRow.tsx';
import { CardSheet } from './cardSheet.tsx';
import { DeckHead } from './deckHead.tsx';
import { saveNewDeck } from './savedDecks.ts';
import { Verdict } from './verdict.tsx';
import './share.css';

export function Received({ code, decks }: { code: string; decks: readonly DeckChoice[] }) {
  const read = useMemo(() => readDeckCode(code), [code]);
  if (read.ok) return <Arrived coded={read.value} decks={decks} />;
  return (
    <main class="screen deck-screen gap5">
      <DeckHead back="#/decks" label={words.decks} title={words.noDeckReceived} />
      <p role="alert">{words.codeFault[read.error]}</p>
      <div class="bottom stacked gap3 at-bottom">
        <ActionButton kind="main" title={words.decks} onClick={() => goTo({ at: 'decks' }, true)} />
      </div>
    </main>
  );
}

function Arrived({ coded, decks }: { coded: CodedDeck; decks: readonly DeckChoice[] }) {
  const { side, cards, unknown } = coded;
  const [shown, setShown] = useState<CardId | null>(null);
  const name = oneLine(coded.name, MAX_DECK_NAME_LENGTH) || words.deck(side);
  const same = decks.find((deck) => deck.name === name && deck.side === side);
  const here = same && areSame(same.cards, cards);
  const go = (id: string): void => goTo({ at: 'deck', id }, true);
  const keep = (): void => {
    const still = stillOnScreen();
    void saveNewDeck({ name, side, cards }).then(({ id }) => still() && go(id));
  };
  const takeThis = ({ id, game, touched: _, ...old }: DeckChoice): void => {
    const still = stillOnScreen();
    void saveDeck({ ...old, ...(game ? { game } : {}), id, name, side, cards, touched: Date.now() }).then(
      () => still() && go(id),
    );
  };
  return (
    <main class={`gap5 screen deck-screen ${side === 0 ? 'corp seat0' : 'runner seat1'} seat${side}-owner`}>
      <DeckHead back="#/decks" label={words.decks} title={words.deckReceivedTitle} />
      <section class="deck-paper on-paper stacked gap5">
        <div class="deck-name across gap5">
          <Emblem id={name} side={side} size={72} />
          <p class="stacked grow breaks">
            <b class="text-number">{name}</b>
            <span class="quiet">{words.sideAndCount(side, cards.length)}</span>
          </p>
        </div>
      </section>
      <ErrorMessage>{unknown > 0 && words.keepKnownCards(unknown, cards.length + unknown, cards.length)}</ErrorMessage>
      <Verdict side={side} cards={cards} />
      <CardGroups cards={cards} row={(card, n) => <CardRow card={card} n={n} onShow={() => setShown(card)} />} />
      <div class="bottom bar received stacked gap3 at-bottom">
        <p role="status">{words.deckStatus(name, same ? (same.builtIn ? 'builtIn' : 'own') : 'none', here === true)}</p>
        {here && same ? (
          <ActionButton kind="main" title={words.openDeck} onClick={() => go(same.id)} />
        ) : (
          <ActionButton kind="main" title={words.keepTitle(!!same)} onClick={keep} />
        )}
        {same && !here && !same.builtIn && <ActionButton title={words.replaceTitle} onClick={() => takeThis(same)} />}
        <ActionButton title={words.notNow} onClick={() => goTo({ at: 'decks' }, true)} />
      </div>
      {shown !== null && <CardSheet card={shown} onClose={() => setShown(null)} />}
    </main>
  );
}

const areSame = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.toSorted().join() === b.toSorted().join();
