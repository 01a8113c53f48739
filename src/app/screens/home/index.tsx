/**
 * Home: the game to continue, first and large, then a row for each part of the app. Fits an average phone without
 * scrolling.
 */

import { useEffect, useState } from 'preact/hooks';
import { shelved } from '../../../peer/store/shelf.ts';
import * as words from '../../../words/en/screens/home/home.ts';
import { mainGameInfo } from '../../../words/en/signs.ts';
import { useOfferBar } from '../../offers/place.tsx';
import { lazyPart } from '../../offline/lazyPart.tsx';
import { loadWithRetry } from '../../offline/parts.ts';
import { afterPaint, whenIdle } from '../../parts/afterPaint.ts';
import { useAsyncEffect } from '../../parts/hooks.ts';
import { LinkRow } from '../../parts/linkRow.tsx';
import { Sign } from '../../parts/sign.tsx';
import { openSolos } from '../../play/soloSummary.ts';
import { isPast } from './words.ts';
import './style.css';

const Notices = lazyPart(async () => (await import('./notices.tsx')).Notices);

/** Loads everything before showing anything, so the large row does not change under the player's thumb. */
async function storedGames() {
  const [games, alone] = await Promise.all([shelved(), openSolos()]);
  const solo = alone.ok ? alone.value : [];
  return {
    /** Solo games can't be read right now. */
    shut: !alone.ok && alone.error === 'shut',
    games,
    solo,
    /** The module that shows the games, if there are any. */
    lists: games.length + solo.length > 0 ? await loadWithRetry(() => import('./games.tsx')) : null,
  };
}

/** Loads the code for signature checks before two phones pair; if that fails, pairing tries again. */
const warmUp = (): void => void import('../../../peer/crypto.ts').then(({ loadGroup }) => loadGroup()).catch(() => {});

/** The only screen in the first bundle; all others are fetched on demand. */
export function Home() {
  const [kept, setKept] = useState<Awaited<ReturnType<typeof storedGames>> | null>(null);
  const { games, solo, shut, lists } = kept ?? { games: [], solo: [], shut: false, lists: null };
  const painted = usePainted();
  const offer = useOfferBar();
  const look = (): void => void storedGames().then(setKept);
  const trouble = useShelf(look, painted, shut);
  useEffect(() => whenIdle(warmUp), []);
  const open = games.filter((game) => !isPast(game));
  const past = games.find(isPast);
  return (
    <main class="screen home gap4">
      <header class={`across gap5 ${offer ? 'offered' : ''}`}>
        {!offer && <Mark />}
        <span class={offer ? 'hidden' : ''}>
          <h1>{words.meatspace}</h1>
          <small class="quiet">{mainGameInfo.about}</small>
        </span>
        {offer}
      </header>
      {lists && <lists.OpenGames games={open} solo={solo} />}
      <a class="play way-to-play cut across gap5" href="#/play">
        <Sign name="people" size={30} />
        <span class="stacked grow">
          <b class="text-number">{words.play}</b>
          <small>{words.opponentKinds}</small>
        </span>
        <Sign name="forward" size={20} />
      </a>
      <ul class="ways">
        <LinkRow to="#/learn" sign="book" title={words.learn} detail={words.learnDetail(!!lists)} />
        <LinkRow to="#/decks" sign="deck" title={words.decksCards} detail={words.decksDetail} />
        <LinkRow
          to="#/past"
          sign="record"
          title={words.pastGames}
          detail={(lists && past && words.lastGameResult(past)) || words.pastGamesDetail}
        />
        <LinkRow to="#/more" sign="list" title={words.more} detail={words.moreDetail} />
      </ul>
      <footer class="quiet fine at-bottom">
        {painted && <Notices open={open} trouble={trouble} />}
        <p>{words.fanProjectNote}</p>
      </footer>
    </main>
  );
}

/** Whether the screen has been painted; anything that is not urgent loads after that. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}

/** Retry interval for an unreadable shelf (ms). */
const AGAIN_MS = 2000;

/**
 * Calls `look` whenever the shelf may have content; the shelf is cleaned up once the screen has been painted. Returns
 * why nothing can be shown right now, or null.
 */
function useShelf(look: () => void, painted: boolean, shut: boolean): string | null {
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(look, []);
  useAsyncEffect([painted, shut], (isHere) => {
    if (!painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async (): Promise<void> => {
      const { refillShelf, shelfTrouble } = await loadWithRetry(() => import('../../device/disk.ts'));
      const why = await shelfTrouble(shut);
      if (!isHere()) return;
      setTrouble(why);
      if (why !== null) timer = setTimeout(() => void check().then(look), AGAIN_MS);
      else if (await refillShelf()) look();
    };
    void check();
    return () => clearTimeout(timer);
  });
  return trouble;
}

/** The app's mark, pulled slightly apart: a cut tile with a 1, a round tile with a 0. */
function Mark() {
  return (
    <svg class="rigid" width="44" height="40" viewBox="0 0 44 40" aria-hidden="true">
      <path d="M5 0h15v33l-5 6H0V6z" fill="var(--seat0-fill)" />
      <path d="M10 11v17" stroke="#1b1510" stroke-width="4.5" stroke-linecap="round" />
      <path d="M24 0h10a10 10 0 0 1 10 10v19a10 10 0 0 1-10 10H24z" fill="var(--seat1-fill)" />
      <circle cx="34" cy="19.5" r="6" fill="none" stroke="#1b1510" stroke-width="4" />
    </svg>
  );
}
