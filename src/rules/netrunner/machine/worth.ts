/**
 * The value of a text to the card's owner, in bits, from its meaning (`means.ts`) and never from its words or the
 * card's name. Deliberately rough: the search finds its value in a given game.
 */

import type { ByKind } from '../../../base/byKind.ts';
import { byKind } from '../../../base/byKind.ts';
import { other, type Seat } from '../../game.ts';
import { findCard } from '../card.ts';
import type { TextRef } from '../frame.ts';
import type { Means, SingleEffect } from '../means.ts';
import { bitsOf, CORP, type Table } from '../table.ts';
import { type Scene, signFor, worthOfChange } from './scene.ts';
import { effectValue, estimatedCount } from './single.ts';

export const worth = (means: Means, scene: Scene): number =>
  isMade(means) ? byKind('v', means, worths, scene) : effectValue(means, scene);

/** Made of other effects, or lasting. */
type Made = Exclude<Means, SingleEffect>;

const isMade = (means: Means): means is Made => Object.hasOwn(worths, means.v);

const zero = (): number => 0;
const forCorp =
  (by: number) =>
  (_: Means, { owner }: Scene): number =>
    signFor(owner, CORP) * by;

const worths: ByKind<'v', Made, number, [scene: Scene]> = {
  none: zero,
  special: zero,
  all: ({ parts }, scene) => parts.reduce((sum, part) => sum + worth(part, scene), 0),
  may: ({ part, by }, scene) => ifChosen(worth(part, scene), by ?? scene.owner, scene.owner),
  pay: ({ part, by, n }, scene) =>
    worthIfPaid(worth(part, scene), by ?? scene.owner, typeof n === 'number' ? n : 2, scene),
  payCost: ({ part, by }, scene) => worthIfPaid(worth(part, scene), by ?? scene.owner, 3, scene),
  payTimes: ({ part, n }, scene) => Math.max(0, worth(part, scene) - worthOfPayment(scene, scene.owner, n)),
  unlessPaid: (means, scene) => unlessPaid(means, scene),
  unless(means, scene) {
    const part = worth(means.part, scene);
    const cost = worth(means.cost, scene);
    return means.by === scene.owner ? Math.max(part, cost) : Math.min(part, cost);
  },
  if(means, scene) {
    const holds = conditionFactor(means.cond.holds, scene);
    return holds * worth(means.part, scene) + (1 - holds) * (means.else ? worth(means.else, scene) : 0);
  },
  each: ({ per, part }, scene) => estimatedCount(per, scene) * worth(part, scene),
  ifDamaged: ({ part }, scene) => 0.7 * worth(part, scene),
  trace: (means, scene) => worthOfTrace(means, scene),
  die: ({ faces }, scene) => faces.reduce((sum, { on, part }) => sum + ((on?.length ?? 3) / 6) * worth(part, scene), 0),
  guess: (means, scene) => 0.5 * worth(means.part, scene) + (means.else ? 0.5 * worth(means.else, scene) : 0),
  later: ({ part }, scene) => 0.7 * worth(part, scene),
  whenever: ({ part }, scene) => worth(part, scene),
  run: (means, scene) => worthOfMadeRun(means, scene),
  noBreaking: forCorp(1.5),
  breakTax: forCorp(1.5),
  rest: forCorp(1.5),
  noJackOut: forCorp(1),
  jackOutTax: forCorp(1),
  runBan: forCorp(3),
};

/** An optional effect is taken only if it is good for the player who chooses. */
const ifChosen = (part: number, by: Seat, owner: Seat): number =>
  by === owner ? Math.max(0, part) : Math.min(0, part);

function worthOfPayment({ table }: Scene, seat: Seat, bits: number): number {
  return -worthOfChange(bitsOf(table, seat), -bits);
}

function worthIfPaid(part: number, by: Seat, bits: number, scene: Scene): number {
  if (bitsOf(scene.table, by) < bits) return 0;
  const price = worthOfPayment(scene, by, bits);
  return by === scene.owner ? Math.max(0, part - price) : Math.min(0, part + price);
}

function unlessPaid(means: Extract<Means, { v: 'unlessPaid' }>, scene: Scene): number {
  const { table, owner } = scene;
  const by = means.by ?? other(owner);
  const price = bitsOf(table, by) < means.n ? Number.POSITIVE_INFINITY : worthOfPayment(scene, by, means.n);
  const part = worth(means.part, scene);
  return by === owner ? Math.max(part, -price) : Math.min(part, price);
}

function worthOfTrace(means: Extract<Means, { v: 'trace' }>, scene: Scene): number {
  const caught = chanceOfTrace(scene.table, typeof means.limit === 'number' ? means.limit : 4);
  const failure = means.failure ? worth(means.failure, scene) : 0;
  const either = means.either ? worth(means.either, scene) : 0;
  return caught * worth(means.success, scene) + (1 - caught) * failure + either - 0.5;
}

function worthOfMadeRun({ where, during = [], success, instead }: Extract<Means, { v: 'run' }>, scene: Scene): number {
  const on = typeof where === 'string' ? where : undefined;
  const as = during.find((one) => one.v === 'redirect')?.where;
  const best = scene.run?.(on, instead ? worth(instead, scene) : typeof as === 'string' ? as : undefined) ?? 0;
  const more = [...during, ...(success ? [success] : [])].reduce((sum, part) => sum + worth(part, scene), 0);
  return best + 0.6 * more;
}

/**
 * The fraction of a conditional text's value that counts: all if the condition holds, less if it may hold later, half
 * if unknown.
 */
function conditionFactor(
  holds: ((table: Table, ref?: TextRef) => boolean) | undefined,
  { table, card, slot, owner }: Scene,
): number {
  if (!holds || card === undefined) return 0.5;
  const ref: TextRef = { card, slot: slot ?? null, seat: owner, text: 'use', index: 0, path: [] };
  return holds(table, ref) ? 1 : 0.4;
}

/** The probability that the Corp's trace succeeds. */
export function chanceOfTrace({ runner, cards, corp }: Table, limit: number): number {
  const linked = runner.rig.some((slot) =>
    findCard(cards[slot]?.card)?.abilities.some(({ special }) => special?.does === 'baseLink'),
  );
  if (!linked) return 0.95;
  const purse = Math.min(limit, corp.bits);
  return Math.max(0.05, Math.min(0.9, 0.35 + 0.05 * (purse - runner.bits)));
}
