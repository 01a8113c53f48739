/** The way into a guided game: a whole one against the weakest machine, with hints when they are asked for. */
import { useState } from 'preact/hooks';
import { keepAlone } from '../../../../../peer/store/decks.ts';
import type { Seat } from '../../../../../rules/game.ts';
import { CORP, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { beginSolo } from '../../../../../solo/solo.ts';
import { keepHints } from '../../../../device/hints.ts';
import { newSeed } from '../../../../device/seed.ts';
import { Big } from '../../../../parts/button.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import { openSolos } from '../../../../play/soloSummary.ts';
import { goTo } from '../../../../route.ts';
import { builtIn } from '../../decks/kept.ts';
import { soloRules } from '../../solo/rules.ts';

export function GuidedGame() {
  const [asking, setAsking] = useState<Seat | null>(null);
  const ask = async (seat: Seat): Promise<void> => {
    const open = (await openSolos()).some(({ kind }) => kind === 'machine');
    if (open) setAsking(seat);
    else await begin(seat);
  };
  return (
    <section aria-labelledby="guided-game">
      <h2 id="guided-game">A guided game</h2>
      <p class="quiet">A whole game against Novice. Hints come when you ask for them, never before.</p>
      <Big title="Play the Runner" onClick={() => void ask(RUNNER)} />
      <Big title="Play the Corp" onClick={() => void ask(CORP)} />
      {asking !== null && (
        <Sheet label="Drop the open game?" onClose={() => setAsking(null)}>
          <h2>Drop the open game?</h2>
          <p>You have a game against the machine open. It cannot be gone on with afterwards.</p>
          <Big kind="main" title="Keep it" detail="nothing is dealt" onClick={() => setAsking(null)} />
          <Big kind="harm" title="Drop it and deal" onClick={() => void begin(asking)} />
        </Sheet>
      )}
    </section>
  );
}

async function begin(seat: Seat): Promise<void> {
  const begun = beginSolo(soloRules, {
    kind: 'machine',
    seat,
    level: 'novice',
    decks: [builtIn[0].cards, builtIn[1].cards],
    options: {},
    seed: newSeed(),
  });
  if (!begun.ok) throw new Error(`a built-in deck cannot be brought: ${begun.error.text}`);
  keepHints(true);
  await keepAlone('machine', begun.value.game);
  goTo({ at: 'alone', kind: 'machine' });
}
