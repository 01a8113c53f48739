/** Nodes, an ambush, an upgrade, tags, and damage of all kinds: what ends a Runner, and how they live. */
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
      deeds: ['corp inside rockerboy-promotion new', 'corp inside trap new'],
      others: [
        {
          deed: 'corp bit',
          comes: 'One bit now. The node pays for itself: 15 bits for 4, once it is rezzed.',
        },
      ],
      what: ['Install two nodes, each in a new fort', 'Another game: the Corp puts a card into each of two new forts'],
      why: [
        'A node works once it is rezzed, which takes no action. Rockerboy Promotion earns bits. TRAP! is an ambush: it wants to be accessed.',
        'Agendas, nodes and upgrades go into forts face down. An agenda can be stolen, a node trashed, and an ambush hurts you.',
      ],
    },
    {
      deeds: ['runner run f2'],
      others: [
        {
          deed: 'runner run f1',
          comes: [
            'Fort 1 holds your node. It could be trashed for 3 bits.',
            'Fort 1 holds Rockerboy Promotion: you could trash it for 3 bits. From outside both forts look the same.',
          ],
        },
        {
          deed: 'runner install force-shield',
          comes: [
            'Force Shield prevents 2 Net or brain damage in each turn.',
            'It prevents 2 Net or brain damage in each turn: one card lost instead of three. It costs 2 bits and an action.',
          ],
        },
      ],
      what: ['The Runner runs on Fort 2', 'Run on Fort 2: it has no ice'],
      why: [
        'Nothing is in the way. That is what TRAP! is waiting for.',
        'No ice, nothing to pay. You hold five cards, and each of them is a point of health.',
      ],
    },
    {
      deeds: ['corp rez trap'],
      others: [
        {
          deed: 'corp pass final',
          comes: ['In a fort an ambush works only while rezzed: it would do nothing.', 'Unrezzed it would do nothing.'],
        },
      ],
      what: ['Rez TRAP!: it costs nothing', 'The Corp rezzes TRAP!, an ambush'],
      why: [
        'Nodes and upgrades are rezzed without an action, also just before an access.',
        'It is too late to jack out: you have passed everything, and you access what is there.',
      ],
    },
    {
      deeds: ['corp choose 4'],
      others: [
        {
          deed: 'corp choose none',
          comes: ['You save 4 bits, and the Runner trashes TRAP! unharmed.', 'You would trash it unharmed.'],
        },
      ],
      what: ['Pay 4 bits: 3 Net damage and a tag', 'It pays 4 bits: 3 Net damage and a tag'],
      why: [
        'Each point of damage costs a random card of the hand. Net damage and meat damage do the same, but different cards prevent them.',
        'Each point of damage costs you a random card: two are left. With more damage than cards you are flatlined and lose the game.',
      ],
    },
    {
      deeds: ['runner trash trap'],
      others: [
        {
          deed: 'runner pass settle',
          comes: ['TRAP! stays, and can hurt again.', 'It stays, and can hurt you again when you come back.'],
        },
      ],
      what: ['The Runner trashes TRAP!', 'Trash TRAP!: it costs nothing'],
      why: [
        'A Runner who accesses a node or an upgrade may trash it for its trash cost.',
        'A node or an upgrade that you access you may trash for its trash cost. Here that is 0.',
      ],
    },
    {
      deeds: ['runner untag'],
      others: [
        {
          deed: 'runner bit',
          comes: [
            'If the tag stays, you play Scorched Earth: 4 meat damage against 2 cards is a flatline, and you win.',
            'If the tag stays, the Corp can play Scorched Earth: 4 meat damage against 2 cards. You are flatlined and lose.',
          ],
        },
      ],
      what: ['The Runner removes the tag for 2 bits', 'Remove the tag for 2 bits'],
      why: [
        'You hold Scorched Earth: 4 meat damage, but only against a tagged Runner. Without the tag you can’t play it.',
        'While you are tagged the Corp may trash your resources, and cards like Scorched Earth can kill you.',
      ],
    },
    {
      deeds: ['runner draw', 'runner draw'],
      others: [
        {
          deed: 'runner run f1',
          comes: [
            'The Runner could trash your node for 3 bits.',
            'You could trash the node there for 3 bits, and be left with none and two cards in hand.',
          ],
        },
      ],
      what: ['The Runner draws two cards', 'Draw two cards'],
      why: ['Cards in hand are the Runner’s health.', 'Cards in hand are your health: four of them take four damage.'],
    },
    {
      deeds: ['corp rez rockerboy-promotion', 'corp use rockerboy-promotion', 'corp use rockerboy-promotion'],
      what: ['Rez the node for 4 bits, then take 3 bits twice', 'The Corp rezzes its node, and earns with it'],
      why: [
        'It holds 15 bits and gives 3 for an action, where an action elsewhere gives one.',
        'It gives 3 bits an action, 15 in all. A run there could trash it for 3 bits.',
      ],
    },
    {
      deeds: ['corp ice cortical-scrub f1'],
      others: [
        {
          deed: 'corp ice cortical-scrub hq',
          comes: ['Then the node stands open, and a run trashes it for 3 bits.', 'Then Fort 1 stays open.'],
        },
      ],
      what: ['Put Cortical Scrub in front of it', 'It puts ice in front of Fort 1'],
      why: ['You have exactly 7 bits left, and it costs 7 to rez.', 'It has 7 bits for that ice. You have no breaker.'],
    },
    {
      deeds: ['runner run f1'],
      others: [
        {
          deed: 'runner bit',
          comes: [
            'Safe for now: your node goes on earning.',
            'Safe for now, but the node goes on earning 3 bits an action.',
          ],
        },
        {
          deed: 'runner install force-shield',
          comes: [
            'Then it prevents the brain damage of Cortical Scrub.',
            'A good idea before a run into the dark: it would prevent the brain damage to come. But 1 bit is too little to trash the node.',
          ],
        },
      ],
      what: ['The Runner runs on Fort 1', 'Run on Fort 1 all the same'],
      why: [
        'Without a breaker that is a gamble on what you can pay.',
        'It may be bluffing. See what happens when it isn’t.',
      ],
    },
    {
      deeds: ['corp rez cortical-scrub'],
      others: [
        {
          deed: 'corp pass approach',
          comes: ['The Runner would get in and trash your node.', 'You would get in and could trash the node.'],
        },
      ],
      what: ['Rez Cortical Scrub: 1 brain damage', 'The Corp rezzes Cortical Scrub: 1 brain damage'],
      why: [
        'Brain damage costs a card and, for the rest of the game, one from the Runner’s hand size. Then the run ends.',
        'Brain damage costs a card and, for the rest of the game, one from your hand size: four now. Then the run ends.',
      ],
    },
    {
      deeds: ['runner draw', 'runner bit', 'runner bit'],
      what: ['The Runner draws a card and takes two bits', 'Draw a card, then take two bits'],
      why: [
        'A Runner with few cards stays at home and draws or earns. That buys you time to score.',
        'With four cards you survive 4 damage again. Four is now also the most you keep at the end of your turn.',
      ],
    },
    {
      deeds: ['corp inside red-herrings f1'],
      what: ['Put Red Herrings into Fort 1', 'The Corp puts another card into Fort 1'],
      why: [
        'An upgrade lies beside a node or an agenda, or in HQ, R&D or Archives. Rezzed for 1 bit, it makes stealing an agenda here cost 5 bits.',
        'A fort holds one agenda or node, and any number of upgrades beside it.',
      ],
    },
    {
      what: 'You know how games are won and lost',
      why: 'Seven agenda points win. So does a flatline for the Corp, and for the Runner an R&D that is empty when the Corp must draw, or its seven bad publicity.',
    },
  ],
};
