/** The output of `npm start` when it cannot start: one sentence, without a stack trace. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp, folderRefusal } from '../../src/server/index.ts';
import { parsePort, portRefusal } from '../../src/server/port.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  ['src/server/index.ts', 'PORT must be a number from 1 to 65535, such as PORT=8080. "70000" isn’t one.'],
  ['src/server/pairing.ts', 'PORT must be a number from 1 to 65535, such as PORT=9000. "70000" isn’t one.'],
])('%s with a bad PORT says so in one sentence and exits', (program, sentence) => {
  const done = spawnSync(join(root, 'node_modules/.bin/tsx'), [program], {
    cwd: root,
    env: { ...process.env, PORT: '70000' },
    encoding: 'utf8',
  });
  expect([done.status, done.stderr.trim(), done.stdout]).toEqual([1, sentence, '']);
});

test('a port is an integer below 65536, and 0 means any free one', () => {
  expect(parsePort(undefined, 8080)).toEqual({ ok: true, value: 8080 });
  expect(parsePort('', 8080)).toEqual({ ok: true, value: 8080 });
  expect(parsePort('0', 8080)).toEqual({ ok: true, value: 0 });
  expect(parsePort('65535', 8080)).toEqual({ ok: true, value: 65535 });
  for (const text of ['-1', '65536', '70000', 'abc', '80.5', '8080 ', '1e3'])
    expect(parsePort(text, 8080).ok).toBe(false);
});

test('an unavailable port is reported as a sentence', () => {
  const coded = (code: string) => Object.assign(new Error('listen'), { code });
  expect(portRefusal(coded('EACCES'), 80)).toBe(
    'This user isn’t allowed to open port 80. Choose one above 1023: PORT=8080 npm start',
  );
  expect(portRefusal(coded('EADDRINUSE'), 8080)).toContain('Port 8080 and the next 100 are taken.');
});

test('a folder that cannot be written is reported as a sentence, and so is a full disk', async () => {
  const coded = (code: string) => new Error(`${code}: no, open '/app/dist/index.html'`);
  for (const code of ['EACCES', 'EPERM', 'EROFS'])
    expect(folderRefusal(coded(code), '/app/dist')).toBe(
      'Meatspace can’t write the app into /app/dist. Give this user permission to write there, or start Meatspace from a folder you own.',
    );
  expect(folderRefusal(coded('ENOSPC'), '/app/dist')).toBe('The disk is full. Free some space and start again.');
  expect(folderRefusal(new Error('Unexpected token'), '/app/dist')).toBeNull();
  // A file is where the folder should be, so no user can write into it.
  const folder = mkdtempSync(join(tmpdir(), 'meatspace-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'taken'), '');
  const built = await buildApp(join(folder, 'taken', 'dist'));
  expect(built.ok).toBe(false);
});
