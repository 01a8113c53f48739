/**
 * Numbers that neither player knows in advance, passed to the effect that asked for them: die rolls, and secrets of two
 * players.
 */

import type { Refusal, Seat } from '../../../game.ts';
import { emit, pop } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { CORP, RUNNER, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { bitsAvailable, bitsRefusal } from '../pay/payment.ts';
import { wrongMomentRefusal } from '../turn/window.ts';

type Frame = FrameOf<'guess'>;

/**
 * Both bid in secret and pay, or the Runner hides bits and the Corp guesses how many. Both numbers are sealed and opened
 * together, so neither player knows the other's when choosing (R-CARD-social-engineering).
 */
export const guess: Handler<Frame> = {
  ask: (_, { most }) =>
    most === undefined
      ? { kind: 'sealed', first: RUNNER, what: 'guess' }
      : { kind: 'sealed', first: CORP, what: 'doors' },
  moves(table, { least, most }, seat) {
    const top = most === undefined ? table.runner.bits : Math.min(most, bitsAvailable(table, seat, 'ability'));
    const numbers = Array.from({ length: Math.max(0, top - least + 1) }, (_, more) => least + more);
    return numbers.map((bits) => ({ do: 'bid', bits }));
  },
  refusal: (table, frame, seat, move) =>
    move.do === 'bid' ? bidRefusal(table, frame, seat, move) : wrongMomentRefusal(table, seat, move),
  take(draft, frame, answer) {
    if (answer.kind !== 'sealed') return;
    const [corp, runner] = answer.bids;
    if (corp.do !== 'bid' || runner.do !== 'bid') return;
    emit(
      draft,
      frame.most === undefined
        ? { kind: 'guessed', hidden: runner.bits, guess: corp.bits }
        : { kind: 'bid', corp: corp.bits, runner: runner.bits },
    );
    pop(draft, [runner.bits, corp.bits]);
  },
};

/** Any number may be guessed; only what is in the pool can be hidden. */
function bidRefusal(table: Table, { least, most }: Frame, seat: Seat, bid: Extract<Move, { do: 'bid' }>) {
  const { runner } = table;
  if (bid.base !== undefined || bid.links !== undefined) return refuse('bidBitsOnly');
  if (most !== undefined && bid.bits > most) return refuse('bidAtMost', { most, bid: bid.bits });
  if (most !== undefined) return bitsRefusal(table, seat, 'ability', bid.bits, 'bidBits');
  return seat === RUNNER ? hideRefusal(bid.bits, least, runner.bits) : null;
}

function hideRefusal(bits: number, least: number, have: number): Refusal | null {
  if (bits < least) return refuse('hideAtLeast', { least, bid: bits });
  return bits > have ? refuse('hideBits', { needs: bits, has: have }) : null;
}

const SIDES = 6;

/** A die roll (N-GEN-05): a number from 1 to 6 that both players trust. */
export const roll: Handler<FrameOf<'roll'>> = {
  ask: (_, { below = SIDES }) => ({ kind: 'chance', below }),
  take(draft, { below }, answer) {
    if (answer.kind !== 'chance') return;
    const value = answer.value + 1;
    if (below === undefined) emit(draft, { kind: 'rolled', value });
    pop(draft, [value]);
  },
};
