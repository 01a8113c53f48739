/** A known player connects with a different key: a new phone, or an impostor. */

import type { Shelved } from '../../peer/store/shelf.ts';
import type { KeyStanding } from '../../peer/succession/kept.ts';
import { other } from '../../rules/game.ts';
import type { Failure } from '../../words/failure.ts';

/**
 * The warning to show; null if the key is known or the name is unknown. `key`: the key that the other phone has proved,
 * in hexadecimal. `compared`: whether the two people have compared symbols. `standing`: what the keys it succeeds
 * attest.
 */
export function otherKeyWords(
  games: readonly Pick<Shelved, 'names' | 'keys' | 'seat'>[],
  name: string,
  key: string,
  compared: boolean,
  standing: KeyStanding = 'none',
): string | null {
  const whose = name === '' ? 'The other player' : name;
  if (standing === 'follows')
    return `${whose} comes with a new phone, and the one you have met before has signed for it: no need to compare symbols.`;
  if (standing === 'retired')
    return `The key of this phone has been passed on: ${whose} plays with a newer phone now, and whoever has this one may be somebody else.`;
  if (standing === 'rival')
    return `The key you have met has been passed on to another phone than this one, which came first. This may be somebody else: ${byLetters}.`;
  const met = games.map(({ names, keys, seat }) => ({ name: names[other(seat)], key: keys[other(seat)] }));
  if (name === '' || met.some((one) => one.key === key) || !met.some((one) => one.name === name)) return null;
  return `Another key than when you last met ${name}: ${
    compared ? 'you have compared symbols, so it is the phone of who sits there.' : `${byLetters}.`
  }`;
}

const byLetters = 'to compare symbols, go home and pair by the six-character code';

/** Why this phone can't start a new game. */
export const keyPassedOn: Failure = {
  kind: 'E-PASSED',
  text: 'The key of this phone has been passed on to your new one: new games begin there. What is open here goes on here, or moves.',
};
