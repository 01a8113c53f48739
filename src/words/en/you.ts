/** A record line as its own player reads it: "You lost Shaka" where the opponent reads "Rae lost Shaka". */
import type { Seat } from '../../rules/game.ts';
import { begun } from './sides.ts';

/**
 * Only at the start of a line; elsewhere a name stays a name. Lines are in the past tense, where the verb is the same
 * for "you" and for a name.
 */
export const inSecondPerson = (text: string, name: string): string =>
  name !== '' && begun(text).startsWith(`${begun(name)} `) ? `You${text.slice(name.length)}` : text;

/** The two players' names for use in a line, with "You" for the given seat. */
export const namesFor = (names: readonly [string, string], seat: Seat): readonly [string, string] =>
  seat === 0 ? ['You', names[1]] : [names[0], 'You'];
