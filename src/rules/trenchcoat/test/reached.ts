/**
 * The second number of the last row whose first number is not above `value`; null below all rows, which are in rising
 * order.
 */
export const valueReached = (rows: readonly (readonly [number, number])[], value: number): number | null =>
  rows.findLast(([least]) => least <= value)?.[1] ?? null;
