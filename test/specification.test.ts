/**
 * The specification is in the repository: it contains every rule, or section of the protocol, that a source or a test
 * cites.
 */
import { describe, expect, test } from 'vitest';
import {
  type Citation,
  chapterCitations,
  chaptersOf,
  entriesOf,
  isEntry,
  ruleCitations,
  sectionCitations,
  sectionsOf,
  twice,
  unknown,
} from './support/sources/citations.ts';
import { fileAt, protocolPages, sourcesIn } from './support/sources/files.ts';
import type { Source } from './support/sources/source.ts';

/** Tests of citations are full of numbers that do not exist. */
const readers = ['test/specification.test.ts', 'test/support/sources/citations.ts'];
const written = (folder: string) => sourcesIn(folder).filter(({ path }) => !readers.includes(path));

/**
 * Games with written rules: their folder, the prefixes of rule numbers that a test must name, and the minimum number of
 * rules.
 */
const games = [
  { folder: 'netrunner', tested: /^(N|R-GEN|T|G\d)/, least: 400 },
  { folder: 'trenchcoat', tested: /^T/, least: 80 },
  { folder: 'kit', tested: /^K/, least: 10 },
  { folder: 'netrunner/packs', tested: /^PK/, least: 10 },
];
const rulesOf = (folder: string) => fileAt(`src/rules/${folder}/RULES.md`);
/** Whether a file is in the given game's folder. */
const isOf = (folder: string, path: string) => path.includes(`/${folder}/`);
const [sources, tests] = [written('src'), written('test')];
const files = [...sources, ...tests, ...games.map(({ folder }) => rulesOf(folder)), fileAt('README.md')];

test('the RULES.md files contain every rule that a source, a test or another rule cites', () => {
  const entries = games.flatMap(({ folder }) => entriesOf(rulesOf(folder)));
  const cited = ruleCitations(files);
  expect(cited.length).toBeGreaterThan(entries.length);
  expect(unknown(cited, isEntry(entries))).toEqual([]);
});

test('the RULES.md files contain every cited chapter', () => {
  const chapters = games.flatMap(({ folder }) => chaptersOf(rulesOf(folder)));
  expect(chapters).toEqual(expect.arrayContaining(['N-TRC', 'T-DICE']));
  expect(unknown(chapterCitations(files), (name) => chapters.includes(name))).toEqual([]);
});

describe.each(games)('RULES.md of $folder', ({ folder, tested, least }) => {
  const rules = rulesOf(folder);
  const entries = entriesOf(rules);

  test('has no number twice', () => {
    expect(twice(entries)).toEqual([]);
  });

  test('has a test that names each rulebook rule, general ruling and table choice', () => {
    const named = new Set(ruleCitations(tests).map(({ number }) => number));
    const general = entries.filter((number) => tested.test(number));
    expect(general.length).toBeGreaterThan(least);
    expect(general.filter((number) => !named.has(number))).toEqual([]);
  });

  test('explains every kind of refusal that the rules give', () => {
    // Everything inside a game's folder belongs to that game.
    const others = games.filter((game) => game.folder !== folder && !game.folder.startsWith(`${folder}/`));
    // All files of a part are in its own folder.
    const inside = folder.includes('/') ? folder : '';
    const explained = [...rules.text.matchAll(/^\| ([EW]-[A-Z]+) \|/gm)].map(([, kind]) => kind);
    const given = sources
      .filter(({ path }) => path.startsWith(`src/rules/${inside}`) && !others.some((game) => isOf(game.folder, path)))
      .flatMap(({ text }) => text.match(/(?<=')[EW]-[A-Z]+(?=')/g) ?? []);
    expect(new Set(explained)).toEqual(new Set(given));
  });
});

const numbersIn = (read: (files: Source[]) => Citation[], text: string) =>
  read([{ path: 'src/rules/a.ts', text }]).map(({ number }) => number);

describe('a cited rule is found', () => {
  test.each([
    ['(N-RUN-07)', ['N-RUN-07']],
    ["it('N-TRC-15 N-TRC-16 a trace below 0'", ['N-TRC-15', 'N-TRC-16']],
    ['N-TRC-15, 16).', ['N-TRC-15', 'N-TRC-16']],
    ['N-PRI-01 to 03 and N-WIN-09 to 11', ['N-PRI-01', 'N-PRI-02', 'N-PRI-03', 'N-WIN-09', 'N-WIN-10', 'N-WIN-11']],
    ['N-RUN-07..09, N-RUN-20', ['N-RUN-07', 'N-RUN-08', 'N-RUN-09', 'N-RUN-20']],
    ['R-GEN-53/54 and R-GEN-09 and 10', ['R-GEN-53', 'R-GEN-54', 'R-GEN-09', 'R-GEN-10']],
    ['N-RUN-7, N-RUN-007', ['N-RUN-7', 'N-RUN-007']],
    ['three bits (R-GEN-52, 3 of 4), 12.5', ['R-GEN-52']],
    ['(T-3, OP-11)', ['T-3', 'OP-11']],
    ['R-CARD-vienna-22, (R-CARD-siren). R-CARD-dropp.1.', ['R-CARD-vienna-22', 'R-CARD-siren', 'R-CARD-dropp.1']],
    ["('R-CARD-%s pays')", ['R-CARD-']],
    [
      'T-MATH-02, 03; T-ACT-E01, T-ACT-N02 and T-LVL-R-03',
      ['T-MATH-02', 'T-MATH-03', 'T-ACT-E01', 'T-ACT-N02', 'T-LVL-R-03'],
    ],
    ['G2a and G5 1', ['G2a', 'G5']],
    ['IN-01, UTF-8, SPLIT-2, N-TRC', []],
  ])('%s', (text, expected) => {
    expect(numbersIn(ruleCitations, text).sort()).toEqual([...expected].sort());
  });

  test('as a chapter without a number', () => {
    expect(numbersIn(chapterCitations, 'Traces (N-TRC) and N-TRC-01, R-GEN-01')).toEqual(['N-TRC']);
  });

  test('and reported with its location if it does not exist', () => {
    const rules = {
      path: 'RULES.md',
      text: '## 1 Runs (N-RUN)\n- **N-RUN-01** A run.\n- **R-CARD-a.1**, **R-CARD-b-c** Both.',
    };
    const known = isEntry(entriesOf(rules));
    const file = { path: 'src/rules/a.ts', text: '// N-RUN-01, R-CARD-a\n// N-RUN-02 R-CARD-a.2 R-CARD-b-c R-CARD-b' };
    expect(unknown(ruleCitations([file]), known)).toEqual([
      'src/rules/a.ts:2 N-RUN-02',
      'src/rules/a.ts:2 R-CARD-a.2',
      'src/rules/a.ts:2 R-CARD-b',
    ]);
    expect(chaptersOf(rules)).toEqual(['N-RUN']);
  });

  test('and reported if it exists twice', () => {
    const text = '- **N-RUN-01** A run.\n- **R-CARD-a**, **N-RUN-01** A run again.';
    expect(twice(entriesOf({ path: 'RULES.md', text }))).toEqual(['N-RUN-01']);
  });
});

describe('the protocol', () => {
  const protocol = protocolPages();
  const sections = sectionsOf(protocol);
  const files = [...written('src'), ...written('test'), fileAt('README.md')];

  test('has every section that a source or a test cites', () => {
    const cited = sectionCitations(files);
    expect(cited.length).toBeGreaterThan(sections.length);
    expect(unknown(cited, (number) => sections.includes(number))).toEqual([]);
  });

  test('has every section that it cites itself', () => {
    // Headings, the names of standards and powers of two are not citations.
    const text = protocol.text.replace(/^#.*$/gm, '').replace(/RFC \d+(, [\d.]+)?/g, '');
    const named = [...text.matchAll(/(?<![\w.^])\d{1,2}\.\d{1,2}(?![\w.]*\d)/g)].map(([number]) => number);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((number) => !sections.includes(number))).toEqual([]);
  });

  test('has no section twice', () => {
    expect(twice(sections)).toEqual([]);
  });
});

test('a section of the protocol is found, along with its heading', () => {
  const text = 'PROTOCOL 10.5, (PROTOCOL 7), PROTOCOL 11.2, 14.4 and 3.10. RFC 9496, 4.3.4; section 7';
  expect(numbersIn(sectionCitations, text)).toEqual(['10.5', '7', '11.2', '14.4', '3.10']);
  expect(sectionsOf({ path: 'log-and-file.md', text: '# A\n## 10 Log\n### 10.5 Coming back\nPROTOCOL 3.1' })).toEqual([
    '10',
    '10.5',
  ]);
});
