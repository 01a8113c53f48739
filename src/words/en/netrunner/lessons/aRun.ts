/** The sample run past three pieces of ice: example G2 of RULES.md. */
import { type Chapter, corpDeck, runnerDeck, turn } from './made.ts';

export const aRun: Chapter = {
  title: 'A run',
  decks: [
    corpDeck('triggerman', 'filter', 'neural-blade', 'tycho-extension', 'keeper', 'accounts-receivable'),
    runnerDeck('black-dahlia', 'livewires-contacts', 'score', 'tinweasel', 'baedekers-net-map', 'loony-goon'),
  ],
  before: [
    ...turn('corp', 'play accounts-receivable', 'ice triggerman new', 'ice filter f1'),
    ...turn('runner', 'play livewires-contacts', 'play score', 'install black-dahlia', 'bit'),
    ...turn('corp', 'ice neural-blade f1', 'inside tycho-extension f1', 'bit'),
    ...turn('runner', 'draw', 'draw', 'bit', 'bit'),
    ...turn('corp', 'bit', 'bit', 'bit'),
    ...turn('runner', 'bit', 'bit', 'bit', 'bit'),
    ...turn('corp', 'bit', 'bit', 'ice keeper hq'),
  ],
  steps: [
    {
      moves: ['runner install tinweasel', 'runner bit', 'runner bit'],
      what: [
        'Some turns later, the Runner installs Tinweasel and has 6 bits',
        'Some turns later. Install Tinweasel, then take two bits',
      ],
      why: [
        'You have 12 bits, and Tycho Extension behind three pieces of ice. The Runner can break sentries and code gates.',
        'Tinweasel breaks code gates, and Black Dahlia breaks sentries. You pay to break ice during the run, so every bit counts.',
      ],
    },
    {
      moves: ['runner run f1'],
      others: [
        {
          move: 'runner run hq',
          comes: [
            'HQ has one piece of ice, and the Runner would see one random card.',
            'HQ has one piece of ice, and you would see one random card. Fort 1 holds a card worth three pieces of ice to the Corp.',
          ],
        },
        {
          move: 'runner run rd',
          comes: [
            'R&D has no ice: the Runner would see its top card.',
            'R&D has no ice: you would see its top card, whatever that is. What the Corp guards most is in Fort 1.',
          ],
        },
      ],
      what: ['The Runner runs on Fort 1', 'Run on Fort 1'],
      why: [
        'You may rez a piece of ice only when the Runner reaches it. They reach the outermost first.',
        'Three pieces of ice guard one card, so it’s probably an agenda. You meet ice from the outside in.',
      ],
    },
    {
      moves: ['corp rez neural-blade'],
      others: [
        {
          move: 'corp pass approach',
          comes: [
            'You keep 12 bits, but the Runner keeps 6: enough to break all your other ice.',
            'You would pass it unharmed.',
          ],
        },
      ],
      what: ['Rez Neural Blade for 4 bits', 'The Corp rezzes Neural Blade'],
      why: [
        'It’s a sentry with two subroutines: the Runner loses a card and can’t break the next ice. You keep 8 bits, and Triggerman costs 7.',
        'It has two subroutines, which take effect in order unless broken. Black Dahlia is strong enough to break them, for 2 bits each.',
      ],
    },
    {
      moves: ['runner break black-dahlia 1', 'runner pass encounter'],
      others: [
        {
          move: 'runner break black-dahlia 0',
          comes:
            'You keep your card for 2 bits. Break the second too, and you have 2 bits left for two more pieces of ice.',
        },
      ],
      instead: ({ do: does }) =>
        does === 'pass' ? 'Both take effect: you lose a card, and you can’t break the next ice.' : null,
      what: ['The Runner breaks the second subroutine and loses a card', 'Break only the second subroutine'],
      why: [
        'That saves 2 bits for what comes next. The Net damage costs the Runner a random card.',
        'The first costs you a random card, which is cheaper than 2 bits here. Leave the second, and you can’t break the next ice.',
      ],
    },
    {
      moves: ['runner pass jack'],
      others: [
        {
          move: 'runner jack',
          comes: [
            'The run would end with nothing stolen.',
            'The run ends. You keep 4 bits, and the card in the fort stays where it is.',
          ],
        },
      ],
      what: ['The Runner doesn’t jack out', 'Stay in the run'],
      why: [
        'After each piece of ice, the Runner may jack out unharmed. They have 4 bits and stay in.',
        'You could jack out here: no more harm, but nothing gained. Your 4 bits break two more subroutines.',
      ],
    },
    {
      moves: ['corp pass approach'],
      others: [
        {
          move: 'corp rez filter',
          comes: 'It is free to rez, but Tinweasel breaks it for free, and then the Runner knows what it is.',
        },
      ],
      what: ['Leave Filter face down', 'The Corp leaves this one face down'],
      why: [
        'Tinweasel would break it for free. Unrezzed, it stays a secret.',
        'Unrezzed ice does nothing, and you pass it. You still don’t know what it is.',
      ],
    },
    {
      moves: ['runner pass jack'],
      what: ['The Runner stays in again', 'Stay in again'],
      why: [
        'One piece of ice is left, and you have 8 bits.',
        'One piece of ice is left. It could cost you everything.',
      ],
    },
    {
      moves: ['corp rez triggerman'],
      others: [
        {
          move: 'corp pass approach',
          comes: [
            'You keep 8 bits and still lose the agenda, but the Runner keeps 4 bits.',
            'You would pass it for free and keep 4 bits.',
          ],
        },
      ],
      what: ['Rez Triggerman for 7 bits', 'The Corp rezzes Triggerman'],
      why: [
        'The Runner has 4 bits and can break both subroutines for exactly 4. Rez it only to leave them broke: it won’t stop this run.',
        'It trashes a program, then ends the run. Its strength is 3, and Black Dahlia is strong enough.',
      ],
    },
    {
      moves: ['runner break black-dahlia 0', 'runner break black-dahlia 1', 'runner pass encounter'],
      others: [
        {
          move: 'runner pass encounter',
          comes: 'What you leave unbroken takes effect, and the second subroutine ends the run.',
        },
      ],
      what: ['The Runner breaks both subroutines with their last bits', 'Break both subroutines for 4 bits'],
      why: [
        'The bits saved on Neural Blade pay for this. With every subroutine broken, the Runner is past the ice.',
        'The bits you saved on Neural Blade pay for this. Leave the first, and you lose a program. Leave the second, and the run ends.',
      ],
    },
    {
      moves: ['runner pass last'],
      what: ['The Runner could jack out now, but doesn’t', 'Don’t jack out'],
      why: [
        'Nothing is left between the Runner and the agenda.',
        'After the last piece of ice, you get one more chance to jack out. Then you access what is in the fort.',
      ],
    },
    {
      moves: ['corp pass final'],
      what: ['Nothing is left to rez: let the Runner in', 'You steal Tycho Extension: 4 agenda points'],
      why: [
        'This is your last chance to rez nodes and upgrades. When the Runner accesses an agenda, they steal it.',
        'When you access an agenda, you steal it, whether you want to or not. Three more points and you win.',
      ],
    },
    {
      what: ['The Runner has 4 points and no bits', 'You have no bits left'],
      why: [
        'A successful run can leave the Runner broke. Now is the time to install and advance: they can’t come back yet.',
        'Success has its price: until you have bits again, the Corp can install and advance in peace.',
      ],
    },
  ],
};
