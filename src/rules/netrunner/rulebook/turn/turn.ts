/** Turns (N-TURN): the start with its effects, actions with their windows, discard. */
import { type CardId, type Known, other, type Refusal, type Seat } from '../../../game.ts';
import { activeCards } from '../../active.ts';
import { definition, findCard } from '../../card.ts';
import {
  addDebt,
  type Draft,
  emit,
  endLasting,
  handToOpen,
  handToSlot,
  push,
  replaceFrame,
  toDiscard,
  updateCard,
  updateFrame,
} from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, handOf, RUNNER, type Table } from '../../table.ts';
import { stillUsed } from '../abilities.ts';
import type { Handler } from '../handler.ts';
import { happens } from '../moments.ts';
import { actionsPerTurn, handSize, isDiscardRandom } from '../numbers.ts';
import {
  actionMoves,
  actionRefusal,
  activeSpecial,
  bonuses,
  declareAction,
  endWithSpecial,
  forgoBonus,
  hasActions,
  isBonus,
  lastOffers,
  leaveSpecial,
  takeAction,
} from './actions.ts';
import { startTurn } from './start.ts';
import { isAction, noActionsLeft, playInWindow, windowMoves, windowRefusal } from './window.ts';
import { windows } from './windows.ts';

type Turn = FrameOf<'turn'>;

/** Surplus cards of the player whose turn ends; a hand size below 0 counts as 0 (OP-35). */
const surplusCards = (table: Table, seat: Seat): number =>
  Math.max(0, handOf(table, seat) - Math.max(0, handSize(table, seat)));

const isLeftToChance = (table: Table, seat: Seat): boolean => seat === CORP && isDiscardRandom(table);

/** The Corp's block after its own action is one question together with its next action (N-PRI-02). */
const joined = (frame: Turn): boolean => frame.after && frame.seat === CORP;

/**
 * The Runner's block after their last action, while a card offers them another: when that action is over they are not
 * asked again (R-GEN-24).
 */
const isOffer = (frame: Turn): boolean => frame.step === 'offer';

export const turn: Handler<Turn> = {
  ask(table, frame) {
    if (frame.step === 'actions' && hasActions(table, frame.seat, frame.after && frame.seat === RUNNER))
      return { kind: 'move', of: frame.seat, window: 'action' };
    if (isOffer(frame) && lastOffers(table).length > 0) return { kind: 'move', of: frame.seat, window: 'after' };
    if (frame.step === 'discard' && surplusCards(table, frame.seat) > 0 && !isLeftToChance(table, frame.seat))
      return { kind: 'move', of: frame.seat, window: 'discard' };
    return null;
  },
  moves(table, frame, seat, known) {
    if (frame.step === 'discard') return discardMoves(table, seat, known);
    if (isOffer(frame)) {
      const offers = lastOffers(table).map(({ slot, index }): Move => ({ do: 'use', slot, ability: index }));
      return [{ do: 'pass' }, ...offers, ...windowMoves(table, 'after', seat, known)];
    }
    const window = joined(frame) ? windowMoves(table, 'after', seat, known) : [];
    return [...actionMoves(table, seat, known), ...window];
  },
  refusal(table, frame, seat, move, known) {
    if (frame.step === 'discard') return discardRefusal(table, seat, surplusCards(table, seat), move, known);
    if (isOffer(frame) && !isOffered(table, move)) return windowRefusal(table, 'after', seat, move, known);
    if (joined(frame) && isWindowMove(table, move)) return windowRefusal(table, 'after', seat, move, known);
    return actionRefusal(table, seat, move, known);
  },
  takeMove(draft, frame, move) {
    if (move.do === 'discard') return discard(draft, frame.seat, move.card ?? null);
    if (isOffer(frame)) return takeOffer(draft, frame, move);
    if (joined(frame) && isWindowMove(draft.table, move)) return playInWindow(draft, frame.seat, move);
    if (move.do === 'pass')
      return activeSpecial(draft.table) ? leaveActions(draft, frame) : updateFrame(draft, frame, { step: 'end' });
    if (!isBonus(draft.table, move)) updateFrame(draft, frame, { step: 'after' });
    takeAction(draft, frame.seat, move);
  },
  step: (draft, frame) => steps[frame.step](draft, frame),
};

const steps: Record<Turn['step'], (draft: Draft, frame: Turn) => void> = {
  start(draft, frame) {
    const forgone = beginTurn(draft, frame.seat);
    updateFrame(
      draft,
      frame,
      forgone > 0 ? { step: 'forgo', after: false, forgone } : { step: 'actions', after: false },
    );
    startTurn(draft, frame.seat);
  },
  /** An extra action now offered by a card may be forgone instead of one of the turn's actions (R-GEN-46). */
  forgo(draft, { forgone = 0, ...frame }) {
    replaceFrame(draft, { ...frame, step: 'forgone', got: [] });
    const from = bonuses(draft.table, frame.seat).map(({ slot }) => slot);
    const max = Math.min(forgone, from.length);
    if (max > 0) push(draft, { do: 'choose', of: frame.seat, what: 'forgo', from, min: 0, max });
  },
  forgone(draft, frame) {
    updateFrame(draft, frame, { step: 'actions' });
    for (const slot of frame.got ?? []) forgoBonus(draft, frame.seat, slot);
  },
  actions: (draft, frame) => updateFrame(draft, frame, { step: 'end' }),
  after(draft, frame) {
    updateFrame(draft, frame, { step: 'actions', after: true });
    endWithSpecial(draft);
    if (frame.seat === RUNNER && lastOffers(draft.table).length > 0)
      return updateFrame(draft, frame, { step: 'offer' });
    const blocks = frame.seat === CORP && hasActions(draft.table, CORP) ? [RUNNER] : windows.after.blocks;
    push(draft, { do: 'window', name: 'after', blocks });
  },
  offer: (draft, frame) => afterOffer(draft, frame, windows.after.blocks),
  end(draft, frame) {
    // Before the hand is counted (R-GEN-41).
    updateFrame(draft, frame, { step: 'discard' });
    happens(draft, ['end', 'opponentEnd'], { seat: frame.seat });
    endLasting(draft, 'turn');
  },
  discard(draft, frame) {
    const left = surplusCards(draft.table, frame.seat);
    updateFrame(draft, frame, { step: 'check' });
    if (left > 0) push(draft, { do: 'random', hand: frame.seat, left, act: 'lose', slots: [] });
  },
  check(draft, frame) {
    updateFrame(draft, frame, { step: 'over' });
    if (frame.seat === RUNNER && handSize(draft.table, RUNNER) < 0) push(draft, { do: 'flatline', why: 'handSize' });
  },
  over(draft, frame) {
    const { past } = draft.table;
    draft.table.past = {
      ...past,
      turn: [],
      last: frame.seat === CORP ? [past.turn, past.last[RUNNER]] : [past.last[CORP], past.turn],
    };
    replaceFrame(draft, { do: 'turn', seat: other(frame.seat), step: 'start', after: false });
  },
};

/** The Runner leaves single-purpose actions: whatever waited behind them is offered now. */
function leaveActions(draft: Draft, frame: Turn): void {
  if (frame.seat === RUNNER) updateFrame(draft, frame, { after: false });
  leaveSpecial(draft);
}

const isOffered = (table: Table, move: Move): boolean =>
  move.do === 'use' && lastOffers(table).some(({ slot, index }) => slot === move.slot && index === move.ability);

function takeOffer(draft: Draft, frame: Turn, move: Move): void {
  if (move.do === 'pass') afterOffer(draft, frame, [CORP]);
  else if (isOffered(draft.table, move)) declareAction(draft, frame.seat, move);
  else playInWindow(draft, frame.seat, move);
}

/** The rest of the window after the last action. */
function afterOffer(draft: Draft, frame: Turn, blocks: readonly Seat[]): void {
  updateFrame(draft, frame, { step: 'actions', after: true });
  push(draft, { do: 'window', name: 'after', blocks });
}

/**
 * Counts the actions, less those owed (N-TURN-12), and refills whatever is refilled each turn. Returns how many were
 * forgone.
 */
function beginTurn(draft: Draft, seat: Seat): number {
  const { table } = draft;
  const all = actionsPerTurn(table, seat);
  const forgone = Math.min(all, table.debt[seat]);
  table.turn += 1;
  table.active = seat;
  table.actions = all - forgone;
  addDebt(draft, seat, -forgone);
  emit(draft, { kind: 'turn', seat, turn: table.turn, actions: table.actions });
  endLasting(draft, 'ownTurn', seat);
  refresh(draft, seat);
  return forgone;
}

/** Resets per-turn limits for both players; bits stored on cards are refilled on their owner's turn. */
function refresh(draft: Draft, seat: Seat): void {
  for (const card of activeCards(draft.table)) {
    const pool = card.owner === seat ? definition(card.card).pool : undefined;
    if (pool && pool.bits > 0) updateCard(draft, card.slot, { counters: { ...card.counters, bits: pool.bits } });
    if (Object.keys(card.used).length > 0) updateCard(draft, card.slot, { used: stillUsed(card, ['game']) });
  }
}

/** Moves that belong to the block, not to the action it is joined with. */
function isWindowMove(table: Table, move: { do: string; slot?: number; ability?: number }): boolean {
  if (move.do === 'rez' || move.do === 'score' || move.do === 'purge') return true;
  if (move.do !== 'use') return false;
  const face = table.cards[move.slot ?? 0]?.card;
  return face !== null && face !== undefined && definition(face).abilities[move.ability ?? -1]?.when === 'window';
}

/**
 * End of turn: the Corp's cards are discarded face down, except those the Runner has seen (T-3), the Runner's face up
 * (N-TURN-11).
 */
function discard(draft: Draft, seat: Seat, card: string | null): void {
  emit(draft, { kind: 'discarded', seat, ...(card === null ? {} : { card }) });
  if (seat === CORP && card === null) {
    const slot = handToSlot(draft, CORP, { card: null, active: false, ice: false, fort: null }, true);
    draft.table.corp.down = [slot, ...draft.table.corp.down];
  } else if (card !== null) {
    handToOpen(draft, seat, card);
    toDiscard(draft, seat, card);
  }
}

/**
 * One move for each kind of card in the hand, as it is discarded: the Corp's face down, except those the Runner has
 * seen.
 */
function discardMoves(table: Table, seat: Seat, known: Known): Move[] {
  const faces = [...new Set(known.hand)];
  return faces.map((face) =>
    faceDown(table, seat, face) ? { do: 'discard', hidden: face } : { do: 'discard', card: face },
  );
}

/**
 * Whether the card is discarded face down: only the Corp's cards are. With rulings, those the Runner has seen in HQ are
 * not (T-3).
 */
const faceDown = ({ corp }: Table, seat: Seat, face: CardId): boolean => seat === CORP && !corp.seen.includes(face);

/** `left`: how many cards are still to be discarded, one at a time. */
function discardRefusal(table: Table, seat: Seat, left: number, move: Move, known?: Known): Refusal | null {
  if (move.do === 'pass') return refuse('discardMore', { left });
  if (isAction(move)) return noActionsLeft;
  if (move.do !== 'discard') return refuse('discardFirst', { left });
  if (seat === CORP && move.card === undefined) {
    const isSeen = known && move.hidden !== undefined && !faceDown(table, CORP, move.hidden);
    return isSeen ? refuse('discardedFaceUp') : inHand(move.hidden, known);
  }
  if (seat === CORP && faceDown(table, CORP, move.card ?? '')) return refuse('discardedFaceDown');
  if (move.hidden !== undefined || findCard(move.card)?.side !== seat) return noSuchCard;
  return inHand(move.card, known);
}

const inHand = (face: CardId | undefined, known?: Known): Refusal | null =>
  known && (face === undefined || !known.hand.includes(face)) ? noSuchCard : null;
