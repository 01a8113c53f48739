import { describe, expect, it, test } from 'vitest';
import { emptySheet, type Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { readSheet, writeSheet } from '../../../../src/rules/trenchcoat/sheet/sheetFile.ts';
import { seeded } from '../../../../src/solo/random.ts';
import { refusalWords } from '../../../../src/words/en/trenchcoat/refusals/index.ts';
import { anySheet, moth } from '../../../support/trenchcoat/sheets.ts';

const text = writeSheet(moth);
const rowOf = (line: string, from = text) => from.split('\n').indexOf(line) + 1;

/** All faults of a text, as "row kind field". */
const faultsOf = (written: string): string[] => {
  const read = readSheet(written);
  return read.ok ? [] : read.error.map(({ row, kind, field }) => `${row} ${kind} ${field ?? ''}`.trim());
};

describe('the text file of a sheet', () => {
  it('T-CHAR-09 given a sheet, when it is written, then a person can read it, and the same sheet is read back', () => {
    expect(text).toContain('Meatspace sheet, version 1\nName: Moth\nKind: metahuman\nAccess method: Hot Sim\n');
    expect(text).toContain('[Skill groups]\nCombat:\nPhysical:\nProcessing: 8\n- Cracking: 9\nEmpathy:\n');
    expect(text).toContain('[Device]\nName: Deck\nClass: Cyberdeck\nProcessor: 10\n');
    expect(readSheet(text)).toEqual({ ok: true, value: moth });
  });

  it('T-CHAR-09 given any sheet, when it is written and read back, then it is unchanged', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const sheet = anySheet(seeded(seed));
      const read = readSheet(writeSheet(sheet));
      expect(read, `seed ${seed}: ${writeSheet(sheet)}`).toEqual({ ok: true, value: sheet });
      if (read.ok) expect(writeSheet(read.value), `seed ${seed}`).toBe(writeSheet(sheet));
    }
  });

  it('T-CHAR-09 given a few handwritten lines, when they are read, then missing fields are empty', () => {
    const read = readSheet('\uFEFFMeatspace sheet, version 1\r\n\r\nName:  Rae \r\n[Other attributes]\r\nSize: −2\r\n');
    expect(read).toEqual({ ok: true, value: { ...emptySheet('Rae'), numbers: { 'other.size': -2 } } });
  });

  const edited = (from: string, to: string) => text.replace(from, to);
  test.each<[string, string, string[]]>([
    ['a decimal', edited('Processing: 8', 'Processing: 8.5'), [`${rowOf('Processing: 8')} E-INT skills.processing`]],
    [
      'a number out of bounds',
      edited('Exploit: 8', 'Exploit: 100'),
      [`${rowOf('Exploit: 8')} E-RANGE programs.exploit`],
    ],
    ['a firewall of 22', edited('Firewall: 9', 'Firewall: 22'), [`${rowOf('Firewall: 9')} E-RANGE device.firewall`]],
    ['an unknown field', edited('Logic:', 'Wit: 3'), [`${rowOf('Logic:')} E-ENUM Wit`]],
    ['a duplicate field', edited('Logic:', 'Charisma: 3'), [`${rowOf('Logic:')} E-ENUM mental.charisma`]],
    [
      'an unknown section',
      edited('[Athletics]', '[Cyberware]'),
      ['Carrying Capacity:', 'Combat Speed:', 'Action Costs:', 'Reaction:'].map((line) => `${rowOf(line)} E-ENUM`),
    ],
    [
      'a duplicate skill',
      edited('- Cracking: 9', '- Cracking: 9\n- cracking: 8'),
      [`${rowOf('- Cracking: 9') + 1} E-ENUM skills.2`],
    ],
    [
      'a skill without a number',
      edited('- Cracking: 9', '- Cracking:'),
      [`${rowOf('- Cracking: 9')} E-BLANK skills.1`],
    ],
    [
      'a skill outside any group',
      edited('[Skill groups]', '[Skill groups]\n- Luck: 3'),
      [`${rowOf('[Skill groups]') + 1} E-ENUM`],
    ],
    ['a user-defined number among attributes', edited('Logic:', '- Wit: 3'), [`${rowOf('Logic:')} E-ENUM`]],
    [
      'a characteristic without its hyphen',
      edited('[Characteristics]', '[Characteristics]\nLuck: 3'),
      [`${rowOf('[Characteristics]') + 1} E-ENUM`],
    ],
    ['a name that is too long', edited('Name: Moth', `Name: ${'x'.repeat(41)}`), ['2 E-RANGE name']],
    ['no name', edited('Name: Moth\n', ''), ['1 E-BLANK name']],
    ['an unknown method', edited('Hot Sim', 'Warm Sim'), ['4 E-ENUM method']],
    ['an unknown kind', edited('metahuman', 'ghoul'), ['3 E-ENUM kind']],
    ['an unknown class', edited('Cyberdeck', 'Toaster'), [`${rowOf('Class: Cyberdeck')} E-ENUM device.class`]],
    ['a device without a class', edited('Class: Cyberdeck\n', ''), [`${rowOf('Name: Deck')} E-ENUM device.class`]],
    ['a line without a colon', edited('Logic:', 'Logic 3'), [`${rowOf('Logic:')} E-ENUM`]],
    ['another version', edited('version 1', 'version 2'), ['1 E-ENUM']],
    ['another file', edited('Meatspace sheet', 'Meatspace node'), ['1 E-ENUM']],
    ['nothing', '', ['1 E-ENUM']],
    ['a novel', `${text}${'x'.repeat(20_000)}`, ['1 E-RANGE']],
    [
      'three faults',
      edited('Moth', '').replace('Exploit: 8', 'Exploit: many').replace('Signal: 5', 'Signal: 22'),
      [
        '2 E-BLANK name',
        `${rowOf('Exploit: 8')} E-INT programs.exploit`,
        `${rowOf('Signal: 5')} E-RANGE device.signal`,
      ],
    ],
  ])(
    'T-CHAR-09 given %s, when the text is read, then it is refused, and each fault has its row and field',
    (_, written, faults) => {
      expect(faultsOf(written)).toEqual(faults);
    },
  );

  it('T-CHAR-09 given a text with any letters changed, when it is read, then it is a complete sheet or refused with rows of the text', () => {
    let refused = 0;
    for (let seed = 1; seed <= 1500; seed++) {
      const random = seeded(seed);
      const letters = [...writeSheet(anySheet(random))];
      for (let change = random(4); change >= 0; change--)
        letters.splice(
          random(letters.length),
          random(3),
          ...['', '7', ':', '\n', '[', '-', 'x', '\u0000'].slice(random(8)).slice(0, 1),
        );
      const written = letters.join('');
      const read = readSheet(written);
      if (read.ok) expect(readSheet(writeSheet(read.value)), `seed ${seed}`).toEqual(read);
      else {
        refused++;
        expect(read.error.length, `seed ${seed}`).toBeGreaterThan(0);
        const rows = written.split(/\r\n|\r|\n/).length;
        for (const wrong of read.error) {
          const [row, text] = [wrong.row, refusalWords(wrong)];
          expect(row >= 1 && row <= rows, `seed ${seed}: row ${row}`).toBe(true);
          expect(text.length, `seed ${seed}: ${text}`).toBeLessThan(250);
        }
      }
    }
    expect(refused).toBeGreaterThan(300);
  });

  it('T-CHAR-09 given the largest possible sheet, when it is written, then it can still be read', () => {
    const name = (at: number) => `${'🂡'.repeat(37)}${at}`;
    const own = Array.from({ length: 40 }, (_, at) => ({ name: name(at), value: -99 }));
    const full: Sheet = {
      ...moth,
      skills: own.map((one) => ({ group: 'skills.magic', ...one })),
      characteristics: own,
    };
    expect(readSheet(writeSheet(full))).toEqual({ ok: true, value: full });
  });
});
