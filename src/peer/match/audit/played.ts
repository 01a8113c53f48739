/** Whose rules a game file is to be checked by. */
import { catalogue } from '../../../rules/catalogue.ts';
import type { AnyGame } from '../../../rules/game.ts';
import { versionOf } from '../agreement.ts';
import { readable } from './torn.ts';

/** The game that a file says it is of; where there is none of that version, one that will say so. */
export async function playedIn(bytes: Uint8Array): Promise<AnyGame> {
  const read = readable(bytes);
  const games = await Promise.all(Object.values(catalogue).map((load): Promise<AnyGame> => load()));
  const [game] = [...games.filter((one) => read.ok && read.value.file.version === versionOf(one)), ...games];
  if (game === undefined) throw new Error('this build plays no game');
  return game;
}
