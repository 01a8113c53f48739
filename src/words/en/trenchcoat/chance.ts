/** Chances in words: exact fractions, with percentages derived from them. */
import { chanceOf } from '../../../rules/trenchcoat/dice/odds.ts';
import { percentText } from '../../../rules/trenchcoat/numbers/fraction.ts';
import { numberText } from '../numberText.ts';

export interface ChanceWords {
  /** "5193 of 59,049". */
  readonly share: string;
  /** "8.79 %, with criticals 5244". */
  readonly more: string;
}

export function chanceWords(total: number): ChanceWords {
  const { plain, withCriticals } = chanceOf(total);
  return {
    share: `${numberText(plain.top)} of ${numberText(plain.bottom)}`,
    more: `${percentText(plain)}, with criticals ${numberText(withCriticals.top)}`,
  };
}
