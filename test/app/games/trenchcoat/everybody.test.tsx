// @vitest-environment happy-dom
/** A Game Master with several players: the screen, the effect of each press, and the contents of each log. */
import 'preact/compat';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { cell } from '../../../../src/app/games/trenchcoat/board/group/cell.tsx';
import { Board } from '../../../../src/app/games/trenchcoat/board/index.tsx';
import { emptyDraft } from '../../../../src/app/games/trenchcoat/master/draft.ts';
import { recorder } from '../../../../src/app/games/trenchcoat/recorder.ts';
import { newTableUiState } from '../../../../src/app/play/tableUiState.ts';
import type { Seat } from '../../../../src/rules/game.ts';
import type { Move } from '../../../../src/rules/trenchcoat/game/move.ts';
import { type GroupPlayer, groupOnScreen } from '../../../support/screens/groupOnScreen.tsx';
import type { Dice } from '../../../support/trenchcoat/evening.ts';
import { does, localEvening } from '../../../support/trenchcoat/evening.ts';
import { callTo, character, rolls, seated } from '../../../support/trenchcoat/groupTable.ts';

const notes = new Map<string, unknown>();
vi.mock('../../../../src/peer/store/notes.ts', () => ({
  readNote: async (game: string) => notes.get(game),
  saveNote: async (game: string, note: unknown) => {
    notes.set(game, note);
    return { ok: true };
  },
}));

beforeEach(() => notes.clear());
afterEach(cleanup);

const ann: GroupPlayer = { name: 'Ann', sheet: character('Moth', { Perception: 3, Stealth: 4 }) };
const bob: GroupPlayer = { name: 'Bob', sheet: character('Kite', { Perception: 1 }) };
const dee: GroupPlayer = { name: 'Dee', sheet: character('Sol', { Perception: 4 }) };

const withDice = (player: GroupPlayer, ...dice: Dice): GroupPlayer => ({ ...player, dice });

describe('the All screen, between tests,', () => {
  it('shows each player’s place, last action, damage and tally; a press opens their seat', async () => {
    const screen = await groupOnScreen([ann, bob]);
    expect(screen.text()).toContain('Everybody2 players');
    expect(screen.rows()).toEqual([
      'Moth AnnOutside the Matrix0damage0tally',
      'Kite BobOutside the Matrix0damage0tally',
    ]);
    await screen.press('Kite');
    expect(screen.shown).toEqual(['game 1']);
    await screen.press('Add');
    expect(screen.added()).toBe(1);
  });

  it('says which players are asking, away, rolling or without a character', async () => {
    const screen = await groupOnScreen([ann, bob, dee, { name: 'Cy', sheet: null }]);
    await screen.does(0, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: 'I look.' } });
    await screen.link(1, 'away');
    expect(screen.rows().map((row) => row.replace(/Outside the Matrix|0damage0tally/g, ''))).toEqual([
      'Moth AnnAsking for a test',
      'Kite BobAway',
      'Sol Dee',
      'Cy Choosing a character',
    ]);
  });

  it('sends a message to everybody as soon as the Game Master can get each turn, and returns the turns', async () => {
    const screen = await groupOnScreen([ann, bob]);
    await screen.does(1, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: '' } });
    await screen.type('Tell everybody', 'The lights go out.');
    await screen.press('Tell 2');
    expect([screen.done(0), screen.done(1)]).toEqual([['announce', 'done'], []]);
    expect(screen.seats[0]?.moves[0]).toMatchObject({ say: 'The lights go out.', gains: [] });
    expect(screen.seats[0]?.evening.table().step).toBe('idle');
    const { evening } = screen.seats[1] ?? {};
    if (!evening) throw new Error('Bob is gone');
    await does(evening, 0, { do: 'without', outcome: 'succeeds', say: '', gains: [], span: 0, commits: 1 });
    await screen.settle();
    expect(screen.done(1)).toEqual(['announce', 'done']);
    expect(screen.said).toEqual([]);
  });

  it('with one player, offers no test for several', async () => {
    const screen = await groupOnScreen([ann]);
    expect(screen.buttons()).toContain('Call a testwith two or more players (off)');
  });
});

describe('a test for several', () => {
  it('of Perception without a difficulty takes four presses from the strip: call a test, the skill, call', async () => {
    const screen = await groupOnScreen([ann, bob]);
    await screen.press('Call a test');
    expect(screen.text()).not.toContain('Who takes part');
    await screen.press('Perception');
    expect(screen.text()).toContain('Who takes part');
    await screen.press('Call 2 tests');
    expect([screen.done(0), screen.done(1)]).toEqual([['call'], ['call']]);
    const calls = screen.seats.map(({ moves }) => (moves[0]?.do === 'call' ? moves[0].call : null));
    expect(calls.map((call) => call?.together)).toMatchObject([
      { of: 2, nth: 1, kind: 'each' },
      { of: 2, nth: 2, kind: 'each' },
    ]);
    expect(calls[0]?.together?.id).toMatch(/^[0-9a-f]{16}$/);
    expect(calls[1]?.together?.id).toBe(calls[0]?.together?.id);
    expect(screen.text()).toContain('PerceptionCalled to 2. Each player sees only their own roll.');
    expect(screen.rows()).toEqual(['Moth Ann, 3Rolling', 'Kite Bob, 1Rolling']);
    expect(screen.said).toEqual([]);
  });

  it('keeps the skill for the next test, but not who was left out', async () => {
    const screen = await groupOnScreen([ann, bob, dee]);
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press('−2');
    await screen.press('Kite');
    expect(screen.rows()).toEqual(['MothAnn, 3 − 2+1total', 'KiteBob, 1', 'SolDee, 4 − 2+2total']);
    await screen.press('Call 2 tests');
    expect(screen.done(1)).toEqual([]);
    await screen.press('Back');
    await screen.press('Call a test');
    expect(screen.buttons()).toContain('Call 3 testsPerception, visible to each player');
  });

  it('leaves out players who are not able, with the reason', async () => {
    const screen = await groupOnScreen([ann, bob, { name: 'Cy', sheet: null }]);
    await screen.press('Call a test');
    await screen.press('Stealth');
    expect(screen.rows()).toEqual(['MothAnn, 4', 'KiteBob, no Stealth', 'CyCy, no character yet']);
    expect(screen.buttons()).toContain('Call 1 testtwo or more take part (off)');
  });

  it('accepts another difficulty as a number', async () => {
    const screen = await groupOnScreen([ann, bob]);
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press('Another difficulty');
    await screen.type('Difficulty', '-3');
    await screen.press('Use this');
    expect(screen.rows()[0]).toBe('MothAnn, 3 − 30total');
  });

  it('T-SUP-03 supported: the leader’s call has one number for the helpers, who roll nothing', async () => {
    const screen = await groupOnScreen([ann, bob, dee]);
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press('Supported');
    await screen.press('Sol');
    expect(screen.text()).toContain('The leader rolls for all');
    await screen.press('Call for support');
    expect(screen.rows()).toEqual([
      'Moth Ann, 3Waiting for the leader’s roll',
      'Kite Bob, 1Waiting for the leader’s roll',
      'Sol Dee, 4 − 2Rolling',
    ]);
    await screen.does(2, { do: 'roll' });
    expect(screen.text()).toContain('Sol and helpers: success, quality +4.');
    await screen.press('Tell 3');
    expect(screen.seats.map(({ moves }) => moves.map((move) => move.do))).toEqual(
      [0, 1, 2].map(() => ['call', 'tell', 'done']),
    );
    expect(screen.said).toEqual([]);
  });

  it('T-COL-02 in a team, each player rolls, and only the Game Master is told the average', async () => {
    const screen = await groupOnScreen([ann, bob, dee]);
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press('Team');
    await screen.press('Call the team');
    for (const at of [0, 1, 2]) await screen.does(at, { do: 'roll' });
    // Scores 3, 1 and 4, +1 for three of them, and 2 from the dice: 6, 4 and 7.
    expect(screen.text()).toContain('The team: success, quality +6.');
    expect(screen.text()).toContain('+7best, Sol');
  });

  it('T-COL-09 can have a team work for time instead', async () => {
    const screen = await groupOnScreen([ann, bob, dee]);
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press('Team');
    await screen.press('Time ×1');
    await screen.press('×0.7');
    expect(screen.rows()).toEqual([
      'MothAnn, 3 + 1 − 3+1total',
      'KiteBob, 1 + 1 − 3−1total',
      'SolDee, 4 + 1 − 3+2total',
    ]);
    await screen.press('Call the team');
    expect(screen.seats[0]?.moves[0]).toMatchObject({ call: { terms: { time: 700 } } });
  });

  it('T-OPP-02 T-OPP-04 opposed: has two skills, one half for each player, and a winner', async () => {
    const screen = await groupOnScreen([
      withDice(ann, ['0+-00', '']),
      withDice({ ...bob, sheet: character('Kite', { Perception: 6 }) }, ['++-0+', '']),
    ]);
    await screen.press('Call a test');
    await screen.press('Stealth');
    await screen.press('Opposed');
    await screen.press('Perception', 1);
    await screen.press('Call both');
    expect(screen.rows()).toEqual(['Moth Ann, 4Rolling', 'Kite Bob, 6Rolling']);
    await screen.does(0, { do: 'roll' });
    expect(screen.rows()[0]).toContain('Waiting for the other roll');
    await screen.does(1, { do: 'roll' });
    expect(screen.text()).toContain('Moth wins the tie.');
    await screen.press('Tell 2');
    const told = screen.seats.map(({ moves }) => moves.find((move) => move.do === 'tell'));
    expect(told).toMatchObject([{ tell: { success: true } }, { tell: { success: true } }]);
    expect(screen.said).toEqual([]);
  });
});

describe('the results', () => {
  const perception = async (...players: GroupPlayer[]) => {
    const screen = await groupOnScreen(players);
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press(`Call ${players.length} tests`);
    return screen;
  };

  it('appear as they come in, can be told one by one, and everyone gets the turn back', async () => {
    const screen = await perception(ann, bob);
    expect(screen.buttons()).toContain('Tellnothing to tell yet (off)');
    await screen.does(0, { do: 'roll' });
    expect(screen.rows()[0]).toBe('Moth Good Result+5Tell');
    expect(screen.text()).toContain('1 of 2rolled1succeeds so far+5best, Moth');
    await screen.press('Tell Moth');
    expect(screen.rows()[0]).toBe('Moth Good Result+5 Told');
    expect(screen.done(0)).toEqual(['call', 'tell', 'done']);
    expect(screen.done(1)).toEqual(['call']);
    await screen.does(1, { do: 'roll' });
    await screen.press('Tell', 0);
    expect(screen.buttons()).toContain('Doneeveryone is told');
    await screen.press('Done');
    expect(screen.text()).toContain('Tell everybody');
  });

  it('name everybody who shares the best quality', async () => {
    const screen = await perception(ann, { ...ann, name: 'Bob', sheet: character('Kite', { Perception: 3 }) });
    for (const at of [0, 1]) await screen.does(at, { do: 'roll' });
    expect(screen.text()).toContain('+5best, Moth and Kite');
  });

  it('tell as much as was chosen', async () => {
    const screen = await perception(ann, bob);
    for (const at of [0, 1]) await screen.does(at, { do: 'roll' });
    await screen.press('With quality');
    await screen.press('Tell 2');
    expect(screen.seats.map(({ moves }) => moves[1])).toMatchObject([
      { tell: { telling: 'quality', success: true, band: 'Good Result', quality: 5 } },
      { tell: { telling: 'quality', success: true, band: 'Acceptable', quality: 3 } },
    ]);
  });

  it('T-ANOM-12 first require an event in the Game Master’s half to be used or ignored', async () => {
    const screen = await perception(withDice(ann, ['+-+00', '0000-']), bob);
    await screen.does(0, { do: 'roll' });
    expect(screen.rows()[0]).toContain('Your half: neutral anomalyUseIgnore');
    expect(screen.buttons()).toContain('Tellnothing to tell yet (off)');
    await screen.press('Ignore');
    await screen.press('Tell Moth');
    expect(screen.done(0)).toEqual(['call', 'tell', 'done']);
  });

  it('wait for a player who is away until they are back, while the others continue', async () => {
    const screen = await groupOnScreen([ann, bob]);
    await screen.link(1, 'away');
    await screen.press('Call a test');
    await screen.press('Perception');
    expect(screen.rows()[1]).toBe('KiteBob, 1away: will be asked later+1total');
    await screen.press('Call 2 tests');
    expect([screen.done(0), screen.done(1)]).toEqual([['call'], []]);
    expect(screen.rows()[1]).toContain('Away. Asked when back.');
    await screen.does(0, { do: 'roll' });
    await screen.press('Tell Moth');
    await screen.link(1, 'open');
    expect(screen.done(1)).toEqual(['call']);
    expect(screen.rows()[1]).toContain('Rolling');
  });

  it('wait for a test that the Game Master is preparing at that seat', async () => {
    const own = { name: 'own', of: '', value: { ...emptyDraft, label: 'Mine' } };
    notes.set('game 1', { changes: [], drafts: { '0/own': own } });
    const screen = await groupOnScreen([ann, bob]);
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press('Call 2 tests');
    expect([screen.done(0), screen.done(1)]).toEqual([['call'], []]);
    expect(screen.rows()[1]).toContain('Call or drop your own test there first.');
  });

  it('wait for a player’s request to be answered', async () => {
    const screen = await groupOnScreen([ann, bob]);
    await screen.does(1, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: '' } });
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press('Call 2 tests');
    expect(screen.rows()[1]).toContain('Busy. Called when free.');
    const evening = screen.seats[1]?.evening;
    if (!evening) throw new Error('Bob is gone');
    await does(evening, 0, { do: 'without', outcome: 'fails', say: '', gains: [], span: 0, commits: 1 });
    await screen.settle();
    expect(screen.done(1)).toEqual(['call']);
  });

  it('reopen the test with all its parts after the page is killed, and call nobody twice', async () => {
    const screen = await groupOnScreen([ann, bob, dee]);
    await screen.link(2, 'away');
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press('Call 3 tests');
    await screen.does(0, { do: 'roll' });
    const rows = screen.rows();
    await screen.reopen();
    expect(screen.rows()).toEqual(rows);
    expect([0, 1, 2].map(screen.done)).toEqual([['call'], ['call'], []]);
    await screen.link(2, 'open');
    await screen.does(1, { do: 'roll' });
    await screen.press('Tell 2');
    await screen.reopen();
    expect(screen.rows().slice(0, 2)).toEqual([expect.stringContaining('Told'), expect.stringContaining('Told')]);
    expect([0, 1, 2].map(screen.done)).toEqual([['call', 'tell', 'done'], ['call', 'tell', 'done'], ['call']]);
  });

  it('can be closed after one question: no more players are called, and the others can still roll', async () => {
    const screen = await groupOnScreen([ann, bob, dee]);
    await screen.link(2, 'away');
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press('Call 3 tests');
    await screen.press('Close it');
    await screen.press('Close it now?');
    expect(screen.text()).toContain('Tell everybody');
    await screen.link(2, 'open');
    expect(screen.done(2)).toEqual([]);
    await screen.does(0, { do: 'roll' });
    expect(screen.seats[0]?.evening.table().step).toBe('rolled');
    await screen.reopen();
    expect(screen.text()).toContain('Tell everybody');
  });
});

test('player A’s log has the same bytes whatever happens in player B’s session', async () => {
  const played = async (
    other: GroupPlayer,
    theirs: (screen: Awaited<ReturnType<typeof groupOnScreen>>) => Promise<void>,
  ) => {
    notes.clear();
    const screen = await groupOnScreen([ann, other]);
    for (const skill of ['Perception', 'Perception']) {
      await screen.press('Call a test');
      await screen.press(skill);
      await screen.press('Call 2 tests');
      await theirs(screen);
      await screen.does(0, { do: 'roll' });
      await screen.press('Tell', 0);
      await screen.press('Back');
    }
    const [a] = screen.seats;
    cleanup();
    return JSON.stringify([a?.moves, a?.events]).replace(/"id":"[0-9a-f]{16}"/g, '"id"');
  };
  const quiet = await played(bob, async () => {});
  const busy = await played({ ...bob, sheet: character('Other', { Perception: 9, Cracking: 7 }) }, async (screen) => {
    const step = screen.seats[1]?.evening.table().step;
    if (step === 'called') await screen.does(1, { do: 'roll' });
    await screen.link(1, 'away');
  });
  expect(busy).toBe(quiet);
  expect(quiet).not.toMatch(/Other|Kite|Cracking/);
});

test('a cell in the strip says what a player is waiting for, and nothing about the others', async () => {
  const evening = localEvening([['+-+00', '-+00+']]);
  const seen = () =>
    cell({ table: evening.table(), known: evening.known(0), names: ['Mina', 'Ann'], seals: ['m', 'a'] } as never);
  const steps = [seen()];
  await does(evening, 0, { do: 'done' });
  steps.push(seen());
  await does(evening, 1, { do: 'sheet', at: 0, sheet: character('Moth', { Perception: 3 }) });
  steps.push(seen());
  await does(evening, 1, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: '' } });
  steps.push(seen());
  expect(steps).toMatchObject([
    { name: 'Ann', waits: true, sign: null, state: 'waits' },
    { name: 'Ann', waits: false, sign: null, state: 'choosing' },
    { name: 'Moth', waits: false, sign: null, state: null },
    { name: 'Moth', waits: true, sign: 'asks', state: 'asks' },
  ]);
});

/** One player's session in a joint test of the given kind, on the given seat's screen. */
async function board(kind: 'each' | 'supported' | 'opposed', at: 0 | 1, seat: Seat, rolled = false) {
  const players = [ann, bob].map(({ sheet }) => ({ sheet: sheet as never, ability: 'Perception' }));
  const evenings = await Promise.all(players.map((player) => seated(player)));
  await callTo(evenings, players, { kind, label: 'Perception', difficulty: -2, first: 0 });
  if (rolled) await rolls(evenings);
  const evening = evenings[at];
  if (!evening) throw new Error('nobody sits there');
  const moves: Move[] = [];
  const v = {
    ...{ seat, names: ['Mina', 'Ann'], seals: ['m', 'a'], link: 'open', pending: false, questionAt: 7 },
    ...{ storageKey: `${kind} ${at} ${seat}`, corner: '', wants: [null, null], moves: [] },
    ...{ table: evening.table(), known: evening.known(seat), play: (move: Move) => moves.push(move) },
  };
  const props = { record: recorder.empty, place: newTableUiState(), onLeave: () => {} };
  const page = render(<Board v={v as never} {...props} />);
  await waitFor(() => page.getByRole('button', { name: 'Test' }));
  return { ...page, text: () => page.container.textContent ?? '', moves };
}

describe('a player', () => {
  it.each([
    ['each', 0, 'A test for 2 of you. You see only your own roll.'],
    ['supported', 0, 'A test for 2 of you. You see only your own roll. You lead.'],
    ['opposed', 1, 'A test for 2 of you. You see only your own roll. You defend, so a plus helps the attacker.'],
  ] as const)('is told that it is a test for several: %s %i', async (kind, at, sentence) => {
    const { text } = await board(kind, at, 1);
    expect(text()).toContain(sentence);
    expect(text()).not.toMatch(/Kite.*\d|Bob/);
  });

  it('has nothing to roll as a helper', async () => {
    const { text, queryByRole } = await board('supported', 1, 1);
    expect(text()).toContain('You help: your numbers count.');
    expect(text()).toContain('Mina waits for the others');
    expect(queryByRole('button', { name: /^Roll/ })).toBeNull();
  });
});

describe('on a single seat’s screen', () => {
  it('T-ANOM-13 the Game Master picks the outcome of a part that other rolls decide', async () => {
    const { text, getByRole, moves } = await board('opposed', 0, 0, true);
    expect(text()).toContain('Both players’ rolls decide this test. Tell it under All, or decide it here.');
    act(() => void fireEvent.click(getByRole('button', { name: /^Tell/ })));
    expect(moves).toEqual([]);
    act(() => void fireEvent.click(getByRole('button', { name: 'Failure' })));
    act(() => void fireEvent.click(getByRole('button', { name: /^Tell: failure/ })));
    expect(moves).toMatchObject([{ do: 'tell', tell: { success: false, quality: null } }]);
  });
});

test('actions waiting for a player are carried out while another seat is on screen', async () => {
  const screen = await groupOnScreen([ann, bob]);
  await screen.link(1, 'away');
  await screen.press('Call a test');
  await screen.press('Perception');
  await screen.press('Call 2 tests');
  await screen.reopen('unseen');
  expect(screen.text()).toBe('');
  await screen.link(1, 'open');
  expect([screen.done(0), screen.done(1)]).toEqual([['call'], ['call']]);
});

describe('a test that can’t continue', () => {
  it('closed before the leader rolls: the helpers are told nothing and continue', async () => {
    const screen = await groupOnScreen([ann, bob]);
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press('Supported');
    await screen.press('Call for support');
    await screen.press('Close it');
    await screen.press('Close it now?');
    expect([screen.done(0), screen.done(1)]).toEqual([['call'], ['call', 'tell', 'done']]);
    expect(screen.seats[1]?.moves[1]).toMatchObject({ tell: { telling: 'nothing', success: null } });
    expect(screen.said).toEqual([]);
  });

  it('does not wait for a player who ends their session; the other part is decided at its seat', async () => {
    const screen = await groupOnScreen([ann, bob]);
    await screen.press('Call a test');
    await screen.press('Perception');
    await screen.press('Opposed');
    await screen.press('Call both');
    await screen.does(0, { do: 'roll' });
    await screen.does(1, { do: 'stop' });
    expect(screen.rows().map((row) => row.replace(/^.*(?=The|Decide)/, ''))).toEqual([
      'Decide it at their seat.',
      'The session is over',
    ]);
    // The Game Master's phone seals that session's last pages automatically.
    expect(screen.done(1)).toEqual(['call', 'end']);
    expect(screen.said).toEqual([]);
  });
});

test('when all sessions are over, the joint tests are verified as a whole', async () => {
  const screen = await groupOnScreen([ann, bob]);
  await screen.press('Call a test');
  await screen.press('Perception');
  await screen.press('Call 2 tests');
  for (const at of [0, 1]) await screen.does(at, { do: 'roll' });
  await screen.press('Tell 2');
  await screen.press('Done');
  for (const { evening } of screen.seats) {
    await does(evening, 1, { do: 'stop' });
    await screen.settle();
    for (const move of ['openDice', 'openNode', 'close'] as const) await does(evening, 0, { do: move });
  }
  await screen.settle();
  expect(screen.text()).toContain('1 joint test: every part is there.Perception: All 2 parts match.');
});
