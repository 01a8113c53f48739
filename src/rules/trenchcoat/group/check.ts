/** Validates that a call is part of a joint test. */

import type { Call } from '../game/call.ts';
import { type Check, malformed, oneOf, tagged, wholeNumber } from '../game/form.ts';
import type { Pending } from '../game/table.ts';
import { type InputFault, refuse } from '../reasons.ts';
import type { TestSide } from '../test/terms.ts';
import { defends, isOpposed, isShared, MAX_PLAYERS } from './together.ts';

const ID = /^[0-9a-f]{16}$/;

const part = {
  id: ((value, name) => (typeof value === 'string' && ID.test(value) ? null : malformed(name))) satisfies Check,
  of: wholeNumber({ least: 2, most: MAX_PLAYERS }),
  nth: wholeNumber({ least: 1, most: MAX_PLAYERS }),
};

export const together: Check = tagged('kind', {
  each: part,
  team: part,
  supported: { ...part, part: oneOf(['leads', 'helps']) },
  opposed: { ...part, part: oneOf(['attacks', 'defends']) },
});

/** Why a call can't be the given part; null if it can, or if it is not part of a joint test. */
export function jointRefusal(call: Call, pending: Pending | null): InputFault | null {
  const { together: joint, terms, acting, exploit, open } = call;
  if (joint === undefined) return null;
  const { of, nth } = joint;
  if (pending !== null) return refuse('jointAsked');
  if (nth > of) return refuse('noSuchPart', { nth, of });
  if (isOpposed(call) && of !== 2) return refuse('opposedTwo');
  const side = acting === (defends(call) ? 'gm' : 'player');
  // A player's log holds no numbers of the other player.
  const other = defends(call) ? terms.acts : terms.against;
  const own = !isShared(call) || (isEmpty(other) && !open);
  return side && own && exploit === null ? null : refuse('jointForm');
}

const isEmpty = ({ rows }: TestSide = { manner: 'alone', rows: [] }): boolean =>
  rows.every(({ abilities, modifiers }) => abilities.length + modifiers.length === 0);
