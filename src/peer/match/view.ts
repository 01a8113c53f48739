/** The view of a match for its screen: public facts plus what the viewing player knows. */
import type { Json } from '../../base/canonical.ts';
import { type CardId, type Known, other, type Question, type Seat } from '../../rules/game.ts';
import type { Learned } from '../../rules/learned.ts';
import { learnedSince, offerRefusal } from './fold/agreed.ts';
import { type Barrier, lengthOf, nameOf, type State } from './fold/state.ts';
import { type Debt, mayAgree, owedOf } from './fold/turn.ts';
import type { MovedAway } from './gameMover.ts';
import { arrangeable } from './player/entries.ts';
import type { Session } from './session.ts';
import type { Status } from './status.ts';

/** Everything a screen may show at one point in the log. */
export interface View<T, K = Known> {
  readonly seat: Seat;
  readonly status: Status;
  /** The table; null until both decks are there. */
  readonly table: T | null;
  readonly question: Question | null;
  /** The log's length when the question was asked, which identifies the question. */
  readonly questionAt: number;
  readonly known: K | null;
  /** The number of log entries, and the hash of the last one. */
  readonly length: number;
  readonly head: Uint8Array;
  /** The seat that writes the next entry, by hand or automatically; null if the log is closed. */
  readonly pen: Seat | null;
  /** Whether this player has to act now: move, bid, or order cards. */
  readonly asked: boolean;
  /**
   * False after a restart until the other phone has sent its log's length. Nothing is written before that (PROTOCOL
   * 14.4).
   */
  readonly synced: boolean;
  /** Whether this player has sealed a bid. */
  readonly hasBid: boolean;
  /** The cards this player may reorder now, top first; null if none. */
  readonly arrange: readonly CardId[] | null;
  readonly peer: {
    /** The number of entries the other phone is known to have. */
    readonly acked: number;
    /** The number of entries the other phone had lost and received again. */
    readonly lost: number;
    /** Useless packets from the other phone since this phone started: malformed, duplicate, out of order. */
    readonly dropped: number;
    /** Hints from the other screen: its player wants to act in the next window, or has locked a bid. */
    readonly wants: boolean;
    readonly sealed: boolean;
    /** The other phone acts as if it did not have this game. Unproven, so the game continues if it can. */
    readonly gone: boolean;
    /** The other phone asks whether this player is still there. */
    readonly asks: boolean;
    /** The opponent claims that the entry owed by this player never arrived. If it arrives, the claim is void. */
    readonly claimed: boolean;
    /** The number of an entry that the other phone rejects although it is valid here; null if none. */
    readonly refuses: number | null;
  };
  /**
   * Each player's current offer. `declined`: the opponent declined this player's offer. `noes`: the number of offers
   * this player has declined.
   */
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
    /** Whether this player can win by waiting. */
    readonly mayClaim: boolean;
    readonly waitedMs: number;
    /** Time limit (ms) after which the opponent can be claimed absent; null if there is none. */
    readonly limitMs: number | null;
    readonly overdue: boolean;
    /** The opponent was asked whether they are still there and has not answered. */
    readonly asking: boolean;
  } | null;
}

/** The state of moving the game between phones (PROTOCOL 10.8). */
export interface MoveView {
  /** This player has chosen to move the game, and the log does not contain the move yet. */
  readonly going: boolean;
  /** The game has moved away from this phone and cannot be played here any more. */
  readonly gone: MovedAway | null;
  /** Every transfer so far. */
  readonly all: readonly { readonly by: Seat; readonly seq: number }[];
  /** The key of the other player's phone; null before the game begins. */
  readonly peerKey: Uint8Array | null;
  /** The entry that moved the game to this phone; null if it started here. */
  readonly handover: Uint8Array | null;
}

function moveOf({ matchPeer: { writer } }: Session): MoveView {
  if (writer === null) return { going: false, gone: null, all: [], peerKey: null, handover: null };
  const { going, gone, all, peerKey, handover } = writer.moving;
  return { going, gone, all, peerKey, handover };
}

/** What the players can take back, and the pending request (PROTOCOL 14.10). */
export interface BackView {
  /** Whether both players agreed to allow taking moves back. */
  readonly on: boolean;
  /** The tables to go back to, latest first; empty while a question has to be settled first. */
  readonly ways: readonly BackWay[];
  /** Why play can't be taken back further; null if it can. */
  readonly barred: Barrier | null;
}

/** An offer with the details a screen needs. */
export type OfferView =
  | { readonly what: 'draw' }
  | ({ readonly what: 'back' } & BackWay)
  | { readonly what: 'correct'; readonly change: Json };

export interface BackWay {
  /** The log's length at the table to go back to. */
  readonly to: number;
  readonly table: unknown;
  readonly learned: readonly Learned[];
}

function backOf({ matchPeer: { matchLog } }: Session, state: State | null): BackView {
  if (matchLog === null || state === null) return { on: false, ways: [], barred: null };
  const { terms } = matchLog;
  const ways = mayAgree(state) ? state.points.map(({ length }) => wayTo(state, length)).reverse() : [];
  return { on: terms.takesBack, ways: ways.filter((one) => one !== null), barred: state.barred };
}

function wayTo(state: State, to: number): BackWay | null {
  const point = state.points.find(({ length }) => length === to);
  const learned = learnedSince(state, to);
  return point && learned ? { to, table: point.world.table, learned } : null;
}

function offersOf({ matchPeer: { writer, sync } }: Session, state: State | null): View<unknown>['offers'] {
  if (writer === null || state === null) return { mine: null, theirs: null, declined: false, noes: 0 };
  const { terms } = writer.matchLog;
  const of = (seat: Seat): OfferView | null => {
    const offer = writer.statements.offer(seat, state)?.offer;
    // Offers that the fold would reject at this point are hidden.
    if (offer === undefined || offerRefusal(terms, state, offer) !== null) return null;
    if (offer.what !== 'back') return offer;
    const way = wayTo(state, offer.to);
    return way && { what: 'back', ...way };
  };
  const mine = of(writer.seat);
  const declined = sync.hints.declined === state.asked;
  return { mine, theirs: of(other(writer.seat)), declined, noes: writer.statements.noes };
}

/** The view of the log, or of the given state just ahead of it. */
export function viewOf<T, K>(session: Session, state = session.matchPeer.matchLog?.state ?? null): View<T, K> {
  const { matchLog, writer, sync, agreement, status, dispute, pause } = session.matchPeer;
  const { seat } = agreement;
  const hasBid = writer?.hasBid ?? false;
  const turn = state?.turns[0];
  const arrange = arrangeOf(session, state);
  const sealed = state?.question?.kind === 'sealed';
  const owes = arrange !== null || (sealed ? !hasBid : turn?.type === 'ACT' && turn.by === seat);
  return {
    seat,
    status,
    table: (state?.world?.table ?? null) as T | null,
    question: state?.question ?? null,
    questionAt: state?.asked ?? 0,
    known: (state?.world?.known[seat] ?? null) as K | null,
    length: state === null ? 0 : lengthOf(state),
    head: state?.chain.head ?? new Uint8Array(32),
    pen: turn?.by ?? null,
    asked: status.kind === 'playing' && owes && writer?.moving.gone == null,
    synced: sync.synced,
    hasBid,
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
    offers: offersOf(session, state),
    back: backOf(session, state),
    correcting: { on: matchLog?.terms.game.correct !== undefined },
    move: moveOf(session),
    paused: { mine: pause.mine, theirs: pause.theirs },
    waiting: waitingOf(session, state),
  };
}

function waitingOf({ patience, matchPeer }: Session, state: State | null): View<unknown>['waiting'] {
  const { owing, sync, writer, matchLog } = matchPeer;
  const owed = state === null || state === matchLog?.state ? owing : owedOf(state);
  if (owed === null || owed.by === writer?.seat) return null;
  const conceded = writer?.statements.conceded ?? false;
  const limitMs = conceded ? null : patience.limitMs(owed);
  const [waitedMs, overdue] = [patience.waitedMs, !conceded && patience.isOverdue(owed)];
  const mayClaim = writer?.matchLog.terms.game.nobodyWins !== true;
  return { owed, mayClaim, waitedMs, limitMs, overdue, asking: sync.hints.asking };
}

function arrangeOf({ matchPeer: { matchLog, agreement } }: Session, state: State | null): CardId[] | null {
  if (matchLog === null || state === null || state.world === null) return null;
  const { terms } = matchLog;
  const faces = arrangeable(terms, state, agreement.seat);
  return faces?.map((face) => nameOf(terms.game.cards, face) ?? '') ?? null;
}
