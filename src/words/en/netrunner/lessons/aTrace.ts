/** The trace of Homewrecker: example G3 of RULES.md. */
import type { Move } from '../../../../rules/netrunner/index.ts';
import type { Words } from '../../../lessons.ts';
import { counted } from '../../counted.ts';
import { type Chapter, corpDeck, runnerDeck, turn } from './made.ts';

const CORP_BID = 4;
const LINK = 4;
const RUNNER_BITS = 5;

/** The outcome against a link of 4, which costs the Runner 3 bits. */
function corpBid(move: Move): Words | null {
  if (move.do !== 'bid' || move.bits >= CORP_BID) return null;
  const paid = move.bits === 0 ? 'You keep your 4 bits' : `You still pay ${counted(move.bits, 'bit')}`;
  return `A trace of ${move.bits} against a link of ${LINK} fails, and the Runner gets into HQ. ${paid}.`;
}

function runnerBid(move: Move): Words | null {
  if (move.do !== 'bid') return null;
  const link = 'base' in move ? 1 + move.bits : 0;
  const left = counted(RUNNER_BITS - move.bits, 'bit');
  if (link === LINK) return null;
  if (link < LINK) return `A link of ${link} against a trace of ${CORP_BID}: you are caught and keep ${left}.`;
  if (link === CORP_BID + 1)
    return `A link of ${link} can’t be beaten with 4 bits. You are safe, get into HQ and keep ${left}.`;
  return `A link of ${link} is safe too, but ${CORP_BID + 1} is enough: the Corp has only 4 bits.`;
}

export const aTrace: Chapter = {
  title: 'A trace',
  decks: [
    corpDeck('accounts-receivable', 'homewrecker', 'keeper', 'fire-wall', 'filter'),
    runnerDeck('baedekers-net-map', 'zetatech-mem-chip', 'force-shield', 'tinweasel'),
  ],
  before: [
    ...turn('corp', 'play accounts-receivable', 'ice homewrecker hq', 'bit'),
    ...turn('runner', 'install baedekers-net-map', 'install zetatech-mem-chip', 'bit', 'bit'),
    ...turn('corp', 'bit', 'ice fire-wall rd', 'ice filter archives'),
    ...turn('runner', 'draw', 'bit', 'bit'),
  ],
  steps: [
    {
      moves: ['runner run hq'],
      others: [
        {
          move: 'runner run rd',
          comes: [
            'A run on R&D would meet Fire Wall.',
            'R&D is behind ice too. With no breaker installed, a wall there ends your run.',
          ],
        },
      ],
      what: ['Another game: the Runner runs on HQ', 'Another game. Run on HQ'],
      why: [
        'Past the ice, the Runner would access a random card from your hand.',
        'HQ is the Corp’s hand: you access one random card from it. Your own four cards give you some protection from damage.',
      ],
    },
    {
      moves: ['corp rez homewrecker'],
      others: [
        {
          move: 'corp pass approach',
          comes: [
            'You keep 11 bits, but the Runner gets into HQ and sees one of your cards.',
            'You would get into HQ unharmed.',
          ],
        },
      ],
      what: ['Rez Homewrecker for 7 bits', 'The Corp rezzes Homewrecker'],
      why: [
        'The Runner has no breaker installed, so they face its trace. You have 4 bits left to bid.',
        'You have no breaker installed, so you face its trace. The limit is 5, but the Corp has only 4 bits.',
      ],
    },
    {
      moves: ['corp bid 4'],
      instead: corpBid,
      what: ['Bid 4 bits', 'The Corp bids in secret'],
      why: [
        'You may bid up to the limit of 5, but you have only 4 bits. The Runner can’t see your bid. You pay it, win or lose.',
        'The limit is 5, but the Corp has only 4 bits. The Corp pays the bid whether or not the trace succeeds.',
      ],
    },
    {
      moves: ['runner bid 3'],
      instead: runnerBid,
      what: ['The Runner bids too, and both bids are revealed: 4 against 4', 'Raise your link to 4 for 3 bits'],
      why: [
        'Baedeker’s Net Map gives a link of 1, plus 1 for each bit. A link of 5 would have been safe. Ties go to you.',
        'Your map gives a link of 1, plus 1 for each bit. The Corp has 4 bits, so a link of 5 is safe. The example gambles to save a bit.',
      ],
    },
    {
      what: ['A tie, and ties go to you', 'A tie, and ties go to the Corp'],
      why: [
        'The run ends, the memory chip is trashed, and 2 meat damage takes two cards. With one card in hand, the Runner would be flatlined and lose.',
        'The run ends, your chip is trashed, and 2 meat damage takes two cards. With one card in hand, you would be flatlined and lose.',
      ],
    },
  ],
};
