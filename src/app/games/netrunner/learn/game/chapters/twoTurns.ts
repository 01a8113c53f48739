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
      what: ['You are the Corp: 5 bits and six cards', 'You are the Runner: 5 bits, five cards, 4 memory'],
      why: [
        'HQ is your hand, R&D your draw pile, Archives your discard pile, and all three can be run on. A free card begins your turn; with R&D empty you would have lost.',
        'Only the Corp gets a free card at the start of its turn. Seven agenda points win: steal its agendas before it scores them.',
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
      what: ['Install Fire Wall on R&D', 'The Corp puts a card before R&D'],
      why: [
        'The first ice on a fort costs nothing. It lies face down and is paid when you rez it, on the day a run comes.',
        'A back is all one sees. It has cost nothing yet: ice is paid when it is turned up.',
      ],
    },
    {
      deeds: ['corp ice keeper hq'],
      what: ['Install Keeper on HQ', 'And another one before HQ'],
      why: [
        'Agendas wait in your hand, so HQ wants ice as well. This is your third action: the turn ends.',
        'That was its third action. You have four, but no free card.',
      ],
    },
    {
      deeds: ['runner install the-short-circuit'],
      what: ['The Runner installs The Short Circuit for 1 bit', 'Install The Short Circuit for 1 bit'],
      why: [
        'What the Runner installs lies open in his rig, is paid at once and works at once.',
        'A resource lies open in your rig, is paid at once and works at once.',
      ],
    },
    {
      deeds: ['runner use the-short-circuit', 'runner show loony-goon'],
      what: ['He searches his stack and shows Loony Goon', 'Use The Short Circuit, and take Loony Goon'],
      why: [
        'You see what he took: a breaker for sentries. Then his stack is shuffled; the rest of his hand stays hidden.',
        'An action and a bit: you look through your stack, show a program, and shuffle. Loony Goon breaks sentries.',
      ],
    },
    {
      deeds: ['runner install loony-goon'],
      refused: { kind: 'E-BITS', rule: 'A cost is paid whole and first, or the thing is not done.' },
      what: ['He holds Loony Goon, and has 3 bits', 'Try to install Loony Goon'],
      why: [
        'It costs 4. A cost is paid whole and first, or the thing is not done: he needs money before it.',
        'You have 3 bits. See what the rules say.',
      ],
    },
    {
      deeds: ['runner play livewires-contacts'],
      what: ['He plays Livewire’s Contacts: 6 bits', 'Play Livewire’s Contacts for 3 bits'],
      why: [
        'A prep is the Runner’s operation: used once, then it lies in his trash.',
        'Score! turns 5 bits into 9, but you have 3. First this prep, then that one: the order matters.',
      ],
    },
    {
      deeds: ['runner play score'],
      what: ['And Score!: 10 bits', 'Play Score! for 5 bits: it brings 9'],
      why: [
        'His bits are public. With ten he can install a breaker and still run.',
        'Ten bits. That was your fourth action.',
      ],
    },
    {
      deeds: ['corp ice code-corpse hq'],
      what: [
        'You drew Employee Empowerment. Install Code Corpse on HQ',
        'The Corp draws, and puts a second card before HQ',
      ],
      why: [
        'An agenda waits in your hand until a fort is safe. The second ice on a fort costs 1 bit, the third 2; the newest lies outermost.',
        'It cost a bit, as one lay there already. You would meet the newest first.',
      ],
    },
    {
      deeds: ['corp bit', 'corp bit'],
      what: ['Take a bit, twice', 'It takes two bits: 10'],
      why: [
        'Ice that you cannot pay stops nobody. Ten bits pay for Code Corpse.',
        'An action may always be a bit. Now it can pay for what it hides.',
      ],
    },
    {
      deeds: ['runner install loony-goon', 'runner bit'],
      what: ['He installs Loony Goon and takes a bit', 'Install Loony Goon for 4 bits, then take a bit'],
      why: [
        'A breaker for sentries lies in his rig. Your Fire Wall is a wall.',
        'Programs take memory: one of your four. Seven bits are left for a run.',
      ],
    },
    {
      deeds: ['runner run rd'],
      what: ['He runs on R&D', 'Run on R&D'],
      why: [
        'He stands before Fire Wall. If nothing stops him he sees the top card of R&D.',
        'Count the worst first: one face-down card is in the way. A sentry you can break; a wall or a gate only ends the run.',
      ],
    },
    {
      deeds: ['corp rez fire-wall'],
      what: ['Rez Fire Wall for 5 bits', 'The Corp rezzes Fire Wall: 10 bits become 5'],
      why: [
        'Turned up and paid, it can end the run, now and every time he comes. Five bits stay for HQ.',
        'Ice may be rezzed when you come to it. It stays rezzed: next time you know.',
      ],
    },
    {
      deeds: ['runner break loony-goon 0'],
      refused: {
        kind: 'E-KEYWORD',
        rule: 'A breaker breaks the kinds that its text names, and its strength must be at least the ice’s.',
      },
      what: ['His one breaker is for sentries', 'Try to break Fire Wall with Loony Goon'],
      why: [
        'A breaker breaks only the kinds that its text names. Fire Wall is a wall.',
        'Loony Goon breaks sentries. See what the rules say.',
      ],
    },
    {
      deeds: ['runner pass encounter'],
      what: ['The run ends', 'Break nothing'],
      why: [
        'Its subroutine was not broken, so it took effect. He has seen nothing.',
        'The subroutine takes effect: the run ends. It has cost you an action and no more.',
      ],
    },
    {
      deeds: ['runner draw'],
      what: ['He draws, and his turn is over', 'Draw a card'],
      why: [
        'One more card that you do not know. At the end of a turn five may be kept in hand.',
        'Inside Job. Three cards in hand: five may be kept at the end of a turn, so nothing is discarded.',
      ],
    },
    {
      deeds: ['corp play trojan-horse'],
      refused: { kind: 'E-TARGET', rule: 'What a card asks for must be true before it is played, and paid for.' },
      what: ['You drew Trojan Horse. Try to play it', 'The Corp holds a card that would tag you'],
      why: [
        'It gives the Runner a tag, and asks that he stole an agenda in his last turn.',
        'A tag tells it where you live: it may trash your resources then, and some cards hurt you. Two bits and an action remove it.',
      ],
    },
  ],
};
