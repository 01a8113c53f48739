/**
 * A trace is made (N-TRC-01): the table's trace rule asks, both pay, the Runner may raise his link with what works on
 * opened notes, then the card's effect follows or does not.
 */
import type { Refusal } from '../../game.ts';
import { become, type Draft, emit, pop, push } from '../draft.ts';
import type { Handler } from '../flow.ts';
import type { FrameOf } from '../frame.ts';
import { type Move, no } from '../move.ts';
import { CORP, cardAt, RUNNER, type Table } from '../table.ts';
import type { Note, TraceRule } from '../trace/rule.ts';
import { sealed } from '../trace/sealed.ts';
import { abilityNamed, useAbility, useRefusal } from './abilities.ts';
import { type Usable, usable } from './active.ts';
import { spend } from './payment.ts';
import { wrongMoment } from './window.ts';

type Frame = FrameOf<'trace'>;
type Opened = NonNullable<Frame['opened']>;

const rules: Record<Table['options']['trace'], TraceRule> = { 1996: sealed };
const ruleOf = (table: Table): TraceRule => rules[table.options.trace];

/** What can still raise the link now that both amounts are known: each such card once a trace. */
const raisers = (table: Table, { used }: Opened): Usable[] =>
  usable(table, RUNNER, 'revealed').filter((one) => !used.includes(one.slot));

export const trace: Handler<Frame> = {
  ask(table, { limit, opened }) {
    const rule = ruleOf(table);
    if (!opened) return rule.ask(table, limit);
    const needed = !opened.done && rule.succeeds(opened.trace, opened.link);
    return needed && raisers(table, opened).length > 0 ? { kind: 'move', of: RUNNER, window: 'link' } : null;
  },
  moves(table, { limit, opened }, seat, known) {
    if (!opened) return ruleOf(table).moves(table, limit, seat, known);
    return [{ do: 'pass' }, ...raisers(table, opened).map(raise)];
  },
  refusal(table, { limit, opened }, seat, move) {
    if (opened) return raiseRefusal(table, opened, move);
    return move.do === 'note' ? ruleOf(table).refusal(table, limit, seat, move) : wrongMoment(table, seat, move);
  },
  take(draft, frame, answer) {
    if (answer.kind === 'sealed') {
      const [corp, runner] = answer.notes;
      if (corp.do === 'note' && runner.do === 'note') open(draft, frame, [corp, runner]);
    } else if (answer.kind === 'move' && frame.opened) raised(draft, frame, frame.opened, answer.move);
  },
  step(draft, { limit, ref, opened }) {
    if (!opened) throw new Error('a trace is always asked');
    const success = ruleOf(draft.table).succeeds(opened.trace, opened.link);
    pop(draft);
    emit(draft, { kind: 'trace', limit, trace: opened.trace, link: opened.link, success });
    if (success) push(draft, { do: 'effect', ref, at: 0 });
  },
};

/** Both spend what they noted, whatever comes of it (N-TRC-11). */
function open(draft: Draft, frame: Frame, [corp, runner]: readonly [Note, Note]): void {
  const { trace: value, link, base } = ruleOf(draft.table).result(draft.table, [corp, runner]);
  become(draft, { ...frame, opened: { trace: value, link, used: [], done: false } });
  spend(draft, RUNNER, 'ability', base);
  spend(draft, RUNNER, 'link', runner.bits - base);
  spend(draft, CORP, 'trace', corp.bits);
}

const raise = ({ slot, index }: Usable): Move => ({ do: 'use', slot, ability: index });

function raiseRefusal(table: Table, opened: Opened, move: Move): Refusal | null {
  if (move.do === 'pass') return null;
  if (move.do !== 'use') return wrongMoment(table, RUNNER, move);
  if (opened.used.includes(move.slot)) return no('E-LIMIT', 'That card raises the link once in a trace.');
  if (move.times !== undefined || move.sub !== undefined) return no('E-FORM', 'It is used once, on nothing else.');
  return useRefusal(table, RUNNER, move, 'revealed');
}

function raised(draft: Draft, frame: Frame, opened: Opened, move: Move): void {
  if (move.do !== 'use') return become(draft, { ...frame, opened: { ...opened, done: true } });
  const named = abilityNamed(draft.table, RUNNER, move);
  const special = 'kind' in named ? undefined : named.ability.special;
  const more = special?.does === 'link' ? special.link : 0;
  become(draft, {
    ...frame,
    opened: { ...opened, link: opened.link + more, used: [...opened.used, cardAt(draft.table, move.slot).slot] },
  });
  useAbility(draft, RUNNER, move);
}
