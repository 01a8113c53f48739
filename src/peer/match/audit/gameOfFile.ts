/** Picks the rules to check a game file with. */
import { catalogue } from '../../../rules/catalogue.ts';
import type { AnyGame } from '../../../rules/game.ts';
import { versionOf } from '../agreement.ts';
import { readablePart } from './readablePart.ts';

/** The game a file claims to be; if that version is missing, a game that reports it. */
export async function gameOfFile(bytes: Uint8Array): Promise<AnyGame> {
  const read = readablePart(bytes);
  const games = await Promise.all(Object.values(catalogue).map((load): Promise<AnyGame> => load()));
  const [game] = [...games.filter((one) => read.ok && read.value.file.version === versionOf(one)), ...games];
  if (game === undefined) throw new Error('this build plays no game');
  return game;
}
