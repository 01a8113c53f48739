/** The kit before the game begins: what the players agree on. */

import type { Game } from '../../../rules/game.ts';
import { kit, type Move, type Table } from '../../../rules/kit/index.ts';
import * as words from '../../../words/en/kit/board.ts';
import { refusalWords } from '../../../words/en/kit/refusals.ts';
import { gameInfo } from '../../../words/en/kit/sign.ts';
import type { GameUi } from '../gameUi.ts';

export const ui: GameUi<Table, Move, Record<never, never>> = {
  info: gameInfo,
  game: kit as Game<Table, Move>,
  options: {},
  decks: null,
  solo: {
    rules: {
      game: kit as Game<Table, Move>,
      idle: () => ({ do: 'yield' }),
      idleBid: { do: 'bid', bits: 0 },
      tells: () => false,
    },
    idleWords: words.goldfishIdle,
    together: { note: words.onePhoneNote, standing: words.onThisPhone },
  },
  refusal: refusalWords,
  summary: ({ turn, sides, step }) => ({
    turn,
    points: [sides[0].numbers['points'] ?? 0, sides[1].numbers['points'] ?? 0],
    over: step === 'over',
  }),
};
