/** Home: the game going on first and large, then the ways into a new one. */
import { useEffect, useState } from 'preact/hooks';
import { type Shelved, shelved } from '../../../peer/store/shelf.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { Sign } from '../../parts/sign.tsx';
import { goTo, hashOf } from '../../route.ts';
import { Notices } from './notices.tsx';
import './style.css';

/** Over, or given up for a newer version. */
const isPast = ({ over, letGo }: Shelved): boolean => over || letGo === true;

export function Home() {
  const [games, setGames] = useState<Shelved[] | null>(null);
  useEffect(() => {
    void shelved().then(setGames);
  }, []);
  const open = games?.filter((game) => !isPast(game)) ?? [];
  const past = games?.filter(isPast) ?? [];
  return (
    <main class="screen home">
      <header>
        <Mark />
        <h1>Meatspace</h1>
      </header>
      {open[0] && <Resume game={open[0]} />}
      <ul class="ways">
        <Way to="#/host" sign="people" title="Play with someone here" detail="Two phones, one table: show a code" />
        <Way to="#/join" sign="camera" title="Join a table" detail="Scan or type the other phone’s code" />
        <Way to="#/alone" sign="person" title="Play alone" detail="Goldfish a deck, or two on this phone" />
        <Way to="#/decks" sign="deck" title="Decks" detail="Build them, and see their numbers" />
      </ul>
      {open.length > 1 && <Games title="Other open games" games={open.slice(1)} />}
      {past.length > 0 && <Games title="Past games" games={past} />}
      <Notices open={open} />
      <nav class="more" aria-label="More">
        <a href="#/settings">Settings</a>
        <a href="#/file">Check a game file</a>
        <a href="#/check">Phone check</a>
      </nav>
      <footer class="quiet">
        <p>
          A fan project. Netrunner was published in 1996 by Wizards of the Coast; Meatspace has no tie to its
          publishers, and holds no card pictures and no printed text.
        </p>
      </footer>
    </main>
  );
}

/** The bit pulled apart: a cut tile with a one, a round tile with a nought. */
export function Mark() {
  return (
    <svg width="44" height="40" viewBox="0 0 44 40" aria-hidden="true">
      <path d="M5 0h15v33l-5 6H0V6z" fill="var(--corp-fill)" />
      <path d="M10 11v17" stroke="#1b1510" stroke-width="4.5" stroke-linecap="round" />
      <path d="M24 0h10a10 10 0 0 1 10 10v19a10 10 0 0 1-10 10H24z" fill="var(--runner-fill)" />
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

function Resume({ game }: { game: Shelved }) {
  const sides = game.seat === 0 ? ([1, 0] as const) : ([0, 1] as const);
  return (
    <section class="resume" aria-label="Your open game">
      {sides.map((seat) => (
        <div class={`resume-half ${seat === 0 ? 'corp' : 'runner'}`} key={seat}>
          <Emblem id={game.keys[seat]} side={seat} size={46} />
          <span>
            <b>{seat === game.seat ? 'You' : game.names[seat]}</b>
            <small>{seat === 0 ? 'Corp' : 'Runner'}</small>
          </span>
          <strong>
            {game.points[seat]}
            <span class="hidden"> agenda points</span>
          </strong>
        </div>
      ))}
      <button
        type="button"
        class={`go-on ${game.seat === 0 ? 'corp' : 'runner'}`}
        onClick={() => goTo({ at: 'table', game: game.game })}
      >
        <span>
          <b>Go on</b>
          <small>turn {game.turn}</small>
        </span>
        <Sign name="play" size={22} />
      </button>
    </section>
  );
}

function Games({ title, games }: { title: string; games: Shelved[] }) {
  return (
    <section class="games">
      <h2>{title}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.game}>
            <a class="way" href={hashOf({ at: 'table', game: game.game })}>
              <Emblem id={game.keys[game.seat === 0 ? 1 : 0]} side={game.seat === 0 ? 1 : 0} size={30} />
              <span>
                <b>{game.names[game.seat === 0 ? 1 : 0]}</b>
                <small>
                  You {game.points[game.seat]}, {game.names[game.seat === 0 ? 1 : 0]}{' '}
                  {game.points[game.seat === 0 ? 1 : 0]}, turn {game.turn}
                </small>
              </span>
              <Sign name="forward" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
