/** Anomalies and criticals in words. */
import type { DiceEvent } from '../../../rules/trenchcoat/dice/half.ts';

const signNames = { positive: 'plus', negative: 'minus', neutral: 'blank' } as const;

const eventNames: Readonly<Record<DiceEvent['degree'], Readonly<Record<DiceEvent['sign'], string>>>> = {
  anomaly: { positive: 'positive anomaly', negative: 'negative anomaly', neutral: 'neutral anomaly' },
  critical: { positive: 'positive critical', negative: 'negative critical', neutral: 'neutral critical' },
};

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
