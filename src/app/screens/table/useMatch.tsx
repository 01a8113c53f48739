/** The match that a game belongs to, wherever the game is shown. */

import { useState } from 'preact/hooks';
import type { PlayedGame } from '../../../peer/store/shelf.ts';
import type { Outcome } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/table.ts';
import { device } from '../../device/device.ts';
import { saveGames } from '../../device/gameFile.ts';
import type { MatchSession } from '../../play/matchRunning.ts';
import { matchFiles, standingsAt } from '../../play/standings.ts';
import { MatchSheet } from './match.tsx';

/** `before`: the earlier games of the same match. `outcomes`: results that only the match as a whole reveals. */
export function useMatch(
  sitting: MatchSession,
  before: readonly PlayedGame[],
  outcomes: readonly (Outcome | null)[] = [],
) {
  const [shown, setShown] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const { ui, match, names, keys } = sitting;
  const { seat, table } = match.view();
  const standings = standingsAt(sitting, before, outcomes);
  const open = (): void => setShown(true);
  const close = (): void => {
    setShown(false);
    setNote(null);
  };
  const save = async (): Promise<void> => {
    const { store } = await device();
    const files = await matchFiles(sitting, before, store);
    const missing = before.length + 1 - files.length;
    setNote(missing === 0 ? null : words.savedFromGame(missing + 1));
    saveGames(files, [...names, 'match']);
  };
  const sheet =
    shown && standings && ui.match && table !== null ? (
      <MatchSheet
        {...{ standings, seat, names, note }}
        info={ui.info}
        match={ui.match}
        seals={keys}
        turn={ui.summary(table).turn}
        onSave={() => void save()}
        onClose={close}
      />
    ) : null;
  return { standings, sheet, open };
}
