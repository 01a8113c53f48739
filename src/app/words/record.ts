/** The record: what happened, as a line a person reads. Not every event is worth one. */
import type { Seat } from '../../rules/game.ts';
import type { NetrunnerEvent } from '../../rules/netrunner/event.ts';
import { textOf } from '../../rules/netrunner/rulebook/effects.ts';
import { subsOf } from '../../rules/netrunner/rulebook/subroutines.ts';
import { CORP, RUNNER, type Table } from '../../rules/netrunner/table.ts';
import { cardOf, fortName } from '../board/netrunner/seated.ts';
import { type Moment, momentOf } from './moment.ts';
import { plain } from './moves.ts';

export interface Said {
  seat: Seat | null;
  text: string;
  /** For what deserves one. */
  moment?: Moment;
}

const title = (card: string): string => cardOf(card).title;
const points = (n: number): string => `${n} agenda point${n === 1 ? '' : 's'}`;

const faceWords = (before: Table, slot: number): string => {
  const face = before.cards[slot]?.card ?? null;
  return face === null ? 'a card' : title(face);
};

/** " on HQ", " in Fort 2", or nothing for what lies elsewhere. */
function whereWords(before: Table, slot: number): string {
  const card = before.cards[slot];
  return card?.fort ? ` ${card.ice ? 'on' : 'in'} ${fortName(card.fort)}` : '';
}

const given = (
  { to, counter, amount }: Extract<NetrunnerEvent, { kind: 'given' }>,
  names: readonly [string, string],
): Said => {
  const count = Math.abs(amount);
  const what = `${amount > 0 ? 'gets' : 'loses'} ${count === 1 ? `a ${counter} counter` : `${count} ${counter} counters`}`;
  if ('fort' in to) return { seat: null, text: `${fortName(to.fort)} ${what}` };
  return { seat: to.seat, text: `${names[to.seat]} ${what}` };
};

const bits = (n: number): string => `${n} bit${n === 1 ? '' : 's'}`;

/** What the subroutine says; nothing where that cannot be told from what lay open before. */
function subroutineWords(before: Table, slot: number, sub: number): string {
  const ref = slot in before.cards ? subsOf(before, slot)[sub]?.ref : undefined;
  return ref ? plain(textOf(ref).says) : '';
}

function subroutineLine(before: Table, slot: number, sub: number): string {
  const words = subroutineWords(before, slot, sub);
  const name = faceWords(before, slot);
  return words === '' ? `Subroutine ${sub + 1} of ${name} takes effect` : `${name}: ${words}`;
}

/** The lines of a step. `before`: the table before it, for what is no longer there. */
export function sayAll(events: readonly NetrunnerEvent[], before: Table, names: readonly [string, string]): Said[] {
  let table = before;
  return events.flatMap((event) => {
    // What is turned up in this step has its name from then on.
    if (event.kind === 'rezzed' || event.kind === 'encountered') table = turnedUp(table, event.slot, event.card);
    const said = say(event, table, names);
    const moment = said && momentOf(event, before);
    return said ? [moment ? { ...said, moment } : said] : [];
  });
}

function turnedUp(table: Table, slot: number, card: string): Table {
  const there = table.cards[slot];
  return there && there.card === null ? { ...table, cards: { ...table.cards, [slot]: { ...there, card } } } : table;
}

/** A line for the event, or null. */
export function say(event: NetrunnerEvent, before: Table, names: readonly [string, string]): Said | null {
  const corp = (text: string): Said => ({ seat: CORP, text: `${names[CORP]} ${text}` });
  const runner = (text: string): Said => ({ seat: RUNNER, text: `${names[RUNNER]} ${text}` });
  const by = (seat: Seat, text: string): Said => ({ seat, text: `${names[seat]} ${text}` });
  switch (event.kind) {
    case 'turn':
      return by(event.seat, `begins turn ${event.turn} with ${event.actions} action${event.actions === 1 ? '' : 's'}`);
    case 'action':
      return event.what === 'draw'
        ? by(event.seat, 'draws a card')
        : event.what === 'bit'
          ? by(event.seat, 'takes a bit')
          : null;
    case 'bits':
      return (event.why === 'effect' || event.why === 'card') && event.amount !== 0
        ? by(event.seat, event.amount > 0 ? `gains ${bits(event.amount)}` : `loses ${bits(-event.amount)}`)
        : null;
    case 'installed':
      if (event.card !== null) return by(event.seat, `installs ${title(event.card)}`);
      return by(event.seat, `installs a card face down${event.fort ? ` at ${fortName(event.fort)}` : ''}`);
    case 'played':
      return by(event.seat, `plays ${title(event.card)}`);
    case 'used':
      return by(event.seat, `uses ${title(event.card)}`);
    case 'advanced':
      return corp(`advances ${faceWords(before, event.slot)}${whereWords(before, event.slot)}`);
    case 'rezzed':
      return corp(`rezzes ${title(event.card)}${whereWords(before, event.slot)}`);
    case 'derezzed':
      return corp(`derezzes ${title(event.card)}`);
    case 'points':
      return event.amount === 0
        ? null
        : by(event.seat, event.amount > 0 ? `gains ${points(event.amount)}` : `pays ${points(-event.amount)}`);
    case 'badPublicity':
      return corp(`gains ${event.amount} bad publicity point${event.amount === 1 ? '' : 's'}`);
    case 'exposed':
      return corp(`has to show ${title(event.card)}`);
    case 'trashed':
      return { seat: event.seat, text: `${event.card === null ? 'A face-down card' : title(event.card)} is trashed` };
    case 'counters':
      return null;
    case 'given':
      return given(event, names);
    case 'purged':
      return corp('removes every virus counter and forgoes three actions');
    case 'run':
      return runner(`runs on ${fortName(event.fort)}`);
    case 'encountered':
      return runner(`meets ${title(event.card)}`);
    case 'broken':
      return runner(`breaks subroutine ${event.sub + 1}`);
    case 'subroutine':
      return { seat: CORP, text: subroutineLine(before, event.slot, event.sub) };
    case 'diverted':
      return { seat: null, text: `The run goes on at ${fortName(event.fort)}` };
    case 'success':
      return runner(`gets into ${fortName(event.fort)}`);
    case 'runOver':
      return event.success ? null : runner(event.jackedOut ? 'jacks out' : 'is thrown out: the run is over');
    case 'accessed':
      return runner(
        event.card === null ? `accesses a card of ${fortName(event.fort)}` : `accesses ${title(event.card)}`,
      );
    case 'stolen':
      return runner(`steals ${title(event.card)} for ${points(event.points)}`);
    case 'scored':
      return corp(`scores ${title(event.card)} for ${points(event.points)}`);
    case 'trace':
      return {
        seat: null,
        text: `Trace ${event.trace}, link ${event.link}: ${event.success ? 'the trace succeeds' : 'the trace fails'}`,
      };
    case 'tags':
      return runner(event.amount > 0 ? 'is tagged' : 'loses a tag');
    case 'prevented':
      if (event.what === 'counter') return corp('avoids a virus counter');
      return runner(event.what === 'tag' ? 'avoids a tag' : `prevents ${event.amount} ${event.what} damage`);
    case 'damage':
      return runner(`takes ${event.amount} ${event.type} damage`);
    case 'searched':
      return by(event.seat, `looks through ${event.seat === CORP ? 'R&D' : 'the stack'}`);
    case 'swapped':
      return corp(`swaps ice on ${fortName(event.fort)}`);
    case 'rearranged':
      return { seat: null, text: `The ice on ${fortName(event.fort)} stands in another order` };
    case 'noted':
      return { seat: null, text: `${names[CORP]} spent ${bits(event.corp)}, ${names[RUNNER]} ${bits(event.runner)}` };
    case 'guessed':
      return { seat: null, text: `${bits(event.hidden)} hidden, ${bits(event.guess)} guessed` };
    case 'rolled':
      return { seat: null, text: `The die shows ${event.value}` };
    case 'shown':
      return by(event.seat, `shows ${title(event.card)}`);
    case 'discarded':
      return by(event.seat, 'discards a card');
    case 'over':
      return { seat: null, text: event.why };
    default:
      return null;
  }
}
