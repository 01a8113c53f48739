/** The run that goes on. */
import { changed } from '../../../base/changed.ts';
import type { Run } from '../table.ts';
import type { Draft } from './draft.ts';

/** Other fields for the run going on; nothing where there is none. */
export function changeRun(draft: Draft, fields: Partial<Run>): void {
  const { run } = draft.table;
  if (run) draft.table.run = changed(run, fields);
}
