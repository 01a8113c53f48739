import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [preact()],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    environment: 'node',
    expect: { requireAssertions: true },
    // Two workers: the build machine has two cores, and the cryptography and the random games fill both.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
