/** The log's screen, and the report at the end of a session. */
import type { ReportFinding, Ruling, SealedFault, TestFault } from '../../../rules/trenchcoat/game/report.ts';
import type { Together } from '../../../rules/trenchcoat/group/together.ts';
import { say, type WordsByKind } from '../../says.ts';
import { counted, listed } from '../counted.ts';
import { plain } from './numbers.ts';
import { refusalWords } from './refusals/index.ts';
import { bandWords } from './told.ts';

const whys: WordsByKind<TestFault> = {
  'never told': () => 'The player was never told its result.',
  'half shut': () => 'The Game Master’s half was not revealed.',
  shared: () => 'Another player’s roll also counts. This file has only one part of the test.',
  'raised twice': () => 'It raised a tally twice.',
  'raised alone': () => 'It raised a tally without an exploit.',
  'no node': () => 'Its node can’t be read.',
  'no total': ({ fault }) => `It has no total: ${refusalWords(fault)}`,
  refused: ({ fault }) => refusalWords(fault),
  'tally step': ({ told, right }) => `Its tally step is ${told ?? 'missing'}. It should be ${right}.`,
};

/** Why a test is not verified, or what differs. */
export const whyWords = (why: TestFault): string => say(whys, UNKNOWN, why);

const faults: WordsByKind<SealedFault> = {
  'no page': ({ number }) => `Sealed number ${number} is not a page.`,
  'raised untold': () => 'A tally was raised although no test was told.',
  'took half': ({ label, test }) => `The secret test ${label} used the half from test ${test}.`,
  'not held': ({ label }) => `The secret test ${label} used a number that was never held.`,
  'taken before': ({ label }) => `The secret test ${label} used a number that was used before.`,
  'not due': ({ label, took, due }) =>
    `The secret test ${label} used number ${took}, but ${due === null ? 'none was available' : `number ${due} was next`}.`,
};

/** What is wrong with a sealed value. */
export const faultWords = (fault: SealedFault): string => say(faults, UNKNOWN, fault);

const succeeds = (is: boolean | null): string => (is ? 'success' : 'failure');

const rulings: WordsByKind<Ruling> = {
  success: ({ told, dice }) => `Told as ${succeeds(told)}. The dice say ${succeeds(dice)}.`,
  quality: ({ told, dice }) => `Told as ${told}. The dice say ${dice}.`,
  band: ({ told, dice }) => `Told as ${bandWords(told)}. The dice say ${bandWords(dice)}.`,
  against: ({ against, firewall }) =>
    `Called against ${listed(against) || 'nothing'}. The node had Firewall ${firewall}.`,
};

/**
 * Where the Game Master told a result that differs from the dice, or called a test on terms that differ from the
 * node's.
 */
export const rulingWords = (all: readonly Ruling[]): string => all.map((one) => say(rulings, UNKNOWN, one)).join(' ');

const joints: WordsByKind<Together> = {
  each: () => '',
  team: () => ' Each does a part of the task.',
  supported: ({ part }) => (part === 'leads' ? ' The helpers count as one number.' : ' The leader rolls for all.'),
  opposed: ({ part }) => (part === 'attacks' ? ' The other player defends.' : ' The other player attacks.'),
};

/** Which part of a joint test this is. */
export const togetherWords = (joint: Together): string =>
  `Joint test: part ${joint.nth} of ${joint.of}.${say(joints, '', joint)}`;

const found: WordsByKind<ReportFinding> = {
  missing: ({ test }) => `Test ${test} is missing.`,
  differs: ({ test, label, why }) => `Test ${test} (${label}) doesn’t match: ${whyWords(why)}`,
  fault: ({ fault }) => faultWords(fault),
  fit: ({ fit, of, halves }) =>
    `${fit} of ${of} ${halves ? 'halves ' : ''}match${fit === of ? '' : `, ${of - fit} not verified`}.`,
};

/** Example: "11 of 11 match.", or "halves match" if only the dice are revealed, or else the first mismatch. */
export const findingWords = (finding: ReportFinding): string => say(found, UNKNOWN, finding);

const UNKNOWN = 'There is something that this version can’t describe.';

export const aloneNotVerifiable = 'Rolled alone, so it can’t be verified.';
export const yours = 'yours';
export const gmPossessive = (gmName: string) => `${gmName}’s`;
export const readingTheLog = 'Reading the log.';
export const noMovesYet = 'No moves yet.';
export const unnoticedTest = (label: string, total: number, quality: number, verifiable: boolean) =>
  `Unnoticed: ${label}, total ${plain(total)}, quality ${plain(quality)}. Its modifiers weren’t sealed before the roll${verifiable ? '' : ', and one phone rolled alone, so it can’t be verified'}.`;
/** `fired`: the measures that the tally has triggered, by name. */
export const nodeAtTheEnd = (name: string, tally: number, alert: string, fired: readonly string[]) =>
  `${name}: tally ${tally}, ${alert === 'none' ? 'no alert' : `${alert} alert`}.${fired.length === 0 ? '' : ` Triggered: ${fired.join(', ')}.`}`;
export const saveTheFile = 'Save the file';
export const signedSummary = (spanText: string, node: boolean) =>
  `${spanText}, signed by both${node ? ', nodes revealed' : ''}`;
export const log = 'Log';
export const test = (number: number, whyWords: string) => `Test ${number}: ${whyWords}`;
export const fairnessNote = (node: boolean) =>
  node
    ? 'Nobody could choose or change a die. Every result and tally can be checked.'
    : 'Nobody could choose or change a die. The hidden terms stay hidden.';
export const matchingResults = 'Results that match';
export const noTestNote = (gmName: string, without: string) => ` ${gmName}: ${without}, without a test`;
/** `choice`: whether the Game Master let it count. */
export const halfEvent = (event: string, choice: 'use' | 'ignore' | null) =>
  `, ${event}${choice === null ? '' : choice === 'use' ? ', used' : ', ignored'}`;
export const exploit = ', exploit';
export const player = 'Player';
export const gameMaster = 'Game Master';
export const notToldOrRolled = (rolled: boolean) => (rolled ? 'not told' : 'not rolled');

export const testCount = (n: number) => counted(n, 'test');
export const diceNotRevealed = (gmName: string) => `${gmName} hasn’t revealed the dice. The results stand.`;
