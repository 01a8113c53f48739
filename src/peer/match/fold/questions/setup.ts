/** Before the first question: each player's SETUP (PROTOCOL 3.8). Both together make the table. */

import { ok, type Result } from '../../../../base/result.ts';
import { MAX_DECK_SIZE, type Seat } from '../../../../rules/game.ts';
import { type Deck, readTable } from '../../../secret/deckTable.ts';
import { newDeck } from '../cardTracker.ts';
import { type Offence, offence } from '../offence.ts';
import { type AnsweredState, nameOf, type Terms, type World, withSeat } from '../state.ts';
import { type Incoming, unexpectedEntry } from './kind.ts';

export function setUp({ terms, observer, state, entry }: Incoming): Result<AnsweredState, Offence> {
  const { body, author } = entry;
  if (body.type !== 'SETUP') return unexpectedEntry(entry);
  const { size } = body;
  if (size > MAX_DECK_SIZE) return offence('table', { kind: 'deck-size', size, most: MAX_DECK_SIZE });
  // Judged separately, so that each fault is attributed to its author regardless of which deck came first.
  const alone = terms.game.setup({ sizes: [size, size], options: terms.options });
  if (!alone.ok) return offence('table', { kind: 'refused', game: terms.game.id, refusal: alone.error });
  const table = readTable(terms.gameId, author, size, body.table);
  if (!table.ok) return table;
  const decks = withSeat(state.decks, author, table.value);
  const coins = { ...state.coins, last: withSeat(state.coins.last, author, body.anchor) };
  const next = { ...state, decks, coins, turns: state.turns.slice(1) };
  if (decks[0] === null || decks[1] === null) return ok({ state: next, happened: [] });
  const sizes: [number, number] = [decks[0].size, decks[1].size];
  const begun = terms.game.setup({ sizes, options: terms.options });
  if (!begun.ok) return offence('table', { kind: 'refused', game: terms.game.id, refusal: begun.error });
  const own = [observer.deckOf(0), observer.deckOf(1)] as const;
  const known = (seat: Seat) => begunWith(terms, seat, own[seat]);
  const where = (seat: Seat) => newDeck(seat, sizes[seat], own[seat] !== null);
  const world: World = { table: begun.value, wheres: [where(0), where(1)], known: [known(0), known(1)] };
  return ok({ state: { ...next, world }, happened: [] });
}

function begunWith(terms: Terms, seat: Seat, deck: Deck | null): World['known'][Seat] {
  const names = deck?.faces.map((face) => nameOf(terms.game.cards, face) ?? '');
  return names === undefined ? null : terms.game.knowledge.begin(seat, names);
}
