/** Draw piles get a new order that neither player knows: three shuffle lists each (PROTOCOL 4). */
import { ok, type Result } from '../../../../base/result.ts';
import { other, type Seat } from '../../../../rules/game.ts';
import { shuffled } from '../cardTracker.ts';
import { type Offence, offence } from '../offence.ts';
import { type AnsweredState, deckOfList, type ListTurn, pointsOf, withSeat, worldOf } from '../state.ts';
import { answering, type Incoming, type QuestionKind, type QuestionOfKind, turnDone, unexpectedEntry } from './kind.ts';

export const hidePiles: QuestionKind<QuestionOfKind<'hide'>> = {
  owed: (_terms, state, { piles }) => ok(shuffles(piles.filter((deck) => worldOf(state).wheres[deck].pile.length > 0))),
  take: list,
  close: () => answering({ kind: 'hide' }),
};

/** X, Y and Z of several piles in parallel, so both phones work at the same time (PROTOCOL 4.2). */
function shuffles(piles: readonly Seat[]): ListTurn[] {
  const lists = ['X', 'Y', 'Z'] as const;
  return lists.flatMap((type) => piles.map((deck) => ({ type, by: type === 'Y' ? other(deck) : deck })));
}

function list({ state, entry, insight }: Incoming): Result<AnsweredState, Offence> {
  const { body, author } = entry;
  if (body.type !== 'X' && body.type !== 'Y' && body.type !== 'Z') return unexpectedEntry(entry);
  const world = worldOf(state);
  const { points } = body;
  const deck = deckOfList(body.type, author);
  const where = world.wheres[deck];
  if (points.length !== 32 * where.pile.length)
    return offence('count', { kind: 'list-size', bytes: points.length, cards: where.pile.length });
  if (body.type !== 'Z') return ok(turnDone(state, entry));
  const table = state.decks[deck];
  const [x, y] = [pointsOf(state, 'X', deck), pointsOf(state, 'Y', deck)];
  if (x === null || y === null || table === null) throw new Error('Z without X and Y');
  const shuffles = withSeat(state.shuffles, deck, { table, epoch: where.epoch, x, y, z: points });
  const wheres = withSeat(world.wheres, deck, shuffled(where, insight.order ?? null));
  return ok(turnDone({ ...state, shuffles, world: { ...world, wheres } }, entry));
}
