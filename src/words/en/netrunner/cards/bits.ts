/** Bits, in pools and on cards. */
import { bits, bitsOrOne, forEvery, spentOn } from './nouns.ts';
import { does, type MeaningWords } from './say.ts';
import { apart, it, type Text, withComma, you } from './sentence.ts';

const spans = {
  trace: 'during this trace',
  run: 'during this run',
  turn: 'this turn',
  special: 'during these actions',
} as const;

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
