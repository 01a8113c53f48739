/**
 * What a text is worth to the player whose card it is on, in bits, read from what it means (`means.ts`) and never from its words
 * or its card's name. Rough on purpose: what a game brings of it is for the search to say.
 */
import { type CardId, other, type Seat, type Slot } from '../../game.ts';
import { findCard } from '../card.ts';
import type { Damage, TextRef } from '../frame.ts';
import type { Means, Per, Single } from '../means.ts';
import { bitsOf, CORP, countersAt, handOf, pileOf, pointsOf, RUNNER, type Table } from '../table.ts';
import { worthOfChange } from './money.ts';
import type { Success } from './reading.ts';
import { brokenTypes } from './types.ts';

export interface Scene {
  readonly table: Table;
  /** Whose text it is: to him it is worth that. */
  readonly owner: Seat;
  readonly slot?: Slot;
  readonly card?: CardId;
  /** What it is worth to the Corp that the run going on ends here. */
  readonly stake?: number;
  /** What the best run of that kind is worth to the Runner; `success`: what it brings where that is no access of that fort. */
  readonly run?: (fort: string | undefined, success?: Success) => number;
}

/** What the last points are worth: more than anything else. */
export const WIN = 80;
/** What it is worth to flatline the Runner. */
export const KILL = 150;
const POINTS_TO_WIN = 7;
const COUNTED = 1.5; // of what is counted by something that nobody has counted here

/** What so many agenda points are worth to that player. */
export function worthOfPoints(table: Table, seat: Seat, points: number): number {
  const have = pointsOf(table, seat);
  if (have + points >= POINTS_TO_WIN) return WIN;
  return 6 * points * (1 + have / 10);
}

/** What damage is worth to the Corp: it costs cards, or the game. */
export function worthOfDamage(table: Table, type: Damage, amount: number): number {
  const { hand } = table.runner;
  if (amount > hand) return KILL;
  if (type === 'brain') return 5 * amount;
  return (hand - amount >= 4 ? 0.6 : hand - amount >= 2 ? 1.3 : 2) * amount;
}

/** What a tag more is worth to the Corp. */
const worthOfTags = ({ runner }: Table, count: number): number => count * (runner.hand <= 4 ? 3.5 : 2.5);

export function worth(means: Means, scene: Scene): number {
  const { table, owner } = scene;
  switch (means.v) {
    case 'none':
    case 'special':
      return 0;
    case 'all':
      return means.parts.reduce((sum, part) => sum + worth(part, scene), 0);
    case 'may':
      return bounded(worth(means.part, scene), means.by ?? owner, owner);
    case 'pay':
      return paid(worth(means.part, scene), means.by ?? owner, typeof means.n === 'number' ? means.n : 2, scene);
    case 'payCost':
      return paid(worth(means.part, scene), means.by ?? owner, 3, scene);
    case 'payTimes':
      return Math.max(0, worth(means.part, scene) - priceOf(scene, owner, means.n));
    case 'unlessPaid': {
      const by = means.by ?? other(owner);
      const price = bitsOf(table, by) < means.n ? Number.POSITIVE_INFINITY : priceOf(scene, by, means.n);
      const part = worth(means.part, scene);
      return by === owner ? Math.max(part, -price) : Math.min(part, price);
    }
    case 'unless': {
      const part = worth(means.part, scene);
      const cost = worth(means.cost, scene);
      return means.by === owner ? Math.max(part, cost) : Math.min(part, cost);
    }
    case 'if': {
      const holds = asked(means.cond.holds, scene);
      return holds * worth(means.part, scene) + (1 - holds) * (means.else ? worth(means.else, scene) : 0);
    }
    case 'each':
      return counted(means.per, scene) * worth(means.part, scene);
    case 'ifDamaged':
      return 0.7 * worth(means.part, scene);
    case 'trace': {
      const caught = chanceOfTrace(table, typeof means.limit === 'number' ? means.limit : 4);
      const failure = means.failure ? worth(means.failure, scene) : 0;
      const either = means.either ? worth(means.either, scene) : 0;
      return caught * worth(means.success, scene) + (1 - caught) * failure + either - 0.5;
    }
    case 'die':
      return means.faces.reduce((sum, { on, part }) => sum + ((on?.length ?? 3) / 6) * worth(part, scene), 0);
    case 'guess':
      return 0.5 * worth(means.part, scene) + (means.else ? 0.5 * worth(means.else, scene) : 0);
    case 'later':
      return 0.7 * worth(means.part, scene);
    case 'whenever':
      return worth(means.part, scene);
    case 'run':
      return ran(means, scene);
    case 'noBreaking':
    case 'breakTax':
    case 'rest':
      return sign(owner, CORP) * 1.5;
    case 'noJackOut':
    case 'jackOutTax':
      return sign(owner, CORP) * 1;
    case 'runBan':
      return sign(owner, CORP) * 3;
    default:
      return single(means, scene);
  }
}

/** To whoever owns the text, what is good for that seat. */
const sign = (owner: Seat, good: Seat): number => (owner === good ? 1 : -1);

/** Who need not takes it only where it is good for him. */
const bounded = (part: number, by: Seat, owner: Seat): number => (by === owner ? Math.max(0, part) : Math.min(0, part));

function priceOf({ table }: Scene, seat: Seat, bits: number): number {
  return -worthOfChange(bitsOf(table, seat), -bits);
}

function paid(part: number, by: Seat, bits: number, scene: Scene): number {
  if (bitsOf(scene.table, by) < bits) return 0;
  const price = priceOf(scene, by, bits);
  return by === scene.owner ? Math.max(0, part - price) : Math.min(0, part + price);
}

function ran({ where, during = [], success, instead }: Extract<Means, { v: 'run' }>, scene: Scene): number {
  const on = typeof where === 'string' ? where : undefined;
  const as = during.find((one) => one.v === 'redirect')?.where;
  const best = scene.run?.(on, instead ? worth(instead, scene) : typeof as === 'string' ? as : undefined) ?? 0;
  const more = [...during, ...(success ? [success] : [])].reduce((sum, part) => sum + worth(part, scene), 0);
  return best + 0.6 * more;
}

/** How much of a text that stands under a condition comes: all where it holds, less where it may hold later, a half where nobody can tell. */
function asked(
  holds: ((table: Table, ref?: TextRef) => boolean) | undefined,
  { table, card, slot, owner }: Scene,
): number {
  if (!holds || card === undefined) return 0.5;
  const ref: TextRef = { card, slot: slot ?? null, seat: owner, text: 'use', index: 0, path: [] };
  return holds(table, ref) ? 1 : 0.4;
}

/** How often a text happens that is there for each of something. */
function counted(per: Per, { table, owner, slot }: Scene): number {
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
      return COUNTED / every;
  }
}

/** How likely the Corp is to find the Runner. */
export function chanceOfTrace({ runner, cards, corp }: Table, limit: number): number {
  const linked = runner.rig.some((slot) =>
    findCard(cards[slot]?.card)?.abilities.some(({ special }) => special?.does === 'baseLink'),
  );
  if (!linked) return 0.95;
  const purse = Math.min(limit, corp.bits);
  return Math.max(0.05, Math.min(0.9, 0.35 + 0.05 * (purse - runner.bits)));
}

/** One thing a text does. */
function single(means: Single, scene: Scene): number {
  const { table, owner } = scene;
  const all = means.n === 'all' ? 2.5 : means.n === 'any' ? 2 : (means.n ?? 1);
  const n = all * (means.per === undefined ? 1 : counted(means.per, scene));
  const who = means.who ?? owner;
  const his = who === owner ? 1 : -1;
  const forCorp = sign(owner, CORP);
  const forRunner = -forCorp;
  switch (means.v) {
    case 'gain':
      return his * worthOfChange(bitsOf(table, who), n);
    case 'lose':
      return his * worthOfChange(bitsOf(table, who), -(means.n === 'all' ? bitsOf(table, who) : n));
    case 'store':
      return 0.7 * n;
    case 'take':
      return worthOfChange(bitsOf(table, owner), n);
    case 'purse':
      return 0.7 * n;
    case 'actions':
      return his * 1.3 * n;
    case 'forgo':
      return his * -1.3 * n;
    case 'baseActions':
      return his * 6;
    case 'draw':
      return his * worthOfCards(table, who, n);
    case 'discard':
      return -his * 1.2 * Math.min(n, handOf(table, who));
    case 'search':
      return his * worthOfSearch(means, table, who);
    case 'recover':
      return his * 2;
    case 'takeBack':
      return 0.3;
    case 'shuffleIn':
      // Of the own hand that is a loss, in exchange for what comes after it.
      return means.n === 'all' ? -his * 0.8 * handOf(table, who) : 0.7;
    case 'look':
    case 'show':
    case 'cut':
      return 0.7;
    case 'mill':
      return his * -0.4 * n;
    case 'ontoPile':
      return who === owner ? 1 : 0;
    case 'revealUntil':
    case 'play':
      return 1;
    case 'trash':
      return trashed(means, n, scene);
    case 'keep':
    case 'keepHidden':
      return 1;
    case 'install':
      return 1.5;
    case 'rez':
      return 3;
    case 'derez':
      return forRunner * 3 * Math.min(n, 2);
    case 'expose':
    case 'reveal':
      return forRunner * 0.6 * Math.min(n, 3);
    case 'counter':
      return counter(means, n, owner);
    case 'uncount':
      return 0;
    case 'points':
      return his * worthOfPoints(table, who, n);
    case 'publicity':
      return forRunner * 6 * n;
    case 'defeat':
      return his * -WIN;
    case 'score':
      return worthOfPoints(table, owner, 2);
    case 'forfeit':
      return his * -4 * n;
    case 'damage':
      return forCorp * worthOfDamage(table, means.of, Math.round(n));
    case 'heal':
      return forRunner * 3 * n;
    case 'prevent':
      return 0.8 * Math.min(n, 4);
    case 'tag':
      return forCorp * worthOfTags(table, n);
    case 'untag':
      return forRunner * 2.5 * Math.min(n, table.runner.tags);
    case 'avoidTag':
      return 1.5;
    case 'endRun':
      return forCorp * (scene.stake ?? 2);
    case 'pass':
    case 'break':
      return forRunner * 2.5;
    case 'access':
      return forRunner * 2 * n;
    case 'noAccess':
    case 'noSteal':
      return forCorp * 2;
    case 'strength':
      return 0.7 * Math.min(n, 5);
    case 'link':
      return 0.6 * n;
    case 'memory':
      return 0.7 * n;
    case 'handSize':
      return his * 1 * n;
    default:
      return 0.4;
  }
}

/** The right card is worth more than any; a breaker that is missing, most of all. What cannot be paid brings none. */
function worthOfSearch({ of, price = 0 }: Extract<Single, { v: 'search' }>, table: Table, seat: Seat): number {
  if (price > bitsOf(table, seat)) return 0;
  const full = handOf(table, seat) >= 5 ? -1.5 : 0;
  if (seat === CORP) return 2 + full;
  const type = typeof of === 'object' ? of.type : of;
  const finds = type === undefined || [type].flat().some((one) => one === 'program' || one === 'icebreaker');
  return (finds && brokenTypes(table).size < 3 ? 3.2 : 0.8) + full;
}

/** Cards drawn: up to a full hand one is worth an action; a Corp near its last card wants none. */
function worthOfCards(table: Table, seat: Seat, count: number): number {
  const hand = handOf(table, seat);
  if (seat === CORP && pileOf(table, CORP) <= 5) return -count;
  const room = Math.max(0, 5 - hand);
  return Math.min(count, room) + 0.35 * Math.max(0, count - room);
}

function counter(means: Extract<Single, { v: 'counter' }>, n: number, owner: Seat): number {
  if (means.of === 'advancement') return 1.6 * n;
  return means.of === 'bits' ? 0.7 * n : (owner === RUNNER ? 1.5 : 1.2) * n;
}

/** What is trashed is mostly the other side's; what a card costs itself is small. */
function trashed(means: Extract<Single, { v: 'trash' }>, n: number, { table, owner, card }: Scene): number {
  const { of } = means;
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
  if (runners) return sign(owner, CORP) * (types.includes('program') || types.includes('icebreaker') ? 4 : 2.5) * many;
  const side = card === undefined ? owner : findCard(card)?.side;
  return side === RUNNER ? 3.5 * Math.min(many, 2) : 0;
}
