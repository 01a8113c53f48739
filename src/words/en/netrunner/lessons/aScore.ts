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
      others: [
        {
          deed: 'corp inside marine-arcology new',
          comes: [
            'A new fort has no ice: the Runner walks in and steals it for nothing.',
            'Without ice you would steal it for nothing.',
          ],
        },
      ],
      what: [
        'Another game: a score. Install Marine Arcology in Fort 1',
        'Another game: the Corp puts a card into Fort 1',
      ],
      why: [
        'It needs 3 counters: your next turn has three actions, and your 12 bits pay for the wall too. So it goes down last.',
        'Agenda, node or ambush? It has bits for the ice, and could advance it three times in its next turn.',
      ],
    },
    {
      deeds: ['runner bit', 'runner bit'],
      others: [
        {
          deed: 'runner run f1',
          comes: [
            'The Runner would stop at Fire Wall, and you would pay 5 bits for it.',
            'Fire Wall ends the run. It costs you an action and the Corp 5 bits: 12 bits still pay for the wall and the score.',
          ],
        },
        {
          deed: 'runner run hq',
          comes: [
            'HQ has no ice: the Runner would see one random card of your hand.',
            'HQ has no ice. You would see one random card: often worth an action.',
          ],
        },
      ],
      what: ['The Runner takes two bits', 'You can’t break walls. Take two bits'],
      why: [
        'The Runner has no breaker installed, and yours is a wall.',
        'A run you can’t win costs an action, but makes the Corp pay for its ice.',
      ],
    },
    {
      deeds: ['runner bit', 'runner bit'],
      others: [
        {
          deed: 'runner install tinweasel',
          comes: 'Tinweasel breaks code gates. Behind a wall it doesn’t help, but it is there for the next fort.',
        },
      ],
      what: ['And two more bits', 'And two more'],
      why: [
        'Bits in the Runner’s pool are the danger to your next agenda.',
        'The Corp may score that card. Your bits pay for the breaker that gets you to the next one.',
      ],
    },
    {
      deeds: ['corp advance marine-arcology', 'corp advance marine-arcology', 'corp advance marine-arcology'],
      others: [
        {
          deed: 'corp bit',
          comes: [
            'Then it isn’t scored this turn, and the Runner has a turn to find a way in.',
            'You would have another turn to get in.',
          ],
        },
      ],
      what: ['Advance it three times', 'The Corp advances it three times'],
      why: [
        'Each counter takes an action and a bit. With 3 it can be scored.',
        'Each counter cost an action and a bit. A card with counters on it is worth a run, before it is too late.',
      ],
    },
    {
      deeds: ['corp score marine-arcology'],
      what: ['Score it', 'The Corp scores it'],
      why: [
        'Scoring takes no action. Its points are yours.',
        'Scoring takes no action. What is scored can’t be stolen any more.',
      ],
    },
    {
      what: ['You have 2 points: five more and you win', 'It has 2 points of seven'],
      why: 'First to seven points wins. The last chapter shows what hurts: tags, damage and ambushes.',
    },
  ],
};
