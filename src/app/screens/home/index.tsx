/** Home: the game going on first and large, then the ways into a new one. */
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';
import { signs } from '../../games/signs.ts';
import { useOfferBar } from '../../offers/place.tsx';
import { Sign } from '../../parts/sign.tsx';
import { type OpenSolo, openSolos } from '../../play/soloSummary.ts';
import { hashOf } from '../../route.ts';
import { againWords, isPast, metBefore } from './words.ts';
import './style.css';

const Notices = lazy(() => import('./notices.tsx').then((module) => ({ default: module.Notices })));
const RemoveSheet = lazy(() => import('./remove.tsx').then((module) => ({ default: module.RemoveSheet })));

/** Each once, also where two games are of one owner. */
const owners = [...new Set(signs.map(({ owner }) => owner))];

/** What this phone keeps of games. */
interface Kept {
  games: Shelved[];
  solo: OpenSolo[];
  /** What shows them, where there are any. */
  lists: typeof import('./games.tsx') | null;
}

/** All of it at once: the large one does not change under the thumb. */
async function keptHere(): Promise<Kept> {
  const [games, solo] = await Promise.all([shelved(), openSolos()]);
  return { games, solo, lists: games.length + solo.length > 0 ? await import('./games.tsx') : null };
}

/** The one screen of the first bundle: everything else is fetched when somebody goes there. */
export function Home() {
  const [kept, setKept] = useState<Kept>({ games: [], solo: [], lists: null });
  const [removing, setRemoving] = useState(false);
  const painted = usePainted();
  const offer = useOfferBar();
  const look = (): void => void keptHere().then(setKept);
  const trouble = useShelf(look, painted);
  const { games, solo, lists } = kept;
  const open = games.filter((game) => !isPast(game));
  const past = games.filter(isPast);
  const people = metBefore(games);
  const [first, ...others] =
    lists === null ? [] : [...open.map(lists.between), ...solo.map(lists.alone)].sort((a, b) => b.touched - a.touched);
  return (
    <main class="screen home">
      <header class={offer ? 'offered' : ''}>
        {!offer && <Mark />}
        <h1 class={offer ? 'hidden' : ''}>Meatspace</h1>
        {offer}
      </header>
      {lists && first && <lists.Resume game={first} />}
      <ul class="ways">
        {people.map((row) => (
          <Way
            key={row.game}
            to={hashOf({ at: 'table', game: row.game })}
            sign="people"
            title={`Play with ${row.names[other(row.seat)]} again`}
            detail={againWords(row)}
          />
        ))}
        <Way to="#/host" sign="people" title="Play with someone here" detail="Two phones, one table: show a code" />
        <Way to="#/join" sign="camera" title="Join a table" detail="Scan or type the other phone’s code" />
        <Way to="#/alone" sign="person" title="Play alone" detail="The machine, goldfish, or two of you" />
        <Way to="#/learn" sign="book" title="Learn" detail="A first game, step by step; every word of the game" />
        <Way to="#/decks" sign="deck" title="Decks" detail="Build them, and see their numbers" />
        <Way to="#/library" sign="search" title="Library" detail="All cards: find one, read it" />
        {signs.map(
          ({ id, own }) =>
            own && (
              <Way
                key={id}
                to={hashOf({ at: 'own', game: id })}
                sign={own.sign}
                title={own.title}
                detail={own.detail}
              />
            ),
        )}
      </ul>
      {lists && others.length > 0 && <lists.Games title="Other open games" games={others} />}
      {lists && past.length > 0 && <lists.Games title="Past games" games={past.map(lists.between)} />}
      {painted && (
        <Suspense fallback={null}>
          <Notices open={open} trouble={trouble} />
        </Suspense>
      )}
      <nav class="elsewhere" aria-label="More">
        <a href="#/settings">Settings</a>
        <a href="#/past">Replay a game</a>
        <a href="#/file">Check a game file</a>
        <a href="#/along">Take along as a file</a>
        <a href="#/phone">A new phone</a>
        <a href="#/check">Phone check</a>
        {games.length + solo.length > 0 && (
          <button type="button" onClick={() => setRemoving(true)}>
            Remove a game
          </button>
        )}
      </nav>
      {removing && (
        <Suspense fallback={null}>
          <RemoveSheet games={games} alone={solo} onChange={look} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
      <footer class="quiet">
        <p>
          A fan project. {owners.map((owner) => `${owner}; `)}Meatspace has no tie to its publishers, and holds no card
          pictures and no printed text.
        </p>
      </footer>
    </main>
  );
}

/** Whether the screen has been seen: what has only to be said fetches nothing before. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}

/** A shelf that cannot be read is tried again, so many milliseconds later. */
const AGAIN_MS = 2000;

/**
 * Calls `look` when there may be something on the shelf, which is put in order once the screen has been seen. Result: why
 * nothing can be seen of it now, or null.
 */
function useShelf(look: () => void, painted: boolean): string | null {
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(look, []);
  useEffect(() => {
    if (!painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const check = async (): Promise<void> => {
      const { refillShelf, shelfTrouble } = await import('../../device/disk.ts');
      const why = await shelfTrouble();
      if (left) return;
      setTrouble(why);
      if (why !== null) timer = setTimeout(() => void check().then(look), AGAIN_MS);
      else if (await refillShelf()) look();
    };
    void check();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [painted]);
  return trouble;
}

/** The bit pulled apart: a cut tile with a one, a round tile with a nought. */
export function Mark() {
  return (
    <svg width="44" height="40" viewBox="0 0 44 40" aria-hidden="true">
      <path d="M5 0h15v33l-5 6H0V6z" fill="var(--seat0-fill)" />
      <path d="M10 11v17" stroke="#1b1510" stroke-width="4.5" stroke-linecap="round" />
      <path d="M24 0h10a10 10 0 0 1 10 10v19a10 10 0 0 1-10 10H24z" fill="var(--seat1-fill)" />
      <circle cx="34" cy="19.5" r="6" fill="none" stroke="#1b1510" stroke-width="4" />
    </svg>
  );
}

function Way({ to, sign, title, detail }: { to: string; sign: string; title: string; detail: string }) {
  return (
    <li>
      <a class="way" href={to}>
        <Sign name={sign} size={26} />
        <span>
          <b>{title}</b>
          <small>{detail}</small>
        </span>
        <Sign name="forward" size={18} />
      </a>
    </li>
  );
}
