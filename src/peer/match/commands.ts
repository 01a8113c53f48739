/** The commands a player can give in their match. Each either fails with a refusal, or is stored and sent. */

import { fail, ok, type Result } from '../../base/result.ts';
import { type AnyMove, other, type Refusal } from '../../rules/game.ts';
import type { GameOffer } from '../log/word.ts';
import type { StoreFault } from '../store/store.ts';
import { handoverFault } from './fold/accept.ts';
import { offerRefusal } from './fold/agreed.ts';
import type { NewPhone } from './gameMover.ts';
import { arrangement, propose } from './player/entries.ts';
import { refuse, storeRefusal } from './refusal.ts';
import type { Sync } from './sync/sync.ts';
import type { LogWriter } from './writer.ts';

/** Refusals come from the game, the match or the store. */
export type CommandResult = Result<null, Refusal>;
export type Command = (writer: LogWriter, sync: Sync) => Promise<CommandResult>;

export async function play(writer: LogWriter, moves: readonly AnyMove[]): Promise<CommandResult> {
  const { terms, phone, state } = writer.matchLog;
  const bodies = await propose(terms, phone, state, moves);
  return bodies.ok ? storeResult(await writer.write(bodies.value)) : bodies;
}

/** Locks a bid for the open sealed question. It is sent when its turn comes and cannot be changed (PROTOCOL 8.3). */
export async function bid(writer: LogWriter, sync: Sync, move: AnyMove): Promise<CommandResult> {
  const { terms, state } = writer.matchLog;
  const { question, world } = state;
  if (question?.kind !== 'sealed' || world === null) return fail(refuse('noBidAsked'));
  if (writer.hasBid) return fail(refuse('bidLocked'));
  const refused = terms.game.refusal(world.table, writer.seat, move, world.known[writer.seat] ?? undefined);
  if (refused !== null) return fail(refused);
  const locked = await writer.lock(move);
  if (!locked.ok) return locked;
  sync.send({ kind: 'hint', about: 'sealed', on: true });
  return storeResult(await writer.advance());
}

/** Puts the viewed cards back: `order[i]` is the old position of the new card `i`. */
export async function arrange(writer: LogWriter, order: readonly number[]): Promise<CommandResult> {
  const { terms, phone, state } = writer.matchLog;
  const body = arrangement(terms, phone, state, order);
  return body.ok ? storeResult(await writer.write([body.value])) : body;
}

/**
 * Concedes: immediately if this phone may write the next entry, otherwise when either phone writes it (PROTOCOL 14.6).
 */
export async function resign(writer: LogWriter, sync: Sync, mayWrite: boolean): Promise<CommandResult> {
  if (writer.matchLog.state.end !== null) return fail(refuse('matchOver'));
  const word = await writer.resign(mayWrite);
  if (!word.ok) return storeResult(word);
  if (word.value !== null) sync.say(word.value);
  return ok(null);
}

/**
 * Claims that the opponent's entry never arrived within the time limit (PROTOCOL 14.2). `boot`: claims instead that the
 * head for this start never arrived, without which this player may not write the entry they owe (PROTOCOL 14.4).
 */
export async function absent(writer: LogWriter, sync: Sync, boot: Uint8Array | null): Promise<CommandResult> {
  const said = await writer.statements.claimAbsence(boot);
  if (!said.ok) return said;
  sync.say(said.value);
  return ok(null);
}

/**
 * Moves the game to another phone. That phone signs that it takes over, and the next entry by either phone hands the
 * game over (PROTOCOL 10.8). Null cancels.
 */
export async function move(
  { moving, statements, matchLog, seat }: LogWriter,
  to: NewPhone | null,
): Promise<CommandResult> {
  if (to !== null) {
    const { key } = to;
    if (matchLog.state.end !== null || matchLog.state.world === null || statements.resigned !== null)
      return fail(refuse('onlyPlayedMoves'));
    if (moving.signedBy(key)) return fail(refuse('phoneHasPlayed'));
    if (handoverFault(matchLog.state.chain, seat, key) !== null) return fail(refuse('cannotMoveThere'));
  }
  moving.goTo(to);
  return ok(null);
}

/**
 * Makes an offer, valid for the next entry only: if the opponent makes the same offer, both have agreed and the phone
 * with the pen writes it to the log (protocol/README, Offers). E-PENDING, E-BACK, E-STORE, or as the game refuses a
 * change.
 */
export async function offer(writer: LogWriter, sync: Sync, wanted: GameOffer): Promise<CommandResult> {
  const { statements, matchLog } = writer;
  const refused = offerRefusal(matchLog.terms, matchLog.state, wanted) ?? statements.offerRefusal(wanted);
  if (refused !== null) return fail(refused);
  if (sync.hints.declined === matchLog.state.asked) return fail(refuse('hasDeclined'));
  const said = await statements.say({ kind: 'offer', offer: wanted, ...statements.next });
  if (!said.ok) return said;
  sync.say(said.value);
  return storeResult(await writer.advance());
}

/** Accepts the other player's offer. E-PEN if it has expired. */
export async function accept(writer: LogWriter, sync: Sync): Promise<CommandResult> {
  const theirs = writer.statements.offer(other(writer.seat));
  if (theirs === null) return fail(refuse('nothingOffered'));
  if (!writer.holdsPen('AGREED')) return offer(writer, sync, theirs.offer);
  const refused = offerRefusal(writer.matchLog.terms, writer.matchLog.state, theirs.offer);
  if (refused !== null) return fail(refused);
  return storeResult(await writer.write([{ type: 'AGREED', offer: theirs.bytes }]));
}

/**
 * Declines the other player's offer. A hint with no binding effect. Mutes repeats until another decision is made;
 * `always` mutes all offers until this phone restarts.
 */
export async function decline(writer: LogWriter, sync: Sync, always: boolean): Promise<CommandResult> {
  writer.statements.decline(always);
  sync.send({ kind: 'hint', about: 'decline', on: true });
  return ok(null);
}

/** Withdraws this player's offer. A hint, which an honest phone obeys. */
export async function withdraw(writer: LogWriter, sync: Sync): Promise<CommandResult> {
  await writer.statements.withdrawn(writer.seat);
  sync.send({ kind: 'hint', about: 'withdraw', on: true });
  return ok(null);
}

/** Tells the other screen that this player wants to act in the next window. A hint. */
export async function want(sync: Sync, on: boolean): Promise<CommandResult> {
  sync.send({ kind: 'hint', about: 'want', on });
  return ok(null);
}

/** The command result for a finished write. */
export const storeResult = (result: Result<unknown, StoreFault>): CommandResult =>
  result.ok ? ok(null) : fail(storeRefusal(result.error));
