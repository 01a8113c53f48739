/** Replays a log entry by entry, as seen by a phone or the audit. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { extend, startChain } from '../../log/chain.ts';
import type { Entry } from '../../log/entry.ts';
import { accept } from './accept.ts';
import type { Offence } from './offence.ts';
import { type AnsweredState, newState, type Observer, type State, type Terms } from './state.ts';
import { isWhole } from './turn.ts';

export interface ReplayStep extends AnsweredState {
  readonly entry: Entry;
  /** Whether all entries that belong together are there (PROTOCOL 10.6). */
  readonly whole: boolean;
}

/** The invalid entry, and why. */
export interface InvalidEntry {
  readonly seq: number;
  /** Null if the bytes are not an entry. */
  readonly entry: Entry | null;
  readonly offence: Offence;
}

/** The first state of a game on these terms. */
export function initialState(terms: Terms): State {
  return newState(startChain(terms.gameId, terms.header.publicKeys));
}

/**
 * Yields the state after each entry of `log`; their signatures and chain positions have already been checked or need no
 * check. The first invalid entry is yielded last. `from`: the state before the first entry.
 */
export async function* replay(
  terms: Terms,
  observer: Observer,
  log: Iterable<Entry>,
  from = initialState(terms),
): AsyncGenerator<Result<ReplayStep, InvalidEntry>, void> {
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
