/** Tests: what keeps one from being called, rolled or told. */

import type { RefusalWords } from './index.ts';

export const tests = {
  eventFirst: 'Use or ignore the event of your half first.',
  successFirst: 'Say first whether the test succeeds.',
} satisfies Partial<RefusalWords>;
