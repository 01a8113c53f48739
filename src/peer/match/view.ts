/** What a screen may show of a match: public facts, and what its player knows. */
import type { Json } from '../../base/canonical.ts';
import { type CardId, type Known, other, type Question, type Seat } from '../../rules/game.ts';
import type { Learned } from '../../rules/learned.ts';
import { learnedSince, offerRefusal } from './fold/agreed.ts';
import { type Barrier, nameOf, type State } from './fold/state.ts';
import { type Debt, mayAgree } from './fold/turn.ts';
import type { MovedAway } from './moving.ts';
import { arrangeable } from './player/entries.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

/** A snapshot for the screen. */
export interface View<T, K = Known> {
  readonly seat: Seat;
  readonly status: Status;
  /** Null until both decks are there. */
  readonly table: T | null;
  readonly question: Question | null;
  /** The log's length when it was asked: identifies the question. */
  readonly questionAt: number;
  readonly known: K | null;
  /** Entries in the log, and the hash of the last one. */
  readonly length: number;
  readonly head: Uint8Array;
  /** Who writes next, the player or their phone; null if the log is closed. */
  readonly pen: Seat | null;
  /** Whether this player has to act now: move, bid, or order cards. */
  readonly asked: boolean;
  /**
   * False after a restart until the other phone has sent its log's length: nothing is written before that (PROTOCOL
   * 14.4).
   */
  readonly synced: boolean;
  /** This player's bid is locked. */
  readonly noted: boolean;
  /** The cards this player may reorder now, from the top. */
  readonly arrange: readonly CardId[] | null;
  readonly peer: {
    /** Entries it is known to have. */
    readonly acked: number;
    /** Entries it had lost and was given again. */
    readonly lost: number;
    /** Useless packets from it since this phone started: malformed, duplicate, out of order. */
    readonly dropped: number;
    /** Hints from its screen: it would like to act in the next window; its bid is locked. */
    readonly wants: boolean;
    readonly sealed: boolean;
    /** It acts as if it did not have this game. Unproven, so the game continues if it can. */
    readonly gone: boolean;
    /** It asks whether this player is still there. */
    readonly asks: boolean;
    /** Its player claims that what is owed here never arrived: the entry itself voids that. */
    readonly claimed: boolean;
    /** An entry it rejects, for no reason that holds here. */
    readonly refuses: number | null;
  };
  /** Each player's current offer. `declined`: the opponent declined this player's. `noes`: how many times this player has declined. */
  readonly offers: {
    readonly mine: OfferView | null;
    readonly theirs: OfferView | null;
    readonly declined: boolean;
    readonly noes: number;
  };
  readonly back: BackView;
  /** Fixing the table (PROTOCOL 14.11). */
  readonly correcting: {
    /** Whether this game supports fixing anything. */
    readonly on: boolean;
  };
  readonly move: MoveView;
  /** Who has paused the game. */
  readonly paused: { readonly mine: boolean; readonly theirs: boolean };
  /** What the opponent owes, and how long this player has waited; null if they owe nothing. */
  readonly waiting: {
    readonly owed: Debt;
    /** Whether waiting can win the game. */
    readonly mayClaim: boolean;
    readonly waitedMs: number;
    /** When they can be claimed absent; null: never. */
    readonly limitMs: number | null;
    readonly overdue: boolean;
    /** They were asked whether they are still there, and have not answered. */
    readonly asking: boolean;
  } | null;
}

/** Games that move between phones (PROTOCOL 10.8). */
export interface MoveView {
  /** This player wants to, and the log does not say so yet. */
  readonly going: boolean;
  /** The game has moved from this phone and cannot be played here any more. */
  readonly gone: MovedAway | null;
  /** Every move so far. */
  readonly all: readonly { readonly by: Seat; readonly seq: number }[];
  /** The key of the other player's phone; null before the game begins. */
  readonly peerKey: Uint8Array | null;
  /** The entry that moved the game to this player's phone; null if it started there. */
  readonly handover: Uint8Array | null;
}

function moveOf({ matchPeer: { writer } }: Session): MoveView {
  if (writer === null) return { going: false, gone: null, all: [], peerKey: null, handover: null };
  const { going, gone, all, peerKey, handover } = writer.moving;
  return { going, gone, all, peerKey, handover };
}

/** What can be taken back, and what is asked (PROTOCOL 14.10). */
export interface BackView {
  /** Whether the two agreed to allow it. */
  readonly on: boolean;
  /** The tables to go back to, latest first; empty while something has to be settled first. */
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
  /** The log's length there. */
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
    // Offers the fold rejects here are not shown.
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
