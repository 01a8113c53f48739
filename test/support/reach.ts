/** For each number that `playText.ts` measures, the amounts by which a card text with a given meaning may change it. */
import type { Seat } from '../../src/rules/game.ts';
import type { Cards, Means, Per, Quantity, SingleEffect } from '../../src/rules/netrunner/means.ts';
import { CORP, RUNNER } from '../../src/rules/netrunner/table.ts';

/** Possible amounts by name; no other number may change. 0 is always possible: a text does all it can (N-GOLD-01). */
export type Reach = ReadonlyMap<string, ReadonlySet<number>>;

/** What is on the table of `playText.ts`: counters of every name on the card, and the rest. */
export const COUNTERS = 6;
export const THERE = {
  advancement: 4,
  surplus: 4,
  drawn: 4,
  tag: 3,
  run: 2,
  stolenAdvancement: 2,
  iceRezzed: 1,
  iceOutside: 1,
} as const;

/** How often an amount with `per` applies on the table of `playText.ts`; null if unknown. */
export function timesOf(per: Per): number | null {
  const { each, of = '', every = 1, after = 0 } = typeof per === 'string' ? { each: per } : per;
  if (each === 'counter' && of === 'X') return null;
  const there =
    each === 'counter'
      ? of === 'advancement'
        ? THERE.advancement
        : COUNTERS
      : each in THERE
        ? THERE[each as keyof typeof THERE]
        : null;
  return there === null ? null : Math.floor((there - after) / every);
}

const MAX = 60; // used for anything that is not counted
const none: Reach = new Map();
const upTo = (n: number, each = 1): number[] => Array.from({ length: n + 1 }, (_, k) => k * each);
const at = (reach: Reach, name: string): number[] => [...(reach.get(name) ?? [0])];
const names = (...all: Reach[]): string[] => [...new Set(all.flatMap((one) => [...one.keys()]))];
const withZero = (amounts: readonly number[]): Set<number> => new Set([0, ...amounts]);

/** The sums of all results: every part takes effect. */
const and = (...all: Reach[]): Reach =>
  all.reduce(
    (a, b) =>
      new Map(names(a, b).map((name) => [name, withZero(at(a, name).flatMap((x) => at(b, name).map((y) => x + y)))])),
    none,
  );

/** The results of either part. */
const or = (...all: Reach[]): Reach =>
  new Map(names(...all).map((name) => [name, withZero(all.flatMap((one) => at(one, name)))]));

/** The results of any number of repetitions, up to `maxTimes`. */
function often(reach: Reach, maxTimes = 20): Reach {
  let sum = none;
  for (let i = 0; i < maxTimes; i++) sum = and(sum, reach);
  return sum;
}

/** `sign` times a meaning's amount, for each of the given numbers. */
function figures(
  means: { n?: Quantity | undefined; upTo?: true | undefined; per?: Per },
  sign: 1 | -1,
  ...numbers: string[]
): Reach {
  const { n = 1, per } = means;
  const amounts =
    typeof n !== 'number'
      ? upTo(MAX)
      : per
        ? means.upTo
          ? upTo(MAX)
          : manyOf(n, timesOf(per))
        : means.upTo
          ? upTo(n)
          : [n];
  return new Map(numbers.map((name) => [name, withZero(amounts.map((amount) => sign * amount))]));
}

const manyOf = (n: number, times: number | null): number[] => (times === null ? upTo(MAX, n) : [n * times]);

const once = (...numbers: string[]): Reach => figures({}, 1, ...numbers);
const any = (sign: 1 | -1, ...numbers: string[]): Reach => figures({ n: 'any' }, sign, ...numbers);

const typeOf = (of: Cards): unknown => (typeof of === 'string' ? of : of.type);

/** The possible changes from a single effect, if it has any. */
function single(means: SingleEffect, seat: Seat): Reach {
  const who = means.who ?? seat;
  switch (means.v) {
    case 'gain':
      return figures(means, 1, `bits ${who}`);
    case 'lose':
      return figures(means, -1, `bits ${who}`);
    case 'store':
      return figures(means, 1, 'counter bits');
    case 'take':
      return and(figures(means, 1, `bits ${who}`), figures(means, -1, 'counter bits'));
    case 'purse':
      return figures(means, 1, 'lasts bits');
    case 'actions':
      if (means.for) return figures(means, 1, 'special');
      return figures(means, 1, `actions ${who}`, ...(means.until ? ['lasts actions'] : []));
    case 'baseActions':
      return once('lasts threeActions');
    case 'forgo':
      return figures(means, -1, `actions ${who}`);
    case 'draw':
    case 'recover':
      return figures(means, 1, `hand ${who}`);
    case 'shuffleIn':
      if (means.of === 'this' || means.of === 'that') return figures(means, -1, 'installed', 'rezzed');
      return figures(means, -1, `hand ${who}`);
    case 'discard':
      return figures(means, -1, `hand ${who}`);
    case 'search':
      if (means.to === 'play') return and(any(1, 'installed', 'rezzed'), any(-1, `bits ${who}`));
      return and(any(1, `hand ${who}`), means.price === undefined ? none : any(-1, `bits ${who}`));
    case 'revealUntil':
      return once(`hand ${who}`);
    case 'play':
      return and(any(-1, `bits ${who}`), any(1, `bits ${who}`), figures({}, -1, `hand ${who}`), once('installed'));
    case 'takeBack':
      if (means.of === 'that')
        return and(any(1, `hand ${CORP}`, `hand ${RUNNER}`), figures(means, -1, 'installed', 'rezzed'));
      return and(figures(means, 1, `hand ${who}`), figures(means, -1, 'installed', 'rezzed'));
    case 'install':
      return and(any(1, 'installed'), any(-1, `hand ${who}`));
    case 'setAside':
      return and(figures({}, -1, `hand ${who}`), once('installed'), any(1, `counter ${means.counter}`));
    case 'trash':
      return figures(means, -1, 'installed', 'rezzed');
    case 'rez':
    case 'forceRez':
      return and(figures(means, 1, 'rezzed'), any(-1, `bits ${CORP}`));
    case 'derez':
      return figures(means, -1, 'rezzed');
    case 'meetIce':
      return and(any(-1, `bits ${CORP}`, `hand ${CORP}`), once('installed', 'rezzed'));
    case 'counter':
      return figures(means, 1, `counter ${means.of}`);
    case 'uncount':
      return figures(means, -1, `counter ${means.of}`);
    case 'repeat':
      return once(means.of === 'all' ? 'counter repeat' : 'lasts repeat');
    case 'loseAbility':
      return once('counter Spent');
    case 'points':
      return and(figures(means, 1, `points ${who}`), once('over'));
    case 'score':
      return and(any(1, `points ${who}`), once('over'), any(-1, 'installed'));
    case 'publicity':
      return figures(means, 1, 'publicity');
    case 'defeat':
      return once('over');
    case 'damage':
      return and(
        figures(means, -1, `hand ${RUNNER}`),
        once('over'),
        means.of === 'brain' ? figures(means, 1, 'brain') : none,
      );
    case 'heal':
      return figures(means, -1, 'brain');
    case 'prevent':
      return means.until === 'run' ? figures(means, 1, 'lasts shield') : means.until ? once('lasts immune') : none;
    case 'tag':
      return figures(means, 1, 'tags');
    case 'untag':
      return figures(means, -1, 'tags');
    case 'budget':
      return and(any(1, 'lasts cap'), once('lasts later'));
    case 'strength':
      return figures(means, 1, typeOf(means.of) === 'ice' ? 'lasts iceStrength' : 'lasts strength');
    case 'memory':
      return figures(means, 1, 'lasts mu');
    case 'avoidCounter':
      return figures(means, 1, 'lasts avoidVirus');
    case 'lend':
      return figures(means, 1, 'lasts lend');
    case 'access':
    case 'freeTrash':
    case 'redirect':
    case 'noNoisy':
    case 'dearRez':
    case 'double':
    case 'link':
    case 'handSize':
    case 'forfeit':
    case 'avoidTag':
      return figures(means, 1, `lasts ${means.v}`);
    default:
      return none;
  }
}

/** All possible results, whatever is chosen and rolled. */
export function reachOf(means: Means, seat: Seat): Reach {
  const of = (part: Means | undefined): Reach => (part ? reachOf(part, seat) : none);
  const pays = (n: Quantity, by: Seat = seat): Reach => and(figures({ n }, -1, `bits ${by}`), any(-1, 'counter bits'));
  switch (means.v) {
    case 'none':
    case 'special':
      return none;
    case 'all':
      return and(...means.parts.map(of));
    case 'may':
    case 'ifDamaged':
      return of(means.part);
    case 'pay':
    case 'unlessPaid':
      return and(pays(means.n, means.by), of(means.part));
    case 'payTimes':
      return and(often(pays(means.n), means.most), often(of(means.part), means.most));
    case 'payCost':
      return and(pays('any', means.by), of(means.part));
    case 'unless':
      return or(of(means.cost), of(means.part));
    case 'if':
      return or(of(means.part), of(means.else));
    case 'each':
      return often(of(means.part), timesOf(means.per) ?? undefined);
    case 'trace': {
      const limit = means.limit === 'paid' ? 'any' : means.limit;
      const noted = and(
        any(-1, `bits ${RUNNER}`, 'counter bits'),
        new Map([[`bits ${CORP}`, withZero(upTo(limit === 'any' ? MAX : limit, -1 - (means.dearer ?? 0)))]]),
      );
      return and(noted, or(of(means.success), of(means.failure)), of(means.either));
    }
    case 'die':
      if (means.faces.length === 0) return any(1, 'counter roll');
      return often(or(...means.faces.map(({ part }) => of(part))), means.dice ?? 1);
    case 'guess':
      return and(any(-1, `bits ${CORP}`, `bits ${RUNNER}`), or(of(means.part), of(means.else)));
    case 'later':
    case 'whenever':
      return once(`lasts ${means.v}`);
    case 'run':
      return and(
        ...(means.during ?? []).map((one) => (one.v === 'pass' ? once('lasts autoPass') : of(one))),
        means.instead ? once('lasts instead') : none,
      );
    case 'noBreaking':
    case 'breakTax':
    case 'noJackOut':
    case 'jackOutTax':
    case 'runBan':
    case 'rest':
      return figures(means, 1, `lasts ${means.v}`);
    default:
      return single(means, seat);
  }
}
