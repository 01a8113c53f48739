/** What the people of a failed test saw last. */
import { afterEach } from 'vitest';
import { printScreens } from '../support/browser/table.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await printScreens();
});
