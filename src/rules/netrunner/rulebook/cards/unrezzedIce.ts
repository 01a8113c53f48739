/**
 * Ice used while unrezzed, as a run begins: it is turned face up for that and stays face up. The window opens for any
 * Corp with a bit and unrezzed ice anywhere, so the question does not reveal what the ice is (N-PRI-09).
 */

import { remember } from '../../../../base/remember.ts';
import type { CardId, Known, Refusal } from '../../../game.ts';
import { definition, findCard } from '../../card.ts';
import type { Ability } from '../../effect.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, cardAt, type Installed, type Table } from '../../table.ts';
import { canBe } from './faces.ts';

type Use = Extract<Move, { do: 'use' }>;

export const hasIce = (table: Table, is: (ice: Installed) => boolean): boolean =>
  table.forts.some(({ ice }) => ice.some((slot) => is(cardAt(table, slot))));

/** The abilities that the ice can use as a run begins; empty for most ice. */
export const runStartAbilities = remember((face: CardId): readonly { ability: Ability; index: number }[] =>
  definition(face)
    .abilities.map((ability, index) => ({ ability, index }))
    .filter(({ ability }) => ability.when === 'begin'),
);

/** What the Corp's unrezzed ice could do, as far as the Corp knows. */
export function unrezzedIceMoves(table: Table, known: Known): Use[] {
  const moves: Use[] = [];
  for (const { ice } of table.forts)
    for (const slot of ice) {
      const { active, card } = cardAt(table, slot);
      const face = card ?? known.slots[slot];
      if (active || face === undefined) continue;
      for (const { index } of runStartAbilities(face))
        moves.push({ do: 'use', slot, ability: index, ...(card === null ? { card: face } : {}) });
    }
  return moves;
}

/** The unrezzed ice's ability that a move names; else the reason it can't be used. */
export function unrezzedIceAbility(table: Table, card: Installed, move: Use, known?: Known): Ability | Refusal {
  const face = card.card ?? move.card;
  if (face === undefined) return notRezzed;
  if (card.card === null && !mayBeThere(table, card, face, known)) return noSuchCard;
  if (card.card !== null && move.card !== undefined) return refuse('namedFaceDownOnly');
  const ability = findCard(face)?.abilities[move.ability];
  return ability?.when === 'begin' ? ability : notRezzed;
}

const notRezzed = refuse('rezFirst');

/** Whether the ice there can have that face, as far as this player may know. */
const mayBeThere = (table: Table, { slot }: Installed, face: CardId, known?: Known): boolean =>
  canBe(table, slot, face) && (known?.seat !== CORP || known.slots[slot] === face);
