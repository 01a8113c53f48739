// @vitest-environment happy-dom
/** The end of a game: what is verified, what is missing, and the ways on; also a game that stalls before its end. */
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ui } from '../../../../src/app/games/netrunner/index.tsx';
import { endingKey, GameOver } from '../../../../src/app/screens/table/gameOver.tsx';
import { Overdue } from '../../../../src/app/screens/table/overdue.tsx';
import type { WaysOut } from '../../../../src/app/screens/table/silence.tsx';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../support/screens/topLayer.ts';

const pressed: string[] = [];
const note = (what: string) => () => void pressed.push(what);
beforeEach(() => {
  closeLikeBrowsers();
  pressed.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const table = { corp: { points: 0 }, runner: { points: 0 }, turn: 1, active: 0, actions: 1, over: null };
const clean = { clean: true, winner: 1, ended: { by: 'resignation' } };
const seedOf = (by: 0 | 1) => ({ by, type: 'SEED', seq: 40 });
const waiting = {
  owed: { by: 1, type: 'SEED', seq: 40 },
  mayClaim: true,
  overdue: false,
  waitedMs: 65_000,
  limitMs: 120_000,
};

function end(
  status: object,
  about: { link?: string; seat?: 0 | 1; waiting?: object | null; rematch?: string; denied?: string } = {},
): void {
  const { link = 'open', seat = 0 } = about;
  const question = { kind: 'over', why: 'The Runner has conceded.' };
  const v = { table, seat, names: ['Ann', 'Bob'], seals: ['a', 'b'], link, question };
  render(
    <GameOver
      v={v as never}
      ui={ui as never}
      status={
        { kind: 'over', by: 'resignation', winner: 1, verdict: null, owed: null, waitsFor: null, ...status } as never
      }
      waiting={(about.waiting ?? null) as never}
      onHome={note('home')}
      onSave={note('save')}
      onTable={note('table')}
      onReplay={(view) => pressed.push(`replay ${view ?? ''}`)}
      onClaim={note('claim')}
      denied={about.denied ?? null}
      rematch={about.rematch}
    />,
  );
}
const said = () => [reads('.said h2'), reads('.said p')];

test('a verified game: who won and how, and everything that leads on', () => {
  end({ verdict: clean });
  expect(said()).toEqual(['Bob wins', 'You conceded.']);
  expect(lists('.audit')).toEqual(['Verified: every shuffle, draw, bid and hidden card was played fairly.']);
  expect(offers()).toEqual([
    'Replayboth hands open',
    'Reviewwhat decided it',
    'Save the gameanyone can check it',
    'Home (main)',
    'Look at the table',
  ]);
  for (const title of ['Replay', 'Review', 'Save', 'Home', 'Look']) press(title);
  expect(pressed).toEqual(['replay ', 'replay review', 'save', 'home', 'table']);
  cleanup();
  end({ verdict: clean }, { rematch: 'Rematch', seat: 1, denied: 'Not yet.' });
  expect([said(), lists('[role=alert]'), offers().at(-2)]).toEqual([
    ['You win', 'Ann conceded.'],
    ['Not yet.'],
    'Home',
  ]);
});

test('while both phones check, nothing is claimed yet; replay waits for the check', () => {
  end({ owed: seedOf(1) });
  expect(said()).toEqual(['Decided, not yet verified', 'By the rules, Bob wins. You conceded.']);
  expect(lists('.audit')).toEqual(['Both phones are checking the game.']);
  expect(offers().slice(0, 2)).toEqual(['Replayafter the check (off)', 'Reviewafter the check (off)']);
});

test('a check that takes long lists what is done and what is missing', () => {
  end({ owed: seedOf(1), winner: 0 }, { link: 'away', waiting });
  expect(lists('.steps li')).toEqual([
    'The game has ended, doneThe Runner has conceded.',
    'You revealed your seed, doneentry 39, signed',
    'Bob owes the seed, missingentry 40. Your phone keeps asking for it. Every shuffle, draw and bid came from that seed.1:05a minute after 2:00 away',
    'Then both phones check the game, laterEvery shuffle, draw, bid and hidden card. Until then, nobody has won.',
  ]);
  expect(offers()).toEqual([
    'Claim the gamepossible in 0:55less than a minute (off)',
    'Replayafter the check (off)',
    'Reviewafter the check (off)',
    'Save the gameas it stands',
    'Homethe game keeps waiting (main)',
    'Look at the table',
  ]);
  cleanup();
  end({ owed: seedOf(0) }, { link: 'away' });
  expect(lists('.steps li')).toEqual([
    'The game has ended, doneThe Runner has conceded.',
    'You owe the seed, missingentry 40. It is sent as soon as the phones connect.',
    'Then both phones check the game, laterEvery shuffle, draw, bid and hidden card. Until then, nobody has won.',
  ]);
  cleanup();
  end({ owed: { by: 1, type: 'HEAD', seq: 12 } }, { link: 'away', waiting: { ...waiting, overdue: true } });
  expect(lists('.steps li')[1]).toEqual(
    'Bob owes the signed length of the log, missingyour phone restarted and needs it before it writes entry 12. Your phone keeps asking for it.1:05a minute after 2:00 away',
  );
  expect(offers()[0]).toMatch(/^Claim the game.*\(main\)$/);
  press('Claim');
  expect(pressed).toEqual(['claim']);
});

test('no claim is offered without a limit, or if the game can’t be won', () => {
  end({ owed: seedOf(1) }, { link: 'away', waiting: { ...waiting, limitMs: null } });
  expect(offers().some((name) => name.startsWith('Claim'))).toBe(false);
  cleanup();
  end({ owed: seedOf(1) }, { link: 'away', waiting: { ...waiting, mayClaim: false } });
  expect(offers().some((name) => name.startsWith('Claim'))).toBe(false);
});

test('a win by absence is not verified, and says what the file proves', () => {
  end({ by: 'absence', winner: 0, owed: seedOf(1) }, { waiting });
  expect([said(), lists('.steps li').length, lists('p.quiet')]).toEqual([
    ['Not verified', 'Bob owed the seed, which didn’t arrive within 2:00.'],
    3,
    [
      'The file says that Bob owed entry 40 and that you waited. No file can prove that someone didn’t answer. If Bob answers later, the game picks up where it left off.',
    ],
  ]);
  cleanup();
  end({ by: 'absence', winner: null, owed: seedOf(1) });
  expect(reads('.said p')).toEqual(
    'Bob owed the seed, which didn’t arrive. Bob says the same about you, so nobody has won.',
  );
});

test('foul play names the phone and the entry, and is replayed up to there', () => {
  end({ winner: 0, verdict: { clean: false, foul: { seat: 1, seq: 12, detail: { kind: 'move' }, kind: 'move' } } });
  expect(reads('.said h2')).toBe('You win');
  expect(reads('.said p')).toMatch(/^Bob’s phone was at fault: entry 12, /);
  expect(lists('.audit')).toEqual(['Anyone can check this from the file, which contains both seeds.']);
  expect(offers()[0]).toBe('Replayup to the first wrong entry');
});

test('between the games of a match, both decks stay secret, and nothing can be replayed', () => {
  end({ kept: true, owed: seedOf(1) });
  expect([said(), lists('.audit')[0]]).toEqual([
    ['Bob wins', 'You conceded.'],
    expect.stringMatching(/^Decided by what/),
  ]);
  expect(offers().some((name) => name.startsWith('Replay'))).toBe(false);
});

test('a draw and a session without a winner say so', () => {
  end({ by: 'agreement', winner: null, verdict: { clean: true } });
  expect(said()).toEqual(['A draw', 'Both agreed to a draw.']);
  cleanup();
  end({ winner: null, verdict: { clean: true } });
  expect([said(), lists('.audit')]).toEqual([
    ['The session is closed', 'One of you closed it alone. Nobody is blamed.'],
    ['Anything not revealed is not verified.'],
  ]);
});

test('only news about an ending brings its screen back', () => {
  const over = { kind: 'over', by: 'rules', verdict: null, owed: seedOf(1) };
  const keys = [
    over,
    { ...over, owed: null },
    { ...over, verdict: clean },
    { ...over, verdict: clean, owed: null },
  ].map((status) => endingKey(status as never));
  expect(keys).toEqual(['over rules owed 40', 'over rules owed undefined', 'over rules proven', 'over rules proven']);
  expect(endingKey({ kind: 'stopped', why: 'fork', verdict: null } as never)).toBe('stopped fork false');
  expect(endingKey({ kind: 'playing' })).toBe('playing');
});

const stalled = (overdue: boolean, about: object = {}) => ({
  view: {
    ...{ seat: 0, length: 9, paused: { mine: false, theirs: false }, offers: { mine: null } },
    waiting: { ...waiting, owed: { by: 1, type: 'ACT', seq: 9, byItself: false }, overdue },
    ...about,
  },
  sitting: { names: ['Ann', 'Bob'], link: { state: 'away', onState: () => () => {} } },
  stakes: { win: [10, 2], draw: [5, 5], lose: [0, 10] },
  ...{ onClaim: note('claim'), onResign: note('resign'), onDraw: note('draw'), onPause: note('pause') },
});
const shown = (props: object) => <Overdue {...(props as unknown as WaysOut)} />;

test('after the limit, each way out says what it scores and what the other player sees', () => {
  const { rerender } = render(shown(stalled(true)));
  expect(offers()).toEqual([
    'Waitthe game continues when it arrives (main)',
    'Pause until another dayBob sees: “Ann has paused the game.” The match waits.',
    'Claim the gameYou get 10, Bob 2. Bob sees: “Ann has claimed the game.” The file says that Bob owed entry 9.',
    'Offer a drawYou get 5 and Bob 5 if Bob accepts',
    'ConcedeBob gets 10, you 0',
  ]);
  press('Offer a draw');
  expect([pressed, offers()]).toEqual([['draw'], ['What now?']]);
  press('What now?');
  press('Concede');
  expect([reads('h2'), offers()]).toEqual(['Concede the game?', ['ConcedeBob gets 10, you 0', 'Wait (main)']]);
  press('Wait');
  press('What now?');
  press('Claim the game');
  press('Pause');
  expect([pressed, reads()]).toEqual([['draw', 'claim', 'pause'], '']);
  rerender(shown(stalled(false)));
  expect(reads()).toBe('');
});

test('if the opponent comes back while the ways are open, the sheet says so', () => {
  const { rerender } = render(shown(stalled(true)));
  rerender(shown(stalled(false, { waiting: null })));
  expect([reads('h2'), offers()]).toEqual(['Bob is back', ['Continuewhat was missing has arrived (main)']]);
  press('Continue');
  expect(reads()).toBe('');
});

test('a phone without a network says that it is offline, and blames nobody', () => {
  vi.stubGlobal('navigator', { onLine: false });
  render(shown(stalled(false)));
  expect([reads('p'), offers()]).toEqual(['Your phone is offline.', ['What now?']]);
  press('What now?');
  expect([reads('h2'), offers().map((name) => name.slice(0, 12))]).toEqual([
    'Your phone is offline',
    ['Waitthe game', 'Pause until ', 'Offer a draw', 'ConcedeBob g'],
  ]);
});
