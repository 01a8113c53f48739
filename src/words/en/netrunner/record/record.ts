/** The record: what happened, in lines. Not every event gets one. */

import type { Seat } from '../../../../rules/game.ts';
import type { NetrunnerEvent, Source } from '../../../../rules/netrunner/event.ts';
import { subsOf } from '../../../../rules/netrunner/rulebook/run/subroutines.ts';
import { CORP, fortOf, isCentral, RUNNER, type Table } from '../../../../rules/netrunner/table.ts';
import { quoteText } from '../../../../words/en/netrunner/cards/quoted.ts';
import { counted } from '../../counted.ts';
import { endSentence } from '../ends.ts';
import { momentOf, type ShownMoment } from '../moment.ts';
import { fortName, ordinal } from '../places.ts';
import { plain } from '../plain.ts';
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

export interface RecordedLine {
  seat: Seat | null;
  text: string;
  /** A turn starts with this line. */
  kind?: 'turn';
  /** A die roll, drawn next to the words. */
  die?: number;
  /** If it deserves a moment on screen. */
  moment?: ShownMoment;
}

/** What the Runner prevents, other than damage. */
const averted: Readonly<Record<string, string>> = {
  tag: 'avoided a tag',
  trash: 'saved cards from being trashed',
  trace: 'cancelled the trace’s effect',
};

/** The start of a trace's line. */
const traceLine = 'Trace ';

/** The lines since the last trace. */
export const sinceTrace = (lines: readonly Pick<RecordedLine, 'text'>[]): string[] =>
  lines.slice(lines.findLastIndex(({ text }) => text.startsWith(traceLine)) + 1).map(({ text }) => text);

const points = (n: number): string => counted(n, 'agenda point');

const faceWords = (before: Table, slot: number): string => {
  const face = before.cards[slot]?.card ?? null;
  return face === null ? 'a card' : title(face);
};

/** " on HQ", " in Fort 2", or empty for cards elsewhere. */
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
  return { seat: to.seat, text: `${names[to.seat]} ${what}` };
};

const isTrashedFor = (slot: number, { events }: EventContext): boolean =>
  events.some((one) => one.kind === 'trashed' && one.slot === slot);

/** The subroutine's text; empty if it was not public before. */
function subroutineWords(before: Table, slot: number, sub: number): string {
  const ref = slot in before.cards ? subsOf(before, slot)[sub]?.ref : undefined;
  return ref ? plain(quoteText(ref)) : '';
}

function subroutineLine(before: Table, slot: number, sub: number): string {
  const words = subroutineWords(before, slot, sub);
  const name = faceWords(before, slot);
  return words === '' ? `Subroutine ${sub + 1} of ${name} took effect` : `${name}: ${words}`;
}

/** The lines of a step. `before`: the table before it, for cards that are gone. */
export function sayAll(
  events: readonly NetrunnerEvent[],
  before: Table,
  names: readonly [string, string],
): RecordedLine[] {
  let table = before;
  return events.flatMap((event, at) => {
    // A card turned face up in this step has a name from then on.
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

/** "ice outermost on HQ", "a card in a new fort, Fort 4": the public facts of an installed card. */
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

/** A face-up card that leaves a discard pile is seen by both (R-GEN-36). */
function movedWords(
  { from, to, owner, face }: Extract<NetrunnerEvent, { kind: 'card' }>,
  { before, names }: EventContext,
): string | null {
  const down = from.in === 'slot' && before.corp.down.includes(from.slot);
  if ((from.in !== 'open' && !down) || (to.in !== 'hand' && to.in !== 'pile')) return null;
  const what = from.in === 'open' && face !== null ? title(face) : 'a face-down card';
  const [pile, hand, deck] = owner === CORP ? ['Archives', 'HQ', 'R&D'] : ['the trash', 'hand', 'the stack'];
  return `${names[owner]} put ${what} from ${pile} into ${to.in === 'hand' ? hand : deck}`;
}

/** "on HQ, now outermost", "to Fort 2, now its only ice". */
function movedTo({ slot, fort, at }: Extract<NetrunnerEvent, { kind: 'moved' }>, before: Table): string {
  const stayed = before.cards[slot]?.fort === fort;
  const all = (fortOf(before, fort)?.ice.length ?? 0) + (stayed ? 0 : 1);
  return `${stayed ? 'on' : 'to'} ${fortName(fort)}, now ${ordinal(at, all)}`;
}

/** " (Floating Runner BBS)": the card behind it, unless another line of the step has named it. */
function byCard({ by }: { by?: Source }, { events }: EventContext): string {
  const named = events.some((one) => (one.kind === 'played' || one.kind === 'used') && one.card === by?.card);
  return by === undefined || named ? '' : ` (${title(by.card)})`;
}

/** A line for the event, or null. */
export function say(event: NetrunnerEvent, told: EventContext): RecordedLine | null {
  const { before, names } = told;
  const corp = (text: string): RecordedLine => ({ seat: CORP, text: `${names[CORP]} ${text}` });
  const runner = (text: string): RecordedLine => ({ seat: RUNNER, text: `${names[RUNNER]} ${text}` });
  const by = (seat: Seat, text: string): RecordedLine => ({ seat, text: `${names[seat]} ${text}` });
  switch (event.kind) {
    case 'turn':
      return {
        ...by(event.seat, `started turn ${event.turn} with ${counted(event.actions, 'action')}`),
        kind: 'turn',
      };
    case 'action':
      return event.what === 'bit' ? by(event.seat, 'took a bit') : null;
    case 'drew':
      return by(event.seat, `drew ${event.count === 1 ? 'a card' : `${event.count} cards`}${byCard(event, told)}`);
    case 'card': {
      const text = movedWords(event, told);
      return text === null ? null : { seat: event.owner, text };
    }
    case 'bits':
      return (event.why === 'effect' || event.why === 'card') && event.amount !== 0
        ? by(
            event.seat,
            `${event.amount > 0 ? `gained ${bits(event.amount)}` : `lost ${bits(-event.amount)}`}${byCard(event, told)}`,
          )
        : null;
    case 'installed':
      return by(event.seat, `installed ${installedWords(event, before)}`);
    case 'played':
      return by(event.seat, `played ${title(event.card)}`);
    case 'forwent':
      return by(event.seat, `gave up the extra action from ${title(event.card)}`);
    case 'used':
      return by(event.seat, `used ${title(event.card)}${isTrashedFor(event.slot, told) ? ', which was trashed' : ''}`);
    case 'advanced':
      return corp(`advanced ${faceWords(before, event.slot)}${whereWords(before, event.slot)}`);
    case 'rezzed':
      return corp(`rezzed ${title(event.card)}${whereWords(before, event.slot)}`);
    case 'derezzed':
      return corp(`derezzed ${title(event.card)}`);
    case 'points':
      return event.amount === 0
        ? null
        : by(event.seat, event.amount > 0 ? `gained ${points(event.amount)}` : `paid ${points(-event.amount)}`);
    case 'badPublicity':
      return corp(`gained ${counted(event.amount, 'bad publicity point')}`);
    case 'exposed':
      return corp(`had to show ${title(event.card)}`);
    case 'trashed':
      // The line of its use already said so.
      return isSpent(event, told)
        ? null
        : { seat: trasher(event, told) ?? event.seat, text: trashedWords(event, told) };
    case 'counters':
      return null;
    case 'given':
      return given(event, names);
    case 'purged':
      return corp('gave up 3 actions to remove all virus counters');
    case 'run':
      return runner(`ran on ${fortName(event.fort)}`);
    case 'encountered':
      return runner(`encountered ${title(event.card)}`);
    case 'broken':
      return runner(`broke subroutine ${event.sub + 1}`);
    case 'subroutine':
      return { seat: CORP, text: subroutineLine(before, event.slot, event.sub) };
    case 'diverted':
      return { seat: null, text: `The run moved to ${fortName(event.fort)}` };
    case 'success':
      return runner(`got into ${fortName(event.fort)}`);
    case 'runOver':
      if (event.jackedOut) return runner('jacked out');
      return event.success ? null : runner('failed: the run is over');
    case 'accessed':
      return runner(
        event.card === null ? `accessed a card in ${fortName(event.fort)}` : `accessed ${title(event.card)}`,
      );
    case 'stolen':
      return runner(`stole ${title(event.card)} for ${points(event.points)}`);
    case 'scored':
      return corp(`scored ${title(event.card)} for ${points(event.points)}`);
    case 'trace':
      return {
        seat: null,
        text: `${traceLine}${event.trace}, link ${event.link}: ${event.success ? 'the trace succeeded' : 'the trace failed'}`,
      };
    case 'tags':
      return runner(`${event.amount > 0 ? 'took a tag' : 'removed a tag'}${byCard(event, told)}`);
    case 'prevented':
      if (event.what === 'counter') return corp('avoided a virus counter');
      if (event.what === 'expose') return corp('kept a card from being exposed');
      return runner(averted[event.what] ?? `prevented ${event.amount} ${event.what} damage`);
    case 'damage':
      return runner(
        event.lost && event.lost.length > 0
          ? `lost ${listOf(event.lost.map(title))} to ${damageWords(event)}`
          : `took ${damageWords(event)}`,
      );
    case 'searched':
      return by(event.seat, `looked through ${event.seat === CORP ? 'R&D' : 'the stack'}`);
    case 'swapped':
      return corp(`swapped ice on ${fortName(event.fort)}`);
    case 'moved':
      return corp(`moved ${title(event.card)} ${movedTo(event, before)}`);
    case 'cut':
      return runner(`moved ${counted(event.count, 'card')} from the top of R&D to the bottom`);
    case 'rearranged':
      return { seat: null, text: `The ice on ${fortName(event.fort)} is in a new order` };
    case 'bid':
      return { seat: null, text: `${names[CORP]} spent ${bits(event.corp)}, ${names[RUNNER]} ${bits(event.runner)}` };
    case 'guessed':
      return { seat: null, text: `${bits(event.hidden)} hidden, ${bits(event.guess)} guessed` };
    case 'rolled':
      return { seat: null, text: `The die showed ${event.value}`, die: event.value };
    case 'shown':
      return by(event.seat, `showed ${title(event.card)}`);
    case 'discarded':
      return by(event.seat, discardedWords(event, before));
    case 'over':
      return { seat: null, text: endSentence(event.why) };
    default:
      return null;
  }
}
