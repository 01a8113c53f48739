// Chunk: games
/**
 * Open games on the home screen: the one to continue next is large, the others share one row, so that the rows below
 * stay in view. Fetched only if there are any.
 */

import type { Shelved } from '../../../peer/store/shelf.ts';
import { other, type Seat } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/home/openGames.ts';

import { gameInfoOf, whichGame } from '../../../words/en/signs.ts';
import type { GameInfo } from '../../../words/types.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { LinkRow, Row } from '../../parts/linkRow.tsx';
import { Sign } from '../../parts/sign.tsx';
import '../../parts/signs.ts';
import { capital } from '../../../words/en/capital.ts';
import { listed } from '../../../words/en/counted.ts';
import { endWords } from '../../../words/en/ended.ts';
import { begun } from '../../../words/en/sides.ts';
import { allowsSeveralGuests, gamesInRoom } from '../../play/group/room.ts';
import { type OpenSolo, soloSeal } from '../../play/soloSummary.ts';
import { goTo, hashOf, type Route } from '../../route.ts';
import './games.css';

/** A game to continue, on one phone or two. */
interface OpenGame {
  at: Route;
  info: GameInfo;
  /** By seat: the player's name; `seals`: the text from which their seal is drawn. */
  names: readonly [string, string];
  seals: readonly [string, string];
  /** This player's side. */
  seat: Seat;
  points: readonly [number, number];
  touched: number;
  /** The state of the game, phrased as the end of a sentence. */
  stands: string;
  paused: boolean;
}

function fromMatch(game: Shelved): OpenGame {
  const { names, keys, seat, points, touched, result, paused } = game;
  const own = (mine: Seat): string => words.playerName(mine === seat, names[mine]);
  const info = gameInfoOf(game.rules);
  return {
    at: { at: 'table', game: game.game },
    info,
    names: [own(0), own(1)],
    seals: keys,
    seat,
    points,
    touched,
    stands: result
      ? endWords(result, game)
      : `${words.matchGamePrefix(game)}${words.openGameWords(game, info.progressWords)}`,
    paused: !result && paused !== undefined,
  };
}

function fromSolo({ info, kind, place, seat, points, turn, now, touched }: OpenSolo): OpenGame {
  const side = (mine: Seat): string =>
    kind === 'hotSeat' ? words.thisPhone : words.playerOrOpponent(mine === seat, words.opponentLabel[kind]);
  const names: [string, string] = kind === 'machine' ? [words.theMachine, words.theMachine] : ['nobody', 'nobody'];
  return {
    at: { at: 'alone', place },
    info,
    names: [side(0), side(1)],
    seals: [soloSeal(info, 0), soloSeal(info, 1)],
    seat,
    points,
    touched,
    stands: words.openGameWords({ seat, names, turn, ...(now && kind !== 'hotSeat' && { now }) }, info.progressWords),
    paused: false,
  };
}

/** Combines the games of one table with several players into one entry. */
function fromGroup(games: readonly Shelved[]): OpenGame | null {
  const [first] = games;
  if (!first) return null;
  const own = fromMatch(first);
  if (games.length === 1) return own;
  const them = other(first.seat);
  const players = listed(games.map(({ names }) => begun(names[them])));
  const tests = games.reduce((sum, { turn }) => sum + turn, 0);
  return {
    ...own,
    at: { at: 'group', room: first.ticket.room },
    names: first.seat === 0 ? [own.names[0], players] : [players, own.names[1]],
    touched: Math.max(...games.map(({ touched }) => touched)),
    stands: words.openGameWords({ seat: first.seat, names: first.names, turn: tests }, own.info.progressWords),
    paused: games.every(({ paused }) => paused !== undefined),
  };
}

/** Sorted by last played, newest first. */
export function openGames(games: readonly Shelved[], solo: readonly OpenSolo[]): OpenGame[] {
  const rooms = new Set(games.filter(allowsSeveralGuests).map(({ ticket }) => ticket.room));
  const groups = [...rooms].map((room) => fromGroup(gamesInRoom(room, games)));
  const others = games.filter((game) => !allowsSeveralGuests(game)).map(fromMatch);
  const all = [...groups.filter((group) => group !== null), ...others, ...solo.map(fromSolo)];
  return all.sort((a, b) => b.touched - a.touched);
}

export function OpenGames({ games, solo }: { games: readonly Shelved[]; solo: readonly OpenSolo[] }) {
  const [first, second, ...others] = openGames(games, solo);
  if (!first) return null;
  return (
    <>
      <Resume game={first} />
      {second && (
        <ul class="ways others" aria-label={words.otherOpenGames}>
          {others.length === 0 ? (
            <GameRow game={second} />
          ) : (
            <LinkRow to="#/open" sign="list" title={words.allOpenGames} detail={words.moreGames(others.length + 1)} />
          )}
        </ul>
      )}
    </>
  );
}

function Resume({ game }: { game: OpenGame }) {
  const { at, seat: mine, paused, stands, info } = game;
  const sides = mine === 0 ? ([1, 0] as const) : ([0, 1] as const);
  return (
    <section class={`resume ${paused ? 'paused' : ''}`} aria-label={words.yourOpenGame}>
      {sides.map((seat) => (
        <div class={`across gap5 resume-half seat${seat}`} key={seat}>
          <Emblem id={game.seals[seat]} side={seat} size={44} />
          <span class="stacked">
            <b class="text-lead dense">{begun(game.names[seat])}</b>
            <small class="quiet">{info.seats[seat]}</small>
          </span>
          {!info.progressWords && (
            <strong class="text-huge">
              {game.points[seat]}
              <span class="hidden"> {info.pointWords(game.points[seat])}</span>
            </strong>
          )}
        </div>
      ))}
      <button type="button" class={`across spread gap3 go-on sided seat${mine}`} onClick={() => goTo(at)}>
        <span class="stacked shrinks">
          <b class="text-figure">{words.continueLabel}</b>
          <small class="dense">
            {whichGame(info)}
            {capital(stands)}
          </small>
        </span>
        <Sign name={paused ? 'pause' : 'play'} size={22} />
      </button>
    </section>
  );
}

export function GameRow({ game }: { game: OpenGame }) {
  const { at, info, seat, names, seals, points, stands, paused } = game;
  const them = other(seat);
  const score = info.progressWords ? '' : `, ${points[seat]}–${points[them]}`;
  return (
    <li>
      <Row
        class={paused ? 'paused' : ''}
        href={hashOf(at)}
        mark={<Emblem id={seals[them]} side={them} size={30} />}
        title={begun(names[them])}
        detail={`${whichGame(info)}${capital(stands)}${score}`}
        end={<Sign name={paused ? 'pause' : 'forward'} size={18} />}
      />
    </li>
  );
}
