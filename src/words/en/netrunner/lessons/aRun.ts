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
      deeds: ['runner install tinweasel', 'runner bit', 'runner bit'],
      what: [
        'Some turns later: the Runner installs Tinweasel and has 6 bits',
        'Some turns later. Install Tinweasel, then take two bits',
      ],
      why: [
        'You have 12 bits, and Tycho Extension behind three pieces of ice. The Runner can break sentries and code gates.',
        'Tinweasel breaks code gates, Black Dahlia sentries. Breaking is paid during the run: every bit counts.',
      ],
    },
    {
      deeds: ['runner run f1'],
      others: [
        {
          deed: 'runner run hq',
          comes: [
            'HQ has one piece of ice: the Runner would see one random card.',
            'HQ has one piece of ice, and you would see one random card of it. Fort 1 holds a card that is worth three pieces of ice to the Corp.',
          ],
        },
        {
          deed: 'runner run rd',
          comes: [
            'R&D has no ice: the Runner would see its top card.',
            'R&D has no ice: you would see its top card, whatever that is. What the Corp guards most lies in Fort 1.',
          ],
        },
      ],
      what: ['The Runner runs on Fort 1', 'Run on Fort 1'],
      why: [
        'You may rez ice only when the Runner comes to it, the outermost first.',
        'Three pieces of ice guard one card: probably an agenda. Ice is met from the outside in.',
      ],
    },
    {
      deeds: ['corp rez neural-blade'],
      others: [
        {
          deed: 'corp pass approach',
          comes: [
            'You keep 12 bits, but the Runner keeps 6: enough for all of your other ice.',
            'You would pass it unharmed.',
          ],
        },
      ],
      what: ['Rez Neural Blade for 4 bits', 'The Corp rezzes Neural Blade'],
      why: [
        'A sentry with two subroutines: a card lost, and no breaking of the next ice. You keep 8 bits, and Triggerman costs 7.',
        'Two subroutines, which happen in order if they are not broken. Black Dahlia is strong enough, for 2 bits each.',
      ],
    },
    {
      deeds: ['runner break black-dahlia 1', 'runner pass encounter'],
      others: [
        {
          deed: 'runner break black-dahlia 0',
          comes: 'You keep your card for 2 bits. Break the second too and 2 bits are left for two more pieces of ice.',
        },
      ],
      instead: ({ do: does }) =>
        does === 'pass' ? 'Both take effect: you lose a card, and you can’t break the next ice.' : null,
      what: ['The Runner breaks the second subroutine and loses a card', 'Break only the second subroutine'],
      why: [
        'That saves 2 bits for what comes: the Net damage costs one card at random.',
        'The first costs you a random card, cheaper than 2 bits here. The second would keep you from breaking the next ice.',
      ],
    },
    {
      deeds: ['runner pass jack'],
      others: [
        {
          deed: 'runner jack',
          comes: [
            'The run would end, with nothing stolen.',
            'The run ends. You keep 4 bits, and the card in the fort stays where it is.',
          ],
        },
      ],
      what: ['The Runner doesn’t jack out', 'Stay in the run'],
      why: [
        'Past each piece of ice the Runner may leave the run unharmed. They have 4 bits and stay in.',
        'You could jack out here: no further harm, nothing gained. 4 bits break two more subroutines.',
      ],
    },
    {
      deeds: ['corp pass approach'],
      others: [
        {
          deed: 'corp rez filter',
          comes: 'It is free to rez, but Tinweasel breaks it for free, and from now on the Runner knows it.',
        },
      ],
      what: ['Leave Filter face down', 'The Corp leaves this one face down'],
      why: [
        'Tinweasel would break it for free. Unrezzed, it stays a secret.',
        'Ice that is not rezzed does nothing, and you pass it. What it is you still don’t know.',
      ],
    },
    {
      deeds: ['runner pass jack'],
      what: ['The Runner stays in again', 'Stay in once more'],
      why: ['One piece of ice is left, and you have 8 bits.', 'One piece is left. It can cost all that you have.'],
    },
    {
      deeds: ['corp rez triggerman'],
      others: [
        {
          deed: 'corp pass approach',
          comes: [
            'You keep 8 bits and lose the agenda just the same, but the Runner keeps 4 bits.',
            'You would pass it for free and keep 4 bits.',
          ],
        },
      ],
      what: ['Rez Triggerman for 7 bits', 'The Corp rezzes Triggerman'],
      why: [
        'The Runner has 4 bits and breaks both subroutines for exactly 4. Rez it only to leave them broke: it won’t stop this run.',
        'It trashes a program, then ends the run. Strength 3: Black Dahlia reaches it.',
      ],
    },
    {
      deeds: ['runner break black-dahlia 0', 'runner break black-dahlia 1', 'runner pass encounter'],
      others: [
        {
          deed: 'runner pass encounter',
          comes: 'What you leave unbroken takes effect, and the second subroutine ends the run.',
        },
      ],
      what: ['The Runner breaks both subroutines with their last bits', 'Break both subroutines for 4 bits'],
      why: [
        'The bits saved on Neural Blade pay for this. Break every subroutine and you are past the ice.',
        'The bits that you saved on Neural Blade pay for it. Leave the second and the run ends, leave the first and you lose a program.',
      ],
    },
    {
      deeds: ['runner pass last'],
      what: ['The Runner could leave once more, and doesn’t', 'Don’t jack out'],
      why: [
        'Nothing lies between the Runner and the agenda.',
        'Past the last ice you may leave once more. Then what lies in the fort is accessed.',
      ],
    },
    {
      deeds: ['corp pass final'],
      what: ['Nothing is left to rez: let the Runner in', 'You steal Tycho Extension: 4 agenda points'],
      why: [
        'This is the last moment to rez nodes and upgrades. An agenda that is accessed is stolen.',
        'An agenda that is accessed is stolen, whether you like it or not. Three points more and you win.',
      ],
    },
    {
      what: ['The Runner has 4 points, and no bits', 'You have no bits left'],
      why: [
        'A successful run can leave the Runner broke. That is the time to install and advance: they can’t come back yet.',
        'Success has its price: until you have bits again, the Corp can install and advance in peace.',
      ],
    },
  ],
};
