/**
 * Complete games as files, with the result of each entry, for authors of a second program that reads them. The data
 * stored with a file is computed by this program from its bytes alone.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hex } from '../../src/base/bytes.ts';
import { canonicalText } from '../../src/base/canonical.ts';
import { isJoinedFile, readFile, splitGameFiles } from '../../src/peer/match/audit/file.ts';
import { bodies } from '../support/bodies.ts';
import { mustParse } from '../support/cheat.ts';
import { fitting, type SchemaGame } from '../support/schemas/keptSchemas.ts';
import { fileAt } from '../support/sources/files.ts';
import { keptGame, keptTold } from '../support/wholeGames/files.ts';
import { wholeGames } from '../support/wholeGames/games.ts';
import { type ToldEntry, told } from '../support/wholeGames/told.ts';
import { workedBytes, workedFile } from '../support/wholeGames/workedBytes.ts';

const names = Object.keys(wholeGames);
const folder = new URL('files/', import.meta.url);

test('each file comes with its results and is at most 2 MB', () => {
  const kept = readdirSync(folder).filter((name) => name !== 'README.md');
  const { text } = fileAt('test/peer/files/README.md');
  for (const [name, { about }] of Object.entries(wholeGames)) expect(text).toContain(`| \`${name}\` | ${about} |`);
  expect(kept.sort()).toEqual(names.flatMap((name) => [`${name}.json.gz`, `${name}.nrhc3`]).sort());
  expect(names.reduce((sum, name) => sum + keptGame(name).length, 0)).toBeLessThan(2e6);
});

describe.each(names)('%s', (name) => {
  const kept = keptTold(name);

  test('gives the results stored with it (if a version was raised: npm run vectors -- write)', async () => {
    expect(JSON.parse(JSON.stringify(await told(keptGame(name))))).toEqual(kept);
  });

  test('has views, questions and events that fit the schema of its game', () => {
    for (const { version, entries } of kept) {
      const misfit = fitting(version.split('/')[0] as SchemaGame);
      for (const { view, question, events } of entries) {
        const parts = [...(events as []).map((event) => ({ event })), ...(view === null ? [] : [{ view }])];
        for (const part of [...parts, ...(question === null ? [] : [{ question }])]) expect(misfit(part)).toBeNull();
      }
      expect(entries.length).toBeGreaterThan(10);
    }
  });

  test('contains the hash of the next view in each decision, unless something automatic happens in between', () => {
    const sums = games(keptGame(name)).flatMap((entries, at) =>
      entries.flatMap((bytes, number) => {
        const { body } = mustParse(bytes);
        const after = kept[at]?.entries[number] as ToldEntry | undefined;
        if (body.type !== 'ACT' || after === undefined) return [];
        const view = createHash('sha256').update(canonicalText(after.view)).digest('hex').slice(0, 16);
        return [view === hex(body.tableHash)];
      }),
    );
    expect(sums.filter((agrees) => agrees).length).toBeGreaterThan(sums.length / 2);
  });
});

test('the worked examples are what this program produces (to update: npm run vectors -- write)', async () => {
  expect(readFileSync(workedFile, 'utf8')).toBe(await workedBytes());
});

test('together, the files contain every kind of entry', () => {
  const kinds = names.flatMap((name) => games(keptGame(name)).flat()).map((bytes) => mustParse(bytes).body.type);
  const missing = new Set(bodies.map(({ type }) => type).filter((type) => !kinds.includes(type)));
  expect([...missing]).toEqual([]);
});

test('together, the files end in every way that a file can report', () => {
  const said = names.flatMap((name) => keptTold(name).map(({ proof }) => proof.kind));
  expect(new Set(said)).toEqual(new Set(['fair', 'foul', 'open']));
});

/** The entries of each game in a file. */
function games(bytes: Uint8Array): (readonly Uint8Array[])[] {
  const row = isJoinedFile(bytes) ? splitGameFiles(bytes) : null;
  return (row?.ok ? row.value : [bytes]).map((one) => {
    const file = readFile(one);
    if (!file.ok) throw new Error(file.error);
    return file.value.entries;
  });
}
