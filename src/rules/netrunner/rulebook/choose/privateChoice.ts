/**
 * Choices among face-down cards that only the Corp can judge: all of them are offered, and its own phone and the audit
 * know which of them will do.
 */
import type { Known, Refusal, Slot } from '../../../game.ts';
import { findCard } from '../../card.ts';
import type { ChooseName } from '../../decisions.ts';
import type { FrameOf } from '../../frame.ts';
import { type Move, no } from '../../move.ts';
import { cardAt, type Table } from '../../table.ts';
import { canAdvance, capacity } from '../numbers.ts';
import { chooseMoves } from './choose.ts';

type Frame = FrameOf<'choose'>;

interface Rule {
  moves(table: Table, frame: Frame, known: Known): Move[];
  refusal(table: Table, frame: Frame, picks: readonly number[], known: Known): Refusal | null;
}

const notAdvanced = no('E-TARGET', 'That card cannot be advanced: only agendas, and nodes that say so, can.');
const fits = (slot: Slot, known: Known): boolean => canAdvance(known.slots[slot] ?? '');

/** The agendas and nodes among them, where the fort has room for fewer now. */
function tooMany(table: Table, { from }: Frame, known: Known): Slot[] {
  const holders = from.filter((slot) => {
    const type = findCard(known.slots[slot])?.type;
    return type === 'agenda' || type === 'node';
  });
  const fort = from[0] === undefined ? '' : (cardAt(table, from[0]).fort ?? '');
  return holders.length > capacity(table, fort) ? holders : [];
}

const rules: Readonly<Partial<Record<ChooseName, Rule>>> = {
  /** Counters split over cards that can be advanced: all of them where there is such a card. */
  addAdvancement: {
    moves(_, frame, known) {
      const limits = frame.from.map((slot) => (fits(slot, known) ? frame.max : 0));
      return chooseMoves({ ...frame, min: Math.max(...limits, 0), limits });
    },
    refusal(_, { from, max }, picks, known) {
      if (picks.some((amount, at) => amount > 0 && !fits(from[at] ?? 0, known))) return notAdvanced;
      const sum = picks.reduce((a, b) => a + b, 0);
      return sum < max && from.some((slot) => fits(slot, known))
        ? no('E-COUNT', `All ${max} have to be placed; ${sum} placed.`)
        : null;
    },
  },
  advanceTo: {
    moves: (_, frame, known) => chooseMoves({ ...frame, from: frame.from.filter((slot) => fits(slot, known)) }),
    refusal: (_, __, picks, known) => (picks.every((slot) => fits(slot, known)) ? null : notAdvanced),
  },
  surplus: {
    moves(table, frame, known) {
      const from = tooMany(table, frame, known);
      return chooseMoves({ ...frame, from, min: Math.min(1, from.length), max: Math.min(1, from.length) });
    },
    refusal(table, frame, picks, known) {
      const from = tooMany(table, frame, known);
      if (picks.some((slot) => !from.includes(slot)))
        return no('E-TARGET', 'Only an agenda or node for which there is no room is trashed.');
      return picks.length === 0 && from.length > 0 ? no('E-COUNT', 'One of them has to be trashed.') : null;
    },
  },
};

/** A face-down card on offer may have to be of a type or keyword. */
function mayBe({ only }: Frame, slot: Slot, known: Known): boolean {
  const card = findCard(known.slots[slot]);
  if (!only || !card) return true;
  return (!only.type || card.type === only.type) && (!only.keyword || card.keywords.includes(only.keyword));
}

const onlyWords = ({ only }: Frame): string =>
  only?.keyword ? `a card with the keyword ${only.keyword}` : `a card of type ${only?.type}`;

const byFace: Rule = {
  moves: (_, frame, known) => chooseMoves({ ...frame, from: frame.from.filter((slot) => mayBe(frame, slot, known)) }),
  refusal: (_, frame, picks, known) =>
    picks.every((slot) => mayBe(frame, slot, known))
      ? null
      : no('E-TYPE', `Only ${onlyWords(frame)} can be chosen here.`),
};

/** The Corp says whether there is such a card among some that only it knows. */
const isAmong = (frame: Frame, known: Known): boolean => (frame.among ?? []).some((slot) => mayBe(frame, slot, known));

const said: Rule = {
  moves: (_, frame, known) => [{ do: 'choose', picks: isAmong(frame, known) ? [...frame.from] : [] }],
  refusal: (_, frame, picks, known) =>
    picks.length > 0 === isAmong(frame, known)
      ? null
      : no('E-CARD', `That is not so: ${picks.length > 0 ? 'no' : 'at least one'} card there is ${onlyWords(frame)}.`),
};

const ruleOf = (frame: Frame): Rule | undefined => (frame.among ? said : frame.only ? byFace : rules[frame.what]);

/** Null where everybody can judge. */
export const privateMoves = (table: Table, frame: Frame, known: Known): Move[] | null =>
  ruleOf(frame)?.moves(table, frame, known) ?? null;

/** Why those picks will not do, for who knows the cards; null for everybody else. */
export const privateRefusal = (table: Table, frame: Frame, move: Move, known: Known | undefined): Refusal | null =>
  known && move.do === 'choose' ? (ruleOf(frame)?.refusal(table, frame, move.picks, known) ?? null) : null;
