/** Effects that outlive their resolution begin and end. */
import type { Seat } from '../../game.ts';
import type { Lasting } from '../table.ts';
import type { Draft } from './draft.ts';

/** It holds from now on. */
export function last(draft: Draft, lasting: Lasting): void {
  draft.table.lasting = [...draft.table.lasting, lasting];
}

/** With a seat, what lasts until a moment of that player. */
export function endLasting(draft: Draft, until: Lasting['until'], seat?: Seat): void {
  const { lasting } = draft.table;
  if (lasting.length === 0) return;
  const left = lasting.filter((one) => one.until !== until || (seat !== undefined && one.seat !== seat));
  if (left.length < lasting.length) draft.table.lasting = left;
}
