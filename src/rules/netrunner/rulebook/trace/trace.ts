/**
 * A trace (N-TRC-01, N-TRX-10): the table's trace rule asks for bids, both pay, the Runner may raise their link with
 * cards that work once both amounts are known, then the result's effects follow.
 */

import type { Known, Refusal, Seat } from '../../../game.ts';
import { hasUsable, type UsableAbility, usable } from '../../active.ts';
import { changeLast, type Draft, emit, endLasting, pop, push, replaceFrame } from '../../draft.ts';
import type { Frame as AnyFrame, FrameOf, TraceBid } from '../../frame.ts';
import type { Means } from '../../means.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { CORP, cardAt, hasFaceDownInRig, RUNNER, type Table } from '../../table.ts';
import { resolveAbility, useAbility, useMoves, useRefusal } from '../abilities.ts';
import { hiddenMoves } from '../cards/hidden.ts';
import { textOf } from '../effects.ts';
import type { Handler } from '../handler.ts';
import { happens } from '../moments.ts';
import { tracesSucceed } from '../numbers.ts';
import { spend, spendOverLimit } from '../pay/payment.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { affordablePart, baseCost, bitsShort } from './link.ts';
import { traceRule } from './rule.ts';

type Frame = FrameOf<'trace'>;
type Opened = NonNullable<Frame['opened']>;

/** Cards that can still raise the link now that both amounts are known: each once per trace. */
const raisers = (table: Table, { used }: Opened): UsableAbility[] =>
  usable(table, RUNNER, 'revealed').filter((one) => !used.includes(one.slot));

const success = (table: Table, { trace, link }: Opened): boolean =>
  tracesSucceed(table) || traceRule(table).succeeds(trace, link);

export const trace: Handler<Frame> = {
  ask(table, frame) {
    const { opened, owed } = frame;
    if (owed && !opened) return mayFindBits(table, owed[RUNNER]) ? { kind: 'move', of: RUNNER, window: 'owed' } : null;
    if (!opened) return traceRule(table).ask(table, frame);
    if (frame.answered === 'open') return { kind: 'move', of: RUNNER, window: 'traced' };
    const needed = !opened.done && !tracesSucceed(table) && success(table, opened);
    return needed && (raisers(table, opened).length > 0 || hasFaceDownInRig(table))
      ? { kind: 'move', of: RUNNER, window: 'link' }
      : null;
  },
  moves(table, frame, seat, known) {
    if (frame.owed && !frame.opened)
      return [{ do: 'pass' }, ...useMoves(table, RUNNER, 'owed'), ...hiddenMoves(table, 'owed', known)];
    if (!frame.opened) return traceRule(table).moves(table, frame, seat, known);
    if (frame.answered === 'open')
      return [{ do: 'pass' }, ...useMoves(table, RUNNER, 'traced'), ...hiddenMoves(table, 'traced', known)];
    return [{ do: 'pass' }, ...raisers(table, frame.opened).map(raise), ...hiddenMoves(table, 'revealed', known)];
  },
  refusal(table, frame, seat, move, known) {
    if (frame.owed && !frame.opened) return answerRefusal(table, 'owed', move, known);
    if (frame.answered === 'open') return answerRefusal(table, 'traced', move, known);
    if (frame.opened) return raiseRefusal(table, frame.opened, move, known);
    return move.do === 'bid'
      ? traceRule(table).refusal(table, frame, seat, move)
      : wrongMomentRefusal(table, seat, move);
  },
  take(draft, frame, answer) {
    if (answer.kind !== 'sealed') return;
    const [corp, runner] = answer.bids;
    if (corp.do === 'bid' && runner.do === 'bid') openBids(draft, frame, [corp, runner]);
  },
  takeMove(draft, frame, move, seat) {
    if (frame.owed && !frame.opened) findBits(draft, frame, frame.owed, move);
    else if (frame.answered === 'open') afterAnswer(draft, frame, move);
    else if (frame.opened) raised(draft, frame, frame.opened, move);
    else if (move.do === 'bid') bidOpenly(draft, frame, seat, move);
  },
  step(draft, frame) {
    const { limit, ref, opened, owed } = frame;
    if (!opened && owed) return settleDebt(draft, frame, owed);
    if (!opened) throw new Error('a trace is always asked');
    const { trace: value, link } = opened;
    const found = success(draft.table, opened);
    if (!frame.answered) emit(draft, { kind: 'trace', limit, trace: value, link, success: found });
    if (found && !frame.answered && mayAnswer(draft.table)) return replaceFrame(draft, { ...frame, answered: 'open' });
    pop(draft);
    endLasting(draft, 'trace');
    const about = { ...ref.about, trace: value, link, success: found };
    happens(draft, 'traceOver', about);
    if (!found && opened.base !== null) happens(draft, 'traceAvoided', { slot: opened.base });
    // In printed order: what follows the result, then what follows either way (N-TRX-07, N-TRX-08).
    const result = frame.answered === 'cancelled' ? [] : [found ? TRACE_PART.success : TRACE_PART.failure];
    const parts = [...result, TRACE_PART.either];
    for (const part of parts.reverse())
      if (textOf(ref).parts?.[part])
        push(draft, { do: 'effect', ref: { ...ref, path: [...ref.path, part], about }, at: 0 });
  },
};

/** Which part of the trace's text follows when. */
export const TRACE_PART = { success: 0, failure: 1, either: 2 } as const;

/** A Runner card, perhaps face down, could respond to the trace's success. */
const mayAnswer = (table: Table): boolean => hasUsable(table, RUNNER, 'traced') || hasFaceDownInRig(table);

function answerRefusal(table: Table, to: 'traced' | 'owed', move: Move, known?: Known): Refusal | null {
  if (move.do === 'pass') return null;
  return move.do === 'use' ? useRefusal(table, RUNNER, move, to, known) : wrongMomentRefusal(table, RUNNER, move);
}

function afterAnswer(draft: Draft, frame: Frame, move: Move): void {
  if (move.do === 'use') useAbility(draft, RUNNER, move);
  else replaceFrame(draft, { ...frame, answered: 'over' });
}

const isTrace = (frame: AnyFrame): frame is Frame => frame.do === 'trace';

/** The pending effect of the given part of the current trace, by default of its success. */
export function aboutToFollow({ frames }: Table, part: number = TRACE_PART.success): Means | undefined {
  const ref = frames.findLast(isTrace)?.ref;
  return ref && textOf(ref).parts?.[part]?.means;
}

/** Cancels the trace's success. */
export function cancelTrace(draft: Draft): void {
  changeLast(draft, 'trace', () => ({ answered: 'cancelled' }));
  emit(draft, { kind: 'prevented', what: 'trace', amount: 1 });
}

/** A player bids openly and spends it immediately (N-TRX-11); with the Runner's bid, both are known. */
function bidOpenly(draft: Draft, frame: Frame, seat: Seat, bid: TraceBid): void {
  const corp = frame.bids?.[CORP];
  if (seat === RUNNER && corp) {
    revealAmounts(draft, frame, corp, bid);
    return payLink(draft, bid);
  }
  replaceFrame(draft, { ...frame, bids: [bid, null] });
  spend(draft, CORP, 'trace', bid.bits + surcharge(frame, bid));
}

/** Both bids are open; first, the Runner finds missing bits for their bid, if possible. */
function openBids(draft: Draft, frame: Frame, bids: readonly [TraceBid, TraceBid]): void {
  if (bitsShort(draft.table, bids[RUNNER])) replaceFrame(draft, { ...frame, owed: bids });
  else payBids(draft, frame, bids);
}

const mayFindBits = (table: Table, bid: TraceBid): boolean =>
  bitsShort(table, bid) !== null && (hasUsable(table, RUNNER, 'owed') || hasFaceDownInRig(table));

/** The Runner uses one more card, which finishes before the next, or stops using cards. */
function findBits(draft: Draft, frame: Frame, owed: readonly [TraceBid, TraceBid], move: Move): void {
  if (move.do === 'use') useAbility(draft, RUNNER, move);
  else settleDebt(draft, frame, owed);
}

function settleDebt(draft: Draft, frame: Frame, [corp, runner]: readonly [TraceBid, TraceBid]): void {
  payBids(draft, frame, [corp, bitsShort(draft.table, runner) ? affordablePart(draft.table, runner) : runner]);
}

/** Both spend their bids, whatever the result (N-TRC-11). */
function payBids(draft: Draft, frame: Frame, [corp, runner]: readonly [TraceBid, TraceBid]): void {
  revealAmounts(draft, frame, corp, runner);
  payLink(draft, runner);
  const over = traceRule(draft.table).overLimit(frame, corp);
  spendOverLimit(draft, over);
  spend(draft, CORP, 'trace', corp.bits - over + surcharge(frame, corp));
}

/** The additional cost per point, if the trace's text has one. */
const surcharge = ({ dearer = 0 }: Frame, { bits }: TraceBid): number => dearer * bits;

function revealAmounts(draft: Draft, frame: Frame, corp: TraceBid, runner: TraceBid): void {
  const rule = traceRule(draft.table);
  const opened = { trace: rule.trace(frame, corp), link: rule.link(draft.table, runner), base: runner.base ?? null };
  replaceFrame(draft, { ...frame, opened: { ...opened, used: [], done: false } });
  // Bidding with a card is using it.
  const links = runner.links?.map(([slot]) => slot) ?? [];
  const uses = runner.base === undefined ? links : [runner.base, ...links];
  for (const slot of new Set(uses)) happens(draft, 'used', { seat: RUNNER, slot });
}

function payLink(draft: Draft, bid: TraceBid): void {
  const base = baseCost(draft.table, bid);
  spend(draft, RUNNER, 'ability', base);
  spend(draft, RUNNER, 'link', bid.bits - base);
}

const raise = ({ slot, index }: UsableAbility): Move => ({ do: 'use', slot, ability: index });

function raiseRefusal(table: Table, opened: Opened, move: Move, known?: Known): Refusal | null {
  if (move.do === 'pass') return null;
  if (move.do !== 'use') return wrongMomentRefusal(table, RUNNER, move);
  if (opened.used.includes(move.slot)) return refuse('linkOnce');
  if (move.times !== undefined || move.sub !== undefined) return refuse('onceOnNothingElse');
  return useRefusal(table, RUNNER, move, 'revealed', known);
}

function raised(draft: Draft, frame: Frame, opened: Opened, move: Move): void {
  if (move.do !== 'use') return replaceFrame(draft, { ...frame, opened: { ...opened, done: true } });
  const named = resolveAbility(draft.table, RUNNER, move);
  const special = 'kind' in named ? undefined : named.ability.special;
  const more = special?.does === 'link' ? special.link : 0;
  replaceFrame(draft, {
    ...frame,
    opened: { ...opened, link: opened.link + more, used: [...opened.used, cardAt(draft.table, move.slot).slot] },
  });
  useAbility(draft, RUNNER, move);
}
