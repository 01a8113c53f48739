// @vitest-environment happy-dom
/** Either player can end the session; the Game Master’s phone seals its last pages automatically. */
import 'preact/compat';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Board } from '../../../../src/app/games/trenchcoat/board/index.tsx';
import { recorder } from '../../../../src/app/games/trenchcoat/recorder.ts';
import { newTableUiState } from '../../../../src/app/play/tableUiState.ts';
import type { Seat } from '../../../../src/rules/game.ts';
import { does } from '../../../support/trenchcoat/evening.ts';
import { goldenUntil } from '../../../support/trenchcoat/golden.ts';

vi.mock('../../../../src/peer/store/notes.ts', () => ({
  readNote: async () => undefined,
  saveNote: async () => ({ ok: true }),
}));

afterEach(cleanup);

test('the player ends the session from their phone, and the Game Master’s phone seals the last pages once', async () => {
  const evening = await goldenUntil('S-10');
  const moves: { do: string }[] = [];
  const board = (seat: Seat) => (
    <Board
      v={
        {
          ...{ seat, names: ['Mina', 'Rae'], seals: [{}, {}], link: 'open', pending: false, questionAt: 7 },
          ...{ machine: false, storageKey: `game ${seat}`, corner: '', wants: [false, false] },
          ...{ table: evening.table(), known: evening.known(seat), also: [{ title: 'Pause', act: () => {} }] },
          play: (move: { do: string }) => moves.push(move),
        } as never
      }
      record={recorder.empty}
      place={newTableUiState()}
      onLeave={() => {}}
    />
  );
  const player = render(board(1));
  await waitFor(() => player.getByRole('button', { name: 'Leave or move' }));
  act(() => void fireEvent.click(player.getByRole('button', { name: 'Leave or move' })));
  act(() => void fireEvent.click(player.getByRole('button', { name: /^End the session/ })));
  expect(moves).toEqual([]);
  act(() => void fireEvent.click(player.getByRole('button', { name: /^End it now/ })));
  expect(moves).toEqual([{ do: 'stop' }]);
  await does(evening, 1, { do: 'stop' });
  cleanup();
  const master = render(board(0));
  await waitFor(() => expect(moves.map((move) => move.do)).toEqual(['stop', 'end']));
  master.rerender(board(0));
  expect(moves).toHaveLength(2);
});
