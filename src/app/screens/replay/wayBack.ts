/** Back from a replay: to where the player came from, such as the end of that game; otherwise to past games. */
import * as words from '../../../words/en/screens/replay.ts';
import { previousRoute } from '../../route.ts';

/** Props for the screen's header. */
export function wayBack(): { back: string; label: string } | { onBack(): void; label: string } {
  const from = previousRoute();
  if (from === null) return { back: '#/past', label: words.pastGames };
  const label = from.at === 'table' || from.at === 'alone' ? words.backToTheGame : words.backTitle(from.at);
  return { onBack: () => history.back(), label };
}
