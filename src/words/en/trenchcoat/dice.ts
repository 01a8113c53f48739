/** Dice, their events and chances in words. */
import type { DiceEvent, Sign } from '../../../rules/trenchcoat/dice/half.ts';
import { successOdds } from '../../../rules/trenchcoat/dice/odds.ts';
import { percentText } from '../../../rules/trenchcoat/numbers/fraction.ts';
import { numberText } from '../counted.ts';

const words: Record<Sign, string> = { '+': 'plus', '-': 'minus', '0': 'blank' };

export const dieWord = (sign: Sign): string => words[sign];

/** Example: "plus, plus, blank, minus, plus". */
export const halfWords = (half: readonly Sign[]): string => half.map(dieWord).join(', ');

/** Chances in words: exact fractions, with percentages derived from them. */
interface ChanceWords {
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

const signNames = { positive: 'plus', negative: 'minus', neutral: 'blank' } as const;

const eventNames: Readonly<Record<DiceEvent['degree'], Readonly<Record<DiceEvent['sign'], string>>>> = {
  anomaly: { positive: 'positive anomaly', negative: 'negative anomaly', neutral: 'neutral anomaly' },
  critical: { positive: 'positive critical', negative: 'negative critical', neutral: 'neutral critical' },
};

/** Anomalies and criticals in words. */
export const eventText = ({ degree, sign }: DiceEvent): string => eventNames[degree][sign];

/** What an anomaly may affect, shown in addition to its own line (T-ANOM-07). */
export const anomalyHints = 'time, position, a contact’s connection, resources';

/** What a dice event in the player's own half means for them. */
export function eventMeaning({ degree, sign }: DiceEvent, gm: string): string {
  const dice = `${degree === 'critical' ? 'Five' : 'Four'} ${signNames[sign]}.`;
  if (degree === 'critical') {
    if (sign === 'positive') return `${dice} You succeed, if success is possible at all.`;
    if (sign === 'negative') return `${dice} You fail badly, whatever the numbers say.`;
    return `${dice} The result stands. Something very strange happens. ${gm} says what.`;
  }
  const what = { positive: 'Something helpful', negative: 'Something harmful', neutral: 'Something odd' }[sign];
  return `${dice} ${what} happens as well. ${gm} says what. The result stands.`;
}
