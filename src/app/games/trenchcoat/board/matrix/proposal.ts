/** What the Game Master's phone works out of a request and of an outcome; all of it can be changed by him. */
import type { Outcome } from '../../../../../rules/trenchcoat/test/outcome.ts';
import type { Session } from '../session.ts';
import { type Proposal as Draft, proposeTest } from '../test/proposal.ts';
import type { Following } from '../test/result.tsx';

export interface Proposal extends Draft {
  /** What a success brings, where it is decided without a test. */
  readonly success: Pick<Following, 'gains' | 'span' | 'missing'>;
}

const nothing = { gains: [], span: 0, missing: [] } as const;

export function proposalOf(v: Session): Proposal | null {
  const request = v.table.pending?.request;
  if (!request) return null;
  if (request.kind === 'test') return { ...proposeTest(v, request), success: nothing };
  return null;
}

export function followingOf(_v: Session, _outcome: Outcome, _success: boolean): Following {
  return { ...nothing, tally: null, next: 'done' };
}
