/** An agenda installed, advanced and scored: what the sample game leaves out. */
import { type Chapter, corpDeck, runnerDeck, turn } from './made.ts';

export const aScore: Chapter = {
  title: 'A score',
  decks: [
    corpDeck('accounts-receivable', 'fire-wall', 'marine-arcology', 'keeper', 'filter'),
    runnerDeck('tinweasel', 'force-shield', 'inside-job'),
  ],
  before: [
    ...turn('corp', 'play accounts-receivable', 'ice fire-wall new', 'bit'),
    ...turn('runner', 'bit', 'bit', 'bit', 'bit'),
    ...turn('corp', 'bit', 'bit'),
  ],
  steps: [
    {
      deeds: ['corp inside marine-arcology f1'],
      what: [
        'Last of all, a score. Install Marine Arcology in Fort 1',
        'Last of all: the Corp puts a card into Fort 1',
      ],
      why: [
        'It wants 3 counters: your next turn has three actions, and your 12 bits pay for the wall too. So it goes down last.',
        'Agenda, node or ambush? It has bits for the ice, and could advance it three times in its next turn.',
      ],
    },
    {
      deeds: ['runner bit', 'runner bit', 'runner bit', 'runner bit'],
      byItself: true,
      what: ['The Runner takes four bits', 'You cannot break walls, and take four bits'],
      why: [
        'He has no breaker for your wall.',
        'A run that must fail would only cost an action, but its ice a few bits.',
      ],
    },
    {
      deeds: ['corp advance marine-arcology', 'corp advance marine-arcology', 'corp advance marine-arcology'],
      what: ['Advance it three times', 'The Corp advances it three times'],
      why: [
        'Each time an action and a bit for one counter. At 3 it can be scored.',
        'Each counter cost an action and a bit. A card with counters on it is worth a run, before it is too late.',
      ],
    },
    {
      deeds: ['corp score marine-arcology'],
      what: ['Score it', 'The Corp scores it'],
      why: [
        'Scoring takes no action. Its points are yours.',
        'Scoring takes no action. What is scored cannot be stolen any more.',
      ],
    },
    {
      what: 'That was every kind of action',
      why: 'Whoever has seven points first wins. Play a guided game next: a whole one, with hints when you ask.',
    },
  ],
};
