/** After an update with other rules: how the match stands, and its next game, which is played by the new ones. */
import { useState } from 'preact/hooks';
import { versionOf } from '../../../peer/match/agreement.ts';
import { type CardId, other } from '../../../rules/game.ts';
import { Head } from '../../parts/head.tsx';
import type { Wish } from '../../play/again.ts';
import type { Between } from '../../play/between.ts';
import { broughtTo, type Decks } from '../../play/bring.ts';
import { decksAfter, seatAfter } from '../../play/next.ts';
import { standingsOf } from '../../play/standings.ts';
import { useAgain } from '../../play/useAgain.ts';
import { endWords } from '../../words/ended.ts';
import { begun } from '../../words/sides.ts';
import { AgainWays } from './again.tsx';

export function BetweenScreen({
  finished,
  onNext,
}: {
  finished: Between;
  /** Both wish for another one. */
  onNext(wish: Wish, deck: readonly CardId[]): void;
}) {
  const { shelved, met, ui, words, after, options, played } = finished;
  const { seat, names, keys, before = [], result, rules } = shelved;
  const games = [...before, played];
  const [chosen, setDecks] = useState<Decks | null>(null);
  const decks = broughtTo(ui, chosen ?? decksAfter(ui, games), options);
  const now = versionOf(ui.game);
  const again = useAgain(words, after, null, met.trouble, (wish) => onNext(wish, decks[seatAfter(seat, wish)].cards));
  return (
    <main class="screen">
      <Head title={`With ${names[other(seat)]}`} />
      {result && <h2>{begun(endWords(result, shelved))}</h2>}
      <p>
        That game was played by {rules}. This Meatspace has {now}, by which the next game of the match is played; what
        has been played counts as it did.
      </p>
      <AgainWays
        {...{ ui, seat, names, again, options, decks }}
        seals={keys}
        standings={ui.match ? standingsOf(ui.match, games, null) : null}
        onMatch={null}
        onEnd={null}
        onDecks={setDecks}
      />
    </main>
  );
}
