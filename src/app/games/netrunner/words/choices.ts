/** The words of every choice the table can ask for: its question, its options, and the button that answers. */

import type { CardId } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { FrameOf, TextRef } from '../../../../rules/netrunner/frame.ts';
import { virusCounters } from '../../../../rules/netrunner/rulebook/cards/counters.ts';
import { iceTypes } from '../../../../rules/netrunner/rulebook/cards/keywords.ts';
import { textOf } from '../../../../rules/netrunner/rulebook/effects.ts';
import type { Table } from '../../../../rules/netrunner/table.ts';
import { ownSubsOf } from '../../../../rules/netrunner/verbs/ice/ice.ts';
import { capital } from '../../../words/capital.ts';
import { fortName, type Seated } from '../board/seated.ts';
import { nameAt, plain } from './moves.ts';

export type Choice = Extract<Seated['question'], { kind: 'choose' }>;

interface Words {
  title: string;
  detail: string;
  /** The button while nothing is picked. */
  none?: string;
}

const words: Readonly<Record<string, Words>> = {
  trashProgram: { title: 'Trash which program?', detail: 'You choose one.' },
  trashHardware: { title: 'Trash which hardware?', detail: 'You choose one.' },
  trashIce: { title: 'Trash which ice?', detail: 'You choose one.' },
  wasAmong: { title: 'Was there such a card?', detail: 'Among those that were trashed face down.', none: 'No' },
  buyIce: { title: 'Pay for which ice?', detail: 'What it costs to rez; then it is trashed.', none: 'Pay for none' },
  trashOwn: { title: 'Trash which of your cards?', detail: 'Any number of them.', none: 'Trash none' },
  trashResource: { title: 'Trash which resource?', detail: 'You choose one.' },
  trashResources: {
    title: 'Trash which resources?',
    detail: 'They go one at a time, in the order you tap them.',
    none: 'Trash none',
  },
  sell: { title: 'Trash one of your cards?', detail: 'You gain bits for it.', none: 'Trash none' },
  fetchIce: { title: 'Take which ice into HQ?', detail: 'The Runner sees it.', none: 'Take none' },
  revealIce: { title: 'Reveal which ice?', detail: 'You gain bits; it lies there face up.', none: 'Reveal none' },
  newHand: { title: 'Your hand goes', detail: 'It is shuffled into the pile; you draw as many cards.' },
  keepCards: { title: 'Keep how many cards?', detail: 'Each costs you bits; all others are discarded.' },
  ownOrder: { title: 'In which order?', detail: 'Tap the cards from the top down: the first lies on top.' },
  recover: { title: 'Take which card back?', detail: 'From your trash into your hand.' },
  archives: { title: 'Take which card into HQ?', detail: 'Out of Archives, face down or face up.' },
  takeBack: { title: 'Take which card back?', detail: 'It goes into HQ; the Runner does not see which.' },
  derez: { title: 'Derez which ice?', detail: 'It lies there unrezzed again, its face known.' },
  doubleVirus: { title: 'Double which virus counter?', detail: 'The new one lies where that one lies.' },
  brokenIce: { title: 'Which broken ice gets the counter?', detail: 'One piece of ice for each such program.' },
  strengthen: { title: 'Strengthen which icebreaker?', detail: 'The counters stay on it.' },
  expose: { title: 'Expose which cards?', detail: 'Both players see them.', none: 'Expose none' },
  rezIceFree: { title: 'Rez ice for nothing?', detail: 'One piece, or none.', none: 'Rez none' },
  addAdvancement: { title: 'Where do the counters go?', detail: 'Split them as you like.' },
  advanceFrom: { title: 'Counters from which card?', detail: 'Then how many, and where to.' },
  advanceTo: { title: 'Counters onto which card?', detail: 'One that can be advanced.', none: 'Move none' },
  amount: { title: 'How many?', detail: 'Choose a number.' },
  surplus: { title: 'Trash which card?', detail: 'The fort has room for fewer agendas and nodes now.', none: 'None' },
  clearIce: {
    title: 'Trash ice first?',
    detail: 'Each one trashed makes the new ice one bit cheaper.',
    none: 'Trash none',
  },
  overwrite: { title: 'Overwrite which programs?', detail: 'They are trashed to make room.', none: 'Overwrite none' },
  keepOn: {
    title: 'Keep which trashed programs?',
    detail: 'They go on top in the order you tap them; the others lie in the trash.',
    none: 'Keep none',
  },
  countDown: { title: 'A counter off which card?', detail: 'The last one to go installs it.' },
  fit: { title: 'Too little memory', detail: 'Trash programs until the rest fits.' },
  fort: { title: 'Run on which fort?', detail: 'The run begins at once.' },
  swapIce: { title: 'Swap which ice?', detail: 'Its place goes to ice out of HQ.' },
  arrange: { title: 'In which order does the ice stand?', detail: 'Tap all of it, the outermost first.' },
  runs: { title: 'Run on which fort next?', detail: 'You run on all of them.' },
  autoPass: { title: 'Pass which ice at once?', detail: 'The run is on its fort.' },
  divert: { title: 'Where does the run go on?', detail: 'At the outermost rezzed ice of that fort.' },
  resume: { title: 'Run on from further out?', detail: 'Or you leave.', none: 'Jack out' },
  subChosen: { title: 'Repeat which subroutine?', detail: 'It is there once more in this run.' },
  fortChosen: { title: 'Which fort?', detail: 'It works for that fort from now on.' },
  iceChosen: { title: 'Which ice?', detail: 'It works for that piece from now on.' },
  stealth: { title: 'Lose a bit from which card?', detail: 'The noise gives it away.' },
  raiseOne: { title: 'Raise which icebreaker?', detail: 'Until this run is over.' },
  iceType: { title: 'Which type of ice?', detail: 'It works with that type from now on.' },
  buySubs: { title: 'How often do you pay?', detail: 'Each time adds a subroutine to this encounter.' },
  trashOrJackOut: { title: 'Trash a program?', detail: 'You choose one, or you leave the run now.' },
  invest: { title: 'Leave out how many of these bits?', detail: 'For each, two go on the card.' },
  drain: { title: 'Pay how many bits?', detail: 'The other player loses as many.' },
  access: { title: 'Access which card next?', detail: 'You access all of them; the order is yours.' },
  instead: { title: 'What happens instead?', detail: 'Several cards step in; one of them does.', none: 'None of them' },
  letThrough: {
    title: 'Pay to let damage through?',
    detail: 'A card of the Runner’s holds it back; each point has its price.',
    none: 'Pay nothing',
  },
  damageInstead: { title: 'How much damage becomes counters?', detail: 'That much is not done.', none: 'None of it' },
  saved: { title: 'Save which cards?', detail: 'They are not trashed.' },
  order: { title: 'Which comes first?', detail: 'They happen together; the order is yours.' },
  may: { title: 'Do you want to?', detail: 'You may leave it.', none: 'No, leave it' },
  suffer: { title: 'How much brain damage do you take?', detail: 'It lasts for the rest of the game.' },
  budget: {
    title: 'How many bits will you spend in this run?',
    detail: 'No more than that, and the rest of it is lost.',
  },
  payX: { title: 'How often do you pay?', detail: 'As often as you like: the card counts it as its X.' },
  mayPay: { title: 'Pay for it?', detail: 'You may leave it.', none: 'Do not pay' },
  unlessPaid: { title: 'Pay to be spared?', detail: 'Or it happens.', none: 'Do not pay' },
  pay: { title: 'Pay from where?', detail: 'Bits on a card are good for its purpose only: spend them first.' },
};

const of = (choice: Choice): Words => words[choice.what] ?? { title: 'Choose', detail: '' };

export const choiceTitle = (v: Seated, choice: Choice): string => {
  const frame = v.table.frames.at(-1);
  return choice.what === 'pay' && frame?.do === 'pay' ? `Pay ${frame.amount} from where?` : of(choice).title;
};

/** For a yes or no the text that is asked about; else how the choice works. */
export function choiceDetail(v: Seated, choice: Choice): string {
  const ref = refOfChoice(v.table);
  if (!ref) return of(choice).detail;
  const text = `${title(ref.card)}: ${plain(textOf({ ...ref, path: [] }).says)}`;
  return ofText.has(choice.what) ? text : `${of(choice).detail} For ${title(ref.card)}.`;
}

/** Choices that say nothing without the text that asks. */
const ofText: ReadonlySet<string> = new Set([
  'may',
  'mayPay',
  'unlessPaid',
  'amount',
  'payX',
  'suffer',
  'invest',
  'drain',
]);

/** The text that asks: named by the choice itself, else the one that is carried out below it. */
export function refOfChoice({ frames }: Table): TextRef | undefined {
  const [top, below] = [frames.at(-1), frames.at(-2)];
  if (top?.do !== 'choose') return undefined;
  return top.ref ?? (below?.do === 'effect' ? below.ref : undefined);
}

/** `open`: the player holds his hand open, so his own face-down cards may be named. */
export function optionName(v: Seated, choice: Choice, pick: number, open: boolean): string {
  return capital(optionWords(v, choice, pick, open));
}

function optionWords(v: Seated, choice: Choice, pick: number, open: boolean): string {
  const { table } = v;
  switch (choice.what) {
    case 'recover':
      return title(table.runner.trash[pick] ?? '');
    case 'ownOrder':
      return open ? title(v.known.own[pick] ?? '') : `card ${pick + 1} from the top`;
    case 'newHand':
      return 'Shuffle it away';
    case 'keepCards':
      return 'Cards to keep';
    case 'fetchIce':
    case 'archives': {
      // Face-up cards have no slot: they are counted on from the last one.
      const up = table.corp.up[pick - table.lastSlot - 1];
      return up === undefined ? `${nameAt(v, pick, open)}, face down` : title(up);
    }
    case 'fort':
    case 'divert':
    case 'runs':
    case 'fortChosen':
      return fortName(table.forts[pick]?.id ?? '');
    case 'amount':
      return String(pick);
    case 'resume':
      return 'Run on';
    case 'iceType':
      return `${iceTypes[pick]}s`;
    case 'budget':
    case 'suffer':
      return String(pick);
    case 'payX':
    case 'buySubs':
      return pick === 0 ? 'Do not pay' : String(pick);
    case 'trashOrJackOut':
      return pick === 0 ? 'Jack out' : whereAt(v, pick, open);
    case 'invest':
    case 'drain':
      return 'Bits';
    case 'subChosen': {
      const sub = ownSubsOf(table, refOfChoice(table)?.about?.slot ?? 0)[pick];
      return sub ? plain(textOf(sub.ref).says) : String(pick);
    }
    case 'wasAmong':
      return 'Yes';
    case 'may':
      return 'Yes, do it';
    case 'mayPay':
    case 'unlessPaid':
      return `Pay ${bits(pick)}`;
    case 'pay':
      return pick === 0 ? 'Your pool' : pick < 0 ? 'For now only' : nameAt(v, pick, open);
    case 'doubleVirus':
      return virusWords(v, pick, open);
    case 'access':
      return pick === 0 ? `The next card of ${fortName(accessed(table)?.fort ?? '')}` : whereAt(v, pick, open);
    case 'order': {
      const frame = table.frames.at(-1);
      const ref = frame?.do === 'triggers' ? frame.left[pick] : undefined;
      // Two copies of a card are told apart by where they lie.
      return ref ? `${title(ref.card)}${ref.slot === null ? '' : placeWords(table, ref.slot)}` : String(pick);
    }
    default:
      return whereAt(v, pick, open);
  }
}

const title = (card: CardId): string => definition(card).title;
const bits = (n: number): string => `${n} bit${n === 1 ? '' : 's'}`;
function virusWords(v: Seated, pick: number, open: boolean): string {
  const virus = virusCounters(v.table)[pick];
  if (!virus) return String(pick);
  const { on, name, count } = virus;
  const where = 'fort' in on ? fortName(on.fort) : 'slot' in on ? nameAt(v, on.slot, open) : v.names[on.seat];
  return `${name}, ${count} with ${where}`;
}

const accessed = (table: Table): FrameOf<'access'> | undefined => {
  const frame = table.frames.at(-1);
  return frame?.do === 'access' ? frame : undefined;
};

/** A card by its name and its place: ice counted from outside, cards inside in the order of installation. */
function whereAt(v: Seated, slot: number, open: boolean): string {
  return `${nameAt(v, slot, open)}${placeWords(v.table, slot)}`;
}

function placeWords(table: Table, slot: number): string {
  const id = table.cards[slot]?.fort;
  const fort = id ? table.forts.find((one) => one.id === id) : undefined;
  if (!fort) return '';
  const ice = fort.ice.indexOf(slot);
  if (ice >= 0) return `, ${fortName(fort.id)}, ${ordinal(ice, fort.ice.length)}`;
  const card = fort.inside.length > 1 ? `, card ${fort.inside.indexOf(slot) + 1}` : '';
  return `, ${fortName(fort.id)}${card}`;
}

const ordinal = (at: number, all: number): string =>
  all === 1 ? 'its only ice' : at === 0 ? 'outermost' : at === all - 1 ? 'innermost' : `ice ${at + 1} of ${all}`;

/** What the answering button says. */
export function doneWords(choice: Choice, picks: readonly number[]): string {
  const { none = 'None' } = of(choice);
  if (choice.total !== undefined) return choice.what === 'pay' || choice.what === 'drain' ? 'Pay' : 'Place them';
  if (picks.length === 0) return choice.min > 0 ? 'Choose first' : none;
  if (choice.what === 'may') return 'Yes, do it';
  if (choice.what === 'mayPay' || choice.what === 'unlessPaid') return `Pay ${bits(choice.from[0] ?? 0)}`;
  return picks.length === 1 ? 'This one' : `These ${picks.length}`;
}
