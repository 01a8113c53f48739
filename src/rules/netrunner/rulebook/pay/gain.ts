/** Bits that come into a pool, and the cards that answer it. */
import type { Seat } from '../../../game.ts';
import { changeBits, type Draft } from '../../draft.ts';
import type { Table } from '../../table.ts';
import { happens } from '../moments.ts';

/** Bits into the pool; `why` is what the record tells. */
export function gainBits(draft: Draft, seat: Seat, amount: number, why: string): void {
  changeBits(draft, seat, amount, why);
  if (amount > 0 && !atStart(draft.table)) happens(draft, 'bitsGained', { seat, amount });
}

/** What is gained at the start of a turn is nothing that cards may put elsewhere. */
const atStart = ({ frames }: Table): boolean => frames.some((frame) => frame.do === 'turn' && frame.step === 'draw');
