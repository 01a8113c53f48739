/** Every term of the rulebook and every keyword of a card, in a sentence or two. */

export const groups = ['Run', 'Money', 'Cards', 'Harm', 'Table', 'Keywords'] as const;
export type Group = (typeof groups)[number];

export interface Word {
  /** How it stands in an address. */
  readonly id: string;
  readonly name: string;
  readonly group: Group;
  readonly meaning: string;
  /** In numbers. */
  readonly example?: string;
}

type Row = readonly [name: string, meaning: string, example?: string];

const run: readonly Row[] = [
  [
    'Access',
    'What the Runner does with a fort’s cards after a successful run: look at them, steal agendas, and pay to trash what has a trash cost, if they like.',
  ],
  ['Approach', 'The moment before a piece of ice is met, when the Corp may rez it.'],
  [
    'Base link',
    'The Runner’s hiding place in a trace. However many such cards there are, one counts.',
    'Base link 1 and 3 bits at 1 each: link 4.',
  ],
  ['Break', 'To keep a subroutine from taking effect, with a breaker strong enough and of the right kind.'],
  [
    'Breaker',
    'An icebreaker: a program that breaks subroutines of the kinds its text names. Its strength must be at least the ice’s.',
    'Strength 3 against ice of 5: raise it by 2 first.',
  ],
  ['Code gate', 'Ice that asks for a key. Mostly it only ends the run.'],
  ['Encounter', 'Rezzed ice and Runner face to face: what is not broken takes effect.'],
  ['End the run', 'The Runner is thrown out and accesses nothing.'],
  ['Ice', 'What stands before a fort. It is met from the outside in. Face down it does nothing until it is rezzed.'],
  ['Jack out', 'To leave a run by choice, once the first piece of ice is passed.'],
  ['Limit', 'The most that the Corp may bid in a trace.'],
  ['Link', 'How well the Runner hides in a trace: their base link and what they add to it.'],
  ['Bid', 'The secret amount of a trace. Both bids are revealed together, and both are paid.'],
  ['Pass', 'To get by a piece of ice, broken or dark; or to do nothing when one is asked.'],
  ['Run', 'The Runner’s attack on one fort. It costs an action.'],
  ['Sentry', 'Ice that bites: tags, damage, lost programs.'],
  ['Strength', 'A breaker needs at least the ice’s strength to break it.'],
  ['Subroutine', 'One line of what ice does. All that are not broken take effect, in their order.'],
  ['Successful run', 'Nothing stopped it, so the Runner has access.'],
  [
    'Trace',
    'Both bid bits in secret, the Corp up to the limit, the Runner to raise their link. The Corp wins ties.',
    'Bid 4, link 4: a tie, so it succeeds.',
  ],
  ['Wall', 'Ice that stands in the way. Mostly it only ends the run.'],
  ['Window', 'A moment in which cards may be rezzed or used.'],
];

const money: readonly Row[] = [
  [
    'Action',
    'What a turn is made of: three for the Corp, four for the Runner. One buys a bit or a card, installs, plays or starts a run.',
  ],
  [
    'Advance',
    'An action and a bit for one counter on a card that takes them.',
    'Three counters: 3 actions and 3 bits.',
  ],
  ['Bank', 'All bits that nobody owns, without end.'],
  ['Bit', 'The money of the game. Both players’ bits lie open.'],
  [
    'Cost',
    'What you pay, whole and first, or you can’t do it.',
    'A card for 4 with 3 bits: not now, and nothing is taken.',
  ],
  ['Difficulty', 'How many counters an agenda needs before it can be scored.'],
  ['Forgo', 'To give up actions, those of a later turn as well.'],
  [
    'Installation cost',
    'The bits it takes to install. Ice costs the Corp one for each piece already on that fort. The rest of the Corp’s cards are free until rezzed.',
    'The third ice on a fort costs 2 bits.',
  ],
  ['Pool', 'The bits that a player can spend.'],
  ['Rez cost', 'What it takes to rez a card, paid when it is turned up.'],
  ['Trash cost', 'What the Runner pays to trash a card they access.'],
];

const cards: readonly Row[] = [
  ['Agenda', 'The Corp’s secret plan. Whoever gets it has its points.'],
  ['Agenda point', 'Seven of them win.'],
  ['Deck', 'The cards that a player brings. Also a keyword: the Runner’s machine, one at a time.'],
  ['Derez', 'To switch a card off. It stays where it is, and has to be rezzed and paid anew.'],
  ['Expose', 'A face-down card is shown to both, then covered again.'],
  ['Hardware', 'The Runner’s gear. It takes no memory.'],
  ['Hidden resource', 'It lies face down until it is used.'],
  ['Install', 'To put a card into play: the Corp face down and mostly free, the Runner open and paid.'],
  ['Keyword', 'The word that other cards ask for.'],
  ['Memory', 'Room for programs, in memory units (MU): four at first.', 'Two programs of 1 and one of 2 fill it.'],
  ['Node', 'A Corp card that works once it is rezzed, and can be trashed.'],
  ['Operation', 'A Corp card that is used once and goes to Archives.'],
  [
    'Overwrite',
    'To put a new card in the place of an old one, which is trashed. With programs it makes room in memory.',
  ],
  ['Prep', 'A Runner’s card that is used once and goes to the trash.'],
  ['Program', 'The Runner’s software. It takes memory.'],
  [
    'Resource',
    'A contact, job or place the Runner can use. While the Runner is tagged the Corp may trash it for an action and 2 bits.',
  ],
  ['Reveal', 'To turn a card up without switching it on.'],
  ['Rez', 'To pay for a face-down Corp card and switch it on.'],
  ['Steal', 'To take an accessed agenda. Where it is free there is no choice.'],
  ['Upgrade', 'A card that makes a fort better. A fort holds any number.'],
];

const harm: readonly Row[] = [
  ['Bad publicity', 'A black mark for the Corp. Seven lose the game.'],
  ['Brain damage', 'Each point costs a random card, and one of the hand size for good.'],
  ['Discard', 'To give up the cards over your hand size at the end of your turn.'],
  [
    'Flatline',
    'More damage than cards in hand: the Runner has lost.',
    '2 damage and one card in hand: flatlined. With two cards the Runner lives.',
  ],
  ['Meat damage', 'Damage to the body: each point costs a random card. Mostly it needs a tag.'],
  ['Net damage', 'Damage in the Net: each point costs a random card.'],
  ['Prevent', 'Damage or a tag that would come does not.'],
  ['Tag', 'The Corp knows where the Runner lives. Two bits and an action remove it.'],
  ['Virus counter', 'It works until the Corp gives up three actions, which removes all of them.'],
];

const table: readonly Row[] = [
  ['Archives', 'The Corp’s discard fort: one pile open, one face down.'],
  ['Central fort', 'HQ, R&D or Archives. They are always there.'],
  ['Corp', 'The player with forts, ice and agendas.'],
  ['Counter', 'A mark on a card, a fort or a player. The card that gives it says what it does.'],
  ['Die', 'Six sides, each as likely.'],
  ['Fort', 'A place of the Corp’s that can be run on: ice before it, cards in it.'],
  ['Hand size', 'How many cards may be kept at the end of your turn: five, unless changed.'],
  ['HQ', 'The Corp’s hand as a fort. One card of it at random is accessed.'],
  ['Inside', 'Where agendas, nodes and upgrades of a fort lie.'],
  ['Mandatory draw', 'The Corp’s first card each turn, for no action. With none left it has lost.'],
  ['R&D', 'The Corp’s draw pile as a fort. Its top card is accessed.'],
  ['Rig', 'All that the Runner has installed.'],
  ['Runner', 'The player who breaks in.'],
  ['Score', 'The Corp puts a fully advanced agenda to its points. It takes no action.'],
  ['Stack', 'The Runner’s draw pile. Empty it is no loss.'],
  ['Stored', 'In HQ, R&D or Archives, not installed.'],
  ['Subsidiary fort', 'A fort that the Corp has built itself. It holds one agenda or node, and any upgrades.'],
  ['Trash', 'The Runner’s discard pile. Also to send a card to a discard pile.'],
  ['Turn', 'They alternate: the Corp draws and takes three actions, the Runner takes four.'],
];

/** Those with a rule of their own; what the others are for is said of all. */
const keywords: readonly Row[] = [
  ['AI', 'A breaker or other program that thinks for itself.'],
  ['Ambush', 'A card that wants to be found, and hurts the finder.'],
  ['AP', 'Ice that does damage to the Runner in person.'],
  ['Black Ice', 'Ice that can harm the brain, or worse.'],
  ['Daemon', 'A program that holds other programs, which then take no memory of their own.'],
  ['Deflector', 'Ice that sends the run to another fort.'],
  ['Double', 'A card that takes two actions to play.'],
  ['Hidden', 'Installed face down, and turned up when it is used.'],
  ['Icebreaker', 'A program that breaks ice: see breaker.'],
  ['Killer', 'A breaker for sentries, or ice that destroys programs.'],
  ['Noisy', 'A breaker that wakes things: after its use stealth bits are gone, and some ice costs less.'],
  ['Region', 'An upgrade that is rezzed as it is installed. A fort holds one.'],
  ['Sleepy', 'Ice that costs less to rez in a run in which a noisy breaker was used.'],
  ['Stealth', 'Bits on such cards pay for quiet breakers only.'],
  ['Unique', 'One of that name may be in play.'],
  ['Virus', 'A program that brings virus counters.'],
  ['Worm', 'A breaker for walls.'],
  ...(
    [
      ['Corp cards', 'Advertisement, Asset, Black Ops, Gray Ops, Research, Sysop, Transactions'],
      [
        'ice',
        'Bloodhound, Brainwipe, DecKrash, Detection, Firestarter, Hellbolt, Hellhound, Knockout, Pit Bull, Stun, Sword, Watchdog, Zombie',
      ],
      ['Runner cards', 'BBS, Chip, Connection, Cybernetics, Position, Random, Sabotage, Vehicle'],
    ] as const
  ).flatMap(([of, names]) =>
    names
      .split(', ')
      .map((name): Row => [name, `A keyword of ${of}. It has no rule of its own; other cards ask for it.`]),
  ),
];

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** A to Z. */
export const words: readonly Word[] = Object.entries({
  Run: run,
  Money: money,
  Cards: cards,
  Harm: harm,
  Table: table,
  Keywords: keywords,
})
  .flatMap(([group, rows]) =>
    rows.map(([name, meaning, example]) => ({
      id: idOf(name),
      name,
      group: group as Group,
      meaning,
      ...(example !== undefined && { example }),
    })),
  )
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const wordNamed = (id: string): Word | undefined => words.find((word) => word.id === id);
