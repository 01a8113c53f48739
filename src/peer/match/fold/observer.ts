/**
 * What a side learns from an entry beyond its content: a phone with its player's secrets, the audit with both players'.
 */
import type { Result } from '../../../base/result.ts';
import type { Seat } from '../../../rules/game.ts';
import type { Entry } from '../../log/entry.ts';
import type { Deck } from '../../secret/deckTable.ts';
import type { Offence } from './offence.ts';
import type { Insight, State } from './state.ts';

export interface Observer {
  /** The entries come from this phone's own store, where each was checked against the table before. */
  readonly checkedBefore?: true;
  /** The deck this side knows row by row, else null. Called from the first entry on. */
  deckOf(seat: Seat): Deck | null;
  /**
   * Examines an entry its author may write now, before it is accepted: a shuffle's lists, keys given to this side and,
   * in the audit, everything determined by the author's seed.
   */
  judge(state: State, entry: Entry): Promise<Result<Insight, Offence>>;
}
