/**
 * The kit's refusals, and the only place that judges its moves: first their form, then whether they are allowed now.
 */

import { refusalFactory, withValues } from '../../base/refusal.ts';
import * as is from '../../base/shapes.ts';
import type { Refusal, Seat } from '../game.ts';
import {
  CORP,
  countersOf,
  MAX_COUNTERS,
  MAX_NAME_LENGTH,
  MAX_NUMBER,
  type Move,
  numberNames,
  numberOf,
  RUNNER,
  type Table,
} from './table.ts';

const NAME = new RegExp(`^\\+[\\p{L}\\p{N}](?:[\\p{L}\\p{N} '’-]{0,${MAX_NAME_LENGTH - 2}}[\\p{L}\\p{N}])?$`, 'u');

/** Whether the name is valid for a counter; counter names begin with a plus. */
export const isCounter = (name: string): boolean => NAME.test(name);

const forms: Record<Move['do'], Readonly<Record<string, (value: unknown) => boolean>>> = {
  change: {
    name: (value) => typeof value === 'string' && value.length <= MAX_NAME_LENGTH + 1,
    by: (value) => is.whole(-MAX_NUMBER, MAX_NUMBER)(value) && value !== 0,
  },
  remove: { name: (value) => typeof value === 'string' && value.length <= MAX_NAME_LENGTH + 1 },
  turn: {},
  die: {},
  coin: {},
  trace: { limit: is.whole(0, MAX_NUMBER) },
  link: { link: is.whole(0, MAX_NUMBER) },
  drop: {},
  bid: { bits: is.whole(0, MAX_NUMBER) },
  yield: {},
  end: {},
};

/** Parses any value as a move; null if its form is invalid. */
export function readMove(value: unknown): Move | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const verb = Object.getOwnPropertyDescriptor(value, 'do')?.value as Move['do'];
  if (typeof verb !== 'string' || !Object.hasOwn(forms, verb)) return null;
  const form = forms[verb];
  const fields = Object.entries(value).filter(([name]) => name !== 'do');
  if (fields.length !== Object.keys(form).length) return null;
  return fields.every(([name, field]) => Object.hasOwn(form, name) && form[name]?.(field))
    ? ({ ...value } as Move)
    : null;
}

/** Why the move is not allowed now; null if it is. */
export function refusal(table: Table, seat: Seat, value: unknown): Refusal | null {
  const move = readMove(value);
  if (!move) return refuse('notAMove');
  if (table.step === 'over') return refuse('tableOver');
  if (move.do === 'bid') return bidRefusal(table, seat, move.bits);
  if (table.step === 'bids') return refuse('bidsFirst');
  if (table.step === 'link') return linkRefusal(seat, move);
  if (table.step !== 'free') return refuse('fallsFirst');
  if (seat !== table.pen) return refuse('notYourPen');
  if (move.do === 'change') return changeRefusal(table, seat, move);
  if (move.do === 'remove') return countersOf(table, seat).includes(move.name) ? null : refuse('noSuchCounter');
  if (move.do === 'trace') return seat === CORP ? null : refuse('onlyCorpTraces');
  if (move.do === 'link' || move.do === 'drop') return refuse('noTrace');
  return null;
}

function linkRefusal(seat: Seat, move: Move): Refusal | null {
  if (move.do !== 'link' && move.do !== 'drop') return refuse('linkFirst');
  return seat === RUNNER ? null : refuse('runnerShowsLink');
}

/** A bid is paid (K-TRC-03). */
function bidRefusal(table: Table, seat: Seat, bits: number): Refusal | null {
  if (table.step !== 'bids' || !table.trace) return refuse('noTrace');
  const have = numberOf(table, seat, 'bits');
  if (bits > have) return refuse('takesBits', { needs: bits, has: have });
  if (seat === CORP && bits > table.trace.limit) return refuse('traceLimit', { limit: table.trace.limit });
  return null;
}

function changeRefusal(table: Table, seat: Seat, { name, by }: Extract<Move, { do: 'change' }>): Refusal | null {
  const known = Object.hasOwn(table.sides[seat].numbers, name);
  if (!known && (numberNames[seat] as readonly string[]).includes(name) === false) {
    if (!isCounter(name)) return refuse('counterName', { longest: MAX_NAME_LENGTH });
    if (countersOf(table, seat).length >= MAX_COUNTERS) return refuse('tooManyCounters', { most: MAX_COUNTERS });
  }
  const after = numberOf(table, seat, name) + by;
  if (after < 0) return refuse('onlySoMany', { has: numberOf(table, seat, name) });
  return after > MAX_NUMBER ? refuse('highest', { most: MAX_NUMBER }) : null;
}

const reasons = {
  notAMove: 'E-FORM',
  noSuchPlayer: 'E-FORM',
  bidIsSealed: 'E-FORM',
  bothBidBits: 'E-FORM',
  notAsked: 'E-PENDING',
  nothingFalls: 'E-PENDING',
  noSuchChance: withValues<{ most: number }, 'E-FORM'>('E-FORM'),
  tableOver: 'E-OVER',
  bidsFirst: 'E-PENDING',
  fallsFirst: 'E-PENDING',
  notYourPen: 'E-TURN',
  noSuchCounter: 'E-CARD',
  onlyCorpTraces: 'E-TURN',
  noTrace: 'E-PENDING',
  linkFirst: 'E-PENDING',
  runnerShowsLink: 'E-TURN',
  takesBits: withValues<{ needs: number; has: number }, 'E-BITS'>('E-BITS'),
  traceLimit: withValues<{ limit: number }, 'E-LIMIT'>('E-LIMIT'),
  counterName: withValues<{ longest: number }, 'E-FORM'>('E-FORM'),
  tooManyCounters: withValues<{ most: number }, 'E-COUNT'>('E-COUNT'),
  onlySoMany: withValues<{ has: number }, 'E-COUNT'>('E-COUNT'),
  highest: withValues<{ most: number }, 'E-COUNT'>('E-COUNT'),
  noCards: 'E-DECK',
  noDecks: 'E-FORM',
  noOptions: 'E-FORM',
} as const;

/** The kit's refusals: the reason, its class, and the values its sentence needs. */
export type Reasons = typeof reasons;

export const refuse = refusalFactory(reasons);
