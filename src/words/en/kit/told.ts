/** The kit's numbers and events in words. */
import type { Seat } from '../../../rules/game.ts';
import type { KitEvent, KitNumberName, KitOutcome } from '../../../rules/kit/table.ts';
import { nounFor } from '../counted.ts';
import { begun } from '../sides.ts';
import type { RecordText } from '../you.ts';

const called: Record<KitNumberName, readonly [one: string, many: string]> = {
  bits: ['bit', 'bits'],
  actions: ['action', 'actions'],
  points: ['agenda point', 'agenda points'],
  publicity: ['bad publicity', 'bad publicity'],
  tags: ['tag', 'tags'],
  brain: ['brain damage', 'brain damage'],
  used: ['memory in use', 'memory in use'],
  memory: ['memory', 'memory'],
};

/** The noun for one of the kit's numbers. A counter has the name that its player gave it. */
export function nameOf(name: string, count = 2): string {
  if (name.startsWith('+')) return name.slice(1);
  return nounFor(count, ...called[name as KitNumberName]);
}

/** For a tile, which has room for only one word. */
export const shortName = (name: string, count: number): string =>
  ({ points: nounFor(count, 'point'), brain: 'brain', used: 'memory used' })[name] ?? nameOf(name, count);

interface KitLine extends RecordText {
  seat: Seat | null;
}

/** Consecutive changes of the same number become one line. */
export function sayEvent(event: KitEvent, names: readonly [string, string]): KitLine | null {
  const who = (seat: Seat): string => begun(names[seat]);
  switch (event.kind) {
    case 'changed':
      return { seat: event.seat, text: `${who(event.seat)}: ${changeOf(event)}` };
    case 'removed':
      return { seat: event.seat, text: `${who(event.seat)}: ${nameOf(event.name)} removed` };
    case 'turn':
      return { seat: event.seat, text: `Turn ${event.turn}: ${names[event.seat]}` };
    case 'die':
      return { seat: null, text: `Shared die: ${event.value}` };
    case 'coin':
      return { seat: null, text: `Shared coin: ${event.heads ? 'heads' : 'tails'}` };
    case 'tracing':
      return { seat: 0, text: `${who(0)}: a trace, limit ${event.limit}` };
    case 'linked':
      return { seat: 1, text: `${who(1)}: base link ${event.link}` };
    case 'dropped':
      return { seat: 1, text: 'The trace was called off' };
    case 'traced':
      return { seat: null, text: outcomeText({ ...event, kind: 'trace' }) };
    case 'ended':
      return { seat: event.seat, subject: event.seat, text: `${who(event.seat)} ended the game` };
    default:
      return null;
  }
}

/** Example: "+3 bits: 6 to 9". */
function changeOf({ name, from, to }: { name: string; from: number; to: number }): string {
  const by = Math.abs(to - from);
  if (by === 0) return `${nameOf(name)} stay at ${to}`;
  return `${to > from ? '+' : '−'}${by} ${nameOf(name, by)}: ${from} to ${to}`;
}

function outcomeText(outcome: KitOutcome): string {
  if (outcome.kind === 'die') return `Shared die: ${outcome.value}`;
  if (outcome.kind === 'coin') return `Shared coin: ${outcome.heads ? 'heads' : 'tails'}`;
  const { corp, link, runner, success } = outcome;
  return `The trace ${success ? 'succeeds' : 'fails'}: ${corp} against ${link} + ${runner}`;
}
