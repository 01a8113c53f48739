/** A line of the record as its own player reads it: "You lose Shaka", where the other one reads "Rae loses Shaka". */
import type { Seat } from '../../rules/game.ts';
import { begun } from './sides.ts';

/** What cannot be told by taking an ending off. */
const others: Readonly<Record<string, string>> = { is: 'are', has: 'have', rezzes: 'rez', derezzes: 'derez' };

/** "loses" to "lose", "accesses" to "access". */
const plural = (verb: string): string =>
  others[verb] ?? verb.replace(/(ss|sh|ch|x)es$/, '$1').replace(/([^s])s$/, '$1');

/** Only where the sentence begins with the player: in the middle a name stays a name. */
export function toldTo(text: string, name: string): string {
  if (name === '' || !begun(text).startsWith(`${begun(name)} `)) return text;
  const [verb = '', ...rest] = text.slice(name.length + 1).split(' ');
  return ['You', plural(verb), ...rest].join(' ');
}

/** The names that stand in lines told that way. */
export const namesTo = (names: readonly [string, string], seat: Seat): readonly [string, string] =>
  seat === 0 ? ['You', names[1]] : [names[0], 'You'];
