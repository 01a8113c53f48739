/** Where a card is defined: in a file named after its set and type, sorted by id. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allCards, definition } from '../../../../src/rules/netrunner/cards/index.ts';
import type { Card } from '../../../../src/rules/netrunner/effect.ts';
import { childList, isNode, parse } from '../../../support/sources/source.ts';

const root = fileURLToPath(new URL('../../../../src/rules/netrunner/cards/', import.meta.url));

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.includes('/') && name.endsWith('.ts'))
  .map((name) => ({ name, ids: idsIn(name) }));

/** The cards that a file defines, in file order. */
function idsIn(name: string): string[] {
  const program = parse({ path: name, text: readFileSync(`${root}${name}`, 'utf8') });
  if (!program) throw new Error(`${name} cannot be read`);
  return childList(program['body']).flatMap(({ type, expression }) => {
    if (type !== 'ExpressionStatement' || !isNode(expression) || expression.type !== 'CallExpression') return [];
    const [id] = childList(expression['arguments']);
    return typeof id?.['value'] === 'string' ? [id['value']] : [];
  });
}

const folders = { v1: 'base', classic: 'classic', proteus: 'proteus' } as const;
const kindsOfIce = { Wall: 'walls', 'Code Gate': 'codeGates', Sentry: 'sentries' } as const;

function placeOf({ set, type, keywords }: Card): string {
  const folder = folders[set];
  if (type === 'ice') {
    const kinds = Object.entries(kindsOfIce).flatMap(([kind, name]) => (keywords.includes(kind) ? [name] : []));
    return `${folder}/ice/${kinds.join()}.ts`;
  }
  if (type !== 'program') return `${folder}/${type === 'hardware' ? type : `${type}s`}.ts`;
  const kind = keywords.includes('Icebreaker') ? 'icebreakers' : keywords.includes('Virus') ? 'viruses' : 'others';
  return `${folder}/programs/${kind}.ts`;
}

describe('a card', () => {
  test('is in the file for its set and type', () => {
    const lost = files.flatMap(({ name, ids }) => ids.filter((id) => placeOf(definition(id)) !== name));
    expect(lost).toEqual([]);
  });

  test('each is found in exactly one of them', () => {
    const found = files.flatMap(({ ids }) => ids).sort((a, b) => (a < b ? -1 : 1));
    expect(found).toEqual(allCards().map(({ id }) => id));
  });

  test.each(files.map(({ name, ids }) => [name, ids] as const))('is sorted by its id in %s', (_, ids) => {
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? -1 : 1)));
  });
});
