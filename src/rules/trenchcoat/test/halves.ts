/** The two halves of one test: who may roll what when, and who sees what. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { type Half, nonBlanks, sumOf } from '../dice/half.ts';
import { type Fault, fault } from '../input.ts';

/** As a rule the player's half lies open and the Game Master's does not; with all ten open both are the player's to see. */
export type Whose = 'player' | 'gm';

/** What has been rolled so far. */
export type Halves = { readonly [whose in Whose]?: Half };

/** A half can be rolled once (T-DICE-03): E-STATE after that. */
export function rolled(halves: Halves, whose: Whose, half: Half): Result<Halves, Fault> {
  if (halves[whose] !== undefined) return fail(fault('E-STATE', 'This half is rolled: five dice, once.'));
  return ok({ ...halves, [whose]: half });
}

/** R: the sum of all ten dice, whoever rolled them; in an opposed test it counts for the attacker (T-DICE-06, T-OPP-04). Null while a half is missing. */
export const resultOf = ({ player, gm }: Halves): number | null => (player && gm ? sumOf(player) + sumOf(gm) : null);

/** What one of the two may see of the dice before they are opened (T-DICE-04, 05). */
export function seenBy(who: Whose, halves: Halves, allOpen = false): Halves {
  if (who === 'gm' || allOpen) return halves;
  return halves.player ? { player: halves.player } : {};
}

/** 5fN of a half that lies on the table (T-NB-02). E-STATE without one: nothing is ever rolled for it. */
export function nonBlanksOf(halves: Halves, whose: Whose): Result<number, Fault> {
  const half = halves[whose];
  return half ? ok(nonBlanks(half)) : fail(fault('E-STATE', 'There is no half to count: a test comes first.'));
}
