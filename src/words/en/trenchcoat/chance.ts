/** Chances in words: exact fractions, with percentages derived from them. */
import { successOdds } from '../../../rules/trenchcoat/dice/odds.ts';
import { percentText } from '../../../rules/trenchcoat/numbers/fraction.ts';
import { numberText } from '../numberText.ts';

export interface ChanceWords {
  /** Example: "9%". */
  readonly share: string;
  /** Example: "5193 of 59,049, with criticals 5244". */
  readonly more: string;
}

export function chanceWords(total: number): ChanceWords {
  const { plain, withCriticals } = successOdds(total);
  const [isOver99, isUnder1] = [plain.top * 100 > 99 * plain.bottom, plain.top * 100 < plain.bottom];
  return {
    share: isOver99 ? 'over 99%' : isUnder1 ? 'under 1%' : percentText(plain, 0),
    more: `${numberText(plain.top)} of ${numberText(plain.bottom)}, with criticals ${numberText(withCriticals.top)}`,
  };
}
