/** Taking more or less time for a task (Table 1.6). Multipliers are whole thousandths, so that they stay exact. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { blankFault, shortened } from '../input.ts';
import { type InputFault, inField, refuse } from '../reasons.ts';
import { valueReached } from './size.ts';

/** The normal time: ×1. */
export const NORMAL_TIME = 1000;
const MAX = 1_000_000_000;

/** Multipliers in thousandths and their modifiers, as offered on screen. */
export const times: readonly (readonly [multiplier: number, modifier: number])[] = [
  [500, -6],
  [700, -3],
  [NORMAL_TIME, 0],
  [3000, 1],
  [10_000, 2],
  [100_000, 3],
  [1_000_000, 4],
];

/**
 * The largest row not above the multiplier counts, so hurrying costs as much as the row it needs (T-TIME-08). E-RANGE
 * below ×0.5.
 */
export function timeModifier(multiplier: number): Result<number, InputFault> {
  if (!Number.isInteger(multiplier)) return fail(inField('time', refuse('timeDecimals')));
  const modifier = valueReached(times, multiplier);
  if (modifier === null || multiplier > MAX) return fail(inField('time', refuse('timeTooShort', { multiplier })));
  return ok(modifier);
}

/** Typed text, "0.7" or "×3", in thousandths: exact, with at most three decimals. */
export function readTime(text: string): Result<number, InputFault> {
  const typed = text.trim().replace(/^[×x]\s*/i, '');
  if (typed === '') return fail(blankFault({ kind: 'time' }, 'time'));
  const [, sign = '', units = '', decimals = ''] = /^([-−]?)(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(typed) ?? [];
  if (units === '') return fail(inField('time', refuse('timeNumber', { typed: shortened(typed) })));
  const multiplier = Number(`${units}${decimals.padEnd(3, '0')}`) * (sign === '' ? 1 : -1);
  const row = timeModifier(multiplier);
  return row.ok ? ok(multiplier) : row;
}

/** "×0.7". */
export function timeText(multiplier: number): string {
  const size = Math.abs(multiplier);
  const decimals = `${size % NORMAL_TIME}`.padStart(3, '0').replace(/0+$/, '');
  const units = Math.floor(size / NORMAL_TIME);
  return `×${multiplier < 0 ? '−' : ''}${decimals === '' ? units : `${units}.${decimals}`}`;
}
