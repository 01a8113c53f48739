/** A deck in numbers: exact chances of its opening hand, and thousands of games against nobody. */

import { refusalWords } from '../../../../words/en/netrunner/refusals/index.ts';
import { Big } from '../../../parts/button.tsx';
import { hashOf } from '../../../route.ts';
import type { Deck } from '../../gameUi.ts';
import { chanceOf, chanceOfSome, groupsOf, HAND } from '../solo/odds.ts';
import { policyWords, summaryOf } from '../solo/simulate.ts';
import { Chart } from './chart.tsx';
import { DeckHead } from './deckHead.tsx';
import { refusalOf } from './kept.ts';
import { GAMES, useSimulation } from './useSimulation.ts';

const options = { rules: '1996' };
const percent = (chance: number): string => {
  const shown = 100 * chance;
  // Never "100 %" for what can fail, nor "0 %" for what can happen.
  if (chance > 0 && shown < 0.1) return 'under 0.1 %';
  if (chance < 1 && shown > 99.9) return 'over 99.9 %';
  return `${shown.toFixed(1)} %`;
};

export function Numbers({ deck }: { deck: Deck }) {
  const side = deck.side === 0 ? 'corp' : 'runner';
  return (
    <main class={`screen deck-screen deck-numbers ${side} seat${deck.side}-owner`}>
      <DeckHead back={hashOf({ at: 'deck', id: deck.id })} label="Back to the deck" title="In numbers" deck={deck} />
      <Opening deck={deck} />
      <Games deck={deck} />
    </main>
  );
}

function Opening({ deck: { side, cards } }: { deck: Deck }) {
  const groups = groupsOf(side, cards);
  // The Corp draws before its first action.
  const drawn = side === 0 ? HAND + 1 : HAND;
  if (cards.length < HAND)
    return (
      <p class="quiet">
        An opening hand has {HAND} cards; this deck has {cards.length}.
      </p>
    );
  const first = groups[0];
  return (
    <section>
      <h2>Opening hand</h2>
      <p class="quiet">Exact chance of at least one. {HAND} cards are dealt. There is no mulligan.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">At least one</th>
            <th scope="col">Of {cards.length}</th>
            <th scope="col">Hand</th>
            {side === 0 && <th scope="col">+ draw</th>}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, cards: n }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{n}</td>
              <td>
                <b>{percent(chanceOfSome(cards.length, n, HAND))}</b>
              </td>
              {side === 0 && <td>{percent(chanceOfSome(cards.length, n, drawn))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {first && (
        <details>
          <summary>How many {side === 0 ? 'agendas' : 'icebreakers'}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">In hand</th>
                <th scope="col">Chance</th>
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: HAND + 1 }, (_, n) => (
                <tr key={n}>
                  <th scope="row">{n}</th>
                  <td>{percent(chanceOf(cards.length, first.cards, HAND, n))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

function Games({ deck }: { deck: Deck }) {
  const { state, tally, refused, start, cancel } = useSimulation({ side: deck.side, cards: deck.cards, options });
  const illegal = refusalOf(deck, options);
  const played = tally?.games ?? 0;
  const words = `${played.toLocaleString('en')} of ${GAMES.toLocaleString('en')} games`;
  const what = deck.side === 0 ? 'agendas' : 'icebreakers';
  return (
    <section>
      <h2>{GAMES.toLocaleString('en')} games against nobody</h2>
      <p class="quiet">{policyWords(deck.side)}</p>
      {state === 'running' ? (
        <>
          <progress max={GAMES} value={played} aria-label="Games played" />
          <p class="quiet">{words}</p>
          <Big title="Stop" detail="keeps what was played so far" onClick={cancel} />
        </>
      ) : (
        <Big
          kind="main"
          title={state === 'none' ? 'Play them' : 'Play them again'}
          detail={state === 'none' ? 'on this phone, in the background' : words}
          blocked={
            typeof Worker === 'undefined'
              ? 'this browser can’t run it in the background'
              : illegal && `a game takes a legal deck: ${refusalWords(illegal)}`
          }
          onClick={start}
        />
      )}
      <p class="hidden" role="status">
        {{ none: '', running: 'Playing', done: 'All games are played.', ended: `Stopped after ${words}.` }[state]}
      </p>
      {refused !== null && (
        <p class="wrong" role="alert">
          {refused}
        </p>
      )}
      {tally && tally.games > 0 && (
        <div class="charts">
          <Chart
            title={`${deck.side === 0 ? 'Agendas' : 'Icebreakers'} seen by turn`}
            unit={what}
            rows={tally.seen.map(summaryOf)}
          />
          <Chart title="Bits by turn" unit="bits" rows={tally.bits.map(summaryOf)} />
          <p class="quiet">The line is the average. Four games in five lie in the band.</p>
        </div>
      )}
    </section>
  );
}
