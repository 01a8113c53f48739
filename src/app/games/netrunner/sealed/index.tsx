/** Sealed packs between two phones, before the deal: what the players agree on. */
import type { AnyMove, Game } from '../../../../rules/game.ts';
import { type PacksTable, packs, type packsOptions } from '../../../../rules/netrunner/packs/index.ts';
import * as words from '../../../../words/en/netrunner/decks/packs.ts';
import { optionWords } from '../../../../words/en/netrunner/options.ts';
import { refusalWords } from '../../../../words/en/netrunner/refusals/index.ts';
import { packsInfo } from '../../../../words/en/netrunner/sign.ts';
import type { GameUi } from '../../gameUi.ts';

// The shared screens pass on a player's knowledge without reading it, under the name card games use for it.
const game = packs as unknown as Game<PacksTable, AnyMove> & { readonly options: typeof packsOptions };

export const ui: GameUi<PacksTable, AnyMove, typeof packsOptions> = {
  info: packsInfo,
  game,
  options: { ...words.packsOptionWords, ...optionWords },
  usual: { boosters: '2', decks: 'secret' },
  decks: null,
  // Nobody is ever asked in this game.
  solo: {
    rules: { game, idle: () => ({ do: 'pass' }), idleBid: { do: 'pass' }, tells: () => false },
    idleWords: words.packsMode,
  },
  refusal: refusalWords,
  summary: ({ step }) => ({ turn: 0, points: [0, 0], over: step === 'dealt' }),
  ending: () => ({ title: words.thePacks, detail: words.packsNote, proven: words.packsProven }),
};
