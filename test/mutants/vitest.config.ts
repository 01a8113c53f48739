import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mutants } from './all.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const mutant = mutants.find(({ name }) => name === process.env['MUTANT']);

/** The tests of the rules, with one mutant in the sources; without `MUTANT` as they are. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(code, id) {
        if (mutant === undefined || !id.endsWith(`src/rules/${mutant.game}/${mutant.file}`)) return undefined;
        return code.replace(mutant.from, () => mutant.to);
      },
    },
  ],
  test: { include: ['test/rules/**/*.test.ts'], environment: 'node', pool: 'threads', maxWorkers: 2, bail: 1 },
});
