/** A trace is made (N-TRC-01): the table's trace rule asks, then the card's effect follows or does not. */
import { emit, pop, push } from '../draft.ts';
import type { Handler } from '../flow.ts';
import type { FrameOf } from '../frame.ts';
import { CORP, RUNNER, type Table } from '../table.ts';
import type { TraceRule } from '../trace/rule.ts';
import { sealed } from '../trace/sealed.ts';
import { spend } from './payment.ts';
import { wrongMoment } from './window.ts';

const rules: Record<Table['options']['trace'], TraceRule> = { 1996: sealed };
const ruleOf = (table: Table): TraceRule => rules[table.options.trace];

export const trace: Handler<FrameOf<'trace'>> = {
  ask: (table, frame) => ruleOf(table).ask(table, frame.limit),
  moves: (table, frame, seat, known) => ruleOf(table).moves(table, frame.limit, seat, known),
  refusal: (table, frame, seat, move) =>
    move.do === 'note' ? ruleOf(table).refusal(table, frame.limit, seat, move) : wrongMoment(table, seat, move),
  take(draft, frame, answer) {
    if (answer.kind !== 'sealed') return;
    const [corp, runner] = answer.notes;
    if (corp.do !== 'note' || runner.do !== 'note') return;
    const { trace: value, link, success } = ruleOf(draft.table).result(draft.table, [corp, runner]);
    pop(draft);
    emit(draft, { kind: 'trace', limit: frame.limit, trace: value, link, success });
    if (success) push(draft, { do: 'effect', ref: frame.ref, at: 0 });
    // Both spend what they noted, whatever came of it (N-TRC-11).
    spend(draft, RUNNER, 'link', runner.bits);
    spend(draft, CORP, 'trace', corp.bits);
  },
  step() {
    throw new Error('a trace is always asked');
  },
};
