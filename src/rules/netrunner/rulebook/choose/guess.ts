/**
 * Secrets of two: both note bits that they spend, or the Runner hides bits, the Corp guesses how many. Both numbers are sealed and opened together, so that
 * neither is chosen in knowledge of the other (R-CARD-social-engineering).
 */
import type { Refusal, Seat } from '../../../game.ts';
import { emit, pop } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { type Move, no } from '../../move.ts';
import { CORP, RUNNER, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { available, bitsRefusal } from '../pay/payment.ts';
import { wrongMoment } from '../turn/window.ts';

type Frame = FrameOf<'guess'>;

export const guess: Handler<Frame> = {
  ask: (_, { most }) =>
    most === undefined
      ? { kind: 'sealed', first: RUNNER, what: 'guess' }
      : { kind: 'sealed', first: CORP, what: 'doors' },
  moves(table, { least, most }, seat) {
    const top = most === undefined ? table.runner.bits : Math.min(most, available(table, seat, 'ability'));
    const numbers = Array.from({ length: Math.max(0, top - least + 1) }, (_, more) => least + more);
    return numbers.map((bits) => ({ do: 'note', bits }));
  },
  refusal: (table, frame, seat, move) =>
    move.do === 'note' ? noteRefusal(table, frame, seat, move) : wrongMoment(table, seat, move),
  take(draft, frame, answer) {
    if (answer.kind !== 'sealed') return;
    const [corp, runner] = answer.notes;
    if (corp.do !== 'note' || runner.do !== 'note') return;
    emit(
      draft,
      frame.most === undefined
        ? { kind: 'guessed', hidden: runner.bits, guess: corp.bits }
        : { kind: 'noted', corp: corp.bits, runner: runner.bits },
    );
    pop(draft, [runner.bits, corp.bits]);
  },
  step() {
    throw new Error('a guess is always asked');
  },
};

/** Any number may be guessed; only what is in the pool can be hidden. */
function noteRefusal(table: Table, { least, most }: Frame, seat: Seat, note: Extract<Move, { do: 'note' }>) {
  const { runner } = table;
  if (note.base !== undefined || note.links !== undefined) return no('E-FORM', 'Note a number of bits, nothing else.');
  if (most !== undefined && note.bits > most) return no('E-LIMIT', `Note ${most} bits at most; ${note.bits} noted.`);
  if (most !== undefined) return bitsRefusal(table, seat, 'ability', note.bits, `You noted ${note.bits} bits`);
  return seat === RUNNER ? hideRefusal(note.bits, least, runner.bits) : null;
}

function hideRefusal(bits: number, least: number, have: number): Refusal | null {
  if (bits < least) return no('E-COUNT', `Hide at least ${least} bits; ${bits} noted.`);
  return bits > have ? no('E-BITS', `You noted ${bits} bits; you have ${have}.`) : null;
}
