// @vitest-environment happy-dom
/** The small sheets of a session: what each offers, what it refuses, and what a tap in it changes. */
import 'preact/compat';
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { MeasureSheet } from '../../../../src/app/games/trenchcoat/board/matrix/measureSheet.tsx';
import { type CockpitRow, RowSheet } from '../../../../src/app/games/trenchcoat/board/matrix/rowSheet.tsx';
import { NumberTile } from '../../../../src/app/games/trenchcoat/board/sheets/numberTile.tsx';
import { PickSheet } from '../../../../src/app/games/trenchcoat/board/sheets/pickSheet.tsx';
import { SecretSheet } from '../../../../src/app/games/trenchcoat/board/test/secretSheet.tsx';
import { TermSheet, TimeSheet } from '../../../../src/app/games/trenchcoat/board/test/termSheet.tsx';
import { WithoutSheet } from '../../../../src/app/games/trenchcoat/board/test/withoutSheet.tsx';
import type { DraftTerm } from '../../../../src/app/games/trenchcoat/master/draft.ts';
import type { SecurityMeasure } from '../../../../src/rules/trenchcoat/game/page.ts';
import { nodeOf } from '../../../../src/rules/trenchcoat/matrix/nodeFile.ts';
import { offers, press, reads } from '../../../support/screens/topLayer.ts';
import { goldenUntil } from '../../../support/trenchcoat/golden.ts';

afterEach(cleanup);

/** What was done in a sheet. */
type Done = Record<'changes' | 'told' | 'taken', unknown[]> & { closed: number };

/** The Game Master's session at the ledger, and what the sheet does in it. */
async function session(more: object = {}) {
  const evening = await goldenUntil('S-10');
  const done: Done = { changes: [], told: [], taken: [], closed: 0 };
  const v = {
    ...{ table: evening.table(), known: evening.known(0), drawer: evening.drawer },
    ...{ names: ['Mina', 'Rae'], seals: [{}, {}], seat: 0, questionAt: 7, link: 'open', pending: false },
    change: (change: unknown) => done.changes.push(change),
    handOut: (gains: unknown) => done.told.push(gains),
    ...more,
  };
  return {
    v: v as never,
    done,
    onClose: () => void done.closed++,
    onTake: (...all: unknown[]) => done.taken.push(all),
  };
}

function type(label: string, text: string): void {
  const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  const input = field && document.getElementById(field.htmlFor);
  if (!input) throw new Error(`no field “${label}”`);
  act(() => void fireEvent.input(input, { target: { value: text } }));
}

describe('a secret roll', () => {
  it('says whether it can be proven, and shows its result to the Game Master alone', async () => {
    const { v, done, onClose } = await session();
    render(<SecretSheet v={v} onClose={onClose} />);
    expect(reads('p')).toMatch(/^Rae/);
    type('Total without the dice', '9');
    press('Roll');
    expect(done.changes).toHaveLength(1);
    expect(reads('[role=status]')).toMatch(/\d/);
    expect(done.closed).toBe(0);
  });

  it.each(['', 'x', '100'])('with “%s” as its total is refused, and nothing is rolled', async (total) => {
    const { v, done, onClose } = await session();
    render(<SecretSheet v={v} onClose={onClose} />);
    type('Total without the dice', total);
    press('Roll');
    expect(reads('[role=alert]')).not.toBe('');
    expect(done.changes).toEqual([]);
  });
});

describe('a request without a test', () => {
  const brings = [{ gain: 'level', node: 0, level: 'admin' }] as const;

  it.each([
    ['Succeeds', 'succeeds', brings],
    ['Fails', 'fails', []],
  ])('that is said to be “%s” gives the player what that outcome brings', async (name, outcome, gains) => {
    const { v, done, onClose, onTake } = await session();
    render(<WithoutSheet v={v} brings={brings} onTake={onTake} onClose={onClose} />);
    expect(reads('li')).not.toBe('');
    press(name);
    expect(done.taken).toEqual([[outcome, '', gains]]);
  });
});

describe('a term', () => {
  const term: DraftTerm = {
    ...{ is: 'modifier', side: 'acts', row: null, name: 'Fog', reason: 'the harbour', value: -2, limit: null },
    hidden: true,
  };
  const helpers = [
    { row: 0, name: 'Rae' },
    { row: 1, name: 'Moth' },
  ];

  it('that is new is an open modifier for everybody, unless told otherwise', async () => {
    const { done, onClose, onTake } = await session();
    render(<TermSheet term={null} row={2} helpers={helpers} onTake={onTake} onClose={onClose} />);
    expect(offers().filter((name) => name.endsWith('(on)'))).toHaveLength(3);
    type('What it is called', 'Rain');
    act(() => void fireEvent.input(document.querySelectorAll('input')[1] as Element, { target: { value: '−1' } }));
    press('Add');
    expect(done.taken).toMatchObject([[{ is: 'modifier', row: null, name: 'Rain', value: -1, hidden: false }]]);
  });

  it('keeps its reason while its value stays, and can be left out', async () => {
    const { done, onClose, onTake } = await session();
    render(<TermSheet term={term} row={2} helpers={[]} onTake={onTake} onClose={onClose} />);
    press('Change');
    press('Leave it out');
    expect(done.taken).toEqual([[term], [null]]);
  });

  it('without a number is refused, and stays open', async () => {
    const { done, onClose, onTake } = await session();
    render(<TermSheet term={null} row={2} helpers={[]} onTake={onTake} onClose={onClose} />);
    press('Add');
    expect(reads('[role=alert]')).not.toBe('');
    expect(done.taken).toEqual([]);
  });
});

it('a Task Time is chosen by a tap, or typed; nothing typed is no time', async () => {
  const { done, onClose, onTake } = await session();
  render(<TimeSheet time={1000} onTake={onTake} onClose={onClose} />);
  expect(offers().filter((name) => name.endsWith('(on)'))).toEqual([expect.stringMatching(/^×1/)]);
  press('Use');
  expect(done.taken).toEqual([]);
  press('×3');
  expect(done.taken).toEqual([[3000]]);
});

describe('a row of the node', () => {
  const row = async (which: CockpitRow) => {
    const sheet = await session();
    const secret = (sheet.v as { known: { secret: { nodes: { text: string }[] } } }).known.secret;
    const node = nodeOf(secret.nodes[0]?.text ?? '');
    const view = (sheet.v as { table: { nodes: never[] } }).table.nodes[0];
    if (!node || !view) throw new Error('no node is there');
    render(<RowSheet v={sheet.v} at={0} node={node} view={view} row={which} onClose={sheet.onClose} />);
    return sheet.done;
  };

  it('tells a line of the node', async () => {
    const done = await row({ kind: 'fact', field: 'City', value: 'Harbour' });
    expect(reads()).toContain('Harbour');
    press('Tell');
    expect(JSON.stringify(done.told)).toContain('"field":"City","value":"Harbour"');
    expect(done.closed).toBe(1);
  });

  it('changes the state of a thing on both phones if the player knows it', async () => {
    const done = await row({ kind: 'file', id: 0 });
    press('corrupted');
    expect(done.changes).toEqual([{ to: 'thing', node: 0, kind: 'file', id: 0, state: 'corrupted' }]);
    expect(done.told).toMatchObject([[{ gain: 'thing', name: 'ledger', state: 'corrupted' }]]);
  });

  it('changes the state of a thing that the player does not know on the Game Master’s phone alone', async () => {
    const done = await row({ kind: 'process', id: 1 });
    expect(reads()).toContain('Rae doesn’t know');
    press('running');
    expect([done.changes.length, done.told]).toEqual([1, []]);
  });
});

describe('a measure', () => {
  const measure = async (which: SecurityMeasure) => {
    const sheet = await session();
    render(<MeasureSheet v={sheet.v} at={0} measure={which} onClose={sheet.onClose} />);
    return sheet.done;
  };

  it('that analyzes adds what it finds to the tally, and says what that triggers', async () => {
    const done = await measure('analyze');
    press('3');
    expect(reads('.found-sum b')).toMatch(/^\d+ \+ 3 = \d+$/);
    press('Add');
    expect(done.changes).toEqual([{ to: 'found', node: 0, add: 3 }]);
  });

  it('refuses more than 50 found', async () => {
    const done = await measure('analyze');
    press('Type another number');
    type('Found', '51');
    press('Add');
    expect([reads('[role=alert]'), done.changes]).toEqual([expect.stringContaining('50'), []]);
  });

  it('that has not been triggered can be held back, without a word on the player’s phone', async () => {
    const done = await measure('combat');
    press('Hold it back');
    expect(done.changes).toEqual([{ to: 'hold', node: 0, measure: 'combat' }]);
  });
});

it('a character that another player has cannot be chosen, and says who has it', async () => {
  const { v, onTake } = await session({ others: [{ name: 'Ada', character: 'Bram Oduya' }], seat: 1 });
  render(<PickSheet v={v} onPick={onTake} />);
  const bram = offers().find((name) => name.startsWith('Bram Oduya'));
  expect(bram).toMatch(/Ada.*\(off\)$/);
});

it('a number on a sheet is stored when its field is left, and not at all if it is wrong', () => {
  const typed: string[] = [];
  const check = (text: string): string | null => (/^\d+$/.test(text) ? null : 'Not a number.');
  render(<NumberTile name="Body" value={4} readOnly={false} check={check} onType={(text) => typed.push(text)} />);
  const enter = (text: string): void => {
    const field = document.querySelector('input') as HTMLInputElement;
    act(() => field.focus());
    act(() => void fireEvent.input(field, { target: { value: text } }));
    act(() => field.blur());
  };
  enter('four');
  expect([typed, reads()]).toEqual([[], expect.stringContaining('Not a number.')]);
  enter('12');
  expect(typed).toEqual(['12']);
});
