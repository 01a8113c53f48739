// Chunk: deck-pick
/** Netrunner before the game begins: what the players agree on. */

import { type Move, netrunner, type Table } from '../../../rules/netrunner/index.ts';
import type { tableOptions } from '../../../rules/netrunner/options.ts';
import { RUNNER } from '../../../rules/netrunner/table.ts';
import { endedBy } from '../../../words/en/netrunner/ends.ts';
import { optionWords } from '../../../words/en/netrunner/options.ts';
import { refusalWords } from '../../../words/en/netrunner/refusals/index.ts';
import { gameInfo } from '../../../words/en/netrunner/sign.ts';
import * as say from '../../../words/en/netrunner/table.ts';
import { levelWords } from '../../../words/en/netrunner/table.ts';
import { lazyPart } from '../../offline/lazyPart.tsx';
import { Loading } from '../../offline/loading.tsx';
import type { GameUi } from '../gameUi.ts';
import { DeckPicker, Lobby } from './decks/deckPicker.tsx';
import { defaultDecks } from './decks/savedDecks.ts';
import type { NetrunnerRecord } from './recorder.ts';
import { soloRules } from './solo/rules.ts';

const DecksScreen = lazyPart(async () => (await import('./decks/index.tsx')).DecksScreen, <Loading />);
const LibraryScreen = lazyPart(async () => (await import('./decks/index.tsx')).LibraryScreen, <Loading />);

export const ui: GameUi<Table, Move, typeof tableOptions> = {
  info: gameInfo,
  game: netrunner,
  options: optionWords,
  decks: {
    builtIn: defaultDecks,
    Pick: DeckPicker,
    Lobby,
    Screen: (props) => <DecksScreen {...props} />,
    sealed: async () => (await import('./decks/sealedDecks.ts')).sealedDecks(),
    Library: (props) => <LibraryScreen {...props} />,
  },
  solo: {
    rules: soloRules,
    idleWords: say.goldfishIdle,
    levels: levelWords,
    // The Corp's page of an access closes by itself once the Runner has moved on.
    waitsFor: (shown, seat) => {
      const reveal = shown as NetrunnerRecord['shows'][number];
      return reveal.kind === 'trace' || (seat === RUNNER && reveal.over);
    },
  },
  refusal: refusalWords,
  summary: ({ turn, corp, runner, over, active, actions }) => ({
    turn,
    points: [corp.points, runner.points],
    over: over !== null,
    now: { active, words: say.actionsLeft(actions) },
  }),
  endedBy,
};
