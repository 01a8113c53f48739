/** Ends a match with secret decks: each of its games reveals its seeds over the same link and is verified. */
import { resumeMatch } from '../../peer/match/resume.ts';
import { lockGame } from '../../peer/store/lock.ts';
import { findShelved, type PlayedGame, putOnShelf } from '../../peer/store/shelf.ts';
import { gameInfoOf } from '../../words/en/signs.ts';
import { device } from '../device/device.ts';
import { isClosed, keepOnShelf } from '../device/keepOnShelf.ts';
import { loadTableUi } from '../games/index.ts';
import { matchGameOf } from './matchGame.ts';
import type { MatchSession } from './matchRunning.ts';

export interface EarlierGames {
  /** Claims every game whose seeds are overdue. */
  claim(): void;
}

/**
 * `before`: the match's games before `sitting`. `onGame`: called with each game once its seeds are revealed. Skips games
 * that are no longer on this phone or need other rules.
 */
export async function revealEarlierGames(
  sitting: MatchSession,
  before: readonly PlayedGame[],
  onGame: (played: PlayedGame) => void,
): Promise<EarlierGames> {
  const matches: MatchSession['match'][] = [];
  for (const { game, kept } of before) {
    const row = game === undefined || !kept ? undefined : await findShelved(game);
    const held = row && (await lockGame(row.game));
    if (!row || !held) continue;
    const { store, signer, curve } = await device();
    const ui = await loadTableUi(gameInfoOf(row.rules));
    const link = sitting.share();
    const made = await resumeMatch({ game: ui.game, signer, store, name: row.game, link, curve });
    if (!made.ok) {
      held.release();
      continue;
    }
    const match = made.value;
    const one = { ...sitting, name: row.game, ui, match };
    matches.push(match);
    keepOnShelf({ sitting: one, shelved: row }, () => ({}));
    let open = true;
    const look = (): void => {
      const { status } = match.view();
      const proven = status.kind !== 'over' || (status.verdict !== null && !status.kept);
      if (!open || !isClosed(status) || !proven) return;
      open = false;
      const played = matchGameOf(one);
      if (played !== null) void keepPlayed(sitting.name, played).then(() => onGame(played));
      match.close();
      held.release();
    };
    match.onChange(look);
    void match.release().then(look);
  }
  return {
    claim() {
      for (const match of matches) void match.claimAbsence();
    },
  };
}

/** Stores the result with the latest game, for when that game is opened again. */
async function keepPlayed(last: string, played: PlayedGame): Promise<void> {
  const row = await findShelved(last);
  if (!row) return;
  const before = (row.before ?? []).map((one) => (one.game === played.game ? { ...played, ...kept(one) } : one));
  await putOnShelf({ ...row, before });
}

/** Details of the player's decks that only the row has. */
const kept = ({ deck, dealt }: PlayedGame): Pick<PlayedGame, 'deck' | 'dealt'> => ({ deck, ...(dealt && { dealt }) });
