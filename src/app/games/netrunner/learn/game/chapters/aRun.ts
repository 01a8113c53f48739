/** The sample run past three pieces of ice: example G2 of RULES.md. */
import { type Chapter, corpDeck, runnerDeck, turn } from './made.ts';

export const aRun: Chapter = {
  title: 'A run',
  decks: [
    corpDeck('triggerman', 'filter', 'neural-blade', 'tycho-extension', 'keeper', 'accounts-receivable'),
    runnerDeck('black-dahlia', 'livewires-contacts', 'score', 'tinweasel', 'score', 'score', 'score'),
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
        'Some turns later: he installs Tinweasel and has 6 bits',
        'Some turns later. Install Tinweasel, then take two bits',
      ],
      why: [
        'You have 12 bits, and Tycho Extension behind three pieces of ice. He has breakers for sentries and for code gates.',
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
            'HQ has one piece of ice, and you would see one random card of their hand. Fort 1 holds one card that is worth three pieces of ice.',
          ],
        },
      ],
      what: ['He runs on Fort 1', 'Run on Fort 1'],
      why: [
        'You may rez ice only when he comes to it, the outermost first.',
        'Three pieces of ice guard one card: it must be worth it. Ice is met from the outside in.',
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
      what: [
        'The Runner breaks the second subroutine and loses a card',
        'Break the second subroutine: no breaking next',
      ],
      why: [
        'He saves 2 bits for what comes: the Net damage costs him one card at random.',
        'One random card is cheaper than 2 bits here. Leave the second one and you can’t break the next ice.',
      ],
    },
    {
      deeds: ['runner pass jack'],
      others: [
        {
          deed: 'runner jack',
          comes: [
            'The run would end, with nothing stolen.',
            'The run ends unharmed. You keep 4 bits, and Tycho Extension stays where it is.',
          ],
        },
      ],
      what: ['The Runner doesn’t jack out', 'Go on'],
      why: [
        'Past each piece of ice he may leave the run unharmed. He has 4 bits and goes on.',
        'You could jack out here: no harm done, nothing gained. 4 bits break two more subroutines.',
      ],
    },
    {
      deeds: ['corp pass approach'],
      what: ['Leave Filter face down', 'The Corp leaves this one face down'],
      why: [
        'Tinweasel would break it for free. Unrezzed, it stays a secret.',
        'Ice that is not rezzed does nothing, and you pass it. What it is you still do not know.',
      ],
    },
    {
      deeds: ['runner pass jack'],
      what: ['He goes on again', 'Go on once more'],
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
      what: ['He breaks both subroutines with his last bits', 'Break both subroutines for 4 bits'],
      why: [
        'The bits saved on Neural Blade pay for this. Break every subroutine and you are past the ice.',
        'The bits that you saved on Neural Blade pay for it. Nothing may be left unbroken here.',
      ],
    },
    {
      deeds: ['runner pass last'],
      what: ['He takes his last chance to leave, and does not', 'Do not jack out'],
      why: [
        'Nothing lies between him and the agenda.',
        'Past the last ice you may leave once more. Then what lies in the fort is accessed.',
      ],
    },
    {
      deeds: ['corp pass final'],
      what: ['Nothing is left to rez: let him in', 'You steal Tycho Extension: 4 agenda points'],
      why: [
        'Upgrades could be rezzed now. An agenda that is accessed is stolen.',
        'An agenda that is accessed is stolen, whether you like it or not. Three points more and you win.',
      ],
    },
    {
      what: ['He has 4 points, and no bits', 'You have no bits left'],
      why: [
        'A successful run can leave the Runner broke. That is the time to install and advance: they can’t come back yet.',
        'Success has its price: until you have bits again the Corp can do as it likes.',
      ],
    },
  ],
};
