/** Goes through a log again, entry by entry, with the eyes of a phone or of the audit. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { extend, startChain } from '../../log/chain.ts';
import type { Entry } from '../../log/entry.ts';
import { accept } from './accept.ts';
import type { Observer } from './observer.ts';
import type { Offence } from './offence.ts';
import { isWhole } from './points.ts';
import { type Answered, newState, type State, type Terms } from './state.ts';

/** One entry later. */
export interface Replayed extends Answered {
  readonly entry: Entry;
  /** Whether entries that belong together are all there (PROTOCOL 10.6). */
  readonly whole: boolean;
}

/** The entry that cannot be, and why. */
export interface Broken {
  readonly seq: number;
  /** Null when the bytes are no entry. */
  readonly entry: Entry | null;
  readonly offence: Offence;
}

/** The first state of a game on these terms. */
export function beginning(terms: Terms): State {
  return newState(startChain(terms.gameId, terms.header.publicKeys));
}

/**
 * The states after each entry of `log`, for which signatures and places in the chain are checked already or need not be. Ends at the
 * first entry that cannot be, which is the last thing it gives. `from`: the state before the first of them.
 */
export async function* replay(
  terms: Terms,
  observer: Observer,
  log: Iterable<Entry>,
  from = beginning(terms),
): AsyncGenerator<Result<Replayed, Broken>, void> {
  let state = from;
  for (const entry of log) {
    const settled = await accept(terms, observer, state, { chain: extend(state.chain, entry), entry });
    if (!settled.ok) {
      yield fail({ seq: settled.error.seq ?? entry.seq, entry, offence: settled.error });
      return;
    }
    state = settled.value.state;
    yield ok({ ...settled.value, entry, whole: isWhole(state) });
  }
}
