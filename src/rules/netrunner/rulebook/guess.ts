/**
 * A secret of two: the Runner hides bits, the Corp guesses how many. Both numbers are sealed and opened together, so that
 * neither is chosen in knowledge of the other (R-CARD-social-engineering).
 */
import type { Refusal, Seat } from '../../game.ts';
import { emit, pop } from '../draft.ts';
import type { Handler } from '../flow.ts';
import type { FrameOf } from '../frame.ts';
import { type Move, no } from '../move.ts';
import { RUNNER, type Table } from '../table.ts';
import { wrongMoment } from './window.ts';

type Frame = FrameOf<'guess'>;

export const guess: Handler<Frame> = {
  ask: () => ({ kind: 'sealed', first: RUNNER, what: 'guess' }),
  moves({ runner }, { least }) {
    const numbers = Array.from({ length: Math.max(0, runner.bits - least + 1) }, (_, more) => least + more);
    return numbers.map((bits) => ({ do: 'note', bits }));
  },
  refusal: (table, frame, seat, move) =>
    move.do === 'note' ? noteRefusal(table, frame, seat, move) : wrongMoment(table, seat, move),
  take(draft, _, answer) {
    if (answer.kind !== 'sealed') return;
    const [corp, runner] = answer.notes;
    if (corp.do !== 'note' || runner.do !== 'note') return;
    emit(draft, { kind: 'guessed', hidden: runner.bits, guess: corp.bits });
    pop(draft, [runner.bits, corp.bits]);
  },
  step() {
    throw new Error('a guess is always asked');
  },
};

/** Any number may be guessed; only what is in the pool can be hidden. */
function noteRefusal({ runner }: Table, { least }: Frame, seat: Seat, note: Extract<Move, { do: 'note' }>) {
  if (note.base !== undefined || note.links !== undefined) return no('E-FORM', 'Note a number of bits, nothing else.');
  return seat === RUNNER ? hideRefusal(note.bits, least, runner.bits) : null;
}

function hideRefusal(bits: number, least: number, have: number): Refusal | null {
  if (bits < least) return no('E-COUNT', `Hide at least ${least} bits; ${bits} noted.`);
  return bits > have ? no('E-BITS', `You noted ${bits} bits; you have ${have}.`) : null;
}
