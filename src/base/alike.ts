/** Deep equality of plain data. Recurses only where two objects are not identical. */
export function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    Array.isArray(a) === Array.isArray(b) &&
    keys.every((key) => key in b && alike(a[key as never], b[key as never]))
  );
}
