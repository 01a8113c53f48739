/** The current run. */
import { changed } from '../../../base/changed.ts';
import type { Run } from '../table.ts';
import type { Draft } from './draft.ts';

/** Updates fields of the current run, if there is one. */
export function changeRun(draft: Draft, fields: Partial<Run>): void {
  const { run } = draft.table;
  if (run) draft.table.run = changed(run, fields);
}
