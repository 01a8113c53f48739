/** Each section of the rule-set has a state, and the chapters of a played section have rules with tests. */
import { expect, test } from 'vitest';
import { accesses } from '../../../src/rules/trenchcoat/matrix/access.ts';
import { entryOf } from '../../../src/rules/trenchcoat/matrix/actions.ts';
import { levelRows } from '../../../src/rules/trenchcoat/matrix/levels.ts';
import { chaptersOf, entriesOf } from '../../support/sources/citations.ts';
import { fileAt } from '../../support/sources/files.ts';

const rules = fileAt('src/rules/trenchcoat/RULES.md');
const rows = rules.text
  .slice(rules.text.indexOf('## 31 '))
  .split('\n')
  .flatMap((line) => {
    const [, section, is, chapters, state] = /^\| (\d[\d.]*) \| (.+) \| (T-.+) \| (.+) \|$/.exec(line) ?? [];
    return section === undefined ? [] : [{ section, is, chapters: (chapters ?? '').split(', '), state: state ?? '' }];
  });

test('every section is listed once, in order, with a state', () => {
  expect(rows).toHaveLength(33);
  const order = rows.map(({ section }) => section);
  expect(order).toEqual([...order].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  expect(new Set(order).size).toBe(rows.length);
  for (const { state } of rows) expect(state).toMatch(/^(played|by hand|numbers|partly: .+|heading)(: .+)?$/);
});

test('every chapter that restates a section has rules', () => {
  const [chapters, entries] = [chaptersOf(rules), entriesOf(rules)];
  for (const { chapters: named } of rows)
    for (const chapter of named) {
      expect(chapters).toContain(chapter);
      expect(
        entries.some((entry) => entry.startsWith(`${chapter}-`)),
        chapter,
      ).toBe(true);
    }
});

test('the tables listed as played are complete', () => {
  expect(Object.keys(accesses)).toHaveLength(5);
  expect(levelRows).toHaveLength(56);
  expect(['Find Wireless', 'Jam Wireless'].map((action) => entryOf(action).test)).toEqual([true, true]);
});
