/** A game's own screen, where its players prepare for play. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameInfoNamed } from '../../words/en/signs.ts';
import { loadUi } from '../games/index.ts';
import { Loading } from '../offline/loading.tsx';
import { goTo } from '../route.ts';

/** `game`: the game's id in the route. Redirects to the home screen if the game has no such screen. */
export function OwnScreen({ game }: { game: string }) {
  const [Own, setOwn] = useState<(() => JSX.Element) | null>(null);
  useEffect(() => {
    const info = gameInfoNamed(game);
    if (!info?.own) return goTo({ at: 'home' }, true);
    void loadUi(info).then((ui) => setOwn(() => ui.Own ?? null));
  }, [game]);
  return Own ? <Own /> : <Loading />;
}
