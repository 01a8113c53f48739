// Chunk: bytes
/** Turns data into words, with one entry for each kind of a union. Does not compile if a kind has no words. */

interface Kind {
  readonly kind: string;
}

/** The members of a union that are of the given kind. */
type OfKind<U, K> = U extends Kind ? (K extends U['kind'] ? U & { readonly kind: K } : never) : never;

/** `A`: further arguments that the words take. */
export type WordsByKind<U extends Kind, A extends readonly unknown[] = [], T = string> = {
  readonly [K in U['kind']]: (of: OfKind<U, K>, ...more: A) => T;
};

/** `fallback`: for kinds without words, which may come from another version or from a file. */
export function say<U extends Kind, A extends readonly unknown[], T>(
  wordsByKind: WordsByKind<U, A, T>,
  fallback: T,
  value: U,
  ...more: A
): T {
  const words = Object.hasOwn(wordsByKind, value.kind)
    ? (wordsByKind as Readonly<Record<string, unknown>>)[value.kind]
    : undefined;
  return typeof words === 'function' ? words(value, ...more) : fallback;
}
