/** What each kind of entry that is owed does to the state: one function a type. */
import { equal } from '../../../base/bytes.ts';
import { exhaustive } from '../../../base/never.ts';
import { ok, type Result } from '../../../base/result.ts';
import { LARGEST_DECK, other, type Seat } from '../../../rules/game.ts';
import type { Body, Hold, Masked, Revealed, Share } from '../../log/body.ts';
import type { Entry } from '../../log/entry.ts';
import { checkNote } from '../../secret/bid.ts';
import { acceptCoin } from '../../secret/coin.ts';
import { checkSorted } from '../../secret/commit.ts';
import { type Deck, type Face, readTable } from '../../secret/deckTable.ts';
import { seedCommitment } from '../../secret/seed.ts';
import { newDeck, seen, seenAt, shuffled, type TrackedDeck } from './cardTracker.ts';
import { askNext } from './closeQuestion.ts';
import { factOf, numberOf, type RevealTurn, withHold, withReveal, withShare } from './hiddenValues.ts';
import { readMove } from './moves.ts';
import { discharge, type Obligation, sameHandle } from './obligation.ts';
import type { Observer } from './observer.ts';
import { type Offence, offence } from './offence.ts';
import {
  type Insight,
  type ListTurn,
  nameOf,
  pointsOf,
  type State,
  seenEntry,
  type Terms,
  type Turn,
  type World,
  withSeat,
  worldOf,
} from './state.ts';
import { bothTold, told } from './told.ts';

/** The state with the entry that is owed, before the question is answered by it. */
export function applyEntry(
  terms: Terms,
  observer: Observer,
  state: State,
  turn: Turn,
  entry: Entry,
  insight: Insight,
): Result<State, Offence> {
  const { body, author } = entry;
  switch (body.type) {
    case 'SETUP':
      return setUp(terms, observer, state, author, body);
    case 'X':
    case 'Y':
    case 'Z':
      return list(state, turn as ListTurn, entry, body, insight);
    case 'COIN':
      return coin(terms, state, entry, body);
    case 'BIDC':
      return ok(done(state, entry));
    case 'BIDP':
    case 'BIDO':
      return note(terms, state, entry, body);
    case 'HOLD':
      return hold(state, entry, body);
    case 'SHARE':
      return share(terms, state, entry, body, insight);
    case 'REVEAL':
      return reveal(terms, state, turn as RevealTurn, entry, body);
    case 'SEED':
      return seed(terms, state, entry, body.seed);
    case 'CLOSE':
      return ok(done(state, entry));
    case 'SHOW':
    case 'KEYS':
    case 'OPEN':
    case 'COMMIT':
      return proof(terms, state, turn as Obligation, entry, insight);
    case 'ACT':
    case 'RESIGN':
    case 'CLAIM':
      return offence('pen', `there is no place for ${body.type} here`);
    default:
      return exhaustive(body);
  }
}

/** The turn is over, its entry kept for the answer. */
function done(state: State, entry: Entry): State {
  return { ...state, turns: state.turns.slice(1), got: [...state.got, seenEntry(entry)] };
}

function setUp(
  terms: Terms,
  observer: Observer,
  state: State,
  author: Seat,
  body: Extract<Body, { type: 'SETUP' }>,
): Result<State, Offence> {
  const { size } = body;
  if (size > LARGEST_DECK) return offence('table', `A deck of ${size} cards: it may have ${LARGEST_DECK} at most.`);
  // Judged by itself, so that the fault is its author's whichever deck came first.
  const alone = terms.game.setup({ sizes: [size, size], options: terms.options });
  if (!alone.ok) return offence('table', alone.error.text);
  const table = readTable(terms.gameId, author, size, body.table);
  if (!table.ok) return table;
  const decks = withSeat(state.decks, author, table.value);
  const coins = { ...state.coins, last: withSeat(state.coins.last, author, body.anchor) };
  const next = { ...state, decks, coins, turns: state.turns.slice(1) };
  if (decks[0] === null || decks[1] === null) return ok(next);
  const sizes: [number, number] = [decks[0].size, decks[1].size];
  const begun = terms.game.setup({ sizes, options: terms.options });
  if (!begun.ok) return offence('table', begun.error.text);
  const own = [observer.deckOf(0), observer.deckOf(1)] as const;
  const known = (seat: Seat) => begunWith(terms, seat, own[seat]);
  const where = (seat: Seat) => newDeck(seat, sizes[seat], own[seat] !== null);
  const world: World = { table: begun.value, wheres: [where(0), where(1)], known: [known(0), known(1)] };
  return askNext(terms, { ...next, world });
}

function begunWith(terms: Terms, seat: Seat, deck: Deck | null): World['known'][Seat] {
  const names = deck?.faces.map((face) => nameOf(terms.game.cards, face) ?? '');
  return names === undefined ? null : terms.game.knowledge.begin(seat, names);
}

function list(state: State, turn: ListTurn, entry: Entry, body: Masked, insight: Insight): Result<State, Offence> {
  const world = worldOf(state);
  const { deck, epoch, points } = body;
  const where = world.wheres[deck];
  if (turn.deck !== deck || epoch !== where.epoch) return offence('order', 'that list is of another shuffle');
  if (points.length !== 32 * where.pile.length)
    return offence('count', `a list of ${points.length} bytes for ${where.pile.length} cards`);
  if (body.type !== 'Z') return ok(done(state, entry));
  const table = state.decks[deck];
  const [x, y] = [pointsOf(state, 'X', deck), pointsOf(state, 'Y', deck)];
  if (x === null || y === null || table === null) throw new Error('Z without X and Y');
  const shuffles = withSeat(state.shuffles, deck, { table, epoch, x, y, z: points });
  const wheres = withSeat(world.wheres, deck, shuffled(where, insight.order ?? null));
  return ok(done({ ...state, shuffles, world: { ...world, wheres } }, entry));
}

function coin(terms: Terms, state: State, entry: Entry, body: Extract<Body, { type: 'COIN' }>): Result<State, Offence> {
  const { thrown, last } = state.coins;
  if (body.t !== thrown + 1) return offence('coin', `coin ${body.t} is not the next one`);
  const next = acceptCoin(terms.gameId, entry.author, last[entry.author], body);
  if (!next.ok) return next;
  const complete = state.got.at(-1)?.entry.body.type === 'COIN';
  const coins = { thrown: complete ? body.t : thrown, last: withSeat(last, entry.author, next.value) };
  return ok(done({ ...state, coins }, entry));
}

function note(
  terms: Terms,
  state: State,
  entry: Entry,
  body: Extract<Body, { type: 'BIDP' | 'BIDO' }>,
): Result<State, Offence> {
  const move = readMove(body.note);
  if (!move.ok) return move;
  const sealed = state.got[0]?.entry;
  if (body.type === 'BIDO' && sealed?.body.type === 'BIDC') {
    const fits = checkNote(terms.gameId, sealed.author, sealed.seq, sealed.body.commitment, body);
    if (!fits.ok) return fits;
  }
  const world = worldOf(state);
  const known = world.known[entry.author] ?? undefined;
  const refused = terms.game.refusal(world.table, entry.author, move.value, known);
  return refused === null ? ok(done(state, entry)) : offence('move', refused.text);
}

function hold(state: State, entry: Entry, body: Hold): Result<State, Offence> {
  const { question, hidden } = state;
  const below = question?.kind === 'chance' ? question.below : 1;
  const held = withHold(hidden[entry.author], body, below);
  return held.ok ? ok(done({ ...state, hidden: withSeat(hidden, entry.author, held.value) }, entry)) : held;
}

/** With the other's share the number is there, and its holder knows it. */
function share(terms: Terms, state: State, entry: Entry, body: Share, { number }: Insight): Result<State, Offence> {
  const of = other(entry.author);
  const held = withShare(state.hidden[of], body);
  if (!held.ok) return held;
  const next = done({ ...state, hidden: withSeat(state.hidden, of, held.value) }, entry);
  return ok(
    number === undefined ? next : told(terms, next, of, { kind: 'held', of, number: body.number, value: number }),
  );
}

/** From here on both know what was opened. */
function reveal(terms: Terms, state: State, turn: RevealTurn, entry: Entry, body: Revealed): Result<State, Offence> {
  const of = entry.author;
  const values = withReveal(terms.gameId, turn, state.hidden[of], body);
  if (!values.ok) return values;
  let next = done({ ...state, hidden: withSeat(state.hidden, of, values.value) }, entry);
  for (const { number } of body.facts)
    next = bothTold(terms, next, { kind: 'fact', of, number, value: factOf(values.value, number) });
  for (const { number } of body.held)
    next = bothTold(terms, next, { kind: 'held', of, number, value: numberOf(terms.gameId, of, values.value, number) });
  return ok(next);
}

function seed(terms: Terms, state: State, entry: Entry, shown: Uint8Array): Result<State, Offence> {
  const { nonces, seedCommitments } = terms.header;
  const made = seedCommitment(entry.author, nonces[entry.author], shown);
  if (!equal(made, seedCommitments[entry.author])) return offence('seed', 'that is not the seed this game began with');
  return ok(done(state, entry));
}

function proof(
  terms: Terms,
  state: State,
  obligation: Obligation,
  entry: Entry,
  { faces = [] }: Insight,
): Result<State, Offence> {
  const table = state.decks[obligation.deck];
  if (table === null) throw new Error('an obligation before both decks were there');
  const checked = discharge(obligation, table, entry, faces);
  if (!checked.ok) return checked;
  if (entry.body.type === 'COMMIT' && entry.body.kind === 'hand') {
    const ascending = checkSorted(entry.body.commitments);
    if (!ascending.ok) return ascending;
  }
  const next = { ...state, turns: state.turns.slice(1), got: [...state.got, checked.value] };
  const look = state.question?.kind === 'look' && state.due === null;
  return look ? looked(terms, next, obligation, checked.value.faces) : ok(next);
}

/** What a look has shown stays known at its place. */
function looked(
  terms: Terms,
  state: State,
  obligation: Obligation,
  faces: readonly (Face | null)[],
): Result<State, Offence> {
  const world = worldOf(state);
  // A table may hold any number. Whoever came upon such a card could not say what may be done with it.
  if (faces.some((face) => face !== null && nameOf(terms.game.cards, face) === null))
    return offence('no card', 'the card seen is none of this game');
  let where: TrackedDeck = world.wheres[obligation.deck];
  for (const [i, face] of faces.entries()) {
    const step =
      obligation.type === 'KEYS'
        ? seen(where, obligation.positions[i] as number, face)
        : opened(where, obligation, i, face);
    if (!step.ok) return step;
    where = step.value;
  }
  return ok({ ...state, world: { ...world, wheres: withSeat(world.wheres, obligation.deck, where) } });
}

function opened(
  where: TrackedDeck,
  obligation: Obligation,
  i: number,
  face: Face | null,
): Result<TrackedDeck, Offence> {
  const handle = obligation.type === 'OPEN' ? obligation.seals[i]?.handle : undefined;
  const at = where.pile.findIndex(({ seal }) => seal !== null && sameHandle(seal.handle, handle));
  return face === null ? ok(where) : seenAt(where, at, face, true);
}
