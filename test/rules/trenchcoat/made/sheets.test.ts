import { describe, expect, it, test } from 'vitest';
import { sampleSheets } from '../../../../src/rules/trenchcoat/made.ts';
import { abilitiesOf, skillNamed } from '../../../../src/rules/trenchcoat/sheet/abilities.ts';
import { checkSheet } from '../../../../src/rules/trenchcoat/sheet/check.ts';
import { readSheet, writeSheet } from '../../../../src/rules/trenchcoat/sheet/sheetFile.ts';

describe('the built-in sheets', () => {
  it('T-ROLE-02 given a player without a sheet, then there are two with different names', () => {
    expect(new Set(sampleSheets.map(({ name }) => name)).size).toBe(2);
  });

  test.each(sampleSheets)(
    'T-CHAR-09 given $name, when its file is written and read back, then it is unchanged',
    (sheet) => {
      expect(checkSheet(JSON.parse(JSON.stringify(sheet)))).toEqual({ ok: true, value: sheet });
      expect(readSheet(writeSheet(sheet))).toEqual({ ok: true, value: sheet });
    },
  );

  test.each(sampleSheets)(
    'T-CHAR-08 given $name, when an exploit is called, then it has Cracking and a program',
    (sheet) => {
      expect(skillNamed(sheet, 'Cracking').ok).toBe(true);
      expect(sheet.numbers['programs.exploit']).toBeGreaterThan(0);
      expect(abilitiesOf(sheet).filter(({ score }) => score !== null).length).toBeGreaterThan(20);
    },
  );
});
