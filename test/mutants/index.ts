/**
 * `npm run mutants [-- count seed room …]`: mutates one source after another and checks whether the tests notice: first
 * the nearest tests, then ring by ring those around it. Prints each mutation with the test that caught it, so that a
 * time limit on a busy machine is not mistaken for a catch, and the share caught by room; exits 1 below the required
 * share. A mutation that never ends counts as caught.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawn, type Mutant, ringsAround, rooms } from './draw.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The share to catch over all rooms, and in the app by itself. */
const MIN = 0.85;
const MIN_APP = 0.7;
/** Maximum run time of one ring (ms). */
const LIMIT_MS = 600_000;

const [count = '100', seed = '1', ...asked] = process.argv.slice(2);
const among = asked.length === 0 ? rooms : rooms.filter((room) => asked.includes(room));

/** The first of these tests that fails with that mutation, and why; null if all pass. */
function failureOf(files: readonly string[], { path, site }: Mutant): string | null {
  const vitest = ['vitest', 'run', '--config', 'test/mutants/vitest.config.ts', '--reporter=dot', ...files];
  const env = { ...process.env, NO_COLOR: '1', MUTANT: JSON.stringify({ path, ...site }) };
  const { status, stderr } = spawnSync('npx', vitest, { cwd: root, env, timeout: LIMIT_MS, encoding: 'utf8' });
  if (status === 0) return null;
  if (status === null) return 'never ends';
  return /FAIL\s+(.*\n.*)/.exec(stderr ?? '')?.[1]?.replace(/\s+/g, ' ') ?? 'no test runs';
}

/** What catches the mutation; null if it lives. */
function caughtBy(mutant: Mutant): string | null {
  for (const ring of ringsAround(mutant.path)) {
    const failure = failureOf(ring, mutant);
    if (failure !== null) return failure;
  }
  return null;
}

function shown({ path, site: { start, end, text } }: Mutant): string {
  const source = readFileSync(`${root}/${path}`, 'utf8');
  const line = source.slice(0, start).split('\n').length;
  return `${path}:${line}: ${source.slice(start, end)} -> ${text}`;
}

const mutants = drawn(Number(count), Number(seed), among);
const alive = mutants.filter((mutant) => {
  const by = caughtBy(mutant);
  console.log(`${by === null ? 'alive ' : 'caught'} ${shown(mutant)}${by === null ? '' : `\n       by ${by}`}`);
  return by === null;
});
const shareOf = (room?: string): number => {
  const of = (list: readonly Mutant[]): number => list.filter((one) => room === undefined || one.room === room).length;
  return 1 - of(alive) / Math.max(1, of(mutants));
};
for (const room of among) console.log(JSON.stringify({ name: `${room}.mutants_caught`, value: shareOf(room) }));
console.log(JSON.stringify({ name: 'mutants_caught', value: shareOf(), of: mutants.length, seed: Number(seed) }));
process.exitCode = shareOf() < MIN || shareOf('app') < MIN_APP ? 1 : 0;
