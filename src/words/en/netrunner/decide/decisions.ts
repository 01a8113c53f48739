/** The words of every decision: its question, the meaning of passing, how a choice works. */
import { type CardId, other } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { ChooseName, MoveName, SealedName } from '../../../../rules/netrunner/decisions.ts';
import type { Frame, FrameOf } from '../../../../rules/netrunner/frame.ts';
import type { HandAct } from '../../../../rules/netrunner/pileFrame.ts';
import { shieldLeft } from '../../../../rules/netrunner/rulebook/harm/damage.ts';
import { handSize } from '../../../../rules/netrunner/rulebook/numbers.ts';
import { approached } from '../../../../rules/netrunner/rulebook/run/encountered.ts';
import { openSubs } from '../../../../rules/netrunner/rulebook/run/subroutines.ts';
import { strengthOf } from '../../../../rules/netrunner/rulebook/trace/rule.ts';
import { CORP, handOf, RUNNER } from '../../../../rules/netrunner/table.ts';
import { counted, nounFor } from '../../counted.ts';
import { comingWords, heldWords } from '../harm.ts';
import { afterWords, iceName, runFort, specialPrompt } from '../now.ts';
import { aType, some } from '../phrases.ts';
import { fortName, placesToFill, placeWords } from '../places.ts';
import type { TableView } from '../tableView.ts';
import type { TableChoice } from './choices.ts';
import { askedBy } from './source.ts';

/** The button that passes, and what passing means. */
type Pass = readonly [title: string, detail: string];

interface MoveWords {
  /** The question, as a complete sentence. */
  prompt: string | ((v: TableView) => string);
  /** `open`: whether cards that only this player sees may be named. Null if passing is not allowed. */
  pass: Pass | ((v: TableView, open: boolean) => Pass) | null;
}

interface ChooseWords {
  /** The question, which is also the title of its sheet. */
  prompt: string | ((choice: TableChoice, v: TableView) => string);
  /** How the choice works. */
  detail: string | ((choice: TableChoice, v: TableView) => string);
  /** The button's label while nothing is picked. */
  none?: string;
  /** Whether the card's text is needed, instead of `detail`. */
  byText?: true;
  /** Whether the words address the choosing player and are not shown to the opponent. */
  own?: true;
}

export const moveWords: Readonly<Record<MoveName, MoveWords>> = {
  action: {
    prompt: (v) =>
      specialPrompt(v) ??
      (v.table.actions > 0
        ? `Your turn, ${counted(v.table.actions, 'action')} left.`
        : 'A card gives you an extra action.'),
    pass: ['Stop', 'take no more of these actions'],
  },
  start: {
    prompt: (v) => (v.table.active === v.seat ? 'Your turn starts.' : `${v.names[other(v.seat)]}’s turn starts.`),
    pass: ['Continue', 'do nothing at the start of this turn'],
  },
  after: {
    prompt: afterWords,
    pass: ({ table, seat }) =>
      table.active === seat && table.actions === 0
        ? ['Continue', 'to the end of your turn']
        : ['Continue', 'do nothing after this action'],
  },
  begin: {
    prompt: (v) => `A run on ${runFort(v)} starts. You can move some ice now, for 1 bit.`,
    pass: ['Continue', 'move no ice'],
  },
  approach: {
    prompt: (v) => (v.seat === CORP ? `${v.names[RUNNER]} approaches ${iceName(v)}.` : `You approach ${iceName(v)}.`),
    pass: ['Let it pass', 'rez nothing'],
  },
  pass: {
    prompt: (v) => `${v.seat === RUNNER ? 'You are' : `${v.names[RUNNER]} is`} past the ice.`,
    pass: ['Continue', 'do nothing here'],
  },
  allPassed: { prompt: (v) => `No ice is left on ${runFort(v)}.`, pass: ['Continue', 'do nothing before access'] },
  swapIce: { prompt: 'Swap in which ice from HQ?', pass: ['Swap none', 'the ice stays'] },
  refill: {
    prompt: (v) => {
      const { fort, free, left } = askingFrame(v, 'refill');
      return free
        ? `Make a new fort from HQ: up to ${counted(left, 'more card')}.`
        : `Refill ${fortName(fort)}: ${counted(left, 'more card')}.`;
    },
    pass: (v) => (askingFrame(v, 'refill').free ? ['Done', 'stop installing'] : ['Leave it', 'no room for more']),
  },
  installOne: { prompt: 'Install which card from your hand?', pass: ['Install none', 'the bits go back'] },
  rezInstalled: { prompt: 'Rez what you have just installed?', pass: ['Leave it', 'it stays face down'] },
  guest: { prompt: 'Add which ice from HQ?', pass: ['Add none', 'the run continues'] },
  innermost: {
    prompt: 'Install which ice from HQ, innermost?',
    pass: ['Install none', 'the run continues'],
  },
  final: {
    prompt: (v) =>
      v.seat === CORP
        ? `${v.names[RUNNER]} is about to access ${runFort(v)}.`
        : `You are about to access ${runFort(v)}.`,
    pass: (v) => (v.seat === CORP ? [`Let ${v.names[RUNNER]} access`, 'rez nothing'] : ['Continue', 'to the access']),
  },
  success: { prompt: (v) => `Your run on ${runFort(v)} has succeeded.`, pass: ['Continue', 'to the access'] },
  encounter: {
    prompt: (v) => `You encounter ${iceName(v)}.`,
    pass: ({ table }) => {
      const met = approached(table);
      const left = met === undefined ? 1 : openSubs(table, met).length;
      return left === 0
        ? ['Continue', 'every subroutine is broken']
        : ['Let it fire', 'unbroken subroutines take effect'];
    },
  },
  jack: { prompt: 'You passed the ice. Continue or jack out?', pass: ['Continue', 'to the next piece of ice'] },
  last: { prompt: (v) => `Last chance to jack out of ${runFort(v)}.`, pass: ['Stay in', 'access the fort'] },
  accessed: { prompt: 'You’re looking at a card from R&D.', pass: ['Continue', 'then choose what to steal or trash'] },
  settle: { prompt: 'Choose what to steal or trash.', pass: settlePass },
  prevent: {
    prompt: comingWords,
    pass: ['Take it', 'prevent nothing more'],
  },
  raise: { prompt: (v) => `${comingWords(v)} Add to it?`, pass: ['Leave it', 'add nothing'] },
  flatline: { prompt: 'You are about to be flatlined.', pass: ['Accept it', 'you lose'] },
  save: { prompt: 'Your cards are about to be trashed.', pass: ['Let them go', 'save no more cards'] },
  avoidTag: { prompt: 'You are about to be tagged.', pass: ['Take the tag', 'don’t avoid it'] },
  avoidCounter: { prompt: 'You are about to get a virus counter.', pass: ['Take the counter', 'don’t avoid it'] },
  forced: {
    prompt: 'Play or install the card that was shown.',
    pass: ['Leave it', 'you don’t have the bits'],
  },
  sift: {
    prompt: 'One of the cards you drew is on your stack. Leave it there, or trash it?',
    pass: ['Leave it', 'it stays on top'],
  },
  looked: {
    prompt: 'You’re looking at the top of a pile.',
    pass: (v, open) => ['Done', open ? `from the top: ${cardsJustSeen(v)}` : 'you have seen them'],
  },
  take: { prompt: 'Take which of the top cards?', pass: ['Done', 'shuffle the rest'] },
  hand: { prompt: (v) => handPrompts[askingFrame(v, 'hand').act], pass: ['Done', 'no more cards'] },
  search: {
    prompt: (v) => `Look through your stack for ${aType(askingFrame(v, 'search').type)}.`,
    pass: ['Find nothing', 'and shuffle'],
  },
  discard: {
    prompt: (v) => `Over the hand limit: discard ${handOf(v.table, v.seat) - Math.max(0, handSize(v.table, v.seat))}.`,
    pass: null,
  },
  owed: {
    prompt: (v) =>
      `You bid ${counted(askingFrame(v, 'trace').owed?.[RUNNER].bits ?? 0, 'bit')} but have only ${v.table.runner.bits}. Find the rest?`,
    pass: ['Pay what you can', 'only paid bits count'],
  },
  link: {
    prompt: (v) => {
      const { trace, link } = askingFrame(v, 'trace').opened ?? { trace: 0, link: 0 };
      return `Trace ${trace} against link ${link}: raise your link?`;
    },
    pass: ['Leave it', 'don’t raise the link further'],
  },
  trace: {
    prompt: (v) => {
      const strength = strengthOf(v.table, askingFrame(v, 'trace'));
      return `A trace of strength ${strength}: ${v.seat === CORP ? 'add bits?' : 'answer with your link.'}`;
    },
    pass: null,
  },
  rezAnswer: {
    prompt: 'The Runner used a worm. Rez a card in response?',
    pass: ['Rez nothing', 'the worm takes effect'],
  },
  beforeDraw: {
    prompt: (v) => `${v.names[RUNNER]} is about to draw a card.`,
    pass: ['Rez nothing', 'the Runner draws'],
  },
  traceStart: { prompt: 'A trace starts. Do anything before the bids?', pass: ['Continue', 'to the bids'] },
  beforeExpose: {
    prompt: 'Your cards are about to be exposed. Do anything first?',
    pass: ['Continue', 'they are exposed'],
  },
  traced: { prompt: 'The trace succeeded. Respond?', pass: ['Continue', 'its effect happens'] },
  damaged: {
    prompt: (v) => `${v.names[CORP]} dealt you meat damage. Respond?`,
    pass: ['Continue', 'don’t respond'],
  },
  runStart: { prompt: (v) => `A run on ${runFort(v)} starts.`, pass: ['Rez nothing', 'the run starts'] },
  rezOne: { prompt: 'Rez which ice at half price?', pass: ['Rez none', 'pay nothing'] },
  forcedRez: {
    // The question is about the first of these cards, which is not named because the Corp's hand may be covered.
    prompt: (v) => {
      const { left, orTrash } = askingFrame(v, 'forcedRez');
      const place = placeWords(v.table, left[0] ?? 0);
      return `Your ice${place}: rez it${orTrash ? ' or trash it' : ' if you can afford it'}.`;
    },
    pass: (v) =>
      askingFrame(v, 'forcedRez').orTrash ? ['Trash it', 'face down'] : ['Continue', 'you can’t pay for it'],
  },
};

export const chooseWords: Readonly<Record<ChooseName, ChooseWords>> = {
  trashProgram: { prompt: ({ max }) => `Trash which ${nounFor(max, 'program')}?`, detail: chooseHowMany },
  trashHardware: { prompt: 'Trash which hardware?', detail: chooseHowMany },
  trashOrder: {
    prompt: 'What order should they be trashed in?',
    detail: 'All of them are trashed, in the order you tap them.',
  },
  pressIce: { prompt: 'Which unrezzed ice?', detail: 'The Corp rezzes it or trashes it.' },
  trashIce: { prompt: 'Trash which ice?', detail: 'You choose one.' },
  wasAmong: { prompt: 'Was a matching card trashed?', detail: 'Face down, among the cards trashed.', none: 'No' },
  buyIce: { prompt: 'Pay for which ice?', detail: 'You pay its rez cost, then it is trashed.', none: 'Pay for none' },
  trashOwn: { own: true, prompt: 'Trash which of your cards?', detail: 'Any number of them.', none: 'Trash none' },
  trashResource: { prompt: ({ max }) => `Trash which ${nounFor(max, 'resource')}?`, detail: chooseHowMany },
  trashResources: {
    prompt: 'Trash which resources?',
    detail: 'They are trashed one at a time, in the order you tap them.',
    none: 'Trash none',
  },
  sell: { own: true, prompt: 'Trash one of your cards?', detail: 'You gain bits for it.', none: 'Trash none' },
  fetchIce: { prompt: 'Take which ice into HQ?', detail: 'The Runner sees it.', none: 'Take none' },
  revealIce: { prompt: 'Reveal which ice?', detail: 'You gain bits, and it stays face up.', none: 'Reveal none' },
  keepCards: { prompt: 'Keep how many cards?', detail: 'Each costs you bits. All others are discarded.' },
  swapPlaces: {
    prompt: 'Swap which two pieces of ice?',
    detail: 'The Runner sees this swap because one piece is rezzed or marked. Face-down ice is swapped after this.',
    none: 'Stop swapping',
  },
  ownPlaces: {
    prompt: 'Which ice goes where?',
    detail: (_, v) =>
      `Tap the ice in the order of these places: ${placesToFill(v.table).join(' · ')}. The Runner doesn’t see this.`,
  },
  ownOrder: { prompt: 'In which order?', detail: 'Tap the cards from the top down. The first goes on top.' },
  recover: { prompt: 'Take which card back?', detail: 'From your trash into your hand.' },
  fromTrash: {
    own: true,
    prompt: 'Install which card from your trash?',
    detail: 'It’s free. Or search your stack instead.',
    none: 'Look through the stack',
  },
  installFound: { prompt: 'Install which card?', detail: 'It’s free.' },
  installAt: {
    prompt: 'Install the ice on which fort?',
    detail: 'It becomes the outermost ice there, rezzed for free.',
  },
  sendBack: { prompt: 'Which programs go back?', detail: 'The Runner takes them into their hand.', none: 'None' },
  movePlace: { prompt: 'Move it where?', detail: 'Among the ice of its fort.' },
  moveFort: { prompt: 'Move it to which fort?', detail: 'It becomes the outermost ice there.' },
  archives: { prompt: 'Take which card into HQ?', detail: 'From Archives, face down or face up.' },
  takeBack: { prompt: 'Take which card back?', detail: 'It goes into HQ. The Runner doesn’t see which.' },
  derez: { prompt: 'Derez which ice?', detail: 'It stays there unrezzed, but you both know what it is.' },
  keepVirus: {
    prompt: ({ total }) => `Keep which ${total} virus counters?`,
    detail: 'The Corp removes all others.',
  },
  doubleVirus: {
    prompt: 'Double which virus counter?',
    detail: 'One more counter of that kind is added in the same place.',
  },
  brokenIce: {
    prompt: 'Which broken ice gets the counter?',
    detail: 'Choose one piece of ice for each of these programs.',
  },
  strengthen: { prompt: 'Strengthen which icebreaker?', detail: 'The counters stay on it.' },
  expose: { prompt: 'Expose which cards?', detail: 'Both players see them.', none: 'Expose none' },
  keepHidden: { prompt: 'Which card is not exposed?', detail: 'It stays face down.' },
  rezIceFree: { prompt: 'Rez ice for free?', detail: 'One piece, or none.', none: 'Rez none' },
  addAdvancement: { prompt: 'Put the counters where?', detail: 'Split them as you like.' },
  advanceFrom: { prompt: 'Move counters from which card?', detail: 'Then choose how many, and where.' },
  advanceTo: { prompt: 'Move counters to which card?', detail: 'One that can be advanced.', none: 'Move none' },
  amount: { own: true, prompt: 'How many?', detail: 'Choose a number.', byText: true },
  cut: { own: true, prompt: 'Cut R&D?', detail: 'That many cards go from the top of R&D to the bottom, unseen.' },
  tagsOff: { prompt: 'Remove how many tags?', detail: 'You may choose none.', byText: true },
  surplus: { prompt: 'Trash which card?', detail: 'The fort now holds fewer agendas and nodes.', none: 'None' },
  clearIce: {
    prompt: 'Trash ice first?',
    detail: 'Each one trashed makes the new ice one bit cheaper.',
    none: 'Trash none',
  },
  overwrite: { prompt: 'Overwrite which programs?', detail: 'They are trashed to make room.', none: 'Overwrite none' },
  keepOn: {
    prompt: 'Keep which trashed programs?',
    detail: 'They go on top in the order you tap them. The others stay in the trash.',
    none: 'Keep none',
  },
  countDown: {
    prompt: 'Remove a counter from which card?',
    detail: 'When its last counter is gone, the card is installed.',
  },
  fit: { prompt: 'Not enough memory', detail: 'Trash programs until the rest fit.' },
  fort: { prompt: 'Run on which fort?', detail: 'The run starts immediately.' },
  swapIce: { prompt: 'Swap which ice?', detail: 'Ice from HQ takes its place.' },
  arrange: { prompt: 'What order should the ice go in?', detail: 'Tap all the ice, outermost first.' },
  runs: { prompt: 'Run on which fort next?', detail: 'You run on all of them.' },
  autoPass: { prompt: 'Pass which ice automatically?', detail: 'You run on its fort.' },
  divert: { prompt: 'Where does the run continue?', detail: 'At the outermost rezzed ice of that fort.' },
  resume: { prompt: 'Run again from further out?', detail: 'Otherwise you jack out.', none: 'Jack out' },
  subChosen: { prompt: 'Repeat which subroutine?', detail: 'It takes effect again in this run.' },
  fortChosen: { prompt: 'Which fort?', detail: 'The card works on that fort from now on.' },
  iceChosen: { prompt: 'Which ice?', detail: 'The card works on that ice from now on.' },
  stealth: { prompt: 'Lose a bit from which card?', detail: 'You used a noisy icebreaker.' },
  raiseOne: { prompt: 'Raise which icebreaker?', detail: 'Until this run is over.' },
  iceType: { prompt: 'Which type of ice?', detail: 'The card works on that type from now on.' },
  buySubs: { own: true, prompt: 'Pay how many times?', detail: 'Each time adds a subroutine to this encounter.' },
  trashOrJackOut: { prompt: 'Trash a program?', detail: 'Choose one, or jack out now.' },
  invest: { prompt: 'Give up how many of these bits?', detail: 'For each, two bits go on the card.', byText: true },
  drain: { prompt: 'Pay how many bits?', detail: 'Your opponent loses that many.', byText: true },
  access: { prompt: 'Access which card next?', detail: 'You access all of them, in the order you choose.' },
  instead: {
    prompt: 'What happens instead?',
    detail: 'Several cards would replace this. Choose one.',
    none: 'None of them',
  },
  shield: {
    prompt: 'Prevent how much of the damage?',
    detail: (_, v) => `${comingWords(v)} You can prevent ${shieldLeft(v.table)} more in this run.`,
  },
  letThrough: {
    prompt: 'Pay to let damage through?',
    detail: ({ from }, v) => `${heldWords(v)} Each point costs ${some(from[0] ?? 0, 'bit')}.`,
    none: 'Pay nothing',
  },
  damageInstead: {
    prompt: 'How much damage becomes counters?',
    detail: (_, v) => `${comingWords(v)} Damage that becomes counters isn’t dealt.`,
    none: 'None of it',
  },
  saved: { prompt: 'Save which cards?', detail: 'They are not trashed.' },
  forgo: {
    prompt: 'Forgo which extra actions?',
    detail: 'You owe actions. Each extra action you forgo saves one of your normal ones.',
    none: 'Forgo none',
  },
  order: { prompt: 'Which comes first?', detail: 'They happen at the same time. You choose the order.' },
  may: { own: true, prompt: 'Use this effect?', detail: 'It’s optional.', none: 'No, leave it', byText: true },
  suffer: {
    own: true,
    prompt: 'Take how much brain damage?',
    detail: 'It lasts for the rest of the game.',
    byText: true,
  },
  breakFree: { prompt: 'Break which subroutine?', detail: (_, v) => `On ${iceName(v)}, for free.` },
  setDice: { prompt: 'Gain bits, or roll again?', detail: 'You reroll a die for each bit you don’t gain.' },
  budget: {
    own: true,
    prompt: 'How many bits will you spend in this run?',
    detail: 'You can’t spend more than that. Any left over are lost.',
  },
  payX: {
    own: true,
    prompt: 'Pay how many times?',
    detail: 'As often as you like. That number is the card’s X.',
    byText: true,
  },
  mayPay: {
    prompt: (_, v) => `Use ${askedBy(v) ?? 'it'}?`,
    detail: 'It’s optional.',
    none: 'Don’t pay',
    byText: true,
  },
  unlessPaid: { prompt: 'Pay to avoid the effect?', detail: 'Otherwise it happens.', none: 'Don’t pay', byText: true },
  pay: {
    prompt: ({ total }) => `Pay ${total} from where?`,
    detail: 'Bits on a card can only be used for its purpose, so spend them first.',
  },
};

/** For choices made by the player whose effect it is. */
function chooseHowMany({ max }: TableChoice): string {
  return max === 1 ? 'You choose one.' : `You choose ${max}. They are trashed in the order you tap them.`;
}

/** The prompts by side when both bid in secret. */
export const sealedWords: Readonly<Record<SealedName, readonly [string, string]>> = {
  trace: ['A trace: make your bid.', 'A trace: make your bid.'],
  guess: ['Guess how many bits are hidden.', 'Hide some of your bits.'],
  doors: ['Bid the number of bits you will pay.', 'Bid the number of bits you will pay.'],
};

/** The frame that asks the question. */
function askingFrame<K extends Frame['do']>({ table }: TableView, kind: K): FrameOf<K> {
  const frame = table.frames.at(-1);
  if (frame?.do !== kind) throw new Error(`${frame?.do} asks as if it were ${kind}`);
  return frame as FrameOf<K>;
}

const title = (card: CardId): string => definition(card).title;
const handPrompts: Readonly<Record<HandAct, string>> = {
  show: 'Reveal which cards from your hand?',
  trash: 'Trash which cards from your hand?',
  tuck: 'Put which card from your hand into R&D?',
};

/** The cards this player has just looked at, top card first. */
function cardsJustSeen(v: TableView): string {
  const { pile, count } = askingFrame(v, 'look');
  const places = pile === v.seat ? v.known.own : v.known.seen;
  return Array.from({ length: count }, (_, at) => title(places[at] ?? '')).join(', ');
}

/** Accessed cards that are neither stolen nor trashed stay where they were. */
function settlePass(v: TableView): Pass {
  const [first, ...others] = askingFrame(v, 'access').seen.filter(({ state }) => state === 'open');
  if (first === undefined) return ['Done', 'nothing left'];
  if (others.length > 0) return ['Done', 'leave the rest'];
  return ['Leave it', first.from === 'inside' ? 'it stays there' : 'it goes back'];
}
