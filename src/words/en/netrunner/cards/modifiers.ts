/** Modifiers that apply while a card is active or while counters are in place. */

import type { Measure, Modifier } from '../../../../rules/netrunner/effect.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import { nounFor } from '../../counted.ts';
import {
  bits,
  counterCalled,
  damageNamed,
  filterOf,
  forEvery,
  fortCalled,
  more,
  noun,
  number,
  signed,
} from './nouns.ts';
import { byName } from './say.ts';
import { append, it, type Text, withComma, withLead, you } from './sentence.ts';

type Says = (modifier: Modifier) => Text;

const isHere = ({ on }: Modifier): boolean => filterOf(on).where === 'here';
const damage = ({ damage: type }: Modifier): string => (type === undefined ? '' : damageNamed(type));

/** Examples: "black ice" or "walls". */
const plural = (keyword = ''): string => (isMass(keyword) ? keyword.toLowerCase() : `${keyword.toLowerCase()}s`);

/** Whether the keyword is uncountable. */
const isMass = (keyword: string): boolean => keyword === 'Black Ice';

/** Examples: "Every code gate" or "All black ice". */
const iceCalled = (keyword: string | undefined): string => {
  if (keyword === undefined) return 'ice';
  return `${isMass(keyword) ? 'all' : 'every'} ${keyword.toLowerCase()}`;
};

const words: Readonly<Record<Measure, Says>> = {
  strength: sayStrength,
  mu: ({ by }) => [you(`${signed(by)} MU`)],
  handSize: ({ by }) => [you(`${signed(by)} hand size`)],
  actions: ({ by }) => [it('you', `have ${more(by, 'action')} each turn`)],
  access({ by, on }): Text {
    const { where = '' } = filterOf(on);
    return where === 'here'
      ? withLead('whenever the Runner accesses this fort', [
          it('they', `access ${number(-by)} fewer stored ${nounFor(-by, 'card')}`),
        ])
      : withLead(`whenever you access ${fortCalled(where)}`, [you(`access ${more(by, 'card')}`)]);
  },
  handIsMemory: () => [it('you', 'have a base MU of one for each card in your hand, instead of the usual amount')],
  stealCost: ({ by }) => [
    withComma(
      it(
        'the Runner',
        `must pay ${bits(by)} more to steal an agenda from this fort, even during a run in which they trash this card`,
      ),
    ),
  ],
  freeTrash({ cond, on }): Text {
    const [count, name] = cond?.is === 'counters' ? [Number(cond.n), cond.of] : [1, ''];
    return withLead(withCounters(count, name), [
      withComma(
        it(
          'you',
          `may trash any card you access from ${fortCalled(filterOf(on).where ?? '')} for free, even one without a trash cost`,
        ),
      ),
    ]);
  },
  rezCost: (modifier) => [
    it(
      `rezzing ${plural(filterOf(modifier.on).keyword)}${isHere(modifier) ? ' on this fort' : ''}`,
      `costs ${bits(-modifier.by)} less`,
    ),
  ],
  installCost({ by, on, per }): Text {
    if (on === 'card' && per !== undefined) {
      const each = forEvery(per, { self: byName });
      return [it('installing a card in or on a fort', `costs the Corp ${bits(by)} more ${each} there`)];
    }
    const { where } = filterOf(on);
    const place = where === 'here' ? ' on this fort' : where === 'that' ? ' on that fort' : '';
    return [it(`installing ice${place}`, `costs ${by < 0 ? `${bits(-by)} less` : `the Corp ${bits(by)} more`}`)];
  },
  trashCost: ({ by }) => [it('nodes and other upgrades in this fort', `cost ${bits(by)} more to trash`)],
  capacity: ({ by }) => [it('this fort', `can hold ${number(by)} more agenda or node`)],
  closed: () => [
    withComma(
      it(
        'the Runner',
        'can run on this fort only if you installed a card in or on it during your last turn, or put an advancement counter on a card there',
      ),
    ),
  ],
  difficulty(modifier): Text {
    const { by, on } = modifier;
    const { keyword } = filterOf(on);
    const where = isHere(modifier) ? ' in this fort' : '';
    const kind = keyword === undefined ? (where === '' ? 'all ' : '') : `${keyword} `;
    return [it(`the difficulty of ${kind}agendas${where}`, `is ${shifted(by)}`)];
  },
  traceLimit: ({ by }) => [it('the limit of every trace by ice', `is ${shifted(by)}`)],
  link: ({ by, per }) => [
    it(
      `each ${counterCalled(typeof per === 'object' ? `${per.of}` : '')}`,
      `lowers the Runner’s link by ${-by} in every trace`,
    ),
  ],
  traceSuccess: () => [withComma(it('every trace', 'succeeds, whatever the bids'))],
  damage: (modifier) => [it(`every source of ${damage(modifier)} damage`, `does ${modifier.by} more`)],
  prevented(modifier): Text {
    const { per, on } = modifier;
    const left = typeof per === 'object' ? per.after : undefined;
    return left === undefined
      ? [it(`all ${damage(modifier)} damage`, 'is prevented')]
      : [
          it(
            `all but ${left} ${damage(modifier)} damage from each subroutine of ${filterOf(on).keyword} ice`,
            'is prevented',
          ),
        ];
  },
  ward: (modifier) => [
    withComma(
      you(
        `prevent all ${damage(modifier)} damage, but the Corp may pay ${bits(modifier.by)} for each point to let it through`,
      ),
    ),
  ],
  breakTax: (modifier) =>
    isHere(modifier)
      ? withLead('in runs on this fort', [
          it('every subroutine', `costs the Runner ${bits(modifier.by)} more to break`),
        ])
      : [it('every subroutine', `costs you ${bits(modifier.by)} more to break`)],
  stealthBan: () => [it('the Runner', 'cannot spend bits from stealth cards in runs on this fort')],
  randomDiscard: ({ cond }) => {
    const [count, name] = cond?.is === 'counters' ? [Number(cond.n), cond.of] : [1, ''];
    return withLead(withCounters(count, name), [it('all discards from HQ', 'are random')]);
  },
  ignored: (modifier) => [
    withComma(
      it(
        `subroutines of ${filterOf(modifier.on).keyword} ice that neither trace nor do ${damage(modifier)} damage`,
        'do nothing, and cannot be broken',
      ),
    ),
  ],
  useTax: ({ by, on }) =>
    withLead('in runs on this fort', [
      it(`each use of a ${filterOf(on).keyword?.toLowerCase()} icebreaker`, `costs the Runner ${bits(by)} more`),
    ]),
  banned: ({ on }) => [it('the Runner', `cannot use a ${noun(on ?? 'card')} in runs on this fort`)],
  virusKept: ({ by }) =>
    withLead('when the Corp forgoes actions to remove virus counters', [it(`${number(by)} of your choice`, 'stay')]),
  noNewForts: () => [it('the Corp', 'cannot make new forts')],
};

const withCounters = (count: number, name: string): string =>
  `if the Corp has ${number(count)} or more ${counterCalled(name)}s`;

/** Examples: "1 lower" or "2 higher". */
const shifted = (by: number): string => `${Math.abs(by)} ${by < 0 ? 'lower' : 'higher'}`;

function sayStrength({ by, per, on, cond, means }: Modifier): Text {
  const has = `has ${signed(by)} strength`;
  if (on === 'this') {
    if (cond) return [it('this card', `${has} while you encounter that ice`)];
    if (typeof per === 'object' && per.of === 'X') return [it('the strength of this ice', 'is X')];
    return [it('this ice', `${has} ${forEvery(per ?? 'iceOutside', { self: byName })}`)];
  }
  if (means?.on !== undefined && typeof per === 'object')
    return [it(means.on === 'ice' ? 'ice' : 'an icebreaker', `${has} for each ${counterCalled(`${per.of}`)} it holds`)];
  if (on === 'ice') return [{ lead: 'while you encounter a piece of ice', ...it('its strength', `is ${shifted(by)}`) }];
  const { where, keyword } = filterOf(on);
  // The host card's text covers this.
  if (where === 'inside') return [];
  return [it(`${iceCalled(keyword)}${where === 'here' ? ' on this fort' : ''}`, has)];
}

/** Where the counters that set the amount are. */
const places: Readonly<Record<'this' | 'fort', string>> = { this: ' on this card', fort: ' in their fort' };

/** One line, ending with the counters that set the amount, if any. */
export function sayModifier(modifier: Modifier): Text {
  const text = words[modifier.of](modifier);
  const { per, means } = modifier;
  const at = means?.at;
  if (at === undefined || per === undefined) return text;
  const each = `${forEvery(per, { self: byName })}${typeof at === 'string' ? places[at] : ''}`;
  return append(at === CORP && isMere(modifier) ? text.map(({ says }) => it('the Corp', `has ${says}`)) : text, each);
}

/** A number without a verb: "-1 hand size". */
const isMere = ({ of }: Modifier): boolean => of === 'mu' || of === 'handSize';
