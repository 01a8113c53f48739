/** The only dice: five at a time, each with two minus, two blank and two plus faces (T-DICE-01, 02). */
import { fail, ok, type Result } from '../../../base/result.ts';
import { type InputFault, refuse } from '../reasons.ts';

/** `0` is a blank. */
export type Sign = '+' | '-' | '0';

/** Five dice, left to right; a test has two halves, which are never mixed. */
export type DiceHalf = readonly [Sign, Sign, Sign, Sign, Sign];

/** Number of equally likely rolls of five dice. */
export const HALVES = 243;

const DICE = 5;
const faces: readonly Sign[] = ['-', '0', '+'];

/** From a fair number below 243: five base-3 digits, highest first (T-FAIR-03). Throws on any other number. */
export function halfOf(number: number): DiceHalf {
  if (!Number.isInteger(number) || number < 0 || number >= HALVES) throw new Error(`${number} is no half`);
  const die = (unit: number): Sign => faces[Math.floor(number / unit) % 3] ?? '0';
  return [die(81), die(27), die(9), die(3), die(1)];
}

/** The inverse of `halfOf`. */
export const numberOf = (half: DiceHalf): number => half.reduce((sum, sign) => 3 * sum + faces.indexOf(sign), 0);

/** E-DICE unless exactly five of `+`, `-` and `0`. */
export function readHalf(text: unknown): Result<DiceHalf, InputFault> {
  if (typeof text !== 'string' || !/^[-+0]{5}$/.test(text)) return fail(refuse('notFiveDice'));
  return ok([...text] as unknown as DiceHalf);
}

/** Plus is 1, minus is −1, a blank is 0 (T-DICE-06). */
export const sumOf = (half: DiceHalf): number => count(half, '+') - count(half, '-');

/** 5fN: the number of non-blank dice (T-NB-01). Read from a test's dice, never rolled separately. */
export const nonBlanks = (half: DiceHalf): number => DICE - count(half, '0');

/** What the dice of one half mean apart from their sum. */
export interface DiceEvent {
  readonly degree: 'anomaly' | 'critical';
  readonly sign: 'positive' | 'negative' | 'neutral';
}

const signs = { '+': 'positive', '-': 'negative', '0': 'neutral' } as const;

/** Four equal dice are an anomaly; five are a critical instead (T-ANOM-02 to 05). */
export function eventOf(half: DiceHalf): DiceEvent | null {
  const sign = faces.find((face) => count(half, face) >= DICE - 1);
  if (sign === undefined) return null;
  return { degree: count(half, sign) === DICE ? 'critical' : 'anomaly', sign: signs[sign] };
}

const count = (half: DiceHalf, face: Sign): number => half.filter((sign) => sign === face).length;

/** Usually the player's half is open and the Game Master's is not; with all ten dice open the player sees both. */
export type Whose = 'player' | 'gm';

export type Halves = { readonly [whose in Whose]?: DiceHalf };

/**
 * R: the sum of all ten dice of both players; in an opposed test it counts for the attacker (T-DICE-06, T-OPP-04).
 * Null while a half is missing.
 */
export const resultOf = ({ player, gm }: Halves): number | null => (player && gm ? sumOf(player) + sumOf(gm) : null);
