/**
 * Windows (N-PRI). Only public facts open a block (N-PRI-09): the Corp's whenever an unrezzed card is inside a fort,
 * unrezzed ice is approached (N-RUN-26), or an active card can be used; the Runner's when an installed card can be
 * used.
 */

import type { Known, Refusal, Seat } from '../../../game.ts';
import { type UsableAbility, usable } from '../../active.ts';
import { definition } from '../../card.ts';
import { type Draft, pop, updateFrame } from '../../draft.ts';
import type { FrameOf, WindowName } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { type PlainWhy, refuse } from '../../refusal.ts';
import {
  CORP,
  cardAt,
  fortOf,
  hasFaceDownInRig,
  hasUnrezzedInside,
  RUNNER,
  type Table,
  unrezzedInside,
} from '../../table.ts';
import { canBeUsed, timingRefusal, useAbility, useRefusal } from '../abilities.ts';
import { hiddenMoves } from '../cards/hidden.ts';
import { hasVirus, purge, purgeRefusal } from '../cards/purge.ts';
import { rez, rezRefusal } from '../cards/rez.ts';
import { score, scoreRefusal } from '../cards/score.ts';
import { hasIce, runStartAbilities, unrezzedIceMoves } from '../cards/unrezzedIce.ts';
import { openDecision } from '../choose/decision.ts';
import type { Handler } from '../handler.ts';
import { approached } from '../run/encountered.ts';
import { windows } from './windows.ts';

function blockOpens(table: Table, name: WindowName, seat: Seat): boolean {
  if (name === 'begin') return seat === CORP && mayUseUnrezzedIce(table);
  const opens = usableIn(table, name, seat).some(({ slot, index, ability }) => canBeUsed(table, slot, index, ability));
  if (opens || name === 'allPassed' || name === 'success' || seat !== CORP)
    return opens || (seat === RUNNER && name !== 'allPassed' && hasFaceDownInRig(table));
  if (hasUnrezzedInside(table) || hasVirus(table)) return true;
  const ice = name === 'approach' && !table.run?.ended ? approached(table) : undefined;
  return ice !== undefined && !cardAt(table, ice).active;
}

/** Face-down ice may be a card used as a run begins, for a bit; with face-up ice it is known. */
const mayUseUnrezzedIce = (table: Table): boolean =>
  table.corp.bits > 0 &&
  !table.run?.ended &&
  hasIce(
    table,
    ({ slot, card }) =>
      card === null ||
      runStartAbilities(card).some(
        ({ index }) => !useRefusal(table, CORP, { do: 'use', slot, ability: index }, 'begin'),
      ),
  );

/** Abilities for every window, and those for this window only. */
function usableIn(table: Table, name: WindowName, seat: Seat): readonly UsableAbility[] {
  if (name === 'begin' || name === 'allPassed' || name === 'success') return usable(table, seat, name);
  const always = usable(table, seat, 'window');
  if (name !== 'pass' && name !== 'final') return always;
  const passed = name === 'pass' ? usable(table, seat, 'pass') : [];
  const atLast = name === 'final' || isPassingLastIce(table) ? usable(table, seat, 'allPassed') : [];
  return [...always, ...passed, ...atLast];
}

/**
 * Which abilities can be used in the window: as a run begins and just after a success, only abilities with that moment.
 */
const usesIn = (name: WindowName): 'begin' | 'success' | 'window' =>
  name === 'begin' || name === 'success' ? name : 'window';

/** The ice being passed is the last one (R-CARD-dr-dreff). */
export function isPassingLastIce(table: Table): boolean {
  const { run } = table;
  return run !== null && run.at + (run.gone ? 0 : 1) >= (fortOf(table, run.fort)?.ice.length ?? 0);
}

/** What may be done in a block, apart from passing. */
export function windowMoves(table: Table, name: WindowName, seat: Seat, known: Known): Move[] {
  const moves: Move[] = usableIn(table, name, seat).map(({ slot, index }) => ({ do: 'use', slot, ability: index }));
  if (seat !== CORP) return [...moves, ...hiddenMoves(table, usesIn(name), known)];
  if (name === 'begin') return [...moves, ...unrezzedIceMoves(table, known)];
  if (hasVirus(table)) moves.push({ do: 'purge' });
  const rule = windows[name];
  const ice = rule.rezIce && !table.run?.ended ? approached(table) : undefined;
  for (const slot of ice === undefined ? unrezzedInside(table) : [ice, ...unrezzedInside(table)]) {
    const face = known.slots[slot];
    if (face === undefined) continue;
    // Most cards could never be there: a card that is not listed at all need not be judged.
    if (definition(face).type !== 'agenda') moves.push({ do: 'rez', slot, card: face });
    else if (rule.score && slot !== ice && table.active === CORP) moves.push({ do: 'score', slot, card: face });
  }
  return moves;
}

/** Everything that can be wrong with a move in a block of the window; passing is always allowed. */
export function windowRefusal(table: Table, name: WindowName, seat: Seat, move: Move, known?: Known): Refusal | null {
  if (move.do === 'pass') return null;
  if (move.do === 'use') {
    const here = usableIn(table, name, seat).find(({ slot, index }) => slot === move.slot && index === move.ability);
    return useRefusal(table, seat, move, here?.ability.when ?? usesIn(name), known);
  }
  if (name === 'begin') return wrongMomentRefusal(table, seat, move);
  if (move.do === 'purge') return purgeRefusal(table, seat);
  if (move.do === 'rez' && seat === CORP) return rezRefusal(table, name, move, known);
  if (move.do === 'score' && seat === CORP) return scoreRefusal(table, name, move, known);
  return actionRefused(table, name, seat, move) ?? wrongMomentRefusal(table, seat, move);
}

/** Actions of the player whose turn it is: none before the turn has begun (N-TURN-03), none once all are taken. */
function actionRefused(table: Table, name: WindowName, seat: Seat, move: Move): Refusal | null {
  if (!isAction(move) || table.active !== seat) return null;
  if (name === 'start') return refuse('turnOnlyBegun');
  return name === 'after' && table.actions < 1 ? noActionsLeft : null;
}

/** Plays a move in a window; the caller closes the block on a pass. */
export function playInWindow(draft: Draft, seat: Seat, move: Move): void {
  if (move.do === 'use') useAbility(draft, seat, move);
  else if (move.do === 'purge') purge(draft);
  else if (move.do === 'rez') rez(draft, move.slot, move.card);
  else if (move.do === 'score') score(draft, move.slot, move.card);
}

const actions = new Set<Move['do']>([
  'draw',
  'bit',
  'install',
  'play',
  'advance',
  'trashResource',
  'removeTag',
  'liftBan',
  'removeCounter',
  'run',
]);

/** A move that takes an action. */
export const isAction = (move: Move): boolean => actions.has(move.do);
export const noActionsLeft: Refusal = refuse('noActionsLeft');

/** The refusal for a move that belongs to another moment. */
export function wrongMomentRefusal(table: Table, seat: Seat, move: Move): Refusal {
  if (isAction(move)) {
    if (table.active === seat) return refuse('beforeNextAction', { decision: openDecision(table) });
    return refuse('actionsInOwnTurn');
  }
  if (move.do === 'use') return timingRefusal(table, seat, move);
  const when = moments[move.do];
  if (when) return refuse(when);
  const why = move.do === 'choose' ? 'whenToChoose' : move.do === 'pass' ? 'whenToPass' : 'notNow';
  return refuse(why, { decision: openDecision(table) });
}

/** The reason that says when the move is made. */
const moments: Partial<Record<Move['do'], PlainWhy>> = {
  jackOut: 'whenToJackOut',
  purge: 'whenToPurge',
  rez: 'whenToRez',
  score: 'whenToScore',
  discard: 'whenToDiscard',
  bid: 'whenToBid',
  show: 'whenToShow',
  steal: 'whenToSteal',
  trash: 'whenToTrash',
};

export const window: Handler<FrameOf<'window'>> = {
  ask(table, { name, blocks }) {
    const seat = blocks[0];
    return seat !== undefined && blockOpens(table, name, seat) ? { kind: 'move', of: seat, window: name } : null;
  },
  moves: (table, { name }, seat, known) => [{ do: 'pass' }, ...windowMoves(table, name, seat, known)],
  refusal: (table, { name }, seat, move, known) => windowRefusal(table, name, seat, move, known),
  takeMove(draft, frame, move, seat) {
    // Passing is final for this window (N-PRI-08).
    if (move.do === 'pass') updateFrame(draft, frame, { blocks: frame.blocks.slice(1) });
    else playInWindow(draft, seat, move);
  },
  /** On to the next block that opens: most do not. */
  step(draft, frame) {
    const next = frame.blocks.findIndex((seat, at) => at > 0 && blockOpens(draft.table, frame.name, seat));
    if (next > 0) updateFrame(draft, frame, { blocks: frame.blocks.slice(next) });
    else pop(draft);
  },
};
