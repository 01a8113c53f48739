/** Sealed decks for a game against the machine: the player's, and a deck that the machine builds from its own packs. */

import { loadDecks } from '../../../../peer/store/decks.ts';
import type { Seat } from '../../../../rules/game.ts';
import { buildDeck } from '../../../../rules/netrunner/packs/build.ts';
import { packsOf, poolOf } from '../../../../rules/netrunner/packs/packs.ts';
import { seeded } from '../../../../solo/random.ts';
import * as words from '../../../../words/en/netrunner/decks/sealed.ts';
import { newSeed } from '../../../device/seed.ts';
import type { DeckChoice, SealedDecks } from '../../gameUi.ts';
import { defaultBoosters, openedPacks } from './openedPacks.ts';

/** Returns null if the player has built no sealed decks. The machine opens as many boosters as the player. */
export async function sealedDecks(): Promise<SealedDecks | null> {
  const opened = openedPacks();
  const { decks } = await loadDecks();
  const [corp, runner] = (opened?.decks ?? []).map((id) => decks.find((deck) => deck.id === id));
  if (!corp || !runner) return null;
  const pool = poolOf(packsOf(seeded(newSeed()), opened?.boosters ?? defaultBoosters));
  const its = (side: Seat): DeckChoice => ({
    id: `its-sealed-${side}`,
    name: words.machineDeckNote,
    side,
    cards: [...buildDeck(side, pool).cards],
    touched: 0,
    builtIn: true,
  });
  return { mine: [corp, runner], its: [its(0), its(1)] };
}
