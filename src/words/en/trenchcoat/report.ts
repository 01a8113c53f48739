/** What the report at the end of an evening says. */
import type { Finding, SealedFault, Why } from '../../../rules/trenchcoat/game/report.ts';
import type { Ruling } from '../../../rules/trenchcoat/game/ruling.ts';
import { type Says, say } from '../../says.ts';
import { bandWords } from './bands.ts';
import { refusalWords } from './refusals/index.ts';

const whys: Says<Why> = {
  'never told': () => 'It was called and never told.',
  'half shut': () => 'The Game Master’s half was not opened.',
  'raised twice': () => 'A tally was raised twice for it.',
  'raised alone': () => 'A tally was raised without an exploit.',
  'no node': () => 'Its node is none that can be read.',
  'no total': ({ fault }) => `It has no total: ${refusalWords(fault)}`,
  refused: ({ fault }) => refusalWords(fault),
  'tally step': ({ told, right }) => `Its tally step is ${told ?? 'missing'}; ${right} is right.`,
};

/** Why a test is not verified, or what differs. */
export const whyWords = (why: Why): string => say(whys, UNKNOWN, why);

const faults: Says<SealedFault> = {
  'no page': ({ number }) => `What was sealed as number ${number} is no page.`,
  'raised untold': () => 'A tally was raised where no test was told.',
  'took half': ({ label, test }) => `The secret test ${label} took the half of test ${test}.`,
  'not held': ({ label }) => `The secret test ${label} has no number that was held.`,
  'taken before': ({ label }) => `The secret test ${label} took a number that was taken before.`,
  'not due': ({ label, took, due }) =>
    `The secret test ${label} took number ${took} where ${due === null ? 'none was' : `number ${due} was`} next.`,
};

/** What was sealed that may not be. */
export const faultWords = (fault: SealedFault): string => say(faults, UNKNOWN, fault);

const succeeds = (is: boolean | null): string => (is ? 'success' : 'failure');

const rulings: Says<Ruling> = {
  success: ({ told, dice }) => `Told as ${succeeds(told)}; the dice say ${succeeds(dice)}.`,
  quality: ({ told, dice }) => `Told as ${told}; the dice say ${dice}.`,
  band: ({ told, dice }) => `Told as ${bandWords(told)}; the dice say ${bandWords(dice)}.`,
  against: ({ against, firewall }) =>
    `Called against ${against.join(' and ') || 'nothing'}; the node had Firewall ${firewall}.`,
};

/** What the Game Master told in place of the dice, or called against. */
export const rulingWords = (all: readonly Ruling[]): string => all.map((one) => say(rulings, UNKNOWN, one)).join(' ');

const found: Says<Finding> = {
  missing: ({ test }) => `Test ${test} is missing.`,
  differs: ({ test, label, why }) => `Test ${test} (${label}) does not fit: ${whyWords(why)}`,
  fault: ({ fault }) => faultWords(fault),
  fit: ({ fit, of, halves }) =>
    `${fit} of ${of} ${halves ? 'halves ' : ''}fit${fit === of ? '' : `, ${of - fit} not verified`}.`,
};

/** "11 of 11 fit.", "halves fit" where the dice alone are open, or the first thing that does not. */
export const findingWords = (finding: Finding): string => say(found, UNKNOWN, finding);

const UNKNOWN = 'There is something that this Meatspace has no words for.';
