// @vitest-environment happy-dom
/** Waiting for the other player: how long it has taken, what can be done, and questions from the other phone. */
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReconnectOptions } from '../../../../src/app/screens/table/reconnectOptions.tsx';
import { RequestBar, useRequest } from '../../../../src/app/screens/table/request.tsx';
import { Paused, Silence, type WaysOut } from '../../../../src/app/screens/table/silence.tsx';
import { useDenied } from '../../../../src/app/screens/table/useDenied.ts';
import { useWaitTime, WaitSheet, WaitTime } from '../../../../src/app/screens/table/waitTime.tsx';
import { lists, offers, press, reads } from '../../../support/screens/topLayer.ts';

const pressed: string[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  // Unmounting closes what is open.
  pressed.length = 0;
  vi.useRealTimers();
});

const note = (what: string) => () => void pressed.push(what);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

const waiting = {
  owed: { by: 1, type: 'ACT', seq: 9 },
  asking: false,
  overdue: false,
  waitedMs: 65_000,
  limitMs: 120_000,
  mayClaim: true,
};
const base = { seat: 0, length: 9, waiting, offers: { mine: null }, paused: { mine: false, theirs: false } };
const linkOf = (state: string) => ({ state, onState: () => () => {} });

function wait(view: object = {}, onDraw: (() => void) | null = note('draw')): void {
  const match = { ask: note('ask') };
  render(
    <WaitSheet
      view={{ ...base, ...view } as never}
      sitting={{ names: ['Ann', 'Bob'], match } as never}
      since={Date.now() - 61_000}
      {...{ onDraw }}
      onPause={note('pause')}
      onClose={note('close')}
    />,
  );
}

test('while the opponent thinks, they can be nudged, the game paused, or a draw offered', () => {
  wait();
  expect(reads('p')).toMatch(/^Bob has been thinking for 1:01/);
  expect(offers()).toEqual([
    'Keep waiting (main)',
    'Nudge Bobasks “Are you still there?” If there’s no answer within 2:00, you can claim the game',
    'Pause until another dayboth phones save the game',
    'Offer a drawif Bob accepts',
  ]);
  for (const title of ['Nudge', 'Pause', 'Offer', 'Keep']) press(title);
  expect(pressed.splice(0)).toEqual(['close', 'ask', 'close', 'pause', 'close', 'draw', 'close']);
});

test('what has been asked or offered is not asked again', () => {
  wait({ waiting: { ...waiting, asking: true }, offers: { mine: { what: 'draw' } } });
  expect(reads('[role=status]')).toMatch(/1:05.* of 2:00$/);
  expect(offers()).toContain('Nudge Bobalready asked (off)');
  expect(offers()).toContain('Offer a drawalready offered (off)');
});

test('without a time limit there is no nudge, and without a match no draw', () => {
  wait({ waiting: { ...waiting, limitMs: null, asking: true } }, null);
  expect(offers()).toEqual(['Keep waiting (main)', 'Pause until another dayboth phones save the game']);
  expect(lists('[role=status]')).toEqual([]);
});

function Waits({ view, link = 'open' }: { view?: object; link?: string }) {
  const since = useWaitTime({ ...base, ...view } as never, { link: linkOf(link) } as never);
  return since && <WaitTime since={since} name="Bob" onOpen={note('open')} />;
}

test('the time is shown after a minute without a move, and counts from the last move', () => {
  const { rerender } = render(<Waits />);
  pass(59_999);
  expect(offers()).toEqual([]);
  pass(1);
  pass(2000);
  expect(reads()).toContain('1:02');
  press('What can I do while waiting for Bob?');
  expect(pressed.splice(0)).toEqual(['open']);
  rerender(<Waits view={{ length: 10 }} />);
  expect(offers()).toEqual([]);
});

test.each([
  ['nobody is waited for', { waiting: null }],
  ['the limit has passed', { waiting: { ...waiting, asking: true, overdue: true } }],
  ['the phone answers by itself', { waiting: { ...waiting, asking: true, owed: { byItself: true } } }],
  ['the game is paused here', { waiting: { ...waiting, asking: true }, paused: { mine: true, theirs: false } }],
])('no time is shown if %s', (_, view) => {
  render(<Waits view={view} />);
  pass(60_000);
  expect(offers()).toEqual([]);
});

test('after a nudge the time is shown immediately, but not while the phones are apart', () => {
  const { rerender } = render(<Waits view={{ waiting: { ...waiting, asking: true } }} />);
  expect(offers()).toHaveLength(1);
  rerender(<Waits view={{ waiting: { ...waiting, asking: true } }} link="away" />);
  expect(offers()).toEqual([]);
});

function Refusal({ length }: { length: number }) {
  const [denied, setDenied] = useDenied(length);
  return (
    <>
      <p>{denied}</p>
      <button type="button" onClick={() => setDenied('Make a move first.')}>
        Ask
      </button>
    </>
  );
}

test('the refusal of a request is shown until the next entry', () => {
  const { rerender } = render(<Refusal length={65} />);
  press('Ask');
  expect(reads('p')).toBe('Make a move first.');
  rerender(<Refusal length={66} />);
  expect(reads('p')).toBe('');
  press('Ask');
  expect(reads('p')).toBe('Make a move first.');
});

const draw = { what: 'draw' };

function Requests({
  mine,
  theirs = null,
  declined = false,
  accepted = false,
}: {
  mine?: object;
  theirs?: object | null;
  declined?: boolean;
  accepted?: boolean;
}) {
  const shown = useRequest({ view: { offers: { mine, theirs, declined } } } as never, accepted);
  return shown && <RequestBar {...{ shown }} name="Bob" onWithdraw={note('withdraw')} />;
}

test('a request can be withdrawn until it is answered; the answer is shown for four seconds', () => {
  const { rerender } = render(<Requests mine={draw} />);
  pass(3000);
  expect(reads('b')).toBe('Agree to a draw?');
  expect(reads('small')).toMatch(/^Waiting for Bob · 0:03/);
  press('Withdraw');
  expect(pressed.splice(0)).toEqual(['withdraw']);
  rerender(<Requests mine={draw} declined />);
  pass(3999);
  expect([reads('b'), reads('small'), offers()]).toEqual(['Bob declined', 'Agree to a draw?', []]);
  pass(1);
  expect(reads()).toBe('');
});

test('an accepted request says so; one that a move made void disappears', () => {
  const { rerender } = render(<Requests mine={draw} />);
  rerender(<Requests accepted />);
  expect(reads('b')).toBe('Bob accepted');
  rerender(<Requests mine={draw} />);
  rerender(<Requests />);
  expect(reads()).toBe('');
});

test('the player who accepts is not told that the opponent did', () => {
  const { rerender } = render(<Requests theirs={draw} />);
  rerender(<Requests theirs={draw} mine={draw} />);
  expect(reads()).toBe('');
  rerender(<Requests accepted />);
  expect(reads()).toBe('');
});

test('a request other than the open one of the opponent waits for its own answer', () => {
  render(<Requests theirs={{ what: 'back', to: 3 }} mine={draw} />);
  expect(reads('b')).toBe('Agree to a draw?');
});

function pause(mine: boolean, theirs: boolean, link: string): void {
  const view = { ...base, paused: { mine, theirs } };
  const sitting = { names: ['Ann', 'Bob'], keys: ['a', 'b'], link: linkOf(link) };
  render(
    <Paused {...({ view, sitting, onPause: (on: boolean) => pressed.push(`pause ${on}`) } as unknown as WaysOut)} />,
  );
}

test('a pause is ended by whoever paused; if both did, only while the phones are connected', () => {
  pause(false, false, 'open');
  expect(reads()).toBe('');
  cleanup();
  pause(true, false, 'away');
  expect([reads('p'), offers()]).toEqual(['Paused by you.', ['Continue']]);
  press('Continue');
  cleanup();
  pause(true, true, 'away');
  expect([reads('p'), offers()]).toEqual(['Paused by both of you. It continues when you are both here.', []]);
  cleanup();
  pause(true, true, 'open');
  expect([reads('p'), offers()]).toEqual(['Paused by both of you.', ['Continue']]);
  expect(pressed.splice(0)).toEqual(['pause false']);
});

test('the opponent’s pause is a question with two answers', () => {
  pause(false, true, 'open');
  press('Answer');
  expect(reads('h2')).toBe('Pause until another day?');
  press('Accept');
  expect([pressed.splice(0), reads('p')]).toEqual([['pause true'], 'Paused by Bob.']);
  press('Answer');
  press('Decline');
  expect(pressed.splice(0)).toEqual(['pause false']);
});

test('notices about the other phone, and its question whether this player is still there', () => {
  const peer = { asks: true, claimed: true, gone: true, refuses: 12 };
  const sitting = { names: ['Ann', 'Bob'], keys: ['a', 'b'], link: linkOf('open'), match: { answer: note('here') } };
  const props = { sitting, stakes: null, onPause: note('pause') };
  const { rerender } = render(<Silence {...({ ...props, view: { ...base, peer } } as unknown as WaysOut)} />);
  press('I’m here');
  expect(pressed.splice(0)).toEqual(['here']);
  rerender(<Silence {...({ ...props, view: { ...base, peer: { ...peer, asks: false } } } as unknown as WaysOut)} />);
  expect(lists('[role=alert]')).toEqual([
    expect.stringMatching(/^Bob has claimed the game/),
    'Bob’s phone no longer has this game.',
    expect.stringMatching(/^Bob’s phone refuses entry 12 /),
  ]);
  rerender(<Silence {...({ ...props, view: { ...base, peer: { refuses: null } } } as unknown as WaysOut)} />);
  expect(lists('[role=alert]')).toEqual([]);
});

test('pairing by camera is offered once the phone has been away for six seconds, until it is back', () => {
  const link = {
    state: 'away',
    tell: () => {},
    onState: (told: () => void) => Object.assign(link, { tell: told }).leave,
    leave() {},
  };
  const becomes = (state: string) => act(() => void Object.assign(link, { state }).tell());
  render(<ReconnectOptions sitting={{ link, reunion: {} } as never} />);
  pass(5999);
  expect(offers()).toEqual([]);
  pass(1);
  expect([reads('p'), offers()]).toEqual(['The other phone is away.', ['Pair by camera']]);
  press('Pair by camera');
  expect(reads('h2')).toBe('Find the other phone');
  becomes('open');
  expect(reads()).toBe('');
  becomes('away');
  pass(5999);
  expect(reads()).toBe('');
  becomes('open');
  pass(10_000);
  expect(reads()).toBe('');
});
