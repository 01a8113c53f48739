/** Pink Trenchcoat before the session begins: what the players agree on. */
import type { Game } from '../../../rules/game.ts';
import type { Move } from '../../../rules/trenchcoat/game/move.ts';
import { GM, PLAYER, type Table } from '../../../rules/trenchcoat/game/table.ts';
import { type tableOptions, trenchcoat } from '../../../rules/trenchcoat/index.ts';
import type { SoloRules } from '../../../solo/solo.ts';
import { spanText } from '../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../words/en/trenchcoat/refusals/index.ts';
import { gameInfo } from '../../../words/en/trenchcoat/sign.ts';
import * as words from '../../../words/en/trenchcoat/table.ts';
import { lazyPart } from '../../offline/lazyPart.tsx';
import { Loading } from '../../offline/loading.tsx';
import type { GameUi } from '../gameUi.ts';
import { ownItems, ownNodes } from './board/library/items.ts';

/** Solo games: one person plays both seats, or the program is the Game Master. There is no passive opponent. */
const soloRules: SoloRules<Table, Move> = {
  game: trenchcoat as unknown as Game<Table, Move>,
  idle: (_, seat) => (seat === GM ? { do: 'done' } : { do: 'yield' }),
  idleBid: { do: 'yield' },
  tells: (event) => event.kind === 'held' || event.kind === 'rolled',
};

const Library = lazyPart(async () => (await import('./board/library/index.tsx')).Library, <Loading />);

export const ui: GameUi<Table, Move, typeof tableOptions> = {
  info: gameInfo,
  // The shared screens pass on a player's knowledge without reading it, under the name card games use for it.
  game: trenchcoat as unknown as Game<Table, Move> & typeof trenchcoat,
  options: {
    dice: {
      legend: words.howAreTestsDecided,
      names: { rolled: words.withDice, none: words.without },
      note: (value) => words.diceOptionNote(value),
    },
  },
  decks: null,
  Own: () => <Library />,
  solo: {
    rules: {
      ...soloRules,
      machine: () => import('./master/program.ts').then(({ machinePlayer }) => machinePlayer),
    },
    idleWords: words.goldfishIdle,
    levels: words.soloNodes,
    ownLevels: async () => ownNodes(await ownItems()),
    together: {
      note: words.bothSeatsNote,
      standing: words.aloneNotVerifiable,
      against: {
        both: words.bothSides,
        title: words.unseenNode,
        note: words.nodeUnseenNote,
        legend: words.whichNode,
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
          title: words.theSessionIsOver,
          detail: words.gameTime(spanText(clock)),
          proven: words.sessionProofNote(opened.dice),
        },
};
