import type { Debt } from '../../../peer/match/fold/turn.ts';
import type { View } from '../../../peer/match/match.ts';
import type { StoppedStatus as Status } from '../../../peer/match/status.ts';
import { rich } from '../../rich.ts';
import { capital } from '../capital.ts';
import { counted, listed, nounFor } from '../counted.ts';
import { movesWords } from '../sharedOptions.ts';
import { begun } from '../sides.ts';
import { clockOf } from '../silence.ts';
import { owedWords } from '../status.ts';
import type { Row } from './play.ts';

/** Why a button is disabled at first. No longer than the text that replaces it, to avoid a layout shift. */
export const AFTER_CHECK = 'after the check';

export function whatIsMissing(opponentName: string, owed: Debt): string {
  if (owed.type === 'HEAD')
    return `Your phone restarted and may have lost the last entries it wrote. Before it writes entry ${owed.seq}, ${opponentName}’s phone has to sign how long the log is. That signature hasn’t arrived yet.`;
  const what = owed.byItself
    ? `${opponentName} owes ${owedWords(owed)}, entry ${owed.seq}.`
    : `${opponentName}’s turn.`;
  return `${what} Your game is safe.`;
}

/** Example: "Paused by both of you"; undefined if not paused. */
export function pausedWords({ mine, theirs }: View<unknown>['paused'], opponentName: string): string | undefined {
  if (mine && theirs) return 'Paused by both of you';
  if (mine) return 'Paused by you';
  return theirs ? `Paused by ${opponentName}` : undefined;
}

export function stoppedTitle({ seat, why }: Status, whose: (of: 0 | 1) => string): string {
  if (seat !== null) return `Stopped: ${whose(seat)} phone is at fault`;
  if (why === 'charge') return 'Stopped: an entry is disputed';
  if (why === 'terms') return 'These two phones can’t play each other';
  return why === 'store' ? 'Stopped: this phone can’t continue' : 'Stopped: nobody can tell whose fault it is';
}

export const takeBack = 'Take back';
export const close = 'Close';
export const takeBackQuestion = (count: number) => `Take back ${movesWords(count)}?`;
export const howFar = 'How far?';
export const ask = (opponentName: string) => `Ask ${opponentName}`;
export const offerStands = 'it stands until one of you moves';
export const leaveAsIs = 'Leave it as it is';
export const thisWillBeUndone = 'This will be undone';
export const ownersNoun = (yours: boolean, name: string) => (yours ? 'Your' : `${begun(name)}’s`);
export const pointsChange = (from: number, to: number) => `${from} to ${to}`;
export const whatWasLearned = 'What was learned since then';
export const takeBackNote = 'The record keeps both the moves and the take-back.';
export const answer = 'Answer';
export const askLine = (by: string, question: string) => `${by} asks: ${question}`;
export const seesThatYouDecline = (by: string) => `${by} sees that you decline`;
export const drawNote = 'Then nobody wins. The offer stands until one of you moves.';
export const fixNote = 'For when the app gets a rule wrong. Nothing changes unless you agree.';
export const agreeToADraw = 'Agree to a draw?';
export const fix = (text: string) => `Fix: ${text}?`;
export const bothTablesChange = 'both tables change';
export const nobodyWins = 'nobody wins';
export const tablesGoBack = (first: undefined | string) =>
  first ? `both tables go back to before: ${first}` : 'both tables go back';
export const dealing = 'Dealing';
export const dealingNote = 'Both phones shuffle both decks together, so neither can stack them.';
export const packsDealingNote = 'Both phones deal the packs together, so neither can choose them.';
export const theirPhoneIsAway = (opponentName: string) =>
  `${opponentName}’s phone is away. Dealing continues as soon as it is back.`;
export const beforeDealing = (begun: boolean) => (begun ? '' : ' before any cards were dealt');
export const home = 'Home';
export const theGameIsSaved = 'the game is saved';
export const removeTheGame = 'Remove the game';
export const nothingDealtNote = 'no cards have been dealt, so nobody has lost';
export const removeTheGameQuestion = 'Remove the game?';
export const removalNote = 'You can’t get it back. No cards have been dealt, so nobody has lost.';
export const keepTitle = 'Keep it';
export const removeTitle = 'Remove it';
export const afterAbsence = (limitMs: null | number) =>
  limitMs === null ? 'after a long absence' : `after ${clockOf(limitMs)} away`;
export const winnerName = (yours: boolean, name: string) => (yours ? 'You' : begun(name));
export const gameOverTitle = 'The game is over';
export const checkingNote = 'Both phones are checking the game.';
export const noWinner = (by: string) => (by === 'agreement' ? 'a draw' : 'nobody wins');
export const theSessionIsClosed = 'The session is closed';
export const nobodyIsBlamed = 'One of you closed it alone. Nobody is blamed.';
export const whatWasNotRevealed = 'Anything not revealed is not verified.';
export const conceded = (who: string) => `${who} conceded`;
export const withinLimit = (limitMs: number) => ` within ${clockOf(limitMs)}`;
export const absenceReason = (who: string, owedWords: string, silent: string) =>
  `${who} owed ${owedWords}, which didn’t arrive${silent}`;
export const mutualClaimNote = (name: string) => `${begun(name)} says the same about you, so nobody has won.`;
export const notVerified = 'Not verified';
export const decidedNotYetVerified = 'Decided, not yet verified';
export const resultByRules = (by: string, how: string, wins: string) =>
  by === 'agreement' ? how : `By the rules, ${wins}. ${how}`;
export const phoneAtFault = (yours: boolean, name: string) =>
  yours ? 'Your phone was at fault: ' : `${begun(name)}’s phone was at fault: `;
export const entry = (whose: string, seq: number, faultWords: string) => `${whose}entry ${seq}, ${faultWords}.`;
export const verifiedNote = 'Verified: every shuffle, draw, bid and hidden card was played fairly.';
export const fileProofNote = 'Anyone can check this from the file, which contains both seeds.';
export const checkingThePacks = 'Checking the packs…';
/** `whose`: null for the player's own. `game`: null for a pool, otherwise the game in which the deck was played. */
export const poolCards = (whose: string | null, game: number | null, cards: number) =>
  `${game === null ? '' : `Game ${game}: `}${whose === null ? (game === null ? 'Your' : 'your') : `${whose}’s`} ${game === null ? 'pool' : 'deck'}, ${cards} cards`;
export function cardsListed(titles: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const title of titles.toSorted()) counts.set(title, (counts.get(title) ?? 0) + 1);
  return [...counts].map(([title, count]) => (count === 1 ? title : `${count} ${title}`)).join(', ');
}
export const decidedProvisionally =
  'Decided by what you both saw. Both decks stay secret until the match ends. Then all its games are verified together.';
export const theGameHasEnded = 'The game has ended';
export const youRevealedYourSeed = 'You revealed your seed';
export const entrySigned = (seq: number) => `entry ${seq}, signed`;
export const ownDebt = (owedWords: string) => `You owe ${owedWords}`;
export const owes = (opponentName: string, owedWords: string) => `${opponentName} owes ${owedWords}`;
export const entrySentOnConnect = (seq: number) => `entry ${seq}. It is sent as soon as the phones connect.`;
export const debtReason = (type: string, seq: number) =>
  `${type === 'HEAD' ? 'your phone restarted and needs it before it writes ' : ''}entry ${seq}. Your phone keeps asking for it.${type === 'SEED' ? ' Every shuffle, draw and bid came from that seed.' : ''}`;
export const thenBothPhonesCheck = 'Then both phones check the game';
export const auditScope = 'Every shuffle, draw, bid and hidden card. Until then, nobody has won.';
export const auditPendingNote = (done: undefined | boolean, later: undefined | boolean) =>
  done ? ', done' : later ? ', later' : ', missing';
export const claimTheGame = 'Claim the game';
export const fileClaim = (fileSays: string) => `the file says ${fileSays}`;
export const claimCountdown = <T>(clock: T) => rich`possible in ${clock}`;
export const claimNote = (overdue: boolean, name: string) =>
  overdue
    ? 'You win if you claim the game, but the win is not verified. If the missing data arrives later, the claim is void.'
    : `If ${name} doesn’t answer, you can claim the game. Your game is safe while you wait.`;
export const fileEvidence = (fileSays: string) => `The file says that ${fileSays} and that you waited. `;
export const filesProveNoAbsence = <T>(part: T, opponentName: string) =>
  rich`${part}No file can prove that someone didn’t answer. If ${opponentName} answers later, the game picks up where it left off.`;
export const replay = 'Replay';
export const replayDetail = (isFoul: boolean) => (isFoul ? 'up to the first wrong entry' : 'both hands open');
export const saveTheGame = 'Save the game';
export const saveDetail = (isUndecided: boolean) => (isUndecided ? 'as it stands' : 'anyone can check it');
export const keepWaitingNote = 'the game keeps waiting';
export const lookAtTheTable = 'Look at the table';
export const backNotice = (opponentName: string) => `${opponentName} is back`;
export const continueLabel = 'Continue';
export const missingHasArrived = 'what was missing has arrived';
export const whatNow = 'What now?';
export const offlineTitle = 'Your phone is offline.';
export const awayTimer = <T>(opponentName: string, clock: T) => rich`${opponentName} is away: ${clock}`;
export const concedeTheGame = (mayWin: boolean) => (mayWin ? 'Concede the game?' : 'Close the session alone?');
export const concessionNote = (mayClaim: boolean, opponentName: string) =>
  mayClaim
    ? `${opponentName} wins, and the game is over.`
    : 'The session is over for both of you. Nobody is blamed. Anything not revealed counts as “not verified”.';
export const concede = (mayWin: boolean) => (mayWin ? 'Concede' : 'Close alone');
export const wait = 'Wait';
export const offlineOrSilent = (unlinked: boolean, opponentName: string) =>
  unlinked ? 'Your phone is offline' : `${opponentName}’s phone isn’t answering`;
export const offlineNote = (opponentName: string) =>
  `You can’t tell whether ${opponentName} is there until your phone is back online. Your game is safe, and nothing counts against ${opponentName}.`;
export const continuesOnArrival = 'the game continues when it arrives';
export const pauseUntilAnotherDay = 'Pause until another day';
export const claimAndEvidence = (claim: string, fileSays: string) => `${claim} The file says that ${fileSays}.`;
export const agreedLimit = (limitMs: number) => ` You agreed on a limit of ${clockOf(limitMs)}.`;
export const claimIsNotVerified = <T>(part: T) =>
  rich`A claimed win is not verified. If the missing data arrives later, the claim is void and the game continues.${part}`;
export const offerADraw = 'Offer a draw';
export const offered = (what: undefined | string, draw: string) => (what === 'draw' ? 'offered' : draw);
export const gameGoneThere = (opponentName: string) => `${opponentName}’s phone no longer has this game.`;
export const refusesEntry = (opponentName: string, refuses: number) =>
  `${opponentName}’s phone refuses entry ${refuses} without a valid reason. The entry counts, and it’s ${opponentName}’s move.`;
export const stillThereQuestion = 'Are you still there?';
export const stillThereNote = (opponentName: string) =>
  `${opponentName} asks. Once you have answered, take all the time you like.`;
export const imHere = 'I’m here';
export const pauseQuestion = 'Pause until another day?';
export const continuesWithBoth = 'it continues when you are both here';
export const theGameContinues = 'the game continues';
export const pauseNote = 'Both phones save the game, and the clock stops.';
export const continuesWithBothSentence = ' It continues when you are both here.';
export const pairByCamera = 'Pair by camera';
export const otherPhoneAway = 'The other phone is away.';
export const findTheOtherPhone = 'Find the other phone';
export const dealingWaitingForTap = (theirs: boolean, opponentName: string) =>
  theirs ? 'Dealing…' : `Waiting for ${opponentName}. Tap to withdraw.`;
export const keptSide = (seat: string) => `you stay the ${seat}`;
export const otherDeck = 'Change deck';
export const rematchSuffix = 'for the rematch';
export const endTheMatch = 'End the match';
export const endMatchNote = 'both decks are revealed and all games verified';
export const yourDecks = 'Your decks';
export const deckSide = (seat: string) => `As the ${seat}`;
export const done = 'Done';
export const updateBothNote = (what: string) =>
  `${what} Close Meatspace on both phones and open it again, so that both have the newest version. Then the match continues.`;
export const awayOrAskedLater = (met: boolean, opponentName: string) =>
  met ? `${opponentName}’s phone is away.` : `${opponentName} will be asked when their phone is back.`;
export const wantsARematch = (opponentName: string, swapped: boolean) =>
  `${opponentName} wants a rematch with ${swapped ? 'sides swapped' : 'the same sides'}.`;
export const declined = (refused: boolean, opponentName: string) => (refused ? `${opponentName} declined.` : '');
export const matchEven = 'A draw so far.';
export const matchLead = (yours: boolean, name: string) => (yours ? 'You lead' : `${begun(name)} leads`);
export const matchTitle = 'The match so far';
export const pointsBehind = <T>(points: T) => rich` You ${points}`;
export const gameByGame = 'Game by game';
export const waitingSince = <T>(opponentName: string, elapsed: T) => rich`Waiting for ${opponentName} · ${elapsed}`;
export const mayHaveAgreedAlready = (opponentName: string) => `${opponentName} may have agreed already`;
export const withdraw = 'Withdraw';
export const entryNoun = 'entry';
export const signedMark = <T>(emblem: T, mark: string) => rich`${emblem} signed ${mark}`;
export const gameWinner = (yours: boolean, name: string) =>
  yours ? 'You win this game' : `${begun(name)} wins this game`;
export const saveTheFile = 'Save the file';
export const withTheEvidence = 'includes the evidence';
export const abandonedNote = 'the game stays on this phone';
export const evidenceCarries = (why: string) => (why === 'fork' ? 'both entries carry' : 'the entry carries');
export const proven = 'Proven:';
export const seedsNote = 'both seeds are revealed, and they decide.';
export const signature = (signature: string, whose: string) => `${signature} ${whose} signature.`;
export const proofLine = <Word>(label: Word, what: string) => rich`${label} ${what} Anyone can check it from the file.`;
export const notProven = 'Not proven:';
export const whoHeldThePhone = <T>(label: T) => rich`${label} who held the phone, and whether it was on purpose.`;
export const seedsCheckedNote = 'Both seeds are revealed, so the rest of the game was checked too.';
export const stillOwed = (seeds: readonly string[], includesOwn: boolean) =>
  `${listed(seeds)} ${seeds.length === 1 ? 'is' : 'are'} still owed. Then the rest of the game can be checked too.${includesOwn ? ' This phone sends its own as soon as the phones connect.' : ''}`;
export const matchWith = (name: string) => `Match with ${name}`;
export const secretDecksNote = ' Decks stay secret until the match ends. Results are provisional until then.';
export const continueTitle = (going: boolean, count: number) => (going ? `Continue with game ${count}` : 'Continue');
export const saveTheMatch = 'Save the match';
export const matchFileNote = 'one file, signed: anyone can check it';
export const pointsOfTheMatch = (leads: boolean) => ` match points${leads ? ', in the lead' : ''}`;
export const standingsPlayer = (yours: boolean, who: string, seat: string) =>
  `${yours ? 'You' : begun(who)}, the ${seat}: `;
export const pointsVerb = 'gives ';
export const verifiedMark = 'verified: ';
export const inProgress = (turn: number, seat: string) => `In progress, turn ${turn}: you are the ${seat}`;
export const nobodyWon = 'Nobody won';
export const gameWon = (yours: boolean, name: string) => (yours ? 'You won' : `${begun(name)} won`);
export const savedFromGame = (missing: number) =>
  `Saved from game ${missing} on. Earlier games are no longer on this phone.`;
export const whatCanIDo = (opponentName: string) => `What can I do while waiting for ${opponentName}?`;
export const waitingFor = (opponentName: string) => `Waiting for ${opponentName}`;
export const thinkingTimer = <T>(opponentName: string, elapsed: T) =>
  rich`${opponentName} has been thinking for ${elapsed}. Both phones are connected.`;
export const askedIfStillThere = <T>(clock: T, limitMs: number) =>
  rich`Asked “Are you still there?”: ${clock} of ${clockOf(limitMs)}`;
export const keepWaiting = 'Keep waiting';
export const nudge = (opponentName: string) => `Nudge ${opponentName}`;
export const stillThereRequest = (mayClaim: undefined | boolean, limitMs: number) =>
  `asks “Are you still there?”${mayClaim ? ` If there’s no answer within ${clockOf(limitMs)}, you can claim the game` : ''}`;
export const alreadyAsked = 'already asked';
export const pauseDetail = 'both phones save the game';
export const offerCondition = (opponentName: string) => `if ${opponentName} accepts`;
export const alreadyOffered = 'already offered';
export const withName = (name: string) => `With ${name}`;
export const rulesChangedNote = <T>(rules: T, now: string) =>
  rich`That game was played with ${rules}. The next game uses this version’s ${now}. Earlier results still count.`;
export const continuesInMemory = (what: string) =>
  `${what} The game continues in memory and is saved as soon as possible. Keep this page open.`;
export const keyNotSavedNote =
  'This phone can’t save its key right now. This game ends when you close this page, so keep it open.';
export const withdrawn = (opponentName: string) => `Withdrawn. If ${opponentName} accepted it first, it counts.`;
export const takeBackEllipsis = 'Take back…';
export const fixTheTableEllipsis = 'Fix the table…';
export const theMatch = 'The match';
export const tableStaysTogether =
  'A table with several players can’t move. End the sessions with all players but one, then move the last one.';
export const moveGameTitle = 'Move this game to another phone';
export const movedToAnotherPhone = (opponentName: string) => `${opponentName} is now playing on another phone.`;
export const howItEnded = 'How it ended';
export const gameOverSentence = 'The game is over.';
export const waitingForElapsed = <T>(opponentName: string, thinks: T) => rich`Waiting for ${opponentName} ${thinks}`;

/** After two games, a match is even only if the sides were swapped. */
export function sidesWords(rows: readonly Row[]): string {
  if (rows.some(({ seat }, at) => seat === rows[at - 1]?.seat)) return '';
  return rows.filter(({ played }) => played !== null).length % 2 === 0
    ? 'Sides swap after each game.'
    : 'Sides swap after each game, so play two.';
}

export const theTable = 'the table';
export const hasLeft = (opponentName: string, suffix: string) => `${opponentName} has left${suffix}.`;
export const playerName = (yours: boolean, name: string) => (yours ? 'you' : name);
export const winVerb = (yours: boolean) => (yours ? 'win' : 'wins');
export const hasLeftTheGame = (opponentName: string) =>
  `${opponentName} has left. You can find the game on the home screen.`;
export const game = (n: number) => counted(n, 'game');
export const hasClaimedTheGame = (opponentName: string) =>
  `${opponentName} has claimed the game because nothing arrived from this phone. Your next move cancels the claim.`;
export const possessiveInside = (yours: boolean, name: string) => (yours ? 'your' : `${name}’s`);
export const seed = (text: string) => `${capital(text)} seed`;
export const point = (n: number) => nounFor(n, 'point');

export const kinds = { count: 'A count', place: 'A place', state: 'A card’s state' } as const;
export const sayWhatIsWrong = 'say what is wrong first';
export const fixTheTable = 'Fix the table';
export const fixTableNote =
  'For when the app gets a rule wrong. If you both agree, the table changes and the game continues.';
export const whatIsWrong = 'What is wrong?';
export const theRecordWillSay = 'The record will say';
export const correctedByBoth = 'Fixed by agreement:';
export const which = 'Which?';
export const currentValue = (now: number) => `currently ${now}`;
export const removeOne = (named: string) => `Remove one: ${named}`;
export const addOne = (named: string) => `Add one: ${named}`;
export const noVisibleCard = 'No such card is visible to both of you.';
export const possessive = (yours: boolean, name: string) => (yours ? 'Your' : `${begun(name)}’s`);

export const whichGame = 'Which game?';
export const theHostChooses = 'The host chooses.';
