// @vitest-environment happy-dom
/** The buttons below a replay, and the sheet that explains a move by the machine. */
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { ReplayControls } from '../../../src/app/screens/replay/controls.tsx';
import { WhySheet } from '../../../src/app/screens/replay/whySheet.tsx';

afterEach(cleanup);

const show = (about: Partial<Parameters<typeof ReplayControls>[0]>): unknown[][] => {
  const done: unknown[][] = [];
  const props: Parameters<typeof ReplayControls>[0] = {
    ...{ stepSize: 'step', playing: false, atStart: false, atEnd: false, hasRuns: true },
    onStepSizeChange: (by) => done.push(['by', by]),
    onStep: (way, by) => done.push([way, by]),
    onPlay: () => done.push(['play']),
    ...about,
  };
  render(<ReplayControls {...props} />);
  return done;
};
const names = (): (string | null)[] =>
  screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
const off = (): (string | null)[] => screen.getAllByRole('button').map((one) => one.getAttribute('aria-disabled'));

test('back, play and forward are named after the step size, and step by it', () => {
  const done = show({ stepSize: 'turn' });
  expect(names()).toEqual(['Back one turn', 'Play', 'Forward one turn', 'by turn, tap to step by step']);
  expect(off()).toEqual(['false', null, 'false', null]);
  for (const one of screen.getAllByRole('button')) fireEvent.click(one);
  expect(done).toEqual([[-1, 'turn'], ['play'], [1, 'turn'], ['by', 'step']]);
});

test('at its beginning a replay can only go forward, and at its end only back', () => {
  show({ atStart: true, playing: true });
  expect(names()).toEqual(['Back one step', 'Pause', 'Forward one step', 'by step, tap to step by run']);
  expect(off()).toEqual(['true', null, 'false', null]);
  cleanup();
  show({ atEnd: true });
  expect(off()).toEqual(['false', null, 'true', null]);
});

test('a game without runs steps only by turns', () => {
  const done = show({ hasRuns: false });
  fireEvent.click(screen.getByRole('button', { name: /tap to step by turn/ }));
  expect(done).toEqual([['by', 'turn']]);
});

test('the explanation sheet shows the machine’s reasons in order, their sum, its notes, and a Back button', () => {
  let closed = 0;
  const told = {
    title: 'Install Ice at HQ',
    reasons: [
      { worth: '+2', words: 'HQ is open' },
      { worth: '−1', words: 'it costs an action' },
    ],
    sum: '+1',
    notes: ['Next best: draw a card.'],
  };
  render(<WhySheet told={told as Parameters<typeof WhySheet>[0]['told']} onClose={() => closed++} />);
  expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('Install Ice at HQ');
  expect([...screen.getAllByRole('listitem', { hidden: true })].map((one) => one.textContent?.trim())).toEqual([
    expect.stringMatching(/^\+2.*HQ is open$/),
    expect.stringMatching(/^−1.*it costs an action$/),
    expect.stringMatching(/^\+1.*what it thought this was worth$/),
  ]);
  expect(screen.getByText('Next best: draw a card.')).toBeTruthy();
  fireEvent.click(screen.getByText('Back to the game'));
  expect(closed).toBe(1);
});
