/** Chances in words: exact fractions, with percentages derived from them. */
import { chanceOf } from '../../../rules/trenchcoat/dice/odds.ts';
import { percentText } from '../../../rules/trenchcoat/numbers/fraction.ts';
import { grouped } from './numbers.ts';

export interface ChanceWords {
  /** "5193 of 59 049". */
  readonly share: string;
  /** "8.79 %, with criticals 5244". */
  readonly more: string;
}

export function chanceWords(total: number): ChanceWords {
  const { plain, withCriticals } = chanceOf(total);
  return {
    share: `${grouped(plain.top)} of ${grouped(plain.bottom)}`,
    more: `${percentText(plain)}, with criticals ${grouped(withCriticals.top)}`,
  };
}
