/**
 * The same answers lead to the same tables in every version of a game: everything that affects them is recorded here as
 * hashes, with the version. Two phones with different rules under one version would find out in the middle of a game,
 * and both would lose it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue, type GameId } from '../../src/rules/catalogue.ts';
import {
  cardFacts,
  cardTables,
  correctedTables,
  deckLimits,
  gameTables,
  textTables,
} from '../support/fingerprints/netrunner.ts';
import { eveningTables, kitTables, packsTables } from '../support/fingerprints/others.ts';

/** By name, everything that affects the tables of a game. */
type Parts = Record<string, () => string | Promise<string>>;

const parts: Record<GameId, Parts> = {
  netrunner: { cardFacts, cardTables, textTables, gameTables, correctedTables, deckLimits },
  packs: { packsTables },
  kit: { kitTables },
  trenchcoat: { eveningTables },
};

const path = 'test/rules/fingerprints.json';
const file = fileURLToPath(new URL('fingerprints.json', import.meta.url));
const kept = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, Record<string, string>>;
const UPDATE = 'UPDATE_FINGERPRINTS=1 npx vitest run test/rules/fingerprints.test.ts';

const advice = (id: string, version: number, part: string): string =>
  `${part} of ${id}: the same answers lead to other tables, or the tests that play them have changed. ` +
  `If a game that was begun before could come out otherwise, raise \`version\` (now ${version}) in its index.ts. ` +
  `Then, or if no such game could, take the new fingerprints: ${UPDATE}`;

describe.each(Object.keys(parts) as GameId[])('the rules of %s', (id) => {
  const now: Record<string, string> = {};

  it.each(Object.entries(parts[id]))('have the fingerprint of their version: %s', async (part, print) => {
    const { version } = await catalogue[id]();
    now['version'] = String(version);
    now[part] = await print();
    if (process.env['UPDATE_FINGERPRINTS']) kept[id] = now;
    expect(kept[id]?.['version'], `${path} has another version of ${id}. Take its fingerprints: ${UPDATE}`).toBe(
      now['version'],
    );
    expect(now[part], advice(id, version, part)).toBe(kept[id]?.[part]);
  });

  it('are recorded', () => {
    if (process.env['UPDATE_FINGERPRINTS']) writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
    expect(Object.keys(kept[id] ?? {}).sort()).toEqual([...Object.keys(parts[id]), 'version'].sort());
  });
});
