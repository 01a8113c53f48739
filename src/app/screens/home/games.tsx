/** Games on the home screen: the one to go on with first and large, and lists of others. Only who has one fetches this. */
import type { Shelved } from '../../../peer/store/shelf.ts';
import type { Seat } from '../../../rules/game.ts';
import type { GameSign } from '../../games/gameUi.ts';
import { signOf, whichGame } from '../../games/signs.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { Sign } from '../../parts/sign.tsx';
import { type OpenSolo, soloSeal } from '../../play/soloSummary.ts';
import { goTo, hashOf, type Route } from '../../route.ts';
import { endWords } from '../../words/ended.ts';
import { begun } from '../../words/sides.ts';
import { gameOf, turnOf } from './words.ts';

/** A game to go on with, whichever phones it is on. */
export interface OpenGame {
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

export const between = (game: Shelved): OpenGame => {
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
    ...(game.moved !== undefined && { ended: 'Moved to another phone' }),
  };
};

/** Who sits opposite where there is one person. */
const nobody = { goldfish: 'Nobody', machine: 'The machine' } as const;

export const alone = ({ sign, kind, seat, points, turn, touched }: OpenSolo): OpenGame => {
  const side = (mine: Seat): string => (kind === 'hotSeat' ? 'This phone' : mine === seat ? 'You' : nobody[kind]);
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

export function Resume({ game }: { game: OpenGame }) {
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

export function Games({ title, games }: { title: string; games: OpenGame[] }) {
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
