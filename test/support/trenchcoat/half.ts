import { type DiceHalf, readHalf } from '../../../src/rules/trenchcoat/dice/half.ts';

/** A half as a test writes it; throws if invalid. */
export function half(text: string): DiceHalf {
  const read = readHalf(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.why}`);
  return read.value;
}
