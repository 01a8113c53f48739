/**
 * `npm run vectors` compares everything made from fixed inputs or from types with its stored copy (the test vectors of
 * the protocol, the schemas of the games, complete games, worked examples), and names what differs; `npm run vectors --
 * write` rewrites all of it. Everything except the schemas may differ only if the version of the protocol, or of a
 * game, has been raised.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { protocolVectors, vectorFile } from './support/protocolVectors.ts';
import { gameSchema } from './support/schemas/gameSchemas.ts';
import { schemaFile, schemaGames } from './support/schemas/keptSchemas.ts';
import { keepGame, keptGame, keptTold } from './support/wholeGames/files.ts';
import { wholeGames } from './support/wholeGames/games.ts';
import { told } from './support/wholeGames/told.ts';
import { workedBytes, workedFile } from './support/wholeGames/workedBytes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWriting = process.argv[2] === 'write';

/** A JSON file, and how it is made. */
const values: readonly { readonly file: URL; make(): unknown }[] = [
  { file: vectorFile, make: protocolVectors },
  ...schemaGames.map((game) => ({ file: schemaFile(game), make: () => gameSchema(game) })),
];

for (const { file, make } of values) {
  const name = relative(root, fileURLToPath(file));
  const made = JSON.stringify(await make(), null, 1);
  if (isWriting) {
    writeFileSync(file, made);
    spawnSync('npx', ['biome', 'format', '--write', name], { cwd: root, stdio: 'ignore' });
  }
  tell(name, isWriting || isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(made)));
}

for (const [name, { play }] of Object.entries(wholeGames)) {
  const file = await play();
  const made = JSON.parse(JSON.stringify(await told(file)));
  if (isWriting) keepGame(name, file, made);
  tell(name, isWriting || (isDeepStrictEqual(keptGame(name), file) && isDeepStrictEqual(keptTold(name), made)));
}

const worked = await workedBytes();
if (isWriting) writeFileSync(workedFile, worked);
tell(relative(root, fileURLToPath(workedFile)), isWriting || readFileSync(workedFile, 'utf8') === worked);

function tell(name: string, agrees: boolean): void {
  console.log(`${name} ${isWriting ? 'is written' : agrees ? 'agrees' : 'differs'}`);
  if (!agrees) process.exitCode = 1;
}
