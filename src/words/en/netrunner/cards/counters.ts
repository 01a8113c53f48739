/** Named counters, including advancement counters. */
import { CORP, RUNNER } from '../../../../rules/netrunner/table.ts';
import { bits, counter, counterCalled, filterOf, number, some } from './nouns.ts';
import type { Meaning, MeaningWords } from './say.ts';
import { give, it, type Text, withComma, you } from './sentence.ts';

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
