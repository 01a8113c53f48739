/** The value of a single effect of a text, in bits; `worth.ts` combines them. */
import { other, type Seat } from '../../game.ts';
import { findCard } from '../card.ts';
import type { Per, Single } from '../means.ts';
import { bitsOf, CORP, countersAt, handOf, pileOf, pointsOf, RUNNER, type Table } from '../table.ts';
import { worthOfChange } from './money.ts';
import { brokenTypes, type Scene, sign, WIN, worthOfDamage, worthOfPoints } from './scene.ts';

/** For a count that is not computed here. */
const COUNTED = 1.5;

/** The value of trashing an opponent's card that offers this for a price. */
const OFFERED = 5;

/** Of some use, but the heuristics don't measure how much. A new meaning does not compile until it is here or measured. */
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

/** The value of a single effect. */
export function single(means: Single, scene: Scene): number {
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
      // Discarding your own hand is a loss, in exchange for what follows.
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
      means.v satisfies Unmeasured;
      return 0.4;
  }
}

/** The right card is worth more than a random one, a missing breaker the most. Worth 0 if it can't be paid for. */
function worthOfSearch({ of, price = 0 }: Extract<Single, { v: 'search' }>, table: Table, seat: Seat): number {
  if (price > bitsOf(table, seat)) return 0;
  const full = handOf(table, seat) >= 5 ? -1.5 : 0;
  if (seat === CORP) return 2 + full;
  const type = typeof of === 'object' ? of.type : of;
  const finds = type === undefined || [type].flat().some((one) => one === 'program' || one === 'icebreaker');
  return (finds && brokenTypes(table).size < 3 ? 3.2 : 0.8) + full;
}

/** Cards drawn: each is worth an action up to a full hand; a Corp near its last card wants none. */
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

/** Trashed cards are mostly the other side's; a card that trashes itself costs little. */
function trashed(means: Extract<Single, { v: 'trash' }>, n: number, { table, owner, card }: Scene): number {
  const { of } = means;
  // An offer on the other side's card: that card was of use to its owner.
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
  if (runners) return sign(owner, CORP) * (types.includes('program') || types.includes('icebreaker') ? 4 : 2.5) * many;
  const side = card === undefined ? owner : findCard(card)?.side;
  return side === RUNNER ? 3.5 * Math.min(many, 2) : 0;
}

/** The value of further tags to the Corp. */
const worthOfTags = ({ runner }: Table, count: number): number => count * (runner.hand <= 4 ? 3.5 : 2.5);

/** How many times a text with a `per` applies. */
export function counted(per: Per, { table, owner, slot }: Scene): number {
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
