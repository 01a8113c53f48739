/** A record line as its own player reads it: "You lose Shaka" where the opponent reads "Rae loses Shaka". */
import type { Seat } from '../../rules/game.ts';
import { begun } from './sides.ts';

/** Irregular forms. */
const others: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  forgoes: 'forgo',
  rezzes: 'rez',
  derezzes: 'derez',
};

/** "loses" to "lose", "accesses" to "access". */
const plural = (verb: string): string =>
  others[verb] ?? verb.replace(/(ss|sh|ch|x)es$/, '$1').replace(/([^s])s$/, '$1');

/** Only at the beginning of a line: elsewhere a name stays a name. */
export function toldTo(text: string, name: string): string {
  if (name === '' || !begun(text).startsWith(`${begun(name)} `)) return text;
  const [verb = '', ...rest] = text.slice(name.length + 1).split(' ');
  return ['You', plural(verb), ...rest].join(' ');
}

/** The two names in such a line. */
export const namesTo = (names: readonly [string, string], seat: Seat): readonly [string, string] =>
  seat === 0 ? ['You', names[1]] : [names[0], 'You'];
