/** The value of a single effect of a text, in bits; `worth.ts` combines them. */
import { other, type Seat } from '../../game.ts';
import { findCard } from '../card.ts';
import type { Per, SingleEffect } from '../means.ts';
import { bitsOf, CORP, countersAt, handOf, pileOf, pointsOf, RUNNER, type Table } from '../table.ts';
import { breakableTypes, type Scene, signFor, WIN, worthOfChange, worthOfDamage, worthOfPoints } from './scene.ts';

/** Stands in for a count that is not computed here. */
const COUNTED = 1.5;

/** The value of a bit on a card, which an action takes from there. */
const STORED = 0.7;

/** The value of trashing an opponent's card that offers this for a price. */
const OFFERED = 5;

/**
 * Of some use, but the heuristics don't measure how much. A new meaning does not compile until it is listed here or in
 * `values`.
 */
type Unmeasured =
  | 'avoidCounter'
  | 'back'
  | 'becomes'
  | 'budget'
  | 'choose'
  | 'dearRez'
  | 'divert'
  | 'double'
  | 'forceRez'
  | 'freeTrash'
  | 'jackOut'
  | 'lend'
  | 'loseAbility'
  | 'meetIce'
  | 'move'
  | 'noNoisy'
  | 'rearrange'
  | 'redirect'
  | 'repeat'
  | 'setAside'
  | 'survive'
  | 'swap'
  | 'undo';

/** Counts that are not computed here. */
type Uncounted =
  | 'card'
  | 'cost'
  | 'damage'
  | 'drawn'
  | 'iceOutside'
  | 'iceRezzed'
  | 'icebreaker'
  | 'paid'
  | 'pip'
  | 'removed'
  | 'rezCost'
  | 'run'
  | 'short'
  | 'shown'
  | 'stolenAdvancement'
  | 'surplus'
  | 'traceMargin'
  | 'trashed'
  | 'turn';

export function effectValue(means: SingleEffect, scene: Scene): number {
  const all = means.n === 'all' ? 2.5 : means.n === 'any' ? 2 : (means.n ?? 1);
  const who = means.who ?? scene.owner;
  const forCorp = signFor(scene.owner, CORP);
  const weighed = values[means.v as keyof typeof values] as
    | ((means: SingleEffect, of: EffectContext) => number)
    | undefined;
  if (weighed === undefined) return 0.4;
  return weighed(means, {
    table: scene.table,
    owner: scene.owner,
    scene,
    n: all * (means.per === undefined ? 1 : estimatedCount(means.per, scene)),
    who,
    ownerSign: who === scene.owner ? 1 : -1,
    forCorp,
    forRunner: -forCorp,
  });
}

/** What the value of an effect depends on. */
interface EffectContext {
  table: Table;
  owner: Seat;
  scene: Scene;
  n: number;
  /** The player the effect concerns. */
  who: Seat;
  /** 1 if that player is the card's owner, else -1. */
  ownerSign: number;
  /** 1 if what is good for that side is good for the owner, else -1. */
  forCorp: number;
  forRunner: number;
}

const values: {
  readonly [V in Exclude<SingleEffect['v'], Unmeasured>]: (
    means: Extract<SingleEffect, { v: V }>,
    of: EffectContext,
  ) => number;
} = {
  gain: (_, { n, ownerSign: his, who, table }) => his * worthOfChange(bitsOf(table, who), n),
  lose: (means, { n, ownerSign: his, who, table }) =>
    his * worthOfChange(bitsOf(table, who), -(means.n === 'all' ? bitsOf(table, who) : n)),
  store: (_, { n }) => STORED * n,
  take: ({ n: amount }, { n, table, owner, scene: { slot } }) => {
    if (amount !== 'all' || slot === undefined) return worthOfChange(bitsOf(table, owner), n);
    // Later, the same action takes more.
    const held = countersAt(table, { slot }, 'bits');
    return worthOfChange(bitsOf(table, owner), held) - STORED * held;
  },
  purse: (_, { n }) => 0.7 * n,
  actions: (_, { n, ownerSign: his }) => his * 1.3 * n,
  forgo: (_, { n, ownerSign: his }) => his * -1.3 * n,
  baseActions: (_, { ownerSign: his }) => his * 6,
  draw: (_, { n, ownerSign: his, who, table }) => his * worthOfCards(table, who, n),
  discard: (_, { n, ownerSign: his, who, table }) => -his * 1.2 * Math.min(n, handOf(table, who)),
  search: (means, { ownerSign: his, who, table }) => his * worthOfSearch(means, table, who),
  recover: (_, { ownerSign: his }) => his * 2,
  takeBack: () => 0.3,
  shuffleIn: (means, { ownerSign: his, who, table }) => {
    // Discarding your own hand is a loss, in exchange for what follows.
    return means.n === 'all' ? -his * 0.8 * handOf(table, who) : 0.7;
  },
  look: () => 0.7,
  show: () => 0.7,
  cut: () => 0.7,
  mill: (_, { n, ownerSign: his }) => his * -0.4 * n,
  ontoPile: (_, { who, owner }) => (who === owner ? 1 : 0),
  revealUntil: () => 1,
  play: () => 1,
  trash: (means, { n, scene }) => worthOfTrash(means, n, scene),
  keep: () => 1,
  keepHidden: () => 1,
  install: () => 1.5,
  rez: () => 3,
  derez: (_, { n, forRunner }) => forRunner * 3 * Math.min(n, 2),
  expose: (_, { n, forRunner }) => forRunner * 0.6 * Math.min(n, 3),
  reveal: (_, { n, forRunner }) => forRunner * 0.6 * Math.min(n, 3),
  counter: (means, { n, owner }) => worthOfCounters(means, n, owner),
  uncount: () => 0,
  points: (_, { n, ownerSign: his, who, table }) => his * worthOfPoints(table, who, n),
  publicity: (_, { n, forRunner }) => forRunner * 6 * n,
  defeat: (_, { ownerSign: his }) => his * -WIN,
  score: (_, { table, owner }) => worthOfPoints(table, owner, 2),
  forfeit: (_, { n, ownerSign: his }) => his * -4 * n,
  damage: (means, { n, forCorp, table }) => forCorp * worthOfDamage(table, means.of, Math.round(n)),
  heal: (_, { n, forRunner }) => forRunner * 3 * n,
  prevent: (_, { n }) => 0.8 * Math.min(n, 4),
  tag: (_, { n, forCorp, table }) => forCorp * worthOfTags(table, n),
  untag: (_, { n, forRunner, table }) => forRunner * 2.5 * Math.min(n, table.runner.tags),
  avoidTag: () => 1.5,
  endRun: (_, { forCorp, scene }) => forCorp * (scene.stake ?? 2),
  pass: (_, { forRunner }) => forRunner * 2.5,
  break: (_, { forRunner }) => forRunner * 2.5,
  access: (_, { n, forRunner }) => forRunner * 2 * n,
  noAccess: (_, { forCorp }) => forCorp * 2,
  noSteal: (_, { forCorp }) => forCorp * 2,
  strength: (_, { n }) => 0.7 * Math.min(n, 5),
  link: (_, { n }) => 0.6 * n,
  memory: (_, { n }) => 0.7 * n,
  handSize: (_, { n, ownerSign: his }) => his * 1 * n,
};

/** The right card is worth more than a random one, a missing breaker the most. Worth 0 if it can't be paid for. */
function worthOfSearch({ of, price = 0 }: Extract<SingleEffect, { v: 'search' }>, table: Table, seat: Seat): number {
  if (price > bitsOf(table, seat)) return 0;
  const full = handOf(table, seat) >= 5 ? -1.5 : 0;
  if (seat === CORP) return 2 + full;
  const type = typeof of === 'object' ? of.type : of;
  const finds = type === undefined || [type].flat().some((one) => one === 'program' || one === 'icebreaker');
  return (finds && breakableTypes(table).size < 3 ? 3.2 : 0.8) + full;
}

/** Cards drawn: each is worth an action up to a full hand; a Corp near its last card should not draw. */
function worthOfCards(table: Table, seat: Seat, count: number): number {
  const hand = handOf(table, seat);
  if (seat === CORP && pileOf(table, CORP) <= 5) return -count;
  const room = Math.max(0, 5 - hand);
  return Math.min(count, room) + 0.35 * Math.max(0, count - room);
}

function worthOfCounters(means: Extract<SingleEffect, { v: 'counter' }>, n: number, owner: Seat): number {
  if (means.of === 'advancement') return 1.6 * n;
  return means.of === 'bits' ? 0.7 * n : (owner === RUNNER ? 1.5 : 1.2) * n;
}

/** Trashed cards are mostly the opponent's; a card that trashes itself costs little. */
function worthOfTrash(means: Extract<SingleEffect, { v: 'trash' }>, n: number, { table, owner, card }: Scene): number {
  const { of } = means;
  // An offer on the opponent's card: that card was of use to its owner.
  if (of === 'this' && card !== undefined && findCard(card)?.side !== owner) return OFFERED;
  const own = of === 'this' || (typeof of === 'object' && of.only === 'own');
  if (own) return -0.5 * n;
  const type = typeof of === 'object' ? of.type : of;
  const types = Array.isArray(type) ? type : [type];
  const runners = types.some(
    (one) => one === 'program' || one === 'hardware' || one === 'resource' || one === 'icebreaker',
  );
  const there = runners
    ? table.runner.rig.length
    : table.forts.reduce((sum, { ice, inside }) => sum + ice.length + inside.length, 0);
  const many = Math.min(n, there);
  if (runners)
    return signFor(owner, CORP) * (types.includes('program') || types.includes('icebreaker') ? 4 : 2.5) * many;
  const side = card === undefined ? owner : findCard(card)?.side;
  return side === RUNNER ? 3.5 * Math.min(many, 2) : 0;
}

/** The value of further tags to the Corp. */
const worthOfTags = ({ runner }: Table, count: number): number => count * (runner.hand <= 4 ? 3.5 : 2.5);

/** How many times a text with a `per` applies. */
export function estimatedCount(per: Per, { table, owner, slot }: Scene): number {
  const { each, of, every = 1, after = 0 } = typeof per === 'string' ? { each: per } : { of: undefined, ...per };
  const rough = (count: number): number => Math.max(0, count - after) / every;
  switch (each) {
    case 'tag':
      return rough(table.runner.tags);
    case 'counter': {
      const name = typeof of === 'string' ? of : '';
      const here = slot === undefined ? 0 : countersAt(table, { slot }, name);
      return rough(Math.max(here, countersAt(table, { seat: other(owner) }, name), 1));
    }
    case 'handCard':
      return rough(handOf(table, owner));
    case 'fort':
      return rough(table.forts.length);
    case 'point':
      return rough(pointsOf(table, owner));
    case 'ice':
      return rough(table.forts.reduce((sum, { ice }) => sum + ice.length, 0));
    default:
      each satisfies Uncounted;
      return COUNTED / every;
  }
}
