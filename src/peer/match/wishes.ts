/** What a player may want of his match: each is refused with a value, or is kept on the phone and sent. */
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyMove, Refusal } from '../../rules/game.ts';
import type { ClaimReason } from '../log/body.ts';
import type { StoreFault } from '../store/store.ts';
import { type Desk, storeRefusal } from './desk.ts';
import { propose } from './propose.ts';
import { arrangement } from './reply.ts';
import type { Talk } from './talk.ts';

export type Wish = (desk: Desk, talk: Talk) => Promise<Result<null, Refusal>>;

export const play =
  (moves: readonly AnyMove[]): Wish =>
  async (desk) => {
    const { terms, phone, state } = desk.book;
    const bodies = await propose(terms, phone, state, moves);
    return bodies.ok ? stored(await desk.write(bodies.value)) : bodies;
  };

/** Locks a note for the sealed question that is open. It waits for its turn, and cannot be changed (A3). */
export const note =
  (move: AnyMove): Wish =>
  async (desk, talk) => {
    const { terms, state } = desk.book;
    const { question, world } = state;
    if (question?.kind !== 'sealed' || world === null) return no('E-PEN', 'Nothing is noted in secret now.');
    if (desk.note !== null) return no('E-PEN', 'Your note is locked.');
    const refused = terms.game.refusal(world.table, desk.seat, move, world.known[desk.seat] ?? undefined);
    if (refused !== null) return fail(refused);
    const locked = await desk.lock(move);
    if (!locked.ok) return locked;
    talk.send({ kind: 'hint', about: 'sealed', on: true });
    return stored(await desk.advance());
  };

/** Puts the cards just looked at back: `order[i]` is the old place of the new card `i`. */
export const arrange =
  (order: readonly number[]): Wish =>
  async (desk) => {
    const { terms, phone, state } = desk.book;
    const body = arrangement(terms, phone, state, order);
    return body.ok ? stored(await desk.write([body.value])) : body;
  };

/** Gives up: with the pen at once if it may write, else as soon as either phone writes the next entry (A9). */
export const resign =
  (mayWrite: boolean): Wish =>
  async (desk, talk) => {
    if (desk.book.state.end !== null) return no('E-PEN', 'The game is over.');
    const statement = await desk.resign(mayWrite);
    if (!statement.ok) return stored(statement);
    if (statement.value !== null) talk.send({ kind: 'resign', statement: statement.value });
    return ok(null);
  };

/** Calls for the audit now: both seeds are shown, and one of the two has lost (9.10). */
export const claim =
  (reason: ClaimReason, seq: number): Wish =>
  async (desk) => {
    if (!desk.holdsPen('CLAIM')) return no('E-PEN', 'You can only claim when it is your turn.');
    return stored(await desk.write([{ type: 'CLAIM', reason, seq }]));
  };

/** "I would like to act at the next window": a hint for the other screen. */
export const want =
  (on: boolean): Wish =>
  async (_, talk) => {
    talk.send({ kind: 'hint', about: 'want', on });
    return ok(null);
  };

const no = (kind: string, text: string) => fail({ kind, text });

const stored = (result: Result<unknown, StoreFault>): Result<null, Refusal> =>
  result.ok ? ok(null) : fail(storeRefusal(result.error));
