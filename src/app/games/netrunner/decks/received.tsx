/** A deck that somebody has shared: shown, compared with those that are here, and kept only when that is asked for. */
import { useMemo, useState } from 'preact/hooks';
import { keepDeck } from '../../../../peer/store/decks.ts';
import type { CardId } from '../../../../rules/game.ts';
import { type CodedDeck, DECK_LETTERS, readDeckCode } from '../../../../rules/netrunner/deckCode.ts';
import { seatName } from '../../../../words/en/netrunner/sides.ts';
import { Big } from '../../../parts/button.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Worded } from '../../../parts/worded.ts';
import { goTo, stillHere } from '../../../route.ts';
import { oneLine } from '../../../words/names.ts';
import type { Deck } from '../../gameUi.ts';
import { CardPage } from '../board/sheets/page.tsx';
import { termed } from '../board/terms.tsx';
import { CardRow } from './cardRow.tsx';
import { DeckHead } from './deckHead.tsx';
import { groupsIn } from './groups.ts';
import { keepNew } from './kept.ts';
import { Verdict } from './verdict.tsx';
import './share.css';

interface Props {
  code: string;
  decks: readonly Deck[];
}

export function Received({ code, decks }: Props) {
  const read = useMemo(() => readDeckCode(code), [code]);
  if (read.ok) return <Arrived coded={read.value} decks={decks} />;
  return (
    <main class="screen deck-screen">
      <DeckHead back="#/decks" label="Decks" title="No deck received" />
      <p role="alert">{read.error.text}</p>
      <div class="bottom">
        <Big kind="main" title="Decks" onClick={() => goTo({ at: 'decks' }, true)} />
      </div>
    </main>
  );
}

function Arrived({ coded, decks }: { coded: CodedDeck; decks: readonly Deck[] }) {
  const { side, cards, unknown } = coded;
  const [shown, setShown] = useState<CardId | null>(null);
  const name = oneLine(coded.name, DECK_LETTERS) || `${seatName(side)} deck`;
  const same = decks.find((deck) => deck.name === name && deck.side === side);
  const here = same && areSame(same.cards, cards);
  const go = (id: string): void => goTo({ at: 'deck', id }, true);
  const keep = (): void => {
    const still = stillHere();
    void keepNew({ name, side, cards }).then(({ id }) => still() && go(id));
  };
  const takeThis = ({ id, game, touched: _, ...old }: Deck): void => {
    const still = stillHere();
    void keepDeck({ ...old, ...(game ? { game } : {}), id, name, side, cards, touched: Date.now() }).then(
      () => still() && go(id),
    );
  };
  return (
    <main class={`screen deck-screen ${side === 0 ? 'corp' : 'runner'} seat${side}-owner`}>
      <DeckHead back="#/decks" label="Decks" title="A deck has arrived" />
      <section class="deck-paper">
        <div class="deck-name">
          <Emblem id={name} side={side} size={72} />
          <p>
            <b>{name}</b>
            <span>
              {seatName(side)}, {cards.length} cards
            </span>
          </p>
        </div>
      </section>
      {unknown > 0 && (
        <p class="wrong" role="alert">
          {unknown} of {cards.length + unknown} cards are unknown here: keep the other {cards.length}?
        </p>
      )}
      <Verdict side={side} cards={cards} />
      {groupsIn(cards).map(({ title, entries, count }) => (
        <section key={title}>
          <h2>
            {title} <span>{count}</span>
          </h2>
          <ul>
            {entries.map(({ card, n }) => (
              <li key={card}>
                <CardRow card={card} n={n} onShow={() => setShown(card)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div class="bottom bar received">
        <p role="status">{standing(name, same !== undefined, here === true)}</p>
        {here && same ? (
          <Big kind="main" title="Open it" onClick={() => go(same.id)} />
        ) : (
          <Big kind="main" title={same ? 'Keep both' : 'Keep this deck'} onClick={keep} />
        )}
        {same && !here && !same.builtIn && <Big title="Take this one" onClick={() => takeThis(same)} />}
        <Big title="Not now" onClick={() => goTo({ at: 'decks' }, true)} />
      </div>
      {shown !== null && (
        <Sheet label="Card" onClose={() => setShown(null)}>
          <Worded.Provider value={termed}>
            <CardPage card={shown} />
          </Worded.Provider>
        </Sheet>
      )}
    </main>
  );
}

function standing(name: string, named: boolean, same: boolean): string {
  if (same) return 'You have this deck already.';
  if (named) return `You have another ${name}: keep both, or take this one.`;
  return 'You have no deck with this name. Keep it to make it yours. The sender isn’t told.';
}

const areSame = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.toSorted().join() === b.toSorted().join();
