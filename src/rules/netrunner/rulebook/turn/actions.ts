/** Both players' actions (N-CACT, N-RACT). */

import type { ByKind } from '../../../../base/byKind.ts';
import type { Known, Refusal, Seat, Slot } from '../../../game.ts';
import { type UsableAbility, usable } from '../../active.ts';
import { definition, findCard } from '../../card.ts';
import { addActions, beginAction, countUse, type Draft, emit, endLasting, push } from '../../draft.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { CORP, cardAt, fortOf, isCentral, RUNNER, type SpecialActions, subsidiaries, type Table } from '../../table.ts';
import { useAbility, useMoves, useRefusal, usesLeft } from '../abilities.ts';
import { removalMoves, removalRefusal, removeCounter } from '../cards/counters.ts';
import { hiddenInstallRefusal, installHidden } from '../cards/hidden.ts';
import { installRunner, runnerInstallMoves, runnerInstallRefusal } from '../cards/install.ts';
import { corpInstallMoves, corpInstallRefusal, installCorp } from '../cards/installCorp.ts';
import { actionsToPlay, playMoves, playRefusal, startPlay } from '../cards/play.ts';
import { advance, advanceRefusal } from '../cards/score.ts';
import { removeTag, tagActionRefusal, trashResource, trashResourceRefusal } from '../harm/tag.ts';
import { gainBits } from '../pay/gain.ts';
import { banMoves, countDown, liftBan, liftRefusal, runRefusal } from '../run/ban.ts';
import { startRun } from '../run/run.ts';
import { noActionsLeft, wrongMomentRefusal } from './window.ts';

type Install = Extract<Move, { do: 'install' }>;

/** Actions worth listing, affordable or not. */
export function actionMoves(table: Table, seat: Seat, known: Known): Move[] {
  const moves: Move[] = [{ do: 'draw' }, { do: 'bit' }];
  if (table.actions < 1 || activeSpecial(table)) moves.unshift({ do: 'pass' });
  moves.push(...playMoves(seat, known));
  if (seat === CORP) {
    moves.push(...corpInstallMoves(table, known));
    for (const fort of table.forts) for (const slot of fort.inside) moves.push({ do: 'advance', slot });
    if (table.runner.tags > 0) for (const slot of table.runner.rig) moves.push({ do: 'trashResource', slot });
  } else {
    moves.push(...runnerInstallMoves(table, known));
    for (const fort of table.forts) moves.push({ do: 'run', fort: fort.id });
    moves.push(...banMoves(table));
    if (table.runner.tags > 0) moves.push({ do: 'removeTag' });
  }
  return [...moves, ...removalMoves(table, seat), ...useMoves(table, seat, 'action')];
}

function installRefusal(table: Table, seat: Seat, move: Install, known?: Known): Refusal | null {
  if ('rig' in move) return seat === RUNNER ? hiddenInstallRefusal(table, move, known) : refuse('onlyRunnerHasRig');
  if ('card' in move)
    return seat === RUNNER ? runnerInstallRefusal(table, move, known) : refuse('corpInstallsFaceDown');
  return seat === CORP ? corpInstallRefusal(table, move, known) : refuse('runnerInstallsFaceUp');
}

/** Why the action isn't available now. */
export function actionRefusal(table: Table, seat: Seat, move: Move, known?: Known): Refusal | null {
  const next = activeSpecial(table);
  if (next) return specialRefusal(table, next, move) ?? moveRefusal(table, seat, move, known);
  if (move.do === 'pass') return endRefusal(table, seat);
  return table.actions < 1 && !isBonus(table, move) ? noActionsLeft : moveRefusal(table, seat, move, known);
}

/** A turn ends once all its actions are taken (R-GEN-51). */
function endRefusal(table: Table, seat: Seat): Refusal | null {
  const { actions } = table;
  if (actions > 0) return refuse('actionsLeft', { left: actions });
  return bonuses(table, seat, 'must').length > 0 ? refuse('extraActionLeft') : null;
}

function moveRefusal(table: Table, seat: Seat, move: Move, known?: Known): Refusal | null {
  const find = refusals[move.do];
  return find ? find(move as never, table, seat, known) : wrongMomentRefusal(table, seat, move);
}

const none = (): null => null;

const refusals: Partial<ByKind<'do', Move, Refusal | null, [table: Table, seat: Seat, known: Known | undefined]>> = {
  pass: none,
  draw: none,
  bit: none,
  play: ({ card }, table, seat, known) => playRefusal(table, seat, card, known),
  install: (move, table, seat, known) => installRefusal(table, seat, move, known),
  advance: ({ slot }, table, seat, known) => (seat === CORP ? advanceRefusal(table, slot, known) : notYourAction(CORP)),
  trashResource: ({ slot }, table, seat) => (seat === CORP ? trashResourceRefusal(table, slot) : notYourAction(CORP)),
  removeTag: (_, table, seat) => (seat === RUNNER ? tagActionRefusal(table) : notYourAction(RUNNER)),
  removeCounter: (move, table, seat) => removalRefusal(table, seat, move),
  liftBan: ({ bits }, table, seat) => (seat === RUNNER ? liftRefusal(table, bits) : notYourAction(RUNNER)),
  run({ fort }, table, seat) {
    if (seat !== RUNNER) return notYourAction(RUNNER);
    return fortOf(table, fort) ? runRefusal(table, fort) : refuse('noFortToRun', { forts: subsidiaries(table) });
  },
  use: (move, table, seat, known) => useRefusal(table, seat, move, 'action', known),
};

const actionsToUse = (table: Table, { slot, ability }: Extract<Move, { do: 'use' }>): number =>
  definition(cardAt(table, slot).card ?? '').abilities[ability]?.cost.actions ?? 0;

const notYourAction = (of: Seat): Refusal => refuse('actionOf', { of });

/**
 * Declares an extra action; its card's text defines it. If an action is still owed, the extra action is forgone
 * instead.
 */
export function declareAction(draft: Draft, seat: Seat, move: Move): void {
  if (move.do !== 'use') return;
  if (draft.table.debt[seat] > 0) forgoBonus(draft, seat, move.slot);
  else useAbility(draft, seat, move);
}

function actionsFor(table: Table, move: Move): number {
  if (move.do === 'use') return actionsToUse(table, move);
  return move.do === 'play' ? actionsToPlay(definition(move.card)) : 1;
}

/** Spends the action (an ability spends its own) and starts its effect. */
export function takeAction(draft: Draft, seat: Seat, move: Move): void {
  if (isBonus(draft.table, move)) return declareAction(draft, seat, move);
  emit(draft, { kind: 'action', seat, what: move.do });
  const spent = actionsFor(draft.table, move);
  if (seat === RUNNER) {
    beginAction(draft);
    countDown(draft, spent);
  }
  if (move.do === 'use') return void useAbility(draft, seat, move);
  if (activeSpecial(draft.table)) spendSpecial(draft);
  else draft.table.actions -= spent;
  const start = starts[move.do];
  if (!start) throw new Error(`${move.do} is no action`);
  start(move as never, draft, seat);
}

const starts: Partial<ByKind<'do', Move, void, [draft: Draft, seat: Seat]>> = {
  draw: (_, draft, seat) => push(draft, { do: 'draw', seat, count: 1 }),
  bit: (_, draft, seat) => gainBits(draft, seat, 1, 'action'),
  play: ({ card }, draft, seat) => startPlay(draft, seat, card),
  install(move, draft) {
    if ('rig' in move) installHidden(draft);
    else if ('card' in move) installRunner(draft, move);
    else installCorp(draft, move);
  },
  advance: ({ slot }, draft) => advance(draft, slot),
  trashResource: ({ slot }, draft) => trashResource(draft, slot),
  removeTag: (_, draft) => removeTag(draft),
  removeCounter: (move, draft, seat) => removeCounter(draft, seat, move),
  liftBan: ({ bits }, draft) => liftBan(draft, bits),
  run: ({ fort }, draft) => startRun(draft, fort),
};

// Actions other than the usual ones. Some have a single purpose: they come next, consecutively (N-TURN-06). Others are
// given by a card each turn: an action of that kind exists once its player declares its use (R-GEN-50).

/** The active special actions: the most recently gained ones. */
export const activeSpecial = (table: Table): SpecialActions | undefined => table.special.at(-1);

/** Whether these actions allow the move. */
function allowsMove({ for: use }: SpecialActions, move: Move): boolean {
  if (use === 'draw' || use === 'bit') return move.do === use;
  if (use === 'install') return move.do === 'install';
  if (use === 'program') return move.do === 'install' && 'card' in move && findCard(move.card)?.type === 'program';
  if (move.do !== 'run') return false;
  return use === 'run' || move.fort === use || (use === 'subsidiary' && !isCentral(move.fort));
}

/** Why these actions cannot be used for the move, or cannot be left (R-GEN-51). */
function specialRefusal(table: Table, actions: SpecialActions, move: Move): Refusal | null {
  if (move.do === 'pass')
    return actions.must && isPossible(table, actions) ? refuse('specialNext', { use: actions.for }) : null;
  if (allowsMove(actions, move)) return null;
  return refuse('specialOnly', { use: actions.for, left: actions.left });
}

/** Public facts only: running may be forbidden, or there is no fort to run on. */
function isPossible(table: Table, { for: use }: SpecialActions): boolean {
  if (use === 'install' || use === 'program') return false;
  if (use === 'draw' || use === 'bit') return true;
  return table.forts.some(
    ({ id }) => allowsMove({ for: use, left: 1 }, { do: 'run', fort: id }) && !runRefusal(table, id),
  );
}

/** Takes one of the single-purpose actions. */
function spendSpecial(draft: Draft): void {
  const last = activeSpecial(draft.table);
  if (!last) return;
  const before = draft.table.special.slice(0, -1);
  draft.table.special = last.left > 1 ? [...before, { ...last, left: last.left - 1 }] : before;
}

/** Leaves the rest of them unused. */
export function leaveSpecial(draft: Draft): void {
  draft.table.special = draft.table.special.slice(0, -1);
  endWithSpecial(draft);
}

/** Effects on extra actions end once the last such action is done. */
export function endWithSpecial(draft: Draft): void {
  if (draft.table.special.length === 0) endLasting(draft, 'special');
}

/** Extra actions this turn that cards still offer: all, the mandatory ones, or the optional ones. */
export function bonuses(table: Table, seat: Seat, which?: 'must' | 'may'): UsableAbility[] {
  return usable(table, seat, 'action').filter(({ slot, index, ability }) => {
    const card = table.cards[slot];
    if (ability.special?.does !== 'bonus' || !card || usesLeft(card, ability) < 1) return false;
    if (which !== undefined && (which === 'must') !== (ability.special.must === true)) return false;
    const ref = { card: card.card ?? '', slot, seat, text: 'use' as const, index, path: [] };
    return ability.condition?.holds(table, ref) ?? true;
  });
}

/** Extra actions that the Runner may decline once they have no other action left. */
export const lastOffers = (table: Table): readonly UsableAbility[] =>
  table.active === RUNNER && table.actions < 1 && table.special.length === 0 ? bonuses(table, RUNNER, 'may') : [];

/** Gives up an extra action unused and restores an action that paid the debt, unless it is still owed. */
export function forgoBonus(draft: Draft, seat: Seat, slot: Slot): void {
  const { card } = cardAt(draft.table, slot);
  const bonus = card === null ? undefined : definition(card).abilities.find(({ special }) => special?.does === 'bonus');
  if (card === null || !bonus?.limit) return;
  countUse(draft, slot, bonus.limit.name);
  emit(draft, { kind: 'forwent', seat, slot, card });
  addActions(draft, seat, 1);
}

/** Whether the move declares an extra action, which costs none of the others. */
export function isBonus(table: Table, move: Move): boolean {
  const face = move.do === 'use' ? table.cards[move.slot]?.card : null;
  if (move.do !== 'use' || face == null) return false;
  return definition(face).abilities[move.ability]?.special?.does === 'bonus';
}

/** Whether an action of any kind is left; `offered`: its player has declined the optional ones. */
export const hasActions = (table: Table, seat: Seat, offered = false): boolean =>
  table.actions > 0 || table.special.length > 0 || bonuses(table, seat, offered ? 'must' : undefined).length > 0;
