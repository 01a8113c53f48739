/** The root session at a table with several players: when its games are opened, and what it shows in the meantime. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PairedPeer } from '../../../src/app/device/transports.ts';
import type { Opened } from '../../../src/app/play/open.ts';
import { openedHere } from '../../../src/app/play/opened.ts';
import { AppSession } from '../../../src/app/session.ts';
import type { Failure } from '../../../src/words/failure.ts';
import { soon } from '../../support/screens/soon.ts';

type Keep = (opened: Opened) => void;
const reads: { room: string; keep: Keep; done(trouble: Failure | null): void }[] = [];

const attempts: { game: string; done(result: { ok: false; error: Failure }): void }[] = [];

vi.mock('../../../src/app/play/open.ts', () => ({
  openAgain: (game: string) =>
    new Promise((done) => {
      attempts.push({ game, done });
    }),
}));
vi.mock('../../../src/app/play/removeGame.ts', () => ({
  removeGame: async ({ game }: { game: string }) => {
    openedHere.delete(game);
    return { ok: true };
  },
}));
// The games themselves would need a browser's storage.
vi.mock('../../../src/app/play/group/here.ts', () => ({
  groupHere: () => [...openedHere.values()],
  openRoomGames: (room: string, keep: Keep) =>
    new Promise<Failure | null>((done) => {
      reads.push({ room, keep, done });
    }),
}));

const evening = (game: string) =>
  ({
    shelved: { game, ticket: { role: 'host', room: 'ROOM' }, seat: 0, rules: 'trenchcoat/2' },
    rematch: { close() {} },
  }) as Opened;
const busy: Failure = { kind: 'E-SHUT', text: 'The storage is busy.' };

beforeEach(() => {
  vi.useFakeTimers();
  location.hash = '#/group/ROOM';
});
afterEach(() => {
  vi.useRealTimers();
  reads.length = 0;
  attempts.length = 0;
  openedHere.clear();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The first import of a module takes real time. */
const loaded = async (reading: number) => {
  while (reads.length < reading) await pass(1);
};

test('a table that is entered twice opens its games only once', async () => {
  const session = new AppSession(() => {});
  session.arrive({ at: 'group', room: 'ROOM' });
  await loaded(1);
  session.arrive({ at: 'home' });
  session.arrive({ at: 'group', room: 'ROOM' });
  await pass(10);
  expect(reads).toHaveLength(1);
  reads[0]!.keep(evening('Ann'));
  reads[0]!.done(null);
  await pass(10);
  expect([session.groupIn('ROOM')?.length, session.trouble]).toEqual([1, null]);
});

test('while storage is busy, the table is retried every two seconds, however often it was entered', async () => {
  const session = new AppSession(() => {});
  for (let n = 1; n <= 3; n++) {
    session.arrive({ at: 'group', room: 'ROOM' });
    await loaded(n);
    reads[n - 1]!.done(busy);
    await pass(10);
  }
  await pass(2000);
  expect(reads).toHaveLength(4);
});

test('a table that was left is not retried, and reports nothing on another screen', async () => {
  const session = new AppSession(() => {});
  session.arrive({ at: 'group', room: 'ROOM' });
  await loaded(1);
  session.arrive({ at: 'settings' });
  reads[0]!.done(busy);
  await pass(10_000);
  expect([reads.length, session.trouble]).toEqual([1, null]);
  session.arrive({ at: 'group', room: 'ROOM' });
  await loaded(2);
  session.arrive({ at: 'settings' });
  reads[1]!.done({ kind: 'E-TAB', text: 'It is open in another tab.' });
  await pass(10);
  expect(session.trouble).toBeNull();
});

test('a game that was removed on another screen is no longer shown at the table', async () => {
  const session = new AppSession(() => {});
  session.arrive({ at: 'group', room: 'ROOM' });
  await loaded(1);
  for (const game of ['Ann', 'Bob']) reads[0]!.keep(evening(game));
  reads[0]!.done(null);
  await pass(10);
  expect(session.groupIn('ROOM')).toHaveLength(2);
  openedHere.delete('Ann');
  expect(session.groupIn('ROOM')).toBeNull();
  session.arrive({ at: 'group', room: 'ROOM' });
  await loaded(2);
  reads[1]!.done(null);
  await pass(10);
  expect(session.groupIn('ROOM')?.map(({ shelved }) => shelved.game)).toEqual(['Bob']);
});

test('a table whose games can’t be read yet says so until they can be', async () => {
  const session = new AppSession(() => {});
  session.arrive({ at: 'group', room: 'ROOM' });
  await loaded(1);
  reads[0]!.done(busy);
  await pass(10);
  expect(session.trouble).toEqual(busy);
  await loaded(2);
  reads[1]!.keep(evening('Ann'));
  reads[1]!.done(null);
  await pass(10);
  expect([session.trouble, session.groupIn('ROOM')?.length]).toEqual([null, 1]);
});

test('a seat opened while its table is being read is not reported as open in another tab', async () => {
  const session = new AppSession(() => {});
  session.arrive({ at: 'group', room: 'ROOM' });
  await loaded(1);
  location.hash = '#/table/Ann';
  session.arrive({ at: 'table', game: 'Ann' });
  await soon(() => expect(attempts).toHaveLength(1));
  attempts[0]!.done({ ok: false, error: { kind: 'E-TAB', text: 'It is open in another tab.' } });
  await pass(10);
  expect(session.trouble).toBeNull();
  reads[0]!.keep(evening('Ann'));
  reads[0]!.done(null);
  await pass(2000);
  expect(session.openedAt('Ann')?.shelved.game).toBe('Ann');
});

test('removing a game leads to the others at its table; removing the last one leads home', async () => {
  const session = new AppSession(() => {});
  const [ann, bob] = [evening('Ann'), evening('Bob')];
  for (const one of [ann, bob]) openedHere.set(one.shelved.game, one);
  location.hash = '#/table/Ann';
  await session.remove(ann);
  await soon(() => expect(location.hash).toBe('#/group/ROOM'));
  await session.remove(bob);
  await soon(() => expect(location.hash).toBe('#/'));
});

test('meeting another phone withdraws the rematch requested after an earlier game', () => {
  const withdrawn: string[] = [];
  const finished = (game: string): Opened => ({
    ...evening(game),
    rematch: { withdraw: () => void withdrawn.push(game) } as unknown as Opened['rematch'],
  });
  openedHere.set('first', finished('first'));
  const session = new AppSession(() => {});
  session.meet({} as PairedPeer);
  expect(withdrawn).toEqual(['first']);
});
