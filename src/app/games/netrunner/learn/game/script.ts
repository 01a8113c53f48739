/**
 * The first game: the sample game and the sample run of the rulebook (examples G1, G2 and G3), and a score at the end. The deal and
 * every answer are fixed, the rules are the real ones.
 */
import type { CardId } from '../../../../../rules/game.ts';

/** For the Corp's seat and for the Runner's; one text where both are told the same. */
export type Words = string | readonly [corp: string, runner: string];

export interface LessonStep {
  /** One after the other; none where there is only something to read. */
  readonly deeds?: readonly string[];
  /** The rules refuse it, and that is what is to be seen: the kind of the refusal, and the rule behind it. */
  readonly refused?: { readonly kind: string; readonly rule: string };
  /** Nobody's tap: it just happens. */
  readonly byItself?: true;
  /** What happens. */
  readonly what: Words;
  readonly why: Words;
}

export interface Chapter {
  readonly title: string;
  /** By seat, the top of the pile first. */
  readonly decks: readonly [readonly CardId[], readonly CardId[]];
  /** What was done before it begins. */
  readonly before: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** A deck that may be brought: what a chapter needs, and below it what nobody comes to. */
const corpDeck = (...top: CardId[]): CardId[] =>
  filled([...top, ...Array(5).fill('tycho-extension')], 'efficiency-experts');
const runnerDeck = (...top: CardId[]): CardId[] => filled(top, 'livewires-contacts');
const filled = (cards: CardId[], filler: CardId): CardId[] => [...cards, ...Array(45 - cards.length).fill(filler)];

const turn = (seat: 'corp' | 'runner', ...deeds: string[]): string[] => deeds.map((deed) => `${seat} ${deed}`);

const twoTurns: Chapter = {
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

const aRun: Chapter = {
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
      what: ['He runs on Fort 1', 'Run on Fort 1'],
      why: [
        'You may rez ice only when he comes to it, the outermost first.',
        'Three pieces of ice guard one card: it must be worth it. Ice is met from the outside in.',
      ],
    },
    {
      deeds: ['corp rez neural-blade'],
      what: ['Rez Neural Blade for 4 bits', 'The Corp rezzes Neural Blade'],
      why: [
        'A sentry with two subroutines: a card lost, and the next ice not to be broken. 8 bits stay, and Triggerman costs 7.',
        'Two subroutines, which happen in order if they are not broken. Black Dahlia is strong enough, for 2 bits each.',
      ],
    },
    {
      deeds: ['runner break black-dahlia 1', 'runner pass encounter'],
      what: ['He breaks the second subroutine and loses a card', 'Break the second subroutine only'],
      why: [
        'He saves 2 bits for what comes: the Net damage costs him one card at random.',
        'One card at random is cheaper than 2 bits here. But the second would keep you from breaking the next ice.',
      ],
    },
    {
      deeds: ['runner pass jack'],
      what: ['He does not jack out', 'Go on'],
      why: [
        'Past each piece of ice he may leave the run unharmed. He has 4 bits and goes on.',
        'Here you could jack out, unharmed and with nothing. 4 bits break two more subroutines.',
      ],
    },
    {
      deeds: ['corp pass approach'],
      what: ['Leave Filter face down', 'The Corp leaves this one face down'],
      why: [
        'Tinweasel would break it for nothing. Dark, it keeps its secret.',
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
      what: ['Rez Triggerman for 7 bits', 'The Corp rezzes Triggerman'],
      why: [
        'It would trash a program and end the run. It is your last hope, and leaves 1 bit.',
        'It trashes a program, then ends the run. Strength 3: Black Dahlia reaches it.',
      ],
    },
    {
      deeds: ['runner break black-dahlia 0', 'runner break black-dahlia 1', 'runner pass encounter'],
      what: ['He breaks both subroutines with his last bits', 'Break both subroutines for 4 bits'],
      why: [
        'The bits he saved on Neural Blade pay for this. Ice that is broken wholly is passed.',
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
        'A successful run can cost him all. That is the time to install and advance: he cannot come back at once.',
        'Success has its price: until you have bits again the Corp can do as it likes.',
      ],
    },
  ],
};

const aTrace: Chapter = {
  title: 'A trace',
  decks: [
    corpDeck('accounts-receivable', 'homewrecker', 'keeper', 'fire-wall', 'filter'),
    runnerDeck('baedekers-net-map', 'zetatech-mem-chip', 'force-shield', 'inside-job', 'tinweasel'),
  ],
  before: [
    ...turn('corp', 'play accounts-receivable', 'ice homewrecker hq', 'bit'),
    ...turn('runner', 'install baedekers-net-map', 'install zetatech-mem-chip', 'bit', 'bit'),
    ...turn('corp', 'bit', 'ice fire-wall rd', 'ice filter archives'),
    ...turn('runner', 'draw', 'bit', 'bit'),
  ],
  steps: [
    {
      deeds: ['runner run hq'],
      what: ['Another game: he runs on HQ', 'Another game. Run on HQ'],
      why: [
        'Behind the ice he would see a card of your hand, at random.',
        'HQ is the Corp’s hand: one card of it at random is accessed. Four cards in hand are some protection.',
      ],
    },
    {
      deeds: ['corp rez homewrecker'],
      what: ['Rez Homewrecker for 7 bits', 'The Corp rezzes Homewrecker'],
      why: [
        'He has no breaker installed, so its trace will come. Four bits are left to pay for it, of the five that it may cost.',
        'You have no breaker installed, so its trace comes: the limit is 5, but the Corp has 4 bits.',
      ],
    },
    {
      deeds: ['corp bid 4'],
      what: ['Note 4 bits', 'The Corp notes an amount in secret'],
      why: [
        'Up to the limit, and no more than you have. He does not see it; it is paid whether you win or not.',
        'Up to 5 by the limit, up to 4 by its bits. It is paid whether the trace succeeds or not.',
      ],
    },
    {
      deeds: ['runner bid 3'],
      what: ['He notes his, and both are opened: 4 against 4', 'Raise your link to 4 for 3 bits'],
      why: [
        'Baedeker’s Net Map gives him a link of 1, and 1 more for each bit. The Corp wins ties.',
        'Your map gives a link of 1, and 1 more for each bit. A bit more would have saved you, but who knows that now?',
      ],
    },
    {
      what: ['A tie, so the trace succeeds', 'A tie, and ties go to the Corp'],
      why: [
        'The run ends, his memory chip is trashed, and 2 meat damage cost him two cards. With one card in hand he would be flatlined.',
        'The run ends, your chip is trashed, 2 meat damage cost you two cards. With one card in hand you would have been flatlined.',
      ],
    },
  ],
};

const aScore: Chapter = {
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

export const chapters: readonly Chapter[] = [twoTurns, aRun, aTrace, aScore];
