// @vitest-environment happy-dom
/** The sheet in which a player chooses what to take back: how far, what it undoes, and what stays known. */
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameRecord, RecordLine } from '../../../../src/app/play/record.ts';
import type { PlayStep } from '../../../../src/app/play/running.ts';
import { TakeBack } from '../../../../src/app/screens/table/takeBack.tsx';
import type { BackView, BackWay } from '../../../../src/peer/match/view.ts';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../support/screens/topLayer.ts';

vi.mock('../../../../src/app/play/matchRunning.ts', async (original) => ({
  ...(await original<object>()),
  runningOf: ({ running }: { running: object }) => running,
}));
beforeEach(closeLikeBrowsers);
afterEach(cleanup);

/** A table is this player's bits. */
const counts = (table: unknown) => [
  { seat: 0 as const, name: 'bits', n: table as number, paid: (n: number) => `${n} bits` },
];
const line = (seq: number, text: string, seat: 0 | 1 | null = 0): RecordLine => ({ seq, text, seat }) as RecordLine;
const step = (seq: number, before: number, after: number) => ({ seq, before, after }) as PlayStep<unknown>;
const steps = [step(4, 9, 5), step(6, 5, 5), step(8, 5, 2)];
const lines = [line(4, 'Ann installed a card'), line(6, 'Bob passed', 1), line(8, 'Ann rezzed a card')];
const way = (to: number, table: number, learned: BackWay['learned'] = []): BackWay => ({ to, table, learned });

function sheet(back: Partial<BackView>) {
  const did: unknown[] = [];
  const ui = {
    counts,
    cardTitle: (card: string) => `the ${card}`,
    RecordText: ({ text }: { text: string }) => text,
  };
  const sitting = { ui, names: ['Ann', 'Bob'], running: { told: () => ({ steps, since: 0 }) } };
  render(
    <TakeBack
      sitting={sitting as never}
      seat={0}
      back={{ on: true, ways: [], barred: null, ...back }}
      table={2}
      record={{ lines } as unknown as GameRecord}
      onClose={() => did.push('close')}
      onAsk={(to) => did.push(to)}
    />,
  );
  return did;
}

test('the last move is offered, with its price and what comes back', () => {
  const did = sheet({ ways: [way(8, 5)] });
  expect(reads('h2')).toBe('Take back the last move?');
  expect(lists('h3')).toEqual(['This will be undone', 'What was learned since then']);
  expect(lists('.undone li')).toEqual(['Ann rezzed a card3 bits']);
  expect(lists('.goes-back li')).toEqual(['Your bits2 to 5']);
  expect(lists('.learned li')).toEqual(['Nothing was learned since.']);
  expect(offers()).toEqual(['Ask Bobit stands until one of you moves (main)', 'Leave it as it is']);
  press('Leave it as it is');
  press('Ask Bob');
  expect(did).toEqual(['close', 8, 'close']);
});

test('further back, the choice says how many moves go, and asks for that many', () => {
  const did = sheet({ ways: [way(8, 5), way(6, 5), way(4, 9)] });
  expect(offers().slice(0, 3)).toEqual(['the last move (on)', '2 moves', '3 moves']);
  press('3 moves');
  expect(reads('h2')).toBe('Take back 3 moves?');
  expect(lists('.undone li')).toEqual(['Ann rezzed a card3 bits', 'Bob passed', 'Ann installed a card4 bits']);
  expect(lists('.goes-back li')).toEqual(['Your bits2 to 9']);
  press('Ask Bob');
  expect(did).toEqual([4, 'close']);
});

test('ways that undo the same moves are one choice', () => {
  sheet({ ways: [way(8, 5), way(7, 5), way(6, 5)] });
  expect(offers().slice(0, 2)).toEqual(['the last move (on)', '2 moves']);
});

test('what both have learned since is named, for this player', () => {
  sheet({
    ways: [
      way(8, 2, [
        { what: 'face', of: 1, card: 'ice-wall' },
        { what: 'face', of: 0, card: 'agenda' },
        { what: 'pile', by: 0, of: 0, count: 2 },
        { what: 'pile', by: 1, of: 0, count: 1 },
        { what: 'die', count: 1 },
        { what: 'die', count: 3 },
      ]),
    ],
  });
  expect(lists('.learned li')).toEqual([
    'You have seen the ice-wall.',
    'Bob has seen the agenda.',
    'You have seen 2 cards of your draw pile. The same ones will come up again.',
    'Bob has seen a card of your draw pile. The same one will come up again.',
    'A number was rolled. The same one will come up again.',
    '3 numbers were rolled. The same ones will come up again.',
  ]);
  // The table stays as it is, so nothing comes back.
  expect(lists('.goes-back')).toEqual([]);
});

test('with nothing to take back, the sheet says why', () => {
  const did = sheet({ barred: 'shuffle' });
  expect(reads('p')).toBe('A pile has been shuffled since then. You can’t take that back.');
  expect(offers()).toEqual(['Close (main)']);
  press('Close');
  expect(did).toEqual(['close']);
});

test('a way that undoes nothing the record tells is no way', () => {
  sheet({ ways: [way(9, 2)], barred: 'far' });
  expect(offers()).toEqual(['Close (main)']);
});
