/** Trashing, installing, rezzing, exposing and moving installed cards. */
import type { Cards } from '../../../../rules/netrunner/means.ts';
import { allOf, filterOf, iceIn, installed, noun, number, plural, some } from './nouns.ts';
import type { Meaning, MeaningWords, Phrasing } from './say.ts';
import { it, type Text, withComma, you } from './sentence.ts';

export const installedWords: MeaningWords<
  | 'trash'
  | 'keep'
  | 'install'
  | 'rez'
  | 'derez'
  | 'expose'
  | 'keepHidden'
  | 'reveal'
  | 'rearrange'
  | 'swap'
  | 'choose'
  | 'becomes'
  | 'loseAbility'
> = {
  trash: (means, say) => (filterOf(means.of).type === 'ice' ? trashIce(means) : trashCards(means, say)),
  keep: ({ n }, { self }) => [
    withComma(
      you(`put ${n === 'any' ? 'any' : 'one'} of them face up on top of ${self()} instead, in the order you choose`),
    ),
    it('they', 'count as trashed'),
    { lead: `when ${self()} leaves play`, ...it('all cards on it', 'go to the trash') },
  ],
  install: ({ n, where }) => [
    where === 'here'
      ? you('install the same number of cards from HQ in this fort')
      : withComma(you(`install up to ${number(Number(n))} cards from HQ in and on one new fort, one after the other`)),
  ],
  rez({ upTo, price, of }): Text {
    if (upTo) return [it('you', 'may rez each of them as you install it')];
    const cost = price === 'free' ? ' for free' : price === 'half' ? ' at half its rez cost, rounded down' : '';
    return [
      you(
        `rez ${of === 'that' ? 'it' : `a piece of ice${filterOf(of).where === 'here' ? ' on this fort' : ''}`}${cost}`,
      ),
    ];
  },
  derez({ of }, { self }): Text {
    if (of === 'this') return [you(`derez ${self()}`)];
    return [you(of === 'that' ? 'derez the ice you have just passed' : `derez a piece of ${noun(of)}`)];
  },
  expose({ of, n, upTo }): Text {
    const { where, only, type } = filterOf(of);
    if (of === 'that') return [you('expose it')];
    if (only === 'outermost') return [you('expose the outermost piece of ice on every fort')];
    if (n === 'all') return [you('expose all of the Corp’s installed cards')];
    if (where === 'chosen') return [you(`choose a fort and expose up to ${number(Number(n))} cards in or on it`)];
    if (upTo && n !== 1) return [you(`expose up to ${number(Number(n))} installed cards`)];
    return [you(type === undefined ? 'expose an installed card' : 'expose a card inside a fort')];
  },
  keepHidden: () => [you('prevent a card from being exposed')],
  reveal: ({ of }) => [you(`reveal any number of ${noun(of)}s`)],
  rearrange: ({ where, of }, { self }) => (of === 'this' ? move(where === 'here', self()) : rearrange(where)),
  swap: () => [
    withComma(you('swap a piece of unrezzed ice on this fort with ice from HQ, which takes its place face down')),
  ],
  choose: ({ of }) => [choices[of]],
  becomes: ({ of }) => [you(`make it a ${of.toLowerCase()} instead of its printed type until you rez it again`)],
  loseAbility: (_, { self }) => [it(self(), 'loses its ability permanently')],
};

const choices = {
  iceType: withComma(you('choose walls, code gates or sentries')),
  ice: you('choose an installed piece of ice'),
  fort: you('choose a fort'),
} as const;

function trashIce({ of, n }: Meaning<'trash'>): Text {
  const { state, where } = filterOf(of);
  if (n !== 'all') return [you(`trash a piece of ${iceIn(state)}`)];
  return where === 'chosen'
    ? [you('choose a fort that you ran on successfully this turn'), you(`trash all ${iceIn(state)} on it`)]
    : [you(`trash all ${iceIn(state)} on that fort`)];
}

function trashCards({ of, n, per, upTo }: Meaning<'trash'>, { self }: Phrasing): Text {
  if (of === 'this') return [you(`trash ${self()}`)];
  if (of === 'that') return [you('trash that card')];
  const { only, where, type } = filterOf(of);
  if (only === 'new') return [you(`trash ${some(1, noun(of))} that the Runner installed during their last turn`)];
  if (where === 'that') return [you('trash all cards in and on the fort it was installed in')];
  if (where === 'run') return [you('trash all cards inside a subsidiary fort for free')];
  if (where === 'here' && Array.isArray(type))
    return [
      {
        lead: `if this fort then holds too many ${type.map((one) => `${one}s`).join(' and ')}`,
        ...you('trash one of them'),
        apart: true,
      },
    ];
  if (only === 'own')
    return [you(n === 'any' ? 'trash any number of your installed cards' : 'trash another of your installed cards')];
  if (per === 'paid') return [you(`trash X ${plural(of)}`)];
  if (upTo) return [you(`trash up to ${some(Number(n), `installed ${noun(of)}`)}`)];
  return [you(`trash ${n === 'all' ? allOf(of) : installed(Number(n ?? 1), of)}`)];
}

/** Example: "all hardware and two installed programs": all of the first, `n` of the second. */
export const trashBoth = (every: Cards, n: number, some: Cards): Text => [
  you(`trash ${allOf(every)} and ${installed(n, some)}`),
];

const move = (isHere: boolean, card: string): Text => [
  isHere
    ? you(`move ${card} to another place among the ice on this fort`)
    : withComma(you(`move ${card} to another fort, where it becomes the outermost ice`)),
];

function rearrange(where: Meaning<'rearrange'>['where']): Text {
  if (where === 'chosen')
    return [
      you('turn all revealed but unrezzed ice face down'),
      withComma(you('then swap any pieces of your ice, within a fort or between forts')),
      it('the Runner', 'does not see where face-down ice goes'),
    ];
  if (where === 'run')
    return [
      withComma(
        you(
          'reverse the order of the ice on the fort you have just run on: the outermost piece becomes the innermost, and so on',
        ),
      ),
    ];
  const fort = where === 'here' ? 'this fort' : 'the fort of your last successful run this turn';
  return [you(`rearrange the ice on ${fort}`), it('face-down ice', 'stays face down')];
}
