/** Tests, terms and events as players read them. */
import type { DiceEvent } from '../dice/half.ts';
import { type Fault, fault, plussed, signed } from '../input.ts';
import type { Role } from '../sheet/seat.ts';
import type { Setting } from './outcome.ts';
import type { Ability, Manner, Modifier } from './terms.ts';

/** "Cracking 9(8)"; without a limit "Cracking 9". */
export const abilityText = ({ name, score, limit }: Ability): string =>
  `${name} ${score === null ? '?' : signed(score)}${limit === null || limit === undefined ? '' : `(${signed(limit)})`}`;

/** "+2 Hot Sim", "−3 User account", "0 wall". */
export const modifierText = ({ name, value }: Modifier): string => `${value === null ? '?' : plussed(value)} ${name}`;

/** Stands for all that a player must not know of a test: the same for one hidden term and for five, or for none. */
export const AGAINST = 'against something';

/** What a request comes to that is closed without dice (T-TEST-01). */
export type Without = 'succeeds' | 'fails' | 'does not matter';
export const withouts: readonly Without[] = ['succeeds', 'fails', 'does not matter'];

/** "Open door succeeds without a test." */
export const withoutText = (label: string, outcome: Without): string =>
  outcome === 'does not matter' ? `${label}: it does not matter.` : `${label} ${outcome} without a test.`;

/** Groups act with the Game Master's leave: he alone calls such a test, a player can ask for it (T-SUP-01, T-COL-01). */
export const mannersFor = (role: Role): readonly Manner[] =>
  role === 'gm' ? ['alone', 'supported', 'collaborative'] : ['alone'];

export const mannerRefusal = (role: Role, manner: Manner): Fault | null =>
  mannersFor(role).includes(manner)
    ? null
    : fault('E-STATE', 'Only the Game Master can call this; ask for it in your request.');

const dice = { anomaly: 'Four', critical: 'Five' } as const;
const faces = { positive: 'plus', negative: 'minus', neutral: 'blank' } as const;
const meaning = {
  anomaly: {
    positive: 'Something helpful comes on top. The result stays.',
    negative: 'Something harmful comes on top. The result stays.',
    neutral: 'An odd side effect comes on top. The result stays.',
  },
  critical: {
    positive: 'The test succeeds, if success is possible at all.',
    negative: 'The test fails badly.',
    neutral: 'Something very strange happens. The number stays.',
  },
} as const;

/** "Positive anomaly. Four plus. Something helpful comes on top. The result stays." */
export function eventSentence({ sign, degree }: DiceEvent): string {
  const name = `${sign.charAt(0).toUpperCase()}${sign.slice(1)} ${degree}`;
  return `${name}. ${dice[degree]} ${faces[sign]}. ${meaning[degree][sign]}`;
}

/** What a player who is attacked has to know of the dice (T-OPP-04). */
export const halfNote = ({ opposed, playerDefends }: Setting): string | null =>
  opposed && playerDefends ? 'All ten dice count for the attacker: plus helps the attacker.' : null;

/** Dice are put away or taken up between tests only (T-DICE-11). */
export const diceSwitchRefusal = (testIsOpen: boolean): Fault | null =>
  testIsOpen ? fault('E-STATE', 'A test is open: change that when it is told.') : null;
