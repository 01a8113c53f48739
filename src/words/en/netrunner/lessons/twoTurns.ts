/** The first two turns of the sample game: example G1 of RULES.md. */
import { type Chapter, corpDeck, runnerDeck } from './made.ts';

export const twoTurns: Chapter = {
  title: 'Two turns',
  decks: [
    corpDeck(
      'code-corpse',
      'fire-wall',
      'keeper',
      'rockerboy-promotion',
      'red-herrings',
      'accounts-receivable',
      'employee-empowerment',
      'trojan-horse',
    ),
    runnerDeck(
      'the-short-circuit',
      'score',
      'livewires-contacts',
      'force-shield',
      'zetatech-mem-chip',
      'inside-job',
      'loony-goon',
    ),
  ],
  before: [],
  steps: [
    {
      what: ['You are the Corp, the company', 'You are the Runner, the hacker'],
      why: [
        'You hide agendas in forts behind ice. The Runner breaks in to steal them. Seven agenda points win. You also lose if you can’t draw. The Runner loses by taking more damage than they have cards.',
        'The Corp hides agendas in forts behind ice. You break in to steal them. Seven agenda points win. You also lose by taking more damage than you have cards. The Corp loses if they can’t draw.',
      ],
    },
    {
      what: ['You start with 5 bits and 6 cards', 'You start with 5 bits, 5 cards and 4 memory units'],
      why: [
        'HQ is your hand, R&D your draw pile, Archives your discard pile. The Runner can run on any of them. Each turn you draw a card for free and take three actions. An action buys a bit, a card, or more.',
        'You take four actions a turn. The Corp draws a free card and takes three. One action buys a bit or a card, installs or plays a card, or starts a run. Bits are money.',
      ],
    },
    {
      moves: ['corp play accounts-receivable'],
      what: ['Play Accounts Receivable for 5 bits', 'The Corp plays Accounts Receivable: 5 bits become 9'],
      why: [
        'You pay for an operation, it takes effect, and it goes to Archives. This one gives 9 bits for 5: a gain of 4 for one action.',
        'Bits are public. The Corp can pay for ice now, and you know that before you run.',
      ],
    },
    {
      moves: ['corp ice fire-wall rd'],
      others: [
        {
          move: 'corp ice fire-wall hq',
          comes:
            'Fire Wall would guard your hand, and Keeper could guard R&D. Either way, both need ice before the first run.',
        },
      ],
      what: ['Install Fire Wall on R&D', 'The Corp puts a card in front of R&D'],
      why: [
        'The first piece of ice on a fort is free to install, face down. You pay to rez it when a run reaches it.',
        'All you see is its back. It has cost nothing yet: the Corp pays for ice only when they rez it.',
      ],
    },
    {
      moves: ['corp ice keeper hq'],
      what: ['Install Keeper on HQ', 'The Corp puts another card in front of HQ'],
      why: [
        'The agendas you draw wait in HQ, so it needs ice too. This is your third action, so your turn ends.',
        'That was the Corp’s third and last action. You get four actions, but no free card.',
      ],
    },
    {
      moves: ['runner install the-short-circuit'],
      what: ['The Runner installs The Short Circuit for 1 bit', 'Install The Short Circuit for 1 bit'],
      why: [
        'Almost everything the Runner installs goes face up in their rig. They pay for it now, and it works right away.',
        'You pay for this resource now. It goes face up in your rig and works right away.',
      ],
    },
    {
      moves: ['runner use the-short-circuit', 'runner show loony-goon'],
      what: ['The Runner searches their stack and shows Loony Goon', 'Use The Short Circuit to take Loony Goon'],
      why: [
        'You see what they took: a breaker for sentries. They shuffle their stack, and the rest of their hand stays hidden.',
        'For an action and a bit, you search your stack, show a program and take it. Then you shuffle. Loony Goon breaks sentries.',
      ],
    },
    {
      moves: ['runner install loony-goon'],
      refused: { kind: 'E-BITS', rule: 'You have to pay the full cost up front.' },
      what: ['The Runner holds Loony Goon but has only 3 bits', 'Try to install Loony Goon'],
      why: [
        'It costs 4. You have to pay the full cost up front. The Runner needs more bits.',
        'You have 3 bits. See what the rules say.',
      ],
    },
    {
      moves: ['runner play livewires-contacts'],
      others: [
        {
          move: 'runner bit',
          comes: [
            'The Runner would get one bit for the action instead of three.',
            'You would have 4 bits. Livewire’s Contacts gives 3 bits for the same action.',
          ],
        },
      ],
      what: [
        'The Runner plays Livewire’s Contacts and has 6 bits',
        'Play Livewire’s Contacts: it costs nothing and gives 3 bits',
      ],
      why: [
        'A prep is to the Runner what an operation is to you: used once, then trashed.',
        'Score! gives 9 bits for 5, but you have only 3. So play this prep first: the order matters.',
      ],
    },
    {
      moves: ['runner play score'],
      what: ['The Runner plays Score! and has 10 bits', 'Play Score! for 5 bits: it gives 9'],
      why: [
        'The Runner’s bits are public. Ten pay for a breaker and the run after it.',
        'That makes 10 bits. This is your fourth and last action.',
      ],
    },
    {
      moves: ['corp ice code-corpse hq'],
      what: [
        'You drew Employee Empowerment. Install Code Corpse on HQ',
        'The Corp draws, then puts a second card in front of HQ',
      ],
      why: [
        'The agenda waits in your hand until a fort is safe. The second piece of ice on a fort costs 1 bit to install, the third 2. The newest goes outermost.',
        'It cost 1 bit, because one piece of ice was already there. You would meet the newest first.',
      ],
    },
    {
      moves: ['corp bit', 'corp bit'],
      others: [
        {
          move: 'corp draw',
          comes:
            'You get one card for the action. Cards are options, but bits make them work: Code Corpse costs 10 to rez, and you have 8.',
        },
      ],
      what: ['Take a bit, twice', 'The Corp takes two bits and has 10'],
      why: [
        'Ice you can’t pay for stops nobody. An action is worth about a bit or a card.',
        'An action is worth about a bit or a card. You can always spend one to take a bit. Now the Corp can pay for hidden ice.',
      ],
    },
    {
      moves: ['runner install loony-goon', 'runner bit'],
      what: ['The Runner installs Loony Goon and takes a bit', 'Install Loony Goon for 4 bits, then take a bit'],
      why: [
        'Now they have a breaker for sentries in their rig. Your Fire Wall is a wall.',
        'Programs take memory: this one takes 1 of your 4 MU. You have 7 bits left for a run.',
      ],
    },
    {
      moves: ['runner run rd'],
      others: [
        {
          move: 'runner run hq',
          comes: [
            'A run on HQ would meet two pieces of ice.',
            'Two face-down cards guard HQ, and only one guards R&D. You would meet twice the ice for one card.',
          ],
        },
        {
          move: 'runner run archives',
          comes: [
            'Archives has no ice: the Runner would see what you have discarded.',
            'No ice there. You would see one card, Accounts Receivable: nothing to steal.',
          ],
        },
      ],
      what: ['The Runner runs on R&D', 'Run on R&D'],
      why: [
        'They have reached Fire Wall. If nothing stops them, they access the top card of R&D.',
        'One face-down card is in the way, so expect the worst. You can break a sentry. Most walls and code gates only end the run, but some do damage.',
      ],
    },
    {
      moves: ['corp rez fire-wall'],
      others: [
        {
          move: 'corp pass approach',
          comes: [
            'You save 5 bits and keep the secret, but the Runner sees the top card of R&D. Do that where you have nothing to lose.',
            'You would see the top card of R&D.',
          ],
        },
      ],
      what: ['Rez Fire Wall for 5 bits', 'The Corp rezzes Fire Wall: 10 bits become 5'],
      why: [
        'Rezzed, it ends every run that can’t break it. Rez ice to protect a fort that matters. Elsewhere, save the bits and keep your ice secret.',
        'The Corp pays when you reach the ice. A good Corp pays to protect a fort that matters and saves the bits elsewhere. Rezzed ice stays rezzed.',
      ],
    },
    {
      moves: ['runner break loony-goon 0'],
      refused: {
        kind: 'E-KEYWORD',
        rule: 'A breaker breaks only the kinds of ice its text names, and its strength must be at least the ice’s.',
      },
      what: ['The Runner’s only breaker is for sentries', 'Try to break Fire Wall with Loony Goon'],
      why: [
        'A breaker breaks only the kinds of ice its text names. Fire Wall is a wall.',
        'Loony Goon breaks sentries. See what the rules say.',
      ],
    },
    {
      moves: ['runner pass encounter'],
      what: ['The run ends', 'Break nothing'],
      why: [
        'The Runner didn’t break the subroutine, so it takes effect. They access nothing.',
        'The subroutine takes effect: the run ends. It cost you one action, nothing else.',
      ],
    },
    {
      moves: ['runner draw'],
      what: ['The Runner draws a card, and their turn ends', 'Draw a card'],
      why: [
        'You don’t see the card. At the end of your own turn, you keep five cards at most and discard the rest.',
        'It’s Inside Job. At the end of your turn, you keep five cards at most and discard the rest. You have three, so you keep them all.',
      ],
    },
    {
      moves: ['corp play trojan-horse'],
      refused: { kind: 'E-TARGET', rule: 'You can play a card only when its condition is met.' },
      what: ['You drew Trojan Horse. Try to play it', 'Some of the Corp’s cards give you a tag'],
      why: [
        'It gives the Runner a tag, but only if they stole an agenda during their last turn.',
        'A tag tells the Corp where you live. The Corp may trash your resources, and some Corp cards need a tag. An action and 2 bits remove it.',
      ],
    },
  ],
};
