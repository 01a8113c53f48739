/** Turns over packs, one after another, rares last. */
import { useState } from 'preact/hooks';
import type { CardId } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import { rarityOf } from '../../../../rules/netrunner/cards/rarity.ts';
import type { Pack } from '../../../../rules/netrunner/packs/packs.ts';
import * as words from '../../../../words/en/netrunner/decks/sealed.ts';
import { shortName } from '../../../../words/en/netrunner/short.ts';
import { useHold } from '../../../device/useHold.ts';
import { ActionButton, TextButton } from '../../../parts/button.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { CardSheet, ReadablePage } from './cardSheet.tsx';
import { DeckHead } from './deckHead.tsx';

interface Props {
  packs: readonly Pack[];
  /** Cards turned over so far, through all packs. */
  turned: number;
  back: { readonly to: string; readonly label: string };
  onTurned(turned: number): void;
  /** Called when the player has finished looking at the last pack. */
  onDone(): void;
}

/** A starter's common cards are turned over several at a time. */
const HANDFUL = 10;

export function Opening({ packs, turned, back, onTurned, onDone }: Props) {
  // A fully opened pack stays until the player asks for the next one.
  const [at, setAt] = useState(() => packAt(packs, turned));
  const [shown, setShown] = useState<CardId | null>(null);
  const pack = packs[at] as Pack;
  const before = packs.slice(0, at).reduce((sum, { cards }) => sum + cards.length, 0);
  const open = turned - before;
  const left = pack.cards.slice(open);
  const latest = pack.cards[open - 1];
  const step = stepOf(pack, open);
  const openAll = (): void => onTurned(before + pack.cards.length);
  const hold = useHold(openAll, true);
  const boosters = packs.filter(({ kind }) => kind === 'booster');
  const title = words.packTitle(pack, boosters.indexOf(pack) + 1, boosters.length);
  return (
    <main class="screen deck-screen sealed opening gap5">
      <DeckHead back={back.to} label={back.label} title={title}>
        {left.length > 0 && <TextButton onClick={openAll}>{words.openAll}</TextButton>}
      </DeckHead>
      <p class="quiet">{words.turnedOver(open, pack.cards.length)}</p>
      <div class="turned" aria-live="polite">
        {latest !== undefined && (
          <div key={open} class="revealed on-paper">
            <span class={`fine rarity bold ${rarityOf(latest)}`}>{words.rarityName[rarityOf(latest)]}</span>
            <ReadablePage card={latest} />
          </div>
        )}
      </div>
      <PackCards pack={pack} open={open} onShow={setShown} />
      <div class="bottom bar stacked gap3 at-bottom" {...(left.length > 0 ? hold : {})}>
        {left.length > 0 ? (
          <TurnButton {...{ left, open, step }} onTurn={() => onTurned(turned + step)} />
        ) : (
          <ActionButton
            key="on"
            kind="main"
            title={at + 1 < packs.length ? words.nextPack : words.seeYourPool}
            onClick={() => (at + 1 < packs.length ? setAt(at + 1) : onDone())}
          />
        )}
      </div>
      {shown !== null && <CardSheet card={shown} onClose={() => setShown(null)} />}
    </main>
  );
}

interface PackCardsProps {
  pack: Pack;
  /** How many cards are face up. */
  open: number;
  onShow(card: CardId): void;
}

function PackCards({ pack, open, onShow }: PackCardsProps) {
  return (
    <ul class="pack grid gap2">
      {pack.cards.map((card, i) => (
        <li key={i}>
          {i < open ? (
            <button
              type="button"
              class={`stacked gap1 centered pack-card on-paper centers fills ${definition(card).side === 0 ? 'corp' : 'runner'} ${i === open - 1 ? 'latest' : ''}`}
              onClick={() => onShow(card)}
            >
              <Emblem id={card} side={definition(card).side} size={34} />
              <small aria-hidden="true">{shortName(definition(card).title)}</small>
              <span class="hidden">{words.turnedCard(definition(card).title, rarityOf(card))}</span>
            </button>
          ) : (
            <span class="pack-card back stacked gap1 centered on-paper centers fills">
              <span class="hidden">{words.faceDown(rarityOf(card) === 'rare')}</span>
              {rarityOf(card) === 'rare' && <b aria-hidden="true">★</b>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface TurnProps {
  left: readonly CardId[];
  open: number;
  /** How many cards a tap turns over. */
  step: number;
  onTurn(): void;
}

/** Rares have a separate button, so that a double tap does not turn them over. */
function TurnButton({ left, open, step, onTurn }: TurnProps) {
  const isRare = rarityOf(left[0] as CardId) === 'rare';
  return (
    <ActionButton
      key={isRare ? `rare ${open}` : 'turn'}
      kind="main"
      title={isRare ? words.turnTheRare : words.turnNext(step)}
      detail={words.cardsLeft(left.length - step)}
      onClick={onTurn}
    />
  );
}

/** The index of the pack that contains the next card to turn over. */
function packAt(packs: readonly Pack[], turned: number): number {
  let sum = 0;
  return Math.max(
    0,
    packs.findIndex(({ cards }) => {
      sum += cards.length;
      return turned < sum;
    }),
  );
}

/** How many cards a tap turns over: one, or several if they are a starter's commons. */
function stepOf({ kind, cards }: Pack, open: number): number {
  const next = cards.slice(open, open + (kind === 'starter' ? HANDFUL : 1));
  const rare = next.findIndex((card) => rarityOf(card) === 'rare');
  return rare > 0 ? rare : Math.max(1, rare === 0 ? 1 : next.length);
}
