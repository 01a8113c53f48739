import { expect, test } from 'vitest';
import type { Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { sheetNotices } from '../../../../src/words/en/trenchcoat/notices.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

const deck = (ratings: Record<string, number>): Sheet => ({
  ...moth,
  device: { name: 'Deck', class: 'cyberdeck', ratings },
});

test.each<[string, Sheet, string[]]>([
  ['T-DEV-03 given a cyberdeck of 10 and programs up to its System', deck({ processor: 10, system: 8 }), []],
  [
    'T-DEV-03 given a cyberdeck of 14',
    deck({ processor: 14, system: 8 }),
    ['Cyberdeck with Processor 14: 6 to 13 is usual.'],
  ],
  [
    'T-ATT-02 given Exploit 8 above System 7',
    deck({ processor: 10, system: 7 }),
    ['Exploit 8 is above System 7. It still counts.'],
  ],
  ['T-ATT-02 given no device', { ...moth, device: null }, []],
])('%s: the sheet says only what is unusual', (_, sheet, notices) => {
  expect(sheetNotices(sheet)).toEqual(notices);
});
