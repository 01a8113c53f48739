/**
 * `npm run mutants`: puts one fault after the other into the rules and looks whether the tests notice. Prints each one that
 * lives on, and the share killed; exits 1 below 85 %, or when the tests fail without any fault.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { mutants } from './all.ts';

type Mutant = (typeof mutants)[number];

const MIN = 0.85;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whether the tests of these files pass. */
function pass(files: readonly string[], mutant = ''): boolean {
  const vitest = ['vitest', 'run', '--config', 'test/mutants/vitest.config.ts', '--reporter=dot', ...files];
  const done = spawnSync('npx', vitest, { cwd: root, env: { ...process.env, MUTANT: mutant }, stdio: 'pipe' });
  return done.status === 0;
}

const testsOf = ({ game, tests }: Mutant): string[] => tests.map((name) => `test/rules/${game}/${name}.test.ts`);

const all = [...new Set(mutants.flatMap(testsOf))];
if (!pass(all)) {
  console.log('The tests fail without any fault: mend that first.');
  process.exit(1);
}
const alive: Mutant[] = [];
for (const mutant of mutants) if (pass(testsOf(mutant), mutant.name)) alive.push(mutant);
for (const { name, file, from, to } of alive) console.log(`alive: ${name} (${file}: ${from} → ${to})`);
const share = 1 - alive.length / mutants.length;
console.log(JSON.stringify({ name: 'rules.mutants_killed', value: Number(share.toFixed(3)), of: mutants.length }));
process.exitCode = share < MIN ? 1 : 0;
