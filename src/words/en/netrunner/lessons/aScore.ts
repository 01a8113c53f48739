/** An agenda is installed, advanced and scored. Not part of the sample game. */
import { type Chapter, corpDeck, runnerDeck, turn } from './made.ts';

export const aScore: Chapter = {
  title: 'A score',
  decks: [
    corpDeck('accounts-receivable', 'fire-wall', 'marine-arcology', 'keeper', 'filter'),
    runnerDeck('tinweasel', 'force-shield', 'baedekers-net-map'),
  ],
  before: [
    ...turn('corp', 'play accounts-receivable', 'ice fire-wall new', 'ice keeper hq'),
    ...turn('runner', 'bit', 'bit', 'bit', 'bit'),
    ...turn('corp', 'ice filter rd', 'bit'),
  ],
  steps: [
    {
      moves: ['corp inside marine-arcology f1'],
      others: [
        {
          move: 'corp inside marine-arcology new',
          comes: [
            'A new fort has no ice: the Runner walks in and steals it for free.',
            'Without ice, you would steal it for free.',
          ],
        },
      ],
      what: ['Another game. Install Marine Arcology in Fort 1', 'Another game: the Corp installs a card in Fort 1'],
      why: [
        'It needs 3 counters, and your next turn has three actions. Your 10 bits pay for the wall too. So install the agenda with your last action.',
        'Agenda, node or ambush? The Corp has bits for the ice, and could advance the card three times next turn.',
      ],
    },
    {
      moves: ['runner run f1'],
      others: [
        {
          move: 'runner install tinweasel',
          comes: [
            'Tinweasel breaks code gates, but your ice is a wall.',
            'It breaks code gates for free. If that ice is a wall or a sentry, it doesn’t help.',
          ],
        },
      ],
      what: ['The Runner runs on Fort 1', 'Run on Fort 1, without a breaker'],
      why: [
        'They have no breaker, but want to know what guards the card.',
        'The Corp must pay for the ice now or let you in. With five cards in hand, you can survive the damage most ice deals.',
      ],
    },
    {
      moves: ['corp rez fire-wall'],
      others: [
        {
          move: 'corp pass approach',
          comes: [
            'You save 5 bits, and the Runner steals Marine Arcology: 2 points.',
            'You would get in and steal what is there.',
          ],
        },
      ],
      what: ['Rez Fire Wall for 5 bits', 'The Corp rezzes Fire Wall: 10 bits become 5'],
      why: [
        'It ends the run. You have 5 bits left, and the three counters take 3 of them. The next run there costs you nothing.',
        'The wall ends the run, and you have no breaker for it. Now you know which one you need. The wall stays rezzed.',
      ],
    },
    {
      moves: ['runner bit', 'runner bit', 'runner bit'],
      others: [
        {
          move: 'runner run f1',
          comes: [
            'The wall would end the run again and cost you nothing.',
            'The wall would end the run again and cost the Corp nothing this time.',
          ],
        },
        {
          move: 'runner run hq',
          comes: [
            'HQ has ice too. Rez it, and you have fewer bits for your next ice.',
            'HQ has ice too. If the Corp pays to rez it, fewer bits are left for the score.',
          ],
        },
      ],
      what: ['The Runner takes three bits', 'Take three bits'],
      why: [
        'The bits in the Runner’s pool are a danger to your next agenda.',
        'The Corp may score that card. Your bits pay for the breaker that gets you to the next one.',
      ],
    },
    {
      moves: ['corp advance marine-arcology', 'corp advance marine-arcology', 'corp advance marine-arcology'],
      others: [
        {
          move: 'corp bit',
          comes: [
            'Then you can’t score it this turn, and the Runner has a turn to find a way in.',
            'You would have another turn to get in.',
          ],
        },
      ],
      what: ['Advance it three times', 'The Corp advances it three times'],
      why: [
        'Each counter costs an action and a bit. With 3, you can score it.',
        'Each counter cost an action and a bit. A card with counters on it is worth a run before it’s too late.',
      ],
    },
    {
      moves: ['corp score marine-arcology'],
      what: ['Score it', 'The Corp scores it'],
      why: [
        'Scoring takes no action. The points are yours.',
        'Scoring takes no action. A scored agenda can no longer be stolen.',
      ],
    },
    {
      what: ['You have 2 points: 5 more and you win', 'The Corp has 2 of 7 points'],
      why: 'First to seven points wins. The last chapter shows what hurts: tags, damage and ambushes.',
    },
  ],
};
