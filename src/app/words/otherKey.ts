/** Somebody one has met comes with a phone that has another key: it may be a new phone, and it may be somebody else. */
import type { Shelved } from '../../peer/store/shelf.ts';
import { other } from '../../rules/game.ts';

/**
 * What is said of it; null where this key is known, or the name is not. `key`: the one that the other phone has proved, in hexadecimal;
 * `compared`: the two people have compared symbols.
 */
export function otherKeyWords(
  games: readonly Pick<Shelved, 'names' | 'keys' | 'seat'>[],
  name: string,
  key: string,
  compared: boolean,
): string | null {
  const met = games.map(({ names, keys, seat }) => ({ name: names[other(seat)], key: keys[other(seat)] }));
  if (name === '' || met.some((one) => one.key === key) || !met.some((one) => one.name === name)) return null;
  return `Another key than when you last met ${name}: ${
    compared
      ? 'you have compared symbols, so it is the phone of who sits there.'
      : 'to compare symbols, go home and pair by the six letters.'
  }`;
}
