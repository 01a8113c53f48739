/** What a side can see of an entry beyond what stands in it: a phone with the secrets of its player, the audit with both. */
import type { Result } from '../../../base/result.ts';
import type { Seat } from '../../../rules/game.ts';
import type { Entry } from '../../log/entry.ts';
import type { Deck } from '../../secret/deckTable.ts';
import type { Offence } from './offence.ts';
import type { Insight, State } from './state.ts';

export interface Observer {
  /** The entries are this phone's own store, where none came without having been checked against the table. */
  readonly checkedBefore?: true;
  /** The deck whose cards this side knows row by row, else null. Asked from the first entry on. */
  deckOf(seat: Seat): Deck | null;
  /**
   * Looks at an entry that its author may write now, before it is taken: the lists of a shuffle, keys given to this side, and for
   * the audit whatever follows from the author's seed.
   */
  judge(state: State, entry: Entry): Promise<Result<Insight, Offence>>;
}
