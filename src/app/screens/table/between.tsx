/** After an update that changed the rules: the standings of the match, and its next game under the new rules. */

import { versionOf } from '../../../peer/match/agreement.ts';
import { matchPool } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';
import { endWords } from '../../../words/en/ended.ts';
import * as words from '../../../words/en/screens/table.ts';
import { begun } from '../../../words/en/sides.ts';
import { Screen } from '../../parts/head.tsx';
import type { Intermission } from '../../play/between.ts';
import { decksFor } from '../../play/next.ts';
import { useRematch } from '../../play/rematch.ts';
import { standingsOf } from '../../play/standings.ts';
import { RematchOptions } from './rematch.tsx';

export function BetweenScreen({ finished }: { finished: Intermission }) {
  const { shelved, ui, options, played } = finished;
  const { seat, names, keys, before = [], result, rules } = shelved;
  const games = [...before, played];
  const rematch = useRematch(finished.rematch, true);
  const decks = decksFor(rematch, finished);
  const now = versionOf(ui.game);
  return (
    <Screen title={words.withName(names[other(seat)])}>
      {result && <h2>{begun(endWords(result, shelved))}</h2>}
      <p>{words.rulesChangedNote(rules, now)}</p>
      <RematchOptions
        {...{ ui, seat, names, rematch, options, decks }}
        pool={matchPool(games)}
        seals={keys}
        standings={ui.match ? standingsOf(ui.match, games, null) : null}
        onMatch={null}
        onEnd={null}
        blocked={null}
      />
    </Screen>
  );
}
