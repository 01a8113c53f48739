/** The entry to a guided game: a full game against the weakest machine, with hints on request. */

import type { Seat } from '../../../../../rules/game.ts';
import { CORP, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { beginSolo } from '../../../../../solo/solo.ts';
import * as words from '../../../../../words/en/netrunner/learn/guided.ts';
import { markGuided, setHintsOn } from '../../../../device/hints.ts';
import { newSeed } from '../../../../device/seed.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import { saveSolo } from '../../../../play/soloPlaces.ts';
import { slotForNewGame } from '../../../../play/soloSummary.ts';
import { goTo } from '../../../../route.ts';
import { defaultDecks } from '../../decks/savedDecks.ts';
import { soloRules } from '../../solo/rules.ts';

export function GuidedGame() {
  return (
    <section class="gap3" aria-labelledby="guided-game">
      <h2 id="guided-game">{words.aGuidedGame}</h2>
      <p class="quiet">{words.guidedGameDetail}</p>
      <ActionButton title={words.playTheRunner} onClick={() => void begin(RUNNER)} />
      <ActionButton title={words.playTheCorp} onClick={() => void begin(CORP)} />
    </section>
  );
}

async function begin(seat: Seat): Promise<void> {
  const seed = newSeed();
  const begun = beginSolo(soloRules, {
    kind: 'machine',
    seat,
    level: 'novice',
    decks: [defaultDecks[0].cards, defaultDecks[1].cards],
    options: {},
    seed,
  });
  if (!begun.ok) throw new Error(`a built-in deck cannot be brought: ${JSON.stringify(begun.error)}`);
  setHintsOn(true);
  markGuided(seed);
  const { place } = await slotForNewGame('machine', seed);
  await saveSolo(place, begun.value.game);
  goTo({ at: 'alone', place });
}
