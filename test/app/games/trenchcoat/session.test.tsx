// @vitest-environment happy-dom
/** A whole session of Pink Trenchcoat: what each move adds to the rooms of both phones. */
import 'preact/compat';
import { act, cleanup, render, waitFor } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { LogRoom } from '../../../../src/app/games/trenchcoat/board/log/index.tsx';
import { MatrixRoom } from '../../../../src/app/games/trenchcoat/board/matrix/index.tsx';
import { TestRoom } from '../../../../src/app/games/trenchcoat/board/test/index.tsx';
import { DraftsHere, useDrafts } from '../../../../src/app/games/trenchcoat/board/useDraft.ts';
import { recorder } from '../../../../src/app/games/trenchcoat/recorder.ts';
import { GM, PLAYER } from '../../../../src/rules/trenchcoat/game/table.ts';
import { asRead, newLines } from '../../../support/screens/asRead.ts';
import { localEvening } from '../../../support/trenchcoat/evening.ts';
import { dice, playGolden } from '../../../support/trenchcoat/golden.ts';
import { golden, renew } from '../../../support/words/heard.ts';

vi.mock('../../../../src/peer/store/notes.ts', () => ({
  readNote: async () => undefined,
  saveNote: async () => ({ ok: true }),
}));
afterEach(cleanup);

function Drafts({ children }: { children: ComponentChildren }) {
  const drafts = useDrafts('game', GM);
  return drafts && <DraftsHere.Provider value={drafts}>{children}</DraftsHere.Provider>;
}

async function shows(screen: ComponentChildren): Promise<string[]> {
  cleanup();
  const { container } = render(<Drafts>{screen}</Drafts>);
  await act(async () => void (await Promise.resolve()));
  await waitFor(() => expect(container.innerHTML).not.toBe(''));
  return asRead(container);
}

test('both phones show the golden session as they did before', async () => {
  const evening = localEvening(dice);
  let record = recorder.empty;
  let moves = 0;
  let heard = 0;
  const told: string[] = [];
  const before = new Map<string, string[]>();
  const look = async (title: string): Promise<void> => {
    for (const seat of [GM, PLAYER]) {
      const session = {
        ...{ seat, names: ['Mina', 'Rae'], seals: ['m', 'r'], link: 'open', pending: false, questionAt: moves },
        ...{ handed: [], errands: [], machine: false, wants: [null, null], record, play: () => {}, change: () => {} },
        ...{ table: evening.table(), known: evening.known(seat), drawer: evening.drawer },
      } as never;
      const rooms = {
        test: <TestRoom v={session} onRoom={() => {}} own={null} setOwn={() => {}} picked={null} onPick={() => {}} />,
        matrix: <MatrixRoom v={session} onRoom={() => {}} onOwn={() => {}} />,
        log: <LogRoom v={session} />,
      };
      for (const [room, screen] of Object.entries(rooms)) {
        const lines = await shows(screen);
        const fresh = newLines(before.get(`${seat} ${room}`) ?? [], lines);
        before.set(`${seat} ${room}`, lines);
        if (fresh.length > 0) told.push(`\n== ${title}: ${seat === GM ? 'Mina' : 'Rae'}, ${room}`, ...fresh);
      }
    }
  };
  const tried = evening.tried.bind(evening);
  evening.tried = async (seat, move) => {
    const table = evening.table();
    const done = await tried(seat, move);
    const events = (await evening.events()).slice(heard);
    heard += events.length;
    const step = { seq: moves++, events, before: table, after: evening.table(), known: [null, null] as const };
    record = recorder.after(record, [step] as never, ['Mina', 'Rae']);
    await look(`${moves} ${seat === GM ? 'Mina' : 'Rae'} ${move.do}`);
    return done;
  };
  await playGolden(evening);
  const now = `${told.join('\n').trim()}\n`;
  expect(now, renew).toBe(golden('session.golden.txt', import.meta.url, now));
});
