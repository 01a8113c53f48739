// @vitest-environment happy-dom
/** Past games: which ones can no longer be verified. */
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { PastScreen } from '../../../src/app/screens/past/index.tsx';
import { putOnShelf } from '../../../src/peer/store/shelf.ts';
import type { Records } from '../../../src/peer/store/store.ts';
import kept from '../../peer/match/olderProtocol.json' with { type: 'json' };
import { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { shelfRow } from '../../support/screens/shelfRow.ts';
import { shortDuel } from '../../support/shortToy.ts';

const store = new FaultyDisk().open();
vi.mock('../../../src/app/device/disk.ts', () => ({ disk: { read: (name: string) => store.read(name) } }));

afterEach(cleanup);

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

/** A finished game in the list and on disk. */
async function finished(game: string, records: Records): Promise<void> {
  await store.put(game, records);
  const result = { winner: 0, by: 'rules', text: 'it is over' } as const;
  await putOnShelf(shelfRow(game, game, { over: true, result }));
}

test('a game from an older protocol says that it can no longer be verified; one from this protocol does not', async () => {
  const records = Object.entries(kept.done.records).map(([name, text]) => [name, bytesOf(text)]);
  await finished('Old', Object.fromEntries(records));
  const now = await (await shortDuel()).players[0].disk.open().read('duel');
  if (!now.ok) throw new Error(now.error);
  await finished('New', now.value.records);
  const { findByText, queryByText } = render(<PastScreen />);
  const says = 'Can no longer be verified: played with an older protocol.';
  fireEvent.click(await findByText(/\bOld\b/));
  await findByText(says);
  fireEvent.click(await findByText(/\bNew\b/));
  await findByText('Result and rematch');
  // Long enough for the disk to answer.
  await new Promise((wake) => setTimeout(wake, 100));
  expect(queryByText(says)).toBeNull();
});
