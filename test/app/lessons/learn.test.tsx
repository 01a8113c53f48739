// @vitest-environment happy-dom
/** Learning: the first game of either system to its end by the coach's buttons, other taps, and the glossary. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LearnAnyScreen } from '../../../src/app/screens/learnRoute.tsx';
import { asRead, topLayer } from '../../support/screens/asRead.ts';
import { closeLikeBrowsers } from '../../support/screens/topLayer.ts';

beforeEach(() => {
  closeLikeBrowsers();
  localStorage.clear();
  location.hash = '';
});
afterEach(cleanup);

const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 5; turns++) await act(() => new Promise((done) => setTimeout(done)));
};

async function opens(what: string): Promise<void> {
  cleanup();
  render(<LearnAnyScreen what={what} />);
  do await settle();
  while (screen.queryByText('Opening…'));
}

const presses = async (button: HTMLElement): Promise<void> => {
  act(() => void fireEvent.click(button));
  await settle();
};

/** In the sheet that a step opens: the number that the lesson asks for, or the price of an ambush. */
async function decides(): Promise<void> {
  const sheet = within(topLayer() as HTMLElement);
  const pay = sheet.queryAllByRole('button', { name: /^Pay/, hidden: true })[0];
  if (pay) return presses(pay);
  await presses(sheet.getByRole('button', { name: '4', hidden: true }));
  await presses(sheet.getByRole('button', { name: /^Seal/, hidden: true }));
  const next = within(topLayer() as HTMLElement).getAllByRole('button', { name: /^Continue/, hidden: true });
  await presses(next[0]!);
}

const coach = (): HTMLElement => screen.getByRole('complementary', { name: 'The lesson' });
const step = (): number => Number(/step (\d+) of/.exec(coach().textContent ?? '')?.[1]);
const title = (): string => within(coach()).getByRole('heading').textContent ?? '';
const main = (): HTMLElement => coach().querySelector<HTMLElement>('.big.main button')!;
const links = (): (string | undefined)[] => asRead(document.body).filter((line) => line.startsWith('['));

describe.each([
  ['corp', 57, 'From the Corp’s seat', ''],
  ['runner', 57, 'From the Runner’s seat', ''],
  ['trenchcoat/master/play', 22, 'For the Game Master', 'trenchcoat'],
  ['trenchcoat/player/play', 22, 'For the player', 'trenchcoat'],
])('the first game, %s,', (what, steps, name, home) => {
  test('is listed, resumes at its step, and ends after the last one by the coach’s buttons', async () => {
    await opens(home);
    expect(links()).toContain(`[${name} Start: ${steps} steps]`);
    await opens(what);
    const seen: number[] = [];
    let resumed = false;
    while (screen.queryByRole('complementary', { name: 'The lesson' }) && !location.hash.startsWith('#/learn')) {
      if (step() !== seen.at(-1)) seen.push(step());
      if (step() === 5 && !resumed) {
        resumed = true;
        await opens(home);
        expect(links()).toContain(`[${name} Continue: step 5 of ${steps}]`);
        await opens(what);
        expect(step()).toBe(5);
      }
      await presses(main());
      if (document.querySelector('dialog[open]')) await decides();
    }
    expect(seen).toEqual(Array.from({ length: steps }, (_, nth) => nth + 1));
    await opens(home);
    expect(links()).toContain(`[${name} Finished. Play again]`);
  });
});

test('another tap is answered with what would happen, and the step waits', async () => {
  await opens('runner');
  while (!coach().querySelector('.other-taps')) await presses(main());
  const [before, asked] = [step(), title()];
  const other = coach().querySelector<HTMLElement>('.other-taps button')!;
  const name = other.textContent;
  await presses(other);
  expect(title()).toBe('What would happen');
  expect(coach().textContent).toContain(`Here we follow the example: ${asked}. Nothing has changed.`);
  expect(coach().querySelector('.said')?.textContent).toMatch(/: (that is legal\.|[A-Z].*\.)$/);
  expect(name).not.toBe('');
  await presses(within(coach()).getByRole('button', { name: 'Look again' }));
  expect([step(), title()]).toEqual([before, asked]);
  await presses(within(coach()).getByRole('button', { name: 'Leave the lesson' }));
  expect(location.hash).toBe('#/learn');
});

test('a move that the rules refuse says so, and the lesson goes on', async () => {
  await opens('runner');
  while (title() !== 'Not yet, and that is the point' && step() < 57) {
    await presses(main());
    if (document.querySelector('dialog[open]')) await decides();
  }
  expect(coach().textContent).toContain('Nothing has changed.');
  expect(coach().querySelector('.said')?.textContent).not.toBe('');
  const before = step();
  await presses(within(coach()).getByRole('button', { name: 'Continue' }));
  expect(step()).toBe(before + 1);
});

describe('the glossary', () => {
  const words = (): string[] =>
    screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent ?? '');
  const searches = (text: string): void => {
    act(() => void fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } }));
  };

  test('lists every term, and shows names that begin with the search first, then meanings', async () => {
    await opens('glossary');
    expect(screen.getByRole('status').textContent).toBe('126 terms');
    expect(words()).toHaveLength(126);
    searches('tag');
    expect(words()[0]).toBe('Tag');
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ of 126$/);
    const [named, meant] = screen.getAllByRole('region');
    for (const item of within(named!).getAllByRole('listitem'))
      expect(item.querySelector('b')?.textContent).toMatch(/tag/i);
    for (const item of within(meant!).getAllByRole('listitem')) {
      expect(item.querySelector('b')?.textContent).not.toMatch(/tag/i);
      expect(item.textContent).toMatch(/tag/i);
    }
    searches('nothing is called this');
    expect(screen.getByText('No terms found.')).toBeTruthy();
  });

  test('opens the term of its route, and one at a time', async () => {
    await opens('glossary/tag');
    const open = (): string[] =>
      screen.getAllByRole('button', { expanded: true }).map((one) => one.querySelector('b')?.textContent ?? '');
    expect(open()).toEqual(['Tag']);
    await presses(screen.getByText('Ice', { selector: 'b' }).closest('button')!);
    expect(open()).toEqual(['Ice']);
  });

  test('shows one group of terms', async () => {
    await opens('trenchcoat/glossary');
    const all = words();
    const groups = screen.getAllByRole('button', { pressed: false });
    await presses(groups[0]!);
    expect(words().length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining(words()));
    await presses(screen.getByRole('button', { name: 'All' }));
    expect(words()).toEqual(all);
  });
});
