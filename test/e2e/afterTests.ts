/** Prints what the people of a failed test saw last, and closes what a file's tests have opened. */
import { afterAll, afterEach } from 'vitest';
import { closeAll } from '../support/browser/closing.ts';
import { printScreens } from '../support/browser/table.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await printScreens();
});

afterAll(closeAll);
