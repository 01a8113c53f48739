/** Netrunner on the screen: all that the screens of every game ask of it. */
import { lazy } from 'preact/compat';
import { type Move, netrunner, type Table } from '../../../rules/netrunner/index.ts';
import type { AutoPass, BoardProps, GameUi } from '../gameUi.ts';
import { answeredByWish, type Hold, holdAfter } from './autoPass.ts';
import { Board } from './board/index.tsx';
import type { Place } from './board/lying.ts';
import { Told } from './board/news/told.tsx';
import type { Seated } from './board/seated.ts';
import { DeckPick } from './decks/deckPick.tsx';
import { builtIn } from './decks/kept.ts';
import { Lobby } from './lobby.tsx';
import { present } from './present.ts';
import { type NetrunnerRecord, recorder } from './recorder.ts';
import { sign } from './sign.ts';
import { soloRules } from './solo/rules.ts';
import { optionWords } from './words/options.ts';
import { promptOf } from './words/prompts.ts';

const DecksScreen = lazy(() => import('./decks/index.tsx').then((module) => ({ default: module.DecksScreen })));

const autoPass: AutoPass<Table, Move> = {
  answer: (table, seat, hold: Hold) => answeredByWish(table, netrunner.ask(table), seat, hold),
  after: (hold: Hold, table) => holdAfter(hold, table),
};

export const ui: GameUi<Table, Move, NetrunnerRecord> = {
  sign,
  game: netrunner,
  options: optionWords,
  decks: { builtIn, Pick: DeckPick, Lobby, Screen: (props) => <DecksScreen {...props} /> },
  solo: {
    rules: soloRules,
    idleWords: 'takes bits, notes 0 and passes',
    asked: (v) => askedInPublic(present(v, recorder.empty)),
  },
  autoPass,
  recorder,
  summary: ({ turn, corp, runner, over }) => ({ turn, points: [corp.points, runner.points], over: over !== null }),
  concedes: (move) => move.do === 'concede',
  Board: NetrunnerBoard,
  Told,
};

function NetrunnerBoard({ v, record, hold, setHold, place, onLeave }: BoardProps<Table, Move, NetrunnerRecord>) {
  return (
    <Board
      v={present(v, record)}
      onLeave={onLeave}
      hold={hold as Hold}
      setHold={setHold}
      // What lies open there is what this board has put there.
      place={place as Place}
    />
  );
}

/** A choice may name cards that only its player knows. */
function askedInPublic(v: Seated): string {
  if (v.question.kind === 'choose') return 'There is something to choose.';
  if (v.question.kind === 'sealed')
    return `${v.question.what === 'trace' ? 'A trace: a' : 'A'} number is noted in secret.`;
  return promptOf(v);
}
