/** The record: what happened, in lines. Not every event gets a line. */

import type { Seat } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { NetrunnerEvent, Source } from '../../../../rules/netrunner/event.ts';
import { textOf } from '../../../../rules/netrunner/rulebook/effects.ts';
import { subsOf } from '../../../../rules/netrunner/rulebook/run/subroutines.ts';
import { CORP, fortOf, isCentral, RUNNER, type Table } from '../../../../rules/netrunner/table.ts';
import { quoteAbilityInside, quoteInside } from '../../../../words/en/netrunner/cards/quoted.ts';
import { withoutFullStop } from '../../capital.ts';
import { counted } from '../../counted.ts';
import type { RecordText } from '../../you.ts';
import { endLine } from '../ends.ts';
import { momentOf, type ShownMoment } from '../moment.ts';
import { damageNamed, plain } from '../phrases.ts';
import { fortName, ordinal } from '../places.ts';
import {
  bits,
  damageWords,
  discardedWords,
  type EventContext,
  isSpent,
  listOf,
  title,
  trashedWords,
  trasher,
} from './fates.ts';

export interface RecordedLine extends RecordText {
  seat: Seat | null;
  /** The line that starts a turn, a trace's result, or the run moving on. */
  kind?: 'turn' | 'trace' | 'step';
  /** A die roll, drawn next to the words. */
  die?: number;
  /** Present if the line is highlighted on screen. */
  moment?: ShownMoment;
}

/** What the Runner avoided, other than damage. */
const averted: Readonly<Record<string, string>> = {
  tag: 'avoided a tag',
  trash: 'saved cards from being trashed',
  trace: 'cancelled the trace’s effect',
};

/** What the last trace led to: the lines up to the next step of the run or turn, which the trace did not cause. */
export function sinceTrace<L extends Pick<RecordedLine, 'kind'>>(lines: readonly L[]): L[] {
  const since = lines.slice(lines.findLastIndex(({ kind }) => kind === 'trace') + 1);
  const next = since.findIndex(({ kind }) => kind !== undefined);
  return next < 0 ? since : since.slice(0, next);
}

const points = (n: number): string => counted(n, 'agenda point');

const faceWords = (before: Table, slot: number): string => {
  const face = before.cards[slot]?.card ?? null;
  return face === null ? 'a card' : title(face);
};

/** Examples: " on HQ" or " in Fort 2"; empty for cards elsewhere. */
function whereWords(before: Table, slot: number): string {
  const card = before.cards[slot];
  return card?.fort ? ` ${card.ice ? 'on' : 'in'} ${fortName(card.fort)}` : '';
}

const given = (
  { to, counter, amount }: Extract<NetrunnerEvent, { kind: 'given' }>,
  names: readonly [string, string],
): RecordedLine => {
  const count = Math.abs(amount);
  const what = `${amount > 0 ? 'got' : 'lost'} ${count === 1 ? `a ${counter} counter` : `${count} ${counter} counters`}`;
  if ('fort' in to) return { seat: null, text: `${fortName(to.fort)} ${what}` };
  return by(names, to.seat, what);
};

const isTrashedFor = (slot: number, { events }: EventContext): boolean =>
  events.some((one) => one.kind === 'trashed' && one.slot === slot);

/** The card used, and that it was trashed for it. */
const usedCard = ({ card, slot }: Extract<NetrunnerEvent, { kind: 'used' }>, told: EventContext): string =>
  `${title(card)}${isTrashedFor(slot, told) ? ', which was trashed' : ''}`;

/** Names the subroutine by its text, or by its number if the text was not public before. */
function subroutineLine(before: Table, slot: number, sub: number): string {
  const ref = slot in before.cards ? subsOf(before, slot)[sub]?.ref : undefined;
  const name = faceWords(before, slot);
  if (!ref) return `Subroutine ${sub + 1} of ${name} took effect`;
  return `${name}: ${plain(quoteInside(CORP, textOf(ref).means))}`;
}

/** The lines of a step. `before`: the table before it, for cards that are gone. */
export function sayAll(
  events: readonly NetrunnerEvent[],
  before: Table,
  names: readonly [string, string],
): RecordedLine[] {
  let table = before;
  return events.flatMap((event, at) => {
    // A card turned face up in this step is named from then on.
    if (event.kind === 'rezzed' || event.kind === 'encountered') table = turnedUp(table, event.slot, event.card);
    const told = { events, at, before: table, names };
    const said = say(event, told);
    const moment = said && momentOf(event, told);
    return said ? [moment ? { ...said, moment } : said] : [];
  });
}

function turnedUp(table: Table, slot: number, card: string): Table {
  const there = table.cards[slot];
  return there && there.card === null ? { ...table, cards: { ...table.cards, [slot]: { ...there, card } } } : table;
}

/** What is public about an installed card: "ice outermost on HQ", "a card in a new fort, Fort 4". */
function installedWords(
  { seat, card, fort, ice }: Extract<NetrunnerEvent, { kind: 'installed' }>,
  before: Table,
): string {
  if (seat === RUNNER || fort === undefined) return card === null ? 'a face-down card' : title(card);
  const there = fortOf(before, fort)?.ice.length ?? 0;
  const end = there > 0 ? ` ${ice}` : '';
  const place = fortOf(before, fort) || isCentral(fort) ? fortName(fort) : `a new fort, ${fortName(fort)}`;
  const what = card === null ? (ice ? 'ice' : 'a card') : title(card);
  return `${what}${ice ? `${end} on` : ' in'} ${place}`;
}

/** Both players see a face-up card that leaves a discard pile (R-GEN-36). */
function movedWords(
  { from, to, owner, face }: Extract<NetrunnerEvent, { kind: 'card' }>,
  { before }: EventContext,
): string | null {
  const down = from.in === 'slot' && before.corp.down.includes(from.slot);
  if ((from.in !== 'open' && !down) || (to.in !== 'hand' && to.in !== 'pile')) return null;
  const what = from.in === 'open' && face !== null ? title(face) : 'a face-down card';
  const [pile, hand, deck] = owner === CORP ? ['Archives', 'HQ', 'R&D'] : ['the trash', 'hand', 'the stack'];
  return `put ${what} from ${pile} into ${to.in === 'hand' ? hand : deck}`;
}

/** Examples: "on HQ, now outermost" or "to Fort 2, now its only ice". */
function movedTo({ slot, fort, at }: Extract<NetrunnerEvent, { kind: 'moved' }>, before: Table): string {
  const stayed = before.cards[slot]?.fort === fort;
  const all = (fortOf(before, fort)?.ice.length ?? 0) + (stayed ? 0 : 1);
  return `${stayed ? 'on' : 'to'} ${fortName(fort)}, now ${ordinal(at, all)}`;
}

/** The card that caused it, such as " (Floating Runner BBS)", unless another line of the step has named it. */
function byCard({ by }: { by?: Source }, { events }: EventContext): string {
  const named = events.some((one) => (one.kind === 'played' || one.kind === 'used') && one.card === by?.card);
  return by === undefined || named ? '' : ` (${title(by.card)})`;
}

/** The longest ability that is quoted in a line, in characters. */
const MAX_QUOTED = 40;

/**
 * The ability used, such as ": take all bits from this card", if the card has several. Those with a line of their own,
 * such as breaking a subroutine, and long ones are not quoted.
 */
function whichAbility({ card, ability }: Extract<NetrunnerEvent, { kind: 'used' }>): string {
  const { side, abilities } = definition(card);
  const used = abilities[ability];
  if (!used || used.special || abilities.length < 2) return '';
  const words = plain(quoteAbilityInside(side, used));
  return words.length > MAX_QUOTED ? '' : `: ${words}`;
}

/** The line for an event; null if it gets none. */
export function say(event: NetrunnerEvent, context: EventContext): RecordedLine | null {
  const line = lines[event.kind] as ((event: NetrunnerEvent, told: EventContext) => RecordedLine | null) | undefined;
  return line?.(event, context) ?? null;
}

const by = (names: readonly [string, string], seat: Seat, did: string): RecordedLine => ({
  seat,
  subject: seat,
  text: `${names[seat]} ${did}`,
});
const corp = ({ names }: EventContext, did: string): RecordedLine => by(names, CORP, did);
const runner = ({ names }: EventContext, did: string): RecordedLine => by(names, RUNNER, did);
const step = (told: EventContext, did: string): RecordedLine => ({ ...runner(told, did), kind: 'step' });

/** An event without an entry gets no line. */
const lines: {
  readonly [K in NetrunnerEvent['kind']]?: (
    event: Extract<NetrunnerEvent, { kind: K }>,
    told: EventContext,
  ) => RecordedLine | null;
} = {
  turn: (event, told) => ({
    ...by(told.names, event.seat, `started turn ${event.turn} with ${counted(event.actions, 'action')}`),
    kind: 'turn',
  }),
  action: (event, told) => (event.what === 'bit' ? by(told.names, event.seat, 'took a bit') : null),
  drew: (event, told) =>
    by(told.names, event.seat, `drew ${event.count === 1 ? 'a card' : `${event.count} cards`}${byCard(event, told)}`),
  card: (event, told) => {
    const did = movedWords(event, told);
    return did === null ? null : by(told.names, event.owner, did);
  },
  bits: (event, told) =>
    (event.why === 'effect' || event.why === 'card') && event.amount !== 0
      ? by(
          told.names,
          event.seat,
          `${event.amount > 0 ? `gained ${bits(event.amount)}` : `lost ${bits(-event.amount)}`}${byCard(event, told)}`,
        )
      : null,
  installed: (event, told) => by(told.names, event.seat, `installed ${installedWords(event, told.before)}`),
  played: (event, told) => by(told.names, event.seat, `played ${title(event.card)}`),
  forwent: (event, told) => by(told.names, event.seat, `gave up the extra action from ${title(event.card)}`),
  used: (event, told) => {
    const special = definition(event.card).abilities[event.ability]?.special;
    if (special?.does === 'break' && told.events.some(({ kind }) => kind === 'broken')) return null;
    if (isTrashedFor(event.slot, told)) return by(told.names, event.seat, `used ${usedCard(event, told)}`);
    if (special?.does === 'boost') return runner(told, `raised ${title(event.card)}’s strength by ${special.amount}`);
    return by(told.names, event.seat, `used ${title(event.card)}${whichAbility(event)}`);
  },
  advanced: (event, told) =>
    corp(told, `advanced ${faceWords(told.before, event.slot)}${whereWords(told.before, event.slot)}`),
  rezzed: (event, told) => corp(told, `rezzed ${title(event.card)}${whereWords(told.before, event.slot)}`),
  derezzed: (event, told) => corp(told, `derezzed ${title(event.card)}`),
  points: (event, told) =>
    event.amount === 0
      ? null
      : by(
          told.names,
          event.seat,
          event.amount > 0 ? `gained ${points(event.amount)}` : `paid ${points(-event.amount)}`,
        ),
  badPublicity: (event, told) => corp(told, `gained ${counted(event.amount, 'bad publicity point')}`),
  exposed: (event) => ({ seat: CORP, text: `${title(event.card)} was exposed` }),
  trashed: (event, told) => {
    // The line about its use already covers it.
    if (isSpent(event, told)) return null;
    const seat = trasher(event, told);
    const words = trashedWords(event, told);
    return seat === null ? { seat: event.seat, text: words } : by(told.names, seat, words);
  },
  given: (event, { names }) => given(event, names),
  purged: (_, told) => corp(told, 'gave up 3 actions to remove all virus counters'),
  run: (event, told) => step(told, `ran on ${fortName(event.fort)}`),
  encountered: (event, told) => step(told, `encountered ${title(event.card)}`),
  broken: (event, told) => {
    const used = told.events.find((one) => one.kind === 'used');
    return runner(told, `broke subroutine ${event.sub + 1}${used ? ` with ${usedCard(used, told)}` : ''}`);
  },
  subroutine: (event, told) => ({ seat: CORP, text: subroutineLine(told.before, event.slot, event.sub) }),
  diverted: (event) => ({ seat: null, text: `The run moved to ${fortName(event.fort)}` }),
  success: (event, told) => step(told, `got into ${fortName(event.fort)}`),
  runOver: (event, told) => {
    if (event.jackedOut) return step(told, 'jacked out');
    return event.success ? null : { seat: RUNNER, text: 'The run failed' };
  },
  accessed: (event, told) =>
    runner(told, event.card === null ? `accessed a card in ${fortName(event.fort)}` : `accessed ${title(event.card)}`),
  stolen: (event, told) => runner(told, `stole ${title(event.card)} for ${points(event.points)}`),
  scored: (event, told) => corp(told, `scored ${title(event.card)} for ${points(event.points)}`),
  trace: (event) => ({
    seat: null,
    kind: 'trace',
    text: `Trace ${event.trace}, link ${event.link}: ${event.success ? 'the trace succeeded' : 'the trace failed'}`,
  }),
  tags: (event, told) => runner(told, `${event.amount > 0 ? 'took a tag' : 'removed a tag'}${byCard(event, told)}`),
  prevented: (event, told) => {
    if (event.what === 'counter') return corp(told, 'avoided a virus counter');
    if (event.what === 'expose') return corp(told, 'kept a card from being exposed');
    return runner(told, averted[event.what] ?? `prevented ${event.amount} ${damageNamed(event.what)} damage`);
  },
  damage: (event, told) =>
    runner(
      told,
      event.lost && event.lost.length > 0
        ? `lost ${listOf(event.lost.map(title))} to ${damageWords(event)}`
        : `took ${damageWords(event)}`,
    ),
  searched: (event, told) => by(told.names, event.seat, `looked through ${event.seat === CORP ? 'R&D' : 'the stack'}`),
  swapped: (event, told) => corp(told, `swapped ice on ${fortName(event.fort)}`),
  moved: (event, told) => corp(told, `moved ${title(event.card)} ${movedTo(event, told.before)}`),
  cut: (event, told) => runner(told, `moved ${counted(event.count, 'card')} from the top of R&D to the bottom`),
  rearranged: (event) => ({ seat: null, text: `The ice on ${fortName(event.fort)} is in a new order` }),
  bid: (event, told) => ({
    seat: null,
    subject: CORP,
    text: `${told.names[CORP]} spent ${bits(event.corp)}, ${told.names[RUNNER]} ${bits(event.runner)}`,
  }),
  guessed: (event) => ({ seat: null, text: `${bits(event.hidden)} hidden, ${bits(event.guess)} guessed` }),
  rolled: (event) => ({ seat: null, text: `The die showed ${event.value}`, die: event.value }),
  shown: (event, told) => by(told.names, event.seat, `showed ${title(event.card)}`),
  discarded: (event, told) => by(told.names, event.seat, discardedWords(event, told.before)),
  over: (event, { names }) => {
    const { text, subject } = endLine(event.why, names);
    return { seat: null, ...(subject !== undefined && { subject }), text: withoutFullStop(text) };
  },
};
