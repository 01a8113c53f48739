/** Numbers and durations as screens show them. */
import { PER_MILLISECOND, type Span } from '../../../rules/trenchcoat/numbers/duration.ts';

/** With a true minus: "−4", "0", "7". */
export const plain = (n: number): string => (n < 0 ? `−${Math.abs(n)}` : String(Math.abs(n)));

/** Examples: "+2", "−3" or "0". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));

/** Metres: "50 m", "2 km". */
export const rangeText = (metres: number): string => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`);

const PER_THOUSANDTH = PER_MILLISECOND; // thousandth of a second
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Examples: "0.07 s", "1 min 12.24 s" or "2 h", with at most three decimal places. */
export function spanText(span: Span): string {
  const all = Math.floor((2 * span + PER_THOUSANDTH) / (2 * PER_THOUSANDTH));
  const parts = [
    [`${Math.floor(all / HOUR)}`, 'h'],
    [`${Math.floor((all % HOUR) / MINUTE)}`, 'min'],
    [secondsText(all % MINUTE), 's'],
  ].filter(([number]) => number !== '0');
  return parts.map((part) => part.join(' ')).join(' ') || '0 s';
}

function secondsText(thousandths: number): string {
  const rest = `${thousandths % SECOND}`.padStart(3, '0').replace(/0+$/, '');
  const seconds = Math.floor(thousandths / SECOND);
  return rest === '' ? `${seconds}` : `${seconds}.${rest}`;
}
