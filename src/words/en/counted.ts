/** A number with its noun: "1 card", "2 cards". One helper for all of the app, so that no count is ever put before the wrong word. */

const rule = new Intl.PluralRules('en');

/** The noun for so many. `many`: where an `s` does not make it plural. */
export const nounFor = (n: number, one: string, many = `${one}s`): string => (rule.select(n) === 'one' ? one : many);

export const counted = (n: number, one: string, many?: string): string => `${n} ${nounFor(n, one, many)}`;
