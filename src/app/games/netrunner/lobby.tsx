// Chunk: deck-pick
/** The deck a player chooses in a Netrunner lobby, and all they can see of the opponent's: its size. */

import * as words from '../../../words/en/netrunner/table.ts';
import type { LobbyProps } from '../gameUi.ts';
import { DeckPicker } from './decks/deckPicker.tsx';
import { defaultDecks } from './decks/savedDecks.ts';

export function Lobby({ seat, options, chosen, pool = null, theirs, onChoose }: LobbyProps) {
  return (
    <>
      <DeckPicker
        side={seat}
        options={options}
        chosen={chosen}
        pool={pool}
        label={words.yourDeck}
        onChoose={onChoose}
      />
      <p class="quiet">
        {words.deckLine(
          chosen.id === defaultDecks[seat].id,
          seat,
          chosen.name,
          chosen.cards.length,
          theirs && theirs.cards > 0 && words.brings(theirs.name || words.theOtherPlayer, theirs.cards),
        )}
      </p>
    </>
  );
}
