/** Card texts whose parts are not simply carried out in order. */
import type { Means, Procedure } from '../../../../rules/netrunner/means.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import { trashBoth } from './installed.ts';
import { bits, counter, damageNamed, fortCalled, list } from './nouns.ts';
import { type Phrasing, sideNames } from './say.ts';
import { it, joinTexts, type Text, withComma, withLead, you } from './sentence.ts';

type Named<P extends Procedure['do']> = Extract<Procedure, { do: P }>;

const words: { readonly [P in Procedure['do']]: (what: Named<P>, say: Phrasing, means: Means) => Text } = {
  showFor: ({ of, each }) => [
    it('you', `may show the Runner any number of ${of}s in HQ`),
    you(`gain ${bits(each)} for each`),
  ],
  sellAgendas: ({ each }) => [
    it('you', 'may show the Runner any number of agendas in HQ'),
    withComma(you(`gain ${bits(each)} for each agenda point on them, and shuffle them into R&D`)),
  ],
  payOrDiscard: ({ each }) => [
    { lead: 'for each card in HQ', ...it('the Corp', `pays ${bits(each)} or discards it`), comma: true, apart: true },
  ],
  newHand({ who: of }, { side }): Text {
    if (of !== side)
      return [
        you(
          `have ${sideNames[of]} shuffle their hand into ${of === CORP ? 'R&D' : 'the stack'} and draw the same number of cards`,
        ),
      ];
    return [
      you(
        of === CORP
          ? 'shuffle HQ into R&D and draw as many cards as you had in HQ'
          : 'shuffle your hand into your stack and draw as many cards',
      ),
    ];
  },
  revealFor({ keyword, each }): Text {
    const kind = keyword.toLowerCase();
    return [
      withComma(
        you(`reveal any number of ${kind}s, then gain ${bits(each)} for each ${kind} that is revealed or rezzed`),
      ),
    ];
  },
  sellOne: ({ each }) => [it('you', `may trash another of your installed cards to gain ${bits(each)}`)],
  sellAny: ({ each }) => [withComma(you(`trash any number of your installed cards, and gain ${bits(each)} for each`))],
  rezForCounters: ({ counter: name, count }) => [
    you(
      `rez a piece of ice for free and put ${count === 'paid' ? 'X ' : ''}${name} counters on it${count === 'paid' ? '' : ' equal to its rez cost'}`,
    ),
    it('the ice', 'may already be rezzed'),
  ],
  trashBoth: ({ every, n, of }) => trashBoth(every, n, of),
  fromTop: ({ among, of }, say) => say.text({ v: 'search', of, to: 'play', among, free: true }),
  blowUp: ({ damage }, { self }) => [
    withComma(
      you(
        `trash ${self()} and all other cards in or on this fort, and deal 1 ${damageNamed(damage)} damage for each of the others`,
      ),
    ),
  ],
  damageByAdvancement({ damage, each }, { self }): Text {
    const type = damageNamed(damage);
    return [
      you(`deal ${each} ${type} damage for each advancement counter on ${self()} if it is rezzed and has any`),
      ...withLead('otherwise', [you(`deal 1 ${type} damage, even if it is not rezzed`)]),
    ];
  },
  handOver: ({ each }) => [
    withComma(
      you(
        `give up the agenda points you scored this turn: the Corp scores the same number, and you gain ${bits(each)} for each`,
      ),
    ),
  ],
  exposeOrLeave: () => [you('expose the approached ice if it is not rezzed'), it('you', 'may then jack out')],
  rezForRun: () => [
    withComma(
      you('rez a piece of ice on this fort at half its rez cost, rounded down, and derez it when the run ends'),
    ),
  ],
  undoWorms: () => [
    ...withLead('if the Runner has just used worms on ice on this fort', [you('trash them')]),
    withComma(it('the subroutines they broke', 'are no longer broken, and the bits spent on them are lost')),
  ],
  refill: () => [
    withComma(
      you('return all cards inside this fort to HQ, then install the same number of cards from HQ in this fort'),
    ),
  ],
  transmute: () => [
    you('choose a rezzed piece of ice'),
    withComma(
      it('it', 'has +1 strength and has each of its own subroutines twice, the second directly after the first'),
    ),
  ],
  stealLater: () => [
    it('they', 'do not steal it'),
    it('at the start of their next turn, they', 'score it if it is still there'),
    withComma(it('they', 'must pay any cost to steal it, unless you play with rulings')),
  ],
  escape: () => [
    {
      lead: 'when you are about to be flatlined',
      ...withComma(it('you', 'survive but lose all cards in your hand')),
      apart: true,
    },
  ],
  newBody: () => [
    {
      lead: 'for the rest of the game',
      ...withComma(
        it(
          'you',
          'have three actions a turn instead of four, you have −1 hand size, and all meat damage to you is prevented',
        ),
      ),
      apart: true,
    },
  ],
  counterForAccess: ({ counter: name }) => [
    you(`give the Corp ${counter(name)} at the end of the run instead of accessing cards`),
  ],
  takeFromEach: ({ forts, counter: name }) => [
    you(`remove ${counter(name)} from each of ${list(forts.map(fortCalled), 'and')}`),
  ],
  playRandom: () => [
    withComma(you('show a random card from your hand, and play or install it at its full cost if you can')),
  ],
  payForTest: ({ more }) => [
    you(`lose ${bits(more)} and as many bits as it costs to install`),
    ...withLead('for each of these bits that you do not have', [you('take 1 meat damage')]),
  ],
  growOnce: ({ counter: name }, { self }) =>
    withLead('at the end of each run in which you did this', [
      withComma(you(`put ${counter(name)} on ${self()}, which gives it +1 strength`)),
    ]),
  cancelTrace: () => [you('cancel the effect of the trace')],
  // Run effects apply before the run starts, but the text puts them after it.
  runWith(_, say, means): Text {
    const parts = means.v === 'all' ? means.parts : [];
    return joinTexts([...parts.slice(-1), ...parts.slice(0, -1)].map(say.text));
  },
};

export const sayProcedure = (what: Procedure, say: Phrasing, means: Means): Text =>
  (words[what.do] as (what: Procedure, say: Phrasing, means: Means) => Text)(what, say, means);
