/** Damage and tags. */
import { RUNNER } from '../../../../rules/netrunner/table.ts';
import { damageNamed, forEvery, number, some } from './nouns.ts';
import type { MeaningWords } from './say.ts';
import { give, it, type Text, withComma, you } from './sentence.ts';

export const harmWords: MeaningWords<'damage' | 'heal' | 'prevent' | 'tag' | 'untag' | 'avoidTag' | 'survive'> = {
  damage({ n = 1, of, sure, per, raised }, say): Text {
    const type = damageNamed(of);
    if (raised)
      return [{ lead: `when another card is about to do ${type} damage`, ...it('it', `does ${n} more`), apart: true }];
    const verb = say.side === RUNNER ? 'take' : 'deal';
    if (per === 'pip') return [you(`${verb} as much ${type} damage as the die shows`)];
    if (n === 'any')
      return [
        withComma(
          you(
            `${verb} any amount of ${type} damage, up to the number of cards in your hand or your hand size, whichever is lower`,
          ),
        ),
        it('it', 'cannot be prevented'),
      ];
    const each = per === undefined ? '' : ` ${forEvery(per, say)}`;
    return [you(`${verb} ${n} ${type} damage${sure ? ' that cannot be prevented' : ''}${each}`)];
  },
  heal: ({ of }) => [you(`remove all ${damageNamed(of)} damage you have suffered`)],
  prevent({ n, of, until }): Text {
    if (n === 'all' && of !== undefined) return [it(`all ${damageNamed(of)} damage to you`, 'is prevented')];
    if (until === 'run')
      return [
        {
          ...withComma(it('you', `may prevent up to ${n} damage of any kind in total`)),
          says: `may prevent up to ${n} damage of any kind in total`,
        },
      ];
    return [you(n === 'any' ? 'prevent any number of those points' : 'prevent all of that damage')];
  },
  tag({ n, per }, { side }): Text {
    if (per === 'traceMargin')
      return [give('the Runner', 'a tag for each point by which the value of the trace exceeds their link')];
    const tags = some(Number(n ?? 1), 'tag');
    return [side === RUNNER ? you(`take ${tags}`) : give('the Runner', tags)];
  },
  untag: ({ n, upTo }) => [
    you(n === 'all' ? 'remove all tags' : upTo ? `remove up to ${number(Number(n))} tags` : 'remove a tag'),
  ],
  avoidTag: ({ n }) => [you(`avoid the next ${n === 1 ? 'tag' : some(Number(n), 'tag')} you would receive`)],
  survive: () => [you('survive')],
};
