// Chunk: glossary
/** Every term of the rulebook and every card keyword, in a sentence or two. */

import type { GlossaryEntry } from '../../lessons.ts';
import { glossaryOf, type GlossaryRow as Row } from '../glossaryOf.ts';

export const groups = ['Run', 'Money', 'Cards', 'Harm', 'Table', 'Keywords'] as const;
type GlossaryGroup = (typeof groups)[number];

export type GlossaryWord = GlossaryEntry<GlossaryGroup>;

const run: readonly Row[] = [
  [
    'Access',
    'To look at the cards in a fort after a successful run. The Runner steals agendas and may pay to trash cards that have a trash cost.',
  ],
  ['Approach', 'The moment before the Runner encounters a piece of ice. The Corp may rez it now.'],
  [
    'Base link',
    'The Runner’s hiding place in a trace. Only one such card counts, however many are installed.',
    'Base link 1 and 3 bits at 1 each: link 4.',
  ],
  ['Break', 'To keep a subroutine from taking effect, using a breaker of the right kind that is strong enough.'],
  [
    'Breaker',
    'An icebreaker: a program that breaks subroutines of the kinds its text names. Its strength must be at least the ice’s.',
    'Strength 3 against strength 5 ice: raise it by 2 first.',
  ],
  ['Code gate', 'Ice that asks for a key. Most code gates just end the run.'],
  ['Encounter', 'The Runner meets rezzed ice. Subroutines that are not broken take effect.'],
  ['End the run', 'The run is over, and the Runner accesses nothing.'],
  [
    'Ice',
    'The defences in front of a fort. The Runner meets it from the outside in. Face down, it does nothing until rezzed.',
  ],
  ['Jack out', 'To leave a run by choice, after passing the first piece of ice.'],
  ['Limit', 'The most that the Corp may bid in a trace.'],
  ['Link', 'How well the Runner hides in a trace: the base link plus any bits spent to raise it.'],
  ['Bid', 'The secret amount in a trace. Both bids are revealed together, and both are paid.'],
  ['Pass', 'To get past a piece of ice, broken or unrezzed. Also, to do nothing when you could act.'],
  ['Run', 'The Runner’s attack on one fort. It costs an action.'],
  ['Sentry', 'Ice that bites: tags, damage, lost programs.'],
  ['Strength', 'A breaker needs at least the ice’s strength to break it.'],
  ['Subroutine', 'One effect of a piece of ice. All that are not broken take effect, in order.'],
  ['Successful run', 'Nothing stopped it, so the Runner has access.'],
  [
    'Trace',
    'Both players bid bits in secret: the Corp up to the limit, the Runner to raise their link. The Corp wins ties.',
    'Bid 4, link 4: a tie, so it succeeds.',
  ],
  ['Wall', 'Ice that stands in the way. Most walls just end the run.'],
  ['Window', 'A moment in which cards may be rezzed or used.'],
];

const money: readonly Row[] = [
  [
    'Action',
    'The Corp has three each turn, the Runner four. Spend one to take a bit, draw, install or play a card, or start a run.',
  ],
  [
    'Advance',
    'To spend an action and a bit to put an advancement counter on a card.',
    'Three counters: 3 actions and 3 bits.',
  ],
  ['Bank', 'The supply of bits that nobody owns. It never runs out.'],
  ['Bit', 'The money of the game. Both players’ bits are public.'],
  [
    'Cost',
    'What you pay. You pay the full cost first, or you can’t do it.',
    'A card costs 4 and you have 3 bits: you can’t play it, and you keep your bits.',
  ],
  ['Difficulty', 'How many advancement counters an agenda needs before it can be scored.'],
  ['Forgo', 'To give up actions, even those of a later turn.'],
  [
    'Installation cost',
    'What it costs to install a card. Ice costs the Corp 1 bit for each piece already on that fort. The Corp’s other cards are free until rezzed.',
    'The third ice on a fort costs 2 bits.',
  ],
  ['Pool', 'The bits that a player can spend.'],
  ['Rez cost', 'What it costs to rez a card, paid when it is turned face up.'],
  ['Trash cost', 'What the Runner pays to trash a card they access.'],
];

const cards: readonly Row[] = [
  ['Agenda', 'The Corp’s secret plan. The player who scores or steals it gets its points.'],
  ['Agenda point', 'Seven of them win the game.'],
  ['Deck', 'The cards a player brings. Also a keyword: the Runner’s computer. Only one can be in play.'],
  ['Derez', 'To turn a card off. It stays where it is and does nothing until someone pays to rez it again.'],
  ['Expose', 'To show a face-down card to both players, then turn it back over.'],
  ['Hardware', 'The Runner’s gear. It takes no memory.'],
  ['Hidden resource', 'A resource that stays face down until it is used.'],
  [
    'Install',
    'To put a card into play. The Corp installs face down and mostly for free. The Runner installs face up and pays.',
  ],
  ['Keyword', 'A word that other cards refer to.'],
  [
    'Memory',
    'Room for programs, in memory units (MU): four at first.',
    'Two programs of 1 MU and one of 2 MU fill it.',
  ],
  ['Node', 'A Corp card that works once it is rezzed, and can be trashed.'],
  ['Operation', 'A Corp card that is played once and goes to Archives.'],
  ['Overwrite', 'To install a card over an old one, which is trashed. With programs, this frees memory.'],
  ['Prep', 'A Runner card that is played once and goes to the trash.'],
  ['Program', 'The Runner’s software. It takes memory.'],
  [
    'Resource',
    'A contact, job or place the Runner can use. While the Runner is tagged, the Corp may trash it for an action and 2 bits.',
  ],
  ['Reveal', 'To turn a card face up without rezzing it.'],
  ['Rez', 'To pay for a face-down Corp card and turn it on.'],
  ['Steal', 'To take an accessed agenda. If it costs nothing, you have no choice.'],
  ['Upgrade', 'A card that improves a fort. A fort can have any number.'],
];

const harm: readonly Row[] = [
  ['Bad publicity', 'A black mark for the Corp. The Corp loses at 7.'],
  ['Brain damage', 'Each point costs the Runner a random card and permanently reduces hand size by one.'],
  ['Discard', 'At the end of your turn, to put cards beyond your hand size into your discard pile.'],
  [
    'Flatline',
    'To take more damage than you have cards in hand. The Runner loses.',
    '2 damage and one card in hand: flatlined. With two cards the Runner lives.',
  ],
  [
    'Meat damage',
    'Damage to the body: each point costs the Runner a random card. Most cards that do it need a tagged Runner.',
  ],
  ['Net damage', 'Damage in the Net: each point costs the Runner a random card.'],
  ['Prevent', 'To stop damage, or something else, before it happens.'],
  ['Tag', 'The Corp knows where the Runner lives. An action and 2 bits remove it.'],
  [
    'Virus counter',
    'A mark left by a virus. It works until the Corp forgoes three actions to remove all virus counters.',
  ],
];

const table: readonly Row[] = [
  ['Archives', 'The Corp’s discard pile, and a fort: one pile face up, one face down.'],
  ['Central fort', 'HQ, R&D or Archives. They are always there.'],
  ['Corp', 'The player with forts, ice and agendas.'],
  ['Counter', 'A mark on a card, a fort or a player. The card that gives it says what it does.'],
  ['Die', 'A six-sided die.'],
  ['Fort', 'A place the Runner can run on, with ice in front of it and cards inside.'],
  ['Hand size', 'How many cards you may keep at the end of your turn: five, unless changed.'],
  ['HQ', 'The Corp’s hand, and a fort. The Runner accesses one random card.'],
  ['Inside', 'Where the agendas, nodes and upgrades of a fort are installed.'],
  ['Mandatory draw', 'The Corp draws a card at the start of each turn, for free. With none left, the Corp loses.'],
  ['R&D', 'The Corp’s draw pile, and a fort. The Runner accesses the top card.'],
  ['Rig', 'Everything the Runner has installed.'],
  ['Runner', 'The player who breaks in.'],
  ['Score', 'To claim the points of a fully advanced agenda. It takes no action.'],
  ['Stack', 'The Runner’s draw pile. Running out doesn’t lose the game.'],
  ['Stored', 'In HQ, R&D or Archives, not installed.'],
  ['Subsidiary fort', 'A fort that the Corp has built. It holds one agenda or node, and any number of upgrades.'],
  ['Trash', 'The Runner’s discard pile. Also, to send a card to a discard pile.'],
  ['Turn', 'Players take turns: the Corp draws and takes three actions, the Runner takes four.'],
];

/** Keywords with their own rule; the others share one sentence. */
const keywords: readonly Row[] = [
  ['AI', 'A breaker or other program that thinks for itself.'],
  ['Ambush', 'A card that wants to be found, and harms the Runner who finds it.'],
  ['AP', 'Ice that damages the Runner directly.'],
  ['Black Ice', 'Ice that can harm the brain, or worse.'],
  ['Daemon', 'A program that holds other programs, which then use no memory of their own.'],
  ['Deflector', 'Ice that sends the run to another fort.'],
  ['Double', 'A card that takes two actions to play.'],
  ['Hidden', 'Installed face down, and turned face up when used.'],
  ['Icebreaker', 'A program that breaks ice: see breaker.'],
  ['Killer', 'A breaker for sentries, or ice that destroys programs.'],
  ['Noisy', 'A breaker that wakes things up. Using it costs stealth bits, and some ice then costs less.'],
  ['Region', 'An upgrade that is rezzed as it is installed. A fort can have only one.'],
  ['Sleepy', 'Ice that costs less to rez in a run in which a noisy breaker was used.'],
  ['Stealth', 'Bits on these cards can’t be spent on noisy breakers.'],
  ['Unique', 'Only one card with this name may be in play.'],
  ['Virus', 'A program that gives virus counters.'],
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
      .map((name): Row => [name, `A keyword on ${of}. It has no rule of its own, but other cards refer to it.`]),
  ),
];

/** A to Z. */
export const words: readonly GlossaryWord[] = glossaryOf({
  Run: run,
  Money: money,
  Cards: cards,
  Harm: harm,
  Table: table,
  Keywords: keywords,
});
