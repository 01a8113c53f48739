/**
 * Fixes to the table that both players agree on after a rule was applied wrongly: a count, a card's state, or its
 * place. Limited to what both can see: only the rules can require proof of a hidden card. The game continues from the
 * fixed table.
 */

import { fail, ok, type Result } from '../../base/result.ts';
import * as is from '../../base/shapes.ts';
import type { CardId, Refusal, Seat, Slot, Step } from '../game.ts';
import { findCard } from './card.ts';
import {
  asideToDiscard,
  updateCard as changeCard,
  checkForWin,
  type Draft,
  discardToHand,
  discardToSlot,
  draftOf,
  gameOver,
  removeIfEmpty,
  side,
  slotToHand,
} from './draft.ts';
import { ask, flow } from './flow.ts';
import { refuse } from './refusal.ts';
import { capacity } from './rulebook/numbers.ts';
import { BAD_PUBLICITY_LIMIT } from './rulebook/turn/points.ts';
import { CORP, fortOf, RUNNER, type Table } from './table.ts';

/** The counts that each player has, by seat. */
export const countsBySeat: readonly [readonly CountName[], readonly CountName[]] = [
  ['bits', 'points', 'actions', 'badPublicity'],
  ['bits', 'points', 'actions', 'tags', 'brain'],
];

export type CountName = 'bits' | 'points' | 'actions' | 'tags' | 'brain' | 'badPublicity';

export type TableChange =
  | { what: 'count'; of: Seat; name: CountName; to: number }
  /** The number of counters of one kind on a card. */
  | { what: 'counters'; slot: Slot; name: string; to: number }
  /** Whether a face-up card in a fort is rezzed. */
  | { what: 'rezzed'; slot: Slot; to: boolean }
  /** A face-up card in play goes to its owner's discard pile or hand. */
  | { what: 'leaves'; slot: Slot; to: 'discard' | 'hand' }
  /**
   * A card from a face-up discard pile, `index` counted from its top, goes to its owner's hand or to the Runner's rig.
   */
  | { what: 'returns'; of: Seat; index: number; card: CardId; to: 'hand' | 'rig' };

/** Far above any number in a real game. */
const MAX_COUNT = 999;

/**
 * The fixed table and its events; E-FORM if `value` is not a change, another class if the change cannot be made now.
 */
export function correct(table: Table, value: unknown): Result<Step<Table>, Refusal> {
  const change = readChange(value);
  if (change === null) return fail(refuse('nothingToCorrect'));
  const refused = refusalOf(table, change);
  if (refused !== null) return fail(refused);
  const draft = draftOf(table);
  applyChange(draft, change);
  // Its face-down cards might exceed the new capacity, and neither player may look.
  if (draft.table.forts.some(({ id }) => fortOf(table, id) && capacity(draft.table, id) < capacity(table, id)))
    return fail(refuse('fortWouldShrink'));
  flow(draft);
  return ok({ table: draft.table, events: draft.events });
}

/** The player's current value of the given count. */
export function countOf({ corp, runner, active, actions }: Table, of: Seat, name: CountName): number {
  if (name === 'actions') return of === active ? actions : 0;
  if (name === 'bits' || name === 'points') return (of === CORP ? corp : runner)[name];
  return name === 'badPublicity' ? corp[name] : runner[name];
}

const isCount = is.whole(0, MAX_COUNT);
const isSeat = (value: unknown): value is Seat => value === CORP || value === RUNNER;

/** Reads an untrusted change with exactly its own fields; null if it isn't one. */
function readChange(value: unknown): TableChange | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { what, of, name, slot, to, index, card }: Record<string, unknown> = { ...value };
  const only = (...names: string[]): boolean =>
    Object.keys(value).length === names.length + 1 && names.every((one) => Object.hasOwn(value, one));
  switch (what) {
    case 'count':
      if (!only('of', 'name', 'to') || !isSeat(of) || !isCount(to)) return null;
      return (countsBySeat[of] as readonly unknown[]).includes(name) ? { what, of, name: name as CountName, to } : null;
    case 'counters':
      if (!only('slot', 'name', 'to') || !is.whole()(slot) || !isCount(to)) return null;
      return typeof name === 'string' ? { what, slot, name, to } : null;
    case 'rezzed':
      if (!only('slot', 'to') || !is.whole()(slot) || typeof to !== 'boolean') return null;
      return { what, slot, to };
    case 'leaves':
      if (!only('slot', 'to') || !is.whole()(slot)) return null;
      return to === 'discard' || to === 'hand' ? { what, slot, to } : null;
    case 'returns':
      if (!only('of', 'index', 'card', 'to') || !isSeat(of) || !isCount(index) || typeof card !== 'string') return null;
      return to === 'hand' || (to === 'rig' && of === RUNNER) ? { what, of, index, card, to } : null;
    default:
      return null;
  }
}

/** Why the change cannot be made now; null if it can. */
function refusalOf(table: Table, change: TableChange): Refusal | null {
  const question = ask(table);
  if (question.kind === 'over') return refuse('correctOver');
  if (question.kind !== 'move') return refuse('correctLater');
  switch (change.what) {
    case 'count':
      return countRefusal(table, change);
    case 'counters': {
      const { counters = {} } = table.cards[change.slot] ?? {};
      // The name comes from the other phone, and every object inherits `constructor`.
      const held = Object.hasOwn(counters, change.name) ? counters[change.name] : undefined;
      if (held === undefined) return refuse('noSuchCounters');
      return held === change.to ? unchanged : null;
    }
    case 'rezzed': {
      const card = table.cards[change.slot];
      if (!card || card.fort === null || card.owner !== CORP) return refuse('notInFort');
      if (card.card === null) return hidden;
      if (findCard(card.card)?.type === 'agenda') return refuse('agendaUnrezzed');
      return card.active === change.to ? unchanged : timingFault(table);
    }
    case 'leaves': {
      const card = table.cards[change.slot];
      const inPlay = card && (card.fort !== null || table.runner.rig.includes(change.slot));
      if (!inPlay) return refuse('notInPlay');
      if (card.card === null) return hidden;
      return findCard(card.card)?.side === card.owner ? timingFault(table) : refuse('changedSides');
    }
    case 'returns': {
      const { of, index, card, to } = change;
      const pile = of === CORP ? table.corp.up : table.runner.trash;
      if (pile[index] !== card) return refuse('notLyingThere');
      const type = findCard(card)?.type ?? '';
      if (to === 'rig' && !['program', 'hardware', 'resource'].includes(type)) return refuse('notForRig');
      return timingFault(table);
    }
  }
}

const unchanged = refuse('isSoAlready');
const hidden = refuse('faceDownStays');

function countRefusal(table: Table, { of, name, to }: Extract<TableChange, { what: 'count' }>): Refusal | null {
  if (name === 'actions' && of !== table.active) return refuse('notTheirTurn');
  if (name === 'actions' && to === 0) return refuse('lastActionStays');
  return countOf(table, of, name) === to ? unchanged : null;
}

/** Cards move only between actions: an action in progress may depend on the moved card. */
function timingFault(table: Table): Refusal | null {
  const question = ask(table);
  return question.kind === 'move' && question.window === 'action' && table.run === null
    ? null
    : refuse('correctBetweenActions');
}

function applyChange(draft: Draft, change: TableChange): void {
  const { table } = draft;
  switch (change.what) {
    case 'count':
      return setCount(draft, change);
    case 'counters': {
      const { [change.name]: _, ...others } = table.cards[change.slot]?.counters ?? {};
      return changeCard(draft, change.slot, {
        counters: change.to === 0 ? others : { ...others, [change.name]: change.to },
      });
    }
    case 'rezzed':
      return changeCard(draft, change.slot, { active: change.to });
    case 'leaves': {
      const fort = table.cards[change.slot]?.fort ?? null;
      if (change.to === 'discard') asideToDiscard(draft, change.slot);
      else slotToHand(draft, change.slot);
      if (fort !== null) removeIfEmpty(draft, fort);
      return;
    }
    case 'returns': {
      if (change.to === 'hand') return discardToHand(draft, change.of, change.index);
      const slot = discardToSlot(draft, change.of, change.index);
      if (slot === undefined) return;
      changeCard(draft, slot, { active: true });
      draft.table.runner.rig = [...draft.table.runner.rig, slot];
    }
  }
}

function setCount(draft: Draft, { of, name, to }: Extract<TableChange, { what: 'count' }>): void {
  const { corp, runner } = draft.table;
  switch (name) {
    case 'bits':
      side(draft, of).bits = to;
      return;
    case 'points':
      side(draft, of).points = to;
      return checkForWin(draft, of);
    case 'actions':
      draft.table.actions = to;
      return;
    case 'badPublicity':
      corp.badPublicity = to;
      if (to >= BAD_PUBLICITY_LIMIT) gameOver(draft, RUNNER, 'The Corp has seven bad publicity points.');
      return;
    case 'tags':
    case 'brain':
      runner[name] = to;
  }
}
