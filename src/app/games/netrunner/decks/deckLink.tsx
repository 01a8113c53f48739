/** A deck in a list: its name, and whether it is ready. */
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { refusalWords } from '../../../../words/en/netrunner/refusals/index.ts';
import { Sign } from '../../../parts/sign.tsx';
import { hashOf } from '../../../route.ts';
import type { DeckChoice } from '../../gameUi.ts';
import { refusalOf } from './savedDecks.ts';

export function DeckLink({ deck }: { deck: DeckChoice }) {
  const refused = refusalOf(deck, { rules: '1996' });
  return (
    <a class="way across gap5" href={hashOf({ at: 'deck', id: deck.id })}>
      <Sign name={deck.builtIn ? 'lock' : 'deck'} size={22} />
      <span class="stacked grow">
        <b class="text-lead dense">{deck.name}</b>
        <small class={refused ? 'wrong' : 'quiet'}>
          {refused ? refusalWords(refused) : (deck.wants ?? words.cardCountReady(deck.cards.length))}
        </small>
      </span>
      <Sign name="forward" size={18} />
    </a>
  );
}
