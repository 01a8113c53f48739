/**
 * The choice that a text asks for. If face-down cards are among the options, all are offered, and only the Corp's phone
 * and the audit know which of them qualify.
 */

import type { Known, Refusal, Slot } from '../../../game.ts';
import { findCard } from '../../card.ts';
import type { ChooseName } from '../../decisions.ts';
import { pop } from '../../draft.ts';
import type { CardType } from '../../effect.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { refuse, type ValuesOf } from '../../refusal.ts';
import { cardAt, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { canAdvance, capacity } from '../numbers.ts';
import { priceRefusal } from '../pay/payment.ts';
import { askChoice, chooseMoves, chooseRefusal, isOrdered } from './choose.ts';

type Frame = FrameOf<'choose'>;

interface PrivateRule {
  moves(table: Table, frame: Frame, known: Known): Move[];
  refusal(table: Table, frame: Frame, picks: readonly number[], known: Known): Refusal | null;
}

const notAdvanced = refuse('notAdvanceable');
const fits = (slot: Slot, known: Known): boolean => canAdvance(known.slots[slot] ?? '');

/** The agendas and nodes among them, if the fort now has room for fewer. */
function surplusCards(table: Table, { from }: Frame, known: Known): Slot[] {
  const holders = from.filter((slot) => {
    const type = findCard(known.slots[slot])?.type;
    return type === 'agenda' || type === 'node';
  });
  const fort = from[0] === undefined ? '' : (cardAt(table, from[0]).fort ?? '');
  return holders.length > capacity(table, fort) ? holders : [];
}

const rules: Readonly<Partial<Record<ChooseName, PrivateRule>>> = {
  /** Counters split over cards that can be advanced: all of them if there is an advanceable card. */
  addAdvancement: {
    moves(_, frame, known) {
      const limits = frame.from.map((slot) => (fits(slot, known) ? frame.max : 0));
      return chooseMoves({ ...frame, min: Math.max(...limits, 0), limits });
    },
    refusal(_, { from, max }, picks, known) {
      if (picks.some((amount, at) => amount > 0 && !fits(from[at] ?? 0, known))) return notAdvanced;
      const sum = picks.reduce((a, b) => a + b, 0);
      return sum < max && from.some((slot) => fits(slot, known)) ? refuse('placeAll', { all: max, placed: sum }) : null;
    },
  },
  advanceTo: {
    moves: (_, frame, known) => chooseMoves({ ...frame, from: frame.from.filter((slot) => fits(slot, known)) }),
    refusal: (_, __, picks, known) => (picks.every((slot) => fits(slot, known)) ? null : notAdvanced),
  },
  surplus: {
    moves(table, frame, known) {
      const from = surplusCards(table, frame, known);
      return chooseMoves({ ...frame, from, min: Math.min(1, from.length), max: Math.min(1, from.length) });
    },
    refusal(table, frame, picks, known) {
      const from = surplusCards(table, frame, known);
      if (picks.some((slot) => !from.includes(slot))) return refuse('trashedForRoom');
      return picks.length === 0 && from.length > 0 ? refuse('trashOne') : null;
    },
  },
};

/** A face-down card on offer may be required to have a type or keyword. */
function canMatch({ only }: Frame, slot: Slot, known: Known): boolean {
  const card = findCard(known.slots[slot]);
  if (!only || !card) return true;
  return (!only.type || card.type === only.type) && (!only.keyword || card.keywords.includes(only.keyword));
}

const suchOf = ({ only: { keyword, type } = {} }: Frame): ValuesOf<'onlySuch'> =>
  keyword ? { keyword } : { type: type as CardType };

const byFace: PrivateRule = {
  moves: (_, frame, known) =>
    chooseMoves({ ...frame, from: frame.from.filter((slot) => canMatch(frame, slot, known)) }),
  refusal: (_, frame, picks, known) =>
    picks.every((slot) => canMatch(frame, slot, known)) ? null : refuse('onlySuch', suchOf(frame)),
};

/** The Corp states whether the required card is among cards that only it knows. */
const isAmong = (frame: Frame, known: Known): boolean =>
  (frame.among ?? []).some((slot) => canMatch(frame, slot, known));

const said: PrivateRule = {
  moves: (_, frame, known) => [{ do: 'choose', picks: isAmong(frame, known) ? [...frame.from] : [] }],
  refusal: (_, frame, picks, known) =>
    picks.length > 0 === isAmong(frame, known) ? null : refuse('notSo', { said: picks.length > 0, ...suchOf(frame) }),
};

const ruleOf = (frame: Frame): PrivateRule | undefined =>
  frame.among ? said : frame.only ? byFace : rules[frame.what];

/** The moves of a choice that only its player can judge; null if both players can. */
const privateMoves = (table: Table, frame: Frame, known: Known): Move[] | null =>
  ruleOf(frame)?.moves(table, frame, known) ?? null;

/** Why the picks do not qualify, for a side that knows the cards; null for the other side. */
const privateRefusal = (table: Table, frame: Frame, move: Move, known: Known | undefined): Refusal | null =>
  known && move.do === 'choose' ? (ruleOf(frame)?.refusal(table, frame, move.picks, known) ?? null) : null;

export const choose: Handler<Frame> = {
  ask: (_, frame) => askChoice(frame.of, frame),
  moves: (table, frame, _, known) => privateMoves(table, frame, known) ?? chooseMoves(frame),
  refusal: (table, frame, _, move, known) =>
    chooseRefusal(frame, move) ?? priceRefusal(table, frame, move) ?? privateRefusal(table, frame, move, known),
  takeMove(draft, { what, from, max, total }, move) {
    if (move.do !== 'choose') return;
    const { picks } = move;
    // The subset is the same, in whatever order it was named.
    pop(draft, total !== undefined || isOrdered(what, max) ? picks : from.filter((one) => picks.includes(one)));
  },
};
