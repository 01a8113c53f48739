/** The toy as a game of a row: it has points, and its bits can be put right. */

import { fail, ok } from '../../../src/base/result.ts';
import type { Outcome, Seat } from '../../../src/rules/game.ts';
import { type Table, toyGame } from '../toyGame.ts';
import { refuse } from '../toyTable.ts';

/** What can be put right in it: how many bits a player has. */
export type BitsChange = { readonly of: Seat; readonly bits: number };

/** Ten for who wins, none for whose phone is at fault, else three. */
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
