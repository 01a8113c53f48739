/** Whether a deck is legal, in the words of the rule, and its numbers (N-DECK). */

import type { CardId, Seat } from '../../../../rules/game.ts';
import {
  agendaPoints,
  deckNotice,
  deckRefusal,
  minAgendaPoints,
  minDeckSize,
} from '../../../../rules/netrunner/deck.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { refusalWords } from '../../../../words/en/netrunner/refusals/index.ts';
import { Sign } from '../../../parts/sign.tsx';

/** The rule that the deck violates, if any, in one line within reach of the thumb while cards are added and removed. */
export function VerdictLine({ side, cards }: { side: Seat; cards: readonly CardId[] }) {
  const refused = deckRefusal(side, cards, '1996');
  return (
    <p class={`verdict-line semibold ${refused ? 'wrong' : ''}`} role="status">
      {refused ? refusalWords(refused) : (noticeOf(side, cards) ?? words.cardsReadyToPlay(cards.length))}
    </p>
  );
}

export function Verdict({ side, cards }: { side: Seat; cards: readonly CardId[] }) {
  const refused = deckRefusal(side, cards, '1996');
  const minCards = minDeckSize(side, '1996');
  const needed = minAgendaPoints(cards.length);
  const points = agendaPoints(cards);
  const rulings = refused ? null : deckRefusal(side, cards, 'rulings');
  return (
    <section
      class={`deck-verdict sided seat${side} on-paper ${refused ? 'no' : 'yes'}`}
      aria-label={words.legalityLabel}
    >
      <p>
        <Sign name={refused ? 'close' : 'check'} size={20} />
        <b class="text-figure">{words.legalityState(!!refused)}</b>{' '}
        <span class="as-block quiet">{refused ? refusalWords(refused) : (noticeOf(side, cards) ?? '')}</span>
        {rulings && <span class="as-block quiet">{words.withRulings(refusalWords(rulings))}</span>}
      </p>
      <dl>
        <Bar label={words.cardsOrMore(minCards)} has={cards.length} needs={minCards} />
        {side === CORP && <Bar label={words.pointsNeeded(needed)} has={points} needs={needed} />}
      </dl>
    </section>
  );
}

function noticeOf(side: Seat, cards: readonly CardId[]): string | null {
  const minCards = deckNotice(side, cards);
  return minCards === null ? null : words.belowTournaments(cards.length, minCards);
}

function Bar({ label, has, needs }: { label: string; has: number; needs: number }) {
  const whole = Math.max(has, needs, 1) * 1.1;
  return (
    <div class={`flex wraps spread ${has < needs ? 'short' : ''}`}>
      <dt class="fine quiet">{label}</dt>
      <dd class="bold">
        {has} {has < needs && <small class="quiet regular">{words.ofSize(needs)}</small>}
      </dd>
      <span class="track fills" aria-hidden="true">
        <i style={{ width: `${(100 * has) / whole}%` }} />
        <u style={{ left: `${(100 * needs) / whole}%` }} />
      </span>
    </div>
  );
}
