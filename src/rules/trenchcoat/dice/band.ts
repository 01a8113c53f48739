/** Test quality in words (Table 1.4). */

/** From worst to best, without gaps. The names are used in logs; the display names are in the words. */
const table = [
  { name: 'Epic Fail', to: -10 },
  { name: 'Severe Failure', from: -9, to: -7 },
  { name: 'Decisive Failure', from: -6, to: -4 },
  { name: 'Failure', from: -3, to: -1 },
  { name: 'Barely made it', from: 0, to: 0 },
  { name: 'Acceptable', from: 1, to: 3 },
  { name: 'Good Result', from: 4, to: 6 },
  { name: 'Exceptional', from: 7, to: 9 },
  { name: 'Epic Success', from: 10 },
] as const;

export type BandName = (typeof table)[number]['name'];

export interface Band {
  readonly name: BandName;
  /** The range of test qualities; an omitted end is open. */
  readonly from?: number;
  readonly to?: number;
}

export const bands: readonly Band[] = table;

/** T-TEST-07 to 15. Throws on a non-integer, which is a bug. */
export function bandOf(quality: number): Band {
  const band = bands.find(({ from = -Infinity, to = Infinity }) => quality >= from && quality <= to);
  if (band === undefined) throw new Error(`${quality} is no test quality`);
  return band;
}
