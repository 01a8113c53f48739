/** Back from a replay: to where its player came from, such as the end of that game; to the list of past games where nobody knows. */
import * as words from '../../../words/en/screens/replay.ts';
import { cameFrom } from '../../route.ts';

/** What the head of the screen is given. */
export function wayBack(): { back: string; label: string } | { onBack(): void; label: string } {
  const from = cameFrom();
  if (from === null) return { back: '#/past', label: words.pastGames };
  const label = from.at === 'table' || from.at === 'alone' ? words.backToTheGame : words.pastGamesback(from.at);
  return { onBack: () => history.back(), label };
}
