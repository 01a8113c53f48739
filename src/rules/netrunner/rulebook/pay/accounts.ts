/**
 * Runner cards that turn into bits, face down until then. Besides their windows they can be used in any question where
 * the Runner may pay (R-CARD-chiba-bank-account), whether they have such a card or not.
 */

import type { Known, Refusal } from '../../../game.ts';
import { decisionOf, type NetrunnerQuestion } from '../../decisions.ts';
import { become, type Draft, pop } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { hasFaceDownInRig, RUNNER, type Table } from '../../table.ts';
import { abilityNamed, useRefusal } from '../abilities.ts';
import { hiddenMoves } from '../cards/hidden.ts';
import { available } from './payment.ts';

type Use = Extract<Move, { do: 'use' }>;

/** Questions in which the Runner may pay for something; windows allow such cards anyway. */
const mayPay = (question: NetrunnerQuestion): boolean =>
  (question.kind === 'move' || question.kind === 'choose') &&
  question.of === RUNNER &&
  decisionOf(question)?.pays === true;

/** Whether that move draws on an account instead of answering the question. */
export function drawsOnAccount(table: Table, question: NetrunnerQuestion, move: Move): move is Use {
  if (move.do !== 'use' || !mayPay(question)) return false;
  const named = abilityNamed(table, RUNNER, move);
  return !('kind' in named) && (named.ability.when === 'owed' || named.ability.also === 'owed');
}

/** Bits are about to be gained: the question is recomputed after that. */
export function askAgain(draft: Draft): void {
  const [asking, below] = [draft.table.frames.at(-1), draft.table.frames.at(-2)];
  if (asking?.do !== 'choose' || !asking.again || below?.do !== 'effect') return;
  pop(draft);
  become(draft, { ...below, at: below.at - 1 });
}

/** Why that card cannot be drawn on now. */
export const accountRefusal = (table: Table, move: Use, known?: Known): Refusal | null =>
  useRefusal(table, RUNNER, move, 'owed', known);

/** What they could draw on before they answer. */
export const accountMoves = (table: Table, question: NetrunnerQuestion, known: Known): Move[] =>
  mayPay(question) ? hiddenMoves(table, 'owed', known) : [];

/** Whether that player can be asked for that many bits: a public fact, as face-down cards may pay (R-GEN-19). */
export const mightPay = (table: Table, seat: 0 | 1, amount: number): boolean =>
  available(table, seat, 'ability') >= amount || (seat === RUNNER && hasFaceDownInRig(table));

/** The same for a price they name themselves. */
export const mightPayAny = (table: Table, seat: 0 | 1): boolean => mightPay(table, seat, 1);

/** E-BITS for a price agreed to while bits are still missing. */
export function priceRefusal(table: Table, { of, what }: FrameOf<'choose'>, move: Move): Refusal | null {
  if (move.do !== 'choose' || (what !== 'mayPay' && what !== 'unlessPaid')) return null;
  const price = move.picks[0] ?? 0;
  const have = available(table, of, 'ability');
  return price > have ? refuse('costsBits', { needs: price, has: have }) : null;
}
