// @vitest-environment happy-dom
/** A table with several players: its games, its row on the home screen, the strip, and the link to the next player. */
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Others, readOthers, writeOthers } from '../../../src/app/play/group/others.ts';
import { gamesInRoom, sameLink, seatsOf } from '../../../src/app/play/group/room.ts';
import type { Opened } from '../../../src/app/play/open.ts';
import { cellOf } from '../../../src/app/screens/group/index.tsx';
import {
  GroupStrip,
  longestWaiting,
  Next,
  type StripSeat,
  shortenNames,
  useWaitingSince,
} from '../../../src/app/screens/group/strip.tsx';
import { GameRow, openGames } from '../../../src/app/screens/home/games.tsx';
import { splitLink } from '../../../src/peer/link/split.ts';
import type { Shelved } from '../../../src/peer/store/shelf.ts';
import { othersLine } from '../../../src/words/en/trenchcoat/board/look.ts';
import { pair } from '../../support/link/memory.ts';

const felt: string[] = [];
vi.mock('../../../src/app/device/feedback.ts', () => ({
  playFeedback: (kinds: readonly string[]) => felt.push(...kinds),
}));

afterEach(cleanup);

const evening = (name: string, about: Partial<Shelved> = {}): Shelved => ({
  game: `room-${name}`,
  names: ['Mina', name],
  keys: ['mina', name],
  seat: 0,
  points: [0, 0],
  turn: 2,
  over: false,
  rules: 'trenchcoat/2',
  ticket: { role: 'host', room: 'ROOM', token: '', peerKey: new TextEncoder().encode(name.padEnd(32)) },
  touched: 1,
  ...about,
});

describe('the games of a table', () => {
  const names = (rows: readonly Shelved[]): string[] => gamesInRoom('ROOM', rows).map((row) => row.names[1]);

  test('are those that this phone hosts in one room, sorted by the players’ names', () => {
    const elsewhere = evening('Dee', { ticket: { ...evening('Dee').ticket, room: 'OTHER' } });
    expect(names([evening('Cy'), elsewhere, evening('Ann'), evening('Bob')])).toEqual(['Ann', 'Bob', 'Cy']);
  });

  test.each<[string, Partial<Shelved>]>([
    ['played as the player', { seat: 1 }],
    ['with other rules', { rules: 'netrunner/10' }],
    ['joined as a guest', { ticket: { ...evening('Bob').ticket, role: 'guest' } }],
    ['that moved here from another phone', { own: 'other' }],
    ['that moved to another phone', { moved: 1 }],
    ['followed by another', { followed: true }],
  ])('do not include games %s', (_, about) => {
    expect(names([evening('Ann'), evening('Bob', about)])).toEqual(['Ann']);
  });

  test('include one per player: a session and the next one of the same two players share a link', () => {
    const [first, next] = [evening('Ann'), evening('Ann', { game: 'room-next' })];
    expect(sameLink(first.ticket, next.ticket)).toBe(true);
    expect(sameLink(first.ticket, evening('Bob').ticket)).toBe(false);
    expect(gamesInRoom('ROOM', [next, first]).map(({ game }) => game)).toEqual(['room-next']);
  });

  test('have six places for a Game Master, and one for any other player', () => {
    expect([seatsOf(evening('Ann')), seatsOf(evening('Ann', { seat: 1 }))]).toEqual([6, 1]);
  });
});

test('the home screen shows a table as one row with all names, and a single session as usual', () => {
  const together = openGames([evening('Bob', { touched: 5 }), evening('Ann'), evening('Cy', { paused: 'mine' })], []);
  expect(together).toHaveLength(1);
  const { container } = render(<GameRow game={together[0]!} />);
  expect(container.textContent).toBe('Ann, Bob and CyPink Trenchcoat: 6 tests');
  expect(container.querySelector('a')?.hash).toBe('#/group/ROOM');
  expect(openGames([evening('Bob')], [])[0]?.at).toEqual({ at: 'table', game: 'room-Bob' });
});

const seat = (name: string, about: Partial<StripSeat> = {}): StripSeat => ({
  game: name,
  name,
  character: name,
  seal: <i />,
  waits: false,
  sign: null,
  state: null,
  away: false,
  ...about,
});

const atTable = (link: string, kind: string): Opened => {
  const match = { view: () => ({ status: { kind } }) };
  return { sitting: { link: { state: link }, match, ui: {} }, shelved: evening('Bob') } as unknown as Opened;
};

describe('the strip', () => {
  test('leads to all players and to each, says in words what each is doing, and marks the one shown', () => {
    const shown: (string | null)[] = [];
    const seats = [seat('Vesper Quill', { waits: true, state: 'asks' }), seat('Bram Oduya', { away: true })];
    render(<GroupStrip seats={seats} current="Bram Oduya" onSeat={(game) => shown.push(game)} />);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['All', 'Vesperasks', 'Bramaway']);
    expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    for (const button of buttons) fireEvent.click(button);
    expect(shown).toEqual([null, 'Vesper Quill', 'Bram Oduya']);
  });

  test('shows a player whose table is not set up yet, so that the seat can be opened and removed', () => {
    expect(cellOf(atTable('open', 'playing'), [])).toMatchObject({ game: 'room-Bob', name: 'Bob', waits: false });
  });

  test.each([
    ['open', 'playing', false],
    ['away', 'playing', true],
    ['away', 'over', false],
  ] as const)('with the link %s in a game that is %s, shows a player as away: %s', (link, kind, away) => {
    expect(cellOf(atTable(link, kind), []).away).toBe(away);
  });

  test('shortens names to their first word if that tells them apart', () => {
    expect(shortenNames(['Vesper Quill', 'Bram Oduya', 'Bram'])).toEqual(['Vesper', 'Bram Oduya', 'Bram']);
  });
});

describe('Next', () => {
  const seats = [
    seat('Ann', { waits: true }),
    seat('Bob', { waits: true, state: 'asks' }),
    seat('Cy', { waits: true }),
  ];
  const since = new Map([
    ['Ann', 10],
    ['Bob', 20],
    ['Cy', 30],
  ]);

  test('leads to the player who has waited longest elsewhere', () => {
    expect(longestWaiting(seats, 'Ann', since)?.seat.name).toBe('Bob');
    expect(longestWaiting(seats, null, since)?.seat.name).toBe('Ann');
    expect(longestWaiting([seat('Ann', { waits: true })], 'Ann', since)).toBeNull();
  });

  test('vibrates when a player begins to wait elsewhere, but not on leaving the seat of one who waits', () => {
    felt.length = 0;
    const Waits = ({ waits, current }: { waits: readonly string[]; current: string | null }) => {
      useWaitingSince(
        ['Ann', 'Bob'].map((name) => seat(name, { waits: waits.includes(name) })),
        current,
      );
      return null;
    };
    const { rerender } = render(<Waits waits={[]} current="Ann" />);
    rerender(<Waits waits={['Ann']} current="Ann" />);
    rerender(<Waits waits={['Ann']} current="Bob" />);
    expect(felt).toEqual([]);
    rerender(<Waits waits={['Ann', 'Bob']} current={null} />);
    expect(felt).toEqual(['turn']);
  });

  test('says who is waiting for what', () => {
    const shown: string[] = [];
    render(<Next seat={seats[1]!} since={performance.now()} onSeat={(game) => shown.push(game)} />);
    const button = screen.getByRole('button', { name: /^Next: Bob asks/ });
    fireEvent.click(button);
    expect(shown).toEqual(['Bob']);
  });
});

describe('the list of other players', () => {
  const others = [
    { name: 'Bob', character: 'Kite', away: false },
    { name: 'Dee', character: '', away: true },
  ];

  test('reaches the player outside the match, which does not receive it', async () => {
    const { a, b } = pair({ auto: true });
    const [host, guest] = [splitLink(a), splitLink(b)];
    const here = new Others(guest.table, true);
    const match: Uint8Array[] = [];
    guest.match.onPacket((packet) => match.push(packet));
    const changed = new Promise<void>((resolve) => here.onChange(resolve));
    host.table.send(writeOthers(others));
    await changed;
    expect([here.list, match]).toEqual([others, []]);
    expect(othersLine(here.list)).toBe('At the table: Kite (Bob), Dee (away)');
  });

  test('is requested by a guest’s phone when its game opens, since anything sent before was lost', async () => {
    const { a, b } = pair({ auto: true });
    const host = new Others(splitLink(a).table);
    const asked = new Promise<void>((resolve) => host.onChange(resolve));
    new Others(splitLink(b).table, true);
    await asked;
    expect(host.list).toEqual([]);
  });

  test('is not accepted from a guest', async () => {
    const { a, b } = pair({ auto: true });
    const here = new Others(splitLink(a).table);
    const asked = new Promise<void>((resolve) => here.onChange(resolve));
    splitLink(b).table.send(writeOthers(others));
    await asked;
    expect(here.list).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['a message without a list', '{}'],
    ['six others', JSON.stringify(Array(6).fill(['Bob', 'Kite', false]))],
    ['a different format', '[["Bob",1,false]]'],
    ['a message that is too long', `[["${'x'.repeat(2000)}","",false]]`],
  ])('does not accept %s as a message', (_, text) => {
    expect(readOthers(new TextEncoder().encode(text))).toBeNull();
  });

  test('shows names in one line, and none that imitates the app’s own words', () => {
    const packet = new TextEncoder().encode(JSON.stringify([['Game Master', 'Kite\n\u202e', false]]));
    expect(readOthers(packet)).toEqual([{ name: '', character: 'Kite', away: false }]);
  });
});
