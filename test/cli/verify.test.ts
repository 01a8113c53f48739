/** `npm run verify FILE` as typed: a sentence and an exit code, whatever FILE is. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { u32 } from '../../src/base/bytes.ts';
import { hash } from '../../src/peer/crypto.ts';
import { type Cbor, decodeCbor, encodeCbor } from '../../src/peer/log/cbor.ts';
import { writePayload } from '../../src/peer/log/entry.ts';
import { type MatchFile, readFile, writeFile } from '../../src/peer/match/audit/file.ts';
import { gameId } from '../../src/peer/secret/seed.ts';
import { netrunnerDuel } from '../support/netrunner/netrunnerDuel.ts';
import { peerEvening } from '../support/trenchcoat/evening.ts';
import { leadEvening } from '../support/trenchcoat/randomEvening.ts';
import { value } from '../support/vectors.ts';

const folder = mkdtempSync(join(tmpdir(), 'meatspace-verify-'));
const root = fileURLToPath(new URL('../..', import.meta.url));
let whole: Uint8Array;

beforeAll(async () => {
  const game = await netrunnerDuel(1);
  const [corp, runner] = game.players;
  await game.play(() => corp.match.view().length >= 40);
  await runner.match.resign();
  await game.play();
  whole = writeFile(corp.match.file() as MatchFile);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of the command and its exit code. Its heap is 96 MB, a quarter of which the cards take. */
function verify(...args: string[]): { code: number | null; said: string } {
  const command = ['--max-old-space-size=96', '--import', 'tsx', 'src/cli/verify.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { code: status, said: stdout.trim() };
}

function written(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

test('a complete game is proven, and the exit code is 0', () => {
  const { code, said } = verify(written('whole.nrhc3', whole));
  expect(said).toMatch(
    /^Verified: both keys signed all \d+ entries, .* The Corp has won \(the other player conceded\)\./,
  );
  expect(said).toMatch(/The Corp's key is [0-9a-f]{64} and the Runner's is [0-9a-f]{64}\./);
  expect(code).toBe(0);
});

test('the file of a game without cards is checked by its own rules, and its seats are named', async () => {
  const evening = await peerEvening();
  await leadEvening(evening, 1, 3, 'open');
  const { code, said } = verify(written('evening.nrhc3', writeFile(evening.duel.players[1].match.file() as MatchFile)));
  expect(said).toMatch(/^Verified: both keys signed all \d+ entries, /);
  expect(said).toMatch(/The Game Master's key is [0-9a-f]{64} and the player's is [0-9a-f]{64}\./);
  expect(code).toBe(0);
});

test('for anything else, it says what is wrong and exits with 1', () => {
  const late = whole.map((byte, at) => (at === whole.length - 2000 ? byte ^ 4 : byte));
  expect(verify(written('late.nrhc3', late))).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^(Not verified: the file was damaged or altered at entry \d+ of \d+|The file is damaged or incomplete\. )/,
    ),
  });
  expect(verify(written('half.nrhc3', whole.subarray(0, whole.length >> 1)))).toEqual({
    code: 1,
    said: expect.stringMatching(/^The file is damaged or incomplete\. /),
  });
  expect(verify(written('notes.txt', new TextEncoder().encode('buy ice')))).toEqual({
    code: 1,
    said: 'This isn’t a Meatspace game file.',
  });
  const huge = written('huge.nrhc3', whole);
  truncateSync(huge, 3 * 1024 ** 3);
  expect(verify(huge)).toEqual({ code: 1, said: 'The file is 3072 MB. No Meatspace game is larger than 4 MB.' });
  const none = join(folder, 'none.nrhc3');
  expect(verify(none)).toEqual({ code: 1, said: `No such file: ${none}.` });
  mkdirSync(join(folder, 'games'));
  expect(verify(join(folder, 'games'))).toEqual({
    code: 1,
    said: `${join(folder, 'games')} is a folder, not a game file.`,
  });
  expect(verify()).toEqual({ code: 1, said: 'Usage: npm run verify FILE' });
});

test('a hostile file of 4 MB is rejected before it fills the memory', () => {
  const damaged =
    /^(The file lists more than 10,000 entries|Not verified: the file was damaged or altered at entry 0 of 10000 |The file is damaged or incomplete. None of it can be read)/;
  for (const [name, bytes] of hostile()) {
    const { code, said } = verify(written(`${name}.nrhc3`, bytes));
    expect([name, code, said]).toEqual([name, 1, expect.stringMatching(damaged)]);
  }
});

/** Unsigned entries in a chain, and CBOR that is small as a file and large when read. */
function* hostile(): Generator<[string, Uint8Array]> {
  const read = readFile(whole);
  if (!read.ok) throw new Error(read.error);
  const chained = (count: number): Uint8Array => {
    const entries: Uint8Array[] = [];
    let prev = gameId(read.value.header);
    for (let seq = 0; seq < count; seq++) {
      const payload = writePayload({ seq, author: 0, prev, body: { type: 'RESIGN', word: null } });
      entries.push(encodeCbor([payload, new Uint8Array(64)]));
      prev = hash('entry', payload);
    }
    return writeFile({ ...read.value, entries });
  };
  yield ['unsigned', chained(10_000)];
  const empties = new Uint8Array(4 * 1024 * 1024).fill(0x80);
  empties.set([...whole.subarray(0, 7), 0x80, 0x9a, ...u32(empties.length - 13)]);
  yield ['a list of empty lists', empties];
  const lists = new Uint8Array(4_000_000).fill(0x80);
  lists.set([0x9a, ...u32(lists.length - 5)]);
  const [name, head] = value(decodeCbor(whole)) as [string, Cbor];
  yield ['empty lists beside the log', encodeCbor([name, head, [], lists])];
}
