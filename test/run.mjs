/**
 * Runs every check of the project one after the other (types, lint, tests, tests in real browsers), even after
 * failures, lists the slowest and the failed tests, and closes with one plain line, `N passed, N failed`. The type
 * check and the lint count as one test each. Exits 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'meatspace-test-'));
const report = join(scratch, 'report.json');

/** How many of the slowest tests are listed. */
const SLOWEST = 10;

const began = performance.now();
const total = { passed: 0, failed: 0 };
/** Every test that has run: its file, its title, milliseconds. */
const timed = [];
/** What failed: a tool, a test by file and title, or a file that can't be loaded. */
const failures = [];
add(check('tsc', ['--noEmit']));
add(check('biome', ['check', '.']));
add(tests());
add(tests('--config', 'test/e2e/vitest.config.ts'));
rmSync(scratch, { recursive: true, force: true });

tellTimes();
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function add(count) {
  total.passed += count.passed;
  total.failed += count.failed;
}

/** Passes output straight through; a tool that cannot be started counts as failed. */
function run(tool, args) {
  const done = spawnSync(join(root, 'node_modules', '.bin', tool), args, { cwd: root, stdio: 'inherit' });
  if (done.error) console.log(`${tool} did not start: ${done.error.message}`);
  return done.status === 0;
}

function check(tool, args) {
  const fine = run(tool, args);
  console.log(`${tool} ${args.join(' ')}: ${fine ? 'fine' : 'failed'}`);
  if (!fine) failures.push(tool);
  return fine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function tests(...args) {
  // A run that never starts must not be counted by the report of the previous run.
  rmSync(report, { force: true });
  const fine = run('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const count = counted();
  // A crash outside any test (an unhandled rejection, an interrupted run) is in no count, and must not pass.
  if (!fine && count.failed === 0) {
    count.failed = 1;
    failures.push(`vitest ${args.join(' ')}, outside any test`);
  }
  return count;
}

function counted() {
  let files;
  try {
    files = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    failures.push('vitest, which wrote no report');
    return { passed: 0, failed: 1 };
  }
  for (const { name, assertionResults } of files)
    for (const { fullName, status, duration = 0 } of assertionResults) {
      timed.push({ file: relative(root, name), title: fullName, ms: duration });
      if (status === 'failed') failures.push(`${relative(root, name)}: ${fullName}`);
    }
  const all = files.flatMap((file) => file.assertionResults);
  // A test file that cannot be loaded contains no test, and would otherwise be missing from the count.
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  failures.push(...unloaded.map(({ name }) => relative(root, name)));
  return {
    passed: all.filter((test) => test.status === 'passed').length,
    failed: all.filter((test) => test.status === 'failed').length + unloaded.length,
  };
}

function tellTimes() {
  timed.sort((one, next) => next.ms - one.ms);
  console.log(`the ${SLOWEST} slowest tests`);
  for (const { file, title, ms } of timed.slice(0, SLOWEST)) console.log(`${seconds(ms)}  ${file}: ${title}`);
  console.log(`all checks took ${seconds(performance.now() - began).trim()}`);
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`;
}
