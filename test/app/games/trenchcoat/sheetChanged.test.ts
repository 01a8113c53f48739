/** A player’s sheet on both phones: changes are listed with their old and new values. */
import { describe, expect, it } from 'vitest';
import { recorder } from '../../../../src/app/games/trenchcoat/recorder.ts';
import type { TrenchEvent } from '../../../../src/rules/trenchcoat/game/event.ts';
import type { Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { does, localEvening } from '../../../support/trenchcoat/evening.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

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

describe('T-ROLE-02 a changed sheet is logged with the old and new values', () => {
  const numbers = { ...moth.numbers, 'programs.exploit': 29, 'mental.logic': 3 };
  const { 'programs.find': _, ...fewer } = moth.numbers;
  it.each<[string, Sheet, string]>([
    ['numbers', { ...moth, numbers }, 'Rae changed Moth: Logic 3 added, Exploit 8 → 29'],
    [
      'a skill',
      { ...moth, skills: [{ group: 'skills.processing', name: 'Cracking', value: 29 }] },
      'Rae changed Moth: Cracking 9 → 29',
    ],
    ['a removed number', { ...moth, numbers: fewer }, 'Rae changed Moth: Find 6 removed'],
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
