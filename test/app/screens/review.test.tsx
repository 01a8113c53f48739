// @vitest-environment happy-dom
/** The review of a finished game: what a player reads during the estimate and afterwards, and where it leads. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { Reviewer } from '../../../src/app/games/gameUi.ts';
import { replayUi } from '../../../src/app/games/netrunner/board/replay/index.ts';
import { reviewer as realReviewer } from '../../../src/app/games/netrunner/board/replay/reviewer.ts';
import { soloRules } from '../../../src/app/games/netrunner/solo/rules.ts';
import { tableUi } from '../../../src/app/games/netrunner/table.tsx';
import type { ReviewState } from '../../../src/app/play/past/review.ts';
import { Timeline } from '../../../src/app/play/past/timeline.ts';
import { PlayOn } from '../../../src/app/screens/replay/playOn.tsx';
import type { ReplaySource } from '../../../src/app/screens/replay/replaying.ts';
import { ReviewScreen } from '../../../src/app/screens/replay/review.tsx';
import { headlinesOf, inPercent, linesOf } from '../../../src/app/screens/replay/reviewLines.ts';
import type { AnyMove } from '../../../src/rules/game.ts';
import type { Table } from '../../../src/rules/netrunner/table.ts';
import { momentsOf, openSolo } from '../../../src/solo/solo.ts';
import { machineGame } from '../../support/netrunner/machineGame.ts';

afterEach(cleanup);

const game = machineGame(1, 1);

/**
 * A review from the Runner's seat. Chances are the Corp's: by turn, after the decision made (`chosen`), and after
 * another one (`other`).
 */
function reviewing(chance: (turn: number) => number, other: number, chosen = other): ReplaySource {
  const solo = openSolo(soloRules, game.played);
  if (!solo.ok) throw new Error(JSON.stringify(solo.error));
  const names = ['the Corp', 'the Runner'] as const;
  const timeline = new Timeline(momentsOf(solo.value), tableUi.recorder, names, replayUi);
  const wasMade = (table: Table, move: AnyMove): boolean => {
    const next = timeline.moments[timeline.moments.findIndex((moment) => moment.table === table) + 1];
    return JSON.stringify(next?.by?.move) === JSON.stringify(move);
  };
  const { candidates, pauses } = realReviewer();
  const reviewer: Reviewer<Table> = {
    chance: async ({ table }, first) => (!first ? chance(table.turn) : wasMade(table, first.move) ? chosen : other),
    candidates: (there, seat) => candidates(there, seat) as AnyMove[],
    pauses,
    close: () => {},
  };
  return {
    ui: tableUi,
    replay: { ...replayUi, review: { ...replayUi.review, reviewer: async () => reviewer } },
    timeline,
    names,
    seals: ['a', 'b'],
    mine: 1,
    level: 'regular',
    ended: 'You won: 7 agenda points',
    missing: null,
    followed: [1, 1],
    options: {},
  } as unknown as ReplaySource;
}

const shown = (props: ReplaySource, id: string) => render(<ReviewScreen {...props} which={{ of: 'alone', id }} />);

test('a game decided in one turn names that turn’s action, its effect, and what would have been better', async () => {
  const { container } = shown(
    reviewing((turn) => (turn < 11 ? 0.4 : 0.75), 0.1, 0.46),
    'one',
  );
  await screen.findByText('Two moments that decided it');
  expect(container.textContent).toMatch(/You won: 7 agenda points · \d to \d, turn \d+/);
  expect(container.textContent).toContain('Your chance to win');
  expect(container.textContent).toMatch(
    /Estimated: Regular played the rest of the game (50|100|150|200) times from the start of each/,
  );
  const [row, last] = screen.getAllByRole('listitem');
  expect(row?.textContent).toMatch(/Turn 10/);
  expect(row?.textContent).toContain('−35');
  expect(row?.textContent).toContain('60% to 25%');
  expect(row?.textContent).toContain('choice −6, luck −29');
  expect(last?.textContent).toContain('25% to 100%');
  // The curve is thick where the moments changed it: first against this player, then for them.
  const thick = [...container.querySelectorAll('.review-picture .swing')];
  expect(thick.map((one) => one.classList[1])).toEqual(['loss', 'seat1']);
  fireEvent.click(within(row as HTMLElement).getByRole('button'));
  const sheet = await screen.findByRole('dialog');
  expect(sheet.textContent).toMatch(/^Moment 1 of 2Turn 10Better/);
  expect(sheet.textContent).not.toContain('started turn');
  // The Corp's turn begins in the same moment as the Runner's last action.
  expect(sheet.textContent).toMatch(/The Corp drew [A-Z]/);
  expect(sheet.textContent).toContain('90% your chance');
  expect(sheet.textContent).toContain('54% your chance');
  expect(sheet.textContent).toContain('−6Your choice: 60% to 54%');
  expect(sheet.textContent).toContain('−29Luck: 54% to 25%');
  const why = within(sheet).getAllByRole('heading', { name: 'Why?' });
  expect(why).toHaveLength(2);
  for (const heading of why) expect(heading.nextElementSibling?.textContent).toMatch(/^[+−]\d+ \S/);
  expect(sheet.textContent).toMatch(/\d+ cards were hidden from you here\. The estimate sees them\./);
  within(sheet).getByRole('button', { name: /^Play on from here/ });
  // From one moment to the next without closing the sheet.
  fireEvent.click(within(sheet).getByRole('button', { name: 'Moment 2' }));
  const next = await screen.findByRole('dialog');
  expect(next.textContent).toMatch(/^Moment 2 of 2/);
  expect(within(next).queryByRole('button', { name: 'Moment 2' })).toBeNull();
  within(next).getByRole('button', { name: 'Moment 1' });
});

test('a change is the difference of the chances shown', async () => {
  shown(
    reviewing((turn) => (turn < 11 ? 0.4045 : 0.7545), 0.1, 0.4555),
    'rounded',
  );
  await screen.findByText('Two moments that decided it');
  const [row] = screen.getAllByRole('listitem');
  expect(row?.textContent).toContain('60% to 25%');
  expect(row?.textContent).toContain('choice −6, luck −29');
});

test('a chance is never shown as certain before the end of the game', () => {
  const state: ReviewState = {
    turns: 3,
    games: 50,
    curve: [1, 0.004, 1].map((chance, at) => ({ at, chance })),
    moments: [],
  };
  expect(inPercent(state, 2).curve.map(({ chance }) => chance)).toEqual([0.99, 0.01, 1]);
});

test('a decision that ends the game leaves nothing to luck', () => {
  const moment = { at: 1, to: 2, seat: 0 as const, move: { do: 'score' }, before: 0.6, better: null };
  const chosenOf = (chosen: number): number | undefined =>
    inPercent({ turns: 3, games: 50, curve: [], moments: [{ ...moment, chosen, after: 1 }] }, 2).moments?.[0]?.chosen;
  expect([chosenOf(1), chosenOf(0.998)]).toEqual([1, 0.99]);
});

test('a moment that helped the player is never called bad luck', async () => {
  shown(
    reviewing((turn) => (turn < 11 ? 0.75 : 0.4), 0.1),
    'lucky',
  );
  await screen.findByText('Luck and choice in these moments');
  const [row] = screen.getAllByRole('listitem');
  expect(row?.textContent).toContain('choice +65, luck −30');
  fireEvent.click(within(row as HTMLElement).getByRole('button'));
  const sheet = await screen.findByRole('dialog');
  within(sheet).getByText('No better move found.');
});

test('luck and choice are shown separately for both players', async () => {
  const { container } = shown(
    reviewing((turn) => (turn < 11 ? 0.4 : 0.75), 0.4, 0.46),
    'apart',
  );
  await screen.findByText('Luck and choice in these moments');
  const rows = [...container.querySelectorAll('.review-shares li')].map(({ textContent }) => textContent);
  // Both are Runner decisions. Win chance (%) before the choice, after it, and after luck: 60, 54, 25, then 25, 54,
  // 100.
  expect(rows).toEqual(['Your choices+23', 'The Corp’s choices0', 'Luck+17']);
});

test('a moment decided by the opponent’s draw is headed by the draw, and any other by the decision', () => {
  const props = reviewing(() => 0.5, 0.5);
  const { moments } = props.timeline;
  // The Runner's last action before the Corp draws.
  const turnAt = (nth: number): number => (moments[nth]?.table as Table | undefined)?.turn ?? 0;
  const at = moments.findIndex(
    (_, nth) => turnAt(nth) > 1 && turnAt(nth + 1) > turnAt(nth) && moments[nth + 1]?.by?.seat === 1,
  );
  const { seat, move } = moments[at + 1]!.by!;
  const moment = { at, to: at + 1, seat, move, before: 0.5, after: 0.3 };
  expect(headlinesOf(props, { ...moment, chosen: 0.5 })[0]).toMatch(/^The Corp drew/);
  expect(headlinesOf(props, { ...moment, chosen: 0.4 })[0]).toMatch(/^You /);
});

test('a moment names a card that was played face down, and leaves the result to the title', () => {
  const props = reviewing(() => 0.5, 0.5);
  const { moments, last } = props.timeline;
  const lines = (at: number, to: number) => {
    const { seat, move } = moments[at + 1]!.by!;
    return linesOf(props, { at, to, seat, move });
  };
  const installed = moments.findIndex((_, at) => moments[at + 1]?.by?.move.hidden !== undefined);
  expect(lines(installed, installed + 1)).toEqual([
    expect.stringMatching(/^The Corp installed/),
    `It was ${tableUi.cardTitle?.(moments[installed + 1]!.by!.move.hidden!)}`,
  ]);
  const end = props.timeline.lines.at(-1)!;
  expect(end.text).toMatch(/agenda points|flatlined|was empty/);
  expect(lines(last - 1, last)).not.toContain(end.text);
});

test('play goes on against the level of the finished game', () => {
  const { ui, timeline, level, options } = reviewing(() => 0.5, 0.5);
  const [first] = timeline.moments;
  render(<PlayOn {...{ ui, first, level, options }} moment={first!} seat={1} onClose={() => {}} />);
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed).toEqual(['Runner', 'Regular']);
});

test('tapping a turn on the curve shows its chance, and the replay opens there', async () => {
  shown(
    reviewing((turn) => (turn < 11 ? 0.4 : 0.75), 0.4),
    'curve',
  );
  const curve = await screen.findByRole('slider', { name: 'Choose a turn' });
  await screen.findByText('Luck and choice in these moments');
  fireEvent.input(curve, { target: { value: '10' } });
  await screen.findByText('Turn 11: 25%');
  expect(curve.getAttribute('aria-valuetext')).toBe('Turn 11: 25%');
  fireEvent.click(screen.getByRole('button', { name: /^Replay.*from turn 11/ }));
  const [moment] = location.hash.match(/\d+$/) ?? [];
  const { moments } = reviewing(() => 0.5, 0.5).timeline;
  const [before, there] = moments.slice(Number(moment) - 1).map(({ table }) => (table as Table).turn);
  expect([before, there]).toEqual([10, 11]);
});

test('a review can be stopped, and continues where it left off', async () => {
  const props = reviewing(() => 0.5, 0.5);
  const { review } = props.replay!;
  const first: number[] = [];
  let go: () => void = () => {};
  const reviewer = async () => {
    const one = await review!.reviewer();
    const chance: typeof one.chance = async (there, decision, games, round) => {
      if (decision === null && round === 0) first.push((there.table as Table).turn);
      if (first.length === 5) await new Promise<void>((done) => (go = done));
      return one.chance(there, decision, games, round);
    };
    return { ...one, chance };
  };
  shown({ ...props, replay: { ...props.replay!, review: { ...review!, reviewer } } }, 'stopped');
  await screen.findByText('Estimated up to turn 4');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopped. Continue any time.');
  expect(screen.getAllByRole('row')).toHaveLength(4);
  first.push(0);
  go();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('The moment that decided it');
  expect(first.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  // After the stop, none of the first four turns is estimated again.
  expect(first.slice(6).every((turn) => turn > 4)).toBe(true);
  expect(first.length).toBeGreaterThan(10);
});

test('screen readers get the chances of every turn as a table', async () => {
  shown(
    reviewing(() => 0.5, 0.5),
    'level',
  );
  await screen.findByText('The moment that decided it');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[0]).toBe('Turn 150%');
  expect(rows.at(-1)).toBe('The end100%');
  expect(new Set(rows.map((row) => /^Turn \d+(?=50%)/.exec(row ?? '')?.[0])).size).toBe(rows.length);
});

test('if the estimate stops, the screen says so and offers to try again', async () => {
  const props = reviewing(() => 0.5, 0.5);
  let fails = true;
  const { review } = props.replay!;
  const tried = {
    ...review!,
    reviewer: async () => {
      const reviewer = await review!.reviewer();
      return fails ? { ...reviewer, chance: () => Promise.reject(new Error('stopped')) } : reviewer;
    },
  };
  shown({ ...props, replay: { ...props.replay!, review: tried } }, 'stops');
  expect((await screen.findByRole('alert')).textContent).toBe('The estimate stopped early.');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The moment that decided it');
});

test('a game whose cards are not all known says that it can’t be reviewed', async () => {
  const props = reviewing(() => 0.5, 0.5);
  const moments = props.timeline.moments.map((moment) => ({ ...moment, known: [null, moment.known[1]] as const }));
  const timeline = new Timeline(moments, tableUi.recorder, ['a', 'b'], replayUi) as unknown as ReplaySource['timeline'];
  shown({ ...props, timeline }, 'hidden');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This game can’t be reviewed/);
});

test('a finished review is stored, and needs no estimate the next time', async () => {
  shown(
    reviewing((turn) => (turn < 11 ? 0.4 : 0.75), 0.1),
    'kept',
  );
  await screen.findByText('Two moments that decided it');
  cleanup();
  const again = reviewing(() => 0.5, 0.5);
  const idle = {
    ...again,
    replay: { ...again.replay, review: { ...again.replay?.review, reviewer: () => Promise.reject() } },
  };
  shown(idle as unknown as ReplaySource, 'kept');
  expect(await screen.findByText('Two moments that decided it')).toBeTruthy();
  cleanup();
  shown(idle as unknown as ReplaySource, 'another');
  expect(await screen.findByText('Try again')).toBeTruthy();
});

/** The notes on disk, as a page that was reloaded finds them, and that page's review screen. */
async function reloading() {
  const disk = new Map<string, unknown>();
  vi.doMock('../../../src/peer/store/notes.ts', () => ({
    readNote: async (name: string) => structuredClone(disk.get(name)),
    saveNote: async (name: string, note: unknown) => void disk.set(name, structuredClone(note)),
    deleteNote: async (name: string) => void disk.delete(name),
  }));
  const reload = async () => {
    vi.resetModules();
    return (await import('../../../src/app/screens/replay/review.tsx')).ReviewScreen;
  };
  return { disk, reload };
}

/** A review whose estimates stop at the given turn, and the turns that were estimated first. */
function stoppingAt(turn: number): { props: ReplaySource; first: number[] } {
  const props = reviewing(() => 0.5, 0.5);
  const first: number[] = [];
  const load = props.replay!.review!.reviewer;
  const reviewer = async () => {
    const one = await load();
    const chance: typeof one.chance = async (there, decision, games, round) => {
      const now = (there.table as Table).turn;
      if (decision === null && round === 0) first.push(now);
      if (now === turn) await new Promise(() => {});
      return one.chance(there, decision, games, round);
    };
    return { ...one, chance };
  };
  return { props: { ...props, replay: { ...props.replay!, review: { ...props.replay!.review!, reviewer } } }, first };
}

test('a review continues where it left off after a reload, unless its estimates are damaged', async () => {
  const { disk, reload } = await reloading();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const which = { of: 'alone', id: 'reloaded' } as const;
    const open = async (turn: number): Promise<number[]> => {
      const Reloaded = await reload();
      const { props, first } = stoppingAt(turn);
      render(<Reloaded {...props} which={which} />);
      await screen.findByText(turn === 0 ? 'The moment that decided it' : `Estimated up to turn ${turn - 1}`);
      // As on a page that is closed before its screen is left.
      vi.advanceTimersByTime(5000);
      vi.clearAllTimers();
      document.body.replaceChildren();
      return first;
    };
    expect(await open(5)).toEqual([1, 2, 3, 4, 5]);
    expect(await open(7)).toEqual([5, 6, 7]);
    const [[name, note] = ['', {}]] = disk as Map<string, object>;
    for (const damaged of [{ ...note, estimates: [['[0,null,0]', 7]] }, { ...note, estimate: 1 }, 'torn']) {
      disk.set(name, damaged);
      expect((await open(3)).slice(0, 3)).toEqual([1, 2, 3]);
    }
    await open(0);
    expect([...disk.keys()]).toEqual(['reviews']);
    // Reviews from before the estimate had a version are made again.
    disk.set(
      'reviews',
      (disk.get('reviews') as object[]).map((one) => ({ ...one, estimate: undefined })),
    );
    expect((await open(3)).slice(0, 3)).toEqual([1, 2, 3]);
  } finally {
    vi.useRealTimers();
    vi.doUnmock('../../../src/peer/store/notes.ts');
  }
});
