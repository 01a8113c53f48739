// @vitest-environment happy-dom
/** Unsent input survives a reload, as long as it belongs to the open question. */
import 'preact/compat';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MeasureSheet } from '../../../../src/app/games/trenchcoat/board/matrix/measureSheet.tsx';
import { SheetRoom } from '../../../../src/app/games/trenchcoat/board/sheets/sheetRoom.tsx';
import { NewGain } from '../../../../src/app/games/trenchcoat/board/test/gainsSheet.tsx';
import { Lead } from '../../../../src/app/games/trenchcoat/board/test/lead.tsx';
import { AskForTest } from '../../../../src/app/games/trenchcoat/board/test/plain.tsx';
import { Request } from '../../../../src/app/games/trenchcoat/board/test/request.tsx';
import { Result } from '../../../../src/app/games/trenchcoat/board/test/result.tsx';
import { SecretSheet } from '../../../../src/app/games/trenchcoat/board/test/secretSheet.tsx';
import { TermSheet } from '../../../../src/app/games/trenchcoat/board/test/termSheet.tsx';
import { WithoutSheet } from '../../../../src/app/games/trenchcoat/board/test/withoutSheet.tsx';
import { DraftsHere, useDrafts } from '../../../../src/app/games/trenchcoat/board/useDraft.ts';
import { useHandOut } from '../../../../src/app/games/trenchcoat/board/useSession.ts';
import { emptyDraft } from '../../../../src/app/games/trenchcoat/master/draft.ts';
import type { Seat } from '../../../../src/rules/game.ts';
import { callMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import { DAMAGE_PIP } from '../../../../src/rules/trenchcoat/sheet/fields.ts';
import { singleCharacter } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { does, type Evening, masterOf } from '../../../support/trenchcoat/evening.ts';
import { goldenUntil } from '../../../support/trenchcoat/golden.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

const kept = vi.hoisted(() => ({ notes: new Map<string, unknown>() }));
vi.mock('../../../../src/peer/store/notes.ts', () => ({
  readNote: async (name: string) => structuredClone(kept.notes.get(name)),
  saveNote: async (name: string, note: unknown) => {
    kept.notes.set(name, structuredClone(note));
    return { ok: true };
  },
}));

beforeEach(() => kept.notes.clear());
afterEach(cleanup);

function Drafts({ seat, children }: { seat: Seat; children: ComponentChildren }) {
  const drafts = useDrafts('game', seat);
  return drafts && <DraftsHere.Provider value={drafts}>{children}</DraftsHere.Provider>;
}

/** A new page with the given screen, once its drafts are loaded. */
async function page(seat: Seat, screen: ComponentChildren) {
  cleanup();
  const shown = render(<Drafts seat={seat}>{screen}</Drafts>);
  await act(async () => void (await Promise.resolve()));
  await waitFor(() => expect(shown.container.innerHTML).not.toBe(''));
  return shown;
}

const noted = (text: string) => waitFor(() => expect(JSON.stringify([...kept.notes.values()])).toContain(text));

const session = (evening: Evening | null, seat: Seat, more: object = {}) => ({
  ...{ seat, names: ['Mina', 'Rae'], seals: [{}, {}], link: 'open', pending: false, questionAt: 7, handed: [] },
  ...{ machine: false, record: { news: null, log: [], events: [] }, play: () => {} },
  ...(evening && { table: evening.table(), known: evening.known(0), drawer: evening.drawer }),
  ...more,
});

test('an unsaved number on a sheet survives a reload until the sheet changes', async () => {
  const room = (sheet = moth) => (
    <SheetRoom v={session(null, 1, { table: { sheets: [sheet], step: 'idle', clock: 0 } }) as never} />
  );
  const field = (await page(1, room())).getByLabelText('Cracking');
  act(() => field.focus());
  act(() => void fireEvent.input(field, { target: { value: '11' } }));
  act(() => field.blur());
  await noted('"value":11');
  const again = await page(1, room());
  expect((again.getByLabelText('Cracking') as HTMLInputElement).value).toBe('11');
  expect(again.getByText('Save changes')).not.toBeNull();
  const hurt = await page(1, room({ ...moth, numbers: { ...moth.numbers, [DAMAGE_PIP]: 3 } }));
  expect((hurt.getByLabelText('Cracking') as HTMLInputElement).value).not.toBe('11');
});

test('a request being typed survives a reload, for that seat only, until it is sent', async () => {
  const evening = await goldenUntil('S-10');
  const ask = (seat: Seat = 1) => <AskForTest v={session(evening, seat) as never} onClose={() => {}} />;
  const typed = (shown: Awaited<ReturnType<typeof page>>) => shown.container.querySelector('textarea')?.value;
  const first = await page(1, ask());
  act(
    () => void fireEvent.input(first.container.querySelector('textarea') as Element, { target: { value: 'I jump' } }),
  );
  await noted('I jump');
  expect(typed(await page(0, ask(0)))).toBe('');
  const again = await page(1, ask());
  expect(typed(again)).toBe('I jump');
  act(() => void fireEvent.click(again.getByRole('button', { name: /^Ask for it/ })));
  await waitFor(() => expect(JSON.stringify([...kept.notes.values()])).not.toContain('I jump'));
  expect(typed(await page(1, ask()))).toBe('');
});

test('the Game Master’s unsent words survive a reload', async () => {
  const evening = await goldenUntil('S-10');
  const lead = <Lead v={session(evening, 0) as never} onTest={() => {}} />;
  const open = (shown: Awaited<ReturnType<typeof page>>) => {
    act(() => void fireEvent.click(shown.getByRole('button', { name: /^Say something/ })));
    return shown.container.ownerDocument.querySelector('textarea') as HTMLTextAreaElement;
  };
  const field = open(await page(0, lead));
  act(() => void fireEvent.input(field, { target: { value: 'Rain falls' } }));
  await noted('Rain falls');
  expect(open(await page(0, lead)).value).toBe('Rain falls');
});

test('a prepared call survives a reload, but not a different question', async () => {
  const evening = await goldenUntil('S-10');
  const request = (of: number) => (
    <Request
      v={session(evening, 0) as never}
      first={{ ...emptyDraft, label: 'Stealth', terms: [] }}
      of={of}
      asked=""
      otherwise={{ title: 'No test', detail: '', act: () => {} }}
      onCall={() => {}}
    />
  );
  const stored = { ...emptyDraft, label: 'Sneak past' };
  kept.notes.set('game', { changes: [], drafts: { '0/call': { of: '7', value: stored } } });
  expect((await page(0, request(7))).queryByRole('heading', { name: 'Sneak past' })).not.toBeNull();
  expect((await page(0, request(9))).queryByRole('heading', { name: 'Sneak past' })).toBeNull();
  // Stored by another version of the app.
  kept.notes.set('game', { changes: [], drafts: { '0/call': { of: '7', value: { ...stored, terms: 'none' } } } });
  expect((await page(0, request(7))).queryByRole('heading', { name: 'Stealth' })).not.toBeNull();
});

test('decisions about a result survive a reload', async () => {
  const evening = await goldenUntil('S-10');
  await does(evening, 1, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: '' } });
  const call = { label: 'Stealth', acting: 'player', who: 0, open: false, exploit: null } as const;
  const terms = { acts: singleCharacter([{ name: 'Stealth', score: 4 }]) };
  await does(evening, 0, callMove(masterOf(evening), { ...call, terms }));
  await does(evening, 1, { do: 'roll' });
  const { test: open } = evening.table();
  if (!open) throw new Error('no test is rolled');
  const result = (number: number) => (
    <Result
      v={session(evening, 0) as never}
      test={{ ...open, number }}
      follow={() => ({ gains: [], span: 0, tally: null, next: 'done' })}
      onTell={() => {}}
    />
  );
  const chosen = (shown: Awaited<ReturnType<typeof page>>) =>
    [...shown.container.querySelectorAll('.hears [aria-pressed=true]')].map(({ textContent }) => textContent)[0];
  const first = await page(0, result(open.number));
  const usual = chosen(first);
  act(() => void fireEvent.click([...first.container.querySelectorAll('.hears button')].at(-1) as Element));
  await noted('"telling":"nothing"');
  expect(chosen(await page(0, result(open.number)))).not.toBe(usual);
  expect(chosen(await page(0, result(open.number + 1)))).toBe(usual);
});

test('a hand-out survives a reload until the player has been told', async () => {
  const evening = await goldenUntil('S-10');
  let hands: ReturnType<typeof useHandOut> | null = null;
  function Hands() {
    hands = useHandOut(session(evening, 0, { table: { ...evening.table(), step: 'called' } }) as never, false);
    return <p>{hands.handed.length}</p>;
  }
  await page(0, <Hands />);
  act(() => hands?.handOut([{ gain: 'learned', node: 0, field: 'Owner', value: 'Pfaff' }]));
  await noted('Pfaff');
  expect((await page(0, <Hands />)).container.textContent).toBe('1');
  act(() => hands?.toldHanded());
  expect((await page(0, <Hands />)).container.textContent).toBe('0');
});

/** Types into the field with the given label. */
function write(shown: Awaited<ReturnType<typeof page>>, label: RegExp | string, text: string): HTMLInputElement {
  const field = shown.getByLabelText(label) as HTMLInputElement;
  act(() => field.focus());
  act(() => void fireEvent.input(field, { target: { value: text } }));
  act(() => field.blur());
  return field;
}
function press(shown: Awaited<ReturnType<typeof page>>, name: RegExp): void {
  act(() => void fireEvent.click(shown.getAllByRole('button', { name })[0] as Element));
}

test('a refused number on a sheet survives a reload, with its sentence', async () => {
  const room = () => <SheetRoom v={session(null, 1, { table: { sheets: [moth], step: 'idle', clock: 0 } }) as never} />;
  write(await page(1, room()), 'Analyze', '123');
  await noted('"123"');
  const again = await page(1, room());
  expect((again.getByLabelText('Analyze') as HTMLInputElement).value).toBe('123');
  expect(again.getByRole('alert').textContent).toBe('Analyze can’t be 123. Use 0 to 99.');
  write(again, 'Analyze', '12');
  await waitFor(() => expect(JSON.stringify([...kept.notes.values()])).not.toContain('"123"'));
});

test('a prepared secret roll survives a reload until it is rolled', async () => {
  const evening = await goldenUntil('S-10');
  const changes: unknown[] = [];
  const change = (what: unknown): void => void changes.push(what);
  const sheet = () => <SecretSheet v={session(evening, 0, { change }) as never} onClose={() => {}} />;
  const first = await page(0, sheet());
  write(first, 'What for', 'A noise');
  write(first, 'Total without the dice', '4.5');
  await noted('4.5');
  const again = await page(0, sheet());
  expect((again.getByLabelText('What for') as HTMLInputElement).value).toBe('A noise');
  press(again, /^Roll all ten/);
  expect([changes, again.getByRole('alert').textContent]).toEqual([[], expect.stringContaining('4.5')]);
  write(again, 'Total without the dice', '4');
  press(again, /^Roll all ten/);
  expect(changes).toMatchObject([{ label: 'A noise', total: 4 }]);
  await waitFor(() => expect(JSON.stringify([...kept.notes.values()])).not.toContain('A noise'));
});

test('a note on a measure survives a reload; without one, Done only closes the sheet', async () => {
  const evening = await goldenUntil('S-10');
  const changes: unknown[] = [];
  let closed = 0;
  const sheet = (measure: 'trace' | 'analyze' | 'combat') => (
    <MeasureSheet
      v={session(evening, 0, { change: (what: unknown) => changes.push(what) }) as never}
      at={0}
      measure={measure}
      onClose={() => closed++}
    />
  );
  const trace = await page(0, sheet('trace'));
  press(trace, /^Done/);
  expect([changes, closed]).toEqual([[], 1]);
  const combat = await page(0, sheet('combat'));
  closed = 0;
  press(combat, /^Done/);
  expect([changes, closed]).toEqual([[], 1]);
  write(await page(0, sheet('trace')), /^Where is the decker/, 'Pier nine');
  await noted('Pier nine');
  const again = await page(0, sheet('trace'));
  expect((again.getByLabelText(/^Where is the decker/) as HTMLInputElement).value).toBe('Pier nine');
  press(again, /^Note it/);
  expect(changes).toEqual([{ to: 'note', text: 'Pier nine' }]);
  const found = await page(0, sheet('analyze'));
  press(found, /^Type another number/);
  write(found, 'Found', '51');
  await noted('"51"');
  expect(((await page(0, sheet('analyze'))).getByLabelText('Found') as HTMLInputElement).value).toBe('51');
});

test('an unfinished gain survives a reload', async () => {
  const evening = await goldenUntil('S-10');
  const given: unknown[] = [];
  const form = () => <NewGain v={session(evening, 0) as never} onAdd={(gains) => given.push(...gains)} />;
  const first = await page(0, form());
  press(first, /^Damage/);
  write(first, 'Or another number', '1e3');
  await noted('1e3');
  const again = await page(0, form());
  expect((again.getByLabelText('Or another number') as HTMLInputElement).value).toBe('1e3');
  press(again, /^Add it/);
  expect([given, again.getByRole('alert').textContent]).toEqual([[], expect.stringContaining('1e3')]);
  write(again, 'Or another number', '7');
  press(again, /^Add it/);
  expect(given).toMatchObject([{ gain: 'damage', pips: 7 }]);
});

test('a term being typed survives a reload, for that term only', async () => {
  const term = { is: 'modifier', side: 'acts', row: null, name: 'Rain', reason: '', value: null } as const;
  const sheet = (name: string) => (
    <TermSheet
      term={{ ...term, name, limit: null, hidden: false }}
      row={0}
      helpers={[]}
      onTake={() => {}}
      onClose={() => {}}
    />
  );
  write(await page(0, sheet('Rain')), 'What it adds', '−');
  await noted('"−"');
  expect(((await page(0, sheet('Rain'))).getByLabelText('What it adds') as HTMLInputElement).value).toBe('−');
  expect(((await page(0, sheet('Fog'))).getByLabelText('What it adds') as HTMLInputElement).value).toBe('');
});

test('the amount told is the default for the next test', async () => {
  const evening = await goldenUntil('S-10');
  await does(evening, 1, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: '' } });
  const call = { label: 'Stealth', acting: 'player', who: 0, open: false, exploit: null } as const;
  await does(
    evening,
    0,
    callMove(masterOf(evening), { ...call, terms: { acts: singleCharacter([{ name: 'Stealth', score: 4 }]) } }),
  );
  await does(evening, 1, { do: 'roll' });
  const { test: open } = evening.table();
  if (!open) throw new Error('no test is rolled');
  const told: unknown[] = [];
  const result = (number: number) => (
    <Result
      v={session(evening, 0) as never}
      test={{ ...open, number }}
      follow={() => ({ gains: [], span: 0, tally: null, next: 'done' })}
      onTell={({ telling }) => told.push(telling)}
    />
  );
  const first = await page(0, result(open.number));
  press(first, /^and words/);
  for (const name of [/^Ignore/, /^Success$/]) if (first.queryByRole('button', { name })) press(first, name);
  press(first, /^Tell/);
  expect(told).toEqual(['words']);
  const next = await page(0, result(open.number + 1));
  expect(next.getByRole('button', { name: /^and words/, pressed: true })).not.toBeNull();
});

test('gains without a test can be changed before they are given', async () => {
  const evening = await goldenUntil('S-10');
  const taken: unknown[] = [];
  const first = { gain: 'learned', node: 0, field: 'Logs', value: 'empty' } as const;
  const sheet = () => (
    <WithoutSheet
      v={session(evening, 0) as never}
      brings={[first]}
      onTake={(outcome, _say, gains) => taken.push([outcome, gains])}
      onClose={() => {}}
    />
  );
  press(await page(0, sheet()), /^Succeeds/);
  const shown = await page(0, sheet());
  press(shown, /^1 gained/);
  press(shown, /^Leave out/);
  press(shown, /^Damage/);
  press(shown, /^2$/);
  press(shown, /^Done/);
  press(shown, /^Succeeds/);
  const fails = await page(0, sheet());
  press(fails, /^Fails/);
  expect(taken).toEqual([
    ['succeeds', [first]],
    ['succeeds', [{ gain: 'damage', who: 0, pips: 2, label: 'Physical' }]],
    ['fails', []],
  ]);
});

test('a helper may stand for several identical ones, and a bad count is refused', async () => {
  const taken: unknown[] = [];
  const ability = { is: 'ability', side: 'acts', row: 1, name: 'Craft', reason: '', value: 4 } as const;
  const shown = await page(
    0,
    <TermSheet
      term={{ ...ability, limit: null, hidden: false }}
      row={1}
      helpers={[{ row: 1, name: '2: Craft' }]}
      onTake={(term) => taken.push(term)}
      onClose={() => {}}
    />,
  );
  for (const bad of ['0', '1.5', 'ten', '1000001']) {
    write(shown, 'How many like this', bad);
    press(shown, /^Change it/);
    expect([taken, shown.getByRole('alert').textContent]).toEqual([[], expect.stringContaining('How many like this')]);
  }
  write(shown, 'How many like this', '100');
  press(shown, /^Change it/);
  expect(taken).toMatchObject([{ name: 'Craft', value: 4, count: 100 }]);
});
