/**
 * A deck: whether it is legal and why not, its cards and, in the player's own decks, minus and plus buttons for each.
 */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { byKind } from '../../../../base/byKind.ts';
import { deleteDeck, type StoredDeck, saveDeck } from '../../../../peer/store/decks.ts';
import type { StoreFault } from '../../../../peer/store/store.ts';
import type { CardId } from '../../../../rules/game.ts';
import { findCard } from '../../../../rules/netrunner/card.ts';
import { seeded, shuffled } from '../../../../solo/random.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { fromAPool } from '../../../../words/en/netrunner/decks/sealed.ts';
import { newSeed } from '../../../device/seed.ts';
import { ActionButton, RoundButton, TextButton } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { goTo, hashOf, previousRoute, stillOnScreen } from '../../../route.ts';
import type { DeckChoice } from '../../gameUi.ts';
import { HAND } from '../solo/odds.ts';
import { AddSheet } from './addSheet.tsx';
import { CardGroups, CardRow } from './cardRow.tsx';
import { CardSheet } from './cardSheet.tsx';
import { DeckHead, NotSavedWarning } from './deckHead.tsx';
import { copiesIn, costsIn, groupsIn, withCopies } from './groups.ts';
import { saveNewDeck } from './savedDecks.ts';
import { Verdict, VerdictLine } from './verdict.tsx';
import './bars.css';
import { writeDeck } from '../../../../rules/netrunner/deck.ts';
import { copyText } from '../../../device/share.ts';

type Opened = { kind: 'add' | 'export' | 'hand' | 'drop' } | { kind: 'card'; card: CardId } | null;

interface Props {
  deck: DeckChoice;
  onChanged(deck: StoredDeck): void;
  onDropped(id: string): void;
}

export function DeckView({ deck, onChanged, onDropped }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const side = deck.side === 0 ? 'corp seat0' : 'runner seat1';
  const close = (): void => setOpened(null);
  const [back] = useState(wayBack);
  const { fault, change, setCopies, copy, drop } = useDeck(deck, onChanged, onDropped);
  return (
    <main class={`gap5 screen deck-screen ${side} seat${deck.side}-owner`}>
      <ViewHead deck={deck} back={back} onExport={() => setOpened({ kind: 'export' })} />
      {fault !== null && <NotSavedWarning />}
      {deck.builtIn ? (
        <p class="quiet">{words.builtInNote(deck.wants)}</p>
      ) : (
        <label class="field stacked gap3 semibold">
          {words.deckName}
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
      <CardGroups
        cards={deck.cards}
        row={(card, n) => (
          <CardRow
            card={card}
            n={n}
            maxCopies={copiesIn(deck.pool, card)}
            onShow={() => setOpened({ kind: 'card', card })}
            {...(deck.builtIn ? {} : { onSet: (next: number) => setCopies(card, next) })}
          />
        )}
      />
      {deck.cards.length === 0 && <p class="quiet">{words.noCardsYet}</p>}
      <DeckWays deck={deck} idle={opened === null} onCopy={copy} onOpen={setOpened} />
      <DeckSheet {...{ deck, opened, onSet: setCopies, onDrop: drop, onClose: close }} />
    </main>
  );
}

/** The player's changes to a deck, each of which is stored immediately. */
function useDeck(deck: DeckChoice, onChanged: Props['onChanged'], onDropped: Props['onDropped']) {
  const [fault, setFault] = useState<StoreFault | null>(null);
  const change = (what: Partial<StoredDeck>): void => {
    const next = { ...deck, ...what, touched: Date.now() };
    onChanged(next);
    void saveDeck(next).then((kept) => setFault(kept.ok ? null : kept.error));
  };
  const setCopies = (card: CardId, n: number): void => change({ cards: withCopies(deck.cards, card, n) });
  const copy = (): void => {
    const here = stillOnScreen();
    void saveNewDeck({
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
  return { fault, change, setCopies, copy, drop };
}

function ViewHead({ deck, back, onExport }: { deck: DeckChoice; back: ReturnType<typeof wayBack>; onExport(): void }) {
  return (
    <DeckHead {...back} title={words.yourDeck(deck.builtIn, deck.name)}>
      <RoundButton class="across rigid quiet" sign="record" label={words.shareAsText} onClick={onExport} />
      <a
        class="round across rigid quiet"
        aria-label={words.shareAsCodeOrLink}
        href={hashOf({ at: 'share', id: deck.id })}
      >
        <Sign name="share" size={22} />
      </a>
    </DeckHead>
  );
}

interface WaysProps {
  deck: DeckChoice;
  /** Whether no sheet is open that would also show the verdict. */
  idle: boolean;
  onCopy(): void;
  onOpen(what: Opened): void;
}

function DeckWays({ deck, idle, onCopy, onOpen }: WaysProps) {
  return (
    <>
      <div class="bottom bar stacked gap3 at-bottom">
        {!deck.builtIn && idle && deck.cards.length > 0 && <VerdictLine side={deck.side} cards={deck.cards} />}
        {deck.builtIn ? (
          <ActionButton kind="main" title={words.copyDeck} onClick={onCopy} />
        ) : (
          <ActionButton kind="main" title={words.addCards} onClick={() => onOpen({ kind: 'add' })} />
        )}
        <ActionButton title={words.testHand} onClick={() => onOpen({ kind: 'hand' })} />
        <ActionButton title={words.numbers} onClick={() => goTo({ at: 'numbers', id: deck.id })} />
      </div>
      {!deck.builtIn && (
        <div class="two-columns gap3">
          <TextButton onClick={onCopy}>{words.copyThisDeck}</TextButton>
          <TextButton class="harm" onClick={() => onOpen({ kind: 'drop' })}>
            {words.deleteDeck}
          </TextButton>
        </div>
      )}
    </>
  );
}

interface SheetProps {
  deck: DeckChoice;
  opened: Opened;
  onSet(card: CardId, n: number): void;
  onDrop(): void;
  onClose(): void;
}

function DeckSheet({ deck, opened, onSet, onDrop, onClose }: SheetProps) {
  if (opened === null) return null;
  return byKind<'kind', NonNullable<Opened>, ComponentChildren, []>('kind', opened, {
    card: ({ card }) => <CardSheet card={card} onClose={onClose} />,
    export: () => <ExportSheet deck={deck} onClose={onClose} />,
    hand: () => <TestHand cards={deck.cards} onClose={onClose} />,
    add: () => <AddSheet deck={deck} onSet={onSet} onClose={onClose} />,
    drop: () => (
      <Sheet label={words.deleteThisDeck} onClose={onClose}>
        <h2>{words.deletePrompt(deck.name)}</h2>
        <p>{words.deletionIsFinal}</p>
        <ActionButton kind="harm" title={words.deleteLabel} onClick={onDrop} />
        <ActionButton kind="main" title={words.keepIt} onClick={onClose} />
      </Sheet>
    ),
  });
}

/** Back to the pool that the deck is built from, if the player came from there; otherwise to all decks. */
function wayBack(): { back: string; label: string } {
  const from = previousRoute();
  const pool = from?.at === 'table' || from?.at === 'sealed' ? from : null;
  return pool ? { back: hashOf(pool), label: words.backToPool } : { back: '#/decks', label: words.allDecks };
}

/** A random opening hand of five, which the player can redraw any number of times. */
function TestHand({ cards, onClose }: { cards: readonly CardId[]; onClose(): void }) {
  const [seed, setSeed] = useState(newSeed);
  const hand = shuffled(cards, seeded(seed)).slice(0, HAND);
  return (
    <Sheet title={words.testHand} onClose={onClose}>
      {hand.length === 0 && <p class="quiet">{words.noCardsToDeal}</p>}
      <ul>
        {groupsIn(hand).flatMap(({ entries }) =>
          entries.map(({ card, n }) => (
            <li key={card}>
              <CardRow card={card} n={n} />
            </li>
          )),
        )}
      </ul>
      <ActionButton kind="main" title={words.anotherHand} onClick={() => setSeed(newSeed())} />
    </Sheet>
  );
}

/** A deck's cost curve and card types: small bars with numbers above them. */
function Bars({ cards }: { cards: readonly CardId[] }) {
  const kinds = groupsIn(cards).map(({ title, count, entries }) => ({
    name: title,
    n: count,
    under: <Sign name={findCard(entries[0]?.card)?.type ?? ''} size={15} />,
  }));
  const costs = costsIn(cards).map(({ cost, n }) => ({ name: words.cost(cost), n, under: cost }));
  if (cards.length === 0) return null;
  return (
    <div class="bars grid gap5">
      <Bar title={words.costInBits} of={costs} />
      <Bar title={words.kindsOfCard} of={kinds} />
    </div>
  );
}

function Bar({ title, of }: { title: string; of: readonly { name: string; n: number; under: ComponentChildren }[] }) {
  const maxCount = Math.max(1, ...of.map(({ n }) => n));
  return (
    <section>
      <h2 class="quiet fine semibold">{title}</h2>
      <ul class="flex gap1">
        {of.map(({ name, n, under }) => (
          <li class="stacked grow" key={name}>
            <span class="hidden">{name}: </span>
            <b class="fine">{n}</b>
            <i class="fills" style={{ height: `${(44 * n) / maxCount}px` }} aria-hidden="true" />
            <small class="quiet" aria-hidden="true">
              {under}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A deck as text to copy. */
export function ExportSheet({ deck, onClose }: { deck: DeckChoice; onClose(): void }) {
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const text = writeDeck(deck.name, deck.cards);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) return setSaid(words.copied);
    field.current?.select();
    setSaid(words.copyByHandNote);
  };
  return (
    <Sheet title={words.deckTextLabel} onClose={onClose} class="import">
      <label class="field stacked gap3 semibold">
        {words.cardCount(deck.cards.length)}
        <textarea ref={field} rows={10} value={text} readOnly />
      </label>
      <ActionButton kind="main" title={words.copy} onClick={() => void copy()} />
      <p role="status">{said}</p>
    </Sheet>
  );
}
