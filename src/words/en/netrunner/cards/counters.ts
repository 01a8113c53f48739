/** Bits, and named counters, including advancement counters. */
import { CORP, RUNNER } from '../../../../rules/netrunner/table.ts';
import { bits, bitsOrOne, counter, counterCalled, filterOf, forEvery, number, some, spentOn } from './nouns.ts';
import { does, type Meaning, type MeaningWords } from './say.ts';
import { apart, give, it, type Text, withComma, you } from './sentence.ts';

export const counterWords: MeaningWords<'counter' | 'uncount' | 'move' | 'avoidCounter'> = {
  counter(means, say): Text {
    const { of, n = 1, on, per } = means;
    if (of === 'advancement') return advance(means);
    if (of === 'virus') return [you('choose a virus counter and put another one of its kind in the same place')];
    const count = counter(of, Number(n));
    if (on === CORP) return [say.side === CORP ? you(`get ${count}`) : it('the Corp', `gets ${count}`)];
    if (on === RUNNER) return [give('the Runner', count)];
    if (on === 'icebreaker')
      return [
        per === 'icebreaker'
          ? you(`give each installed icebreaker ${count}`)
          : you(`put ${count} on one of your icebreakers: each counter gives it +1 strength`),
      ];
    if (on === 'ice') return [you(`put ${count} on one piece of ice whose subroutines were all broken in that run`)];
    if (on === 'that') return [it('the fort', `gets ${count}`)];
    if (per === 'damage') return [you(`put ${count} on ${say.self()} for each`)];
    if (typeof per === 'object' && per.each === 'surplus')
      return [
        you(
          `put ${count} on ${say.self()} for every ${number(per.every ?? 1)} advancement counters on it beyond its difficulty`,
        ),
      ];
    return [you(`put ${count} on ${say.self()}`)];
  },
  uncount({ of, n, on, elsewhere }, { self }): Text {
    if (of === 'virus') return [you('remove all virus counters')];
    if (of === 'advancement') return [you('remove any number of advancement counters from cards in this fort')];
    if (of === 'bits')
      return filterOf(typeof on === 'object' ? on : undefined).keyword === undefined
        ? [you(`put the bits left on ${self()} back into the bank`)]
        : [
            withComma(
              you(
                n === 'all'
                  ? 'lose all bits from your stealth cards'
                  : `lose ${bits(Number(n))} from your stealth cards, or all they hold if that is less`,
              ),
            ),
          ];
    if (elsewhere) return [it('it', `loses all ${counterCalled(of)}s`)];
    if (on === CORP)
      return [typeof n === 'number' ? it('the Corp', `loses ${counter(of, n)}`) : you('remove one of these counters')];
    if (on === 'aside')
      return [
        you(`remove ${counter(of)} from a card that is set aside`),
        { lead: 'when its last counter is gone', ...you('install it for free') },
      ];
    return [you(`remove ${n === 'all' ? `all ${counterCalled(of)}s` : counter(of, Number(n ?? 1))} from ${self()}`)];
  },
  move({ of, n }, { self }): Text {
    const from =
      n === 'any'
        ? `any number of ${counterCalled(of)}s from ${self()}`
        : `up to ${counter(of, Number(n))} from an installed card`;
    return [you(`move ${from} to another card that can be advanced`)];
  },
  avoidCounter: ({ n }) => [
    you(`avoid the next ${n === 1 ? 'virus counter' : some(Number(n), 'virus counter')} you would get`),
  ],
};

const ways = {
  split: 'advancement counters, split as you like, to installed cards',
  one: 'advancement counters to one installed card',
  here: 'advancement counters to one card in this fort',
} as const;

function advance({ n, way = 'one' }: Meaning<'counter'>): Text {
  if (way === 'each')
    return [
      withComma(
        you(`choose up to ${number(Number(n))} cards that can be advanced, and add an advancement counter to each`),
      ),
    ];
  const says = you(`add ${number(Number(n))} ${ways[way]} that can be advanced`);
  return [way === 'split' ? withComma(says) : says];
}

const spans = {
  trace: 'during this trace',
  run: 'during this run',
  turn: 'this turn',
  special: 'during these actions',
} as const;

/** Bits, in pools and on cards. */
export const bitWords: MeaningWords<'gain' | 'lose' | 'store' | 'take' | 'purse'> = {
  gain({ n, per, shared, more, who }, say): Text {
    if (shared)
      return [
        you('split the result: for each point, gain [1] or set a die aside'),
        you('then roll each die you set aside, and resolve it the same way'),
      ];
    const amount = bitsOrOne(typeof n === 'number' ? n : undefined);
    if (more) return [you(`gain ${amount} more`)];
    if (per === 'trashed') return [apart(you(`gain ${amount} for each of them`))];
    if (per === 'damage') return [apart(you(`gain ${amount} for each point of it`))];
    return [does(say, who, ['gain', 'gains'], per === undefined ? amount : `${amount} ${forEvery(per, say)}`)];
  },
  lose({ n, per, who }, say): Text {
    if (n === 'any') return [it('they', 'lose any of it they have not spent')];
    if (per === 'tag') return [it('the Runner', `loses ${bitsOrOne(n === 'all' ? 1 : n)} ${forEvery(per, say)}`)];
    const whose = who === undefined || who === say.side ? 'your' : 'their';
    return [does(say, who, ['lose', 'loses'], n === 'all' ? `all bits in ${whose} pool` : bitsOrOne(n))];
  },
  store: ({ n, kept }, { self }) => [
    kept
      ? you(`gain ${bitsOrOne(Number(n))} and put those bits on ${self()}`)
      : you(`put ${bitsOrOne(Number(n))} from the bank on ${self()}`),
  ],
  take: ({ n }, { self }) => [you(`take ${typeof n === 'number' ? bits(n) : 'all bits'} from ${self()}`)],
  purse({ n, per, until, pays }): Text {
    const amount = bitsOrOne(Number(n));
    if (per === 'removed') return [apart(withComma(you(`gain ${amount} for each, to spend only during this run`)))];
    if (until === 'text')
      return [withComma(you(`gain ${amount} to spend only on the following, and return any unspent bits afterward`))];
    const what = pays ? ` on ${spentOn(pays, 'or')}` : '';
    const span = until !== undefined && until in spans ? spans[until as keyof typeof spans] : 'this turn';
    return [you(`gain ${amount} to spend only${what} ${span}`)];
  },
};
