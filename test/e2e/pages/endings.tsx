/** How a game ends, screen by screen, for screenshots. Query: `show`, one of the names below, and `seat`. */
import { render } from 'preact';
import type { AnyTableUi } from '../../../src/app/games/gameUi.ts';
import { defaultDecks } from '../../../src/app/games/netrunner/decks/savedDecks.ts';
import { ui } from '../../../src/app/games/netrunner/index.tsx';
import { tableUi } from '../../../src/app/games/netrunner/table.tsx';
import { ConsentForm } from '../../../src/app/offers/consentForm.tsx';
import type { MatchSession } from '../../../src/app/play/matchRunning.ts';
import type { Rematch } from '../../../src/app/play/rematch.ts';
import type { Seated } from '../../../src/app/play/seated.ts';
import { type Stakes, standingsOf } from '../../../src/app/play/standings.ts';
import { GameOver } from '../../../src/app/screens/table/gameOver.tsx';
import { MatchSheet } from '../../../src/app/screens/table/match.tsx';
import { RematchOptions } from '../../../src/app/screens/table/rematch.tsx';
import { RequestBar } from '../../../src/app/screens/table/request.tsx';
import { Silence } from '../../../src/app/screens/table/silence.tsx';
import { Stopped } from '../../../src/app/screens/table/stopped.tsx';
import { encodeCbor } from '../../../src/peer/log/cbor.ts';
import { writePayload } from '../../../src/peer/log/entry.ts';
import type { View } from '../../../src/peer/match/match.ts';
import type { DecidedStatus as Decided, StoppedStatus as Halted } from '../../../src/peer/match/status.ts';
import { type AnyMove, other, type Seat } from '../../../src/rules/game.ts';
import { FLATLINED } from '../../../src/rules/netrunner/draft/winning.ts';
import { seatScores } from '../../../src/rules/netrunner/index.ts';
import { AFTER_CHECK } from '../../../src/words/en/screens/table.ts';
import { wayWords } from '../../../src/words/en/silence.ts';
import { accessScenes } from './accessScenes.ts';
import { laid } from './layout.ts';
import { scene } from './scenes.ts';
import '../../../src/app/theme.css';
import '../../../src/app/screens/table/style.css';

const query = new URLSearchParams(location.search);
const seat = Number(query.get('seat') ?? 1) as Seat;
const names = ['Bob', 'Rae'] as const;
const { table } = scene('crowdedCorp', () => undefined);
const question = { kind: 'over', winner: seat, why: 'the Runner has seven agenda points' };
const v = { table, seat, names, seals: ['bob', 'rae'], question } as unknown as Seated<unknown, AnyMove>;
const them = other(seat);
const owed = { by: them, seq: 143, since: 143, type: 'SEED', byItself: true } as const;
const rules = {
  kind: 'over',
  by: 'rules',
  winner: seat,
  why: 'the Runner has seven agenda points',
  verdict: null,
} as const;
const head = { by: them, seq: 143, since: 143, type: 'HEAD', byItself: true } as const;
const waiting = (waitedMs: number, overdue = false): View<unknown>['waiting'] => ({
  owed,
  mayClaim: true,
  waitedMs,
  limitMs: 120_000,
  overdue,
  asking: false,
});
const nothing = (): void => undefined;

const entry = (says: string): Uint8Array =>
  encodeCbor([
    writePayload({
      seq: 143,
      author: them,
      prev: new Uint8Array(32),
      body: { type: 'ACT', moves: [new TextEncoder().encode(says)], tableHash: new Uint8Array(8), facts: [] },
    }),
    new Uint8Array(64),
  ]);

const halted = (about: object): Halted =>
  ({ kind: 'stopped', seat: them, winner: seat, verdict: null, owes: [them], seq: 143, ...about }) as unknown as Halted;

const request = (answer: 'declined' | null) => (
  <RequestBar
    shown={{ key: '', question: 'A draw?', answer, since: Date.now() - 12_000 }}
    name={names[them]}
    onWithdraw={nothing}
  />
);
const over = (status: Decided, wait: View<unknown>['waiting']) => (
  <GameOver
    v={v}
    ui={ui}
    status={status}
    waiting={wait}
    onHome={nothing}
    onSave={nothing}
    onTable={nothing}
    onReplay={nothing}
    onClaim={nothing}
    denied={null}
  />
);
const deadly = accessScenes['harmDeadly']!();
const flatline = laid({ ...deadly, steps: [...(deadly.steps ?? []), { do: 'pass' }] }, () => undefined);
/** The end as both phones show it at first and after the check: how the game ended, and the ways to the next game. */
const flatlined = (verdict: Decided['verdict']) => (
  <GameOver
    v={{
      ...v,
      table: flatline.table,
      question: { kind: 'over', winner: 0, why: FLATLINED },
    }}
    ui={ui}
    status={{ ...rules, winner: 0, why: FLATLINED, verdict, owed: null, waitsFor: null }}
    waiting={null}
    onHome={nothing}
    onSave={nothing}
    onTable={nothing}
    onReplay={nothing}
    onClaim={nothing}
    denied={null}
    rematch={
      <RematchOptions
        ui={tableUi as unknown as AnyTableUi}
        seat={seat}
        names={names}
        seals={['bob', 'rae']}
        standings={standingsOf({ scores: seatScores, words: '' }, [], { seat, points: [3, 5] })}
        onMatch={nothing}
        onEnd={null}
        rematch={{ mine: null, theirs: null, link: 'open', met: true } as unknown as Rematch}
        options={{}}
        decks={defaultDecks}
        blocked={verdict === null ? AFTER_CHECK : null}
      />
    }
  />
);
const stopped = (about: object) => (
  <Stopped
    status={halted(about)}
    seat={seat}
    sitting={{ names, keys: ['bob', 'rae'] }}
    onHome={nothing}
    onSave={nothing}
    onTable={nothing}
  />
);
const foul = {
  seat: them,
  seq: 143,
  kind: 'place',
  detail: { kind: 'other-cards-hidden' },
} as const;
const stakes: Stakes = { win: [10, 3], draw: [4, 3], lose: [4, 10] };
const silence = (about: object, link = 'open') => (
  <Silence
    view={
      {
        seat,
        length: 143,
        waiting: null,
        offers: { mine: null, theirs: null, declined: false, noes: 0 },
        paused: { mine: false, theirs: false },
        peer: { asks: false, claimed: false, gone: false, refuses: null },
        ...about,
      } as unknown as View<unknown>
    }
    sitting={
      {
        names,
        keys: ['00', '01'],
        link: { state: link, onState: () => nothing },
        match: { ask: nothing, answer: nothing, decline: nothing },
      } as unknown as MatchSession
    }
    stakes={stakes}
    onClaim={nothing}
    onResign={nothing}
    onDraw={nothing}
    onPause={nothing}
  />
);

/** A line above a table. */
const overTable = (line: preact.JSX.Element) => (
  <main class="screen">
    <h1>The table</h1>
    <div class="reaches">{line}</div>
  </main>
);

const shows: Readonly<Record<string, () => preact.JSX.Element>> = {
  'decided, not proven': () => over({ ...rules, owed, waitsFor: them }, waiting(84_000)),
  'claim is possible': () => over({ ...rules, owed, waitsFor: them }, waiting(130_000, true)),
  'own seed is owed': () => over({ ...rules, owed: { ...owed, by: seat }, waitsFor: seat }, null),
  'won by absence': () => over({ ...rules, by: 'absence', owed, waitsFor: them }, waiting(130_000, true)),
  proven: () =>
    over(
      {
        ...rules,
        owed: null,
        waitsFor: null,
        verdict: { clean: true, winner: seat, ended: { by: 'rules', why: rules.why } },
      },
      null,
    ),
  'flatlined, the check runs': () => flatlined(null),
  flatlined: () => flatlined({ clean: true, winner: 0, ended: { by: 'rules', why: FLATLINED } }),
  'found by the audit': () => over({ ...rules, owed: null, waitsFor: null, verdict: { clean: false, foul } }, null),
  'two entries': () =>
    stopped({
      why: 'fork',
      entries: [entry('a'), entry('b')],
    }),
  'a cheat': () =>
    stopped({
      why: 'cheat',
      entry: entry('a'),
      fault: 'proof',
      owes: [],
      verdict: { clean: false, foul },
    }),
  'own phone at fault': () =>
    stopped({
      why: 'fork',
      seat,
      winner: them,
      owes: [],
      entries: [entry('a'), entry('b')],
      verdict: { clean: false, foul },
    }),
  'nobody can tell': () =>
    stopped({
      why: 'bug',
      seat: null,
      winner: null,
      owes: [],
      detail: { kind: 'thrown', error: 'an entry too many' },
    }),
  silent: () => silence({ waiting: { ...waiting(186_000, true), owed: { ...owed, type: 'ACT', byItself: false } } }),
  'no network of one’s own': () => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    return silence({ waiting: { ...waiting(186_000, true), owed: { ...owed, type: 'ACT', byItself: false } } }, 'away');
  },
  'a head is kept back': () => silence({ waiting: { ...waiting(130_000, true), owed: head } }),
  'won without a head': () => over({ ...rules, by: 'absence', owed: head, waitsFor: them }, waiting(130_000, true)),
  'each says so of the other': () =>
    over({ ...rules, by: 'absence', winner: null, owed: head, waitsFor: them }, waiting(130_000, true)),
  'asked for a draw': () => (
    <ConsentForm
      by="Bob"
      side={them}
      seal="00"
      question="Agree to a draw?"
      even
      accepts={wayWords('', 'Bob', stakes).agree}
      onAccept={nothing}
      onDecline={nothing}
      onLater={nothing}
    >
      <p>Then nobody wins.</p>
    </ConsentForm>
  ),
  'a request waits': () => overTable(request(null)),
  'a draw is declined': () => overTable(request('declined')),
  'the other has paused': () => overTable(silence({ paused: { mine: false, theirs: true } })),
  'a draw': () =>
    over(
      {
        ...rules,
        by: 'agreement',
        winner: null,
        owed: null,
        waitsFor: null,
        verdict: { clean: true, winner: null, ended: { by: 'agreement' } },
      },
      null,
    ),
  match: () => (
    <MatchSheet
      info={ui.info}
      match={{ scores: seatScores, words: 'The winner gets 10 points, the loser 1 for each agenda point.' }}
      standings={standingsOf(
        { scores: seatScores, words: '' },
        [
          { seat: 1, winner: 1, by: 'rules', text: rules.why, points: [3, 7], deck: [] },
          { seat: 0, winner: 0, by: 'resignation', text: '', points: [2, 4], deck: [] },
          { seat: 1, winner: null, by: 'agreement', text: '', points: [2, 5], deck: [] },
        ],
        { seat: 0, points: [2, 4] },
      )}
      seat={0}
      names={['Rae', 'Bob']}
      seals={['rae', 'bob']}
      turn={6}
      note={null}
      onSave={nothing}
      onClose={nothing}
    />
  ),
  'asked whether he is there': () => silence({ peer: { asks: true, claimed: false, gone: false, refuses: null } }),
};

render(shows[query.get('show') ?? '']?.() ?? <p>No such ending.</p>, document.getElementById('app') as HTMLElement);
document.title = query.get('show') ?? '';
