/** What a player may want of his match: each is refused with a value, or is kept on the phone and sent. */
import type { Json } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyMove, Refusal } from '../../rules/game.ts';
import type { ClaimReason } from '../log/body.ts';
import { storeRefusal } from '../store/keeping.ts';
import type { StoreFault } from '../store/store.ts';
import { backRefusal, backTo } from './fold/back.ts';
import { correctionOf } from './fold/correct.ts';
import { handoverFault } from './fold/handover.ts';
import { propose } from './player/propose.ts';
import { arrangement } from './player/reply.ts';
import type { Sync } from './sync/sync.ts';
import type { Writer } from './writer.ts';

export type Command = (writer: Writer, sync: Sync) => Promise<Result<null, Refusal>>;

export const play =
  (moves: readonly AnyMove[]): Command =>
  async (writer) => {
    const { terms, phone, state } = writer.matchLog;
    const { ask } = state;
    if (ask !== null)
      return no(
        'E-PEN',
        ask.to === undefined
          ? 'First it has to be answered whether something is put right.'
          : 'First it has to be answered whether something is taken back.',
      );
    const bodies = await propose(terms, phone, state, moves);
    return bodies.ok ? stored(await writer.write(bodies.value)) : bodies;
  };

/** Locks a note for the sealed question that is open. It waits for its turn, and cannot be changed (PROTOCOL 8.3). */
export const note =
  (move: AnyMove): Command =>
  async (writer, sync) => {
    const { terms, state } = writer.matchLog;
    const { question, world } = state;
    if (question?.kind !== 'sealed' || world === null) return no('E-PEN', 'Nothing is noted in secret now.');
    if (writer.note !== null) return no('E-PEN', 'Your note is locked.');
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
    if (writer.matchLog.state.end !== null) return no('E-PEN', 'The game is over.');
    const statement = await writer.resign(mayWrite);
    if (!statement.ok) return stored(statement);
    if (statement.value !== null) sync.send({ kind: 'resign', statement: statement.value });
    return ok(null);
  };

/** Says that the other one's entry does not come: it was waited for long enough (PROTOCOL 14.2). */
export const absent: Command = async (writer, sync) => {
  const said = await writer.claims.claimAbsence();
  if (!said.ok) return said;
  sync.send({ kind: 'absent', statement: said.value });
  return ok(null);
};

/** Hands the game over to the phone with that key, as soon as either phone writes the next entry (PROTOCOL 10.8); null: no more. */
export const move =
  (key: Uint8Array | null): Command =>
  async (writer, sync) => {
    const { moving, claims, matchLog } = writer;
    if (key !== null) {
      if (matchLog.state.end !== null || matchLog.state.world === null || claims.resigned !== null)
        return no('E-PEN', 'Only a game that is being played can move.');
      if (moving.signedBy(key)) return no('E-KEY', 'That is a phone on which this game is played already.');
      if (handoverFault(matchLog.state.chain, writer.seat, key) !== null)
        return no('E-KEY', 'To that phone this game cannot move: it has moved too often, or the phone has no key.');
    }
    moving.goTo(key);
    const written = await writer.advance();
    const statement = await moving.word();
    if (statement !== null) sync.send({ kind: 'move', statement });
    return stored(written);
  };

/** Agrees to a draw with the next entry: where the other one does, too, whoever has the pen writes it down (PROTOCOL 14.8). */
export const draw: Command = async (writer, sync) => {
  const said = await writer.claims.agreeToDraw();
  if (!said.ok) return said;
  sync.hints.declined = null;
  sync.send({ kind: 'draw', statement: said.value });
  return sync.synced ? stored(await writer.advance()) : ok(null);
};

/** Asks the other one to go back to the table at which the log had `to` entries: by an entry, or by a word where he has the pen (PROTOCOL 14.10). */
export const takeBack =
  (to: number): Command =>
  async (writer, sync) => {
    const { state, terms } = writer.matchLog;
    const refused = backRefusal(terms, state, writer.seat, to, writer.dossier.absence(writer.claims.owed) !== null);
    if (refused !== null) return no('E-BACK', refused);
    const body = backTo(state, to, null);
    if (body === null) return no('E-BACK', 'Too much has been learned since.');
    if (state.turns[0]?.by === writer.seat) return stored(await writer.write([body]));
    sync.send({ kind: 'back', statement: await writer.asking.ask({ to }) });
    return ok(null);
  };

/** Asks the other one to put something right: by an entry, or by a word where he has the pen (PROTOCOL 14.11). */
export const correct =
  (change: Json): Command =>
  async (writer, sync) => {
    const { state, terms } = writer.matchLog;
    const { ask, denied, asked, turns } = state;
    if (ask !== null)
      return no('E-PENDING', ask.by === writer.seat ? 'You have asked already.' : 'The other one has asked first.');
    if (writer.dossier.absence(writer.claims.owed) !== null)
      return no('E-PENDING', 'Somebody says that the next entry does not come: until it does, nothing is put right.');
    if (denied?.by === writer.seat && denied.what === 'correct' && denied.asked === asked)
      return no('E-PENDING', 'The other one does not agree. Play on first.');
    const body = correctionOf(terms, state, change, null);
    if (!body.ok) return body;
    if (turns[0]?.by === writer.seat) return stored(await writer.write([body.value]));
    sync.send({ kind: 'back', statement: await writer.asking.ask({ change }) });
    return ok(null);
  };

/** Answers what the other one asks to take back, or to put right. */
export const answerBack =
  (yes: boolean): Command =>
  async (writer) => {
    const { ask, turns } = writer.matchLog.state;
    if (ask === null || turns[0]?.by !== writer.seat) return no('E-PEN', 'Nothing is asked of you now.');
    return stored(await writer.write([{ type: 'AGREE', seq: ask.seq, yes }]));
  };

/** Calls for the audit now: both seeds are shown, and one of the two has lost (PROTOCOL 9.10). */
export const claim =
  (reason: ClaimReason, seq: number): Command =>
  async (writer) => {
    if (!writer.showsSeeds) return no('E-PEN', 'In this game nothing can be claimed: no seed is shown.');
    if (!writer.holdsPen('CLAIM')) return no('E-PEN', 'You can only claim when it is your turn.');
    return stored(await writer.write([{ type: 'CLAIM', reason, seq }]));
  };

/** "I would like to act at the next window": a hint for the other screen. */
export const want =
  (on: boolean): Command =>
  async (_, sync) => {
    sync.send({ kind: 'hint', about: 'want', on });
    return ok(null);
  };

const no = (kind: string, text: string) => fail({ kind, text });

const stored = (result: Result<unknown, StoreFault>): Result<null, Refusal> =>
  result.ok ? ok(null) : fail(storeRefusal(result.error));
