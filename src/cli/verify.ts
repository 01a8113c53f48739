/**
 * `npm run verify FILE`: prints what a game file proves and, for a match, also what each of its games proves. Exits
 * with 0 if everything is proven fair, else 1.
 */
import { readFileSync, statSync } from 'node:fs';
import { MAX_FILE_BYTES, MAX_JOINED_BYTES } from '../peer/match/audit/file.ts';
import { gameOfFile } from '../peer/match/audit/gameOfFile.ts';
import { isMatchProof, proveFile } from '../peer/match/audit/matchProof.ts';
import { inlineCurve } from '../peer/secret/curve.ts';
import { loadRefusals } from '../words/en/games.ts';
import { findingWords, gameNames, proofWords } from '../words/en/proof.ts';

process.exitCode = await verify(process.argv.slice(2));

async function verify(files: readonly string[]): Promise<number> {
  const [file] = files;
  if (file === undefined || files.length > 1) return says('Usage: npm run verify FILE', 1);
  let bytes: Uint8Array;
  try {
    const { size } = statSync(file);
    // Checked before reading: a huge file must not exhaust the memory.
    if (size > MAX_JOINED_BYTES)
      return says(findingWords([{ kind: 'too-large', size, most: MAX_FILE_BYTES }], null), 1);
    bytes = new Uint8Array(readFileSync(file));
  } catch (error) {
    return says(unreadable(file, error), 1);
  }
  const proof = await proveFile(gameOfFile, bytes, { curve: inlineCurve, progress });
  const { kind } = proof;
  await loadRefusals();
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  if (isMatchProof(proof)) {
    const names = gameNames(proof.games);
    for (const [at, game] of proof.games.entries()) says(`${names[at]}. ${proofWords(game)}`, 0);
  }
  says(proofWords(proof), 0);
  const of = isMatchProof(proof) ? null : proof.of;
  if (kind !== 'fair' || !of) return kind === 'fair' ? 0 : 1;
  const [one, another] = (await gameOfFile(bytes)).seats;
  says(
    `The ${one}'s key is ${of.keys[0]} and the ${another}'s is ${of.keys[1]}. The file does not say who owns them.`,
    0,
  );
  return 0;
}

function says(text: string, code: number): number {
  console.log(text);
  return code;
}

/** Verifying a game takes some seconds; progress is not part of the output. */
function progress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\rentry ${done} of ${of}`);
}

function unreadable(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOENT') return `No such file: ${file}.`;
  if (code === 'EISDIR') return `${file} is a folder, not a game file.`;
  if (code === 'EACCES' || code === 'EPERM') return `You do not have permission to read ${file}.`;
  return `Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`;
}
