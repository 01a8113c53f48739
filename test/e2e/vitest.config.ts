import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { WAIT_MS } from '../support/browser/driven.ts';

/** The slowest files, in order: if one of them started last, a core would be idle at the end. */
const longest = [
  'screens',
  'robust',
  'pairing.browser',
  'firefox',
  'again',
  'game',
  'trenchcoat',
  'offline',
  'touch',
  'alone',
  'input',
  'golden',
  'webkit',
  'guided',
  'evening',
  'library',
  'twoSessions',
  'tappedWords',
  'sight',
  'machine',
  'group',
  'takeBack',
  'pseudo',
  'learn',
  'move',
  'web',
  'kit',
  'trenchTaps',
  'without',
  'replay',
];

/** Unlisted files come first: they are short, or their duration is unknown. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => longest.indexOf(basename(moduleId, '.test.ts'));
    return files.toSorted((one, next) => place(one) - place(next));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['test/e2e/**/*.test.ts'],
    env: { TEST_ENGINE: process.env['TEST_ENGINE'] ?? 'shell' },
    globalSetup: ['test/e2e/setup.ts'],
    setupFiles: ['test/e2e/afterTests.ts'],
    expect: { requireAssertions: true, poll: { timeout: WAIT_MS } },
    // Four in parallel on two cores: phones often wait for each other. No test changes what they load.
    pool: 'forks',
    maxWorkers: 4,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Only what hangs for ever takes so long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
