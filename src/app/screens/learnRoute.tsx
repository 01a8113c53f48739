/** Lessons of the game named in the route, or of the main game. */
import { gameInfoNamed, gameInfos, mainGameInfo } from '../../words/en/signs.ts';
import type { LearnScreen } from '../games/gameUi.ts';
import { loadLearnScreen } from '../games/index.ts';
import { lazyPart } from '../offline/lazyPart.tsx';
import { Loading } from '../offline/loading.tsx';

const byGame = new Map(
  gameInfos.map((info) => {
    const load = (): Promise<LearnScreen> =>
      loadLearnScreen(info) ?? Promise.reject(new Error(`${info.id} has no lessons`));
    return [info.id, lazyPart(load, <Loading />)] as const;
  }),
);

/** `what`: starts with the game's id in the route, except for the main game. */
export function LearnAnyScreen({ what }: { what: string }) {
  const [first = '', ...rest] = what.split('/');
  const named = gameInfoNamed(first);
  const other = named?.learn === undefined ? undefined : named;
  const Learn = byGame.get(other?.id ?? mainGameInfo.id);
  return Learn ? <Learn what={other ? rest.join('/') : what} /> : <Loading />;
}
