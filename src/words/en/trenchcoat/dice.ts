/** Dice in words. */
import type { Sign } from '../../../rules/trenchcoat/dice/half.ts';

const words: Record<Sign, string> = { '+': 'plus', '-': 'minus', '0': 'blank' };

export const dieWord = (sign: Sign): string => words[sign];

/** Example: "plus, plus, blank, minus, plus". */
export const halfWords = (half: readonly Sign[]): string => half.map(dieWord).join(', ');
