/** The toy as a game of a match: it has points, and its bits can be fixed. */

import { fail, ok } from '../../../src/base/result.ts';
import type { Outcome, Seat } from '../../../src/rules/game.ts';
import { type Table, toyGame } from '../toyGame.ts';
import { refuse } from '../toyTable.ts';

/** The only fix this game allows: setting a player's bits. */
export type BitsChange = { readonly of: Seat; readonly bits: number };

/** Ten for the winner, none for the player whose phone was at fault, else three. */
export const scoredToy = {
  ...toyGame,
  scores: (_: Table, { winner, fault }: Outcome): [number, number] => {
    const score = (seat: Seat): number => (seat === winner ? 10 : seat === fault ? 0 : 3);
    return [score(0), score(1)];
  },
  correct: (table: Table, change: unknown) => {
    const { of, bits } = (change ?? {}) as Partial<BitsChange>;
    if ((of !== 0 && of !== 1) || !Number.isSafeInteger(bits)) return fail(refuse('E-FORM', 'bits of a player'));
    const put = structuredClone(table);
    put.sides[of].bits = bits as number;
    return ok({ table: put, events: [] });
  },
};
