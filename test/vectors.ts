/**
 * `npm run vectors` compares what is made of fixed inputs or of the types with what is kept of it (the test vectors of the protocol, the
 * schemas of the games), and names what differs; `npm run vectors -- write` writes all of it anew. Vectors may differ only where the
 * version of the protocol has been raised.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { protocolVectors, vectorFile } from './support/protocolVectors.ts';
import { gameSchema } from './support/schemas/gameSchemas.ts';
import { schemaFile, schemaGames } from './support/schemas/keptSchemas.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that is kept, and how it is made. */
const made: readonly { readonly file: URL; make(): unknown }[] = [
  { file: vectorFile, make: protocolVectors },
  ...schemaGames.map((game) => ({ file: schemaFile(game), make: () => gameSchema(game) })),
];

for (const { file, make } of made) {
  const name = relative(root, fileURLToPath(file));
  const now = await make();
  if (process.argv[2] === 'write') {
    writeFileSync(file, JSON.stringify(now, null, 1));
    spawnSync('npx', ['biome', 'format', '--write', name], { cwd: root, stdio: 'ignore' });
    console.log(`${name} is written`);
  } else {
    const agrees = isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(JSON.stringify(now)));
    console.log(`${name} ${agrees ? 'agrees' : 'differs'}`);
    if (!agrees) process.exitCode = 1;
  }
}
