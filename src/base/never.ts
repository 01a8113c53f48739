// Chunk: base
/** Ends a switch over a union: a compile error if a member has no case. Throws if a cast was wrong. */
export function exhaustive(x: never): never {
  throw new Error(`a case was forgotten: ${String(x)}`);
}
