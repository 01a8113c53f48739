import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { cardRulings } from '../../build/rulings.ts';
import { unitTests } from '../sharing.ts';
import { type Site, withFault } from './sites.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const mutant = JSON.parse(process.env['MUTANT'] ?? 'null') as (Site & { path: string }) | null;

/** The unit tests, with one mutation in the sources; without `MUTANT` unchanged. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (code, id) => (mutant && id.endsWith(`/${mutant.path}`) ? withFault(code, mutant) : undefined),
    },
    preact(),
    cardRulings(),
  ],
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 120_000,
    bail: 1,
    projects: unitTests(),
  },
});
