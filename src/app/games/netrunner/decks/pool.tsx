/** A player's pool by side and type, the decks built from it, and ways to play. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { StoredDeck } from '../../../../peer/store/decks.ts';
import type { CardId, Seat } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import { rarityOf } from '../../../../rules/netrunner/cards/rarity.ts';
import { buildDeck, type CardPurpose } from '../../../../rules/netrunner/packs/build.ts';
import { type Pack, poolOf } from '../../../../rules/netrunner/packs/packs.ts';
import * as words from '../../../../words/en/netrunner/decks/sealed.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { Option } from '../../../parts/options.tsx';
import { Sign } from '../../../parts/sign.tsx';
import type { DeckChoice } from '../../gameUi.ts';
import { CardRow } from './cardRow.tsx';
import { CardSheet } from './cardSheet.tsx';
import { DeckHead } from './deckHead.tsx';
import { DeckLink } from './deckLink.tsx';
import { whyNot } from './deckPicker.tsx';
import { groupsIn } from './groups.ts';
import { saveNewDeck } from './savedDecks.ts';

interface Props {
  /** By seat: the ids of the decks built from this pool. */
  built: readonly [string, string] | null;
  packs: readonly Pack[];
  /** All decks of this player. */
  decks: readonly DeckChoice[];
  back: { readonly to: string; readonly label: string };
  /** The table options that the decks are played under. */
  options?: Record<string, string>;
  onMade(deck: StoredDeck): void;
  onDecks(decks: readonly [string, string]): void;
  /** Ways to play with both decks; `unready`: why they can't be played yet, or null. */
  ways(built: readonly [DeckChoice, DeckChoice], unready: string | null): ComponentChildren;
  children?: ComponentChildren;
}

export function Pool({
  built: ids,
  packs,
  decks,
  back,
  options = { rules: '1996' },
  onMade,
  onDecks,
  ways,
  children,
}: Props) {
  const [seat, setSeat] = useState<Seat>(0);
  const [shown, setShown] = useState<CardId | null>(null);
  const pool = poolOf(packs);
  const ofSide = (side: Seat): CardId[] => pool.filter((card) => definition(card).side === side);
  const cards = ofSide(seat);
  const [corp, runner] = (ids ?? []).map((id) => decks.find((deck) => deck.id === id));
  // Decks are played as a pair: if one has been deleted, both are built again.
  const built = corp && runner ? ([corp, runner] as const) : null;
  const make = useMake(ofSide, onMade, onDecks);
  return (
    <main class={`gap5 screen deck-screen sealed ${seat === 0 ? 'corp seat0' : 'runner seat1'}`}>
      <DeckHead back={back.to} label={back.label} title={words.yourPool} />
      <p class="quiet">{words.poolOfPacks(pool.length, packs.filter(({ kind }) => kind === 'booster').length)}</p>
      {children}
      {built && <BuiltDecks built={built} />}
      <Sides seat={seat} size={(side) => ofSide(side).length} onTake={setSeat} />
      <PoolCards cards={cards} seat={seat} onShow={setShown} />
      {built && <Why pool={cards} seat={seat} />}
      <div class="bottom bar stacked gap3 at-bottom">
        {built ? (
          ways(built, unreadyIn(built, pool, options))
        ) : (
          <BuildWays pool={pool} onBuild={(cards) => void make(cards)} />
        )}
      </div>
      {shown !== null && <CardSheet card={shown} onClose={() => setShown(null)} />}
    </main>
  );
}

/** Stores a deck for each side; a second tap does not store another pair. */
function useMake(ofSide: (side: Seat) => CardId[], onMade: Props['onMade'], onDecks: Props['onDecks']) {
  const making = useRef(false);
  return async (cardsFor: (side: Seat) => readonly CardId[]): Promise<void> => {
    if (making.current) return;
    making.current = true;
    const kept = (side: Seat) =>
      saveNewDeck({ name: words.deckName(side), side, cards: [...cardsFor(side)], pool: ofSide(side) });
    const [corp, runner] = [await kept(0), await kept(1)];
    onMade(corp);
    onMade(runner);
    onDecks([corp.id, runner.id]);
    making.current = false;
  };
}

function BuiltDecks({ built }: { built: readonly DeckChoice[] }) {
  return (
    <section>
      <h2>{words.yourDecks}</h2>
      <ul>
        {built.map((deck) => (
          <li key={deck.id}>
            <DeckLink deck={deck} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SidesProps {
  seat: Seat;
  /** How many cards of a side the pool has. */
  size(side: Seat): number;
  onTake(side: Seat): void;
}

function Sides({ seat, size, onTake }: SidesProps) {
  return (
    <div class="sides grid gap3">
      {([0, 1] as const).map((side) => (
        <Option
          key={side}
          side={side}
          on={seat === side}
          onTake={() => onTake(side)}
          title={words.side(side)}
          detail={words.poolSize(size(side))}
        />
      ))}
    </div>
  );
}

/** The rares first, then all cards by type. */
function PoolCards({ cards, seat, onShow }: { cards: readonly CardId[]; seat: Seat; onShow(card: CardId): void }) {
  const rares = cards.filter((card) => rarityOf(card) === 'rare');
  return (
    <>
      <section>
        <h2>{words.rares}</h2>
        <ul class="pack grid rares gap2">
          {rares.map((card) => (
            <li key={card}>
              <button
                type="button"
                class={`stacked gap1 centered pack-card on-paper centers fills ${seat === 0 ? 'corp' : 'runner'}`}
                onClick={() => onShow(card)}
              >
                <Emblem id={card} side={seat} size={56} />
                <small>{definition(card).title}</small>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {groupsIn(cards).map(({ title, entries, count }) => (
        <details key={title} class="pool-group">
          <summary class="across spread gap4">
            <b class="grow">{title}</b> <span>{count}</span> <Sign name="forward" size={16} />
          </summary>
          <ul>
            {entries.map(({ card, n }) => (
              <li key={card}>
                <CardRow card={card} n={n} onShow={() => onShow(card)} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

interface BuildProps {
  pool: readonly CardId[];
  onBuild(cardsFor: (side: Seat) => readonly CardId[]): void;
}

function BuildWays({ pool, onBuild }: BuildProps) {
  return (
    <>
      <ActionButton
        key="build"
        kind="main"
        title={words.buildForMe}
        detail={words.legalForEachSide}
        onClick={() => onBuild((side) => buildDeck(side, pool).cards)}
      />
      <ActionButton
        key="scratch"
        title={words.buildFromScratch}
        detail={words.emptyDecks}
        onClick={() => onBuild(() => [])}
      />
    </>
  );
}

/** Why these decks can't be played yet, in a sentence; null if they can (PK-OPEN-02). */
const unreadyIn = (decks: readonly DeckChoice[], pool: readonly CardId[], options: Record<string, string>) =>
  decks.map((deck) => whyNot(deck, options, pool)).find((why) => why !== null) ?? null;

/** Which cards *Build for me* takes from this pool, and why. */
function Why({ pool, seat }: { pool: readonly CardId[]; seat: Seat }) {
  const { groups } = buildDeck(seat, pool);
  return (
    <details class="pool-group">
      <summary class="across spread gap4">
        <b class="grow">{words.why}</b> <Sign name="forward" size={16} />
      </summary>
      <ul>
        {(Object.entries(groups) as [CardPurpose, readonly CardId[]][]).map(([purpose, cards]) => (
          <li key={purpose}>{words.chosenFor(purpose, cards.length)}</li>
        ))}
      </ul>
    </details>
  );
}
