/** What every driver does with the records beside a log, and with its entries. */
import { equal } from '../../base/bytes.ts';
import type { Records, StoredEntry } from './store.ts';

const names: readonly (keyof Records)[] = [
  ...(['seed', 'header', 'note', 'evidence', 'shelf', 'spare', 'snapshot', 'verdict', 'paused', 'released'] as const),
];

/** A copy without the records that are named but absent, which would otherwise erase what is kept. */
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

/** Whether these records cannot be written over those: a game has one seed. */
export const contradicts = (kept: Records, next: Records): boolean =>
  kept.seed !== undefined && next.seed !== undefined && !equal(kept.seed, next.seed);
