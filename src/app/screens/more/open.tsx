/** All open games, last played first. */

import { shelved } from '../../../peer/store/shelf.ts';
import * as words from '../../../words/en/screens/more.ts';
import { Screen } from '../../parts/head.tsx';
import { useLoaded } from '../../parts/hooks.ts';
import { openSolos } from '../../play/soloSummary.ts';
import { hashOf } from '../../route.ts';
import { GameRow, openGames } from '../home/games.tsx';
import { isPast } from '../home/words.ts';
import '../../parts/rows.css';
import './style.css';

export function OpenGamesScreen() {
  const games = useLoaded(async () => {
    const [two, one] = await Promise.all([shelved(), openSolos()]);
    const open = two.filter((game) => !isPast(game));
    return openGames(open, one.ok ? one.value : []);
  });
  return (
    <Screen class="more-places gap4" title={words.openGames}>
      {games?.length === 0 && <p class="quiet">{words.noGameIsOpen}</p>}
      <ul class="rows stacked gap2">
        {games?.map((game) => (
          <GameRow key={hashOf(game.at)} game={game} />
        ))}
      </ul>
    </Screen>
  );
}
