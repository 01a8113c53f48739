/** Nodes, an ambush, an upgrade, tags and every kind of damage: what kills a Runner, and how to survive it. */
import { type Chapter, corpDeck, runnerDeck } from './made.ts';

export const whatHurts: Chapter = {
  title: 'What hurts',
  decks: [
    corpDeck(
      'accounts-receivable',
      'rockerboy-promotion',
      'trap',
      'cortical-scrub',
      'red-herrings',
      'scorched-earth',
      'keeper',
      'filter',
    ),
    runnerDeck('baedekers-net-map', 'force-shield', 'tinweasel'),
  ],
  before: ['corp play accounts-receivable'],
  steps: [
    {
      moves: ['corp inside rockerboy-promotion new', 'corp inside trap new'],
      others: [
        {
          move: 'corp bit',
          comes: 'You get one bit now. Once rezzed, the node pays for itself: 15 bits for 4.',
        },
      ],
      what: [
        'Install two nodes, each in a new fort',
        'Another game: the Corp installs a card in each of two new forts',
      ],
      why: [
        'A node works once you rez it, which takes no action. Rockerboy Promotion earns bits. TRAP! is an ambush: it wants to be accessed.',
        'Agendas, nodes and upgrades go into forts face down. You can steal an agenda or trash a node, but an ambush hurts you.',
      ],
    },
    {
      moves: ['runner run f2'],
      others: [
        {
          move: 'runner run f1',
          comes: [
            'Fort 1 holds your node. The Runner could trash it for 3 bits.',
            'Fort 1 holds Rockerboy Promotion: you could trash it for 3 bits. From outside, both forts look the same.',
          ],
        },
        {
          move: 'runner install force-shield',
          comes: [
            'Force Shield prevents 2 Net or brain damage each turn.',
            'It prevents 2 Net or brain damage each turn: you would lose one card instead of three. It costs 2 bits and an action.',
          ],
        },
      ],
      what: ['The Runner runs on Fort 2', 'Run on Fort 2: it has no ice'],
      why: [
        'Nothing is in the way. That is what TRAP! is waiting for.',
        'No ice, nothing to pay. You hold five cards, and each one is a point of health.',
      ],
    },
    {
      moves: ['corp rez trap'],
      others: [
        {
          move: 'corp pass final',
          comes: [
            'In a fort, an ambush works only while rezzed: it would do nothing.',
            'Unrezzed, it would do nothing.',
          ],
        },
      ],
      what: ['Rez TRAP!: it costs nothing', 'The Corp rezzes TRAP!, an ambush'],
      why: [
        'You can rez nodes and upgrades without an action, even just before an access.',
        'It’s too late to jack out: you have passed everything, and you access what is there.',
      ],
    },
    {
      moves: ['corp choose 4'],
      others: [
        {
          move: 'corp choose none',
          comes: ['You save 4 bits, and the Runner trashes TRAP! unharmed.', 'You would trash it unharmed.'],
        },
      ],
      what: ['Pay 4 bits: 3 Net damage and a tag', 'The Corp pays 4 bits: 3 Net damage and a tag'],
      why: [
        'Each point of damage costs the Runner a random card from their hand. Net and meat damage work the same way, but different cards prevent them.',
        'Each point of damage costs you a random card: two are left. Take more damage than you have cards, and you are flatlined and lose.',
      ],
    },
    {
      moves: ['runner trash trap'],
      others: [
        {
          move: 'runner pass settle',
          comes: ['TRAP! stays and can hurt them again.', 'It stays and can hurt you again when you come back.'],
        },
      ],
      what: ['The Runner trashes TRAP!', 'Trash TRAP!: it costs nothing'],
      why: [
        'A Runner who accesses a node or an upgrade may trash it for its trash cost.',
        'When you access a node or an upgrade, you may trash it for its trash cost. Here that is 0.',
      ],
    },
    {
      moves: ['runner untag'],
      others: [
        {
          move: 'runner bit',
          comes: [
            'If the tag stays, you play Scorched Earth: 4 meat damage against 2 cards is a flatline, and you win.',
            'If the tag stays, the Corp can play Scorched Earth: 4 meat damage against 2 cards. You are flatlined and lose.',
          ],
        },
      ],
      what: ['The Runner removes the tag for 2 bits', 'Remove the tag for 2 bits'],
      why: [
        'You hold Scorched Earth: 4 meat damage, but only against a tagged Runner. Without the tag, you can’t play it.',
        'While you are tagged, the Corp may trash your resources, and cards like Scorched Earth can kill you.',
      ],
    },
    {
      moves: ['runner draw', 'runner draw'],
      others: [
        {
          move: 'runner run f1',
          comes: [
            'The Runner could trash your node for 3 bits.',
            'You could trash the node there for 3 bits. That leaves you no bits and two cards in hand.',
          ],
        },
      ],
      what: ['The Runner draws two cards', 'Draw two cards'],
      why: [
        'Cards in hand are the Runner’s health.',
        'Cards in hand are your health: with four, you survive 4 damage.',
      ],
    },
    {
      moves: ['corp rez rockerboy-promotion', 'corp use rockerboy-promotion', 'corp use rockerboy-promotion'],
      what: ['Rez the node for 4 bits, then take 3 bits twice', 'The Corp rezzes a node and earns bits with it'],
      why: [
        'It holds 15 bits and gives 3 for an action instead of 1.',
        'It gives 3 bits an action, 15 in all. If you run there, you could trash it for 3 bits.',
      ],
    },
    {
      moves: ['corp ice cortical-scrub f1'],
      others: [
        {
          move: 'corp ice cortical-scrub hq',
          comes: ['Then the node has no ice, and the Runner can trash it for 3 bits.', 'Then Fort 1 has no ice.'],
        },
      ],
      what: ['Install Cortical Scrub in front of it', 'The Corp puts ice in front of Fort 1'],
      why: [
        'You have exactly 7 bits left, and it costs 7 to rez.',
        'The Corp has 7 bits for that ice. You have no breaker.',
      ],
    },
    {
      moves: ['runner run f1'],
      others: [
        {
          move: 'runner bit',
          comes: [
            'They would be safe for now, but your node keeps earning.',
            'Safe for now, but the node keeps earning 3 bits an action.',
          ],
        },
        {
          move: 'runner install force-shield',
          comes: [
            'Then it would prevent the brain damage from Cortical Scrub.',
            'A good idea before a run on unknown ice: it would prevent the brain damage to come. But 1 bit isn’t enough to trash the node.',
          ],
        },
      ],
      what: ['The Runner runs on Fort 1', 'Run on Fort 1 anyway'],
      why: [
        'Without a breaker, they are gambling that you can’t pay for the ice.',
        'That ice may be a bluff. See what happens when it isn’t.',
      ],
    },
    {
      moves: ['corp rez cortical-scrub'],
      others: [
        {
          move: 'corp pass approach',
          comes: ['The Runner would get in and trash your node.', 'You would get in and could trash the node.'],
        },
      ],
      what: ['Rez Cortical Scrub: 1 brain damage', 'The Corp rezzes Cortical Scrub: 1 brain damage'],
      why: [
        'Brain damage costs a card and lowers the Runner’s hand size by one for the rest of the game. Then the run ends.',
        'Brain damage costs a card and lowers your hand size by one for the rest of the game: four now. Then the run ends.',
      ],
    },
    {
      moves: ['runner draw', 'runner bit', 'runner bit'],
      what: ['The Runner draws a card and takes two bits', 'Draw a card, then take two bits'],
      why: [
        'A Runner with few cards stays home to draw or take bits. That buys you time to score.',
        'With four cards, you survive 4 damage again. Four is now also the most you keep at the end of your turn.',
      ],
    },
    {
      moves: ['corp inside red-herrings f1'],
      what: ['Install Red Herrings in Fort 1', 'The Corp installs another card in Fort 1'],
      why: [
        'An upgrade goes beside a node or an agenda, or in HQ, R&D or Archives. Rezzed for 1 bit, this one makes stealing an agenda here cost 5 bits.',
        'A fort holds one agenda or node, and any number of upgrades beside it.',
      ],
    },
    {
      what: 'You know how games are won and lost',
      why: 'Seven agenda points win. A flatline also wins for the Corp. The Runner also wins if the Corp must draw from an empty R&D or has seven bad publicity.',
    },
  ],
};
