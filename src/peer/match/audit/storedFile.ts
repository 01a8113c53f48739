/** The file of a closed game from the store alone: whatever rules it was played by, this program need not know them. */
import type { StoredGame } from '../../store/store.ts';
import { headerOf, readAgreement } from '../agreement.ts';
import { readBeside, type Word } from '../evidence/beside.ts';
import { readHeads, writeHead } from '../sync/heads.ts';
import type { MatchFile } from './file.ts';

/** `rules`: the 32 bytes that its header has for them. Null where what is stored cannot be read. */
export function storedFile({ entries, records }: StoredGame, rules: Uint8Array): MatchFile | null {
  const { seed, header: record, evidence, heads } = records;
  const read = seed && record && readAgreement(record, seed);
  if (!seed || !read?.ok) return null;
  const header = headerOf(read.value, seed, rules);
  if (header === null) return null;
  const words = evidence && readBeside(evidence);
  // What was said of silence, who gave up and who asked for a draw, the end of the log has settled.
  const lasting = words?.ok ? words.value.filter(({ kind }) => !settled.includes(kind)) : [];
  const beside = [...lasting, ...readHeads(heads).map((one): Word => ({ kind: 'head', bytes: writeHead(one) }))];
  const { version, options } = read.value;
  return { header, version, options, entries, beside };
}

const settled: readonly Word['kind'][] = ['absence', 'withheld', 'resignation', 'draw'];
