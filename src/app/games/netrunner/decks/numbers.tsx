/** Deck statistics: exact odds for the opening hand, and thousands of simulated games against a passive opponent. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { startWatchdog, type Watchdog } from '../../../../peer/watch.ts';
import { numberText } from '../../../../words/en/counted.ts';
import * as say from '../../../../words/en/netrunner/decks/decks.ts';
import { refusalWords } from '../../../../words/en/netrunner/refusals/index.ts';
import { policyWords } from '../../../../words/en/netrunner/solo.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { ErrorMessage } from '../../../parts/wrong.tsx';
import { hashOf } from '../../../route.ts';
import type { DeckChoice } from '../../gameUi.ts';
import { chanceOf, chanceOfSome, groupsOf, HAND } from '../solo/odds.ts';
import { type Simulation, summaryOf, type Tally } from '../solo/simulate.ts';
import type { SimulationOrder, SimulationReport } from '../solo/simulate.worker.ts';
import { Chart } from './chart.tsx';
import { DeckHead } from './deckHead.tsx';
import { refusalOf } from './savedDecks.ts';

const options = { rules: '1996' };

export function Numbers({ deck }: { deck: DeckChoice }) {
  const side = deck.side === 0 ? 'corp seat0' : 'runner seat1';
  return (
    <main class={`gap5 screen deck-screen deck-numbers ${side} seat${deck.side}-owner`}>
      <DeckHead
        back={hashOf({ at: 'deck', id: deck.id })}
        label={say.backToTheDeck}
        title={say.numbersTitle}
        deck={deck}
      />
      <Opening deck={deck} />
      <Games deck={deck} />
    </main>
  );
}

function Opening({ deck: { side, cards } }: { deck: DeckChoice }) {
  const groups = groupsOf(side, cards);
  // The Corp draws before its first action.
  const drawn = side === 0 ? HAND + 1 : HAND;
  if (cards.length < HAND) return <p class="quiet">{say.openingHandNote(HAND, cards.length)}</p>;
  const first = groups[0];
  return (
    <section class="stacked gap4">
      <h2>{say.openingHand}</h2>
      <p class="quiet">{say.exactChanceNote(HAND)}</p>
      <table class="fills">
        <thead>
          <tr>
            <th scope="col">{say.atLeastOne}</th>
            <th scope="col">{say.ofCards(cards.length)}</th>
            <th scope="col">{say.hand}</th>
            {side === 0 && <th scope="col">{say.draw}</th>}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, cards: n }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{n}</td>
              <td>
                <b class="text-lead">{say.percent(chanceOfSome(cards.length, n, HAND))}</b>
              </td>
              {side === 0 && <td>{say.percent(chanceOfSome(cards.length, n, drawn))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {first && (
        <details>
          <summary class="across quiet semibold tappable">{say.howManyKeyCards(side)}</summary>
          <table class="fills">
            <thead>
              <tr>
                <th scope="col">{say.inHand}</th>
                <th scope="col">{say.chance}</th>
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: HAND + 1 }, (_, n) => (
                <tr key={n}>
                  <th scope="row">{n}</th>
                  <td>{say.percent(chanceOf(cards.length, first.cards, HAND, n))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

function Games({ deck }: { deck: DeckChoice }) {
  const { state, tally, refused, start, cancel } = useSimulation({ side: deck.side, cards: deck.cards, options });
  const illegal = refusalOf(deck, options);
  const played = tally?.games ?? 0;
  const words = say.gamesProgress(numberText(played), numberText(GAMES));
  const what = say.keyCardType(deck.side);
  return (
    <section class="stacked gap4">
      <h2>{say.goldfishGames(numberText(GAMES))}</h2>
      <p class="quiet">{policyWords(deck.side)}</p>
      {state === 'running' ? (
        <>
          <progress class="fills" max={GAMES} value={played} aria-label={say.gamesPlayed} />
          <p class="quiet">{words}</p>
          <ActionButton title={say.stop} detail={say.keepsGamesPlayed} onClick={cancel} />
        </>
      ) : (
        <ActionButton
          kind="main"
          title={say.playGames(state)}
          detail={say.deckLocation(state, words)}
          blocked={
            typeof Worker === 'undefined'
              ? say.noBackgroundGames
              : illegal && say.deckMustBeLegal(refusalWords(illegal))
          }
          onClick={start}
        />
      )}
      <p class="hidden" role="status">
        {{ none: '', running: say.playing, done: say.allGamesPlayed, ended: say.stoppedNote(words) }[state]}
      </p>
      <ErrorMessage>{refused}</ErrorMessage>
      {tally && tally.games > 0 && (
        <div class="charts stacked gap4">
          <Chart title={say.keyCardsByTurn(deck.side)} unit={what} rows={tally.seen.map(summaryOf)} />
          <Chart title={say.bitsByTurn} unit={say.bits} rows={tally.bits.map(summaryOf)} />
          <p class="quiet">{say.chartNote}</p>
        </div>
      )}
    </section>
  );
}

/** Ten thousand simulated games of a deck in a worker: the results so far, and a function to stop. */
const GAMES = 10_000;

function useSimulation({ side, cards, options }: Simulation) {
  // `ended`: stopped by the player before all games were played.
  const [state, setState] = useState<'none' | 'running' | 'done' | 'ended'>('none');
  const [tally, setTally] = useState<Tally | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const worker = useRef<{ playing: Worker; silence: Watchdog } | null>(null);
  const end = (): void => {
    worker.current?.silence.stop();
    worker.current?.playing.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);
  const start = (): void => {
    end();
    setTally(null);
    setRefused(null);
    setState('running');
    const next = new Worker(new URL('../solo/simulate.worker.ts', import.meta.url), { type: 'module' });
    const failed = (text: string): void => {
      end();
      setState('ended');
      setRefused(text);
    };
    const silence = startWatchdog(() => failed(say.gamesStopped));
    worker.current = { playing: next, silence };
    next.onmessage = ({ data }: MessageEvent<SimulationReport>) => {
      silence.heard();
      if ('refused' in data) return failed(refusalWords(data.refused));
      setTally(data.tally);
      if (data.done < GAMES) return;
      end();
      setState('done');
    };
    next.onerror = () => failed(say.gamesFailed);
    next.postMessage({ side, cards, options, games: GAMES } satisfies SimulationOrder);
  };
  const cancel = (): void => {
    end();
    setState('ended');
  };
  return { state, tally, refused, start, cancel };
}
