/** Words for moving to a new phone. */

/** A short fingerprint, for people to compare keys: "3f2a 91bc". */
export function keyFingerprint(key: Uint8Array): string {
  const digits = [...key.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}
