/** The two halves of a test, as far as they are rolled and known. */
import { type DiceHalf, sumOf } from '../dice/half.ts';

/** Usually the player's half is open and the Game Master's is not; with all ten dice open the player sees both. */
export type Whose = 'player' | 'gm';

export type Halves = { readonly [whose in Whose]?: DiceHalf };

/**
 * R: the sum of all ten dice of both players; in an opposed test it counts for the attacker (T-DICE-06, T-OPP-04).
 * Null while a half is missing.
 */
export const resultOf = ({ player, gm }: Halves): number | null => (player && gm ? sumOf(player) + sumOf(gm) : null);
