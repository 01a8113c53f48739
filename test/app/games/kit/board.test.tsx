// @vitest-environment happy-dom
/** The kit's board, as a player reads and presses it, over the kit's own rules. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useReducer } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Board } from '../../../../src/app/games/kit/board/index.tsx';
import { type KitRecord, recorder } from '../../../../src/app/games/kit/recorder.ts';
import type { Seated } from '../../../../src/app/play/seated.ts';
import { newTableUiState } from '../../../../src/app/play/tableUiState.ts';
import type { Seat } from '../../../../src/rules/game.ts';
import { kit, type Move, type Table } from '../../../../src/rules/kit/index.ts';
import { CORP, RUNNER } from '../../../../src/rules/kit/table.ts';
import { decide, decideSealed, type LocalGame, movesOf, startLocal } from '../../../../src/solo/local.ts';
import { seeded } from '../../../../src/solo/random.ts';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../support/screens/topLayer.ts';

const notes = new Map<string, unknown>();
vi.mock('../../../../src/peer/store/notes.ts', () => ({
  readNote: async (name: string) => notes.get(name),
  saveNote: async (name: string, note: unknown) => void notes.set(name, note),
  deleteNote: async (name: string) => void notes.delete(name),
}));

beforeEach(() => {
  closeLikeBrowsers();
  notes.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Options = Partial<Pick<Seated<Table, Move>, 'standing' | 'link' | 'also' | 'want'>>;

/** A board for the given seat; with a standing, one phone writes for both sides. */
class KitTable {
  readonly game: LocalGame<Table, Move>;
  record: KitRecord = recorder.empty;
  readonly left: string[] = [];
  readonly refused: unknown[] = [];
  readonly place = newTableUiState();
  #steps = 0;
  #redraw = (): void => {};

  constructor(
    readonly seat: Seat,
    readonly options: Options = {},
  ) {
    const started = startLocal(kit, [[], []], {}, seeded(3));
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    this.game = started.value as unknown as LocalGame<Table, Move>;
  }

  /** Both sides' moves; bids need one of each side. */
  readonly move = (seat: Seat, ...moves: Move[]): void => {
    const before = this.game.table;
    const done =
      moves.length > 1 ? decideSealed(this.game, moves as [Move, Move]) : decide(this.game, seat, moves[0] as Move);
    if (!done.ok) return void this.refused.push(done.error);
    const step = { seq: this.#steps++, events: done.value, before, after: this.game.table, known: this.game.known };
    this.record = recorder.after(this.record, [step as never], ['Ann', 'Bob']);
    this.#redraw();
  };

  seated(): Seated<Table, Move> {
    const { game, options } = this;
    const { pen } = game.table;
    // A single phone answers for the player with the pen.
    const seat = options.standing ? pen : this.seat;
    return {
      table: game.table,
      seat,
      known: game.known[seat],
      question: kit.ask(game.table),
      questionAt: this.#steps,
      moves: movesOf(game, seat),
      play: (...moves: Move[]) => this.move(seat, ...moves),
      pending: false,
      refusal: (move: Move) => kit.refusal(game.table, seat, move, game.known[seat]),
      names: options.standing ? ['the Corp', 'the Runner'] : ['Ann', 'Bob'],
      seals: ['a', 'b'],
      link: 'open',
      storageKey: 'kit-test',
      sealed: [false, false],
      corner: '7 ab12',
      ...options,
    } as unknown as Seated<Table, Move>;
  }

  async open(): Promise<void> {
    const Phone = () => {
      const [, redraw] = useReducer((n: number) => n + 1, 0);
      this.#redraw = () => act(() => redraw(undefined as never));
      return (
        <Board v={this.seated()} record={this.record} place={this.place} onLeave={() => void this.left.push('left')} />
      );
    };
    render(<Phone />);
    await this.settles();
  }

  /** Stored taps are read and written a moment later. */
  async settles(): Promise<void> {
    for (let turns = 0; turns < 8; turns++) await act(async () => {});
  }
}

const numbers = (side: string): string[] => lists(`section.kit-${side} .kit-tiles li`);

async function taps(table: KitTable, ...names: string[]): Promise<void> {
  for (const name of names) {
    press(name);
    await table.settles();
  }
}

describe('the numbers of one side', () => {
  test('change in steps of one, three and five, never below none', async () => {
    const table = new KitTable(CORP);
    await table.open();
    expect(numbers('me')[0]).toBe('5 bits');
    expect(offers('.pad .jumps')).toEqual(['Remove 5 bits', 'Remove 3 bits', 'Add 3 bits', 'Add 5 bits']);
    await taps(table, 'Add 1 bit', 'Add 5 bits');
    expect(numbers('me')[0]).toBe('11 bits');
    await taps(table, 'Remove 5 bits', 'Remove 5 bits');
    expect(offers('.pad .jumps')).toEqual(['Remove 5 bits (off)', 'Remove 3 bits (off)', 'Add 3 bits', 'Add 5 bits']);
    await taps(table, 'Remove 3 bits', 'Remove 1 bit');
    expect(table.game.table.sides[CORP].numbers['bits']).toBe(0);
    expect(table.refused).toEqual([]);
  });

  test('are chosen by their tile', async () => {
    const table = new KitTable(RUNNER);
    table.move(CORP, { do: 'yield' });
    await table.open();
    press('0 tags');
    expect(reads('.pad .steps')).toBe('−0tags+');
    await taps(table, 'Add 1 tag');
    expect(reads('.pad .steps')).toBe('−1tag+');
    expect(numbers('me').find((tile) => tile.endsWith('tag'))).toBe('1 tag');
    expect(document.querySelector('.kit-me .warn')?.textContent).toBe('1 tag');
  });

  test('actions are discs: a full one is spent, an empty one comes back', async () => {
    const table = new KitTable(CORP);
    await table.open();
    const discs = () => offers('.kit-me .discs');
    expect(discs()).toEqual(Array(3).fill('Spend an action, 3 left'));
    await taps(table, 'Spend an action');
    expect(discs()).toEqual(['Spend an action, 2 left', 'Spend an action, 2 left', 'Add an action']);
    await taps(table, 'Add an action');
    expect(discs()).toEqual(Array(3).fill('Spend an action, 3 left'));
  });

  test('agenda points are set by their square; the highest one takes itself back', async () => {
    const table = new KitTable(CORP);
    await table.open();
    expect(reads('.kit-me .squares p')).toBe('Agenda points 0 of 7');
    await taps(table, '3 agenda points');
    expect(reads('.kit-me .squares p')).toBe('Agenda points 3 of 7');
    expect(offers('.squares').map((square) => square.endsWith('(on)'))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    await taps(table, '3 agenda points');
    expect(reads('.kit-me .squares p')).toBe('Agenda points 2 of 7');
  });

  test('a counter of their own is named, counted, and removed', async () => {
    const table = new KitTable(CORP);
    await table.open();
    press('Add a counter…');
    expect(offers().at(-1)).toMatch(/\(main, off\)$/);
    const field = screen.getByLabelText('What do you want to count?');
    act(() => void fireEvent.input(field, { target: { value: '  virus   counters ' } }));
    const add = offers().at(-1) ?? '';
    expect(add).toContain('virus counters');
    await taps(table, add.replace(' (main)', ''));
    expect(reads('.pad .steps')).toContain('1virus counters');
    expect(numbers('me').at(-1)).toMatch(/^1 /);
    await taps(table, 'Remove', 'Remove');
    const names = lists('.pad .jumps button');
    expect(names).toContain('Remove');
    act(() => void fireEvent.click([...document.querySelectorAll('.pad .jumps button')].at(-1) as Element));
    await table.settles();
    expect(numbers('me').some((tile) => tile.includes('virus'))).toBe(false);
    expect(reads('.pad .steps')).toContain('bits');
  });
});

describe('the other side', () => {
  test('is read, not changed, while it has a phone of its own', async () => {
    const table = new KitTable(CORP, { link: 'away' });
    await table.open();
    expect(reads('.kit-them header')).toBe('Bobaway');
    expect(offers('.kit-them')).toEqual([]);
  });

  test('is changed too if both sides share a phone, and its turns begin here', async () => {
    const table = new KitTable(CORP, { standing: 'on one phone' });
    await table.open();
    expect(reads('.kit-them header')).toBe('The Runneron one phone');
    await taps(table, 'New turn: the Runner');
    expect(reads('.kit-me header small')).toBe('turn 2, the Runner');
    await taps(table, 'Spend an action, 4 left');
    expect(table.game.table.sides[RUNNER].numbers['actions']).toBe(3);
    act(() => void fireEvent.click(document.querySelectorAll('.kit-them .kit-tiles button')[0] as Element));
    await taps(table, 'Add 3 bits');
    expect(numbers('them')[0]).toBe('8 bits');
    expect(table.refused).toEqual([]);
  });
});

describe('what both share', () => {
  test('a die and a coin show their result until it has been seen', async () => {
    const table = new KitTable(CORP);
    await table.open();
    await taps(table, 'Die');
    expect(reads('h2')).toBe('Shared die');
    expect(Number(reads('.huge'))).toBeGreaterThanOrEqual(1);
    expect(Number(reads('.huge'))).toBeLessThanOrEqual(6);
    await taps(table, 'Continue');
    expect(document.querySelector('dialog[open]')).toBeNull();
    await taps(table, 'Coin');
    expect([reads('h2'), ['Heads', 'Tails'].includes(reads('.huge'))]).toEqual(['Shared coin', true]);
    await taps(table, 'Continue');
    // After a return to the table, it counts as seen.
    cleanup();
    await table.open();
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test('the clock counts the turn, and starts again with the next one', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const table = new KitTable(CORP);
    await table.open();
    await taps(table, 'New turn');
    expect(reads('.kit-me header small')).toBe('turn 2, yours');
    press('Clock');
    act(() => void vi.advanceTimersByTime(65_000));
    expect(reads('.kit-me header small')).toBe('turn 2, yours, 1:05');
    await taps(table, 'New turn');
    act(() => void vi.advanceTimersByTime(2000));
    expect(reads('.kit-me header small')).toBe('turn 3, yours, 0:02');
    press('Clock');
    expect(reads('.kit-me header small')).toBe('turn 3, yours');
  });

  test('the log is short on the board and whole on its sheet, newest first', async () => {
    const table = new KitTable(CORP);
    await table.open();
    expect(reads('.kit-lines')).toBe('Log: No entries yet.');
    await taps(table, 'Add 1 bit', 'New turn', 'Add 3 bits', 'Coin', 'Continue');
    const short = lists('.kit-lines span');
    expect(short).toHaveLength(3);
    press('Log: ');
    const whole = lists('.kit-log li');
    expect(whole.length).toBeGreaterThan(3);
    expect(whole.slice(0, 3)).toEqual(short.toReversed());
  });

  test('leaving offers what the table has besides, and ending it ends the game', async () => {
    const did: string[] = [];
    const also = [{ title: 'Offer a draw', act: () => void did.push('draw') }];
    const table = new KitTable(CORP, { also });
    await table.open();
    press(' Leave or end'.trim());
    expect(offers()).toEqual([
      'Leave the tableyou can resume it later',
      'Offer a draw',
      expect.stringMatching(/^The game is over/),
    ]);
    press('Leave the table');
    expect(table.left).toEqual(['left']);
    press('Offer a draw');
    expect(did).toEqual(['draw']);
    press('Leave or end');
    await taps(table, 'The game is over');
    expect(kit.ask(table.game.table).kind).toBe('over');
  });
});

describe('a trace', () => {
  test('is begun by the Corp with a limit', async () => {
    const table = new KitTable(CORP);
    await table.open();
    press('Trace');
    expect(offers().filter((one) => one.endsWith('(on)'))).toEqual(['5 (on)']);
    press('7');
    await taps(table, 'Trace, limit 7');
    expect(table.game.table.trace).toMatchObject({ limit: 7 });
    expect(reads('[role=status]')).toBe('Limit 7. Waiting for Bob to show their base link…');
  });

  test('is not begun by the Runner', async () => {
    const table = new KitTable(RUNNER);
    await table.open();
    expect(offers('.together')[0]).toBe('Traceonly the Corp can start one (main, off)');
    press('Trace');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test('can be cancelled by the Corp while the Runner looks for the link, by a word to the other phone', async () => {
    const wants: boolean[] = [];
    const table = new KitTable(CORP, { want: (on) => void wants.push(on) });
    table.move(CORP, { do: 'trace', limit: 4 });
    await table.open();
    press('Cancel the trace');
    expect(wants).toContain(true);
    expect(reads('[role=status]')).toBe('Cancelling the trace: waiting for Bob’s phone…');
    expect(offers()).toEqual(['Leave the tableyou can resume it later']);
  });

  test('asks the Runner for the base link, which they can refuse by cancelling', async () => {
    const table = new KitTable(RUNNER);
    table.move(CORP, { do: 'trace', limit: 4 });
    await table.open();
    expect(reads('p')).toBe('Trace, limit 4. What is your base link?');
    press('Cancel the trace');
    expect(table.game.table).toMatchObject({ step: 'free', trace: null });
  });

  test('takes bids within the bits and the limit, and shows both with the result', async () => {
    const table = new KitTable(CORP);
    table.move(CORP, { do: 'trace', limit: 4 });
    table.move(RUNNER, { do: 'link', link: 2 });
    await table.open();
    expect(lists('.kit-envelopes li')).toEqual(['Yoursnot sealed yet', 'Bobnot sealed yet']);
    expect(offers('.kit-numbers')).toEqual(['0 (on)', '1', '2', '3', '4']);
    press('3');
    expect(offers().at(-1)).toBe('Seal a bid of 3leaves you 2 of 5 bits (main)');
    table.move(CORP, { do: 'bid', bits: 3 }, { do: 'bid', bits: 1 });
    await table.settles();
    expect([reads('h2'), reads('.huge')]).toEqual(['Trace', 'The trace succeeds']);
    expect(reads('.outcome p + p')).toBe('The Corp: 3. The Runner: base link 2 and 1 bit.');
    await taps(table, 'Continue');
    expect(numbers('me')[0]).toBe('2 bits');
  });

  test('keeps a sealed bid as it is', async () => {
    const table = new KitTable(RUNNER, { sealed: [false, true] } as Options);
    table.move(CORP, { do: 'trace', limit: 1 });
    table.move(RUNNER, { do: 'link', link: 0 });
    await table.open();
    expect(lists('.kit-envelopes li')).toEqual(['Annnot sealed yet', 'Yourssealed']);
    expect(reads('[role=status]')).toBe('Your bid is sealed. You can’t change it.');
    expect(offers()).toEqual(['Leave the tableyou can resume it later']);
  });
});
