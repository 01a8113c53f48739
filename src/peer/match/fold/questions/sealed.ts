/**
 * Both players bid in secret, and the bids are opened together: the first player commits as a fact, the second answers
 * openly, the first opens (PROTOCOL 8).
 */

import { equal } from '../../../../base/bytes.ts';
import { canonical } from '../../../../base/canonical.ts';
import { ok, type Result } from '../../../../base/result.ts';
import { type AnyMove, other } from '../../../../rules/game.ts';
import type { Act } from '../../../log/body.ts';
import { withFacts, withOpened } from '../hiddenValues.ts';
import type { PlacedEntry } from '../obligation.ts';
import { type Offence, offence } from '../offence.ts';
import { type AnsweredState, type State, withSeat, worldOf } from '../state.ts';
import { readBid, sameTable } from './decision.ts';
import { answering, type Incoming, type QuestionKind, type QuestionOfKind, turnDone, unexpectedEntry } from './kind.ts';

/** The only move with which the first player can commit to a bid. */
export const BID: Uint8Array = canonical({ commits: 1, do: 'bid' });

export const sealed: QuestionKind<QuestionOfKind<'sealed'>> = {
  owed: (_terms, { hidden }, { first }) =>
    ok([
      { type: 'ACT', by: first },
      { type: 'ACT', by: other(first) },
      { type: 'OPEN', by: first, items: [{ kind: 'fact', number: hidden[first].facts.length }] },
    ]),

  take(incoming, { first }) {
    const { terms, observer, state, entry } = incoming;
    const { body, author } = entry;
    if (body.type === 'OPEN') {
      const values = withOpened(terms.gameId, author, state.hidden[author], body.items);
      return values.ok ? allowed(incoming, withSeat(state.hidden, author, values.value)) : values;
    }
    if (body.type !== 'ACT') return unexpectedEntry(entry);
    const same = sameTable(observer, state, body);
    if (!same.ok) return same;
    if (body.moves.length !== 1 || body.facts.length !== (author === first ? 1 : 0))
      return offence('move', { kind: 'bid-form' });
    return author === first ? bound(incoming, body) : allowed(incoming, state.hidden);
  },

  close: (_terms, { got }, { first }) => {
    const [_bound, answered, opening] = got;
    const [second, opened] = [bidIn(answered?.entry), bidIn(opening?.entry)];
    if (!second.ok) return second;
    if (!opened.ok) return opened;
    const bids: [AnyMove, AnyMove] = first === 0 ? [opened.value, second.value] : [second.value, opened.value];
    return answering({ kind: 'sealed', bids });
  },
};

/** From here on, the first player cannot change the bid. The game is not told: this fact is not one of the game's. */
function bound({ state, entry }: Incoming, { moves: [move], facts }: Act): Result<AnsweredState, Offence> {
  if (move === undefined || !equal(move, BID)) return offence('move', { kind: 'binds-no-bid' });
  const values = withFacts(state.hidden[entry.author], facts);
  return values.ok
    ? ok(turnDone({ ...state, hidden: withSeat(state.hidden, entry.author, values.value) }, entry))
    : values;
}

/** An open bid is judged by the table at which it was made: by public facts and, where known, hidden cards. */
function allowed({ terms, state, entry }: Incoming, hidden: State['hidden']): Result<AnsweredState, Offence> {
  const bid = bidIn(entry);
  if (!bid.ok) return bid;
  const { table, known } = worldOf(state);
  const refused = terms.game.refusal(table, entry.author, bid.value, known[entry.author] ?? undefined);
  return refused === null
    ? ok(turnDone({ ...state, hidden }, entry))
    : offence('move', { kind: 'refused', game: terms.game.id, refusal: refused });
}

/** The bid in the second player's answer, or in the first player's opening. */
function bidIn(entry: PlacedEntry | undefined): Result<AnyMove, Offence> {
  const body = entry?.body;
  if (body?.type === 'ACT' && body.moves[0] !== undefined) return readBid(body.moves[0]);
  const item = body?.type === 'OPEN' ? body.items[0] : undefined;
  if (item?.kind !== 'fact') throw new Error('a sealed question without its bids');
  return readBid(item.value);
}
