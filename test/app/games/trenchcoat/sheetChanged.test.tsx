// @vitest-environment happy-dom
/** A player’s sheet on both phones: changes are listed with before and after, and the Game Master can read it. */
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, it, test } from 'vitest';
import { Plate } from '../../../../src/app/games/trenchcoat/board/look/plate.tsx';
import { recorder } from '../../../../src/app/games/trenchcoat/recorder.ts';
import type { TrenchEvent } from '../../../../src/rules/trenchcoat/game/event.ts';
import type { Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { does, localEvening } from '../../../support/trenchcoat/evening.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

afterEach(cleanup);

async function changed(sheet: Sheet) {
  const evening = localEvening(1);
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet: moth });
  await does(evening, 1, { do: 'sheet', at: 0, sheet });
  const events: readonly TrenchEvent[] = await evening.events();
  const steps = events.map((event, seq) => ({ seq, events: [event], after: evening.table() }));
  const record = recorder.after(recorder.empty, steps as never, ['Mina', 'Rae']);
  return { evening, said: record.lines.at(-1)?.text, log: record.log.at(-1) };
}

describe('T-ROLE-02 a changed sheet is a line with before and after', () => {
  const numbers = { ...moth.numbers, 'programs.exploit': 29, 'mental.logic': 3 };
  const { 'programs.find': _, ...fewer } = moth.numbers;
  it.each<[string, Sheet, string]>([
    ['numbers', { ...moth, numbers }, 'Rae changed Moth: Logic 3 added, Exploit 8 → 29'],
    [
      'a skill',
      { ...moth, skills: [{ group: 'skills.processing', name: 'Cracking', value: 29 }] },
      'Rae changed Moth: Cracking 9 → 29',
    ],
    ['a number that is gone', { ...moth, numbers: fewer }, 'Rae changed Moth: Find 6 removed'],
    [
      'a name and a method',
      { ...moth, name: 'Owl', method: 'cold-sim' },
      'Rae changed Moth: Name Moth → Owl, Access method Hot Sim → Cold Sim',
    ],
    [
      'the device',
      { ...moth, device: moth.device && { ...moth.device, ratings: { ...moth.device.ratings, firewall: 12 } } },
      'Rae changed Moth: Device Firewall 9 → 12',
    ],
  ])('%s', async (_what, sheet, line) => {
    const { said, log } = await changed(sheet);
    expect(said).toBe(line);
    expect(log).toMatchObject({ is: 'plain', text: line });
  });
});

test('the Game Master opens the player’s sheet with a tap, and cannot change it', async () => {
  const { evening } = await changed({ ...moth, name: 'Owl' });
  const v = {
    table: evening.table(),
    names: ['Mina', 'Rae'],
    seals: [{}, {}],
    seat: 0,
    link: 'open',
    standing: undefined,
  };
  const { getByRole, container } = render(<Plate v={v as never} />);
  act(() => void fireEvent.click(getByRole('button', { name: 'Rae’s sheet' })));
  expect(container.querySelector('dialog h2')?.textContent).toBe('Owl');
  const fields = [...container.querySelectorAll('dialog input')];
  expect(fields.length).toBeGreaterThan(30);
  expect(fields.every((field) => field.hasAttribute('readonly'))).toBe(true);
});
