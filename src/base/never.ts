/** Ends a switch over a union: the compiler complains as soon as a member has no case. Throws when a cast has lied. */
export function exhaustive(x: never): never {
  throw new Error(`a case was forgotten: ${String(x)}`);
}
