/** Chooses by the member of a union, like an exhaustive `switch` whose cases are the entries of a table. */

type Member<U, K extends PropertyKey, V> = U extends { readonly [k in K]: infer W } ? (V extends W ? U : never) : never;

/** What to do with each member of a union, by the field that tells the members apart. */
export type ByKind<K extends keyof U, U, R, More extends readonly unknown[] = []> = {
  readonly [V in U[K] & PropertyKey]: (one: Member<U, K, V>, ...more: More) => R;
};

/** Calls the function for this member. */
export const byKind = <K extends keyof U, U, R, More extends readonly unknown[]>(
  field: K,
  one: U,
  of: ByKind<K, U, R, More>,
  ...more: More
): R => (of[one[field] as U[K] & PropertyKey] as (one: U, ...more: More) => R)(one, ...more);

/** The same where not every member has a function: undefined for the others. */
export const bySomeKind = <K extends keyof U, U, R, More extends readonly unknown[]>(
  field: K,
  one: U,
  of: Partial<ByKind<K, U, R, More>>,
  ...more: More
): R | undefined =>
  (of[one[field] as U[K] & PropertyKey] as ((one: U, ...more: More) => R) | undefined)?.(one, ...more);
