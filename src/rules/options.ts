/** Table options: one object of choices defines their type, their parser, and the rows of a screen. */
import { fail, ok, type Result } from '../base/result.ts';

/** The choices of each option, by its name; the default comes first. */
export type OptionChoices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** One choice for each option. */
export type Chosen<C extends OptionChoices> = { readonly [K in keyof C]: C[K][number] };

/**
 * Reads untrusted options, with the default for any not given. The error is the unknown option ("trace sideways"), or
 * null if `given` isn't a list of options.
 */
export function readChoices<C extends OptionChoices>(choices: C, given: unknown): Result<Chosen<C>, string | null> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return fail(null);
  const said = new Map<string, unknown>(Object.entries(given));
  for (const [name, value] of said) {
    const known: readonly unknown[] = Object.hasOwn(choices, name) ? (choices[name] ?? []) : [];
    // An untrusted value need not be a string, nor even be convertible to one.
    if (!known.includes(value)) return fail(typeof value === 'string' ? `${name} ${value}` : name);
  }
  const chosen = Object.entries(choices).map(([name, [first]]) => [name, said.get(name) ?? first]);
  return ok(Object.fromEntries(chosen) as Chosen<C>);
}
