/** What a screen may show of a match now: public facts, and what its own player knows. */
import type { Json } from '../../base/canonical.ts';
import { type CardId, type Known, other, type Question, type Seat } from '../../rules/game.ts';
import type { Learned } from '../../rules/learned.ts';
import { offerRefusal } from './fold/agreed.ts';
import { learnedSince } from './fold/back.ts';
import type { Debt } from './fold/owed.ts';
import { mayAgree } from './fold/points.ts';
import { type Barrier, nameOf, type State } from './fold/state.ts';
import type { Gone } from './moving.ts';
import { arrangeable } from './player/reply.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

/** What a screen may show of a match now. */
export interface View<T, K = Known> {
  readonly seat: Seat;
  readonly status: Status;
  /** Null until both decks are there. */
  readonly table: T | null;
  readonly question: Question | null;
  /** The length of the log when it was asked: what tells it from every other question. */
  readonly questionAt: number;
  readonly known: K | null;
  /** Entries in the log, and the hash that the last one has. */
  readonly length: number;
  readonly head: Uint8Array;
  /** Whose entry comes next, by a player or by his phone; null when the log is closed. */
  readonly pen: Seat | null;
  /** Whether this player has to do something now: move, note, or put cards in order. */
  readonly asked: boolean;
  /** False from a start of this phone until the other one has said how long the log is: nothing is written before that (PROTOCOL 14.4). */
  readonly synced: boolean;
  /** This player's note is locked. */
  readonly noted: boolean;
  /** The cards this player may put back in his own order now, from the top. */
  readonly arrange: readonly CardId[] | null;
  readonly peer: {
    /** Entries it is known to have. */
    readonly acked: number;
    /** Entries it had lost and was given again. */
    readonly lost: number;
    /** Packets of it that brought nothing, since this phone was started: malformed, doubled, out of order. */
    readonly dropped: number;
    /** Hints from its screen: it would like to act at the next window; its note is locked. */
    readonly wants: boolean;
    readonly sealed: boolean;
    /** It speaks as if it did not have this game. That is not proven, so the game goes on if it can. */
    readonly gone: boolean;
    /** It asks whether this player is still there. */
    readonly asks: boolean;
    /** Its player says of what is owed here that it does not come: the entry itself makes that void. */
    readonly claimed: boolean;
    /** An entry that it does not take, for no reason that holds here. */
    readonly refuses: number | null;
  };
  /** What each offers the other one now. `declined`: the other one has said no to this player's. `noes`: how often this player has said no. */
  readonly offers: {
    readonly mine: OfferView | null;
    readonly theirs: OfferView | null;
    readonly declined: boolean;
    readonly noes: number;
  };
  readonly back: BackView;
  /** Putting something right (PROTOCOL 14.11). */
  readonly correcting: {
    /** Whether this game knows anything that can be put right. */
    readonly on: boolean;
  };
  readonly move: MoveView;
  /** Who has put the game off until another day. */
  readonly paused: { readonly mine: boolean; readonly theirs: boolean };
  /** What the other one owes, and how long he has been waited for; null while it is not he who owes. */
  readonly waiting: {
    readonly owed: Debt;
    /** Whether anybody wins by waiting. */
    readonly mayClaim: boolean;
    readonly waitedMs: number;
    /** After that it may be said that he is absent; null: never. */
    readonly limitMs: number | null;
    readonly overdue: boolean;
    /** He was asked whether he is still there, and has not answered. */
    readonly asking: boolean;
  } | null;
}

/** Games that move from phone to phone (PROTOCOL 10.8). */
export interface MoveView {
  /** This player wants to, and the log does not say so yet. */
  readonly going: boolean;
  /** The game has moved from this phone: nothing more can be done in it here. */
  readonly gone: Gone | null;
  /** Every time that it has moved. */
  readonly all: readonly { readonly by: Seat; readonly seq: number }[];
  /** The key of the other player's phone; null before the game has begun. */
  readonly peerKey: Uint8Array | null;
  /** The entry by which the game has come to this player's phone; null: it began there. */
  readonly handover: Uint8Array | null;
}

function moveOf({ matchPeer: { writer } }: Session): MoveView {
  if (writer === null) return { going: false, gone: null, all: [], peerKey: null, handover: null };
  const { going, gone, all, peerKey, handover } = writer.moving;
  return { going, gone, all, peerKey, handover };
}

/** What can be taken back, and what is asked (PROTOCOL 14.10). */
export interface BackView {
  /** Whether the two have agreed that anything can be. */
  readonly on: boolean;
  /** The tables to go back to, the latest first; none while something has to be settled first. */
  readonly ways: readonly BackWay[];
  /** Why there is no older one. */
  readonly barred: Barrier | null;
}

/** An offer, with what a screen shows of it. */
export type OfferView =
  | { readonly what: 'draw' }
  | ({ readonly what: 'back' } & BackWay)
  | { readonly what: 'correct'; readonly change: Json };

export interface BackWay {
  /** The length that the log had. */
  readonly to: number;
  readonly table: unknown;
  readonly learned: readonly Learned[];
}

function backOf({ matchPeer: { matchLog } }: Session): BackView {
  if (matchLog === null) return { on: false, ways: [], barred: null };
  const { state, terms } = matchLog;
  const ways = mayAgree(state) ? state.points.map(({ length }) => wayTo(state, length)).reverse() : [];
  return { on: terms.takesBack, ways: ways.filter((one) => one !== null), barred: state.barred };
}

function wayTo(state: State, to: number): BackWay | null {
  const point = state.points.find(({ length }) => length === to);
  const learned = learnedSince(state, to);
  return point && learned ? { to, table: point.world.table, learned } : null;
}

function offersOf({ matchPeer: { writer, sync, matchLog } }: Session): View<unknown>['offers'] {
  if (writer === null || matchLog === null) return { mine: null, theirs: null, declined: false, noes: 0 };
  const { state, terms } = matchLog;
  const of = (seat: Seat): OfferView | null => {
    const offer = writer.statements.offer(seat)?.offer;
    // One that the fold does not allow here is not shown.
    if (offer === undefined || offerRefusal(terms, state, offer) !== null) return null;
    if (offer.what !== 'back') return offer;
    const way = wayTo(state, offer.to);
    return way && { what: 'back', ...way };
  };
  const mine = of(writer.seat);
  const declined = sync.hints.declined === state.asked;
  return { mine, theirs: of(other(writer.seat)), declined, noes: writer.statements.noes };
}

export function viewOf<T, K>(session: Session): View<T, K> {
  const { matchLog, writer, sync, agreement, status, dispute, pause } = session.matchPeer;
  const { seat } = agreement;
  const noted = writer?.hasBid ?? false;
  const state = matchLog?.state ?? null;
  const turn = state?.turns[0];
  const arrange = arrangeOf(session);
  const sealed = state?.question?.kind === 'sealed';
  const owes = arrange !== null || (sealed ? !noted : turn?.type === 'ACT' && turn.by === seat);
  return {
    seat,
    status,
    table: (state?.world?.table ?? null) as T | null,
    question: state?.question ?? null,
    questionAt: state?.asked ?? 0,
    known: (state?.world?.known[seat] ?? null) as K | null,
    length: matchLog?.length ?? 0,
    head: matchLog?.headAt(matchLog.length) ?? new Uint8Array(32),
    pen: turn?.by ?? null,
    asked: status.kind === 'playing' && owes && writer?.moving.gone == null,
    synced: sync.synced,
    noted,
    arrange,
    peer: {
      acked: sync.acked,
      lost: sync.lost,
      dropped: sync.dropped,
      wants: sync.hints.want,
      sealed: sealed && sync.hints.sealed === state.asked,
      gone: sync.hints.gone,
      asks: sync.hints.there,
      claimed: writer?.statements.claimed ?? false,
      refuses: dispute.refusedAt,
    },
    offers: offersOf(session),
    back: backOf(session),
    correcting: { on: matchLog?.terms.game.correct !== undefined },
    move: moveOf(session),
    paused: { mine: pause.mine, theirs: pause.theirs },
    waiting: waitingOf(session),
  };
}

function waitingOf({ patience, matchPeer }: Session): View<unknown>['waiting'] {
  const { owing: owed, sync, writer } = matchPeer;
  if (owed === null) return null;
  const conceded = writer?.statements.conceded ?? false;
  const limitMs = conceded ? null : patience.limitMs(owed);
  const [waitedMs, overdue] = [patience.waitedMs, !conceded && patience.isOverdue(owed)];
  const mayClaim = writer?.matchLog.terms.game.nobodyWins !== true;
  return { owed, mayClaim, waitedMs, limitMs, overdue, asking: sync.hints.asking };
}

function arrangeOf({ matchPeer: { matchLog, agreement } }: Session): CardId[] | null {
  if (matchLog === null || matchLog.state.world === null) return null;
  const { terms, state } = matchLog;
  const faces = arrangeable(terms, state, agreement.seat);
  return faces?.map((face) => nameOf(terms.game.cards, face) ?? '') ?? null;
}
