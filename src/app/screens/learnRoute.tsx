/** Lessons of the game named in the route, or of the main game. */
import { mainSign, signNamed, signs } from '../../words/en/signs.ts';
import type { LearnScreen } from '../games/gameUi.ts';
import { loadLearn } from '../games/index.ts';
import { lazyPart } from '../offline/lazyPart.tsx';
import { Loading } from '../offline/loading.tsx';

const byGame = new Map(
  signs.map((sign) => {
    const load = (): Promise<LearnScreen> => loadLearn(sign) ?? Promise.reject(new Error(`${sign.id} has no lessons`));
    return [sign.id, lazyPart(load, <Loading />)] as const;
  }),
);

/** `what`: starts with the game's id in the route, except for the main game. */
export function LearnAnyScreen({ what }: { what: string }) {
  const [first = '', ...rest] = what.split('/');
  const named = signNamed(first);
  const other = named?.learn === undefined ? undefined : named;
  const Learn = byGame.get(other?.id ?? mainSign.id);
  return Learn ? <Learn what={other ? rest.join('/') : what} /> : <Loading />;
}
