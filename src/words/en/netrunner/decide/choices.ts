/** A choice in words: its question, its options, and the answer button. */

import type { CardId } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { FrameOf } from '../../../../rules/netrunner/frame.ts';
import { iceTypes } from '../../../../rules/netrunner/rulebook/cards/keywords.ts';
import { virusCounters } from '../../../../rules/netrunner/rulebook/cards/purge.ts';
import { textOf } from '../../../../rules/netrunner/rulebook/effects.ts';
import { strength } from '../../../../rules/netrunner/rulebook/numbers.ts';
import { approached } from '../../../../rules/netrunner/rulebook/run/encountered.ts';
import { subsOf } from '../../../../rules/netrunner/rulebook/run/subroutines.ts';
import { dueNow } from '../../../../rules/netrunner/rulebook/turn/start.ts';
import type { Table } from '../../../../rules/netrunner/table.ts';
import { ownSubsOf } from '../../../../rules/netrunner/verbs/ice/ice.ts';
import { quoteText } from '../../../../words/en/netrunner/cards/quoted.ts';
import { capital } from '../../capital.ts';
import { counted, nounFor } from '../../counted.ts';
import { consequence } from '../consequence.ts';
import { shieldWords } from '../harm.ts';
import { plain } from '../phrases.ts';
import { fortName, ordinal, placesToFill, placeWords } from '../places.ts';
import type { TableView } from '../tableView.ts';
import { chooseWords } from './decisions.ts';
import { nameAt } from './moves.ts';
import { refOfChoice } from './source.ts';

/** A choice made in a sheet. */
export type TableChoice = Extract<TableView['question'], { kind: 'choose' }>;

export function choiceTitle(v: TableView, choice: TableChoice): string {
  const { prompt } = chooseWords[choice.what];
  return typeof prompt === 'string' ? prompt : prompt(choice, v);
}

/** The card's text for a yes-or-no choice; otherwise an explanation of how the choice works. */
export function choiceDetail(v: TableView, choice: TableChoice): string {
  const { byText, ...words } = chooseWords[choice.what];
  const detail = typeof words.detail === 'string' ? words.detail : words.detail(choice, v);
  const ref = refOfChoice(v.table);
  if (!ref) return detail;
  return byText ? `${title(ref.card)}: ${plain(quoteText({ ...ref, path: [] }))}` : `${detail} For ${title(ref.card)}.`;
}

/** `open`: whether the player's hand is uncovered, so that their own face-down cards may be named. */
export function optionName(v: TableView, choice: TableChoice, pick: number, open: boolean): string {
  return capital(optionWords(v, choice, pick, open));
}

/** Details that help with the choice, such as a fort's ice or the neighbouring ice. Null if the name is enough. */
export function optionDetail(v: TableView, choice: TableChoice, pick: number, open: boolean): string | null {
  const { table } = v;
  switch (choice.what) {
    case 'installAt':
    case 'moveFort':
    case 'fort':
    case 'divert':
    case 'runs':
    case 'fortChosen': {
      const fort = table.forts[pick];
      return fort ? `${fort.ice.length === 0 ? 'no' : fort.ice.length} ice` : null;
    }
    case 'movePlace': {
      const others = fortOfText(table)?.ice.filter((slot) => slot !== refOfChoice(table)?.slot) ?? [];
      const beside = others[pick === 0 ? 0 : pick - 1];
      return beside === undefined ? null : `${pick === 0 ? 'outside' : 'inside'} ${nameAt(v, beside, open)}`;
    }
    case 'shield':
      return shieldWords(v, pick);
    case 'payX':
      return pick === 0 ? nothingWords(table) : null;
    case 'buySubs':
      return pick === 0 ? 'you don’t pay' : null;
    case 'breakFree': {
      const sub = subsOf(table, approached(table) ?? 0)[pick];
      return sub ? consequence(v, textOf(sub.ref).means) : null;
    }
    case 'strengthen':
    case 'raiseOne':
      return `strength ${strength(table, pick)} now`;
    default:
      return null;
  }
}

/** Where the nth pick, from 1, will go; null for other choices. */
export const nthPlace = ({ table }: TableView, choice: TableChoice, nth: number): string | null =>
  choice.what === 'ownPlaces' ? (placesToFill(table)[nth - 1] ?? null) : null;

function optionWords(v: TableView, { what }: TableChoice, pick: number, open: boolean): string {
  return (optionNames[what] ?? placeName)(pick, v, open);
}

type OptionName = (pick: number, v: TableView, open: boolean) => string;

const fortOfPick: OptionName = (pick, { table }) => fortName(table.forts[pick]?.id ?? '');

/** Face-up cards in Archives have no slot; their numbers continue after the last slot. */
const iceOrArchived: OptionName = (pick, v, open) => {
  const up = v.table.corp.up[pick - v.table.lastSlot - 1];
  return up === undefined ? `${nameAt(v, pick, open)}, face down` : title(up);
};

/** Option names for choices whose options are not simply cards on the table. */
const optionNames: { readonly [W in TableChoice['what']]?: OptionName } = {
  recover: (pick, v) => title(v.table.runner.trash[pick] ?? ''),
  ownPlaces: (pick, v, open) => {
    const from = placesToFill(v.table)[pick] ?? '';
    return open ? `${title(v.known.own[pick] ?? '')}, from ${from}` : `ice from ${from}`;
  },
  ownOrder: (pick, v, open) => (open ? title(v.known.own[pick] ?? '') : `card ${pick + 1} from the top`),
  keepCards: () => 'Cards to keep',
  fetchIce: iceOrArchived,
  archives: iceOrArchived,
  movePlace: (pick, v) => {
    const all = fortOfText(v.table)?.ice.length ?? 0;
    return ordinal(pick, all);
  },
  fromTrash: (pick, v) => title(v.table.runner.trash[pick] ?? ''),
  cut: (pick) => String(pick),
  installAt: (pick, v) => (pick < v.table.forts.length ? fortName(v.table.forts[pick]?.id ?? '') : 'A new fort'),
  moveFort: fortOfPick,
  fort: fortOfPick,
  divert: fortOfPick,
  runs: fortOfPick,
  fortChosen: fortOfPick,
  amount: (pick) => String(pick),
  tagsOff: (pick) => String(pick),
  resume: () => 'Run again',
  iceType: (pick) => `${iceTypes[pick]}s`,
  budget: (pick) => String(pick),
  suffer: (pick) => String(pick),
  shield: (pick) => String(pick),
  payX: (pick) => String(pick),
  buySubs: (pick) => String(pick),
  breakFree: (pick, v) => {
    const sub = subsOf(v.table, approached(v.table) ?? 0)[pick];
    return sub ? plain(quoteText(sub.ref)) : String(pick);
  },
  setDice: (pick, v) => `${bits(pick)}, ${dice((refOfChoice(v.table)?.about?.amount ?? pick) - pick)}`,
  trashOrJackOut: (pick, v, open) => (pick === 0 ? 'Jack out' : placeName(pick, v, open)),
  invest: () => 'Bits',
  drain: () => 'Bits',
  letThrough: () => 'Points of damage',
  damageInstead: () => 'Points that become counters',
  subChosen: (pick, v) => {
    const sub = ownSubsOf(v.table, refOfChoice(v.table)?.about?.slot ?? 0)[pick];
    return sub ? plain(quoteText(sub.ref)) : String(pick);
  },
  wasAmong: () => 'Yes',
  may: () => 'Yes, do it',
  mayPay: (pick) => `Pay ${bits(pick)}`,
  unlessPaid: (pick) => `Pay ${bits(pick)}`,
  pay: (pick, v, open) => (pick === 0 ? 'Your pool' : pick < 0 ? 'Temporary bits' : nameAt(v, pick, open)),
  doubleVirus: (pick, v, open) => virusWords(v, pick, open),
  keepVirus: (pick, v, open) => virusWords(v, pick, open),
  access: (pick, v, open) =>
    pick === 0 ? `The next card in ${fortName(accessed(v.table)?.fort ?? '')}` : placeName(pick, v, open),
  order: (pick, v) => {
    const due = dueNow(v.table)[pick];
    if (due === undefined) return String(pick);
    // The place tells two copies of a card apart.
    return due === 'draw'
      ? 'the card drawn each turn'
      : `${title(due.card)}${due.slot === null ? '' : placeWords(v.table, due.slot)}`;
  },
};

/** If it is not paid, the text does nothing, but the ice is still rezzed. */
function nothingWords(table: Table): string {
  const ref = refOfChoice(table);
  const { v } = ref ? textOf(ref).means : { v: 'none' };
  return v === 'pay' || v === 'payTimes' ? 'nothing happens' : 'X is 0';
}

const title = (card: CardId): string => definition(card).title;
const bits = (n: number): string => counted(n, 'bit');
const dice = (n: number): string => `reroll ${n === 0 ? 'no' : n} ${nounFor(n, 'die', 'dice')}`;

function virusWords(v: TableView, pick: number, open: boolean): string {
  const virus = virusCounters(v.table)[pick];
  if (!virus) return String(pick);
  const { on, name, count } = virus;
  const where = 'fort' in on ? fortName(on.fort) : 'slot' in on ? nameAt(v, on.slot, open) : v.names[on.seat];
  return `${name}, ${count} on ${where}`;
}

const accessed = (table: Table): FrameOf<'access'> | undefined => {
  const frame = table.frames.at(-1);
  return frame?.do === 'access' ? frame : undefined;
};

/** A card's name and place: ice is counted from the outside in, other cards in the order they were installed. */
function placeName(slot: number, v: TableView, open: boolean): string {
  return `${nameAt(v, slot, open)}${placeWords(v.table, slot)}`;
}

/** The fort of the card whose text asks for the choice. */
function fortOfText(table: Table): Table['forts'][number] | undefined {
  const slot = refOfChoice(table)?.slot;
  return table.forts.find(({ ice }) => slot != null && ice.includes(slot));
}

/** The label of the answer button. */
export function doneWords(choice: TableChoice, picks: readonly number[]): string {
  const { none = 'None' } = chooseWords[choice.what];
  if (choice.what === 'keepVirus') return 'Keep these';
  if (choice.what === 'letThrough') return picks[0] ? `Pay ${bits(picks[0] * (choice.from[0] ?? 0))}` : none;
  if (choice.total !== undefined) return choice.what === 'pay' || choice.what === 'drain' ? 'Pay' : 'Place them';
  if (picks.length === 0) return choice.min > 0 ? 'Choose first' : none;
  if (choice.what === 'may') return 'Yes, do it';
  if (choice.what === 'mayPay' || choice.what === 'unlessPaid') return `Pay ${bits(choice.from[0] ?? 0)}`;
  return picks.length === 1 ? 'Confirm' : `Confirm ${picks.length}`;
}
