/** An agenda installed, advanced and scored: what the sample game leaves out. */
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
        'It needs 3 counters: your next turn has three actions, and your 10 bits pay for the wall too. So it goes down last.',
        'Agenda, node or ambush? It has bits for the ice, and could advance it three times in its next turn.',
      ],
    },
    {
      deeds: ['runner run f1'],
      others: [
        {
          deed: 'runner install tinweasel',
          comes: [
            'Tinweasel breaks code gates, and yours is a wall.',
            'It breaks code gates for free. If that ice is a wall or a sentry, it doesn’t help.',
          ],
        },
      ],
      what: ['The Runner runs on Fort 1', 'Run on Fort 1, without a breaker'],
      why: [
        'They have no breaker, and want to know what guards the card.',
        'The Corp pays for its ice now, or lets you in. Five cards in hand survive the damage of most ice.',
      ],
    },
    {
      deeds: ['corp rez fire-wall'],
      others: [
        {
          deed: 'corp pass approach',
          comes: [
            'You save 5 bits, and the Runner steals Marine Arcology: 2 points.',
            'You would get in and steal what lies there.',
          ],
        },
      ],
      what: ['Rez Fire Wall for 5 bits', 'The Corp rezzes Fire Wall: 10 bits become 5'],
      why: [
        'It ends the run. 5 bits are left, and the three counters take 3 of them. The next run there costs you nothing.',
        'A wall ends the run, and you have no breaker for it. Now you know which one you need. The wall stays rezzed.',
      ],
    },
    {
      deeds: ['runner bit', 'runner bit', 'runner bit'],
      others: [
        {
          deed: 'runner run f1',
          comes: [
            'The wall would end it again, and cost you nothing.',
            'The wall ends the run again, and costs the Corp nothing this time.',
          ],
        },
        {
          deed: 'runner run hq',
          comes: [
            'HQ has ice too. Its rez cost would be missing for your next ice.',
            'HQ has ice too. If the Corp pays for it, it has less for the score.',
          ],
        },
      ],
      what: ['The Runner takes three bits', 'Take three bits'],
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
