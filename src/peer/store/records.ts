/** Shared by all drivers: handling of records and entries. */
import { equal } from '../../base/bytes.ts';
import type { Records, StoredEntry } from './store.ts';

const names: readonly (keyof Records)[] = [
  ...(['seed', 'header', 'note', 'evidence', 'shelf', 'spare', 'snapshot', 'verdict', 'paused', 'released'] as const),
];

/** A copy without the keys that are present but undefined, which would otherwise erase stored records. */
export function copyRecords(records: Records): Records {
  const copies: Records = {};
  for (const name of names) {
    const bytes = records[name];
    if (bytes) copies[name] = bytes.slice();
  }
  return copies;
}

export const copyEntries = (entries: readonly StoredEntry[]): StoredEntry[] =>
  entries.map(({ seq, bytes }) => ({ seq, bytes: bytes.slice() }));

/** Whether these records may not overwrite those: a game has one seed. */
export const contradicts = (kept: Records, next: Records): boolean =>
  kept.seed !== undefined && next.seed !== undefined && !equal(kept.seed, next.seed);
