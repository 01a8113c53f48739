/** What the Corp can do when damage is about to be done: increase it, or disable automatic prevention. */

import type { Refusal } from '../../../game.ts';
import { type Usable, usable } from '../../active.ts';
import type { Ability } from '../../effect.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { CORP, type Table } from '../../table.ts';
import { useRefusal } from '../abilities.ts';

type Frame = FrameOf<'damage'>;

const raises = ({ special }: Ability, { type, preventable }: Frame): boolean =>
  (special?.does === 'raise' || (special?.does === 'cancel' && preventable)) && special.types.includes(type);

/** What the Corp could use for that. */
export const raisers = (table: Table, frame: Frame): Usable[] =>
  usable(table, CORP, 'raise').filter(
    ({ slot, index, ability }) =>
      raises(ability, frame) &&
      slot !== frame.source.slot &&
      useRefusal(table, CORP, { do: 'use', slot, ability: index }, 'raise') === null,
  );

/** Why that adds nothing to the damage. */
export function raiseRefusal(table: Table, frame: Frame, move: Extract<Move, { do: 'use' }>): Refusal | null {
  const wrong = useRefusal(table, CORP, move, 'raise');
  if (wrong) return wrong;
  if (move.times !== undefined) return refuse('useOnceAtATime');
  const fits = raisers(table, frame).some(({ slot, index }) => slot === move.slot && index === move.ability);
  return fits ? null : refuse('raisesNot', { type: frame.type });
}
