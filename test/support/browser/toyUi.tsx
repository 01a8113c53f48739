/**
 * The toy game's screen: a line for its table, and a button for each move. Everything a second game needs in the app.
 */

import type { BoardProps, DeckChoice, TableUi } from '../../../src/app/games/gameUi.ts';
import type { GameRecord } from '../../../src/app/play/record.ts';
import type { AnyMove } from '../../../src/rules/game.ts';
import type { GameInfo } from '../../../src/words/types.ts';
import { type Move, type Table, toyGame } from '../toyGame.ts';
import { animals, toyWords } from '../toyTable.ts';

export const gameInfo: GameInfo = {
  // Not a name in the app's catalogue: the build for this test adds it.
  id: toyGame.id as GameInfo['id'],
  name: 'Owl and mole',
  seats: ['Owl', 'Mole'],
  pointWords: (n) => (n === 1 ? 'point' : 'points'),
  endWords: (text) => text,
  about: 'Two animals, eight moves',
  icon: 'deck',
  owner: 'Owl and mole belongs to nobody',
};

const deckOf = (side: 0 | 1): DeckChoice => ({
  id: `toy-${side}`,
  name: 'Eight animals',
  side,
  cards: [...animals],
  touched: 0,
  builtIn: true,
});

/** The label of a move's button. */
const called = ({ do: verb, ...how }: AnyMove): string => [verb, ...Object.values(how).map(String)].join(' ');

export const tableUi: TableUi<Table, Move> = {
  info: gameInfo,
  game: toyGame,
  refusal: toyWords,
  options: {
    length: { legend: 'How long?', names: { long: 'Long', short: 'Short' }, note: (value) => `It is ${value}.` },
  },
  decks: {
    builtIn: [deckOf(0), deckOf(1)],
    Pick: ({ label }) => <p>{label}: eight animals</p>,
    Lobby: ({ seat }) => <p>You bring eight animals as the {gameInfo.seats[seat]}.</p>,
    Screen: () => <p>There is one deck.</p>,
    Library: () => <p>There are eight animals.</p>,
  },
  solo: {
    rules: {
      game: toyGame,
      idle: (local, seat) => local.game.moves(local.table, seat, local.known[seat])[0] as Move,
      idleBid: { do: 'bid', bits: 0 },
      tells: () => false,
    },
    idleWords: 'takes what comes first',
  },
  summary: ({ turn, sides, over }) => ({ turn, points: [sides[0].score, sides[1].score], over: over !== null }),
  autoPass: { answer: () => null },
  recorder: { empty: { lines: [], shows: [] }, after: (record) => record },
  asked: () => 'It is your turn.',
  Board,
  RecordText: ({ text }) => <>{text}</>,
};

function Board({ v, onLeave }: BoardProps<Table, Move, GameRecord>) {
  return (
    <main class="screen toy">
      <h1>Owl and mole</h1>
      <p>
        You are the {gameInfo.seats[v.seat]}, turn {v.table.turn}.
      </p>
      {v.moves.map((move, at) => (
        <button type="button" key={called(move)} onClick={() => v.play(move)}>
          {at === 0 ? `First: ${called(move)}` : called(move)}
        </button>
      ))}
      <button type="button" onClick={onLeave}>
        Leave
      </button>
    </main>
  );
}
