// @vitest-environment happy-dom
/** What is typed and not sent yet is there again in a new page, as long as it belongs to what is asked. */
import 'preact/compat';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SheetRoom } from '../../../../src/app/games/trenchcoat/board/sheets/sheetRoom.tsx';
import { Lead } from '../../../../src/app/games/trenchcoat/board/test/lead.tsx';
import { AskForTest } from '../../../../src/app/games/trenchcoat/board/test/plain.tsx';
import { Request } from '../../../../src/app/games/trenchcoat/board/test/request.tsx';
import { Result } from '../../../../src/app/games/trenchcoat/board/test/result.tsx';
import { DraftsHere, useDrafts } from '../../../../src/app/games/trenchcoat/board/useDraft.ts';
import { useHandOut } from '../../../../src/app/games/trenchcoat/board/useHandOut.ts';
import { emptyDraft } from '../../../../src/app/games/trenchcoat/master/draft.ts';
import type { Seat } from '../../../../src/rules/game.ts';
import { callMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import { DAMAGE_PIP } from '../../../../src/rules/trenchcoat/sheet/fields.ts';
import { alone } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { does, type Evening, localEvening } from '../../../support/trenchcoat/evening.ts';
import { dice, playGolden } from '../../../support/trenchcoat/golden.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

const kept = vi.hoisted(() => ({ notes: new Map<string, unknown>() }));
vi.mock('../../../../src/peer/store/notes.ts', () => ({
  keptNote: async (name: string) => structuredClone(kept.notes.get(name)),
  keepNote: async (name: string, note: unknown) => {
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

/** A page with that screen, once its drafts are read. The page before it is gone. */
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

async function until(step: string): Promise<Evening> {
  const evening = localEvening(dice);
  await playGolden(evening, { until: step });
  return evening;
}

test('an unsaved number on a sheet is there in a new page, and no more once the sheet has changed', async () => {
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

test('a request that is being typed is there in a new page, on that seat only, and gone once it is sent', async () => {
  const evening = await until('S-10');
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

test('what the Game Master is about to say is there in a new page', async () => {
  const evening = await until('S-10');
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

test('a call that is being prepared is there in a new page, and not at another question', async () => {
  const evening = await until('S-10');
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
  // By another version of the app.
  kept.notes.set('game', { changes: [], drafts: { '0/call': { of: '7', value: { ...stored, terms: 'none' } } } });
  expect((await page(0, request(7))).queryByRole('heading', { name: 'Stealth' })).not.toBeNull();
});

test('what is decided of a result is there in a new page', async () => {
  const evening = await until('S-10');
  await does(evening, 1, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: '' } });
  const call = { label: 'Stealth', acting: 'player', who: 0, open: false, exploit: null } as const;
  const terms = { acts: alone([{ name: 'Stealth', score: 4 }]) };
  await does(evening, 0, callMove({ ...call, terms }, evening.known(0), evening.drawer));
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

test('a hand-out that is not told yet is there in a new page, and not once it is told', async () => {
  const evening = await until('S-10');
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
