/** Builds the file of a closed game from the store alone, even if this build lacks its rules. */
import { parseWord } from '../../log/word.ts';
import type { StoredGame } from '../../store/store.ts';
import { headerOf, readAgreement } from '../agreement.ts';
import { type Exhibit, readBeside } from '../evidence/beside.ts';
import type { MatchFile } from './file.ts';

/** `rules`: the 32-byte rules hash for the header. Null if the stored record cannot be read. */
export function storedFile({ entries, records }: StoredGame, rules: Uint8Array): MatchFile | null {
  const { seed, header: record, evidence } = records;
  const read = seed && record && readAgreement(record, seed);
  if (!seed || !read?.ok) return null;
  const header = headerOf(read.value, seed, rules);
  if (header === null) return null;
  const exhibits = evidence && readBeside(evidence);
  const beside = exhibits?.ok ? exhibits.value.filter(isLasting) : [];
  const { version, options } = read.value;
  return { header, version, options, entries, beside };
}

/** The end of the log settles every claim of silence, concession and offer. */
function isLasting({ kind, bytes }: Exhibit): boolean {
  if (kind !== 'word') return true;
  const word = parseWord(bytes);
  return word.ok && (word.value.kind === 'charge' || word.value.kind === 'head');
}
