/** The trace of Homewrecker: example G3 of RULES.md. */
import { type Chapter, corpDeck, runnerDeck, turn } from './made.ts';

export const aTrace: Chapter = {
  title: 'A trace',
  decks: [
    corpDeck('accounts-receivable', 'homewrecker', 'keeper', 'fire-wall', 'filter'),
    runnerDeck('baedekers-net-map', 'zetatech-mem-chip', 'force-shield', 'inside-job', 'tinweasel'),
  ],
  before: [
    ...turn('corp', 'play accounts-receivable', 'ice homewrecker hq', 'bit'),
    ...turn('runner', 'install baedekers-net-map', 'install zetatech-mem-chip', 'bit', 'bit'),
    ...turn('corp', 'bit', 'ice fire-wall rd', 'ice filter archives'),
    ...turn('runner', 'draw', 'bit', 'bit'),
  ],
  steps: [
    {
      deeds: ['runner run hq'],
      what: ['Another game: he runs on HQ', 'Another game. Run on HQ'],
      why: [
        'Behind the ice he would see a card of your hand, at random.',
        'HQ is the Corp’s hand: one card of it at random is accessed. Four cards in hand are some protection.',
      ],
    },
    {
      deeds: ['corp rez homewrecker'],
      what: ['Rez Homewrecker for 7 bits', 'The Corp rezzes Homewrecker'],
      why: [
        'He has no breaker installed, so its trace will come. Four bits are left to pay for it, of the five that it may cost.',
        'You have no breaker installed, so its trace comes: the limit is 5, but the Corp has 4 bits.',
      ],
    },
    {
      deeds: ['corp bid 4'],
      what: ['Note 4 bits', 'The Corp notes an amount in secret'],
      why: [
        'Up to the limit, and no more than you have. He does not see it; it is paid whether you win or not.',
        'Up to 5 by the limit, up to 4 by its bits. It is paid whether the trace succeeds or not.',
      ],
    },
    {
      deeds: ['runner bid 3'],
      what: ['He notes his, and both are opened: 4 against 4', 'Raise your link to 4 for 3 bits'],
      why: [
        'Baedeker’s Net Map gives him a link of 1, and 1 more for each bit. The Corp wins ties.',
        'Your map gives a link of 1, and 1 more for each bit. A bit more would have saved you, but who knows that now?',
      ],
    },
    {
      what: ['A tie, so the trace succeeds', 'A tie, and ties go to the Corp'],
      why: [
        'The run ends, his memory chip is trashed, and 2 meat damage cost him two cards. With one card in hand he would be flatlined.',
        'The run ends, your chip is trashed, 2 meat damage cost you two cards. With one card in hand you would have been flatlined.',
      ],
    },
  ],
};
