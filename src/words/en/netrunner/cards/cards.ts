/** Drawing, showing, searching, taking and returning cards. */
import type { Seat } from '../../../../rules/game.ts';
import { CORP, RUNNER } from '../../../../rules/netrunner/table.ts';
import { bits, filterOf, forEvery, list, noun, number, some, typeOf } from './nouns.ts';
import { does, handOf, type Meaning, type MeaningWords, type Phrasing, pileOf, sideNames } from './say.ts';
import { it, type Text, withComma, you } from './sentence.ts';

const hands = ['HQ', 'the hand'] as const;
const piles = ['R&D', 'the stack'] as const;

const thenShuffle = you('then shuffle your stack');

export const cardWords: MeaningWords<
  | 'draw'
  | 'discard'
  | 'show'
  | 'search'
  | 'recover'
  | 'takeBack'
  | 'shuffleIn'
  | 'look'
  | 'mill'
  | 'cut'
  | 'ontoPile'
  | 'revealUntil'
  | 'play'
  | 'setAside'
> = {
  draw({ n, to, who, taken }, say): Text {
    if (taken) return [you(`take the top card of ${pileOf(say)} into ${handOf(say)}`)];
    if (to === 'handSize') return [you('draw cards up to your hand size')];
    return [does(say, who, ['draw', 'draws'], some(Number(n ?? 1), 'card'))];
  },
  discard({ n, random, upTo, who }, say): Text {
    if (n === 'all') return [you('trash all cards in your hand')];
    if (upTo) return [you(`trash up to ${number(Number(n))} cards from your hand`)];
    return [
      does(
        say,
        who,
        ['discard', 'discards'],
        `${some(Number(n ?? 1), `${random ? 'random ' : ''}card`)} from ${hand(say, who)}`,
      ),
    ];
  },
  show({ n, per, who }, say): Text {
    const from = hand(say, who);
    if (n === 'all') return [does(say, who, ['show', 'shows'], `all cards in ${from}`)];
    const cards = `${some(Number(n ?? 1), 'random card')} from ${from}`;
    return [does(say, who, ['show', 'shows'], per === undefined ? cards : `${cards} ${forEvery(per, say)}`)];
  },
  search: (means, say) => (means.to === 'hand' ? searchForHand(means, say) : searchToInstall(means, say)),
  recover({ of, n }, say): Text {
    const { only, where } = filterOf(of);
    if (where === 'inside') return [you(`take the top card on ${say.self()} into ${handOf(say)}`)];
    if (only === 'top') return [you('take the top card of your trash into your hand')];
    if (n === 'any')
      return [
        withComma(
          you(
            `take any number of ${typeOf(of) === 'ice' ? 'pieces of ice' : `${typeOf(of)}s`} from Archives, show them to the Runner and put them into HQ`,
          ),
        ),
      ];
    const from = say.side === CORP ? 'Archives' : 'your trash';
    return [you(`take ${some(1, typeOf(of))} from ${from} into ${handOf(say)}`)];
  },
  takeBack({ of, n, who, per }, say): Text {
    if (n !== undefined && n !== 'all' && per !== undefined)
      return [
        you(`choose up to ${number(Number(n))} installed ${noun(of)}s ${forEvery(per, say)}`),
        does(
          say,
          who,
          ['return', 'returns'],
          `them to ${who === RUNNER && say.side === CORP ? 'their hand' : handOf(say)}`,
        ),
      ];
    if (filterOf(of).where === 'here') return [you(`take all cards inside this fort into ${handOf(say)}`)];
    const what = of === 'this' ? say.self() : of === 'that' ? 'that program' : 'one of your installed cards';
    return [you(`return ${what} to ${handOf(say)}`)];
  },
  shuffleIn({ of, n, discards }, say): Text {
    if (discards)
      return [
        you(
          say.side === CORP
            ? 'shuffle all cards in HQ and Archives into R&D'
            : 'shuffle your hand and your trash into your stack',
        ),
      ];
    if (n === 'all') return [you(`shuffle ${handOf(say)} into ${pileOf(say)}`)];
    if (n === 'any')
      return [you(`shuffle any number of ${typeOf(of ?? 'card')} cards from ${handOf(say)} into ${pileOf(say)}`)];
    const what = of === 'this' ? say.self() : of === 'that' ? 'it' : `a card from ${handOf(say)}`;
    return [you(`shuffle ${what} into ${pileOf(say)}`)];
  },
  look({ n, who, arrange }, say): Text {
    const top = n === 1 ? 'card' : `${number(Number(n))} cards`;
    const see = you(`look at the top ${top} of ${who === undefined ? pileOf(say) : piles[who]}`);
    return arrange ? [see, you('put them back in any order')] : [see];
  },
  mill: ({ n, down }) => [
    you(`trash the top ${n === 1 ? 'card' : `${number(Number(n))} cards`} of R&D face ${down ? 'down' : 'up'}`),
  ],
  cut: () => [withComma(you('move any number of cards from the top of R&D to the bottom, without looking at them'))],
  ontoPile: ({ n }) => [
    withComma(you(`put ${number(Number(n))} random face-up cards from Archives on top of R&D, one after the other`)),
  ],
  revealUntil: ({ of }) => [
    it('the Corp', `reveals cards from R&D one at a time until ${some(1, noun(of))} appears or none is left`),
    it(`that ${noun(of)}`, 'goes into HQ'),
    it('the other cards', 'are shuffled into R&D'),
  ],
  play({ of }): Text {
    const { type } = filterOf(of);
    const types = typeof type === 'object' ? type : [typeOf(of)];
    return [you(`install a ${types.map((one) => noun(one)).join(' or ')} from your hand`)];
  },
  setAside({ of, counter }): Text {
    const { type } = filterOf(of);
    const kinds = typeof type === 'object' ? type.join(' or ') : typeOf(of);
    return [
      withComma(
        you(
          `set aside a ${kinds} card from your hand, face up, with ${counter} counters equal to its installation cost`,
        ),
      ),
    ];
  },
};

const hand = (say: Phrasing, who: Seat | undefined): string => (who === undefined ? handOf(say) : hands[who]);

function searchForHand({ of, n, among, price, per }: Meaning<'search'>, { side }: Phrasing): Text {
  if (among !== undefined) {
    const { type } = filterOf(of);
    const types = typeof type === 'object' ? type : [typeOf(of)];
    return [
      you(`look at the top ${number(among)} cards of your stack`),
      withComma(
        you(
          `take any number of ${list(
            types.map((one) => (one === 'hardware' ? 'pieces of hardware' : `${one}s`)),
            'and',
          )} among them into your hand, paying ${bits(price ?? 0)} for each and showing them to ${sideNames[side === CORP ? RUNNER : CORP]}`,
        ),
      ),
      thenShuffle,
    ];
  }
  if (of !== 'card')
    return [
      withComma(you(`search your stack for a ${typeOf(of)}, show it to the Corp and take it into your hand`)),
      thenShuffle,
    ];
  if (per === undefined && n === undefined) return [you('take any card from your stack into your hand'), thenShuffle];
  return [you('search your stack for the same number of cards and take them into your hand'), thenShuffle];
}

function searchToInstall({ of, among, orTrash, free }: Meaning<'search'>, { self }: Phrasing): Text {
  if (among !== undefined && of === 'ice')
    return [
      you(`show the Runner the top ${number(among)} cards of R&D`),
      withComma(you('install every piece of ice among them on any fort and rez it, without paying for either')),
      you('trash the other cards'),
    ];
  if (among !== undefined)
    return [
      you(`show the Corp the top ${number(among)} cards of your stack`),
      {
        lead: `if there are ${noun(of)}s among them`,
        ...you(`trash ${self()} and install one of them for free`),
        apart: true,
      },
      thenShuffle,
    ];
  const look = orTrash
    ? `choose ${some(1, noun(of))} in your trash or in your stack`
    : `find ${some(1, noun(of))} in your stack`;
  return [you(`${look} and install it ${free ? 'for free' : 'if you can pay for it'}`), thenShuffle];
}
