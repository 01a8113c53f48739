/** UI text of the screens for several players. */
import type { JointResult } from '../../../../rules/trenchcoat/group/outcome.ts';
import type { ExclusionReason } from '../../../../rules/trenchcoat/group/terms.ts';
import type { JointKind } from '../../../../rules/trenchcoat/group/together.ts';
import { say, type WordsByKind } from '../../../says.ts';
import { counted, listed } from '../../counted.ts';
import { plain, signed } from '../numbers.ts';

// The strip.
export const askingState = 'asks';
export const rollingState = 'rolls';
export const rolled = 'rolled';
export const toApplyState = 'to apply';
export const waitingState = 'waits';
export const choosing = 'choosing';
export const over = 'over';

// The All screen.
export const everybody = 'Everybody';
export const playerCount = (count: number) => counted(count, 'player');
export const outside = 'Outside the Matrix';
export const inNode = (node: string, account: string) => `${node}, ${account}`;
export const damage = 'damage';
export const tally = 'tally';
export const away = 'Away';
export const told = (verdict: string) => `Told: ${verdict}`;
export const askingFor = (what: string) => `Asking for ${what}`;
export const askingForTest = 'Asking for a test';
export const rollingFor = (label: string) => `Rolling ${label}`;
export const rolledFor = (label: string) => `Rolled ${label}`;
export const notCalledYet = (label: string) => `Not called yet: ${label}`;
export const toldOnYourTurn = 'Told as soon as it’s your turn';
export const choosingCharacter = 'Choosing a character';
export const sessionOver = 'The session is over';
export const tellEverybody = 'Tell everybody';
export const tellCount = (count: number) => `Tell ${count}`;
export const add = 'Add';
export const playerWord = 'a player';
export const callATest = 'Call a test';
export const callScope = 'for all or some';
export const leave = 'Leave the table';
export const back = 'Back';
export const openTest = (label: string, rolledCount: number, of: number) => `${label}: ${rolledCount} of ${of} rolled`;
export const showResults = 'Show the results';

// Calling a test.
export const callForSeveral = 'Call a test for several players';
export const fromTheirSheets = 'Scores come from their sheets.';
export const skill = 'Skill';
export const defendsWithLabel = 'Defends with';
export const otherChoice = 'Other…';
export const difficulty = 'Difficulty';
export const another = '±…';
export const anotherDifficulty = 'Another difficulty';
export const useTitle = 'Use this';
export const together = 'Together';
export const kinds: readonly (readonly [JointKind, string])[] = [
  ['each', 'Each alone'],
  ['supported', 'Supported'],
  ['team', 'Team'],
  ['opposed', 'Opposed'],
];
export const kindNotes: Readonly<Record<JointKind, string>> = {
  each: 'The same difficulty for each. Everyone rolls.',
  supported: 'The leader rolls for all, with the average of all scores and −1 once.',
  team: 'Each rolls for a part. The average of the parts is the result.',
  opposed: 'Both roll one half. A tie goes to the attacker.',
};
export const time = (timeText: string) => `Time ${timeText}`;
export const whoTakesPart = 'Who takes part';
export const whoLeads = 'Who leads';
export const whoAttacks = 'Who attacks';
export const whoDefends = 'Who defends';
export const totalWord = 'total';
export const helpsWord = 'helps';

/** Example: "Ann, 3 − 2". */
export const rowTerms = (player: string, score: number, modifiers: readonly number[]): string =>
  `${player}, ${plain(score)}${modifiers.map((one) => (one < 0 ? ` − ${-one}` : ` + ${one}`)).join('')}`;

const reasons: WordsByKind<ExclusionReason> = {
  'no sheet': () => 'no character yet',
  ended: () => 'the session is over',
  'no number': ({ name }) => `no ${name}`,
};
export const cantTakePart = (player: string, why: ExclusionReason): string =>
  `${player}, ${say(reasons, 'can’t take part', why)}`;
export const awayNote = 'away: will be asked later';
export const busyNote = 'busy: will be asked next';

export function callTitle(kind: JointKind, count: number): string {
  if (kind === 'each') return `Call ${count === 0 ? 'tests' : counted(count, 'test')}`;
  return { supported: 'Call for support', team: 'Call the team', opposed: 'Call both' }[kind];
}
export const callDetail = (label: string, difficulty: number): string =>
  difficulty === 0 ? `${label}, visible to each player` : `${label} ${signed(difficulty)}, visible to each player`;
export const callTestLabel = (own: string, against: string | null): string =>
  against === null || own === against ? own : `${own} against ${against}`.slice(0, 60);
export const twoOrMore = 'two or more take part';
export const pickASkill = 'pick a skill';
export const pickTwo = 'pick one attacker and one defender';
export const withTwoOrMorePlayers = 'with two or more players';

export const madeTogether = 'Joint tests';

// Results.
export const calledTo = (of: number) => `Called to ${of}. Each player sees only their own roll.`;
export const rolling = 'Rolling';
export const rollsWhenBack = 'Away. Rolls when back.';
export const askedWhenBack = 'Away. Asked when back.';
export const calledAfter = 'Busy. Called when free.';
export const beingCalled = 'Being called';
export const waitingForLeader = 'Waiting for the leader’s roll';
export const waitingForOtherRoll = 'Waiting for the other roll';
export const decideAtSeat = 'Decide it at their seat.';
export const helping = 'Helping';
export const toldMark = 'Told';
export const tellOne = 'Tell';
export const use = 'Use';
export const ignore = 'Ignore';
export const success = 'Success';
export const failure = 'Failure';
export const eventInHalf = (event: string) => `Your half: ${event}`;
export const pick = 'You decide';
export const half = (name: string) => `${name}’s half`;
export const yourHalf = 'Your half';
export const rolledOf = (count: number, of: number) => `${count} of ${of}`;
export const succeedSoFar = (count: number, done: boolean) =>
  `${count === 1 ? 'succeeds' : 'succeed'}${done ? '' : ' so far'}`;
export const bestIs = (names: readonly string[]) => `best, ${listed(names)}`;

export function groupResultText(whole: JointResult, nameOf: (nth: number) => string): string {
  if (whole.kind === 'opposed')
    return whole.by === 0 ? `${nameOf(whole.nth)} wins the tie.` : `${nameOf(whole.nth)} wins by ${whole.by}.`;
  const outcome = `${whole.success ? 'success' : 'failure'}, quality ${signed(whole.quality)}.`;
  return whole.kind === 'team' ? `The team: ${outcome}` : `${nameOf(whole.nth)} and helpers: ${outcome}`;
}
export const nobodyIsTold = 'Nobody is told another player’s result.';
export const hearingLabel = 'They hear';
export const hearings = [
  ['success', 'Success or failure'],
  ['words', 'In words'],
  ['quality', 'With quality'],
  ['nothing', 'Nothing'],
] as const;
export const tellTitle = (names: readonly string[]): string =>
  names.length === 1 ? `Tell ${names[0]}` : `Tell ${names.length}`;
export const comeLater = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : `${listed(names)} ${names.length === 1 ? 'comes' : 'come'} later`;
export const nothingToTell = 'nothing to tell yet';
export const closeTitle = 'Close it';
export const closeItNow = 'Close it now?';
export const without = (count: number) => `without ${count === 1 ? 'one' : count}`;
export const stillTold = 'players already asked can still roll';
export const done = 'Done';
export const allTold = 'everyone is told';
export const onItsWay = 'on its way';
export const leaveOrSave = 'Leave or save';
export const everyoneStays = 'you can resume the table from the home screen';
export const saveAllSessions = 'Save all sessions';
export const sessionsFileNote = (players: number) => `the logs of ${counted(players, 'player')} as one file`;
