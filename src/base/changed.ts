/**
 * A copy in which some fields are different. Assigned, not written over in one literal: the engine gives a literal that
 * repeats a field a hidden form of its own each time, and what has many forms is slow to read.
 */
export function changed<T extends object>(from: T, fields: Partial<T>): T {
  return Object.assign({ ...from }, fields);
}

/**
 * A copy of a list by numbers in which one is missing. Made again, not deleted from: the engine turns a list that has
 * become thin into a dictionary, and where one of those was copied once all copies are slow.
 */
export function lessOne<V>(from: Readonly<Record<number, V>>, gone: number): Record<number, V> {
  const left: Record<number, V> = {};
  for (const key in from) if (Number(key) !== gone) left[key] = from[key] as V;
  return left;
}
