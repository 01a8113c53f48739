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
        'You hide agendas in forts behind ice, and the Runner breaks in to steal them. Seven agenda points win. You also lose with no card left to draw, the Runner by more damage than cards in hand.',
        'The Corp hides agendas in forts behind ice, and you break in to steal them. Seven agenda points win. You also lose by more damage than cards in hand, the Corp with no card left to draw.',
      ],
    },
    {
      what: ['You begin with 5 bits and six cards', 'You begin with 5 bits, five cards and 4 memory'],
      why: [
        'HQ is your hand, R&D your draw pile, Archives your discard pile. The Runner can run on all three. Each turn you draw a card for free and take three actions. An action buys a bit, a card, or more.',
        'You take four actions a turn, the Corp a free card and three. An action buys a bit or a card, installs, plays, or starts a run. Bits are the money.',
      ],
    },
    {
      deeds: ['corp play accounts-receivable'],
      what: ['Play Accounts Receivable for 5 bits', 'The Corp plays Accounts Receivable: 5 bits become 9'],
      why: [
        'An operation is paid, takes effect and goes to Archives. This one brings 9 bits for 5: four more for one action.',
        'Bits lie open. It can pay for ice now, and you know that before you run.',
      ],
    },
    {
      deeds: ['corp ice fire-wall rd'],
      others: [
        {
          deed: 'corp ice fire-wall hq',
          comes:
            'Fire Wall would guard your hand, and Keeper could guard R&D. Either way both need ice before the first run.',
        },
      ],
      what: ['Install Fire Wall on R&D', 'The Corp puts a card in front of R&D'],
      why: [
        'The first ice on a fort is free to install. It lies face down. You pay to rez it when a run reaches it.',
        'All you see is its back. It has cost nothing yet: the Corp pays for ice when it rezzes it.',
      ],
    },
    {
      deeds: ['corp ice keeper hq'],
      what: ['Install Keeper on HQ', 'And another one in front of HQ'],
      why: [
        'Agendas that you draw wait in HQ, so it needs ice too. This is your third action: the turn ends.',
        'That was its third action. You have four, but no free card.',
      ],
    },
    {
      deeds: ['runner install the-short-circuit'],
      what: ['The Runner installs The Short Circuit for 1 bit', 'Install The Short Circuit for 1 bit'],
      why: [
        'Nearly all that the Runner installs lies open in their rig. It is paid at once and works at once.',
        'This resource lies open in your rig, is paid at once and works at once.',
      ],
    },
    {
      deeds: ['runner use the-short-circuit', 'runner show loony-goon'],
      what: ['The Runner searches their stack and shows Loony Goon', 'Use The Short Circuit, and take Loony Goon'],
      why: [
        'You see what they took: a breaker for sentries. Their stack is shuffled, and the rest of their hand stays hidden.',
        'For an action and a bit you search your stack, show a program and take it. Then you shuffle. Loony Goon breaks sentries.',
      ],
    },
    {
      deeds: ['runner install loony-goon'],
      refused: { kind: 'E-BITS', rule: 'You pay the full cost first, or you can’t do it.' },
      what: ['The Runner holds Loony Goon, and has 3 bits', 'Try to install Loony Goon'],
      why: [
        'It costs 4. You pay the full cost first, or you can’t do it: the Runner needs money.',
        'You have 3 bits. See what the rules say.',
      ],
    },
    {
      deeds: ['runner play livewires-contacts'],
      others: [
        {
          deed: 'runner bit',
          comes: [
            'One bit for the action, not three.',
            'One bit: you would have 4. Livewire’s Contacts gives 3 for the same action.',
          ],
        },
      ],
      what: [
        'The Runner plays Livewire’s Contacts: 6 bits',
        'Play Livewire’s Contacts: it costs nothing and gives 3 bits',
      ],
      why: [
        'A prep is to the Runner what an operation is to you: used once, then trashed.',
        'Score! pays 9 bits for 5, but you have 3. So this prep comes first: the order matters.',
      ],
    },
    {
      deeds: ['runner play score'],
      what: ['And Score!: 10 bits', 'Play Score! for 5 bits: it brings 9'],
      why: [
        'The Runner’s bits are public. Ten pay for a breaker and for a run after it.',
        'Then you have ten bits. This is your fourth action.',
      ],
    },
    {
      deeds: ['corp ice code-corpse hq'],
      what: [
        'You drew Employee Empowerment. Install Code Corpse on HQ',
        'The Corp draws, and puts a second card in front of HQ',
      ],
      why: [
        'The agenda waits in your hand until a fort is safe. The second ice on a fort costs 1 bit to install, the third 2. The newest lies outermost.',
        'It cost a bit, as one lay there already. You would meet the newest first.',
      ],
    },
    {
      deeds: ['corp bit', 'corp bit'],
      others: [
        {
          deed: 'corp draw',
          comes:
            'One card for the action. Cards are options, bits make them work: Code Corpse costs 10 to rez, and you have 8.',
        },
      ],
      what: ['Take a bit, twice', 'It takes two bits: 10'],
      why: [
        'Ice you can’t pay for stops nobody. An action is worth about a bit or a card.',
        'An action is worth about a bit or a card: a bit can always be had. Now the Corp can pay for what it hides.',
      ],
    },
    {
      deeds: ['runner install loony-goon', 'runner bit'],
      what: ['The Runner installs Loony Goon and takes a bit', 'Install Loony Goon for 4 bits, then take a bit'],
      why: [
        'A breaker for sentries lies in their rig. Your Fire Wall is a wall.',
        'Programs take memory: one of your four. Seven bits are left for a run.',
      ],
    },
    {
      deeds: ['runner run rd'],
      others: [
        {
          deed: 'runner run hq',
          comes: [
            'A run on HQ would meet two pieces of ice.',
            'Two face-down cards guard HQ, one guards R&D. You would meet twice the ice for one card.',
          ],
        },
        {
          deed: 'runner run archives',
          comes: [
            'Archives has no ice: the Runner would see what you have discarded.',
            'No ice there. You would see one card, Accounts Receivable: nothing to steal.',
          ],
        },
      ],
      what: ['The Runner runs on R&D', 'Run on R&D'],
      why: [
        'They have come to Fire Wall. If nothing stops them, they access the top card of R&D.',
        'Expect the worst: one face-down card is in the way. You can break a sentry. Most walls and gates only end the run, but some do damage.',
      ],
    },
    {
      deeds: ['corp rez fire-wall'],
      others: [
        {
          deed: 'corp pass approach',
          comes: [
            'You save 5 bits and keep the secret, but the Runner sees the top card of R&D. Do that where nothing is to be lost.',
            'You would see the top card of R&D.',
          ],
        },
      ],
      what: ['Rez Fire Wall for 5 bits', 'The Corp rezzes Fire Wall: 10 bits become 5'],
      why: [
        'Rezzed, it ends every run that can’t break it. Rez for a fort that matters. Elsewhere save the bits, and the ice stays a secret.',
        'The Corp pays when you come to its ice. It pays for a fort that matters, and elsewhere it saves its bits. Rezzed ice stays rezzed.',
      ],
    },
    {
      deeds: ['runner break loony-goon 0'],
      refused: {
        kind: 'E-KEYWORD',
        rule: 'A breaker breaks only the kinds that its text names, and needs at least the strength of the ice.',
      },
      what: ['The Runner’s one breaker is for sentries', 'Try to break Fire Wall with Loony Goon'],
      why: [
        'A breaker breaks only the kinds that its text names. Fire Wall is a wall.',
        'Loony Goon breaks sentries. See what the rules say.',
      ],
    },
    {
      deeds: ['runner pass encounter'],
      what: ['The run ends', 'Break nothing'],
      why: [
        'Its subroutine was not broken, so it took effect. The Runner has seen nothing.',
        'The subroutine takes effect: the run ends. It cost you one action, nothing else.',
      ],
    },
    {
      deeds: ['runner draw'],
      what: ['The Runner draws, and their turn is over', 'Draw a card'],
      why: [
        'One more card that you don’t know. At the end of their own turn players keep five cards at most and discard the rest.',
        'It is Inside Job. At the end of your turn you keep five cards at most and discard the rest. You have three, so nothing goes.',
      ],
    },
    {
      deeds: ['corp play trojan-horse'],
      refused: { kind: 'E-TARGET', rule: 'What a card asks for must be true before you can play it.' },
      what: ['You drew Trojan Horse. Try to play it', 'Some of the Corp’s cards tag you'],
      why: [
        'It gives the Runner a tag, but only if they stole an agenda in their last turn.',
        'A tag tells the Corp where you live: it may trash your resources, and some of its cards need one. Two bits and an action remove it.',
      ],
    },
  ],
};
