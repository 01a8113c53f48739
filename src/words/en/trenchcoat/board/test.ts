import type { Telling } from '../../../../rules/trenchcoat/game/names.ts';
import type { Together } from '../../../../rules/trenchcoat/group/together.ts';
import type { TestOutcome } from '../../../../rules/trenchcoat/test/outcome.ts';
import type { Manner } from '../../../../rules/trenchcoat/test/terms.ts';
import { rich } from '../../../rich.ts';
import { capital, sentence } from '../../capital.ts';
import { plain, signed } from '../numbers.ts';
import { bandWords } from '../told.ts';

export const hearWords = (telling: Telling, success: boolean): string =>
  ({ success: success ? 'Success' : 'Failure', words: 'and words', quality: 'and quality', nothing: 'Nothing' })[
    telling
  ];

export const hearDetail = (telling: Telling, { band, quality }: TestOutcome): string =>
  ({ success: 'only this', words: bandWords(band.name), quality: signed(quality), nothing: 'yet' })[telling];

export function openedWords(dice: boolean, node: boolean, who: string): string {
  if (dice && node) return `${who} revealed the dice and the nodes.`;
  return dice ? `${who} revealed the dice. The nodes stay hidden.` : 'The dice and the nodes stay hidden.';
}

export const manners: readonly (readonly [Manner, string])[] = [
  ['alone', 'Alone'],
  ['supported', 'Supported'],
  ['collaborative', 'Collaborative'],
];

export const notes: Record<Manner, string> = {
  alone: 'A difficulty is a modifier. An opponent is a score on the other side.',
  supported:
    'Everyone does the whole task. Average their scores and modifiers, then apply −1 once. Needs at least two scores.',
  collaborative:
    'Each does part of it. Average their scores and modifiers, then add a bonus for the number of characters. Needs at least two scores.',
};

export const kinds = [
  ['modifier', 'acts', 'Modifier'],
  ['ability', 'acts', 'Ability'],
  ['ability', 'against', 'Against it'],
] as const;

export const playerGainsTitle = (playerName: string) => `What ${playerName} learns`;
export const onlyTheResult = 'Only the result.';
export const leaveOut = (gainWords: string) => `Leave out: ${gainWords}`;
export const done = 'Done';
export const tally = <T>(value: T, triggered: string) => rich`Tally ${value}${triggered}`;
export const addWordsTitle = (text: string) => (text === '' ? 'Add words' : 'Your words');
export const ifItSucceeds = 'if it succeeds';
export const gainedCount = (count: number) => (count === 0 ? 'Nothing gained' : `${count} gained`);
export const heardBy = (name: string) => `${name} hears`;
export const tellTitle = (telling: string, verdict: string) =>
  telling === 'nothing' ? 'Tell nothing yet' : `Tell: ${verdict}`;
export const andWhatTheyGain = (success: boolean, label: string) => (success ? `${label}, and what they gain` : label);
export const yourWords = 'Your words';
export const whatHappens = (name: string) => `What happens (${name} will read it)`;
export const eventCanAffect = (hints: string) => `An event can affect: ${hints}.`;
/** `success`: null if the Game Master has already overruled the dice. */
export const ruleOtherwise = (success: boolean | null) =>
  success === null ? 'As rolled' : success ? 'Rule a failure' : 'Rule a success';
export const whichNumber = (name: string) => `${name}’s abilities`;
export const callTitle = (name: string) => `Call a test for ${name}`;
export const otherChoice = 'Other…';
export const yourCharacters = 'Your characters act';
export const abilityPrompt = (name: string) => `${name} acts with`;
export const nextTestTitle = (name: string) => `Next on ${name}`;
export const findOrMake = 'Find or make something';
export const testOf = 'Ask for a test of';
export const saveCharactersNote = 'Save your characters as they are now, with damage and growth.';
export const youWillPlay = (name: string) => `You will play ${name}.`;
export const you = 'You';
export const halfState = (secret: boolean) => (secret ? 'hidden half' : 'open half');
export const yourHalf = 'Your half';
export const theirHalf = (playerName: string) => `${playerName}’s half`;
export const notBlank = (nonBlanks: number) => `non-blanks ${nonBlanks}`;
export const theResult = 'The result';
export const diceR = 'dice, R';
export const total = 'total';
export const testQuality = 'test quality';
export const byNumber = 'by number';
export const successOrFailure = (success: boolean) => (success ? 'Success' : 'Failure');
export const byYourRuling = 'by your ruling, which the log records';
export const byCritical = (playerName: string) => `by ${playerName}’s critical`;
export const verdictByRuling = (success: boolean) => (success ? 'Success' : 'Failure');
export const possibleOrNot = (isImpossible: undefined | boolean) => (isImpossible ? 'Possible' : 'Impossible?');
export const theDifficulty = 'The difficulty';
export const youDecide = (what: string) => `${what}: you decide`;
export const difficultyNote =
  'The rules give no number for how hard this is. −2 is a slight handicap, −6 a severe one, 0 none.';
export const difficulty = 'Difficulty';
export const tryTitle = 'Try it';
export const endTitle = 'End it';
export const endItNow = 'End it now?';
export const endNote = 'you can’t play on after that';
export const endAloneNote = 'and see the node';
export const endAlonePrompt = 'End it and see the node?';
export const gameMastersHalf = (gmName: string) => `${gmName}’s half`;
export const theirHalfHiddenUntil = (gmName: string) => `${gmName}’s half, hidden until the end`;
export const rollTitle = (dice: boolean) => (dice ? 'Roll 5f' : 'Continue');
export const theCalledTest = 'The called test';
export const exploitTest = 'Exploit test. ';
export const defenceNote = 'You defend, so a plus helps the attacker. ';
export const calledLine = <T>(exploit: T, defence: T, gmName: string) => rich`${exploit}${defence}${gmName} calls it.`;
export const hiddenTermsNote = 'Hidden modifiers';
export const hiddenUntilTheEnd = (gmName: string) => `hidden by ${gmName} until the end`;
export const knownTermsOnly = <T>(total: T) => rich`Known terms, before the dice ${total}`;
export const fiveDiceOnce = (dice: boolean) => (dice ? 'five dice, once, no rerolls' : 'every roll is 0');
export const thePhonesRoll = 'the phones roll';
export const yourHalfTotal = <T>(total: T) => rich`Your half ${total}`;
export const notBlankOf5 = (nonBlanks: number) => `Non-blanks: ${nonBlanks} of 5.`;
export const aDiceEvent = 'A dice event';
export const decidesWhatYouHear = 'and decides what you hear';
export const theirPhoneIsAway = (away: boolean, name: string, title: string) =>
  away ? `${capital(name)}’s phone is away` : title;
export const awayDetail = (away: boolean, detail: string) => (away ? 'Nothing is lost. It continues here.' : detail);
export const gameTime = 'Game time';
export const gameTimeNow = (spanText: string) => `Game time: ${spanText}`;
export const further = 'Further';
export const clockInputLabel = 'Or set it, in seconds';
export const setTitle = 'Set it';
export const setClockTitle = (spanText: string) => `Set it to ${spanText}`;
export const aNumberOfSeconds = 'a number of seconds, such as 12 or 0.7';
export const youAct = 'You act';
export const leadDetail = (count: number, name: string) =>
  count === 0 ? 'Add a node, or describe how it starts.' : `${name} is waiting for you.`;
export const youSaid = 'You:';
export const saySomething = 'Say something';
export const messageNote = (name: string) => `${name} will read it`;
export const addANode = 'Add a node';
export const toggleDice = (dice: boolean) => (dice ? 'Play without dice' : 'Use dice again');
export const everyRollIsZero = 'every roll is 0';
export const endTheSession = 'End the session';
export const thenRevealDice = 'then you can reveal the dice';
export const theirTurn = (name: string) => `${name}’s turn`;
export const handOverNote = 'hand over';
export const whatBothPhonesRecord = 'both phones record it';
export const sayTitle = 'Say it';
export const nothingToSayYet = 'nothing to say yet';
export const sessionOverOrEnds = (over: boolean) => (over ? 'The session is over' : 'The session ends');
export const youHave = 'You have';
export const mayRevealDice = (gmName: string) => `${gmName} may reveal the dice`;
export const thenThisPhoneChecks = 'then this phone checks them';
export const revealDice = 'Reveal the dice';
export const allYourHalves = 'all your halves, checked by both phones';
export const revealNodes = 'Reveal the nodes';
export const hiddenTermsNodesTallies = 'hidden terms, nodes and tallies';
export const revealDoneTitle = (node: boolean) => (node ? 'Done' : 'Keep the rest hidden');
export const nothingVerified = 'then no test can be verified';
export const theLog = 'The log';
export const everyTestChecked = 'every test, checked';
export const askDetail = (machine: undefined | boolean) =>
  machine ? 'pick a skill' : 'say what you try, or pick a skill';
export const yourTest = 'Your test';
export const whatDoYouTry = 'What do you try?';
export const requestNote = (gmName: string) => `${gmName} will read it`;
export const abilityQuestion = 'With which ability?';
export const askForIt = 'Ask for it';
export const callDecisionNote = (gmName: string) => `${gmName} decides whether to call it`;
export const thisTest = 'This test';
export const whatItIsCalled = 'What it is called';
export const howIsItDone = 'How is it done?';
export const whoActs = 'Who acts?';
export const theActingSideWins = 'The acting side wins ties.';
export const thePlayer = 'The player';
export const theTenDice = 'The ten dice';
export const allRevealed = 'Both halves and all modifiers are revealed.';
export const yourHalfHidden = 'Your half hidden';
export const allOpen = 'All open';
export const termKindName = (kind: string) => (kind === 'modifier' ? 'Circumstances' : 'Ability');
export const termValueName = (kind: string) => (kind === 'modifier' ? 'The modifier' : 'The score');
export const theLimit = 'The limit';
export const typedByYou = 'typed by you';
export const change = (name: string) => `Change ${name}`;
export const aNewTerm = 'A new term';
export const whatIsIt = 'What is it?';
export const termValueLabel = (kind: string) => (kind === 'modifier' ? 'What it adds' : 'Score');
export const howManyAlike = 'How many like this';
export const alike = (count: number) => `${count} like this`;
export const limitOrNothing = 'Limit (optional)';
export const whoIsItFor = 'Who is it for?';
export const everybody = 'Everyone';
export const whoSeesIt = 'Who sees it?';
export const both = 'Both';
export const youAlone = 'Only you';
export const leaveItOut = 'Leave it out';
export const changeOrAdd = (term: boolean) => (term ? 'Change it' : 'Add it');
export const taskTime = 'Task Time';
export const howMuchTime = 'How much of its usual time?';
export const noModifier = (modifier: number) => (modifier === 0 ? 'no modifier' : signed(modifier));
export const timeInputLabel = 'Or another value, such as 0.6';
export const useTitle = 'Use this';
export const typeANumberFirst = 'type a number first';
export const aTest = 'A test';
export const callOnceNote = 'once for all of them';
export const modifier = 'Modifier';
export const opponent = 'Opponent';
export const whoOpposes = 'Who opposes it?';
export const noCharacters = 'You have no characters yet. Make one under “Character sheets and nodes”.';
export const time = (timeText: string) => `Time ${timeText}`;
export const moreAboutThisTest = 'More about this test';
export const call = 'Call';
export const openHidden = (count: number, hidden: number) => `${count} open, ${hidden} hidden`;
export const openTapToHide = (shown: boolean) => (shown ? 'open, tap to hide' : 'hidden, tap to show');
export const theChance = 'The chance';
export const totalLabel = 'Total';
export const chanceOfSuccess = 'Chance of success';
export const theTotal = 'The total';
export const secretTest = 'Secret test';
export const termSum = (result: number, total: number, dice: string) =>
  `${signed(result)} and ${plain(total)}. ${dice}.`;
export const rollInSecret = 'Roll in secret';
export const unnoticedNote = (playerName: string, spare: boolean) =>
  `${playerName} notices nothing until the end. Then the log says that the test’s modifiers weren’t sealed before the roll${spare ? '.' : ', and that this phone rolled alone, because no shared random number was left.'}`;
export const whatFor = 'What for';
export const totalWithoutTheDice = 'Total without the dice';
export const secretRollTitle = (rolled: boolean) => (rolled ? 'Done' : 'Roll all ten');
export const verdictAndLabel = (named: boolean, success: null | boolean, label: string) =>
  named ? `${success ? 'Success' : 'Failure'}, ${label}` : label;
export const quality = (quality: null | number) => (quality === null ? '' : `, quality ${signed(quality)}`);
export const outcomeWithoutTest = (success: null | boolean) =>
  success === null ? 'It doesn’t matter' : success ? 'Success' : 'Failure';
export const hiddenTermName = 'It';
export const whatYouHear = 'What you hear';
export const youGain = 'You gain';
export const gainLabel = (harm: boolean) => (harm ? 'You notice' : 'You gain');
export const account = (levelName: string) => `${levelName} account`;
export const accountUntilLeaving = <T>(name: T) => rich`on ${name}, until you leave it`;
export const noTestYouDecide = 'No test: you decide';
export const wordsFor = (playerName: string) => `Message to ${playerName}`;
export const yourOwnTest = 'Your own test';
export const back = 'Back';
export const noTestDetail = 'no test';
export const noTestEllipsis = 'No test…';
export const youDecideDetail = 'you decide';
export const theTest = 'The test';
export const thePhonesRollTitle = 'The phones roll';
export const playersTurn = (playerName: string) => `${playerName}’s turn`;
export const theirRequestsAppearHere = (playerName: string) => `${playerName}’s requests appear here`;
export const otherPhonesShow = 'other phones show nothing';
export const theirPhoneIsAsked = (playerName: string) => `${playerName}’s phone is asked`;
export const myTurn = 'My turn';
export const wantToActDetail = (want: boolean) => (want ? 'tap to cancel' : 'call a test, add a node, say something');
export const youAskedFor = (request: string) => sentence(`You asked for ${request}`);
export const gameMastersTurn = (gmName: string) => `${gmName}’s turn`;
export const thenYourTurn = (step: string) =>
  step === 'lead' ? 'then it is your turn' : 'and calls a test, or decides';
export const howToAct = 'Act in the node, or with a skill of yours.';
export const ownTest = 'Ask for a test';
export const withAnAbility = 'pick a skill';
export const backToTheNodeOrMatrix = (isInNode: boolean) => (isInNode ? 'Back to the node' : 'To the matrix');
export const youActDetail = 'you act';

const roles = {
  leads: ' You lead.',
  helps: ' You help: your numbers count.',
  attacks: ' You attack.',
  defends: ' You defend, so a plus helps the attacker.',
} as const;

/** Shown on the player's phone. */
export const forSeveral = (joint: Together) =>
  `A test for ${joint.of} of you. You see only your own roll.${'part' in joint ? roles[joint.part] : ''}`;
export const waitingForOthers = (gmName: string) => `${gmName} waits for the others`;
/** Shown on the Game Master's phone, in one player's session. */
export const decidedTogether = (helps: boolean) =>
  `${helps ? 'The leader’s roll decides this test.' : 'Both players’ rolls decide this test.'} Tell it under All, or decide it here.`;
export const notCalledYet = (label: string) => `Not called yet: ${label}.`;
export const notSaidYet = 'They hear you when it’s your turn.';
export const otherHalfOf = (gmName: string) => `${gmName} has the other half`;
export const playersHere = (count: number) => `${count} here`;
export const gmHas = (gmName: string) => `${gmName} has`;
export const withoutATest = (request: string) => `${request}, without a test`;
export const hasTheDice = (playerName: string) => `${playerName} has the dice`;
export const hasYourRequest = (gmName: string) => `${gmName} has your request`;
