/** A record line as its own player reads it: "You lost Shaka" where the opponent reads "Rae lost Shaka". */
import type { Seat } from '../../rules/game.ts';
import { begun } from './sides.ts';

/**
 * Only at the beginning of a line: elsewhere a name stays a name. The line is in the past tense, in which no verb of
 * the record changes with who did it.
 */
export const toldTo = (text: string, name: string): string =>
  name !== '' && begun(text).startsWith(`${begun(name)} `) ? `You${text.slice(name.length)}` : text;

/** The two names in such a line. */
export const namesTo = (names: readonly [string, string], seat: Seat): readonly [string, string] =>
  seat === 0 ? ['You', names[1]] : [names[0], 'You'];
