/**
 * Each game's JSON Schema, generated from the types of its rules: moves, bids, events, questions and the hashed view
 * (PROTOCOL 10.6). It is stored with the rules for other implementations; the app never reads it.
 */
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';
import type { Schema, SchemaGame } from './keptSchemas.ts';

export function gameSchema(game: SchemaGame): Schema {
  const generator = createGenerator({
    path: fileURLToPath(new URL(`shapes/${game}.ts`, import.meta.url)),
    tsconfig: fileURLToPath(new URL('shapes/tsconfig.json', import.meta.url)),
    // The project's compiler does the type checking.
    skipTypeCheck: true,
    expose: 'export',
    jsDoc: 'extended',
    topRef: false,
  });
  const schema = generator.createSchema('Shapes') as Schema;
  const definitions = (schema['definitions'] ?? {}) as Record<string, Schema>;
  const { move } = schema['properties'] as Record<string, Schema>;
  withoutSecrets(move, definitions);
  const { properties, required } = tidy({ ...schema, definitions: {} }) as Schema;
  const { $schema } = schema;
  // A game without moves has no form of move.
  const more = move === undefined ? { additionalProperties: false } : {};
  const defined = used(properties, definitions);
  return { $schema, title: game, type: 'object', properties, required, ...more, definitions: defined };
}

/** Fields of a move that never leave its author's phone do not appear in any log. */
function withoutSecrets(schema: Schema | undefined, definitions: Readonly<Record<string, Schema>>): void {
  if (schema === undefined) return;
  const { $ref, anyOf, properties } = schema as { $ref?: string; anyOf?: Schema[]; properties?: Schema };
  if ($ref) withoutSecrets(definitions[nameIn($ref)], definitions);
  for (const one of anyOf ?? []) withoutSecrets(one, definitions);
  if (properties === undefined) return;
  delete properties['hidden'];
  delete properties['facts'];
}

const nameIn = (ref: string): string => decodeURIComponent(ref.replace('#/definitions/', ''));

/** Names of generic types contain their arguments, which may include source locations. */
const plainName = (name: string): string => name.replace(/<.*/, '');

/** A smaller equivalent; null if no value can match. */
function tidy(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tidy);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, properties, required, enum: values, type, $ref, not, ...rest } = schema as Record<string, unknown>;
  if (not !== undefined) return null;
  if ($ref !== undefined) return { ...rest, $ref: `#/definitions/${plainName(nameIn(String($ref)))}` };
  // Canonical JSON has no other numbers.
  const tidied: Schema = type === undefined ? {} : { type: type === 'number' ? 'integer' : type };
  for (const [key, value] of Object.entries(rest)) tidied[key] = tidy(value);
  if (values !== undefined) tidied['enum'] = [...(values as unknown[])].sort();
  if (anyOf !== undefined) tidied['anyOf'] = (anyOf as unknown[]).map(tidy).filter((one) => one !== null);
  if (properties === undefined) return tidied;
  const fields = Object.entries(properties as Schema).map(([name, value]) => [name, tidy(value)] as const);
  const never = fields.flatMap(([name, value]) => (value === null ? name : []));
  if (never.some((name) => (required as string[] | undefined)?.includes(name))) return null;
  tidied['properties'] = Object.fromEntries(fields.filter(([, value]) => value !== null));
  if (required !== undefined) tidied['required'] = [...(required as string[])].sort();
  return tidied;
}

/** The definitions that a schema refers to, by name. */
function used(schema: unknown, definitions: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const byName = new Map(Object.entries(definitions).map(([name, one]) => [plainName(name), one]));
  if (byName.size < Object.keys(definitions).length) throw new Error('two types are called the same');
  const found: Record<string, Schema> = {};
  const follow = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    for (const [key, value] of Object.entries(one)) {
      const name = key === '$ref' ? nameIn(value) : null;
      if (name === null) follow(value);
      if (name === null || name in found) continue;
      const definition = tidy(byName.get(name)) as Schema;
      found[name] = definition;
      follow(definition);
    }
  };
  follow(schema);
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}
