/** What a player may want of his match: each is refused with a value, or is kept on the phone and sent. */

import { fail, ok, type Result } from '../../base/result.ts';
import { type AnyMove, other, type Refusal } from '../../rules/game.ts';
import type { GameOffer } from '../log/word.ts';
import type { StoreFault } from '../store/store.ts';
import { offerRefusal } from './fold/agreed.ts';
import { handoverFault } from './fold/handover.ts';
import type { Taker } from './moving.ts';
import { propose } from './player/propose.ts';
import { arrangement } from './player/reply.ts';
import { refuse, storeRefusal } from './refusal.ts';
import type { Sync } from './sync/sync.ts';
import type { Writer } from './writer.ts';

/** Refused by the game, by the match, or by the store. */
export type Wished = Result<null, Refusal>;
export type Command = (writer: Writer, sync: Sync) => Promise<Wished>;

export const play =
  (moves: readonly AnyMove[]): Command =>
  async (writer) => {
    const { terms, phone, state } = writer.matchLog;
    const bodies = await propose(terms, phone, state, moves);
    return bodies.ok ? stored(await writer.write(bodies.value)) : bodies;
  };

/** Locks a note for the sealed question that is open. It waits for its turn, and cannot be changed (PROTOCOL 8.3). */
export const note =
  (move: AnyMove): Command =>
  async (writer, sync) => {
    const { terms, state } = writer.matchLog;
    const { question, world } = state;
    if (question?.kind !== 'sealed' || world === null) return fail(refuse('nothingNoted'));
    if (writer.hasBid) return fail(refuse('noteLocked'));
    const refused = terms.game.refusal(world.table, writer.seat, move, world.known[writer.seat] ?? undefined);
    if (refused !== null) return fail(refused);
    const locked = await writer.lock(move);
    if (!locked.ok) return locked;
    sync.send({ kind: 'hint', about: 'sealed', on: true });
    return stored(await writer.advance());
  };

/** Puts the cards just looked at back: `order[i]` is the old place of the new card `i`. */
export const arrange =
  (order: readonly number[]): Command =>
  async (writer) => {
    const { terms, phone, state } = writer.matchLog;
    const body = arrangement(terms, phone, state, order);
    return body.ok ? stored(await writer.write([body.value])) : body;
  };

/** Gives up: with the pen at once if it may write, else as soon as either phone writes the next entry (PROTOCOL 14.6). */
export const resign =
  (mayWrite: boolean): Command =>
  async (writer, sync) => {
    if (writer.matchLog.state.end !== null) return fail(refuse('matchOver'));
    const word = await writer.resign(mayWrite);
    if (!word.ok) return stored(word);
    if (word.value !== null) sync.say(word.value);
    return ok(null);
  };

/**
 * Says that the other one's entry does not come: it was waited for long enough (PROTOCOL 14.2). `boot`: that the head over this start does
 * not come, without which this player may not write what he owes (PROTOCOL 14.4).
 */
export const absent =
  (boot: Uint8Array | null): Command =>
  async (writer, sync) => {
    const said = await writer.statements.claimAbsence(boot);
    if (!said.ok) return said;
    sync.say(said.value);
    return ok(null);
  };

/** Hands the game over to that phone, once it has signed that it takes it there, as soon as either phone writes the next entry (PROTOCOL 10.8); null: no more. */
export const move =
  (to: Taker | null): Command =>
  async ({ moving, statements, matchLog, seat }) => {
    if (to !== null) {
      const { key } = to;
      if (matchLog.state.end !== null || matchLog.state.world === null || statements.resigned !== null)
        return fail(refuse('onlyPlayedMoves'));
      if (moving.signedBy(key)) return fail(refuse('phoneHasPlayed'));
      if (handoverFault(matchLog.state.chain, seat, key) !== null) return fail(refuse('cannotMoveThere'));
    }
    moving.goTo(to);
    return ok(null);
  };

/**
 * Offers that, with the next entry and no other: where the other player offers the same, both have agreed, and whoever has the pen writes
 * it down (protocol/README, Offers). E-PENDING, E-BACK, E-STORE, or as the game refuses a change.
 */
export const offer =
  (wanted: GameOffer): Command =>
  async (writer, sync) => {
    const { statements, matchLog } = writer;
    const refused = offerRefusal(matchLog.terms, matchLog.state, wanted) ?? statements.offerRefusal(wanted);
    if (refused !== null) return fail(refused);
    if (sync.hints.declined === matchLog.state.asked) return fail(refuse('hasDeclined'));
    const said = await statements.say({ kind: 'offer', offer: wanted, ...statements.next });
    if (!said.ok) return said;
    sync.say(said.value);
    return stored(await writer.advance());
  };

/** Agrees to what the other player offers. E-PEN where that is nothing any more. */
export const accept: Command = async (writer, sync) => {
  const theirs = writer.statements.offer(other(writer.seat));
  if (theirs === null) return fail(refuse('nothingOffered'));
  if (!writer.holdsPen('AGREED')) return offer(theirs.offer)(writer, sync);
  const refused = offerRefusal(writer.matchLog.terms, writer.matchLog.state, theirs.offer);
  if (refused !== null) return fail(refused);
  return stored(await writer.write([{ type: 'AGREED', offer: theirs.bytes }]));
};

/**
 * Says no to what the other player offers: a hint, which binds nobody. It is not heard again before another decision was made; `always`: no
 * offer is, until this phone starts again.
 */
export const decline =
  (always: boolean): Command =>
  async (writer, sync) => {
    writer.statements.decline(always);
    sync.send({ kind: 'hint', about: 'decline', on: true });
    return ok(null);
  };

/** Withdraws what this player offers: a hint, which an honest phone obeys. */
export const withdraw: Command = async (writer, sync) => {
  await writer.statements.withdrawn(writer.seat);
  sync.send({ kind: 'hint', about: 'withdraw', on: true });
  return ok(null);
};

/** "I would like to act at the next window": a hint for the other screen. */
export const want =
  (on: boolean): Command =>
  async (_, sync) => {
    sync.send({ kind: 'hint', about: 'want', on });
    return ok(null);
  };

const stored = (result: Result<unknown, StoreFault>): Wished =>
  result.ok ? ok(null) : fail(storeRefusal(result.error));
