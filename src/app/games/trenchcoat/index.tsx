/** Pink Trenchcoat before anything lies on a table: what it is agreed on with. */

import type { Game } from '../../../rules/game.ts';
import type { Move } from '../../../rules/trenchcoat/game/move.ts';
import { PLAYER, type Table } from '../../../rules/trenchcoat/game/table.ts';
import { type tableOptions, trenchcoat } from '../../../rules/trenchcoat/index.ts';
import { spanText } from '../../../rules/trenchcoat/numbers/duration.ts';
import { refusalWords } from '../../../words/en/trenchcoat/refusals.ts';
import { sign } from '../../../words/en/trenchcoat/sign.ts';
import { later } from '../../offline/later.tsx';
import { Loading } from '../../offline/loading.tsx';
import type { GameUi } from '../gameUi.ts';
import { soloNodes } from './solo/nodes.ts';
import { soloRules } from './solo/rules.ts';

const Library = later(async () => (await import('./board/library/index.tsx')).Library, <Loading />);

export const ui: GameUi<Table, Move, typeof tableOptions> = {
  sign,
  // The shared screens hand on what a player knows without looking into it, under the name that card games give it.
  game: trenchcoat as unknown as Game<Table, Move> & typeof trenchcoat,
  options: {
    dice: {
      legend: 'How are tests decided?',
      names: { rolled: 'With dice', none: 'Without' },
      note: (value) =>
        value === 'none'
          ? 'Every roll is 0. You can change this between tests.'
          : 'Five dice each, half of them hidden until the end.',
    },
  },
  decks: null,
  Own: () => <Library />,
  solo: {
    rules: {
      ...soloRules,
      machine: () => import('./master/program.ts').then(({ machinePlayer }) => machinePlayer),
    },
    idleWords: 'waits',
    levels: soloNodes,
    together: {
      note: 'You play both seats, to try a node or an adventure. Such dice prove nothing to others.',
      standing: 'alone: not verifiable',
      against: {
        both: 'Both sides',
        title: 'A node, unseen',
        note: 'The program keeps the node dark, calls each test, and tells what you learn. Such dice prove nothing to others.',
        legend: 'Which node?',
        seat: PLAYER,
      },
    },
  },
  refusal: refusalWords,
  summary: ({ tests, step }) => ({ turn: tests, points: [tests, tests], over: step === 'over' }),
  ending: ({ step, clock, opened }) =>
    step !== 'over'
      ? null
      : {
          title: 'The session is over',
          detail: `Game time ${spanText(clock)}.`,
          proven: opened.dice
            ? 'Both phones have signed every entry, and nobody could choose or change a die. The log says what fits.'
            : 'Both phones have signed every entry. The dice of the Game Master were not opened: the Game Master’s half is not verified.',
        },
};
