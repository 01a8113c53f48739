/** Home: the game going on first and large, then the ways into a new one. */
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import { other, type Seat } from '../../../rules/game.ts';
import type { GameSign } from '../../games/gameUi.ts';
import { signOf, signs, whichGame } from '../../games/signs.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { Sign } from '../../parts/sign.tsx';
import { type OpenSolo, openSolos, soloSeal } from '../../play/soloSummary.ts';
import { goTo, hashOf, type Route } from '../../route.ts';
import { endWords } from '../../words/ended.ts';
import { begun } from '../../words/sides.ts';
import { againWords, gameOf, isPast, metBefore, turnOf } from './words.ts';
import './style.css';

const Notices = lazy(() => import('./notices.tsx').then((module) => ({ default: module.Notices })));
const RemoveSheet = lazy(() => import('./remove.tsx').then((module) => ({ default: module.RemoveSheet })));

/** A game to go on with, whichever phones it is on. */
interface OpenGame {
  at: Route;
  sign: GameSign;
  /** By seat: who plays there, and what his seal is drawn from. */
  names: readonly [string, string];
  seals: readonly [string, string];
  /** The opponent's side, and one's own. */
  seat: Seat;
  points: readonly [number, number];
  turn: number;
  touched: number;
  /** Which game of a match it is. */
  nth?: string;
  /** How it ended, for a game that is over or stands decided. */
  ended?: string;
}

const between = (game: Shelved): OpenGame => {
  const { names, keys, seat, points, turn, touched } = game;
  const own = (mine: Seat): string => (mine === seat ? 'You' : names[mine]);
  return {
    at: { at: 'table', game: game.game },
    sign: signOf(game.rules),
    names: [own(0), own(1)],
    seals: keys,
    seat,
    points,
    turn,
    touched,
    nth: gameOf(game),
    ...(game.result && { ended: endWords(game.result, game) }),
  };
};

const alone = ({ sign, kind, seat, points, turn, touched }: OpenSolo): OpenGame => {
  const side = (mine: Seat): string => (kind === 'hotSeat' ? 'This phone' : mine === seat ? 'You' : 'Nobody');
  return {
    at: { at: 'alone', kind },
    sign,
    names: [side(0), side(1)],
    seals: [soloSeal(sign, 0), soloSeal(sign, 1)],
    seat,
    points,
    turn,
    touched,
  };
};

/** The one screen of the first bundle: everything else is fetched when somebody goes there. */
export function Home() {
  const [games, setGames] = useState<Shelved[] | null>(null);
  const [solo, setSolo] = useState<OpenSolo[]>([]);
  const [removing, setRemoving] = useState(false);
  const painted = usePainted();
  const look = (): void => {
    void shelved().then(setGames);
    void openSolos().then(setSolo);
  };
  const trouble = useShelf(look);
  const open = games?.filter((game) => !isPast(game)) ?? [];
  const past = games?.filter(isPast) ?? [];
  const people = metBefore(games ?? []);
  // Both lists are there before anything is shown: the large one does not change under the thumb.
  const [first, ...others] =
    games === null ? [] : [...open.map(between), ...solo.map(alone)].sort((a, b) => b.touched - a.touched);
  return (
    <main class="screen home">
      <header>
        <Mark />
        <h1>Meatspace</h1>
      </header>
      {first && <Resume game={first} />}
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
        <Way to="#/alone" sign="person" title="Play alone" detail="Goldfish a deck, or two on this phone" />
        <Way to="#/decks" sign="deck" title="Decks" detail="Build them, and see their numbers" />
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
      {others.length > 0 && <Games title="Other open games" games={others} />}
      {past.length > 0 && <Games title="Past games" games={past.map(between)} />}
      {painted && (
        <Suspense fallback={null}>
          <Notices open={open} trouble={trouble} />
        </Suspense>
      )}
      <nav class="elsewhere" aria-label="More">
        <a href="#/settings">Settings</a>
        <a href="#/file">Check a game file</a>
        <a href="#/check">Phone check</a>
        {games !== null && games.length + solo.length > 0 && (
          <button type="button" onClick={() => setRemoving(true)}>
            Remove a game
          </button>
        )}
      </nav>
      {removing && games !== null && (
        <Suspense fallback={null}>
          <RemoveSheet games={games} alone={solo} onChange={look} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
      <footer class="quiet">
        <p>
          A fan project. {signs.map(({ owner }) => `${owner}; `)}Meatspace has no tie to its publishers, and holds no
          card pictures and no printed text.
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

/** Calls `look` when there may be something on the shelf. Result: why nothing can be seen of it now, or null. */
function useShelf(look: () => void): string | null {
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
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
    look();
    void check();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
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

function Resume({ game }: { game: OpenGame }) {
  const sides = game.seat === 0 ? ([1, 0] as const) : ([0, 1] as const);
  return (
    <section class="resume" aria-label="Your open game">
      {sides.map((seat) => (
        <div class={`resume-half seat${seat}`} key={seat}>
          <Emblem id={game.seals[seat]} side={seat} size={46} />
          <span>
            <b>{begun(game.names[seat])}</b>
            <small>{game.sign.seats[seat]}</small>
          </span>
          <strong>
            {game.points[seat]}
            <span class="hidden"> {game.sign.pointWords(game.points[seat])}</span>
          </strong>
        </div>
      ))}
      <button type="button" class={`go-on seat${game.seat}`} onClick={() => goTo(game.at)}>
        <span>
          <b>Go on</b>
          <small>
            {whichGame(game.sign)}
            {game.ended && `${game.ended} · `}
            {game.nth}
            {turnOf(game)}
          </small>
        </span>
        <Sign name="play" size={22} />
      </button>
    </section>
  );
}

function Games({ title, games }: { title: string; games: OpenGame[] }) {
  return (
    <section class="games">
      <h2>{title}</h2>
      <ul>
        {games.map(({ at, sign, seat, names, seals, points, turn, touched, ended }) => {
          const them = seat === 0 ? 1 : 0;
          const to = hashOf(at);
          return (
            <li key={to}>
              <a class="way" href={to}>
                <Emblem id={seals[them]} side={them} size={30} />
                <span>
                  <b>{begun(names[them])}</b>
                  <small>
                    {whichGame(sign)}
                    {ended && `${ended} · `}
                    {points[seat]} to {points[them]} as the {sign.seats[seat]}, {turnOf({ turn })}
                    {ended && ` · ${dayOf(touched)}`}
                  </small>
                </span>
                <Sign name="forward" size={18} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const dayOf = (touched: number): string =>
  new Date(touched).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
