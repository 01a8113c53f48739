/** The two halves of one test, as far as they are rolled and known. */
import { type DiceHalf, sumOf } from '../dice/half.ts';

/** As a rule the player's half lies open and the Game Master's does not; with all ten open both are the player's to see. */
export type Whose = 'player' | 'gm';

export type Halves = { readonly [whose in Whose]?: DiceHalf };

/** R: the sum of all ten dice, whoever rolled them; in an opposed test it counts for the attacker (T-DICE-06, T-OPP-04). Null while a half is missing. */
export const resultOf = ({ player, gm }: Halves): number | null => (player && gm ? sumOf(player) + sumOf(gm) : null);
