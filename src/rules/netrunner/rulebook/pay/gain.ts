/**
 * Bits that a player gains: a single entry point for all gains, wherever they go, and for the cards that respond to
 * them.
 */
import type { CardId, Seat } from '../../../game.ts';
import { definition } from '../../card.ts';
import { addCounters, addLasting, afterForfeits, changeBits, type Draft } from '../../draft.ts';
import type { Kept } from '../../frame.ts';
import type { Table } from '../../table.ts';
import { happens } from '../moments.ts';

/** Gains bits: into the pool, or stored for a purpose. `reason`: for the record. */
export function gainBits(draft: Draft, seat: Seat, gained: number, reason: string, kept?: Kept): void {
  const amount = afterForfeits(draft, seat, 'bits', gained);
  if (amount <= 0) return;
  putBits(draft, seat, amount, reason, kept);
  const about = { seat, amount, ...(kept ? { kept } : {}) };
  const card = playedCard(draft.table);
  if (card !== undefined && definition(card).type === 'prep') happens(draft, 'prepPays', { ...about, card });
  if (!atStart(draft.table)) happens(draft, 'bitsGained', about);
}

/** The played card that gives the bits. */
function playedCard({ frames }: Table): CardId | undefined {
  const frame = frames.findLast((one) => one.do === 'effect');
  return frame?.do === 'effect' && frame.ref.text === 'play' ? frame.ref.card : undefined;
}

/** Removes the forgone bits of a gain from wherever they went (R-CARD-investment-firm.2). */
export const forgoBits = (draft: Draft, seat: Seat, amount: number, kept?: Kept): void =>
  putBits(draft, seat, -amount, 'invested', kept);

function putBits(draft: Draft, seat: Seat, amount: number, reason: string, kept: Kept | undefined): void {
  if (amount === 0) return;
  if (!kept) return changeBits(draft, seat, amount, reason);
  if ('slot' in kept) return addCounters(draft, kept.slot, 'bits', amount);
  const { lasting } = draft.table;
  // The newest entry is the gain that the card responds to.
  const at = amount > 0 ? -1 : lasting.findLastIndex((one) => one.what === 'bits' && one.seat === seat);
  if (at < 0) return addLasting(draft, { what: 'bits', amount, seat, ...kept });
  draft.table.lasting = lasting.map((one, index) => (index === at ? { ...one, amount: one.amount + amount } : one));
}

/** Cards may not redirect the gains of start-of-turn effects, but may redirect gains in the windows there. */
const atStart = ({ frames }: Table): boolean =>
  frames.some((frame) => frame.do === 'turnStarts' && frame.step === 'window');
