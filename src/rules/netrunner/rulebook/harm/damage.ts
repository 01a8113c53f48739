/**
 * Damage (N-DMG), one packet at a time (R-GEN-37). The Corp may raise it; the Runner prevents until they are done; the
 * Corp may pay for points that a Runner card holds back, after which the Runner may prevent again; the rest costs
 * cards, or the game.
 */

import type { Known, Refusal } from '../../../game.ts';
import { hasUsable, type UsableAbility, usable } from '../../active.ts';
import { changeLast, type Draft, emit, handToOpen, pop, push, replaceFrame, toDiscard } from '../../draft.ts';
import type { Ability } from '../../effect.ts';
import type { NetrunnerEvent } from '../../event.ts';
import type { Damage, FrameOf, TextRef } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { CORP, cardAt, hasFaceDownInRig, RUNNER, type Table } from '../../table.ts';
import { resolveAbility, useAbility, useMoves, useRefusal, usesLeft } from '../abilities.ts';
import { hiddenMoves, hiddenUses } from '../cards/hidden.ts';
import { interrupts, playRefusal, startPlay } from '../cards/play.ts';
import { askChoice, type CardChoice, chooseMoves, chooseRefusal } from '../choose/choose.ts';
import { replacements } from '../choose/replace.ts';
import type { Handler } from '../handler.ts';
import { happens } from '../moments.ts';
import { damageAdded, damagePrevented, damageWard } from '../numbers.ts';
import { bitsAvailable, spend } from '../pay/payment.ts';
import { wrongMomentRefusal } from '../turn/window.ts';

type Frame = FrameOf<'damage'>;

/** Starts damage by the given text, raised by what cards add to every source (N-DMG-15). */
export function dealDamage(draft: Draft, source: TextRef, type: Damage, printed: number, preventable = true): void {
  if (printed <= 0) return;
  const amount = printed + damageAdded(draft.table, { damage: type, source });
  push(draft, { do: 'damage', type, amount, preventable, source, step: 'raise', prevented: 0, held: 0, lost: 0 });
}

export const pendingDamage = (table: Table): Frame | undefined =>
  table.frames.findLast((frame): frame is Frame => frame.do === 'damage');

/** Prevents this many points of the pending damage. */
export function preventPoints(draft: Draft, points: number): void {
  const { type, amount } = pendingDamage(draft.table) ?? { type: 'net', amount: 0 };
  const fewer = Math.min(points, amount);
  if (fewer === 0) return;
  changeLast(draft, 'damage', (frame) => ({ amount: frame.amount - fewer, prevented: frame.prevented + fewer }));
  emit(draft, { kind: 'prevented', what: type, amount: fewer });
}

type Preventer = ReturnType<typeof usable>[number];

const prevents = ({ special }: Ability, frame: Frame): boolean =>
  special?.does === 'prevent' && special.types.includes(frame.type);

/** Cards that could prevent some of the damage: face-up cards with uses left, a public fact. */
const preventers = (table: Table, frame: Frame): Preventer[] =>
  usable(table, RUNNER, 'damage').filter(
    ({ slot, ability }) => prevents(ability, frame) && usesLeft(cardAt(table, slot), ability) > 0,
  );

/** Meat damage in the Corp's turn: the Runner may hold a card for it, and is asked whenever they hold any card. */
const mayInterrupt = (table: Table, frame: Frame): boolean =>
  isInterruptible(table, frame) && table.runner.hand > 0 && !isDeadly(table, frame);

/** Deadly damage is asked about later (`flatline.ts`). */
export const isInterruptible = (table: Table, { type }: Frame): boolean => type === 'meat' && table.active === CORP;

const mayPrevent = (table: Table, frame: Frame): boolean =>
  mayInterrupt(table, frame) || hasFaceDownInRig(table) || preventers(table, frame).length > 0;

/** Points that one use of the ability prevents; a shield is used point by point. */
const maxPrevented = (table: Table, frame: Frame, one: Preventer): number =>
  one.ability.limit ? Math.min(frame.amount, usesLeft(cardAt(table, one.slot), one.ability)) : 1;

/** Points held back that the Corp can pay for, at the price for each. */
function payableChoice(table: Table, { held, type }: Frame): CardChoice | null {
  const price = held === 0 ? 0 : damageWard(table, type);
  const max = price > 0 ? Math.min(held, Math.floor(bitsAvailable(table, CORP, 'ability') / price)) : 0;
  return max > 0 ? { what: 'letThrough', from: [price], min: 0, max, total: max } : null;
}

/** How many points the Runner's temporary shield should absorb; it also serves for later damage. */
function shieldChoice(table: Table, { preventable, amount }: Frame): CardChoice | null {
  const maxPoints = preventable ? Math.min(amount, shieldLeft(table)) : 0;
  const from = Array.from({ length: maxPoints + 1 }, (_, points) => points);
  return maxPoints > 0 ? { what: 'shield', from, min: 1, max: 1 } : null;
}

/** Points of damage the Runner's temporary shields can still prevent. */
export const shieldLeft = ({ lasting }: Table): number =>
  lasting.reduce((sum, { what, amount }) => (what === 'shield' ? sum + amount : sum), 0);

/** Prevents points, and reduces the shield accordingly. */
function useShield(draft: Draft, frame: Frame, points: number): void {
  replaceFrame(draft, { ...frame, step: 'answer' });
  preventPoints(draft, points);
  let more = points;
  draft.table.lasting = draft.table.lasting.map((one) => {
    if (one.what !== 'shield') return one;
    const taken = Math.min(more, one.amount);
    more -= taken;
    return { ...one, amount: one.amount - taken };
  });
}

export const damage: Handler<Frame> = {
  ask(table, frame) {
    if (frame.step === 'raise')
      return raisers(table, frame).length > 0 ? { kind: 'move', of: CORP, window: 'raise' } : null;
    if (frame.step === 'prevent')
      return frame.preventable && frame.amount > 0 && mayPrevent(table, frame)
        ? { kind: 'move', of: RUNNER, window: 'prevent' }
        : null;
    if (frame.step === 'shield' || frame.step === 'answer') {
      const choice = choiceIn(table, frame);
      return choice && askChoice(frame.step === 'shield' ? RUNNER : CORP, choice);
    }
    if (frame.step === 'done') return mayRespond(table, frame) ? { kind: 'move', of: RUNNER, window: 'damaged' } : null;
    return frame.step === 'lose' && frame.lost < frame.amount && table.runner.hand > 0
      ? { kind: 'pick', hand: RUNNER }
      : null;
  },
  moves(table, frame, _, known) {
    if (frame.step === 'done')
      return [{ do: 'pass' }, ...useMoves(table, RUNNER, 'damaged'), ...hiddenMoves(table, 'damaged', known)];
    if (frame.step === 'shield' || frame.step === 'answer')
      return chooseMoves(choiceIn(table, frame) ?? { from: [], min: 0, max: 0 });
    if (frame.step === 'raise')
      return [
        { do: 'pass' },
        ...raisers(table, frame).map(({ slot, index }): Move => ({ do: 'use', slot, ability: index })),
      ];
    const hidden = hiddenUses(table, 'damage', known).filter(({ ability }) => prevents(ability, frame));
    const uses = preventers(table, frame).flatMap((one): Move[] =>
      Array.from({ length: maxPrevented(table, frame, one) }, (_, n) => ({
        do: 'use',
        slot: one.slot,
        ability: one.index,
        ...(n > 0 ? { times: n + 1 } : {}),
      })),
    );
    const played = mayInterrupt(table, frame) ? interrupts(known, 'damage') : [];
    const turned = hidden.map(({ slot, index, face }): Move => ({ do: 'use', slot, ability: index, card: face }));
    return [{ do: 'pass' }, ...uses, ...turned, ...played];
  },
  refusal(table, frame, seat, move, known) {
    const choice = choiceIn(table, frame);
    if (choice) return chooseRefusal(choice, move);
    if (move.do === 'pass') return null;
    if (move.do === 'play' && frame.step === 'prevent' && mayInterrupt(table, frame))
      return playRefusal(table, RUNNER, move.card, known, 'damage');
    if (move.do !== 'use') return wrongMomentRefusal(table, seat, move);
    if (frame.step === 'done') return useRefusal(table, RUNNER, move, 'damaged', known);
    return frame.step === 'raise' ? raiseRefusal(table, frame, move) : preventRefusal(table, frame, move, known);
  },
  take(draft, frame, answer) {
    if (answer.kind !== 'pick') return;
    handToOpen(draft, RUNNER, answer.face);
    toDiscard(draft, RUNNER, answer.face);
    replaceFrame(draft, { ...frame, lost: frame.lost + 1 });
  },
  takeMove(draft, frame, move, seat) {
    if (move.do === 'choose') {
      const points = move.picks[0] ?? 0;
      return frame.step === 'shield' ? useShield(draft, frame, points) : letPaidThrough(draft, frame, points);
    }
    if (move.do === 'play') return startPlay(draft, RUNNER, move.card);
    if (frame.step === 'done')
      return move.do === 'use' ? void useAbility(draft, RUNNER, move) : steps.done(draft, frame);
    if (move.do !== 'use') return replaceFrame(draft, { ...frame, step: frame.step === 'raise' ? 'hold' : 'shield' });
    const { special, effect } = useAbility(draft, seat, move);
    // A shield is used for several points at once; every other ability resolves its text.
    if (special?.does === 'prevent' && effect.steps.length === 0) preventPoints(draft, move.times ?? 1);
  },
  step: (draft, frame) => steps[frame.step](draft, frame),
};

/** The Corp's meat damage has been done: a Runner card could respond to it, or a face-down card might. */
const mayRespond = (table: Table, { type, amount, source }: Frame): boolean =>
  type === 'meat' &&
  amount > 0 &&
  source.seat === CORP &&
  (hasUsable(table, RUNNER, 'damaged') || hasFaceDownInRig(table));

const steps: Record<Frame['step'], (draft: Draft, frame: Frame) => void> = {
  raise: (draft, frame) => replaceFrame(draft, { ...frame, step: 'hold' }),
  hold(draft, frame) {
    replaceFrame(draft, { ...frame, step: 'prevent' });
    if (frame.preventable) holdBack(draft, frame);
  },
  prevent: (draft, frame) => replaceFrame(draft, { ...frame, step: 'shield' }),
  shield: (draft, frame) => replaceFrame(draft, { ...frame, step: 'answer' }),
  answer(draft, frame) {
    if (frame.held > 0) emit(draft, { kind: 'prevented', what: frame.type, amount: frame.held });
    replaceFrame(draft, { ...frame, held: 0, step: 'suffer' });
    if (frame.preventable && frame.amount > 0) standIn(draft, frame);
  },
  suffer(draft, frame) {
    if (isDeadly(draft.table, frame)) push(draft, { do: 'flatline', why: 'damage' });
    else {
      if (frame.type === 'brain' && !survives(frame)) draft.table.runner.brain += frame.amount;
      replaceFrame(draft, { ...frame, step: 'lose' });
    }
  },
  lose(draft, frame) {
    const { amount, type, source, lost } = frame;
    if (amount > 0) {
      const event: NetrunnerEvent = { kind: 'damage', type, amount };
      // Into the trash one after another, with nothing in between.
      const cards = draft.table.runner.trash.slice(0, lost).reverse();
      emit(draft, event, { ...event, lost: cards, by: { card: source.card, seat: source.seat } });
    }
    replaceFrame(draft, { ...frame, step: 'done' });
  },
  done(draft, { amount, source }) {
    // "If damaged" uses the points actually done (N-DMG-11).
    pop(draft, [amount]);
    const { slot, seat, card } = source;
    if (amount > 0) happens(draft, 'damageDone', { seat, card, amount, ...(slot === null ? {} : { slot }) });
  },
};

/** Whatever saves the Runner from a flatline also removes brain damage. */
const survives = (frame: Frame): boolean => frame.got?.[0] === 1;

/** More damage than cards is a flatline (N-DMG-04). */
export const isDeadly = (table: Table, frame: Frame): boolean => frame.amount > table.runner.hand && !survives(frame);

/** Points a Runner card prevents automatically, and points the Corp may still pay for. */
function holdBack(draft: Draft, frame: Frame): void {
  const { type, source, amount } = frame;
  preventPoints(draft, damagePrevented(draft.table, { damage: type, source, amount }));
  if (damageWard(draft.table, type) === 0) return;
  changeLast(draft, 'damage', (now) => ({ amount: 0, held: now.amount }));
}

/** What this step lets a player choose, if anything. */
const choiceIn = (table: Table, frame: Frame): CardChoice | null =>
  frame.step === 'shield' ? shieldChoice(table, frame) : frame.step === 'answer' ? payableChoice(table, frame) : null;

/** Points paid for may be prevented by something else (step 2 again). */
function letPaidThrough(draft: Draft, frame: Frame, points: number): void {
  if (points === 0) return steps.answer(draft, frame);
  replaceFrame(draft, { ...frame, amount: frame.amount + points, held: frame.held - points, step: 'prevent' });
  spend(draft, CORP, 'ability', points * damageWard(draft.table, frame.type));
}

/** Cards that replace remaining points with something else, each in turn. */
function standIn(draft: Draft, { source: { seat, card }, amount }: Frame): void {
  for (const ref of replacements(draft.table, 'damage', { seat, card, amount }).reverse())
    push(draft, { do: 'effect', ref, at: 0 });
}

const specialOf = (table: Table, seat: 0 | 1, move: Extract<Move, { do: 'use' }>) => {
  const named = resolveAbility(table, seat, move);
  return 'kind' in named ? undefined : named.ability.special;
};

function preventRefusal(table: Table, frame: Frame, move: Extract<Move, { do: 'use' }>, known?: Known): Refusal | null {
  const wrong = useRefusal(table, RUNNER, move, 'damage', known);
  if (wrong) return wrong;
  const special = specialOf(table, RUNNER, move);
  if (special?.does !== 'prevent' || !special.types.includes(frame.type))
    return refuse('preventsNot', { type: frame.type, only: special?.does === 'prevent' ? special.types : [] });
  // A resource turned face up for this use can be used only once.
  if (move.card !== undefined) return move.times === undefined ? null : refuse('usedOnce');
  const one = preventers(table, frame).find(({ slot, index }) => slot === move.slot && index === move.ability);
  if (!one || (move.times ?? 1) > maxPrevented(table, frame, one))
    return refuse('preventAtMost', {
      most: one ? maxPrevented(table, frame, one) : 0,
      coming: frame.amount,
      said: move.times ?? 1,
    });
  return move.sub === undefined && move.times !== 0 ? null : refuse('preventOnly');
}

/**
 * Whether the Corp can use the ability when damage is about to be done: to increase it, or to disable automatic
 * prevention.
 */
const raises = ({ special }: Ability, { type, preventable }: Frame): boolean =>
  (special?.does === 'raise' || (special?.does === 'cancel' && preventable)) && special.types.includes(type);

/** The abilities that the Corp could use to raise the damage. */
const raisers = (table: Table, frame: Frame): UsableAbility[] =>
  usable(table, CORP, 'raise').filter(
    ({ slot, index, ability }) =>
      raises(ability, frame) &&
      slot !== frame.source.slot &&
      useRefusal(table, CORP, { do: 'use', slot, ability: index }, 'raise') === null,
  );

/** Why the ability adds nothing to the damage. */
function raiseRefusal(table: Table, frame: Frame, move: Extract<Move, { do: 'use' }>): Refusal | null {
  const wrong = useRefusal(table, CORP, move, 'raise');
  if (wrong) return wrong;
  if (move.times !== undefined) return refuse('useOnceAtATime');
  const fits = raisers(table, frame).some(({ slot, index }) => slot === move.slot && index === move.ability);
  return fits ? null : refuse('raisesNot', { type: frame.type });
}
