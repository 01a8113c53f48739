/**
 * `npm run mutants [-- count seed room …]`: mutates one source after another and checks whether the tests notice: first
 * the nearest tests, then ring by ring those around it. Prints each mutation, and the share caught by room; exits 1
 * below the required share. A mutation that never ends counts as caught.
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

/** Whether these tests pass with that mutation. */
function pass(files: readonly string[], { path, site }: Mutant): boolean {
  const vitest = ['vitest', 'run', '--config', 'test/mutants/vitest.config.ts', '--reporter=dot', ...files];
  const env = { ...process.env, MUTANT: JSON.stringify({ path, ...site }) };
  return spawnSync('npx', vitest, { cwd: root, env, stdio: 'pipe', timeout: LIMIT_MS }).status === 0;
}

const lives = (mutant: Mutant): boolean => ringsAround(mutant.path).every((ring) => pass(ring, mutant));

function shown({ path, site: { start, end, text } }: Mutant): string {
  const source = readFileSync(`${root}/${path}`, 'utf8');
  const line = source.slice(0, start).split('\n').length;
  return `${path}:${line}: ${source.slice(start, end)} -> ${text}`;
}

const mutants = drawn(Number(count), Number(seed), among);
const alive = mutants.filter((mutant) => {
  const lived = lives(mutant);
  console.log(`${lived ? 'alive ' : 'caught'} ${shown(mutant)}`);
  return lived;
});
const shareOf = (room?: string): number => {
  const of = (list: readonly Mutant[]): number => list.filter((one) => room === undefined || one.room === room).length;
  return 1 - of(alive) / Math.max(1, of(mutants));
};
for (const room of among) console.log(JSON.stringify({ name: `${room}.mutants_caught`, value: shareOf(room) }));
console.log(JSON.stringify({ name: 'mutants_caught', value: shareOf(), of: mutants.length, seed: Number(seed) }));
process.exitCode = shareOf() < MIN || shareOf('app') < MIN_APP ? 1 : 0;
