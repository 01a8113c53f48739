/** What a player brings to a table of Netrunner, and what he is told of the other one's deck: its size. */

import { seatName } from '../../../words/en/netrunner/sides.ts';
import type { LobbyProps } from '../gameUi.ts';
import { DeckPick } from './decks/deckPick.tsx';
import { builtIn } from './decks/kept.ts';

export function Lobby({ seat, options, chosen, theirs, onChoose }: LobbyProps) {
  return (
    <>
      <DeckPick side={seat} options={options} chosen={chosen} label="Your deck" onChoose={onChoose} />
      <p class="quiet">
        You play {chosen.id === builtIn[seat].id ? `the built-in ${seatName(seat)} deck` : chosen.name}:{' '}
        {chosen.cards.length} cards.
        {theirs && theirs.cards > 0 && ` ${theirs.name || 'The other player'} brings ${theirs.cards}.`}
      </p>
    </>
  );
}
